import { francs } from '@vicino/domain/billing/rappen.ts'
import { daysOf, monthBefore } from '@vicino/domain/days/month.ts'
import { drawUp } from '@vicino/domain/invoices/draw-up.ts'
import type { Invoice, InvoiceContent } from '@vicino/domain/invoices/invoice.ts'
import { WholeInvoiceEvent } from '@vicino/domain/invoices/invoice-event.ts'
import { blocks } from '@vicino/domain/invoices/invoice-problem.ts'
import {
  addInvoiceEvent,
  cancelInvoice,
  createInvoice,
  getAllInvoices,
  getInvoice,
  getInvoiceControl,
  getInvoiceDraft,
  getInvoicePdf,
  getInvoices,
  issueInvoices,
} from '@vicino/domain/invoices/invoices.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { admitAllNamed } from '../http/admission.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { readBillingFacts } from './billing-facts.store.ts'
import { invoicePdf } from './pdf/invoice-pdf.ts'
import {
  findInvoice,
  findInvoiceOfEvent,
  holdInvoices,
  insertInvoiceEvent,
  insertInvoices,
  listAllInvoices,
  listInvoices,
  listStanding,
  listUnbilled,
  markCancelled,
} from './invoices.store.ts'

type Asking = Pick<Call<typeof issueInvoices>, 'tx' | 'author' | 'today'>

export function serveInvoices(serve: Serve): void {
  serve(getInvoices, call => listInvoices(call.tx, call, call.dossier))

  serve(getInvoice, async call =>
    found(await findInvoice(call.tx, call, call.dossier, call.params.invoiceId)),
  )

  serve(getInvoicePdf, async ({ tx, author, today, dossier, params, query }) => {
    const { content, ...invoice } = found(await findInvoice(tx, { author, today }, dossier, params.invoiceId))
    if (!content) throw new Refusal('forbidden')
    return invoicePdf({ ...invoice, content }, query.copy)
  })

  serve(getInvoiceDraft, async call => {
    const { month = monthBefore(call.today) } = call.query
    const drawn = (await drawnUp(call, [call.dossier], month)).get(call.dossier)
    return { month, ...found(drawn) }
  })

  serve(createInvoice, async call => {
    const { tx, dossier, body } = call
    const { month } = body
    await holdInvoices(tx, [dossier])
    const drawn = found((await drawnUp(call, [dossier], month)).get(dossier))
    if (drawn.problems.some(blocks)) throw new Refusal('invoice_held', { current: { month, ...drawn } })
    const issued = await insertInvoices(
      tx,
      call,
      drawn.invoices.map(content => ({ dossier_id: dossier, content })),
    )
    return done(await listStanding(tx, call, [dossier], month), {
      each: issued.map(entity_id => ({ entity_id })),
    })
  })

  serve(cancelInvoice, async call => {
    const { tx, dossier, params, body } = call
    await holdInvoices(tx, [dossier])
    const invoice = found(await findInvoice(tx, call, dossier, params.invoiceId))
    if (isCancelled(invoice) || !invoice.content) throw new Refusal('invoice_cancelled')
    const { contribution } = invoice
    // What the client contributes to it stands no longer than it does.
    const withIt = contribution && found(await findInvoice(tx, call, dossier, contribution._id))
    const cancelled = withIt ? [invoice, withIt] : [invoice]
    for (const each of cancelled) await cancelByCounterEntry(call, each, body.reason)
    return done(found(await findInvoice(tx, call, dossier, invoice._id)), {
      each: cancelled.map(({ _id }) => ({ entity_id: _id, reason: body.reason })),
    })
  })

  serve.create(
    addInvoiceEvent,
    async call => {
      const { tx, dossier, params, body, id } = call
      const { _id, ...written } = body
      await holdInvoices(tx, [dossier])
      const invoice = found(await findInvoice(tx, call, dossier, params.invoiceId))
      const event = wholeOrRefuse(WholeInvoiceEvent, { amount: null, note: '', ...written })
      // What is paid after an invoice was cancelled has come in all the same.
      if (isCancelled(invoice) && event.kind !== 'payment') throw new Refusal('invoice_cancelled')
      await insertInvoiceEvent(tx, call, { ...event, _id: id, invoice_id: invoice._id })
      return done(found(await findInvoice(tx, call, dossier, invoice._id)), {
        entity_id: invoice._id,
        fields: [event.kind],
      })
    },
    async call => {
      const of = await findInvoiceOfEvent(call.tx, call.id)
      return of === undefined ? undefined : findInvoice(call.tx, call, call.dossier, of)
    },
  )

  serve(getAllInvoices, call => listAllInvoices(call.tx, call, call.query))

  serve(getInvoiceControl, async call => {
    const { tx, today, query } = call
    const { month = monthBefore(today), ...paged } = query
    const page = await listUnbilled(tx, call, { ...daysOf(month), ...paged })
    const drawn = await drawnUp(
      call,
      page.items.map(({ dossierId }) => dossierId),
      month,
    )
    const items = page.items.map(one => {
      const { invoices, problems } = drawn.get(one.dossierId)!
      const total = invoices.reduce((sum, invoice) => sum + invoice.total, 0)
      return { ...one, total: francs(total), invoices: invoices.length, problems }
    })
    return { ...page, month, items }
  })

  serve(issueInvoices, async call => {
    const { tx, session, today, body } = call
    const { month, dossierIds } = body
    await admitAllNamed(tx, session, dossierIds, today, createInvoice)
    await holdInvoices(tx, dossierIds)
    const drawn = await drawnUp(call, dossierIds, month)
    const free = dossierIds.filter(id => !drawn.get(id)!.problems.some(blocks))
    const issued = await insertInvoices(
      tx,
      call,
      free.flatMap(id => drawn.get(id)!.invoices.map(content => ({ dossier_id: id, content }))),
    )
    const standing = Map.groupBy(
      await listStanding(tx, call, dossierIds, month),
      ({ dossierId }) => dossierId,
    )
    const answer = dossierIds.map(dossierId => ({
      dossierId,
      invoices: standing.get(dossierId) ?? [],
      problems: drawn.get(dossierId)!.problems,
    }))
    const of = new Map(
      answer.flatMap(({ dossierId, invoices }) => invoices.map(({ _id }) => [_id, dossierId])),
    )
    return done(answer, {
      each: issued.map(entity_id => ({ entity_id, dossier_id: of.get(entity_id) ?? null })),
    })
  })
}

