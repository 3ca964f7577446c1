import type { Month } from '../days/month.ts'
import { ageClasses } from './age-class.ts'
import type { CountedClients } from './figure-sums.ts'
import { type HourKind, kindOfLetter } from './hour-kind.ts'
import { areFew, toldCells, toldNumber, toldPart } from './small-cells.ts'
import type {
  BusinessStatistics,
  ClientCell,
  Falls,
  HoursOfMonth,
  OpenPrescriptions,
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
type ToldOf = 'one' | 'many'

const tell = (of: ToldOf, value: number, persons: number) =>
  of === 'one' ? value : toldNumber(value, persons)

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
        clients: toldNumber(clientsIn(some), clientsIn(some)),
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
