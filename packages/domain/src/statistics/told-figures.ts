import type { Month } from '../days/month.ts'
import { type Gender, genders } from '../people/gender.ts'
import { ageClasses } from './age-class.ts'
import type { CountedClients } from './figure-sums.ts'
import { type HourKind, kindOfLetter } from './hour-kind.ts'
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
  const cells = [...ofKinds].flatMap(([kind, some]) =>
    toldCells<CountedClients, ClientCell>(
      some,
      each => each.clients,
      cell => ({ ...cell, clients: null, minutes: null }),
    ).map(cell => (hasMinutes(kind) ? cell : { ...cell, minutes: null })),
  )
  const clientsIn = (some: readonly CountedClients[]) => some.reduce((sum, each) => sum + each.clients, 0)
  const everybody = ofKinds.get(null) ?? []
  const oldest = clientsIn(everybody.filter(({ age_class }) => age_class === ageClasses.at(-1)!.value))
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
      from_80: toldPart(oldest, clientsIn(everybody)),
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

/** The staff as it is told: each table is summed up by itself. */
export function staffTold(counted: readonly CountedStaff[]): StaffFigures {
  const sumOf = (field: 'persons' | 'percent' | 'without_percent', some = counted) =>
    some.reduce((sum, each) => sum + each[field], 0)
  const lacking = (field: 'training' | 'gender') =>
    sumOf(
      'persons',
      counted.filter(each => each[field] === null),
    )
  return {
    by_training: rowsBy(counted, ({ training }) => training),
    by_function: rowsBy(counted, each => each.function),
    cells: toldCells<CountedStaff, StaffCell>(
      counted,
      ({ persons }) => persons,
      cell => ({ ...cell, persons: null, percent: null }),
    ).map(({ training, function: does, gender, persons, percent }) => ({
      training,
      function: does,
      gender,
      persons,
      percent,
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

/** One row for each value: of few persons it says nothing, and by sex only what tells of no few either. */
function rowsBy<Value>(counted: readonly CountedStaff[], valueOf: (cell: CountedStaff) => Value) {
  const rows = [...Map.groupBy(counted, valueOf)].map(([value, of]) => ({
    value,
    persons: personsOf(of),
    percent: of.reduce((sum, { percent }) => sum + percent, 0),
    sexes: genders.map(({ value: gender }) => personsOf(of.filter(cell => cell.gender === gender))),
    unsaid: personsOf(of.filter(({ gender }) => gender === null)),
  }))
  const withheld = withheldCells(rows.map(({ persons }) => persons))
  return rows.map(({ value, persons, percent, sexes, unsaid }, at) => {
    const isTold = !withheld[at]
    const isParted = isTold && [...sexes, unsaid].every(count => toldOf(count, count) !== null)
    const ofSex = (gender: Gender): Told =>
      isParted ? sexes[genders.findIndex(each => each.value === gender)]! : null
    return {
      value,
      female: ofSex('female'),
      male: ofSex('male'),
      persons: isTold ? persons : null,
      percent: isTold ? percent : null,
    }
  })
}

const personsOf = (some: readonly CountedStaff[]): number =>
  some.reduce((sum, { persons }) => sum + persons, 0)
