import { addDays, addMonths, type Day, firstOfMonth } from '@vicino/domain/days/day.ts'
import { type Instant, instantOf } from '@vicino/domain/days/instant.ts'
import { monthHolding } from '@vicino/domain/days/month.ts'
import type { InvoiceEventFields } from '@vicino/domain/invoices/invoice-event.ts'
import { fullName } from '@vicino/domain/people/person-name.ts'
import { insertDeeds, type Deed } from '../audit/audit.store.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { readBusinessSettings } from '../businesses/business-settings.store.ts'
import type { Tx } from '../db/tenant.ts'
import { found } from '../http/schema.ts'
import { insertInvoiceEvents, type WrittenInvoiceEvent } from '../invoices/invoices.store.ts'
import type { Issuer } from '../invoices/issuing.store.ts'
import { cancelByCounterEntry, drawnUp, type IssuedInvoice, issueDrawnUp } from '../invoices/issue.ts'
import { bookBankFile, type Paid } from './bank-file.ts'
import { type Chance, chanceOf } from './chance.ts'
import type { DemoMoment } from './calendar/plan.ts'
import type { DemoBusiness, Organisation } from './people/organisation.ts'
import type { Worker } from './people/staff.ts'
import { deedOf } from './traces.ts'

/** A month is billed on this day of the next one. */
const billedOn = 8
const paidShare = 0.85
/** So many of those that nobody paid were asked for again, and on these days after they were issued. */
const reminded = 3
const remindedAfter = [31, 44]
/** On this day after the invoices were issued the bank told what had come in. */
const bankToldAfter = 20

/** What the office wrote of an invoice, and on which day. */
type Written = Omit<InvoiceEventFields, 'amount' | 'note'> &
  Partial<InvoiceEventFields> &
  Pick<WrittenInvoiceEvent, 'level'>

/**
 * Bills the month before last as the office did, by what the product itself draws up and issues: most of it was paid, as
 * a file of the bank told, one was rejected, one cancelled and issued anew. Last month is left to whoever looks around.
 */
export async function invoicePast(
  tx: Tx,
  { business, organisation }: { business: DemoBusiness; organisation: Organisation },
  { today }: DemoMoment,
): Promise<void> {
  const { workers, clients } = organisation
  const chance = chanceOf(`${business.name} fatture`)
  const worker = workers.find(({ roles }) => roles.includes('AMM')) ?? workers[0]!
  const issuedOn = addDays(addMonths(firstOfMonth(today), -1), billedOn - 1)
  const month = monthHolding(addMonths(issuedOn, -1))
  const by = (day: Day): Issuer => ({ author: signing(worker, business), now: atOffice(day), today: day })
  const dossiers = clients.map(({ _id }) => _id)
  const drawn = await drawnUp(tx, by(issuedOn), dossiers, month)
  const issued = await issueDrawnUp(tx, by(issuedOn), drawn)
  // What is owed beside an invoice falls with it: neither is the one that goes wrong.
  const accompanied = new Set(
    issued.filter(({ content }) => content.document !== 'care').map(({ dossierId }) => dossierId),
  )
  const shuffled = chance.shuffled(issued)
  const [rejected, cancelled] = shuffled.filter(
    ({ dossierId, content }) => content.tiers === 'payant' && !accompanied.has(dossierId),
  )
  const others = shuffled.filter(invoice => invoice !== rejected && invoice !== cancelled)
  const books = booksOf(chance, worker, today)
  for (const invoice of issued) {
    books.noted(invoice, issuedOn, 'create')
    books.add(invoice, { kind: 'transmitted', date: addDays(issuedOn, 1) })
  }
  if (workers.length > 1 && rejected && cancelled) {
    books.add(rejected, {
      kind: 'rejected',
      date: addDays(issuedOn, 9),
      note: 'L’assicuratore chiede la prescrizione medica firmata.',
    })
    await cancelAndReissue(tx, cancelled, by(addDays(issuedOn, 12)), month, books)
  }
  const paid = addPayments(chance, books, workers.length > 1 ? others : issued, issuedOn)
  const told = by(addDays(issuedOn, bankToldAfter))
  const iban = found(await readBusinessSettings(tx, business._id)).iban!
  books.imported(await bookBankFile(tx, told, iban, paid), told.today, paid)
  for (const [day, events] of books.byDay()) await insertInvoiceEvents(tx, by(day), events)
  await insertDeeds(tx, business._id, books.deeds)
}

