import type { Role } from '@vicino/domain/access/role.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { resetLinkKeptDays } from '@vicino/domain/sign-in/reset-link.contract.ts'
import type { ListedSession, OpenSession } from '@vicino/domain/sign-in/sign-in.contract.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { worksOn } from '../access/works-on.ts'
import type { Tx } from '../db/tenant.ts'
import { idleLimit, longestSession, type Session } from '../http/session.ts'

/** A person in the business that she works for when she signs in: the last one, otherwise her first. */
type Actor = { _id: Id; business: Id; name: string; roles: Role[] }

/** The person of the transaction in her home business; undefined where nobody employs her today. */
export async function findActor(tx: Tx, today: Day): Promise<Actor | undefined> {
  const [actor] = await tx<Actor[]>`
    select p._id, c.business_id as business, p.first_name || ' ' || p.last_name as name, c.roles
    from person p join collaboration c on c.user_id = p._id
    where p._id = current_person() and ${worksOn(tx, today)}
    order by (c.business_id = p.last_business_id) is true desc, c.created_at, c.business_id
    limit 1`
  return actor
}

/** From when to when a session lasts that begins now and is not used. */
export async function idleSpan(tx: Tx): Promise<{ from: Instant; to: Instant }> {
  const [span] = await tx<{ from: Instant; to: Instant }[]>`
    select now() as from, now() + ${idleLimit}::interval as to`
  return span!
}

export async function findUserByEmail(tx: Tx, email: string): Promise<Id | undefined> {
  const [user] = await tx<{ id: Id }[]>`select id from auth."user" where email = ${email}`
  return user?.id
}

/** Whether somebody's sign-in asks for a code. */
export async function hasFactor(tx: Tx, person: Id): Promise<boolean> {
  const [user] = await tx<{ on: boolean | null }[]>`
    select "twoFactorEnabled" as on from auth."user" where id = ${person}`
  return user?.on === true
}

/** Whose sign-in waits for the second step that the browser's cookie names. */
export async function findPendingPerson(tx: Tx, identifier: string): Promise<Id | undefined> {
  const [pending] = await tx<{ value: Id }[]>`
    select value from auth.verification where identifier = ${identifier} and "expiresAt" > now()`
  return pending?.value
}

/** Begins the second step of a sign-in as the library does: whose it is, and how many codes were wrong. */
export const beginCodeStep = (tx: Tx, identifier: string, person: Id) => tx`
  insert into auth.verification (id, identifier, value, "expiresAt")
  values (${newId()}, ${identifier}, ${person}, now() + interval '1 minute'),
    (${newId()}, ${`2fa-attempts-${identifier}`}, '0', now() + interval '1 minute')`

/** An open session as its own browser may know it. */
export async function findOpenSession(tx: Tx, token: string): Promise<OpenSession | undefined> {
  const [session] = await tx<OpenSession[]>`
    select s.id as _id, u.id as "userId", u.name, u.email, u."twoFactorEnabled" as second_factor,
      s."expiresAt" as ends_at, s."createdAt" + ${longestSession}::interval as ends_for_good_at
    from auth.session s join auth."user" u on u.id = s."userId"
    where s.token = ${token} and s."expiresAt" > now() and s."createdAt" > now() - ${longestSession}::interval`
  return session
}

export async function findSessionByToken(
  tx: Tx,
  token: string,
): Promise<{ _id: Id; person: Id } | undefined> {
  const [session] = await tx<{ _id: Id; person: Id }[]>`
    select id as _id, "userId" as person from auth.session where token = ${token}`
  return session
}

/** Most sessions that the list shows; nobody has so many devices. */
const listedAtMost = 100

export const listOwnSessions = (tx: Tx, session: Session): Promise<ListedSession[]> => tx<ListedSession[]>`
  select id as _id, id = ${session._id} as current, coalesce("userAgent", '') as device,
    coalesce("ipAddress", '') as address, "createdAt" as begun_at, "expiresAt" as ends_at
  from auth.session
  where "userId" = ${session.person} and "expiresAt" > now() and "createdAt" > now() - ${longestSession}::interval
  order by "createdAt" desc, id
  limit ${listedAtMost}`

/** Ends one of a person's sessions; false where she has none of this id. */
export async function deleteSession(tx: Tx, person: Id, session: Id): Promise<boolean> {
  const gone = await tx`delete from auth.session where id = ${session} and "userId" = ${person}`
  return gone.count > 0
}

export const deleteSessionByToken = (tx: Tx, token: string) =>
  tx`delete from auth.session where token = ${token}`

export const deleteOtherSessions = (tx: Tx, { person, _id }: Session) =>
  tx`delete from auth.session where "userId" = ${person} and id <> ${_id}`

/** Rows of each table, few enough that no sign-in waits for them. */
const sweptAtOnce = 100

/**
 * Puts away what has ended, a little at each sign-in and all of it every hour; rows that somebody else is putting
 * away are left to them. `more` says whether some may be left. What became of a link can be looked up for a while.
 */
export const sweepEnded = (tx: Tx) => tx`
  with sessions as (
    delete from auth.session where id in (
      select id from auth.session where "expiresAt" < now() limit ${sweptAtOnce} for update skip locked)
    returning 1
  ), verifications as (
    delete from auth.verification where id in (
      select id from auth.verification where "expiresAt" < now() limit ${sweptAtOnce} for update skip locked)
    returning 1
  ), links as (
    delete from auth.reset_link where token_hash in (
      select token_hash from auth.reset_link where expires_at < now() - make_interval(days => ${resetLinkKeptDays})
      limit ${sweptAtOnce} for update skip locked)
    returning 1
  ), attempts as (
    delete from auth.attempt where key in (
      select key from auth.attempt where until < now() limit ${sweptAtOnce} for update skip locked)
    returning 1
  )
  select count(*) >= ${sweptAtOnce} as more from (
    table sessions union all table verifications union all table links union all table attempts
  ) swept`
