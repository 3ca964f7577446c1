import type { Contact } from '@vicino/domain/contacts/contact.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Month } from '@vicino/domain/days/month.ts'
import type { SendingFacts } from '@vicino/domain/invoices/electronic-invoice.ts'
import type { Invoice, InvoiceContent } from '@vicino/domain/invoices/invoice.ts'
import { sentAtOnce, type ToSend } from '@vicino/domain/invoices/sending.contract.ts'
import type { BusinessSettings } from '@vicino/domain/businesses/business-settings.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { type Author, signatureOf } from '../access/author.ts'
import { readBusinessSettings } from '../businesses/business-settings.store.ts'
import { contactColumns } from '../contacts/contacts.store.ts'
import { insertRows } from '../db/insert-rows.ts'
import { isoOf } from '../db/iso-of.ts'
import type { Tx } from '../db/tenant.ts'
import { namedClient } from '../dossiers/named-client.store.ts'
import { knownWithin } from '../http/dossier-access.ts'
import { found } from '../http/schema.ts'

/** Who sends. */
type Sender = { author: Author; today: Day; now: Instant }

/** What is to be sent, with all that it says. */
export type Unsent = Pick<
  Invoice,
  '_id' | 'dossierId' | 'number' | 'state' | 'issued_at' | 'payable' | 'open'
> & {
  content: InvoiceContent
  cancels: { number: string; issued_at: Instant } | null
}

/** What an invoice had become once it had gone out. */
const wentOut = ['transmitted', 'accepted', 'pending', 'rejected']

/** Whether the invoice `i` went out, or its payer answered, which says the same. */
const isSent = (tx: Tx, of: 'i._id' | 'i.counterpart') => tx`exists (
  select from invoice_event e where e.invoice_id = ${tx.unsafe(of)} and e.kind = any(${wentOut}))`

/**
 * What an insurer was not sent yet and the author may know of: invoices that stand, and the counter-entries of those that
 * had gone out. What a client pays goes to her on paper.
 */
const waiting = (tx: Tx, sender: Pick<Sender, 'author' | 'today'>) => tx`
  ${isUnsent(tx, sender)}
    and (i.state = 'issued' or i.state = 'counter_entry' and ${isSent(tx, 'i.counterpart')})`

/** What goes to an insurer, and did not yet. */
const isUnsent = (tx: Tx, { author, today }: Pick<Sender, 'author' | 'today'>) => tx`
  i.document = 'care' and i.law <> 'private' and i.content ->> 'tiers' = 'payant' and not ${isSent(tx, 'i._id')}
    and ${knownWithin(tx, author, 'invoice', 'i.dossier_id', today)}
    and ${knownWithin(tx, author, 'coverage', 'i.dossier_id', today)}`

/**
 * The invoices of a month that wait to be sent, by number, with the counter-entries of earlier months; one more than go at
 * once where others follow.
 */
export const listWaiting = (tx: Tx, sender: Pick<Sender, 'author' | 'today'>, month: Month) => tx<
  Omit<ToSend, 'problems'>[]
>`
  select i._id, i.dossier_id as "dossierId", i.number, ${namedClient(tx)} as client, i.payer,
    (i.total / 100.0)::float8 as total
  from invoice i join dossier d on d._id = i.dossier_id
  where (i.month = ${month} or i.state = 'counter_entry' and i.month < ${month}) and ${waiting(tx, sender)}
  order by i.number limit ${sentAtOnce + 1}`

/** What invoices say, by number. */
export const readUnsent = (tx: Tx, ids: readonly Id[]) => tx<Unsent[]>`
  select i._id, i.dossier_id as "dossierId", i.number, i.state, i.issued_at, (i.payable / 100.0)::float8 as payable,
    (i.payable / 100.0)::float8 as open, i.content, case when i.state = 'counter_entry' then (
      select jsonb_build_object('number', c.number, 'issued_at', ${isoOf(tx, 'c.issued_at')})
      from invoice c where c._id = i.counterpart
    ) end as cancels
  from invoice i where i._id = any(${[...ids]}::uuid[]) order by i.number`

type DossierRow = { _id: Id; client: SendingFacts['client'] }
type OrderRow = { _id: Id; dossier_id: Id; doctor: string; ordered_on: Day | null } & NonNullable<
  SendingFacts['orders'][number]
