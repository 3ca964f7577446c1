import { describe, expect, it } from 'vitest'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { emptyDaysAt, nextStretch, scheduleDays } from './schedule-days.ts'

describe('the agenda', () => {
  it('shows days with tasks, today and public holidays', () => {
    const night = someTask({
      date: '2026-12-05',
      end_date: '2026-12-06',
      start_time: '22:00',
      end_time: '06:00',
    })
    const days = scheduleDays({ from: '2026-12-01', to: '2026-12-09', tasks: [night] }, '2026-12-03')
    expect(days.map(({ day, tasks, holiday }) => [day, tasks.length, holiday])).toEqual([
      ['2026-12-03', 0, null],
      ['2026-12-05', 1, null],
      ['2026-12-06', 1, null],
      ['2026-12-08', 0, 'Immacolata'],
    ])
  })

  it('ends where the calendar does', () => {
    expect(nextStretch('2026-11-20', -14)).toBe('2026-11-06')
    expect(nextStretch('1850-01-05', -14)).toBeUndefined()
    expect(nextStretch('2199-12-25', 14)).toBeUndefined()
  })

  it('counts what is empty at its ends', () => {
    const stretch = (from: string, to: string, many: number) => ({
      from,
      to,
      tasks: Array.from({ length: many }, () => someTask()),
    })
    const stretches = [
      stretch('2026-11-01', '2026-11-07', 0),
      stretch('2026-11-08', '2026-11-14', 2),
      stretch('2026-11-15', '2026-11-21', 0),
      stretch('2026-11-22', '2026-11-28', 0),
    ]
    expect([emptyDaysAt('start', stretches), emptyDaysAt('end', stretches)]).toEqual([7, 14])
    expect(emptyDaysAt('end', [])).toBe(0)
  })
})
