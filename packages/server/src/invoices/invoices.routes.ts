import { francs } from '@vicino/domain/billing/rappen.ts'
import { rappenOf } from '@vicino/domain/billing/rappen-of-francs.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { daysOf, type Month, monthBefore } from '@vicino/domain/days/month.ts'
import type { DrawnUp } from '@vicino/domain/invoices/draw-up.ts'
import type { InvoiceContent } from '@vicino/domain/invoices/invoice.ts'
import { type InvoiceEventFields, WholeInvoiceEvent } from '@vicino/domain/invoices/invoice-event.ts'
import { blocks, type ControlState, controlStateOf } from '@vicino/domain/invoices/invoice-problem.ts'
import {
  addInvoiceEvent,
  cancelInvoice,
  createInvoice,
  getAllInvoices,
  getControlled,
  getInvoice,
  getInvoiceControl,
  getInvoiceDraft,
  getInvoicePdf,
  getInvoices,
  type InvoiceDraft,
  issueInvoices,
} from '@vicino/domain/invoices/invoices.contract.ts'
import { lastReminder } from '@vicino/domain/invoices/reminders.ts'
import { countedAtMost } from '@vicino/domain/wire/page.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { readBusinessSettings } from '../businesses/business-settings.store.ts'
import type { Tx } from '../db/tenant.ts'
import { admitAllNamed } from '../http/admission.ts'
import { findBusiness } from '../businesses/businesses.store.ts'
import { done } from '../http/done.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { cancelByCounterEntry, drawnUp, eachDrawnUp, issueDrawnUp, withoutProblems } from './issue.ts'
import { goesToInsurer, withElectronicGaps } from './electronic-gaps.ts'
import { invoicePdf } from './pdf/invoice-pdf.ts'
import {
  findInvoiceOfEvent,
  insertInvoiceEvents,
  type InvoiceReader,
  listAllInvoices,
  listInvoices,
  listStandingInvoices,
} from './invoices.store.ts'
import { holdInvoices } from './issuing.store.ts'
import { toldContent, toldInvoice } from './told-invoice.ts'
import { listDoubtfullyUnbilled, listUnbilled } from './unbilled.store.ts'
import { findInvoice, type KeptInvoice } from './whole-invoices.store.ts'

