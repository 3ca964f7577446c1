import { expect, it } from 'vitest'
import { readBy, type Thing } from '../access/need-to-know.ts'
import { ArchivedThing, archived, leftOutOfArchive, neverArchived } from './archived.ts'

const things = Object.keys(readBy) as Thing[]

it.each(things)('%s is archived, told with another one, or somebody says why not', thing => {
  const as = archived[thing]
  if ('with' in as) expect(ArchivedThing.options).toContain(as.with)
  else expect(('label' in as ? as.label : as.none).length).toBeGreaterThan(3)
})

it('names no thing that nobody reads', () =>
  expect(Object.keys(archived).toSorted()).toEqual(things.toSorted()))

it('leaves out what its reader may not know', () => {
  expect(leftOutOfArchive(() => true)).toEqual([])
  expect(leftOutOfArchive(thing => thing !== 'invoice')).toEqual(['invoice'])
})

it('names what is kept and stands in no archive', () =>
  expect(neverArchived).toEqual([{ label: 'Bozze non salvate' }]))
