import * as z from 'zod/mini'
import { Day, daysBetween } from '../days/day.ts'
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
    'What was billed of the care of some days as a table (CSV) by municipality, law, letter and kind of care, housekeeping apart',
  query: Days,
  problems: ['forbidden'],
})

export const exportOpenItems = endpoint({
  ...asTable,
  path: '/api/accounting/open_items',
  summary: 'What is still open today of all invoices as a table (CSV), the oldest first',
})
