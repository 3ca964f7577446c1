import type { Id } from '@vicino/domain/wire/id.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import { type Instant } from '@vicino/domain/days/instant.ts'
import type { Payment, PaymentFile } from '@vicino/domain/payments/payment.ts'
import type { Sum } from '@vicino/domain/invoices/open-items.ts'
import type { Owed } from '@vicino/domain/payments/match-payments.ts'
import type { Fragment } from 'postgres'
import { type Author, signatureOf } from '../access/author.ts'
import { countedPage, type Paged, pageWindow } from '../db/counted-page.ts'
import type { Tx } from '../db/tenant.ts'
import { reachOf } from '../http/dossier-access.ts'
import type { Day } from '@vicino/domain/days/day.ts'

/** Who reads payments, on which day. */
type Reader = { author: Author; today: Day }

/** Lets one file or one answer of a business wait for the other. */
export const holdPayments = (tx: Tx, business: Id) =>
  tx`select pg_advisory_xact_lock(hashtextextended('payments of ' || ${business}::text, 0))`

/** Every account into which invoices of the business were ever to be paid: old ones are still paid into the old. */
export async function readAccounts(tx: Tx, business: Id): Promise<Set<string>> {
  const rows = await tx<{ iban: string }[]>`
    select distinct iban from business_settings where business_id = ${business} and iban is not null`
  return new Set(rows.map(({ iban }) => iban))
}

/** The invoices of these numbers with what is open of them, held until the payments are booked. */
export async function holdOwed(tx: Tx, numbers: readonly string[]): Promise<Map<string, HeldInvoice>> {
  const held = await tx<Omit<HeldInvoice, 'open'>[]>`
    select _id, dossier_id, number, state = 'issued' as "isStanding", payable from invoice
    where number = any(${[...numbers]}) order by _id for update`
  const paid = await tx<{ invoice_id: Id; paid: number }[]>`
    select invoice_id, sum(amount)::float8 as paid from invoice_event
    where invoice_id = any(${held.map(({ _id }) => _id)}::uuid[]) and kind = 'payment' group by invoice_id`
  const sums = new Map(paid.map(each => [each.invoice_id, each.paid]))
  return new Map(held.map(one => [one.number, { ...one, open: one.payable - (sums.get(one._id) ?? 0) }]))
}

type HeldInvoice = Owed & { dossier_id: Id; payable: number }

/** Which of these payments came before. */
export async function knownKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const rows = await tx<{ bank_key: string }[]>`
    select bank_key from payment where bank_key = any(${[...keys]})`
  return new Set(rows.map(({ bank_key }) => bank_key))
}

const fileColumns = (tx: Tx) => tx`
  f._id, f.name, f.message_id, f.sums, f.author, f.received_at, (
    select count(*)::int from payment p
    where p.file_id = f._id and p.business_id = f.business_id and ${isWaiting(tx)}
  ) as waiting`

/** Whether the payment `p` is still to be looked at. */
const isWaiting = (tx: Tx): Fragment => tx`p.question is not null and p.answer is null`

/** The file with that content; undefined where it was never read. */
export async function findFileByContent(tx: Tx, sha256: string): Promise<PaymentFile | undefined> {
  const [file] = await tx<PaymentFile[]>`
    select ${fileColumns(tx)} from payment_file f where f.sha256 = ${sha256}`
  return file
}

export async function findFile(tx: Tx, id: Id): Promise<PaymentFile | undefined> {
  const [file] = await tx<PaymentFile[]>`select ${fileColumns(tx)} from payment_file f where f._id = ${id}`
  return file
}

/** One page of the files that were read, the newest first. */
export const listFiles = (tx: Tx, paged: Paged): Promise<ListPage<PaymentFile>> =>
  countedPage(
    tx,
    paged,
    tx<PaymentFile[]>`
      select ${fileColumns(tx)} from payment_file f
      order by f.received_at desc, f._id desc ${pageWindow(tx, paged)}`,
    tx`select from payment_file`,
  )

/** A payer's name tells by whom somebody is insured: it is for who may know that of every client. */
const paymentColumns = (tx: Tx, { author, today }: Reader) => {
  const tells = reachOf(tx, author, 'sanitary.read', today) === 'everything'
  return tx`
    p._id, p.file_id as "fileId", p.version, p.date, p.amount, p.currency, p.reference, p.outcome, p.question, p.answer,
    ${tells ? tx`p.payer, p.text` : tx`null as payer, null as text`},
    (select i.number from invoice i where i.business_id = p.business_id and i._id = p.invoice_id) as named,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'invoiceId', b._id, 'dossierId', b.dossier_id, 'number', b.number, 'amount', b.amount) order by b.number)
      from (
        select i._id, i.dossier_id, i.number, sum(e.amount) as amount
        from invoice_event e join invoice i on i.business_id = e.business_id and i._id = e.invoice_id
        where e.business_id = p.business_id and e.payment_id = p._id
        group by i._id, i.dossier_id, i.number having sum(e.amount) <> 0
      ) b
    ), '[]') as bookings`
}

export async function findPayment(tx: Tx, reader: Reader, id: Id): Promise<Payment | undefined> {
  const [payment] = await tx<Payment[]>`
    select ${paymentColumns(tx, reader)} from payment p where p._id = ${id}`
  return payment
}

type Sought = { fileId?: Id | undefined; waiting?: 'true' | undefined }

/** One page of payments, the newest first. */
export const listPayments = (
  tx: Tx,
  reader: Reader,
  { fileId, waiting, ...paged }: Paged & Sought,
): Promise<ListPage<Payment>> => {
  const all = tx`
    from payment p where ${fileId ? tx`p.file_id = ${fileId}` : tx`true`}
      and ${waiting ? isWaiting(tx) : tx`true`}`
  const listed = tx<Payment[]>`
    select ${paymentColumns(tx, reader)} ${all} order by p.date desc, p._id desc ${pageWindow(tx, paged)}`
  return countedPage(tx, paged, listed, tx`select ${all}`)
}

type Answering = { author: Author; now: Instant }

/** Keeps how somebody answered the question of a payment. */
export const answerPayment = (
  tx: Tx,
  { author, now }: Answering,
  id: Id,
  { is, reason = null }: { is: NonNullable<Payment['answer']>['is']; reason?: string | null },
) => tx`
  update payment set version = version + 1,
    answer = ${tx.json({ is, reason, author: signatureOf(author), at: now })}
  where _id = ${id}`

/** Whose these invoices are, held until what is booked on them is written; those that are missing are left out. */
export async function dossiersOfInvoices(tx: Tx, invoices: readonly Id[]): Promise<Map<Id, Id>> {
  const rows = await tx<{ _id: Id; dossier_id: Id }[]>`
    select _id, dossier_id from invoice where _id = any(${[...invoices]}::uuid[]) and state <> 'counter_entry'
    order by _id for update`
  return new Map(rows.map(({ _id, dossier_id }) => [_id, dossier_id]))
}

/** How many payments are still to be looked at, and how much those in francs are. */
export async function sumWaiting(tx: Tx): Promise<Sum> {
  const [sum] = await tx<Sum[]>`
    select count(*)::int as count, coalesce(sum(amount) filter (where currency = 'CHF'), 0)::float8 as amount
    from payment p where ${isWaiting(tx)}`
  return sum!
}
