import * as z from 'zod/mini'
import { OfficeInvoice } from '../invoices/invoices.contract.ts'
import { endpoint } from '../wire/endpoint.ts'
import { maxLength } from '../wire/length.ts'
import { pageOf, pageQuery } from '../wire/page.ts'
import { nameMax } from '../wire/text.ts'

export const searchInvoices = endpoint({
  method: 'GET',
  path: '/api/invoices/search',
  summary: 'Invoices by their number, their client or an amount, the newest first',
  permission: 'billing.read',
  entity: 'invoice',
  query: z.strictObject({ search: z.string().check(maxLength(nameMax)), ...pageQuery }),
  answer: pageOf(OfficeInvoice),
  problems: [],
})
