import { addInvoiceEvent } from '@vicino/domain/invoices/invoices.contract.ts'
import {
  getOverdueInvoices,
  getReminderPdf,
  remindInvoices,
} from '@vicino/domain/invoices/reminders.contract.ts'
import { reminderOutcome } from '@vicino/domain/invoices/reminders.ts'
import { reminderDaysAt } from '../businesses/business-settings.store.ts'
import { findBusiness } from '../businesses/businesses.store.ts'
import { admitAllNamed } from '../http/admission.ts'
import { done } from '../http/done.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { findInvoice } from './whole-invoices.store.ts'
import { reminderPdf } from './pdf/reminder-pdf.ts'
import { holdRemindable, insertReminders, listOverdue } from './reminders.store.ts'

export function serveReminders(serve: Serve): void {
  serve(getOverdueInvoices, call => listOverdue(call.tx, call, call.query))

  serve(remindInvoices, async call => {
    const { tx, session, today, body } = call
    const { date, reminders } = body
    // It says what was written, and the next one is weighed by its day.
    if (date > today) throw refuseField('date', 'in_the_future')
    const held = await holdRemindable(
      tx,
      reminders.map(({ invoiceId }) => invoiceId),
    )
    const weighed = reminders.map(({ invoiceId, level }) => {
      const invoice = found(held.get(invoiceId))
      return { invoice, level, outcome: reminderOutcome(invoice, { level, date }) }
    })
    const dossiers = new Set(weighed.map(({ invoice }) => invoice.dossier_id))
    await admitAllNamed(tx, session, [...dossiers], today, addInvoiceEvent)
    const written = weighed.filter(({ outcome }) => outcome === 'written')
    await insertReminders(
      tx,
      call,
      written.map(({ invoice, level }) => ({ invoice_id: invoice._id, level, date })),
    )
    const answer = weighed.map(({ invoice: { _id: invoiceId, number }, level, outcome }) => ({
      invoiceId,
      number,
      level,
      outcome,
    }))
    return done(answer, {
      each: written.map(({ invoice }) => ({
        entity_id: invoice._id,
        dossier_id: invoice.dossier_id,
        fields: ['reminded'],
      })),
    })
  })

  serve(getReminderPdf, async ({ tx, author, today, dossier, params, query }) => {
    const { content, ...invoice } = found(await findInvoice(tx, { author, today }, dossier, params.invoiceId))
    if (!content) throw new Refusal('forbidden')
    const wanted = query.level === undefined ? undefined : Number(query.level)
    const reminder = found(invoice.events.find(({ level }) => level !== null && (wanted ?? level) === level))
    const { demo } = found(await findBusiness(tx, author.business))
    const days = await reminderDaysAt(tx, author.business, reminder.written_at)
    return reminderPdf({ ...invoice, content }, reminder, { days, demo })
  })
}
