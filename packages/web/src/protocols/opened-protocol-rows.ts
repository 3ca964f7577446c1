import type { Day } from '@vicino/domain/days/day.ts'
import type { OpenedProtocol } from '@vicino/domain/protocols/opened-protocol.ts'
import { houseText } from '../i18n/house-text.ts'
import { showDay } from '../ui/fields/read-day.ts'
import type { ShownField } from '../ui/sheets/merge-sides.ts'
import { calendarWords } from './protocol-words.ts'
import { dotted } from '../i18n/dotted.ts'

/** What of a client's protocol changes while it is open; a day may still be missing in a form. */
export type OpenedProtocolShown = Pick<OpenedProtocol, 'steps'> & {
  responsible: { name: string }
  starts_on: Day | null
  evaluate_on: Day | null
}

/** It with what it says, in the order of the form. */
export const openedProtocolRows: readonly ShownField<OpenedProtocolShown>[] = [
  { field: 'responsible', label: 'Responsabile', words: ({ responsible }) => responsible.name },
  { field: 'starts_on', label: 'Cominciato il', words: ({ starts_on }) => showDay(starts_on ?? '') },
  {
    field: 'evaluate_on',
    label: 'Prossima valutazione',
    words: ({ evaluate_on }) => showDay(evaluate_on ?? ''),
  },
  {
    field: 'steps',
    label: 'Passi',
    words: ({ steps }, t) =>
      dotted(
        steps.map(step =>
          [houseText(step.text, t), houseText(step.rhythm, t), calendarWords(step, t)]
            .filter(Boolean)
            .join(', '),
        ),
      ),
  },
]
