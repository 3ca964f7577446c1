import { monthBefore } from '@vicino/domain/days/month.ts'
import { type ElectronicInvoice, electronicInvoice } from '@vicino/domain/invoices/electronic-invoice.ts'
import type { Invoice } from '@vicino/domain/invoices/invoice.ts'
import type { InvoiceProblem } from '@vicino/domain/invoices/invoice-problem.ts'
import { addInvoiceEvent } from '@vicino/domain/invoices/invoices.contract.ts'
import {
  getInvoiceXml,
  getSending,
  getToSend,
  getToSendXml,
  markTransmitted,
  sentAtOnce,
} from '@vicino/domain/invoices/sending.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { readBusinessSettings } from '../businesses/business-settings.store.ts'
import type { Tx } from '../db/tenant.ts'
import { admitAllNamed } from '../http/admission.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { StreamedFile } from '../http/streamed-file.ts'
import { holdInvoices } from './issuing.store.ts'
import { findInvoice } from './whole-invoices.store.ts'
import {
  insertTransmitted,
  listInvoiceDossiers,
  listWaiting,
  readSendingFacts,
  readUnsent,
  type Unsent,
} from './sending.store.ts'
import { invoiceXml } from './xml/request.ts'
import { zipWriter } from './xml/zip-writer.ts'

export function serveSending(serve: Serve): void {
  serve(getSending, async call => {
    const invoice = await readKnown(call)
    const { problems, sending_mode } = await electronicOf(call.tx, call.author.business, invoice)
    return { sending_mode, problems }
  })

  serve(getInvoiceXml, async call => {
    const { tx, author, query } = call
    const invoice = await readKnown(call)
    const { electronic, problems, sending_mode } = await electronicOf(tx, author.business, invoice)
    if (!electronic) throw new Refusal('xml_incomplete', { current: { sending_mode, problems } })
    const [unsent] = await readUnsent(tx, [invoice._id])
    const requested = {
      ...invoice,
      cancels: found(unsent).cancels,
      reminder: reminderOf(invoice),
      copy: query.copy !== undefined,
    }
    const xml = invoiceXml(requested, electronic)
    return new StreamedFile(Readable.from([xml]), fileNameOf(invoice.number), 'application/xml')
  })

  serve(getToSend, async call => {
    const { tx, author, query } = call
    const { month = monthBefore(call.today) } = query
    const waiting = await listWaiting(tx, call, month)
    const listed = waiting.slice(0, sentAtOnce)
    const problems = new Map<Id, InvoiceProblem[]>()
    const digest = createHash('sha256')
    const { sending_mode } = found(await readBusinessSettings(tx, author.business))
    for await (const unsent of inBatches(tx, listed)) {
      const facts = await readSendingFacts(tx, author.business, unsent)
      for (const { _id, content } of unsent) {
        const electronic = electronicInvoice(content, facts.get(_id)!)
        problems.set(_id, 'problems' in electronic ? electronic.problems : [])
        if ('invoice' in electronic) digest.update(saidBy(_id, electronic.invoice))
      }
    }
    const items = listed.map(each => ({ ...each, problems: problems.get(each._id)! }))
    return done(
      {
        month,
        sending_mode,
        items,
        more: waiting.length > listed.length,
        as_of: call.now,
        digest: digest.digest('hex'),
      },
      { rows: items.length, dossier_ids: items.map(({ dossierId }) => dossierId) },
    )
  })

  serve(getToSendXml, async call => {
    const { tx, author, query } = call
    const waiting = (await listWaiting(tx, call, query.month)).slice(0, sentAtOnce)
    const listed = waiting.filter(({ number }) => number <= query.through)
    const zip = zipWriter()
    const digest = createHash('sha256')
    const sent: { entity_id: Id; dossier_id: Id }[] = []
    for await (const unsent of inBatches(tx, listed)) {
      const facts = await readSendingFacts(tx, author.business, unsent)
      for (const { content, ...invoice } of unsent) {
        const electronic = electronicInvoice(content, facts.get(invoice._id)!)
        if ('problems' in electronic) continue
        digest.update(saidBy(invoice._id, electronic.invoice))
        const requested = { ...invoice, reminder: null, copy: false }
        zip.add(fileNameOf(invoice.number), invoiceXml(requested, electronic.invoice))
        sent.push({ entity_id: invoice._id, dossier_id: invoice.dossierId })
      }
    }
    if (digest.digest('hex') !== query.digest) throw new Refusal('sending_changed')
    const name = `fatture-${query.month}.zip`
    return done(new StreamedFile(Readable.from(zip.end()), name, 'application/zip'), { each: sent })
  })

  serve(markTransmitted, async call => {
    const { tx, author, session, today, body } = call
    const known = await listInvoiceDossiers(tx, call, body.invoiceIds)
    const dossiers = [...new Set(known.map(({ dossier_id }) => dossier_id))]
    if (known.length < body.invoiceIds.length) throw new Refusal('not_found')
    await admitAllNamed(tx, session, dossiers, today, addInvoiceEvent)
    // Insurers pay nothing of a test: who marked it would wait for money in vain.
    const { sending_mode } = found(await readBusinessSettings(tx, author.business))
    if (sending_mode === 'test') throw new Refusal('sending_is_test')
    await holdInvoices(tx, dossiers)
    const marked = await insertTransmitted(tx, call, { ids: body.invoiceIds, asOf: body.as_of ?? null })
    const of = new Map(known.map(({ _id, dossier_id }) => [_id, dossier_id]))
    const written = new Set(marked)
    return done(
      { marked, left: body.invoiceIds.filter(id => !written.has(id)) },
      {
        each: marked.map(entity_id => ({
          entity_id,
          dossier_id: of.get(entity_id) ?? null,
          fields: ['transmitted'],
        })),
      },
    )
  })
}

/** What is sent of an invoice, of which the same digest is the same document. */
const saidBy = (_id: Id, electronic: ElectronicInvoice): string => `${_id}${JSON.stringify(electronic)}`

/** An invoice of whose payer the caller may know. */
async function readKnown(call: Call<typeof getSending | typeof getInvoiceXml>) {
  const { tx, dossier, params } = call
  const { content, ...invoice } = found(await findInvoice(tx, call, dossier, params.invoiceId))
  if (!content) throw new Refusal('forbidden')
  return { ...invoice, content }
}

async function electronicOf(tx: Tx, business: Id, invoice: Pick<Unsent, '_id' | 'dossierId' | 'content'>) {
  const facts = found((await readSendingFacts(tx, business, [invoice])).get(invoice._id))
  const electronic = electronicInvoice(invoice.content, facts)
  const { sending_mode } = facts.house
  return 'problems' in electronic
    ? { sending_mode, problems: electronic.problems }
    : { sending_mode, problems: [], electronic: electronic.invoice }
}

/** The last of its reminders, where that is what last became of it. */
function reminderOf({ state, events }: Pick<Invoice, 'state' | 'events'>) {
  const reminders = events.filter(({ kind }) => kind === 'reminded')
  const [last] = reminders
  if (state !== 'reminded' || !last) return null
  return { _id: last._id, level: last.level ?? reminders.length, written_at: last.written_at }
}

const fileNameOf = (number: string): string => `fattura-${number}.xml`

/** As many invoices as stand in memory with all their lines. */
const batchSize = 20

async function* inBatches(tx: Tx, listed: readonly { _id: Id }[]): AsyncGenerator<Unsent[]> {
  for (let at = 0; at < listed.length; at += batchSize)
    yield await readUnsent(
      tx,
      listed.slice(at, at + batchSize).map(({ _id }) => _id),
    )
}
