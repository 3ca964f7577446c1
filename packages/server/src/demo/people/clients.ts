import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { type ClientFields, completeClient } from '@vicino/domain/dossiers/client.ts'
import type { DossierStatus } from '@vicino/domain/dossiers/dossier.ts'
import { gs1CheckDigit } from '@vicino/domain/identifiers/check-digit.ts'
import type { Gender } from '@vicino/domain/people/gender.ts'
import { foldAccents } from '@vicino/domain/people/search-words.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Chance } from '../chance.ts'
import { conditions, type Illness, insulinDiabetes } from '../record/conditions.ts'
import { firstNames, lastNames } from './names.ts'
import { accessNotes, streets, type Zone } from './places.ts'

/** A client with what the rest of the demo follows from. */
export type DemoClient = ClientFields & {
  _id: Id
  zone: number
  town: string
  opened: Day
  conditions: Illness[]
  /** Visited every day by the nurse, or for basic care. */
  dailyNursing: boolean
  dailyCare: boolean
  /** Comes to be washed and dressed at all. */
  basicCare: boolean
  therapy: boolean
  /** Her insulin is given by a scale. */
  byScale: boolean
  status: DossierStatus
  status_reason: string | null
  /** The day from which there are no more visits: a hospital stay, or the end of the care. */
  restsFrom: Day | null
  cardNumber: string
  insuranceNumber: string | null
}

/** A client before her dossier has an id. */
type Intake = { zones: readonly Zone[]; zone: number; at: number; today: Day; numbers: Numbers }

/** Gives out numbers that belong to nobody, each once. */
export type Numbers = { next(): number }

export function numbersFrom(first: number): Numbers {
  let last = first - 1
  return { next: () => ++last }
}

/** An AVS number with a valid check digit from a range that is not given out: 756.0000.x. */
function fictionalAvs(number: number): string {
  const digits = `756${String(number).padStart(9, '0')}`
  return `${digits}${gs1CheckDigit(digits)}`
}

/** +41 91 000 and +41 79 000 are no lines of anybody. */
export const fictionalPhone = (area: '91' | '79', number: number): string =>
  `+41${area}${String(number).padStart(7, '0')}`

/** A card of an insurer 0, which does not exist. */
const fictionalCard = (number: number): string => `8075600000${String(number).padStart(10, '0')}`

/** Names that no two clients of one set share. */
export function clientNames(
  chance: Chance,
  count: number,
): { first_name: string; last_name: string; gender: Gender }[] {
  const all = (['female', 'male'] as const).flatMap(gender =>
    firstNames[gender].flatMap(first_name => lastNames.map(last_name => ({ first_name, last_name, gender }))),
  )
  const names = chance.shuffled(all)
  return Array.from({ length: count }, (_, at) => names[at % names.length]!)
}

/** Makes a client; `at` is her place in the zone, which decides how much care she gets. */
export function makeClient(
  chance: Chance,
  name: { first_name: string; last_name: string; gender: Gender },
  id: Id,
  { zones, zone, at, today, numbers }: Intake,
): DemoClient {
  const town = chance.pick(zones[zone]!.towns)
  const number = numbers.next()
  const daily = at < 2
  const isNew = at % 9 === 8
  const opened = addDays(today, -(isNew ? chance.whole(8, 20) : chance.whole(40, 900)))
  const other = chance.shuffled(conditions).slice(0, chance.whole(1, 2))
  return {
    ...completeClient({
      ...name,
      birthday: birthdayOf(chance, today, at),
      avs: chance.likely(0.9) || !isNew ? fictionalAvs(number) : null,
      phone: fictionalPhone(chance.likely(0.7) ? '91' : '79', number),
      email: chance.likely(0.2) ? `${mailName(name)}.${number}@posta.vicino.test` : null,
      address: { street: chance.pick(streets), house_no: String(chance.whole(1, 48)), canton: 'TI', ...town },
      language: chance.likely(0.9) ? 'it' : chance.pick(['de', 'fr'] as const),
      access_note: chance.likely(0.6) ? chance.pick(accessNotes) : '',
    }),
    _id: id,
    zone,
    town: town.city,
    opened,
    conditions: daily
      ? [insulinDiabetes, ...other.slice(0, 1)]
      : [conditions[(at + zone * 5) % conditions.length]!, ...other],
    dailyNursing: daily,
    dailyCare: at >= 2 && at < 5,
    basicCare: at >= 2 && at % 4 !== 1,
    therapy: zone === 0 && at >= 6 && at < 12,
    byScale: zone === 0 && at === 0,
    cardNumber: fictionalCard(number),
    insuranceNumber: chance.likely(0.8) ? `PROVA-${String(number).padStart(6, '0')}` : null,
    ...standingOf(chance, today, at),
  }
}

/** Towards the end of each zone's list one client is in hospital and one is in care no more. */
function standingOf(
  chance: Chance,
  today: Day,
  at: number,
): Pick<DemoClient, 'status' | 'status_reason' | 'restsFrom'> {
  if (at === 11)
    return {
      status: 'suspended',
      status_reason: 'Ricovero in ospedale per una polmonite',
      restsFrom: addDays(today, -chance.whole(2, 5)),
    }
  if (at === 12)
    return {
      status: 'closed',
      status_reason: 'Ingresso in casa per anziani',
      restsFrom: addDays(today, -chance.whole(8, 14)),
    }
  return { status: 'active', status_reason: null, restsFrom: null }
}

/** Mostly between 72 and 97 years old; a few are young, one was born on a day that comes every four years. */
function birthdayOf(chance: Chance, today: Day, at: number): Day {
  if (at === 5) return '1932-02-29'
  const years = at % 13 === 7 ? chance.whole(28, 60) : chance.whole(72, 97)
  return addDays(today, -years * 365 - chance.whole(0, 364))
}

const mailName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  foldAccents(`${first_name}.${last_name}`).replace(/[^a-z]+/g, '.')
