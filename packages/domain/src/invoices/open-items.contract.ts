import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { NamedPerson } from '../people/named-person.ts'
import { endpoint } from '../wire/endpoint.ts'
import { pageOf, pageQuery } from '../wire/page.ts'
import { OfficeInvoice } from './invoices.contract.ts'
import { OpenAge, Sum } from './open-items.ts'

/** What is open by age, and what came in too much. */
const OpenSums = z.strictObject({
  ages: z.array(z.strictObject({ age: OpenAge, ...Sum.shape })),
  total: Sum,
  /** What is owed back: paid beyond an invoice, or on one that is cancelled; above 0. */
  credit: Sum,
})
export type OpenSums = z.infer<typeof OpenSums>

/** An invoice of which something is open, or owed back, with how long ago it was issued. */
const OpenItem = z.strictObject({ ...OfficeInvoice.shape, days: z.number(), age: OpenAge })
export type OpenItem = z.infer<typeof OpenItem>

export const getOpenItems = endpoint({
  method: 'GET',
  path: '/api/invoices/open_items',
  summary:
    'What is still to come in of the invoices of all months, the oldest first, with its sums by age; `credit` lists what is owed back',
  permission: 'billing.read',
  entity: 'invoice',
  query: z.strictObject({ age: z.optional(z.enum([...OpenAge.options, 'credit'])), ...pageQuery }),
  answer: z.strictObject({ sums: OpenSums, ...pageOf(OpenItem).shape }),
  problems: [],
})

/** What one payer, or one client, still owes. */
export const OpenBalance = z.strictObject({
  payer: z.nullable(z.string()),
  client: z.nullable(NamedPerson),
  open: Sum,
  overdue: Sum,
  oldest: Day,
})
export type OpenBalance = z.infer<typeof OpenBalance>

export const getOpenBalances = endpoint({
  method: 'GET',
  path: '/api/invoices/open_balances',
  summary: 'What each payer, or each client, still owes, the largest sum first',
  permission: 'billing.read',
  entity: 'invoice',
  query: z.strictObject({ by: z.enum(['payer', 'client']), ...pageQuery }),
  answer: pageOf(OpenBalance),
  problems: ['forbidden'],
})