/** When somebody in the office writes. */
const atOffice = (day: Day): Instant => instantOf(day, '10:20')

const signing = (worker: Worker, { _id: business }: DemoBusiness): Issuer['author'] => ({
  _id: worker._id,
  name: fullName(worker),
  avatar: null,
  job_title: worker.job_title,
  business,
})

type Books = ReturnType<typeof booksOf>

/** What the office writes of its invoices, never of a day that is still to come. */
function booksOf(chance: Chance, worker: Worker, today: Day) {
  const events: WrittenInvoiceEvent[] = []
  const deeds: Deed[] = []
  const noted = (
    { _id, dossierId }: Pick<IssuedInvoice, '_id' | 'dossierId'>,
    day: Day,
    action: 'create' | 'update',
    said: { fields?: readonly string[]; reason?: string } = {},
  ): void => {
    const of = { entity_type: 'invoice', entity_id: _id, dossier_id: dossierId } as const
    deeds.push(deedOf(chance, worker, { ...of, ...said, at: atOffice(day), action }))
  }
  const add = (invoice: IssuedInvoice, written: Written): void => {
    if (written.date >= today) return
    const _id = chance.id(atOffice(written.date))
    events.push({ amount: null, note: '', ...written, _id, invoice_id: invoice._id })
    noted(invoice, written.date, 'update', { fields: [written.kind] })
  }
  /** A file of the bank was read, with payments of these. */
  const imported = (file: Id, day: Day, paid: readonly Paid[]): void => {
    const dossier_ids = [...new Set(paid.map(({ invoice }) => invoice.dossierId))]
    const of = { entity_type: 'payment', entity_id: file, dossier_id: null, dossier_ids } as const
    deeds.push(deedOf(chance, worker, { ...of, at: atOffice(day), action: 'create', fields: [] }))
  }
  return { add, noted, imported, deeds, byDay: () => Map.groupBy(events, ({ date }) => date) }
}

/** One was sent to who no longer insures the client: it was taken back, and issued anew the same day. */
async function cancelAndReissue(
  tx: Tx,
  invoice: IssuedInvoice,
  issuer: Issuer,
  month: string,
  books: Books,
): Promise<void> {
  const reason = 'Indirizzo dell’assicuratore sbagliato'
  await cancelByCounterEntry(tx, issuer, invoice, reason)
  books.noted(invoice, issuer.today, 'update', { reason })
  const anew = await issueDrawnUp(tx, issuer, await drawnUp(tx, issuer, [invoice.dossierId], month))
  for (const one of anew) {
    books.noted(one, issuer.today, 'create')
    books.add(one, { kind: 'transmitted', date: addDays(issuer.today, 1) })
  }
}

/** Most are paid within a month, of one a part; of the others some were asked for again. Answers those of the bank. */
function addPayments(
  chance: Chance,
  books: Books,
  invoices: readonly IssuedInvoice[],
  issuedOn: Day,
): Paid[] {
  let asked = 0
  const paid: Paid[] = []
  for (const [at, invoice] of invoices.entries()) {
    const { payable } = invoice.content
    const date = addDays(issuedOn, chance.whole(10, 20))
    if (at === 0) books.add(invoice, { kind: 'payment', date, amount: Math.round(payable / 2) })
    else if (chance.likely(paidShare)) paid.push({ invoice, date })
    else if ((asked += 1) <= reminded)
      for (const [before, after] of remindedAfter.slice(0, asked).entries())
        books.add(invoice, { kind: 'reminded', date: addDays(issuedOn, after), level: before + 1 })
  }
  return paid
}
