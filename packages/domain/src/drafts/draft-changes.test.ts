import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isEqual } from '../form/equal.ts'
import { changesBetween, DraftChange, withChanges } from './draft-changes.ts'

const part = fc.constantFrom('notes', 'entries', '__proto__')
const { form } = fc.letrec(tie => ({
  form: fc.dictionary(part, tie('value'), { maxKeys: 4 }),
  value: fc.oneof(
    fc.constantFrom('a', 'b', 1, null, true),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('form'),
  ),
}))

it('makes a draft out of whichever of the older ones stands', () => {
  fc.assert(
    fc.property(form, form, form, (first, second, after) => {
      const changes = changesBetween([first, second], after)
      for (const before of [first, second]) expect(isEqual(withChanges(before, changes), after)).toBe(true)
      expect(({} as { notes?: unknown }).notes).toBeUndefined()
    }),
  )
})

it('says of a long form only what has changed', () => {
  const before = { notes: 'x'.repeat(70_000), entries: [{ site: 'testa', note: '' }], doctor: 'Dr. Ferrari' }
  const after = {
    notes: before.notes,
    entries: [
      { site: 'testa', note: 'La notte' },
      { site: 'schiena', note: '' },
    ],
  }
  const changes = changesBetween([before], after)
  expect(changes).toEqual([
    { path: ['entries', 0, 'note'], value: 'La notte' },
    { path: ['entries', 1], value: { site: 'schiena', note: '' } },
    { path: ['doctor'] },
  ])
  expect(withChanges(before, changes)).toEqual(after)
  for (const change of changes) expect(DraftChange.parse(change)).toEqual(change)
})

it.each<[string, DraftChange]>([
  ['beyond the end of a list', { path: ['entries', 2], value: 'x' }],
  ['inside of a text', { path: ['notes', 'x'], value: 'x' }],
  ['inside of nothing', { path: ['gone', 'x'], value: 'x' }],
  ['out of a list', { path: ['entries', 0] }],
])('has no place %s', (_, change) => {
  expect(withChanges({ notes: 'a', entries: ['b'] }, [change])).toBeUndefined()
})
