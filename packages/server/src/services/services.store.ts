import type { Day } from '@vicino/domain/days/day.ts'
import type { Service, ServiceDetails } from '@vicino/domain/services/service.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'

/** A name in the language, in Italian where a business has not translated its own service. */
const named = (tx: Tx, table: 's' | 'c' | 'g', language: Language): Fragment =>
  tx`coalesce(${tx(`${table}.name_${language}`)}, ${tx(`${table}.name_it`)})`

/** What a record shows of its service, as one JSON value; `id` is the SQL name of the column that refers to it. */
export const serviceDetails = (tx: Tx, id: string, language: Language): Fragment => tx`(
  select jsonb_build_object(
    'code', s.code, 'group', c.group_code, 'letter', g.letter, 'name', ${named(tx, 's', language)},
    'category', ${named(tx, 'c', language)}
  )
  from service s join service_category c on c.code = s.category_code join service_group g on g.code = c.group_code
  where s._id = ${tx(id)}
)`

/**
 * The services that hold on a day, by code. Where a business has a service of its own under a common code, its
 * own stands.
 */
export const listServices = (tx: Tx, day: Day, language: Language): Promise<Service[]> => tx<Service[]>`
  select distinct on (s.code) s._id, s.code, c.group_code as group, g.letter, ${named(tx, 's', language)} as name,
    ${named(tx, 'c', language)} as category, ${named(tx, 'g', language)} as group_name, s.duration, s.frequency,
    s.period, s.order_required, s.min_qualification, s.opre_ref, s.valid_from, s.valid_to
  from service s join service_category c on c.code = s.category_code join service_group g on g.code = c.group_code
  where s.valid_from <= ${day} and coalesce(s.valid_to, 'infinity') >= ${day}
  order by s.code, s.business_id nulls last`

/** A service that holds on a day, as far as a record needs it. */
export type FoundService = ServiceDetails & { _id: Id }

/** The services of these codes that hold on a day, each once. */
export async function findServices(
  tx: Tx,
  codes: readonly string[],
  day: Day,
  language: Language,
): Promise<Map<string, FoundService>> {
  const services = await listServices(tx, day, language)
  const wanted = new Set(codes)
  return new Map(services.filter(({ code }) => wanted.has(code)).map(service => [service.code, service]))
}

/** Those of the days on which one of the services does not hold. */
export async function daysWithoutService(
  tx: Tx,
  services: readonly Id[],
  days: readonly Day[],
): Promise<Set<Day>> {
  const rows = await tx<{ day: Day }[]>`
    select distinct d.day from unnest(${[...days]}::date[]) as d (day)
    join service s on s._id = any(${[...services]}::uuid[])
    where d.day not between s.valid_from and coalesce(s.valid_to, 'infinity')`
  return new Set(rows.map(({ day }) => day))
}