/** Issues the counter-entry of an invoice and marks it as cancelled. */
async function cancelByCounterEntry(
  call: Pick<Call<typeof cancelInvoice>, 'tx' | 'author' | 'now' | 'today'>,
  { _id, dossierId, content }: Invoice,
  reason: string,
): Promise<void> {
  const counterEntry = { of: _id, reason }
  const [by] = await insertInvoices(call.tx, call, [
    { dossier_id: dossierId, content: counterEntryOf(content!), counterEntry },
  ])
  await markCancelled(call.tx, _id, { by: by!, reason })
}

/** Whether it stands no longer, or never did. */
const isCancelled = ({ counterpart }: Invoice): boolean => counterpart !== null

/** What is on no invoice of a month yet, drawn up for each client. */
async function drawnUp({ tx, author, today }: Asking, dossiers: readonly Id[], month: string) {
  const facts = await readBillingFacts(tx, { business: author.business, dossiers, month, today })
  return new Map(Array.from(facts, ([dossier, of]) => [dossier, drawUp(of)] as const))
}

const takenBack = <Line extends { amount: number }>(lines: readonly Line[]): Line[] =>
  lines.map(line => ({ ...line, amount: -line.amount }))

/** The same with every amount taken back. */
const counterEntryOf = (content: InvoiceContent): InvoiceContent => ({
  ...content,
  lines: takenBack(content.lines),
  materials: takenBack(content.materials),
  contributions: takenBack(content.contributions),
  total: -content.total,
  payable: -content.payable,
})
