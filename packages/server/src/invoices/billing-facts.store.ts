import type { BusinessSettings } from '@vicino/domain/businesses/business-settings.ts'
import type { Contact } from '@vicino/domain/contacts/contact.ts'
import type { Coverage } from '@vicino/domain/coverages/coverage.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { daysOf, type Month } from '@vicino/domain/days/month.ts'
import { orderFinder, type OrderOf, type Prescribing } from '@vicino/domain/invoices/order-finder.ts'
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
import { doctorNumber } from '../prescriptions/doctor-numbers.store.ts'
import { unaccompaniedIn } from './unbilled.store.ts'
import { overtakenIn } from './overtaken.store.ts'
import { listVisitsToLookAt } from './visits-to-look-at.store.ts'

type Asked = { business: Id; dossiers: readonly Id[]; month: Month; today: Day }

type OfDossier<Row> = Row & { dossierId: Id }

/**
 * What the invoices of a month are drawn up from, of several clients in as many statements as of one.
 */
export async function readBillingFacts(
  tx: Tx,
  { business, dossiers, month, today }: Asked,
): Promise<Map<Id, BillingFacts>> {
  const ids = [...dossiers]
  const { start, end } = daysOf(month)
  const coverageOf = tx`
    from coverage
    where dossier_id = any(${ids}::uuid[]) and current and struck_reason is null and "from" <= ${end}`
  const [
    house,
    clients,
    performed,
    orders,
    billed,
    used,
    coverages,
    insurers,
    visits,
    changed,
    unaccompanied,
    contributed,
  ] = await Promise.all([
    readBusinessSettings(tx, business),
    listClients(tx, ids),
    listPerformed(tx, ids, start, end),
    listPrescribing(tx, ids, start, end),
    listBilled(tx, ids, month),
    listUsed(tx, ids, start, end),
    tx<Coverage[]>`select ${coverageTable.columns(tx)} ${coverageOf} order by "from" desc, _id`,
    tx<Contact[]>`
        select ${contactColumns(tx)} from contact c where c._id in (select contact_id ${coverageOf})`,
    listVisitsToLookAt(tx, ids, { start, end, today }),
    listChanged(tx, ids, start, end),
    listUnaccompanied(tx, ids, month),
    listContributed(tx, ids, month),
  ])
  const byDossier = <Row extends { dossierId: Id }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ dossierId }) => dossierId)
  const all = {
    performed: byDossier(performed),
    orders: byDossier(orders),
    billed: byDossier(billed),
    used: byDossier(used),
    coverages: byDossier(coverages),
    visits: byDossier(visits),
    changed: byDossier(changed),
    unaccompanied: byDossier(unaccompanied),
    contributed: byDossier(contributed),
  }
  return new Map(
    clients.map(({ _id, client, numbers }): [Id, BillingFacts] => {
      const prescriptions = all.orders.get(_id) ?? []
      const orderedBy = orderFinder(prescriptions)
      const facts = {
        month,
        today,
        client,
        numbers,
        insurers,
        orders: prescriptions.map(asOrdering),
        house: found<BusinessSettings>(house),
        performed: (all.performed.get(_id) ?? []).map(one => toBill(one, orderedBy)),
        billed: all.billed.get(_id) ?? [],
        used: (all.used.get(_id) ?? []).map(({ dossierId: _of, ...one }) => one),
        coverages: all.coverages.get(_id) ?? [],
        visits: all.visits.get(_id) ?? [],
        changed: all.changed.get(_id) ?? [],
        unaccompanied: all.unaccompanied.get(_id) ?? [],
        contributed: all.contributed.get(_id) ?? [],
      }
      return [_id, facts]
    }),
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

type Performed = Pick<
  ToBill,
  '_id' | 'version' | 'taskId' | 'date' | 'letter' | 'minutes' | 'order_required'
> &
  Pick<ToBill['service'], 'code' | 'name'> & { dossierId: Id; opre_ref: string | null; by_relative: boolean }

const toBill = (performed: Performed, orderOfDay: OrderOf): ToBill => {
  const { dossierId: _of, opre_ref, by_relative, code, name, ...one } = performed
  return {
    ...one,
    ...orderOfDay(code, one.date),
    service: { code, name },
    care_kind: careKindOf({ opre_ref }, by_relative),
  }
}

/**
 * What was performed on ended visits and is on no invoice. What is on an invoice, and who is employed to care for her own, is
 * read once and looked up in memory: a plan that was made while nothing was billed would read it for each row.
 */
const listPerformed = (tx: Tx, dossiers: Id[], start: Day, end: Day) => tx<Performed[]>`
  with relative as materialized (
    select user_id, relative_of from collaboration where relative_of && ${dossiers}::uuid[]
  )
  select p._id, p.version, p.dossier_id as "dossierId", p.task_id as "taskId", p.date, g.letter, p.duration as minutes,
    s.order_required, s.opre_ref, s.code, s.name_it as name, exists (
      select from relative e join task_operator o on o.user_id = e.user_id
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

/**
 * The prescriptions of the days, with what they name under its code, whichever of its rows in the catalogue held when it was
 * prescribed.
 */
const listPrescribing = (tx: Tx, dossiers: Id[], start: Day, end: Day) => tx<OfDossier<Prescribing>[]>`
  select r._id, r.dossier_id as "dossierId", r.doctor, ${doctorNumber(tx, 'gln_number')} as gln_number,
    ${doctorNumber(tx, 'rcc_number')} as rcc_number, r.ordered_on, r.start, r."end", r.transitional, coalesce((
      select jsonb_agg(jsonb_build_object('code', s.code, 'ordered_by_doctor', named.ordered_by_doctor))
      from jsonb_to_recordset(r.services) as named("serviceId" uuid, ordered_by_doctor boolean)
      join service s on s._id = named."serviceId"
    ), '[]') as services
  from prescription r
  where r.dossier_id = any(${dossiers}::uuid[]) and r.current and r.struck is null
    and r.start <= ${end} and r."end" >= ${start}`

const asOrdering = ({
  dossierId: _of,
  transitional: _is,
  services: _all,
  ...order
}: OfDossier<Prescribing>): Ordering => order

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

/** Invoices of a month without what was issued beside them. */
const listUnaccompanied = (tx: Tx, dossiers: Id[], month: Month) => tx<
  OfDossier<BillingFacts['unaccompanied'][number]>[]
>`
  select i.dossier_id as "dossierId", i._id as "invoiceId", i.content, i.document
  from (${unaccompaniedIn(tx, month, tx`i.dossier_id = any(${dossiers}::uuid[])`)}) i order by i.number, i.document`

/** What stands on contributions of a month: whatever of a day comes to light later has only the rest of its cap. */
const listContributed = (tx: Tx, dossiers: Id[], month: Month) => tx<
  OfDossier<BillingFacts['contributed'][number]>[]
>`
  select i.dossier_id as "dossierId", day.date, day.amount
  from invoice i
  cross join jsonb_to_recordset(i.content -> 'contributions') as day(date text, amount int)
  where i.dossier_id = any(${dossiers}::uuid[]) and i.month = ${month} and i.document = 'contribution'
    and i.state = 'issued'`
