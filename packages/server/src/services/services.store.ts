import type { Day } from '@vicino/domain/days/day.ts'
import type { ServiceDetails } from '@vicino/domain/services/service-details.ts'
import type { Service } from '@vicino/domain/services/service.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'

/** A name in the language, in Italian where a business has not translated its own service. */
export const nameIn = (tx: Tx, table: 's' | 'c' | 'g', language: Language): Fragment =>
  tx`coalesce(${tx(`${table}.name_${language}`)}, ${tx(`${table}.name_it`)})`

/** With the category and the group of `service s`: `c` and `g`. */
export const inItsGroup = (tx: Tx): Fragment =>
  tx`join service_category c on c.code = s.category_code join service_group g on g.code = c.group_code`

/** What a record shows of its service, as one JSON value; `id` is the SQL that names it, by no alias `s`, `c` or `g`. */
export const serviceDetails = (tx: Tx, id: Fragment, language: Language): Fragment => tx`(
  select jsonb_build_object(
    'code', s.code, 'group', c.group_code, 'letter', g.letter, 'name', ${nameIn(tx, 's', language)},
    'category', ${nameIn(tx, 'c', language)}
  )
  from service s ${inItsGroup(tx)} where s._id = ${id}
)`

/** What is told of `service s` in its group. */
export const serviceColumns = (tx: Tx, language: Language): Fragment => tx`
  s._id, s._id as service, s.code, c.group_code as group, g.letter, ${nameIn(tx, 's', language)} as name,
  ${nameIn(tx, 'c', language)} as category, ${nameIn(tx, 'g', language)} as group_name, s.duration, s.frequency,
  s.period, s.order_required, s.min_qualification, s.opre_ref, coalesce(s.avatar, c.avatar) as avatar, s.comment,
  s.valid_from, s.valid_to`

/**
 * The services that hold on a day, by code. Where a business gives a common one in its own way, its own stands. It takes
 * them where `taken` says so: from whoever chooses, what is not offered is kept away.
 */
const listHolding = (tx: Tx, day: Day, language: Language, taken: Fragment) => tx<Service[]>`
  select ${serviceColumns(tx, language)} from (
    select distinct on (s.code) s.* from service s
    where s.valid_from <= ${day} and coalesce(s.valid_to, 'infinity') >= ${day}
    order by s.code, s.business_id nulls last
  ) s ${inItsGroup(tx)} where ${taken} order by s.code`

/** The services that the business offers on a day, by code. */
export const listServices = async (tx: Tx, day: Day, language: Language): Promise<Service[]> =>
  listHolding(tx, day, language, tx`offered_on(s.code, ${day}, s.offered)`)

/** A service that holds on a day, as far as a record needs it. */
export type FoundService = ServiceDetails & { _id: Id }

/** The services of these codes that hold on a day, offered or not, each once. */
export async function findServices(
  tx: Tx,
  codes: readonly string[],
  day: Day,
  language: Language,
): Promise<Map<string, FoundService>> {
  const services = await listHolding(tx, day, language, tx`s.code = any(${[...codes]})`)
  return new Map(services.map(service => [service.code, service]))
}

/** The codes that the business does not offer on a day. */
export async function codesOff(tx: Tx, day: Day): Promise<Set<string>> {
  const rows = await tx<{ code: string }[]>`
    select distinct s.code from service s where not offered_on(s.code, ${day}, s.offered)`
  return new Set(rows.map(({ code }) => code))
}

/** Those of the days on which one of the services does not hold under its code, or is not offered. */
export async function daysWithoutService(
  tx: Tx,
  services: readonly Id[],
  days: readonly Day[],
): Promise<Set<Day>> {
  const rows = await tx<{ day: Day }[]>`
    select distinct d.day from unnest(${[...days]}::date[]) as d (day)
    cross join unnest(${[...services]}::uuid[]) as n (_id)
    join service s on s._id = service_on(n._id, d.day)
    where d.day not between s.valid_from and coalesce(s.valid_to, 'infinity')
      or not offered_on(s.code, d.day, s.offered)`
  return new Set(rows.map(({ day }) => day))
}
