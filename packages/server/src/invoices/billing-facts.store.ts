import type { BilledLetter } from '@vicino/domain/billing/tariff.ts'
import type { BusinessSettings } from '@vicino/domain/businesses/business-settings.ts'
import type { Contact } from '@vicino/domain/contacts/contact.ts'
import type { Coverage } from '@vicino/domain/coverages/coverage.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { daysOf, type Month } from '@vicino/domain/days/month.ts'
import {
  type BilledPart,
  type BillingFacts,
  careKindOf,
  type MaterialToBill,
  type Ordering,
  type ToBill,
} from '@vicino/domain/invoices/to-bill.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { readBusinessSettings } from '../businesses/business-settings.store.ts'
import { contactColumns } from '../contacts/contacts.store.ts'
import { coverageTable } from '../coverages/coverages.store.ts'
import type { Tx } from '../db/tenant.ts'
import { found } from '../http/schema.ts'
import { isEnded } from '../performances/ended-visits.store.ts'
import { overtakenIn } from './overtaken.store.ts'
import { listVisitsToLookAt } from './visits-to-look-at.store.ts'

type Asked = { business: Id; dossiers: readonly Id[]; month: Month; today: Day }

type OfDossier<Row> = Row & { dossierId: Id }

/**
 * What the invoices of a month are drawn up from, of several clients in as many statements as of one. An order counts
 * where somebody wrote who gave it, and when.
 */
export async function readBillingFacts(
  tx: Tx,
  { business, dossiers, month, today }: Asked,
): Promise<Map<Id, BillingFacts>> {
  const ids = [...dossiers]
  const { start, end } = daysOf(month)
  const [house, clients, performed, billed, used, coverages, visits, changed, contributed] =
    await Promise.all([
      readBusinessSettings(tx, business),
      listClients(tx, ids),
      listPerformed(tx, ids, start, end),
      listBilled(tx, ids, month),
      listUsed(tx, ids, start, end),
      tx<Coverage[]>`
      select ${coverageTable.columns(tx)} from coverage
      where dossier_id = any(${ids}::uuid[]) and current and struck_reason is null and "from" <= ${end}
      order by "from" desc, _id`,
      listVisitsToLookAt(tx, ids, { start, end, today }),
      listChanged(tx, ids, start, end),
      listContributed(tx, ids, month),
    ])
  const [insurers, orders] = await Promise.all([
    listInsurers(
      tx,
      coverages.flatMap(({ contactId }) => contactId ?? []),
    ),
    listOrders(
      tx,
      performed.flatMap(({ order }) => order?._id ?? []),
    ),
  ])
  const byDossier = <Row extends { dossierId: Id }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ dossierId }) => dossierId)
  const all = {
    performed: byDossier(performed),
    billed: byDossier(billed),
    used: byDossier(used),
    coverages: byDossier(coverages),
    visits: byDossier(visits),
    changed: byDossier(changed),
    contributed: byDossier(contributed),
  }
  return new Map(
    clients.map(({ _id, client, numbers }): [Id, BillingFacts] => [
      _id,
      {
        month,
        client,
        numbers,
        insurers,
        orders,
        house: found<BusinessSettings>(house),
        performed: (all.performed.get(_id) ?? []).map(toBill),
        billed: all.billed.get(_id) ?? [],
        used: (all.used.get(_id) ?? []).map(({ dossierId: _of, ...one }) => one),
        coverages: all.coverages.get(_id) ?? [],
        visits: all.visits.get(_id) ?? [],
        changed: all.changed.get(_id) ?? [],
        contributed: all.contributed.get(_id) ?? [],
      },
    ]),
  )
}

type ClientRow = { _id: Id } & Pick<BillingFacts, 'client' | 'numbers'>

const listClients = (tx: Tx, dossiers: Id[]) => tx<ClientRow[]>`
  select _id,
    jsonb_build_object('first_name', first_name, 'last_name', last_name, 'birthday', birthday, 'gender', gender,
      'address', address) as client,
    jsonb_build_object('avsNumber', avs, 'without_avs', without_avs, 'cardNumber', card_number,
      'insuranceNumber', insurance_number) as numbers
  from dossier where _id = any(${dossiers}::uuid[])`

type Performed = OfDossier<
  Omit<ToBill, 'care_kind' | 'orderedBy' | 'transitional'> & {
    order: { _id: Id; transitional: boolean } | null
    letter: BilledLetter
    opre_ref: string | null
    by_relative: boolean
  }
>

function toBill({ dossierId: _of, opre_ref, by_relative, order, ...performed }: Performed): ToBill {
  return {
    ...performed,
    care_kind: careKindOf({ opre_ref }, by_relative),
    orderedBy: order?._id ?? null,
    transitional: order?.transitional ?? false,
  }
}

/**
 * What was performed on ended visits and is on no invoice, each with the newest prescription of its day that orders it,
 * one of acute and transitional care before any other: under its code, whichever of its rows in the catalogue held when
 * it was prescribed. What is on an invoice is read once and looked up in
 * memory: a plan that was made while nothing was billed would read it for each row.
 */
