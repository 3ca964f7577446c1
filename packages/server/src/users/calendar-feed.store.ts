import type { Permission } from '@vicino/domain/access/matrix.ts'
import type { Role } from '@vicino/domain/access/role.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { FedTask } from '@vicino/domain/users/calendar-feed.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import { worksOn } from '../access/works-on.ts'
import type { Tx } from '../db/tenant.ts'

/** When somebody's feed was made, and when a program last read it. */
type Feed = { made_at: Instant; read_at: Instant | null }

/** The feed of the person of the transaction. */
export async function findFeed(tx: Tx): Promise<Feed | undefined> {
  const [feed] = await tx<Feed[]>`
    select made_at, read_at from calendar_feed
    where business_id = current_business() and user_id = current_person()`
  return feed
}

/** Gives the person of the transaction a feed under another address; the one before ends. */
export const putFeed = (tx: Tx, hash: Buffer, now: Instant) => tx`
  insert into calendar_feed (business_id, user_id, token_hash, made_at)
  values (current_business(), current_person(), ${hash}, ${now})
  on conflict (business_id, user_id) do update
  set token_hash = excluded.token_hash, made_at = excluded.made_at, read_at = null`

export const deleteFeed = (tx: Tx) => tx`
  delete from calendar_feed where business_id = current_business() and user_id = current_person()`

export const noteRead = (tx: Tx, now: Instant) => tx`
  update calendar_feed set read_at = ${now}
  where business_id = current_business() and user_id = current_person()`

/** Whose feed stands under an address; asked before it is known for whom, and outside any tenant. */
export async function findFeedOwner(tx: Tx, hash: Buffer): Promise<{ business: Id; person: Id } | undefined> {
  const [owner] = await tx<{ business: Id; person: Id }[]>`
    select business, person from calendar_feed_of(${hash})`
  return owner
}

/** The person of the transaction as far as she works here on the day. */
export type FeedReader = {
  name: string
  language: Language
  roles: Role[]
  withheld: Permission[]
  names: boolean
}

export async function findFeedReader(tx: Tx, today: Day): Promise<FeedReader | undefined> {
  const [reader] = await tx<FeedReader[]>`
    select p.first_name || ' ' || p.last_name as name, p.language, c.roles, c.withheld, b.names_in_feeds as names
    from collaboration c join person p on p._id = c.user_id join business b on b._id = c.business_id
    where c.business_id = current_business() and c.user_id = current_person()
      and ${worksOn(tx, today)}`
  return reader
}

/**
 * What the person of the transaction carries out in a range of days, at most `limit`: not what rests or was not done. The
 * to-do of a protocol says at whose it is, never what: its title may tell of an illness.
 */
export const listFedTasks = (tx: Tx, { from, to }: { from: Day; to: Day }, limit: number) => tx<FedTask[]>`
  select t._id, t.version, t.type, t.title, t.date, t.end_date, t.start_time, t.end_time, t.status,
    case when d._id is not null
      then json_build_object('first_name', d.first_name, 'last_name', d.last_name) end as client
  from task t
  left join lateral (
    select s.dossier_id from opened_protocol_task s where s.task_id = t._id
    union all
    select s.dossier_id from task x join opened_protocol_task s on s.task_id = x._id
    where t.series_id is not null and x.series_id = t.series_id
    limit 1
  ) step on t.type <> 'client'
  left join dossier d on d._id = coalesce(t.dossier_id, step.dossier_id)
  where t._id = any(array(
      select o.task_id from task_operator o where o.user_id = current_person() and o.date between ${from} and ${to}
      union all
      select o.task_id from task_operator o
      where o.user_id = current_person() and o.until >= ${from} and o.date < ${from}
    ))
    and t.status <> 'not_done' and not t.suspended_by_dossier
  order by t.date, t.start_time, t._id limit ${limit}`

export async function findFeedNames(tx: Tx): Promise<boolean> {
  const [row] = await tx<{ names: boolean }[]>`
    select names_in_feeds as names from business where _id = current_business()`
  return row!.names
}

export const setNames = (tx: Tx, names: boolean) => tx`
  update business set names_in_feeds = ${names} where _id = current_business()`
