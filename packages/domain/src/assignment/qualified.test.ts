import { describe, expect, it } from 'vitest'
import type { Role } from '../access/role.ts'
import type { JobTitle } from '../businesses/job-title.ts'
import type { Qualification } from '../services/qualification.ts'
import { highestOf, isQualifiedFor, qualificationOf } from './qualified.ts'

describe('qualificationOf', () => {
  it.each<[Role[], JobTitle, Qualification | null]>([
    [['DS'], 'director', 'INF'],
    [['CE'], 'nurse_diploma', 'INF'],
    [['INF'], 'nurse_bsc', 'INF'],
    [['IND'], 'nurse_independent', 'INF'],
    [['INF'], 'nurse_specialist', 'INF-SPEC'],
    [['OSS'], 'oss', 'OSS'],
    [['OSS'], 'nurse_specialist', 'OSS'],
    [['AC'], 'care_assistant', 'AC'],
    [['AUS'], 'crs_helper', 'CRS'],
    [['PIA', 'OSS'], 'planner', 'OSS'],
    [['AUS', 'INF'], 'nurse_diploma', 'INF'],
    [['PIA'], 'nurse_diploma', null],
    [['TER'], 'physiotherapist', null],
    [['MED'], 'physician', null],
  ])('%s %s is %s', (roles, job_title, qualification) => {
    expect(qualificationOf({ roles, job_title })).toBe(qualification)
  })
})

describe('isQualifiedFor', () => {
  it.each<[Role, Qualification | null, boolean]>([
    ['AUS', 'CRS', true],
    ['AUS', 'AC', false],
    ['AC', 'AC', true],
    ['AC', 'OSS', false],
    ['OSS', 'AC', true],
    ['OSS', 'INF', false],
    ['INF', 'INF', true],
    ['INF', 'INF-PSY', false],
    ['INF', 'INF-SPEC', false],
    ['TER', 'CRS', false],
    ['TER', null, true],
  ])('%s for %s: %s', (role, needed, is) => {
    expect(isQualifiedFor({ roles: [role], job_title: 'oss' }, needed)).toBe(is)
  })

  it('of a specialised nurse reaches everything', () => {
    const nurse = { roles: ['INF'], job_title: 'nurse_specialist' } as const
    expect([isQualifiedFor(nurse, 'INF-PSY'), isQualifiedFor(nurse, 'INF-SPEC')]).toEqual([true, true])
  })
})

describe('highestOf', () => {
  it.each<[Qualification[], Qualification | null]>([
    [[], null],
    [['CRS', 'INF', 'OSS'], 'INF'],
    [['INF-SPEC', 'INF-PSY'], 'INF-SPEC'],
  ])('%s is %s', (held, highest) => {
    expect(highestOf(held)).toBe(highest)
  })
})
