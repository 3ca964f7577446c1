import { drawUp } from '../invoices/draw-up.ts'
import { inFrancs } from '../invoices/in-francs.ts'
import type { Invoice } from '../invoices/invoice.ts'
import { newId } from '../wire/id.ts'
import { someBilling } from './some-billing.ts'

/** The invoice of a client's May, issued on 3 June 2026; each test says what matters to it. */
export function someInvoice(more: Partial<Invoice> = {}): Invoice {
  const content = drawUp(someBilling()).invoices[0]!
  return {
    _id: newId(),
    dossierId: newId(),
    number: '2026-00042',
    document: content.document,
    state: 'issued',
    period: { start: content.start, end: content.end },
    currency: 'CHF',
    total: content.total / 100,
    payable: content.payable / 100,
    level: 0,
    open: content.payable / 100,
    payer: content.payer.name,
    law: content.law,
    issued_at: '2026-06-02T22:30:00.000Z',
    due_on: '2026-07-03',
    content: inFrancs(content),
    counterpart: null,
    contribution: null,
    canton_share: null,
    contribution_to: null,
    reason: null,
    overtaken: false,
    author: { _id: newId(), name: 'Anna Prova', role: 'administration', avatar: null },
    events: [],
    ...more,
  }
}
