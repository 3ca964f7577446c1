import { expect, it } from 'vitest'
import { somePerformance } from '@vicino/domain/testing/some-performance.ts'
import { finishedLines } from './finished-lines.ts'

const now = '2026-11-20T09:00:00.000Z'
const visit = { started_at: '2026-11-20T07:02:00.000Z', ended_at: '2026-11-20T07:49:00.000Z' }
const planned = (code: string, duration: number) => ({
  serviceId: code,
  service_details: { code, group: '5002', letter: 'B', name: code, category: '' },
  duration,
  offered: true,
  left_out: false,
})
const plan = [planned('5002.340', 15), planned('5003.040', 25)]
const performed = (code: string, duration: number, struck: { reason: string } | null = null) =>
  somePerformance({ duration, struck, service_details: planned(code, duration).service_details })

it.each<[string, Parameters<typeof finishedLines>[2], [string, number][]]>([
  [
    'all of it, in the real minutes',
    [],
    [
      ['5002.340', 18],
      ['5003.040', 29],
    ],
  ],
  ['what is open, in the minutes that are left', [performed('5003.040', 30)], [['5002.340', 17]]],
  [
    'what was struck again',
    [performed('5003.040', 30, { reason: 'Doppione' })],
    [
      ['5002.340', 18],
      ['5003.040', 29],
    ],
  ],
  ['the plan, where no minute is left', [performed('5003.040', 60)], [['5002.340', 15]]],
  ['nothing, once all is recorded', [performed('5003.040', 30), performed('5002.340', 17)], []],
])('the end of a visit offers %s', (_, recorded, offered) => {
  const { lines, real } = finishedLines(visit, plan, recorded, now)
  expect(lines.map(({ service_details, duration }) => [service_details.code, duration])).toEqual(offered)
  expect(real).toBe(47)
})

it('proposes the plan where nobody began the visit', () => {
  const { lines, real } = finishedLines({ ...visit, started_at: null }, plan, [], now)
  expect(lines.map(({ duration }) => duration)).toEqual([15, 25])
  expect(real).toBeNull()
})

it('offers nothing that somebody said was not done', () => {
  const left = plan.map((service, at) => ({ ...service, left_out: at === 1 }))
  const { lines } = finishedLines(visit, left, [], now)
  expect(lines.map(({ service_details }) => service_details.code)).toEqual(['5002.340'])
})
