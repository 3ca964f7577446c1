import { addDays, type Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type {
  CatalogueEntry,
  CatalogueService,
  ComingChange,
  ServiceCategory,
  ServiceFields,
} from '@vicino/domain/services/catalogue-entry.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import { inItsGroup, nameIn, serviceColumns } from './services.store.ts'

type Reading = { today: Day; language: Language }

/**
 * Every service that holds today or will, as it stands today, else as it will stand first. `of` narrows it to one code.
 */
export const listCatalogue = (tx: Tx, { today, language }: Reading, of: string | null = null) => tx<
  CatalogueEntry[]
>`
  select ${serviceColumns(tx, language)},
    case when s.business_id is null then 'common'
      when exists (select from service x where x.code = s.code and x.business_id is null) then 'adapted'
      else 'own' end as origin,
    s.valid_from <= ${today} and offered_on(s.code, ${today}, s.offered) as offered,
    (select min(h."from") from service_change h where h.code = s.code and h."from" > ${today}) as next
  from (
    select distinct on (s.code) s.* from service s
    where coalesce(s.valid_to, 'infinity') >= ${today} and (${of}::text is null or s.code = ${of})
    order by s.code, s.valid_from > ${today}, s.business_id nulls last, s.valid_from
  ) s ${inItsGroup(tx)} order by s.code`

/** The categories in the order of their groups. */
export const listCategories = (tx: Tx, language: Language) => tx<ServiceCategory[]>`
  select c.code, ${nameIn(tx, 'c', language)} as name, g.code as group, ${nameIn(tx, 'g', language)} as group_name,
    g.letter, c.avatar
  from service_category c join service_group g on g.code = c.group_code order by g.code, name`

/** What a business may say of `service s`, as one JSON value. */
const fieldsOf = (tx: Tx): Fragment => tx`jsonb_build_object(
  'category_code', s.category_code, 'name_it', s.name_it, 'name_de', s.name_de, 'name_fr', s.name_fr,
  'name_en', s.name_en, 'duration', s.duration, 'frequency', s.frequency, 'period', s.period,
  'order_required', s.order_required, 'min_qualification', s.min_qualification, 'opre_ref', s.opre_ref,
  'avatar', s.avatar, 'comment', s.comment)`

type Standing = { _id: Id; business_id: Id | null; offered: boolean; valid_from: Day; fields: ServiceFields }

/** What stands under a code on a day; undefined where nothing holds on it. */
export async function findStanding(tx: Tx, code: string, day: Day): Promise<Standing | undefined> {
  const [standing] = await tx<Standing[]>`
    select s._id, s.business_id, s.offered, s.valid_from, ${fieldsOf(tx)} as fields from service s
    where s.code = ${code} and s.valid_from <= ${day} and coalesce(s.valid_to, 'infinity') >= ${day}
    order by s.business_id nulls last limit 1`
  return standing
}

/** A service with all that is written of it; `id` may be that of any row under its code. */
export async function readCatalogueService(
  tx: Tx,
  id: Id,
  reading: Reading,
): Promise<CatalogueService | undefined> {
  const [known] = await tx<{ code: string }[]>`select code from service where _id = ${id}`
  if (!known) return undefined
  const { code } = known
  const [entry] = await listCatalogue(tx, reading, code)
  if (!entry) return undefined
  const [[written], [told], changes, [use]] = await Promise.all([
    tx<Pick<CatalogueService, 'version' | 'author' | 'written_at'>[]>`
      select version, author, written_at from service_change where code = ${code} order by version desc limit 1`,
    tx<
      { fields: ServiceFields }[]
    >`select ${fieldsOf(tx)} as fields from service s where s._id = ${entry._id}`,
    listComing(tx, code, reading.today),
    countUse(tx, code, reading.today),
  ])
  const unwritten = { version: 0, author: null, written_at: null }
  return { ...entry, ...(written ?? unwritten), fields: told!.fields, changes, use: use! }
}

/** What is to come under a code, the next first. */
const listComing = (tx: Tx, code: string, today: Day) => tx<ComingChange[]>`
  select d."from", (
    select h.offered from service_change h
    where h.code = ${code} and h."from" = d."from" and h.offered is not null order by h.version desc limit 1
  ) as offered, (
    select ${fieldsOf(tx)} from service s
    where s.code = ${code} and s.business_id = current_business() and s.valid_from = d."from"
  ) as fields
  from (select distinct h."from" from service_change h where h.code = ${code} and h."from" > ${today}) d
  order by d."from"`

/** In how much of what is to come a service is named. */
const countUse = (tx: Tx, code: string, today: Day) => tx<CatalogueService['use'][]>`
  select (
    select count(*)::int from task_service p join service s on s._id = p.service_id
    join task t on t.business_id = p.business_id and t._id = p.task_id
    where s.code = ${code} and t.date >= ${today} and t.status in ('pending', 'confirmed')
  ) as visits, (
    select count(*)::int from prescription r
    where r.current and r.status = 'open' and r.struck is null and r."end" >= ${today}
      and r.services @> any (array(
        select jsonb_build_array(jsonb_build_object('serviceId', s._id)) from service s where s.code = ${code}))
  ) as prescriptions`

/** How many services of its own a business has; and whether anything stands under a code, at whatever time. */
export async function weighCode(tx: Tx, code: string): Promise<{ own: number; taken: boolean }> {
  const [weighed] = await tx<{ own: number; taken: boolean }[]>`
    select count(distinct code) filter (where business_id is not null)::int as own,
      coalesce(bool_or(lower(code) = lower(${code})), false) as taken from service`
  return weighed!
}

/** The letter of a category; undefined where there is no such category. */
export async function findLetter(tx: Tx, category: string): Promise<string | undefined> {
  const [found] = await tx<{ letter: string }[]>`
    select g.letter from service_category c join service_group g on g.code = c.group_code where c.code = ${category}`
  return found?.letter
}

/** What is written of a service, by whom and from when. */
type Written = {
  business: Id
  code: string
  version: number
  from: Day
  offered: boolean | null
  fields: ServiceFields | null
  author: Signature
  now: Instant
}

/** Keeps what was written, as it was written. */
export const keepChange = (tx: Tx, { business, now, ...written }: Written) =>
  tx`insert into service_change ${tx({ ...written, business_id: business, written_at: now })}`

type Row = Pick<Written, 'business' | 'code' | 'from'> & { fields: ServiceFields }

/** A service of a business as it is added, with who added it: for the program itself when it fills a database. */
type OwnService = Pick<Written, 'code' | 'from' | 'author' | 'now'> & {
  _id: Id
  fields: ServiceFields
}

export async function insertOwnServices(
  tx: Tx,
  business: Id,
  services: readonly OwnService[],
): Promise<void> {
  for (const { _id, ...added } of services) {
    await writeFrom(tx, _id, { business, ...added }, true)
    await keepChange(tx, { business, ...added, version: 1, offered: null })
  }
}

/**
 * Lets a service of the business hold as `fields` say from a day on, until the next change that is written already. What
 * began on that very day is put right; all else goes on under a row of its own, so that records show what they showed.
 */
export async function writeFrom(tx: Tx, id: Id, row: Row, offered: boolean): Promise<void> {
  const { business, code, from, fields } = row
  const corrected = await tx`
    update service set ${tx(fields)} where business_id = ${business} and code = ${code} and valid_from = ${from}`
  if (corrected.count > 0) return
  await tx`
    update service set valid_to = ${addDays(from, -1)}
    where business_id = ${business} and code = ${code} and valid_from < ${from}
      and coalesce(valid_to, 'infinity') >= ${from}`
  const [later] = await tx<{ begins: Day | null }[]>`
    select min(valid_from) as begins from service
    where business_id = ${business} and code = ${code} and valid_from > ${from}`
  const until = later?.begins ? addDays(later.begins, -1) : null
  const added = {
    ...fields,
    _id: id,
    business_id: business,
    code,
    offered,
    valid_from: from,
    valid_to: until,
  }
  await tx`insert into service ${tx(added)}`
}
