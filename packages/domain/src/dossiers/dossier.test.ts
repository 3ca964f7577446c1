import { describe, expect, it } from 'vitest'
import {
  comingSuspension,
  type DossierStatus,
  isReadOnly,
  mayBecome,
  StatusChange,
  statusOn,
  strikesDay,
} from './dossier.ts'

describe('status', () => {
  it.each<[DossierStatus, DossierStatus, boolean]>([
    ['active', 'active', false],
    ['active', 'suspended', true],
    ['active', 'closed', true],
    ['suspended', 'active', true],
    ['suspended', 'suspended', true],
    ['suspended', 'closed', true],
    ['closed', 'active', true],
    ['closed', 'suspended', false],
    ['closed', 'closed', false],
  ])('%s may become %s: %s', (from, to, expected) => expect(mayBecome(from, to)).toBe(expected))

  it.each<[DossierStatus, boolean]>([
    ['active', false],
    ['suspended', false],
    ['closed', true],
  ])('%s is read-only: %s', (status, expected) => {
    expect(isReadOnly(status)).toBe(expected)
  })
})

describe('StatusChange', () => {
  const change = { version: 1, reason: 'Ricovero in ospedale' }

  it.each([
    [{ ...change, status: 'suspended', from: '2026-11-20' }],
    [{ ...change, status: 'suspended', from: '2026-11-20', to: null }],
    [{ ...change, status: 'suspended', from: '2026-11-20', to: '2026-11-20' }],
    [{ ...change, status: 'closed' }],
    [{ ...change, status: 'active', from: null, to: null }],
  ])('%j', body => expect(StatusChange.safeParse(body).success).toBe(true))

  it.each([
    [{ ...change, status: 'suspended' }, ['from required']],
    [{ ...change, status: 'suspended', to: '2026-11-20' }, ['from required']],
    [{ ...change, status: 'suspended', from: '2026-11-20', to: '2026-11-19' }, ['to end_before_start']],
    [{ ...change, status: 'closed', from: '2026-11-20' }, ['from only_for_suspension']],
    [{ ...change, status: 'active', to: '2026-11-20' }, ['to only_for_suspension']],
    [{ ...change, reason: '  ', status: 'closed' }, ['reason reason_too_short']],
  ])('%j is refused', (body, expected) => {
    const { error } = StatusChange.safeParse(body)
    expect(error?.issues.map(issue => `${issue.path.join('.')} ${issue.message}`)).toEqual(expected)
  })
})

describe('strikesDay', () => {
  it.each([
    ['2026-11-19', false],
    ['2026-11-20', true],
    ['2026-11-22', true],
    ['2026-11-23', false],
  ])('of 20 to 22 November, %s: %s', (day, struck) => {
    expect(strikesDay({ from: '2026-11-20', to: '2026-11-22' }, day)).toBe(struck)
  })

  it('goes on where no end is known, and strikes nothing without a suspension', () => {
    expect(strikesDay({ from: '2026-11-20', to: null }, '2030-01-01')).toBe(true)
    expect(strikesDay(null, '2026-11-20')).toBe(false)
  })
})

describe('what holds on a day', () => {
  const week = { from: '2026-11-20', to: '2026-11-26' }

  it.each<[DossierStatus, string, DossierStatus]>([
    ['suspended', '2026-11-19', 'active'],
    ['suspended', '2026-11-20', 'suspended'],
    ['suspended', '2026-11-26', 'suspended'],
    ['suspended', '2026-11-27', 'active'],
    ['closed', '2026-11-20', 'closed'],
    ['active', '2026-11-20', 'active'],
  ])('%s from 20 to 26 November is, on %s, %s', (status, day, expected) => {
    expect(statusOn(status, status === 'suspended' ? week : null, day)).toBe(expected)
  })

  it('names a suspension until its last day', () => {
    expect(comingSuspension(week, '2026-11-01')).toBe(week)
    expect(comingSuspension(week, '2026-11-26')).toBe(week)
    expect(comingSuspension(week, '2026-11-27')).toBe(null)
    expect(comingSuspension({ ...week, to: null }, '2030-01-01')).toEqual({ ...week, to: null })
    expect(comingSuspension(null, '2026-11-20')).toBe(null)
  })
})