export function serveInvoices(serve: Serve): void {
  serve(getInvoices, call => listInvoices(call.tx, call, call.dossier))

  serve(getInvoice, async call =>
    toldInvoice(call, found(await findInvoice(call.tx, call, call.dossier, call.params.invoiceId))),
  )

  serve(getInvoicePdf, async ({ tx, author, today, dossier, params, query }) => {
    const { content, ...invoice } = found(await findInvoice(tx, { author, today }, dossier, params.invoiceId))
    if (!content) throw new Refusal('forbidden')
    return invoicePdf({ ...invoice, content }, query.copy, found(await findBusiness(tx, author.business)))
  })

  serve(getInvoiceDraft, async call => {
    const { tx, author, dossier, query } = call
    const { month = monthBefore(call.today) } = query
    const drawn = await drawnUp(tx, call, [dossier], month)
    return toldDraft(call, month, found((await withElectronicGaps(tx, author.business, drawn)).get(dossier)))
  })

  serve(createInvoice, async call => {
    const { tx, dossier, body } = call
    const { month } = body
    await holdInvoices(tx, [dossier])
    const drawnOf = await drawnUp(tx, call, [dossier], month)
    const drawn = found(drawnOf.get(dossier))
    if (drawn.problems.some(blocks))
      throw new Refusal('invoice_held', { current: await toldDraft(call, month, drawn) })
    const issued = await issueDrawnUp(tx, call, drawnOf)
    return done(await listStandingInvoices(tx, call, [dossier], month), {
      each: issued.map(({ _id }) => ({ entity_id: _id })),
    })
  })

  serve(cancelInvoice, async call => {
    const { tx, dossier, params, body } = call
    await holdInvoices(tx, [dossier])
    const invoice = found(await findInvoice(tx, call, dossier, params.invoiceId))
    if (isCancelled(invoice) || !invoice.content) throw new Refusal('invoice_cancelled')
    const cancelled = [invoice]
    // What the client contributes to it, and the canton's share, stand no longer than it does.
    for (const beside of [invoice.contribution, invoice.canton_share])
      if (beside) cancelled.push(found(await findInvoice(tx, call, dossier, beside._id)))
    for (const { content, ...each } of cancelled)
      await cancelByCounterEntry(tx, call, { ...each, content: content! }, body.reason)
    return done(await toldInvoice(call, found(await findInvoice(tx, call, dossier, invoice._id))), {
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
      // It says what became of the invoice, and the next reminder is weighed by its day.
      if (event.date > call.today) throw refuseField('date', 'in_the_future')
      if (event.date < todayIn(invoice.issued_at)) throw refuseField('date', 'before_invoice')
      if (event.kind === 'transmitted') await refuseTest(tx, call.author.business, invoice)
      // What is paid after an invoice was cancelled has come in all the same.
      if (isCancelled(invoice) && event.kind !== 'payment') throw new Refusal('invoice_cancelled')
      const level = event.kind === 'reminded' ? nextReminder(invoice, event) : null
      const amount = event.amount === null ? null : rappenOf(event.amount)
      if (amount !== null) refuseSlip(invoice, amount, event.note)
      await insertInvoiceEvents(tx, call, [{ ...event, amount, level, _id: id, invoice_id: invoice._id }])
      return done(await toldInvoice(call, found(await findInvoice(tx, call, dossier, invoice._id))), {
        entity_id: invoice._id,
        fields: [event.kind],
      })
    },
    async call => {
      const of = await findInvoiceOfEvent(call.tx, call.id)
      const invoice = of === undefined ? undefined : await findInvoice(call.tx, call, call.dossier, of)
      return invoice && toldInvoice(call, invoice)
    },
  )

  serve(getAllInvoices, call => listAllInvoices(call.tx, call, call.query))

  serve(getInvoiceControl, async call => {
    const { tx, author, today, query } = call
    const { month = monthBefore(today), ...paged } = query
    const without = await listSayingNothing(call, month)
    const page = await listUnbilled(tx, call, { ...daysOf(month), ...paged, without })
    const dossiers = page.items.map(({ dossierId }) => dossierId)
    const drawn = await withElectronicGaps(tx, author.business, await drawnUp(tx, call, dossiers, month))
    const items = page.items.map(one => {
      const { invoices, problems } = drawn.get(one.dossierId)!
      return {
        ...one,
        total: francs(sumOf(invoices, 'total')),
        payable: francs(sumOf(invoices, 'payable')),
        invoices: invoices.length,
        state: controlStateOf(problems),
        problems,
      }
    })
    return { ...page, month, items }
  })

  serve(getControlled, async call => {
    const { tx, today, query } = call
    const { month = monthBefore(today) } = query
    const { items } = await listUnbilled(tx, call, { ...daysOf(month), page: 1, limit: countedAtMost })
    const counted: Record<ControlState, number> = { blocked: 0, doubtful: 0, in_order: 0 }
    const dossiers = items.map(({ dossierId }) => dossierId)
    for await (const [, known] of eachDrawnUp(tx, call, dossiers, month))
      if (!saysNothing(known)) counted[controlStateOf(known.problems)] += 1
    return { month, ...counted }
  })

  serve(issueInvoices, async call => {
    const { tx, session, today, body } = call
    const { month, dossierIds } = body
    await admitAllNamed(tx, session, dossierIds, today, createInvoice)
    await holdInvoices(tx, dossierIds)
    const drawn = await drawnUp(tx, call, dossierIds, month)
    const issued = await issueDrawnUp(tx, call, body.doubtful ? drawn : withoutProblems(drawn))
    const standing = Map.groupBy(
      await listStandingInvoices(tx, call, dossierIds, month),
      ({ dossierId }) => dossierId,
    )
    const answer = dossierIds.map(dossierId => ({
      dossierId,
      invoices: standing.get(dossierId) ?? [],
      issued: issued.filter(one => one.dossierId === dossierId).length,
      problems: drawn.get(dossierId)!.problems,
    }))
    return done(answer, {
      each: issued.map(({ _id, dossierId }) => ({ entity_id: _id, dossier_id: dossierId })),
    })
  })
}

const toldDraft = async (
  call: Parameters<typeof toldContent>[0],
  month: Month,
  { invoices, problems }: DrawnUp,
): Promise<InvoiceDraft> => ({
  month,
  invoices: await Promise.all(invoices.map(content => toldContent(call, content))),
  problems,
})

/** Whether a month has nothing to bill and nothing to look at: of its visits only minutes are left that are billed with them. */
const saysNothing = ({ invoices, problems }: DrawnUp): boolean =>
  invoices.length === 0 && problems.length === 0

/** Those of whom a month looks unbilled and has nothing to say: no page of the control is shorter for them. */
async function listSayingNothing(
  { tx, author, today }: { tx: Tx } & InvoiceReader,
  month: Month,
): Promise<Id[]> {
  const doubtful = await listDoubtfullyUnbilled(tx, { author, today }, daysOf(month))
  const saying: Id[] = []
  for await (const [dossier, known] of eachDrawnUp(tx, { author, today }, doubtful, month))
    if (saysNothing(known)) saying.push(dossier)
  return saying
}

const sumOf = (invoices: readonly InvoiceContent[], of: 'total' | 'payable'): number =>
  invoices.reduce((sum, invoice) => sum + invoice[of], 0)

/**
 * Refuses a payment that cannot be: back goes at most what came in, and more than is open is a slip until somebody writes
 * why it is not.
 */
function refuseSlip(invoice: KeptInvoice, amount: number, note: string): void {
  const open = rappenOf(invoice.open)
  const paid = isCancelled(invoice) ? -open : rappenOf(invoice.payable) - open
  if (amount < -paid) throw refuseField('amount', 'more_than_paid')
  if (amount > Math.max(open, 0) && note === '' && !isCancelled(invoice))
    throw refuseField('amount', 'more_than_open')
}

/** The reminder that comes next: never of what is settled, and at most one a day. */
function nextReminder({ events, open }: KeptInvoice, { date }: InvoiceEventFields): number {
  const written = events.filter(({ level }) => level !== null)
  if (open <= 0) throw new Refusal('nothing_open')
  if (written.length === lastReminder) throw new Refusal('last_reminder')
  if (written.some(one => one.date >= date)) throw new Refusal('reminded_since')
  return written.length + 1
}

/** An insurer pays nothing of a test; what a client gets on paper is no test. */
async function refuseTest(tx: Tx, business: Id, { content }: KeptInvoice): Promise<void> {
  if (content && !goesToInsurer(content)) return
  const { sending_mode } = found(await readBusinessSettings(tx, business))
  if (sending_mode === 'test') throw new Refusal('sending_is_test')
}

/** Whether it stands no longer, or never did. */
const isCancelled = ({ counterpart }: KeptInvoice): boolean => counterpart !== null
