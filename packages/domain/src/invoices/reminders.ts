import * as z from 'zod/mini'
import type { Day } from '../days/day.ts'

/** An invoice is reminded of at most so often. */
export const lastReminder = 3

export const ReminderLevel = z.int().check(z.minimum(1), z.maximum(lastReminder))

/**
 * What became of a reminder that somebody wanted to write. `again`: it was written before, on the very day; all others
 * but `written` say why it was not.
 */
export const reminderOutcomes = [
  { value: 'written', label: 'Richiamata' },
  { value: 'again', label: 'Era già registrato' },
  { value: 'settled', label: 'Non c’è più nulla da richiamare' },
  { value: 'not_due', label: 'Il termine non è ancora scaduto' },
  { value: 'same_day', label: 'Al massimo un richiamo al giorno' },
  { value: 'out_of_turn', label: 'Non è il prossimo richiamo' },
] as const
export const ReminderOutcome = z.enum(reminderOutcomes.map(({ value }) => value))
export type ReminderOutcome = z.infer<typeof ReminderOutcome>

/** What a reminder is weighed by: what is open, in Rappen, until when it was to be paid, and which were written already, the first first. */
export type Remindable = {
  isStanding: boolean
  open: number
  dueOn: Day
  reminders: readonly { level: number; date: Day }[]
}

/** Whether a reminder of that level may be written on a day. */
export function reminderOutcome(
  { isStanding, open, dueOn, reminders }: Remindable,
  { level, date }: { level: number; date: Day },
): ReminderOutcome {
  if (reminders.some(one => one.level === level && one.date === date)) return 'again'
  if (!isStanding || open <= 0) return 'settled'
  if (date <= dueOn) return 'not_due'
  const last = reminders.at(-1)
  if (level !== (last?.level ?? 0) + 1) return 'out_of_turn'
  return last && date <= last.date ? 'same_day' : 'written'
}
