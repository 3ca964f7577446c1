import { addDays, type Day, daysBetween } from '@vicino/domain/days/day.ts'
import { type Instant, instantOf } from '@vicino/domain/days/instant.ts'
import { type Drug, type DrugFields, drugDefaults } from '@vicino/domain/drugs/drug.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Chance } from './chance.ts'
import type { DemoClient } from './clients.ts'
import type { DrugOrder } from './conditions.ts'

const mostDrugs = 9
const fewestDrugs = 2

const clocks = ['08:40', '09:25', '10:10', '11:30', '14:05', '15:20', '16:45'] as const

/** All versions of all drugs of a client, in the order in which they were written. */
export function drugsOf(
  chance: Chance,
  client: DemoClient,
  author: Signature,
  today: Day,
  now: Instant,
): Drug[] {
  const written = ordersOf(chance, client).flatMap((order, at) => {
    const day = addDays(client.opened, chance.whole(0, Math.max(0, daysBetween(client.opened, today) - 9)))
    const created_at = earlier(instantOf(day, chance.pick(clocks)), now)
    const first: Drug = {
      ...drugDefaults(day),
      ...order,
      _id: chance.id(created_at),
      dossierId: client._id,
      version: 1,
      author,
      created_at,
      written_at: created_at,
      reason: null,
      struck: null,
    }
    return at === 0 ? [first] : laterVersions(chance, first, author, today, now)
  })
  return written.toSorted((a, b) => (a.written_at < b.written_at ? -1 : 1))
}

/** Two to nine drugs: each condition gives some, in the order that its list rotates to. */
function ordersOf(chance: Chance, { conditions }: DemoClient): DrugOrder[] {
  const wanted = chance.whole(fewestDrugs + 1, mostDrugs)
  const offered = conditions.flatMap((condition, at) =>
    at === 0 ? condition.drugs : chance.shuffled(condition.drugs).slice(0, 4),
  )
  const first = chance.shuffled(offered.slice(0, conditions[0]!.drugs.length)).slice(0, 5)
  const more = chance.shuffled(offered.slice(conditions[0]!.drugs.length))
  const orders = [...new Map([...first, ...more].map(order => [order.name, order])).values()]
  return orders.slice(0, wanted)
}

/** What becomes of some: ended, corrected by the doctor's word, or struck because it was written by mistake. */
function laterVersions(chance: Chance, first: Drug, author: Signature, today: Day, now: Instant): Drug[] {
  const day = addDays(first.start_date, chance.whole(2, 8))
  const written_at = instantOf(day, chance.pick(clocks))
  const next = { ...first, version: 2, author, written_at }
  if (written_at >= now || day > today) return [first]
  if (chance.likely(0.08)) return [first, { ...next, end_date: day, reason: 'Terapia terminata' }]
  if (chance.likely(0.08))
    return [first, { ...next, ...corrected(first), reason: 'Dose cambiata dal medico curante' }]
  if (chance.likely(0.06)) {
    const reason = 'Scritto per errore nel dossier sbagliato'
    return [first, { ...next, reason, struck: { reason } }]
  }
  return [first]
}

/** Half of the dose, or a clearer note where the dose cannot be halved. */
function corrected(drug: Drug): Partial<DrugFields> {
  const half = drug.morning / 2
  if (drug.dose_unit === 'tablet' && half >= 0.25 && Number.isInteger(half * 4)) return { morning: half }
  return { comments: `${drug.comments} Rivedere al prossimo controllo.`.trim() }
}

const earlier = (a: Instant, b: Instant): Instant => (a < b ? a : b)
