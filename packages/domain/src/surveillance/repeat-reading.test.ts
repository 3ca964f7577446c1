import { expect, test } from 'vitest'
import { instantsOf, minutesAfter } from '../days/instant.ts'
import { completeTask } from '../tasks/written-task.ts'
import { WholeTask } from '../tasks/task.ts'
import { repeatReading } from './repeat-reading.ts'

test.each([
  ['within the day', '2026-11-20T09:10:30.000Z', 30, ['2026-11-20', '10:40', '2026-11-20', '10:55']],
  ['over midnight', '2026-11-20T22:40:00.000Z', 15, ['2026-11-20', '23:55', '2026-11-21', '00:10']],
  [
    'in the hour that comes twice',
    '2026-10-25T00:50:00.000Z',
    60,
    ['2026-10-25', '02:50', '2026-10-25', '03:05'],
  ],
  [
    'in the hour that is left out',
    '2026-03-29T00:50:00.000Z',
    15,
    ['2026-03-29', '03:05', '2026-03-29', '03:20'],
  ],
  [
    'up to the hour that is left out',
    '2027-03-28T00:20:00.000Z',
    30,
    ['2027-03-28', '01:50', '2027-03-28', '03:05'],
  ],
  [
    'over the hour that is left out',
    '2027-03-28T00:30:00.000Z',
    60,
    ['2027-03-28', '03:30', '2027-03-28', '03:45'],
  ],
])('a repeat is planned %s as a task that may stand', (_when, now, minutes, planned) => {
  const repeat = repeatReading(now, minutes)
  expect([repeat.date, repeat.start_time, repeat.end_date, repeat.end_time]).toEqual(planned)
  // The clock of a task has no seconds, and where the day has it twice it is both.
  const [toTheMinute] = minutesAfter(now, minutes).split(/(?<=:\d\d):/)
  expect(instantsOf(repeat.date, repeat.start_time)).toContain(`${toTheMinute}:00.000Z`)
  const author = '01a1fc0a-5a3b-7006-9c68-eb853133fd19'
  expect(WholeTask.safeParse(completeTask({ ...repeat, title: 'Ripetere' }, author)).error).toBeUndefined()
})
