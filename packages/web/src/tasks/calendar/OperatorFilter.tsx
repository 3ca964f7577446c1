import type { Id } from '@vicino/domain/wire/id.ts'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { useColleagues } from '../use-colleagues.ts'

type Props = { operatorId: Id | undefined; onChange: (operatorId: Id | undefined) => void }

/** Whose tasks are shown: everybody's or one operator's. */
export function OperatorFilter({ operatorId, onChange }: Props) {
  const { t } = useTranslation()
  const { colleagues = [] } = useColleagues()
  const options = colleagues.map(({ userId, name }) => ({ value: userId, label: name }))
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
