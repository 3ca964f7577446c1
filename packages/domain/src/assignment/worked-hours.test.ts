import { describe, expect, it } from 'vitest'
import type { WorkingHours } from '../businesses/working-hours.ts'
import { contractMinutes, isWithinHours, usualHours, workedOn } from './worked-hours.ts'

/** A Friday. */
const day = '2026-11-20'
const split: WorkingHours = {
  fri: [
    { from: '07:00', to: '12:00' },
    { from: '12:00', to: '14:00' },
    { from: '16:00', to: '23:59' },
  ],
}

describe('workedOn', () => {
  it.each<[string, WorkingHours, object[]]>([
    ['nothing written', {}, [usualHours]],
    ['empty days', { mon: [], fri: [] }, [usualHours]],
    ['her own', { fri: [{ from: '07:00', to: '12:00' }] }, [{ from: '07:00', to: '12:00' }]],
    ['other days only', { mon: [{ from: '07:00', to: '12:00' }] }, []],
  ])('with %s', (_, hours, worked) => {
    expect(workedOn(hours, day)).toEqual(worked)
  })
})

describe('contractMinutes', () => {
  const [friday, saturday] = [day, '2026-11-21']
  it.each<[string, WorkingHours, string[], number | null]>([
    ['nothing written', {}, [friday], null],
    ['her own, up to midnight', split, [friday], 7 * 60 + 8 * 60],
    ['several days', split, [friday, saturday], 15 * 60],
    ['a day off', split, [saturday], 0],
  ])('with %s', (_, hours, days, minutes) => {
    expect(contractMinutes(hours, days)).toBe(minutes)
  })
})

describe('isWithinHours', () => {
  const visit = (start_time: string | null, end_time: string | null, end_date = day) => ({
    date: day,
    end_date,
    start_time,
    end_time,
  })
  it.each<[string, ReturnType<typeof visit>, WorkingHours, boolean]>([
    ['the whole usual day', visit('08:00', '17:00'), {}, true],
    ['a minute before', visit('07:59', '08:30'), {}, false],
    ['a minute after', visit('16:30', '17:01'), {}, false],
    ['two stretches that touch', visit('11:30', '12:30'), split, true],
    ['a gap', visit('13:30', '16:30'), split, false],
    ['inside the gap', visit('14:00', '16:00'), split, false],
    ['until midnight', visit('22:00', '00:00', '2026-11-21'), split, true],
    ['over midnight into a free day', visit('22:00', '06:00', '2026-11-21'), split, false],
    [
      'over midnight into a worked one',
      visit('22:00', '06:00', '2026-11-21'),
      { ...split, sat: [{ from: '00:00', to: '06:00' }] },
      true,
    ],
    ['a free day', visit('09:00', '10:00'), { mon: [{ from: '08:00', to: '12:00' }] }, false],
    ['a whole day', visit(null, null), split, true],
  ])('%s', (_, task, hours, is) => {
    expect(isWithinHours(task, hours)).toBe(is)
  })
})
