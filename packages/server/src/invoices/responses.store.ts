import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { InvoiceEvent } from '@vicino/domain/invoices/invoice-event.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { createHash } from 'node:crypto'
import { type Author, signatureOf } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { knownWithin } from '../http/dossier-access.ts'
import type { InvoiceResponse } from './xml/response.ts'

/** An invoice that an answer may be to. `gln`: under which the house billed. */
export type Answered = {
  _id: Id
  dossierId: Id
  number: string
  state: 'issued' | 'cancelled' | 'counter_entry'
  issued_at: Instant
  gln: string | null
}

type Reader = { author: Author; today: Day }

/** The invoices with these numbers that the author may know all of. */
export const listAnswered = (tx: Tx, { author, today }: Reader, numbers: readonly string[]) => tx<Answered[]>`
  select i._id, i.dossier_id as "dossierId", i.number, i.state, i.issued_at,
    i.content -> 'biller' ->> 'gln_number' as gln
  from invoice i
  where i.number = any(${[...numbers]}) and ${knownWithin(tx, author, 'invoice', 'i.dossier_id', today)}
    and ${knownWithin(tx, author, 'coverage', 'i.dossier_id', today)}`

/** What tells an answer from another, however its file was written. */
const digestOf = (invoice: Id, { status, givenAt, note }: InvoiceResponse): string =>
  createHash('sha256')
    .update(JSON.stringify([invoice, status, givenAt, note]))
    .digest('hex')

/** What is known of an invoice when another answer to it comes. */
type Before = { known: boolean; newer: boolean; sent_on: Day | null }

/** Whether an answer was read before, whether a newer one was, and when the invoice went out. */
export async function readBefore(tx: Tx, invoice: Id, response: InvoiceResponse): Promise<Before> {
  const [before] = await tx<Before[]>`
    select coalesce(bool_or(r.digest = ${digestOf(invoice, response)}), false) as known,
      coalesce(bool_or(r.given_at > ${givenAtOf(response)}), false) as newer, (
        select max(e.date) from invoice_event e where e.invoice_id = ${invoice} and e.kind = 'transmitted'
      ) as sent_on
    from invoice_response r where r.invoice_id = ${invoice}`
  return before!
}

export const givenAtOf = ({ givenAt }: InvoiceResponse): Instant => new Date(givenAt * 1000).toISOString()

type Writing = { author: Author; now: Instant; invoice: Id; response: InvoiceResponse; date: Day | null }

/** Keeps an answer, and what it makes of its invoice on that day; null where it makes nothing of it. */
export async function insertResponse(
  tx: Tx,
  { author, now, invoice, response, date }: Writing,
): Promise<void> {
  const event_id = date === null ? null : newId()
  const business_id = author.business
  if (date !== null && event_id !== null) {
    const event: Omit<InvoiceEvent, 'author'> = {
      _id: event_id,
      kind: response.status,
      date,
      amount: null,
      level: null,
      note: response.note,
      written_at: now,
    }
    await tx`
      insert into invoice_event ${tx({ ...event, business_id, invoice_id: invoice, author: signatureOf(author) })}`
  }
  const digest = digestOf(invoice, response)
  const given_at = givenAtOf(response)
  await tx`
    insert into invoice_response ${tx({ business_id, digest, invoice_id: invoice, event_id, given_at, read_at: now })}`
}
