import { describe, expect, it } from 'vitest'
import { newId } from '../wire/id.ts'
import {
  type ContactPerson,
  contactPersonDefaults,
  inCallingOrder,
  NewContactPerson,
  WholeContactPerson,
} from './contact-person.ts'

const daughter = { name: 'Laura Bianchi', relation: 'daughter', scope: 'clinical' } as const

describe('a new contact person', () => {
  it.each<[string, object, boolean]>([
    ['says who she is, what she is to the client and what she may be told', {}, true],
    ['has no relation', { relation: undefined }, false],
    ['may be told nobody knows what', { scope: undefined }, false],
    ['has a name of digits', { name: '007' }, false],
    ['has a number', { phone: '079 123 45 67' }, true],
    ['has half a number', { phone: '079 123' }, false],
    ['has an unknown power', { powers: ['crown'] }, false],
    ['has one power twice', { powers: ['attorney', 'attorney'] }, false],
    ['stands in no place', { place: 0 }, false],
    ['stands beyond the last place', { place: 21 }, false],
  ])('that %s', (_, more, isSound) => {
    expect(NewContactPerson.safeParse({ ...daughter, ...more }).success).toBe(isSound)
  })
})

describe('in an emergency', () => {
  it.each([
    [{ in_emergency: true, phone: '+41791234567' }, []],
    [{ in_emergency: true }, ['phone']],
    [{ in_emergency: true, other_phone: '+41791234567' }, ['phone']],
    [{ in_emergency: false }, []],
  ])('%j is refused at %j', (more, paths) => {
    const read = WholeContactPerson.safeParse({ ...contactPersonDefaults, ...daughter, ...more })
    expect(read.error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(paths)
  })
})

it('they are called in an emergency first, then by their place, then as they were written', () => {
  const person = (name: string, more: Partial<ContactPerson>): ContactPerson => ({
    ...contactPersonDefaults,
    ...daughter,
    _id: newId(),
    dossierId: newId(),
    version: 1,
    powers: [],
    name,
    ended: null,
    ended_reason: null,
    author: { _id: newId(), name: 'Anna Prova', role: 'INF', avatar: null },
    created_at: '2026-01-01T08:00:00.000Z',
    written_at: '2026-01-01T08:00:00.000Z',
    ...more,
  })
  const called = inCallingOrder([
    person('Vicina', { place: 1, created_at: '2026-03-01T08:00:00.000Z' }),
    person('Amico', { place: 1 }),
    person('Figlio', { place: 3, in_emergency: true }),
    person('Badante di prima', { in_emergency: true, ended: '2026-05-01T08:00:00.000Z' }),
    person('Figlia', { place: 2, in_emergency: true }),
  ])
  expect(called.map(({ name }) => name)).toEqual(['Figlia', 'Figlio', 'Amico', 'Vicina'])
})
