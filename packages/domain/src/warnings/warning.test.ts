import { describe, expect, it } from 'vitest'
import { newId } from '../wire/id.ts'
import {
  NewWarning,
  permissionForWarning,
  standingWarnings,
  type Warning,
  WarningChange,
  warningKinds,
} from './warning.ts'

describe('permission', () => {
  it.each([
    ['allergy', 'anamnesis'],
    ['risk', 'anamnesis'],
    ['infection', 'anamnesis'],
    ['device', 'anamnesis'],
    ['therapy', 'anamnesis'],
    ['key', 'personal'],
    ['dog', 'personal'],
    ['access', 'personal'],
    ['other', 'personal'],
  ] as const)('of %s is that of %s', (kind, family) => {
    expect(permissionForWarning(kind, 'read')).toBe(`${family}.read`)
    expect(permissionForWarning(kind, 'write')).toBe(`${family}.write`)
  })

  it('is named above for every kind', () => expect(warningKinds).toHaveLength(9))
})

describe('body', () => {
  it.each([
    [{ kind: 'dog', text: 'Cane grande' }, true],
    [{ kind: 'dog', text: ' ' }, false],
    [{ kind: 'cat', text: 'Gatto' }, false],
    [{ kind: 'dog', text: 'x'.repeat(301) }, false],
  ])('%j is a new warning: %s', (body, expected) => expect(NewWarning.safeParse(body).success).toBe(expected))

  it.each([
    [{ text: 'Cane molto grande' }, true],
    [{ ended: { reason: 'Il cane è morto' } }, true],
    [{ ended: { reason: '' } }, false],
    [{ ended: true }, false],
    [{ kind: 'key' }, false],
    [{ handover: true }, true],
    [{ handover: 'yes' }, false],
  ])('%j is a change: %s', (change, expected) => {
    expect(WarningChange.safeParse({ _id: newId(), version: 1, ...change }).success).toBe(expected)
  })
})

it('the strip shows what still holds, clinical kinds first, then the oldest', () => {
  const author = { _id: newId(), name: 'Anna Rossi', role: 'INF', avatar: null }
  const warning = (
    text: string,
    kind: Warning['kind'],
    since: string,
    ended: string | null = null,
  ): Warning => ({
    _id: newId(),
    version: 1,
    kind,
    text,
    since,
    author,
    ended,
    ended_reason: null,
    handover: false,
    suggested_by: null,
  })
  const shown = standingWarnings([
    warning('cane', 'dog', '2026-01-01T08:00:00.000Z'),
    warning('penicillina', 'allergy', '2026-03-01T08:00:00.000Z'),
    warning('lattice', 'allergy', '2026-02-01T08:00:00.000Z'),
    warning('vecchia', 'allergy', '2026-01-01T08:00:00.000Z', '2026-05-01T08:00:00.000Z'),
    warning('caduta', 'risk', '2026-01-01T08:00:00.000Z'),
  ])
  expect(shown.map(({ text }) => text)).toEqual(['lattice', 'penicillina', 'caduta', 'cane'])
})
