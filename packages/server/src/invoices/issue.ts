import { setImmediate as turn } from 'node:timers/promises'
import { type DrawnUp, drawUp } from '@vicino/domain/invoices/draw-up.ts'
import type { InvoiceContent } from '@vicino/domain/invoices/invoice.ts'
import { blocks, controlStateOf } from '@vicino/domain/invoices/invoice-problem.ts'
import type { Month } from '@vicino/domain/days/month.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import { readBillingFacts } from './billing-facts.store.ts'
import { insertInvoices, type Issuer, markCancelled } from './issuing.store.ts'

/** Who asks what is to be billed, and when. */
type Drawing = Pick<Issuer, 'author' | 'today'>

/**
 * What is on no invoice of a month yet, drawn up for one client after the other, in their order. All of it is read in as many
 * statements as that of one; others are answered between two clients.
 */
export async function* eachDrawnUp(
  tx: Tx,
  { author, today }: Drawing,
  dossiers: readonly Id[],
  month: Month,
): AsyncGenerator<[Id, DrawnUp]> {
  if (dossiers.length === 0) return
  const facts = await readBillingFacts(tx, { business: author.business, dossiers, month, today })
  for (const dossier of dossiers) {
    const known = facts.get(dossier)
    if (!known) continue
    yield [dossier, drawUp(known)]
    await turn()
  }
}

/** The same of a few clients, at once. */
export async function drawnUp(
  tx: Tx,
  drawing: Drawing,
  dossiers: readonly Id[],
  month: Month,
): Promise<Map<Id, DrawnUp>> {
  const drawn = new Map<Id, DrawnUp>()
  for await (const [dossier, known] of eachDrawnUp(tx, drawing, dossiers, month)) drawn.set(dossier, known)
  return drawn
}

export type IssuedInvoice = { _id: Id; dossierId: Id; content: InvoiceContent }

/** Those of whose month nothing is even to be looked at. */
export const withoutProblems = (drawn: ReadonlyMap<Id, DrawnUp>): Map<Id, DrawnUp> =>
  new Map(Array.from(drawn).filter(([, { problems }]) => controlStateOf(problems) === 'in_order'))

/** Issues what was drawn up of the clients whose month nothing stands in the way of. */
export async function issueDrawnUp(
  tx: Tx,
  issuer: Issuer,
  drawn: ReadonlyMap<Id, DrawnUp>,
): Promise<IssuedInvoice[]> {
  const free = Array.from(drawn).flatMap(([dossierId, { invoices, besideOf, problems }]) =>
    problems.some(blocks)
      ? []
      : invoices.map(content => ({ dossierId, content, contributionTo: besideOf.get(content) ?? null })),
  )
  const ids = await insertInvoices(
    tx,
    issuer,
    free.map(({ dossierId, ...issuing }) => ({ dossier_id: dossierId, ...issuing })),
  )
  return free.map((one, at) => ({ ...one, _id: ids[at]! }))
}

/** Cancels an invoice by a counter-entry; what stood on it is then on none. */
export async function cancelByCounterEntry(
  tx: Tx,
  issuer: Issuer,
  { _id, dossierId, content }: IssuedInvoice,
  reason: string,
): Promise<void> {
  const counterEntry = { of: _id, reason }
  const issuing = { dossier_id: dossierId, content: counterEntryOf(content), counterEntry }
  const [by] = await insertInvoices(tx, issuer, [issuing])
  await markCancelled(tx, _id, { by: by!, reason })
}

const takenBack = <Line extends { amount: number }>(lines: readonly Line[]): Line[] =>
  lines.map(line => ({ ...line, amount: -line.amount }))

/** The same with every amount taken back. */
const counterEntryOf = (content: InvoiceContent): InvoiceContent => ({
  ...content,
  lines: takenBack(content.lines),
  materials: takenBack(content.materials),
  contributions: takenBack(content.contributions),
  canton_shares: takenBack(content.canton_shares),
  total: -content.total,
  payable: -content.payable,
})
