import { formatIn } from '@vicino/domain/days/format.ts'
import { type Drug, fieldsOfDrug } from '@vicino/domain/drugs/drug.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { ConflictView } from '../ui/ConflictView.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import type { DrugValues } from './drug-values.ts'
import { fieldWords, fieldLabels } from './drug-fields.ts'

type Props = {
  mine: DrugValues
  theirs: Drug
  busy: boolean
  onResolve: (values: DrugValues) => void
  onCancel: () => void
}

/** Two nurses corrected the same drug: what differs is shown side by side, and nothing is chosen beforehand. */
export function DrugConflict({ mine, theirs, busy, onResolve, onCancel }: Props) {
  const { t } = useTranslation()
  const other: DrugValues = fieldsOfDrug(theirs)
  const differing = fieldLabels.filter(
    ({ field }) => JSON.stringify(mine[field]) !== JSON.stringify(other[field]),
  )
  return (
    <Sheet open onClose={onCancel} title={t('Due versioni di questo farmaco')} dismissible={!busy}>
      <ConflictView
        by={theirs.author.name}
        at={formatIn(spokenLanguage()).instant(theirs.written_at)}
        busy={busy}
        fields={differing.map(({ field, label }) => ({
          id: field,
          label: t(label),
          mine: fieldWords(field, mine, t),
          theirs: fieldWords(field, other, t),
        }))}
        onCancel={onCancel}
        onResolve={choices => {
          const kept = differing
            .filter(({ field }) => choices[field] === 'mine')
            .map(({ field }) => [field, mine[field]])
          onResolve({ ...other, ...Object.fromEntries(kept) })
        }}
      />
    </Sheet>
  )
}
