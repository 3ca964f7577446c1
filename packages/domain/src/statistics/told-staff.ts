import { type Gender, genders } from '../people/gender.ts'
import { withheldBeside } from './linked-sums.ts'
import { areFew, type ToldNumber, withheldCells } from './small-cells.ts'
import type { StaffFunction } from './staff-function.ts'
import type { Staff, StaffCell } from './statistics.ts'

/** Colleagues of the same training, function and sex as they are counted; of some nobody wrote a per cent. */
export type CountedStaff = {
  training: StaffCell['training']
  function: StaffFunction
  gender: StaffCell['gender']
  persons: number
  percent: number
  without_percent: number
}

type StaffFigures = Pick<Staff, 'by_training' | 'by_function' | 'cells' | 'persons' | 'percent' | 'lacking'>

/**
 * The staff as it is told: each table is summed up by itself, and the cells that leave the house stand beside all of their
 * sums. A row whose cells would be told by it is withheld itself.
 */
export function staffTold(counted: readonly CountedStaff[]): StaffFigures {
  const trainingOf = ({ training }: CountedStaff) => training
  const functionOf = (each: CountedStaff) => each.function
  const dropped = new Set<string>()
  const rows = () => ({
    by_training: rowsBy(counted, trainingOf, value => dropped.has(`training ${value}`)),
    by_function: rowsBy(counted, functionOf, value => dropped.has(`function ${value}`)),
  })
  let { by_training, by_function } = rows()
  let withheld: boolean[]
  for (;;) {
    const sums = [
      ...sumsOf(counted, by_training, trainingOf).map(sum => ({ ...sum, row: `training ${sum.value}` })),
      ...sumsOf(counted, by_function, functionOf).map(sum => ({ ...sum, row: `function ${sum.value}` })),
      { row: null, cells: counted.map((_, at) => at) },
      { row: null, cells: placesOf(counted, each => each.training === null) },
      { row: null, cells: placesOf(counted, each => each.gender === null) },
    ]
    const beside = withheldBeside({
      persons: counted.map(({ persons }) => persons),
      areDescribed: counted.map(({ training, gender }) => training !== null && gender !== null),
      sums: sums.map(({ cells }) => cells),
    })
    withheld = beside.cells
    const telling = sums.flatMap(({ row }, at) => (row !== null && beside.sums[at] ? [row] : []))
    if (telling.every(row => dropped.has(row))) break
    for (const row of telling) dropped.add(row)
    ;({ by_training, by_function } = rows())
  }
  const sumOf = (field: 'persons' | 'percent' | 'without_percent', some = counted) =>
    some.reduce((sum, each) => sum + each[field], 0)
  const lacking = (field: 'training' | 'gender') =>
    sumOf(
      'persons',
      counted.filter(each => each[field] === null),
    )
  return {
    by_training,
    by_function,
    cells: counted.map(({ training, function: does, gender, persons, percent }, at) => ({
      training,
      function: does,
      gender,
      ...(withheld[at] ? { persons: null, percent: null } : { persons, percent }),
    })),
    persons: sumOf('persons'),
    percent: sumOf('percent'),
    lacking: {
      training: lacking('training'),
      gender: lacking('gender'),
      percent: sumOf('without_percent'),
    },
  }
}

/**
 * One row for each value: of few persons it says nothing, and by sex only what tells of no few either. Of how many nobody
 * wrote it is known elsewhere: the other rows hide each other without that one.
 */
function rowsBy<Value>(
  counted: readonly CountedStaff[],
  valueOf: (cell: CountedStaff) => Value,
  isDropped: (value: Value) => boolean,
) {
  const rows = [...Map.groupBy(counted, valueOf)].map(([value, of]) => ({
    value,
    persons: personsOf(of),
    percent: of.reduce((sum, { percent }) => sum + percent, 0),
    sexes: genders.map(({ value: gender }) => personsOf(of.filter(cell => cell.gender === gender))),
    unsaid: personsOf(of.filter(({ gender }) => gender === null)),
  }))
  const persons = rows.map(each => each.persons)
  const ofKnown = withheldCells(
    rows.map(each => (each.value === null ? 0 : each.persons)),
    at => isDropped(rows[at]!.value),
  )
  const withheld = withheldCells(persons, at => ofKnown[at]!)
  const isParted = partedRows(rows, at => !withheld[at])
  return rows.map(({ value, percent, sexes }, at) => {
    const ofSex = (gender: Gender): ToldNumber =>
      isParted[at] ? sexes[genders.findIndex(each => each.value === gender)]! : null
    return {
      value,
      female: ofSex('female'),
      male: ofSex('male'),
      persons: withheld[at] ? null : persons[at]!,
      percent: withheld[at] ? null : percent,
    }
  })
}

type SexesOfRow = { persons: number; sexes: readonly number[]; unsaid: number }

/**
 * Which rows are told by sex: those that are told and of which no sex is few. Where only one is not, the smallest other one
 * is not either: another table may tell how many women and men there are in all.
 */
function partedRows(rows: readonly SexesOfRow[], isTold: (at: number) => boolean): boolean[] {
  const parted = rows.map(
    (row, at) => isTold(at) && [...row.sexes, row.unsaid].every(count => !areFew(count)),
  )
  const inOrder = rows.map((row, at) => ({ row, at })).toSorted((a, b) => a.row.persons - b.row.persons)
  for (const { at } of inOrder) {
    const hidden = rows.filter((_, each) => !parted[each])
    const isSafe = genders.every((_, sex) => {
      const counts = hidden.map(({ sexes }) => sexes[sex]!).filter(count => count > 0)
      const sum = counts.reduce((all, count) => all + count, 0)
      return counts.length === 0 || (counts.length > 1 && !areFew(sum) && sum > counts.length)
    })
    if (hidden.length === 0 || (hidden.length > 1 && isSafe)) break
    parted[at] = false
  }
  return parted
}

const placesOf = (counted: readonly CountedStaff[], isOf: (cell: CountedStaff) => boolean): number[] =>
  counted.flatMap((cell, at) => (isOf(cell) ? [at] : []))

/** The sums that a table tells of the cells: of each row that is told, and of each sex in it. */
function sumsOf<Value>(
  counted: readonly CountedStaff[],
  rows: readonly { value: Value; persons: ToldNumber; female: ToldNumber; male: ToldNumber }[],
  valueOf: (cell: CountedStaff) => Value,
): { value: Value; cells: number[] }[] {
  return rows.flatMap(({ value, persons, female, male }) => {
    const isOfRow = (cell: CountedStaff): boolean => valueOf(cell) === value
    const ofSex = (gender: Gender) => placesOf(counted, cell => isOfRow(cell) && cell.gender === gender)
    return [
      ...(persons === null ? [] : [{ value, cells: placesOf(counted, isOfRow) }]),
      ...(female === null ? [] : [{ value, cells: ofSex('female') }]),
      ...(male === null ? [] : [{ value, cells: ofSex('male') }]),
    ]
  })
}

const personsOf = (some: readonly CountedStaff[]): number =>
  some.reduce((sum, { persons }) => sum + persons, 0)
