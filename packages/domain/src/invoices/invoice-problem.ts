import * as z from 'zod/mini'
import { BilledLetter, CareKind } from '../billing/tariff.ts'
import { CoverageLaw } from '../coverages/coverage.ts'
import { Day } from '../days/day.ts'
import { Id } from '../wire/id.ts'
import { type InvoiceProblemCode, invoiceProblems } from './invoice-problems.catalogue.ts'

/** Minutes that nobody can price: they are in no sum until a tariff is written. */
const Unpriced = z.strictObject({
  law: CoverageLaw,
  letter: BilledLetter,
  care_kind: CareKind,
  minutes: z.number(),
})

/**
 * What stands in the way of an invoice, or beside it; `date` its first day, `_id` the thing where it is mended, `unpriced`
 * what stands in no sum for it.
 */
export const InvoiceProblem = z.strictObject({
  code: z.enum(invoiceProblems.map(({ value }) => value)),
  date: z.nullable(Day),
  _id: z.nullable(Id),
  unpriced: z.optional(Unpriced),
})
export type InvoiceProblem = z.infer<typeof InvoiceProblem>

const placeOf = (code: InvoiceProblemCode): number => invoiceProblems.findIndex(({ value }) => value === code)

const blocking = new Set<InvoiceProblemCode>(
  invoiceProblems.filter(({ blocks }) => blocks).map(({ value }) => value),
)

/** Whether nothing is issued until it is mended. */
export const blocks = ({ code }: Pick<InvoiceProblem, 'code'>): boolean => blocking.has(code)

/** What may well be true and may as well be a mistake: somebody looks at it before the month is issued with all others. */
const doubtful: ReadonlySet<InvoiceProblemCode> = new Set([
  'month_running',
  'not_ended',
  'not_confirmed',
  'partly_recorded',
  'no_services',
  'recorded_twice',
  'partly_billed',
  'overlapping',
  'not_prescribed',
  'changed_since',
  // An accident case takes all care of its days, also what has nothing to do with the accident.
  'case_before_basic',
])

/** What is lacking for the electronic invoice alone: on paper it is issued and paid without. */
const lackingToSend: ReadonlySet<InvoiceProblemCode> = new Set([
  'no_position',
  'not_electronic',
  'no_biller_gln',
  'no_legal_form',
  'no_canton',
  'no_client_address',
  'no_doctor_gln',
  'no_doctor_address',
])

/** Whether an invoice is issued with it, and not sent electronically. */
export const holdsSending = ({ code }: Pick<InvoiceProblem, 'code'>): boolean => lackingToSend.has(code)

/** How a client's month stands before it is issued, the gravest first. */
export const controlStates = [
  { value: 'blocked', label: 'Bloccata' },
  { value: 'doubtful', label: 'Da verificare' },
  { value: 'in_order', label: 'In ordine' },
] as const
export const ControlState = z.enum(controlStates.map(({ value }) => value))
export type ControlState = z.infer<typeof ControlState>

/** How a month stands of which this was found. */
export function controlStateOf(problems: readonly Pick<InvoiceProblem, 'code'>[]): ControlState {
  if (problems.some(blocks)) return 'blocked'
  return problems.some(({ code }) => doubtful.has(code)) ? 'doubtful' : 'in_order'
}

/** Each problem of a thing once, on its first day, the gravest first. */
export function eachProblem(found: readonly InvoiceProblem[]): InvoiceProblem[] {
  const inTime = found.toSorted((one, other) => ((one.date ?? '') < (other.date ?? '') ? -1 : 1))
  const once = Map.groupBy(inTime, ({ code, _id, unpriced }) =>
    [code, _id, unpriced?.law, unpriced?.letter, unpriced?.care_kind].join(' '),
  )
  return Array.from(once.values(), group => ({ ...group[0]!, ...unpricedIn(group) })).toSorted(
    (one, other) => placeOf(one.code) - placeOf(other.code),
  )
}

/** All the minutes of one law, letter and kind of care that have no price. */
function unpricedIn(group: readonly InvoiceProblem[]): Pick<InvoiceProblem, 'unpriced'> {
  const [first] = group
  if (!first?.unpriced) return {}
  const minutes = group.reduce((sum, { unpriced }) => sum + (unpriced?.minutes ?? 0), 0)
  return { unpriced: { ...first.unpriced, minutes } }
}
