import { formatIn } from '@vicino/domain/days/format.ts'
import { doseWords } from '../../drugs/dose-words.ts'
import { measuredWords } from '../../drugs/hold-words.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import type { ShownField } from '../../ui/sheets/merge-sides.ts'
import { effectLabel, oldPatchTold, statusLabel } from '../administration-words.ts'
import type { CorrectionValues } from './administration-values.ts'

/** The fields as a record or a form has them. */
type Shown = Omit<CorrectionValues, 'version' | 'confirm' | 'handover_to'>

const format = () => formatIn(spokenLanguage())

/** The fields of a dose, with what they say; empty where nothing was written. */
export const administrationFields: readonly ShownField<Shown>[] = [
  { field: 'status', label: 'Esito', words: ({ status }, t) => t(statusLabel(status)) },
  {
    field: 'dose',
    label: 'Dose',
    words: ({ dose, drug }, t) => (dose === null ? '' : doseWords(dose, drug, t)),
  },
  {
    field: 'given_at',
    label: 'Ora',
    words: ({ given_at }) => (given_at === null ? '' : format().instant(given_at)),
  },
  { field: 'status_reason', label: 'Motivo', words: ({ status_reason }) => status_reason },
  { field: 'measured', label: 'Misurato', words: ({ measured }, t) => measuredWords(measured, t) },
  { field: 'site', label: 'Dove', words: ({ site }) => site },
  {
    field: 'change_on',
    label: 'Da cambiare il',
    words: ({ change_on }) => (change_on === null ? '' : format().day(change_on)),
  },
  {
    field: 'old_patch',
    label: 'Cerotto precedente',
    words: ({ old_patch }, t) => (old_patch === null ? '' : t(oldPatchTold(old_patch))),
  },
  {
    field: 'old_patch_note',
    label: 'Perché non è stato tolto',
    words: ({ old_patch_note }) => old_patch_note,
  },
  { field: 'second_person', label: 'Seconda persona', words: ({ second_person }) => second_person },
  {
    field: 'remaining',
    label: 'Rimangono',
    words: ({ remaining, drug }, t) => (remaining === null ? '' : doseWords(remaining, drug, t)),
  },
  {
    field: 'effect',
    label: 'Effetto',
    words: ({ effect }, t) => (effect === null ? '' : t(effectLabel(effect))),
  },
  { field: 'effect_note', label: "Note sull'effetto", words: ({ effect_note }) => effect_note },
  { field: 'note', label: 'Osservazioni', words: ({ note }) => note },
  { field: 'from_paper', label: 'Da carta', words: ({ from_paper }, t) => (from_paper ? t('Sì') : '') },
  {
    field: 'handover',
    label: 'In consegna',
    words: ({ handover }, t) => (handover ? t('Sì') : ''),
  },
]
