import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { Id } from '../wire/id.ts'
import { type InvoiceProblemCode, invoiceProblems } from './invoice-problems.catalogue.ts'

/** What stands in the way of an invoice, or beside it; `date` its first day, `_id` the thing where it is mended. */
export const InvoiceProblem = z.strictObject({
  code: z.enum(invoiceProblems.map(({ value }) => value)),
  date: z.nullable(Day),
  _id: z.nullable(Id),
})
export type InvoiceProblem = z.infer<typeof InvoiceProblem>

const placeOf = (code: InvoiceProblemCode): number => invoiceProblems.findIndex(({ value }) => value === code)

const blocking = new Set<InvoiceProblemCode>(
  invoiceProblems.filter(({ blocks }) => blocks).map(({ value }) => value),
)

/** Whether nothing is issued until it is mended. */
export const blocks = ({ code }: Pick<InvoiceProblem, 'code'>): boolean => blocking.has(code)

/** Each problem of a thing once, on its first day, the gravest first. */
export function eachProblem(found: readonly InvoiceProblem[]): InvoiceProblem[] {
  const inTime = found.toSorted((one, other) => ((one.date ?? '') < (other.date ?? '') ? -1 : 1))
  const once = Map.groupBy(inTime, ({ code, _id }) => `${code} ${_id}`)
  return Array.from(once.values(), ([first]) => first!).toSorted(
    (one, other) => placeOf(one.code) - placeOf(other.code),
  )
}
