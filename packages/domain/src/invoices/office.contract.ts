import * as z from 'zod/mini'
import { Month } from '../days/month.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Sum } from './open-items.ts'

/** What waits in the office: of the month before this one, and of everything that was issued. */
export const OfficeBilling = z.strictObject({
  month: Month,
  /** What was performed on visits that were ended, and is on no invoice. */
  to_issue: z.strictObject({ clients: z.number(), minutes: z.number() }),
  open: Sum,
  overdue: Sum,
  credit: Sum,
  /** Payments of the bank that are to be looked at; the amount of those that are in francs. */
  payments: Sum,
})
export type OfficeBilling = z.infer<typeof OfficeBilling>

export const getOfficeBilling = endpoint({
  method: 'GET',
  path: '/api/invoices/office',
  summary: 'What waits in the office: to issue, open, overdue, payments to be looked at',
  permission: 'billing.read',
  entity: 'invoice',
  answer: OfficeBilling,
  problems: [],
})
