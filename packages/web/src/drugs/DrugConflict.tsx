import { formatIn } from '@vicino/domain/days/format.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { useTranslation } from 'react-i18next'
import { changedFields } from '../drafts/changed-fields.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { ConflictView } from '../ui/sheets/ConflictView.tsx'
import { mergeSides } from '../ui/sheets/merge-sides.ts'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import { drugFields } from './drug-fields.ts'
import { type DrugValues, valuesOf } from './drug-values.ts'

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
  const other = valuesOf(theirs)
  const changed = changedFields(other, mine)
  const differing = drugFields.filter(({ field }) => field in changed)
  return (
    <Sheet open onClose={onCancel} title={t('Due versioni di questo farmaco')} dismissible={!busy}>
      <ConflictView
        by={theirs.author.name}
        at={formatIn(spokenLanguage()).instant(theirs.written_at)}
        busy={busy}
        fields={differing.map(({ field, label, words }) => ({
          id: field,
          label: t(label),
          mine: words(mine, t),
          theirs: words(other, t),
        }))}
        onCancel={onCancel}
        onResolve={choices => onResolve(mergeSides(mine, other, choices))}
      />
    </Sheet>
  )
}
