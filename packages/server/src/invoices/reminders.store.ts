import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { OverdueInvoice } from '@vicino/domain/invoices/reminders.contract.ts'
import type { Remindable } from '@vicino/domain/invoices/reminders.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import { type Author, signatureOf } from '../access/author.ts'
import { countedPage, type Paged, pageWindow } from '../db/counted-page.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import { namedClient } from '../dossiers/named-client.store.ts'
import { become, cardColumns } from './invoices.store.ts'
import { isPastDue, issuedOn, type OpenReader, owedOf, unsettled } from './open-items.store.ts'

/** The last reminder of the invoice `i`. */
const lastReminder = (tx: Tx) => tx`
  left join lateral (
    select level, date from invoice_event r
    where r.business_id = i.business_id and r.invoice_id = i._id and r.level is not null
    order by level desc limit 1
  ) r on true`

/** One page of what should have been paid by now, the oldest first. */
export function listOverdue(tx: Tx, reader: OpenReader, paged: Paged): Promise<ListPage<OverdueInvoice>> {
  const { today } = reader
  const ids = tx`
    select i._id ${unsettled(tx, reader)} and ${owedOf(tx)} > 0 and ${isPastDue(tx, today)}`
  const listed = tx<OverdueInvoice[]>`
    select ${cardColumns(tx, reader)}, ${namedClient(tx)} as client,
      r.date as reminded_on, ${today}::date - ${issuedOn(tx)} as days
    from invoice i join dossier d on d._id = i.dossier_id ${become(tx)} ${lastReminder(tx)}
    where i._id in (${ids}) order by i.issued_at, i.number ${pageWindow(tx, paged)}`
  return countedPage(tx, paged, listed, ids)
}

/** An invoice as a reminder is weighed by, and whose it is. */
type HeldInvoice = Remindable & { _id: Id; dossier_id: Id; number: string }

/** These invoices with what is open of them, held until their reminders are written; those that are missing are left out. */
export async function holdRemindable(tx: Tx, invoices: readonly Id[]): Promise<Map<Id, HeldInvoice>> {
  const ids = [...invoices]
  await tx`select from invoice where _id = any(${ids}::uuid[]) order by _id for update`
  const rows = await tx<HeldInvoice[]>`
    select i._id, i.dossier_id, i.number, i.state = 'issued' as "isStanding", ${owedOf(tx)}::float8 as open,
      i.due_on as "dueOn", coalesce((
        select jsonb_agg(jsonb_build_object('level', r.level, 'date', r.date) order by r.level) from invoice_event r
        where r.business_id = i.business_id and r.invoice_id = i._id and r.level is not null
      ), '[]') as reminders
    from invoice i ${become(tx)} where i._id = any(${ids}::uuid[])`
  return new Map(rows.map(row => [row._id, row]))
}

type Reminder = { invoice_id: Id; level: number; date: Day; note?: string }

/** Writes reminders on their invoices. */
export const insertReminders = (
  tx: Tx,
  { author, now }: { author: Author; now: Instant },
  reminders: readonly Reminder[],
) =>
  insertRows(
    tx,
    'invoice_event',
    reminders.map(reminder => ({
      note: '',
      ...reminder,
      business_id: author.business,
      _id: newId(),
      kind: 'reminded',
      author: signatureOf(author),
      written_at: now,
    })),
  )
