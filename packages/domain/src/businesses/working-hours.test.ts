import { expect, it } from 'vitest'
import { stretchesOn, WorkingHours } from './working-hours.ts'

const morning = { from: '08:00', to: '12:00' }
const afternoon = { from: '13:30', to: '17:30' }

it.each<[object, string[]]>([
  [{}, []],
  [{ mon: [morning, afternoon] }, []],
  [{ mon: [] }, []],
  [{ mon: [morning, { from: '12:00', to: '13:00' }] }, []],
  [{ mon: [{ from: '12:00', to: '08:00' }] }, ['mon.0.to end_not_after_start']],
  [{ mon: [{ from: '08:00', to: '08:00' }] }, ['mon.0.to end_not_after_start']],
  [{ mon: [morning, { from: '11:00', to: '13:00' }] }, ['mon stretches_overlap']],
  [{ mon: [afternoon, morning] }, ['mon stretches_overlap']],
  [{ lun: [morning] }, [' Invalid input']],
  [{ mon: [{ from: '8', to: '12:00' }] }, ['mon.0.from no_such_clock']],
])('%j: %j', (hours, problems) => {
  const issues = WorkingHours.safeParse(hours).error?.issues ?? []
  expect(issues.map(issue => `${issue.path.join('.')} ${issue.message}`)).toEqual(problems)
})

it('knows the stretches of a day', () => {
  const hours = { mon: [morning, afternoon], fri: [morning] }
  expect(stretchesOn(hours, '2026-11-16')).toEqual([morning, afternoon])
  expect(stretchesOn(hours, '2026-11-20')).toEqual([morning])
  expect(stretchesOn(hours, '2026-11-17')).toEqual([])
})
