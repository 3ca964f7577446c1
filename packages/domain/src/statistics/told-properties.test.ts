import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trainings } from '../businesses/training.ts'
import { genders } from '../people/gender.ts'
import { ageClasses } from './age-class.ts'
import type { CountedClients } from './figure-sums.ts'
import { tellableCells } from './linked-sums.ts'
import { areFew } from './small-cells.ts'
import { staffFunctions } from './staff-function.ts'
import { clientsTold } from './told-figures.ts'
import { type CountedStaff, staffTold } from './told-staff.ts'

const count = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 5 }) },
  fc.integer({ min: 6, max: 40 }),
)
const values = <Value>(options: readonly { value: Value }[], few: number): Value[] =>
  options.slice(0, few).map(({ value }) => value)

const staff = fc
  .tuple(
    ...[...values(trainings, 3), null].flatMap(training =>
      values(staffFunctions, 3).flatMap(does =>
        [...values(genders, 2), null].map(gender =>
          count.map(
            (persons): CountedStaff => ({
              training,
              function: does,
              gender,
              persons,
              percent: persons * 80,
              without_percent: 0,
            }),
          ),
        ),
      ),
    ),
  )
  .map(cells => cells.filter(({ persons }) => persons > 0))

test('no colleague can be reckoned from the tables, their sums and the file', () => {
  fc.assert(
    fc.property(staff, counted => {
      const told = staffTold(counted)
      const at = (isOf: (cell: CountedStaff) => boolean): number[] =>
        counted.flatMap((cell, place) => (isOf(cell) ? [place] : []))
      const rows = [
        ...told.by_training.map(row => ({ row, isOf: (cell: CountedStaff) => cell.training === row.value })),
        ...told.by_function.map(row => ({ row, isOf: (cell: CountedStaff) => cell.function === row.value })),
      ]
      const sums = [
        at(() => true),
        at(({ training }) => training === null),
        at(({ gender }) => gender === null),
        ...rows.flatMap(({ row, isOf }) => [
          ...(row.persons === null ? [] : [at(isOf)]),
          ...(['female', 'male'] as const).flatMap(sex =>
            row[sex] === null ? [] : [at(cell => isOf(cell) && cell.gender === sex)],
          ),
        ]),
      ]
      const withheld = told.cells.map(({ persons }) => persons === null)
      counted.forEach(({ persons }, place) => areFew(persons) && expect(withheld[place]).toBe(true))
      const persons = counted.map(cell => cell.persons)
      const reckoned = tellableCells(persons, withheld, sums).filter(place => {
        const { training, gender } = counted[place]!
        return areFew(persons[place]!) && training !== null && gender !== null
      })
      const all = persons.reduce((sum, each) => sum + each, 0)
      expect(areFew(all) ? [] : reckoned).toEqual([])
    }),
    { numRuns: 60 },
  )
})

const places = ageClasses.flatMap(({ value: age_class }) =>
  values(genders, 2).map(gender => ({ age_class, gender })),
)
const clients = fc.tuple(fc.tuple(...places.map(() => count)), fc.tuple(...places.map(() => count)))

test('no client can be reckoned from the classes of age, the kinds, their sums and the figures', () => {
  fc.assert(
    fc.property(clients, ([care, help]) => {
      // Nobody has both: whoever knows that reckons furthest.
      const of = (kind: CountedClients['kind'], counts: readonly number[]): CountedClients[] =>
        places.flatMap((place, at) =>
          counts[at]! > 0 ? [{ ...place, kind, clients: counts[at]!, minutes: 0 }] : [],
        )
      const everybody = care.map((one, at) => one + help[at]!)
      const all = everybody.reduce((sum, each) => sum + each, 0)
      const told = clientsTold(
        {
          cells: [...of(null, everybody), ...of('B', care), ...of('D', help)],
          clients: { care: all, all },
          folded: [],
        },
        [],
      )
      // A client is of one kind: the cells of the kinds are what is unknown, and everybody's are sums of them.
      const unknowns = [...of('B', care), ...of('D', help)]
      const toldIn = (cell: CountedClients) =>
        told.cells.find(
          one => one.kind === cell.kind && one.age_class === cell.age_class && one.gender === cell.gender,
        )!.clients
      const at = (isOf: (cell: CountedClients) => boolean): number[] =>
        unknowns.flatMap((cell, place) => (isOf(cell) ? [place] : []))
      const sums = [
        at(() => true),
        ...told.kinds.flatMap(({ kind, clients: some }) =>
          some === null ? [] : [at(cell => cell.kind === kind)],
        ),
        ...(told.clients.from_80 === null
          ? []
          : [at(({ age_class }) => age_class === ageClasses.at(-1)!.value)]),
        ...told.cells.flatMap(cell =>
          cell.kind !== null || cell.clients === null
            ? []
            : [at(one => one.age_class === cell.age_class && one.gender === cell.gender)],
        ),
      ].filter(sum => sum.length > 0)
      const withheld = unknowns.map(cell => toldIn(cell) === null)
      const persons = unknowns.map(cell => cell.clients)
      const wholeIsFew = [care, help].some(some => areFew(some.reduce((sum, each) => sum + each, 0)))
      const reckoned = tellableCells(persons, withheld, sums).filter(place => areFew(persons[place]!))
      expect(wholeIsFew ? [] : reckoned).toEqual([])
    }),
    { numRuns: 60 },
  )
})
