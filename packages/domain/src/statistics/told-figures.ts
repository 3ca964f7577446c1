import type { Month } from '../days/month.ts'
import { type Gender, genders } from '../people/gender.ts'
import { ageClasses } from './age-class.ts'
import type { CountedClients } from './figure-sums.ts'
import { type HourKind, kindOfLetter } from './hour-kind.ts'
import { withheldBeside } from './linked-sums.ts'
import { areFew, type Told, toldCells, toldOf, toldPart, withheldCells } from './small-cells.ts'
import type { StaffFunction } from './staff-function.ts'
import type {
  BusinessStatistics,
  ClientCell,
  Falls,
  HoursOfMonth,
  OpenPrescriptions,
  Staff,
  StaffCell,
  Wounds,
} from './statistics.ts'
import { lettersOfRow } from './told-letters.ts'

type Persons = { clients: number }

/** Open prescriptions as they are counted, with how many clients stand behind each number. */
export type CountedPrescriptions = Persons & { open: number; ending: number; ending_clients: number }

/** The falls of a month, or where it is null of the year, as they are counted. */
export type CountedFalls = Persons & { month: Month | null; falls: number }

/** Wounds of a kind as they are counted. */
export type CountedWounds = Persons & {
  topic: Wounds['topic']
  opened: number
  opened_clients: number
  open: number
  open_clients: number
}

/** Whom figures are told of: one client, of whom her reader knows them, or so many that nobody may be recognised. */
export type ToldOf = 'one' | 'many'

const tell = (of: ToldOf, value: number, persons: number) => (of === 'one' ? value : toldOf(value, persons))

export const prescriptionsTold = (
  of: ToldOf,
  { open, ending, clients, ending_clients }: CountedPrescriptions,
): OpenPrescriptions => ({
  open: tell(of, open, clients),
  ending: tell(of, ending, ending_clients),
  clients: tell(of, clients, clients),
})

export function fallsTold(of: ToldOf, counted: readonly CountedFalls[]): Falls {
  const year = counted.find(({ month }) => month === null) ?? { falls: 0, clients: 0 }
  const months = counted.flatMap(({ month, ...each }) => (month === null ? [] : [{ month, ...each }]))
  const told =
    of === 'one'
      ? months
      : toldCells(
          months,
          ({ clients }) => clients,
          ({ month }) => ({ month, falls: null }),
        )
  return {
    months: told.map(({ month, falls }) => ({ month, falls })),
    falls: tell(of, year.falls, year.clients),
    clients: tell(of, year.clients, year.clients),
  }
}

export const woundsTold = (of: ToldOf, counted: readonly CountedWounds[]): Wounds[] =>
  counted.map(({ topic, opened, opened_clients, open, open_clients, clients }) => ({
    topic,
    opened: tell(of, opened, opened_clients),
    open: tell(of, open, open_clients),
    clients: tell(of, clients, clients),
  }))

/** The clients of the year as they are counted. `folded`: the kinds whose clients count under their letters. */
export type CountedYearOfClients = {
  cells: readonly CountedClients[]
  clients: { care: number; all: number }
  folded: readonly HourKind[]
}

/**
 * The clients of the year as they are told: each kind of hours is summed up by itself. Of a kind whose letter stands in one
 * row with others (`hours`, as they are told) no minutes are told, for its cells would tell what the row does not.
 */
export function clientsTold(
  { cells: counted, clients, folded }: CountedYearOfClients,
  hours: readonly HoursOfMonth[],
): Pick<BusinessStatistics, 'cells' | 'kinds' | 'clients'> {
  const ofKinds = Map.groupBy(counted, ({ kind }) => kind)
  const rows = [...new Set(hours.map(({ letter }) => letter))].map(lettersOfRow)
  const hasMinutes = (kind: HourKind | null): boolean =>
    kind !== null &&
    !rows.some(letters => letters.length > 1 && letters.some(letter => kindOfLetter(letter) === kind))
  const placeOf = ({ age_class, gender }: Pick<ClientCell, 'age_class' | 'gender'>) =>
    `${age_class} ${gender}`
  const toldOfKind = (kind: HourKind | null, isWithheld: (cell: CountedClients) => boolean): ClientCell[] =>
    toldCells<CountedClients, ClientCell>(
      ofKinds.get(kind) ?? [],
      each => each.clients,
      cell => ({ ...cell, clients: null, minutes: null }),
      isWithheld,
    ).map(cell => (hasMinutes(kind) ? cell : { ...cell, minutes: null }))
  const ofSomeKind = new Map(
    [...ofKinds.keys()].flatMap(kind =>
      kind === null ? [] : [[kind, toldOfKind(kind, () => false)] as const],
    ),
  )
  // Whoever has care of one kind alone stands in both tables: what one withholds the other would tell.
  const places = new Set(
    [...ofSomeKind.values()].flat().flatMap(cell => (cell.clients === null ? [placeOf(cell)] : [])),
  )
  const cells = [...ofKinds.keys()].flatMap(kind =>
    kind === null ? toldOfKind(null, cell => places.has(placeOf(cell))) : ofSomeKind.get(kind)!,
  )
  const isOldest = ({ age_class }: Pick<ClientCell, 'age_class'>): boolean =>
    age_class === ageClasses.at(-1)!.value
  const areOldestTold = cells.every(cell => cell.kind !== null || !isOldest(cell) || cell.clients !== null)
  const clientsIn = (some: readonly CountedClients[]) => some.reduce((sum, each) => sum + each.clients, 0)
  const everybody = ofKinds.get(null) ?? []
  const oldest = clientsIn(everybody.filter(isOldest))
  const kinds = [...ofKinds].flatMap(([kind, some]) => (kind === null ? [] : [{ kind, some }]))
  return {
    cells,
    kinds: [
      ...kinds.map(({ kind, some }) => ({
        kind,
        clients: toldOf(clientsIn(some), clientsIn(some)),
        minutes: hasMinutes(kind) ? some.reduce((sum, { minutes }) => sum + minutes, 0) : null,
      })),
      ...folded.map(kind => ({ kind, clients: null, minutes: null })),
    ],
    clients: {
      care: toldPart(clients.care, clients.all),
      all: clients.all,
      // Of a class of which one sex is withheld, the sum would tell it beside the other.
      from_80: areOldestTold ? toldPart(oldest, clientsIn(everybody)) : null,
      // Of one kind of few the others would tell how many.
      cases: kinds.some(({ some }) => areFew(clientsIn(some)))
        ? null
        : kinds.reduce((sum, { some }) => sum + clientsIn(some), 0),
    },
  }
}

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
    const ofSex = (gender: Gender): Told =>
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
  rows: readonly { value: Value; persons: Told; female: Told; male: Told }[],
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