>

/** By what each of some invoices is sent, of many in as many statements as of one. */
export async function readSendingFacts(
  tx: Tx,
  business: Id,
  unsent: readonly Pick<Unsent, '_id' | 'dossierId' | 'content'>[],
): Promise<Map<Id, SendingFacts>> {
  const dossiers = unsent.map(({ dossierId }) => dossierId)
  const coverages = unsent.flatMap(({ content }) => content.coverageId ?? [])
  const [house, clients, insurers, orders] = await Promise.all([
    readBusinessSettings(tx, business),
    tx<DossierRow[]>`
      select _id, jsonb_build_object('first_name', first_name, 'last_name', last_name, 'address', address,
        'avsNumber', avs) as client
      from dossier where _id = any(${dossiers}::uuid[])`,
    tx<(Contact & { coverage_id: Id })[]>`
      select v._id as coverage_id, ${contactColumns(tx)} from coverage v join contact c on c._id = v.contact_id
      where v._id = any(${coverages}::uuid[]) and v.current`,
    tx<OrderRow[]>`
      select _id, dossier_id, doctor, ordered_on, gln_number, rcc_number from prescription
      where dossier_id = any(${dossiers}::uuid[]) and current and struck is null and gln_number is not null`,
  ])
  const ordersOf = ({ dossierId, content }: Pick<Unsent, 'dossierId' | 'content'>) =>
    content.orders.map(
      ({ _id, name, ordered_on }) =>
        orders.find(
          each =>
            each.dossier_id === dossierId &&
            (each._id === _id || (_id === null && each.doctor === name && each.ordered_on === ordered_on)),
        ) ?? null,
    )
  const doctors = await listDoctors(
    tx,
    unsent.flatMap(each =>
      [...each.content.orders, ...ordersOf(each)].flatMap(order => order?.gln_number ?? []),
    ),
  )
  const standing = new Map(clients.map(({ _id, client }) => [_id, client]))
  const insuring = new Map(insurers.map(({ coverage_id, ...contact }) => [coverage_id, contact]))
  return new Map(
    unsent.map((each): [Id, SendingFacts] => [
      each._id,
      {
        house: found<BusinessSettings>(house),
        client: found(standing.get(each.dossierId)),
        insurer: insuring.get(each.content.coverageId ?? '') ?? null,
        orders: ordersOf(each),
        doctors,
      },
    ]),
  )
}

const listDoctors = (tx: Tx, glns: readonly string[]) => tx<Contact[]>`
  select ${contactColumns(tx)} from contact c
  where c.gln_number = any(${[...new Set(glns)]}) and c.removed_at is null
  order by (c.address ->> 'zip') is null, c._id`

/** The clients of invoices that the author may know of. */
export const listInvoiceDossiers = (
  tx: Tx,
  { author, today }: Pick<Sender, 'author' | 'today'>,
  ids: readonly Id[],
) => tx<{ _id: Id; dossier_id: Id }[]>`
  select i._id, i.dossier_id from invoice i
  where i._id = any(${[...ids]}::uuid[]) and ${knownWithin(tx, author, 'invoice', 'i.dossier_id', today)}`

/**
 * Writes of those that still wait that they were sent; answers which. What was cancelled since the instant at which they
 * were listed had gone out all the same: only so does its counter-entry follow.
 */
export async function insertTransmitted(
  tx: Tx,
  sender: Sender,
  { ids, asOf }: { ids: readonly Id[]; asOf: Instant | null },
): Promise<Id[]> {
  const { author, now, today } = sender
  const rows = await tx<{ _id: Id }[]>`
    select i._id from invoice i
    where i._id = any(${[...ids]}::uuid[]) and (${waiting(tx, sender)} or ${isUnsent(tx, sender)} and exists (
      select from invoice c where c._id = i.counterpart and i.state = 'cancelled' and c.issued_at >= ${asOf}))
    order by i.number`
  await insertRows(
    tx,
    'invoice_event',
    rows.map(({ _id: invoice_id }) => ({
      business_id: author.business,
      _id: newId(),
      invoice_id,
      kind: 'transmitted',
      date: today,
      amount: null,
      note: '',
      author: signatureOf(author),
      written_at: now,
    })),
  )
  return rows.map(({ _id }) => _id)
}
