import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import type { Database } from '../db/connect.ts'
import { asTenant } from '../db/tenant.ts'
import { hashPassword, productPasswordCost } from '../sign-in/password-hash.ts'
import { StartRefusal } from '../start-refusal.ts'
import { numbersFrom } from './people/clients.ts'
import { insertDemoBusiness, insertOrganisation } from './demo.store.ts'
import {
  type DemoBusiness,
  makeBusiness,
  makeOrganisation,
  type Organisation,
} from './people/organisation.ts'
import { zones } from './people/places.ts'
import type { DemoMoment } from './calendar/plan.ts'
import { type Post, staff } from './people/staff.ts'

/** Clients whom one set of colleagues looks after, by zone. */
const clientsOfUnit = [24, 22, 14] as const
const unitSize = clientsOfUnit.reduce((sum, count) => sum + count, 0)
/** Numbers of seeded people begin here: the demo's own are below. */
const firstNumber = 100_000
/** One unit is made while another is being inserted. */
const unitsAtOnce = 2

/**
 * Fills a database with one large business of demo clients, for benchmarks. Unit by unit, each in its own
 * transaction: memory does not grow with the number of clients.
 * @param told hears how many clients stand, after each unit
 * @returns the address of the nursing director's sign-in
 */
export async function seedClients(
  database: Database,
  { clients, now, password }: { clients: number; now: Instant; password: string },
  told: (clients: number) => void,
): Promise<string> {
  const moment = { now, today: todayIn(now) }
  const business = makeBusiness(
    'business',
    `Spitex Misura ${clients}`,
    'Dati inventati per misurare.',
    moment,
  )
  const mail = (post: string, unit: number) => `${post}.${unit}@misura-${clients}.vicino.test`
  const [found] = await database.owner`select from auth."user" where email = ${mail('direzione', 0)}`
  if (found)
    throw new StartRefusal(
      `${business.name} c’è già in questa banca dati: scegliete un altro numero di clienti.`,
    )
  const hash = await hashPassword(password, productPasswordCost)
  await asTenant(database.app, { business: business._id }, tx => insertDemoBusiness(tx, business))
  const units = makeUnits(business, clients, moment, mail)
  let standing = 0
  const insertUnits = async (): Promise<void> => {
    for (const unit of units) {
      await asTenant(database.app, { business: business._id }, tx =>
        insertOrganisation(tx, business, unit, hash),
      )
      standing += unit.clients.length
      told(standing)
    }
  }
  await Promise.all(Array.from({ length: unitsAtOnce }, insertUnits))
  return mail('direzione', 0)
}

/** Unit after unit, each made when it is asked for. */
function* makeUnits(
  business: DemoBusiness,
  clients: number,
  moment: DemoMoment,
  mail: (post: string, unit: number) => string,
): Generator<Organisation> {
  const numbers = numbersFrom(firstNumber)
  for (let unit = 0, left = clients; left > 0; unit += 1) {
    const counts = shareOf(left)
    yield makeOrganisation(business, {
      seed: `misura-${clients}-${unit}`,
      staff: unit === 0 ? staff : staff.filter(isOnTheRoad),
      zones,
      clients: counts,
      numbers,
      moment,
      housekeeping: false,
      since: null,
      emailOf: ({ post }) => mail(post, unit),
    })
    left -= Math.min(left, unitSize)
  }
}

const isOnTheRoad = ({ tour }: Post): boolean => tour !== undefined

/** The clients of the next unit by zone: a whole one, or what is left. */
function shareOf(left: number): number[] {
  let rest = Math.min(left, unitSize)
  return clientsOfUnit.map(count => {
    const share = Math.min(count, rest)
    rest -= share
    return share
  })
}
