import { describe, expect, it } from 'vitest'
import { type Remindable, reminderOutcome } from './reminders.ts'

const owed = (more: Partial<Remindable> = {}): Remindable => ({
  isStanding: true,
  open: 2625,
  dueOn: '2026-10-31',
  reminders: [],
  ...more,
})
const first = { level: 1, date: '2026-11-10' }

describe('a reminder', () => {
  it.each<[string, Partial<Remindable>, { level: number; date: string }, string]>([
    ['after the term', {}, { level: 1, date: '2026-11-01' }, 'written'],
    ['on the last day of the term', {}, { level: 1, date: '2026-10-31' }, 'not_due'],
    ['of what is paid', { open: 0 }, first, 'settled'],
    ['of what was paid too much', { open: -5 }, first, 'settled'],
    ['of what is cancelled', { isStanding: false }, first, 'settled'],
    ['that comes again', { reminders: [first] }, first, 'again'],
    ['that comes again of what was paid since', { open: 0, reminders: [first] }, first, 'again'],
    [
      'of the same level on another day',
      { reminders: [first] },
      { level: 1, date: '2026-11-12' },
      'out_of_turn',
    ],
    [
      'of the next level on the same day',
      { reminders: [first] },
      { level: 2, date: '2026-11-10' },
      'same_day',
    ],
    ['of the next level before', { reminders: [first] }, { level: 2, date: '2026-11-09' }, 'same_day'],
    ['of the next level the day after', { reminders: [first] }, { level: 2, date: '2026-11-11' }, 'written'],
    ['that leaves one out', {}, { level: 2, date: '2026-11-11' }, 'out_of_turn'],
  ])('%s', (_, standing, wanted, outcome) => {
    expect(reminderOutcome(owed(standing), wanted)).toBe(outcome)
  })
})