const listPerformed = (tx: Tx, dossiers: Id[], start: Day, end: Day) => tx<Performed[]>`
  select p._id, p.version, p.dossier_id as "dossierId", p.task_id as "taskId", p.date, g.letter, p.duration as minutes,
    s.order_required, s.opre_ref, jsonb_build_object('code', s.code, 'name', s.name_it) as service, (
      select jsonb_build_object('_id', r._id, 'transitional', r.transitional) from prescription r
      where r.dossier_id = p.dossier_id and r.current and r.struck is null and p.date between r.start and r."end"
        and r.doctor is not null and r.ordered_on is not null
        and r.services @> any (array(
          select jsonb_build_array(jsonb_build_object('serviceId', o._id, 'ordered_by_doctor', true))
          from service o where o.code = s.code))
      order by r.transitional desc, r.start desc, r._id limit 1
    ) as "order",
    exists (
      select from prescription r
      where r.dossier_id = p.dossier_id and r.current and r.struck is null and p.date between r.start and r."end"
        and r.services @> any (array(
          select jsonb_build_array(jsonb_build_object('serviceId', o._id)) from service o where o.code = s.code))
    ) as prescribed,
    exists (
      select from task_operator o join collaboration e on e.user_id = o.user_id
      where o.task_id = p.task_id and p.dossier_id = any(e.relative_of)
    ) as by_relative
  from performance p
  join service s on s._id = p.service_id
  join service_category c on c.code = s.category_code join service_group g on g.code = c.group_code
  where p.dossier_id = any(${dossiers}::uuid[]) and p.date between ${start} and ${end} and p.current
    and p.struck is null and ${isEnded(tx, 'p')} and p._id not in (
      select i.performance_id from invoiced_performance i
      where i.dossier_id = any(${dossiers}::uuid[]) and not i.given_back)
  order by p.date, p.task_id, p._id`

/** What of a month stands on invoices of the care, each letter and kind of it by visit. */
const listBilled = (tx: Tx, dossiers: Id[], month: Month) => tx<OfDossier<BilledPart>[]>`
  select i.dossier_id as "dossierId", i._id as "invoiceId", (i.content ->> 'coverageId')::uuid as "coverageId",
    line.date, line.letter, line.care_kind, visit."taskId", visit.real_minutes as minutes, visit.minutes as billed
  from invoice i
  cross join jsonb_to_recordset(i.content -> 'lines') as line(date text, letter text, care_kind text, visits jsonb)
  cross join jsonb_to_recordset(line.visits) as visit("taskId" uuid, minutes int, real_minutes int)
  where i.dossier_id = any(${dossiers}::uuid[]) and i.month = ${month} and i.document = 'care' and i.state = 'issued'`

/** The materials that were used on ended visits and are on no invoice, as their prices stand. */
const listUsed = (tx: Tx, dossiers: Id[], start: Day, end: Day) => tx<OfDossier<MaterialToBill>[]>`
  select u._id, u.version, u.dossier_id as "dossierId", u.task_id as "taskId", u.date, u.quantity::float8 as quantity,
    jsonb_build_object('_id', m._id, 'name', m.name, 'unit', m.unit, 'category', m.category, 'code', m.code,
      'prices', m.prices) as material
  from material_use u join material m on m._id = u.material_id and m.current
  where u.dossier_id = any(${dossiers}::uuid[]) and u.date between ${start} and ${end} and u.current
    and u.struck is null and ${isEnded(tx, 'u')} and not exists (
      select from invoiced_material i where i.use_id = u._id and not i.given_back)
  order by u.date, u.task_id, u._id`

/** Invoices of which something does not hold any more, each with its first day. */
const listChanged = (tx: Tx, dossiers: Id[], start: Day, end: Day) => tx<
  OfDossier<BillingFacts['changed'][number]>[]
>`
  select distinct on (changed."invoiceId") changed.*
  from (${overtakenIn(tx, { start, end }, tx`i.dossier_id = any(${dossiers}::uuid[])`)}) as changed
  order by changed."invoiceId", changed.date`

/** What stands on contributions of a month: whatever of a day comes to light later has only the rest of its cap. */
const listContributed = (tx: Tx, dossiers: Id[], month: Month) => tx<
  OfDossier<BillingFacts['contributed'][number]>[]
>`
  select i.dossier_id as "dossierId", day.date, day.amount
  from invoice i
  cross join jsonb_to_recordset(i.content -> 'contributions') as day(date text, amount int)
  where i.dossier_id = any(${dossiers}::uuid[]) and i.month = ${month} and i.document = 'contribution'
    and i.state = 'issued'`

const listInsurers = (tx: Tx, contacts: Id[]) => tx<Contact[]>`
  select ${contactColumns(tx)} from contact c where c._id = any(${contacts}::uuid[])`

const listOrders = (tx: Tx, prescriptions: Id[]) => tx<Ordering[]>`
  select _id, doctor, gln_number, rcc_number, ordered_on, start, "end" from prescription
  where _id = any(${prescriptions}::uuid[]) and current`
