import { type FocusStatus, focusStatuses } from '@vicino/domain/focus/focus.ts'
import { type NoteFields, noteParts } from '@vicino/domain/focus/note.ts'
import type { ShownField } from '../ui/sheets/merge-sides.ts'

type HandedNote = NoteFields & { handover: boolean }

/** The parts of a note with their labels, in the order in which they are written. */
export const noteFields: readonly ShownField<HandedNote>[] = [
  ...noteParts.map(
    ({ value, label }): ShownField<HandedNote> => ({
      field: value,
      label,
      words: note => note[value],
    }),
  ),
  {
    field: 'readings',
    label: 'Valori allegati',
    words: ({ readings }) => (readings.length > 0 ? String(readings.length) : ''),
  },
  {
    field: 'handover',
    label: 'In consegna',
    words: ({ handover }, t) => (handover ? t('Sì') : t('No')),
  },
]

type FocusWords = HandedNote & { focus: string }

/** What is corrected of a focus: its title and the note that opened it. */
export const focusFields: readonly ShownField<FocusWords>[] = [
  { field: 'focus', label: 'Focus', words: ({ focus }) => focus },
  ...noteFields,
]

export const statusLabel = (status: FocusStatus): string =>
  focusStatuses.find(({ value }) => value === status)!.label

const statusNews: Record<FocusStatus, { label: string }> = {
  open: { label: 'Focus riaperto' },
  closed: { label: 'Focus chiuso' },
}

type StatusNow = { status: FocusStatus }

/** A focus that was closed or opened again was not corrected. */
export const toldOfFocus = (version: StatusNow, before: StatusNow): { label: string } | null =>
  version.status === before.status ? null : statusNews[version.status]

/** What the history of a focus tells: also when it was closed and opened again. */
export const historyFields: readonly ShownField<FocusWords & { status: FocusStatus }>[] = [
  ...focusFields,
  { field: 'status', label: 'Stato', words: ({ status }, t) => t(statusLabel(status)) },
]
