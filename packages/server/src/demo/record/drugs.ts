import { addDays, type Day, daysBetween } from '@vicino/domain/days/day.ts'
import { type Instant, instantOf } from '@vicino/domain/days/instant.ts'
import { type Drug, type DrugFields, drugDefaults } from '@vicino/domain/drugs/drug.ts'
import { moments } from '@vicino/domain/drugs/drug-lists.ts'
import { drugQuestions } from '@vicino/domain/drugs/drug-questions.ts'
import { matchedAllergies } from '@vicino/domain/drugs/substances.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Chance } from '../chance.ts'
import type { DemoClient } from '../people/clients.ts'
import { insulinByScale } from './conditions.ts'
import type { DrugOrder } from './drug-orders.ts'
import { notWithParkinson, oneOf } from './rival-drugs.ts'

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
      handover: false,
      answered: [],
    }
    return at === 0 ? [first] : laterVersions(chance, first, author, today, now)
  })
  return withAnswers(written).toSorted((a, b) => (a.written_at < b.written_at ? -1 : 1))
}

/** Of two drugs that hold the same the one that was written later was asked about, and the nurse said why. */
function withAnswers(versions: readonly Drug[]): Drug[] {
  const firsts = versions.filter(({ version }) => version === 1)
  return versions.map(drug => {
    const { author: by, created_at: at } = drug
    const others = firsts.filter(other => other.created_at < at)
    const answered = drugQuestions(drug, { notes: [], others }).map(question => ({
      question,
      reason: 'Prescritti insieme dal medico curante',
      by,
      at,
    }))
    return { ...drug, answered }
  })
}

/** Two to nine drugs, most of them for the first condition, none that does not go with another or with an allergy. */
function ordersOf(chance: Chance, { conditions, byScale }: DemoClient): DrugOrder[] {
  const wanted = chance.whole(fewestDrugs, mostDrugs)
  const [first, ...others] = conditions.map(({ drugs }) => chance.shuffled(drugs))
  const offered = [...first!.slice(0, 5), ...others.flat(), ...first!.slice(5)]
  const notes = conditions
    .flatMap(({ warnings }) => warnings.filter(({ kind }) => kind === 'allergy'))
    .map(({ text }) => ({ source: 'warning' as const, text }))
  const parkinson = conditions.some(({ name }) => name === 'Parkinson')
  const orders: DrugOrder[] = byScale ? [insulinByScale] : []
  for (const order of offered.filter(({ name }) => matchedAllergies(name, notes).length === 0))
    if (orders.length < wanted && goesWith(order, orders, parkinson)) orders.push(varied(chance, order))
  return orders
}

function goesWith({ name }: DrugOrder, orders: DrugOrder[], parkinson: boolean): boolean {
  if (parkinson && notWithParkinson.includes(name)) return false
  const rivals = [name, ...oneOf.filter(kind => kind.includes(name)).flat()]
  return !orders.some(order => rivals.includes(order.name))
}

/** Insulin is adjusted to each client. */
function varied(chance: Chance, order: DrugOrder): DrugOrder {
  if (order.dose_unit !== 'unit') return order
  const change = 2 * chance.whole(-1, 4)
  return { ...order, ...eachDose(order, dose => dose + change) }
}

/** The doses that are given, each changed. */
const eachDose = (order: Partial<DrugFields>, change: (dose: number) => number): Partial<DrugFields> =>
  Object.fromEntries(
    moments.filter(({ value }) => order[value]).map(({ value }) => [value, change(order[value]!)]),
  )

/** What becomes of some: ended, corrected by the doctor's word, or struck because it was written by mistake. */
function laterVersions(chance: Chance, first: Drug, author: Signature, today: Day, now: Instant): Drug[] {
  const day = addDays(first.start_date, chance.whole(2, 8))
  const written_at = instantOf(day, chance.pick(clocks))
  const next = { ...first, version: 2, author, written_at }
  if (written_at >= now || day > today) return [first]
  if (chance.likely(0.08)) return [first, { ...next, end_date: day, reason: 'Terapia terminata' }]
  if (chance.likely(0.1)) return [first, { ...next, ...corrected(first) }]
  if (chance.likely(0.06)) {
    const reason = 'Scritto per errore nel dossier sbagliato'
    return [first, { ...next, reason, struck: { reason } }]
  }
  return [first]
}

/** Two units less, half of the dose, or a clearer note where the tablet cannot be halved. */
function corrected(drug: Drug): Partial<Drug> {
  const reason = 'Dose cambiata dal medico curante'
  if (drug.dose_unit === 'unit') return { ...eachDose(drug, dose => dose - 2), reason }
  const canBeHalved =
    drug.dose_unit === 'tablet' && drug.days.length === 0 && !/ritardo|Acido/.test(drug.name)
  if (canBeHalved && drug.morning === 1) return { morning: 0.5, reason }
  return {
    comments: `${drug.comments} Rivedere al prossimo controllo.`.trim(),
    reason: 'Nota precisata dopo il colloquio con il medico',
  }
}

const earlier = (a: Instant, b: Instant): Instant => (a < b ? a : b)
