import { describe, expect, it } from 'vitest'
import { type CollaborationFields, isAtWork, plainEmployment, WholeCollaboration } from './collaboration.ts'
import { jobTitles, labelOfJobTitle, usualRole } from './job-title.ts'

const nurse: CollaborationFields = {
  ...plainEmployment,
  roles: ['INF'],
  job_title: 'nurse_diploma',
  employment_type: 'part_time',
  start_date: '2026-01-01',
  end_date: null,
  working_hours: {},
  withheld: [],
}

describe('WholeCollaboration', () => {
  it.each<[string, Partial<CollaborationFields>]>([
    ['plain', {}],
    ['several roles', { roles: ['DS', 'PROP'] }],
    ['one day', { end_date: '2026-01-01' }],
    ['narrowed', { withheld: ['drugs.narcotics'] }],
  ])('%s', (_, change) => expect(WholeCollaboration.safeParse({ ...nurse, ...change }).success).toBe(true))

  it.each<[object, string[]]>([
    [{ roles: [] }, ['roles required']],
    [{ roles: ['INF', 'INF'] }, ['roles twice']],
    [{ roles: ['BOSS'] }, ['roles.0 Invalid input']],
    [{ end_date: '2025-12-31' }, ['end_date end_before_start']],
    [{ withheld: ['everything'] }, ['withheld.0 Invalid input']],
    [{ withheld: ['audit.read', 'audit.read'] }, ['withheld twice']],
    [{ employment_type: 'slave' }, ['employment_type Invalid input']],
  ])('%j is refused', (change, expected) => {
    const { error } = WholeCollaboration.safeParse({ ...nurse, ...change })
    expect(error?.issues.map(issue => `${issue.path.join('.')} ${issue.message}`)).toEqual(expected)
  })
})

describe('isAtWork', () => {
  it.each([
    ['2025-12-31', null, false],
    ['2026-01-01', null, true],
    ['2026-06-30', '2026-06-30', true],
    ['2026-07-01', '2026-06-30', false],
  ])('on %s with the end %s: %s', (today, end_date, expected) => {
    expect(isAtWork({ start_date: '2026-01-01', end_date }, today)).toBe(expected)
  })
})

it('every job title proposes a role', () => {
  expect(usualRole('oss')).toBe('OSS')
  expect(labelOfJobTitle('oss')).toBe('OSS (AFC)')
  expect(new Set(jobTitles.map(title => title.value)).size).toBe(jobTitles.length)
})
