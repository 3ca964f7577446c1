import { getCollaborators } from '@vicino/domain/businesses/collaborators.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'

type Props = { operatorId: Id | undefined; onChange: (operatorId: Id | undefined) => void }

/** As many colleagues as one page of the list holds; their order is their names'. */
const most = 100

/** Whose tasks are shown: everybody's or one operator's. */
export function OperatorFilter({ operatorId, onChange }: Props) {
  const { t } = useTranslation()
  const { data } = useRead(getCollaborators, { query: { limit: most } })
  const options = data?.items.map(({ userId, name }) => ({ value: userId, label: name })) ?? []
  return (
    <SelectField
      label={t('Operatore')}
      options={options}
      emptyLabel={t('Tutti gli operatori')}
      value={operatorId ?? null}
      onChange={chosen => onChange(chosen ?? undefined)}
    />
  )
}
