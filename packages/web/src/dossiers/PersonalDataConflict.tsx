import type { PersonalData } from '@vicino/domain/dossiers/personal-data.ts'
import { useTranslation } from 'react-i18next'
import { ConflictView } from '../ui/sheets/ConflictView.tsx'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import { type ClientValues, valuesOfClient } from './client-values.ts'
import { clientWords } from './client-words.ts'

type Props = {
  mine: ClientValues
  theirs: PersonalData
  busy: boolean
  onResolve: (values: ClientValues) => void
  onCancel: () => void
}

/** Two people changed the same client: what differs is shown side by side, and nothing is chosen beforehand. */
export function PersonalDataConflict({ mine, theirs, busy, onResolve, onCancel }: Props) {
  const { t } = useTranslation()
  const other = valuesOfClient(theirs, theirs.version)
  const differing = clientWords.filter(({ words }) => words(mine, t) !== words(other, t))
  return (
    <Sheet open onClose={onCancel} title={t('Due versioni di questi dati')} dismissible={!busy}>
      <ConflictView
        by={t("Un'altra persona")}
        at={null}
        busy={busy}
        fields={differing.map(({ field, label, words }) => ({
          id: field,
          label: t(label),
          mine: words(mine, t),
          theirs: words(other, t),
        }))}
        onCancel={onCancel}
        onResolve={choices => {
          const kept: Partial<ClientValues> = Object.fromEntries(
            differing
              .filter(({ field }) => choices[field] === 'mine')
              .map(({ field }) => [field, mine[field]]),
          )
          onResolve({ ...other, ...kept })
        }}
      />
    </Sheet>
  )
}
