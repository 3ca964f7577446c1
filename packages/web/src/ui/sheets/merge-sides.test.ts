import { expect, test } from 'vitest'
import { mergeSides, type ShownField, sortSides } from './merge-sides.ts'

type Drug = { name: string; dose: number; unit: string; days: string[]; version: number }

const base: Drug = { name: 'Torasemide', dose: 1, unit: 'tablet', days: [], version: 1 }
const fields: readonly ShownField<Drug>[] = [
  { field: 'name', label: 'Nome', words: ({ name }) => name },
  { field: 'dose', label: 'Dose', words: ({ dose }) => String(dose), together: 'dose' },
  { field: 'unit', label: 'Unità', words: ({ unit }) => unit, together: 'dose' },
  { field: 'days', label: 'Giorni', words: ({ days }) => days.join(' ') },
]
const names = (sorted: ReturnType<typeof sortSides<Drug>>) =>
  Object.fromEntries(Object.entries(sorted).map(([side, found]) => [side, found.map(({ field }) => field)]))

type Case = [
  string,
  Drug | null,
  Partial<Drug>,
  Partial<Drug>,
  { asked?: string[]; mine?: string[]; theirs?: string[] },
]

test.each<Case>([
  ['one side each', base, { name: 'A' }, { days: ['mon'] }, { mine: ['name'], theirs: ['days'] }],
  ['both the same field', base, { name: 'A' }, { name: 'B' }, { asked: ['name'] }],
  ['both alike', base, { name: 'A', days: ['mon'] }, { name: 'A', days: ['mon'] }, {}],
  ['a field taken back by one', base, { days: ['mon'] }, {}, { mine: ['days'] }],
  ['a dose here, its unit there', base, { dose: 2 }, { unit: 'ml' }, { asked: ['dose', 'unit'] }],
  [
    'dose and unit on one side',
    base,
    { dose: 2, unit: 'ml' },
    { name: 'B' },
    { mine: ['dose', 'unit'], theirs: ['name'] },
  ],
  ['a dose alike, its unit here', base, { dose: 2, unit: 'ml' }, { dose: 2 }, { asked: ['unit'] }],
  ['over an unknown version', null, { name: 'A' }, { days: ['mon'] }, { asked: ['name', 'days'] }],
])('%s', (_, began, mine, theirs, expected) => {
  const sorted = sortSides(fields, began, { ...base, ...mine }, { ...base, ...theirs, version: 2 })
  expect(names(sorted)).toEqual({ asked: [], mine: [], theirs: [], ...expected })
})

test('what is saved is theirs, with what only I changed and what was chosen of mine', () => {
  const mine = { ...base, name: 'A', dose: 2, days: ['mon'] }
  const theirs = { ...base, name: 'B', dose: 3, unit: 'ml', version: 2 }
  const sorted = sortSides(fields, base, mine, theirs)
  expect(mergeSides(sorted, mine, theirs, { name: 'mine', dose: 'theirs', unit: 'mine' })).toEqual({
    name: 'A',
    dose: 3,
    unit: 'tablet',
    days: ['mon'],
    version: 2,
  })
})
