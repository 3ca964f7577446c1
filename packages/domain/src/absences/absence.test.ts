import { describe, expect, it } from 'vitest'
import { AbsenceFields, absenceRules, taskOfAbsence } from './absence.ts'

const some: AbsenceFields = {
  operatorId: '01a1fc0a-5a3b-7006-9c68-eb853133fd18',
  kind: 'absence',
  date: '2026-11-20',
  end_date: '2026-11-22',
  full_day: true,
  start_time: null,
  end_time: null,
}
const schema = AbsenceFields.check(absenceRules)
const refused = (change: Partial<AbsenceFields>) =>
  schema
    .safeParse({ ...some, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('an absence', () => {
  it.each<[string, Partial<AbsenceFields>, string[][]]>([
    ['whole days', {}, []],
    ['one day', { end_date: '2026-11-20' }, []],
    ['hours', { end_date: '2026-11-20', full_day: false, start_time: '13:00', end_time: '17:00' }, []],
    ['backwards', { end_date: '2026-11-19' }, [['end_date', 'end_before_start']]],
    ['too long', { end_date: '2028-11-19' }, [['end_date', 'range_too_long']]],
    ['whole days with a clock', { start_time: '08:00' }, [['start_time', 'full_day_has_no_clock']]],
    [
      'hours without a clock',
      { full_day: false },
      [
        ['start_time', 'required'],
        ['end_time', 'required'],
      ],
    ],
    [
      'hours that end before they begin',
      { end_date: '2026-11-20', full_day: false, start_time: '13:00', end_time: '12:00' },
      [['end_time', 'end_not_after_start']],
    ],
  ])('of %s', (_, change, expected) => expect(refused(change)).toEqual(expected))

  it('says on the calendar who is away and nothing else', () =>
    expect(taskOfAbsence(some)).toMatchObject({
      type: 'holiday',
      title: 'Assenza',
      description: '',
      operators: [some.operatorId],
      client: null,
    }))
})
