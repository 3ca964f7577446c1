import * as z from 'zod/mini'
import { BilledLetter, CareKind } from '../billing/tariff.ts'
import { Day, daysBetween } from '../days/day.ts'
import { Canton } from '../people/canton.ts'
import { endpoint } from '../wire/endpoint.ts'
import { FileAnswer } from '../wire/file.ts'

/** A year and the days by which somebody goes beyond it. */
const mostDays = 400

/** From a day to a day, both of them in it. */
const Days = z.strictObject({ from: Day, to: Day }).check(
  z.refine(({ from, to }) => from <= to, { error: 'end_before_start', path: ['to'] }),
  z.refine(({ from, to }) => daysBetween(from, to) < mostDays, { error: 'range_too_long', path: ['to'] }),
)

const asTable = {
  method: 'GET',
  permission: 'billing.read',
  entity: 'invoice',
  action: 'export',
  audit: 'always',
  answer: FileAnswer,
  file: ['text/csv'],
  problems: [],
} as const

export const exportInvoices = endpoint({
  ...asTable,
  path: '/api/accounting/invoices',
  summary:
    'The invoices and counter-entries issued within some days as a table (CSV), a row each, with what was paid of them',
  query: Days,
})

export const exportResidualCost = endpoint({
  ...asTable,
  path: '/api/accounting/residual_cost',
  summary:
    'What was billed of the care of some days as a table (CSV) by municipality, law, letter and kind of care, housekeeping apart, with what neither insurer nor client pays of its recognised cost, and the canton of acute and transitional care',
  query: Days,
  problems: ['forbidden'],
})

/** Care of which the house wrote no recognised cost, each with its first day; `canton` null: an invoice names none. */
const MissingCost = z.strictObject({
  canton: z.nullable(Canton),
  letter: BilledLetter,
  care_kind: CareKind,
  from: Day,
})

export const getMissingCosts = endpoint({
  method: 'GET',
  path: '/api/accounting/residual_cost/missing',
  summary:
    'Of which care of some days nobody wrote what an hour is recognised to cost: its residual cost is empty in the table',
  permission: 'billing.read',
  entity: 'invoice',
  query: Days,
  answer: z.array(MissingCost),
  problems: ['forbidden'],
})

export const exportOpenItems = endpoint({
  ...asTable,
  path: '/api/accounting/open_items',
  summary: 'What is still open today of all invoices as a table (CSV), the oldest first',
})
