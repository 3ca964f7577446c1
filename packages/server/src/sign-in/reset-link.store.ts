import { holds, type Holder } from '@vicino/domain/access/permits.ts'
import { roles } from '@vicino/domain/access/role.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { OwnResetLink, PendingResetLink } from '@vicino/domain/sign-in/reset-link.contract.ts'
import {
  approversOf,
  letsInAgain,
  type ResetLinkFacts,
  type ResetLinkPeople,
  type ResetLinkStand,
  standOf,
} from '@vicino/domain/sign-in/reset-link.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { Fragment } from 'postgres'
import { worksOn, worksOnOrLater } from '../access/works-on.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'

type Colleague = { _id: Id; email: string; language: Language; second_factor: boolean }

/** Somebody who works for the business of the transaction today. */
export async function findWorkingColleague(tx: Tx, person: Id, today: Day): Promise<Colleague | undefined> {
  const [colleague] = await tx<Colleague[]>`
    select p._id, u.email, p.language, coalesce(u."twoFactorEnabled", false) as second_factor
    from collaboration c join person p on p._id = c.user_id join auth."user" u on u.id = p._id
    where c.business_id = current_business() and c.user_id = ${person}
      and ${worksOn(tx, today)}`
  return colleague
}

/**
 * Whether a colleague also works for another business. Only she herself sees that, so it is asked in her place
 * and the author put back before anything else is read.
 */
export async function worksElsewhere(tx: Tx, author: Author, person: Id, today: Day): Promise<boolean> {
  await tx`select set_config('app.user_id', ${person}, true)`
  const [row] = await tx<{ elsewhere: boolean }[]>`
    select exists (
      select from collaboration c
      where c.user_id = ${person} and c.business_id <> ${author.business} and ${worksOnOrLater(tx, today)}
    ) as elsewhere`
  await tx`select set_config('app.user_id', ${author._id}, true)`
  return row!.elsewhere
}

type Colleagues = ResetLinkPeople<Holder & { _id: Id }>

/** Who stands around a link in the business of the transaction. Who left holds nothing any more. */
async function peopleAround(tx: Tx, maker: Id, owner: Id, today: Day): Promise<Colleagues> {
  const people = await tx<(Holder & { _id: Id })[]>`
    select c.user_id as _id, c.roles, c.withheld from collaboration c
    where c.business_id = current_business() and ${worksOn(tx, today)}
      and (c.roles && ${rolesThatLetIn} or c.user_id in (${maker}, ${owner}))`
  const holding = (person: Id): Holder =>
    people.find(({ _id }) => _id === person) ?? { roles: [], withheld: [] }
  const others = people.filter(({ _id }) => _id !== maker && _id !== owner)
  return { maker: holding(maker), owner: holding(owner), others }
}

/** Who could approve a link besides its maker and its owner. */
export async function findApprovers(tx: Tx, maker: Id, owner: Id, today: Day): Promise<ReadonlySet<Id>> {
  const approvers = approversOf(await peopleAround(tx, maker, owner, today))
  return new Set(approvers.map(({ _id }) => _id))
}

const letsIn = (holder: Holder): boolean => holds(holder, letsInAgain, 'write')
const rolesThatLetIn = roles.map(({ value }) => value).filter(role => letsIn({ roles: [role], withheld: [] }))

/**
 * Keeps a new link by its hash; an older unused one of the same person no longer holds. `_id` of its maker is null
 * where it is the operator of the server.
 */
export async function insertResetLink(
  tx: Tx,
  maker: { _id: Id | null; business: Id },
  link: { hash: Buffer; person: Id; hours: number; handed_over: boolean },
): Promise<{ _id: Id; expires_at: Instant }> {
  await tx`
    update auth.reset_link set ended_at = now()
    where user_id = ${link.person} and used_at is null and ended_at is null and expires_at > now()`
  const [kept] = await tx<{ _id: Id; expires_at: Instant }[]>`
    insert into auth.reset_link (_id, token_hash, user_id, business_id, made_by, handed_over, expires_at)
    values (${newId()}, ${link.hash}, ${link.person}, ${maker.business}, ${maker._id}, ${link.handed_over},
      now() + make_interval(hours => ${link.hours}))
    returning _id, expires_at`
  return kept!
}

/** A link that may still be used. */
export type ResetLink = { _id: Id; person: Id; business: Id; made_by: Id | null }

const live = (tx: Tx): Fragment => tx`l.used_at is null and l.ended_at is null and l.expires_at > now()`
/** Handed over by somebody of the business to an account that asks for nothing more: a second person answers for it. */
const needsApproval = (tx: Tx): Fragment =>
  tx`l.handed_over and l.made_by is not null and u."twoFactorEnabled" is not true`

export async function findResetLink(tx: Tx, hash: Buffer): Promise<ResetLink | undefined> {
  const [link] = await tx<ResetLink[]>`
    select l._id, l.user_id as person, l.business_id as business, l.made_by from auth.reset_link l
    where l.token_hash = ${hash} and ${live(tx)}`
  return link
}

/** What a link does today, in the business where it was made. */
export async function readStand(tx: Tx, link: Id, today: Day): Promise<ResetLinkStand> {
  type Row = Pick<ResetLinkFacts, 'second_factor' | 'handed_over'> &
    Record<'made_by' | 'approved_by', Id | null>
  const [row] = await tx<Row[]>`
    select l.handed_over, l.made_by, l.approved_by, u."twoFactorEnabled" is true as second_factor
    from auth.reset_link l join auth."user" u on u.id = l.user_id
    where l._id = ${link} and ${live(tx)}`
  if (!row) return 'ended'
  const { made_by, approved_by, ...facts } = row
  const people = await tx<(Holder & { _id: Id })[]>`
    select c.user_id as _id, c.roles, c.withheld from collaboration c
    where c.business_id = current_business() and c.user_id = any(${[made_by, approved_by]}::uuid[])
      and ${worksOn(tx, today)}`
  const entitled = (person: Id) => people.some(one => one._id === person && letsIn(one))
  const rightOf = (person: Id) => (entitled(person) ? 'entitled' : 'no_longer')
  return standOf({
    ...facts,
    maker: made_by === null ? 'operator' : rightOf(made_by),
    approver: approved_by === null ? 'nobody' : rightOf(approved_by),
  })
}

type ToApprove = ResetLink & { approved_by: Id | null }

/** A link of the business that needs a second person; of two who approve it at once, one waits here for the other. */
export async function findLinkToApprove(tx: Tx, link: Id): Promise<ToApprove | undefined> {
  const [row] = await tx<ToApprove[]>`
    select l._id, l.user_id as person, l.business_id as business, l.made_by, l.approved_by
    from auth.reset_link l join auth."user" u on u.id = l.user_id
    where l._id = ${link} and l.business_id = current_business() and ${live(tx)} and ${needsApproval(tx)}
    for update of l`
  return row
}

export async function approveLink(tx: Tx, author: Author, link: Id): Promise<Instant> {
  const [row] = await tx<{ approved_at: Instant }[]>`
    update auth.reset_link set approved_by = ${author._id}, approved_at = now() where _id = ${link}
    returning approved_at`
  return row!.approved_at
}

/** Most links that a list shows: each ends within a day. */
const listedAtMost = 50

/** Links of the business that wait for a second person, and those that their owner refused; not the reader's own. */
export const listPending = (tx: Tx, author: Author): Promise<PendingResetLink[]> => tx<PendingResetLink[]>`
  select l._id, l.user_id as "userId", u.name, m.name as made_by, l.made_at, l.expires_at,
    l.made_by = ${author._id} as own, l.refused_at
  from auth.reset_link l join auth."user" u on u.id = l.user_id join auth."user" m on m.id = l.made_by
  where l.business_id = current_business() and l.user_id <> ${author._id}
    and (l.refused_at is not null or (${live(tx)} and ${needsApproval(tx)} and l.approved_by is null))
  order by l.made_at desc, l._id
  limit ${listedAtMost}`

/** What was made for the account of the person of the transaction. */
export const listOwnLinks = (tx: Tx): Promise<OwnResetLink[]> => tx<OwnResetLink[]>`
  select l._id, m.name as made_by, l.made_at, l.expires_at, a.name as approved_by, l.approved_at, l.used_at,
    l.ended_at, l.refused_at
  from auth.reset_link l
  left join auth."user" m on m.id = l.made_by left join auth."user" a on a.id = l.approved_by
  where l.user_id = current_person()
  order by l.made_at desc, l._id
  limit ${listedAtMost}`

/** Ends a link of the person of the transaction, who did not ask for it; false where she has none of this id. */
export async function refuseLink(tx: Tx, link: Id): Promise<boolean> {
  const refused = await tx`
    update auth.reset_link
    set refused_at = coalesce(refused_at, now()), ended_at = coalesce(ended_at, now())
    where _id = ${link} and user_id = current_person()`
  return refused.count === 1
}

/** Spends a link; false where somebody else was quicker. */
export async function spendResetLink(tx: Tx, link: Id): Promise<boolean> {
  const used = await tx`update auth.reset_link l set used_at = now() where l._id = ${link} and ${live(tx)}`
  return used.count === 1
}

/** Replaces a person's password and whatever was begun with the old one. */
export async function replacePassword(tx: Tx, person: Id, password: string): Promise<void> {
  await tx`
    insert into auth.account (id, "accountId", "providerId", "userId", password)
    values (${newId()}, ${person}, 'credential', ${person}, ${password})
    on conflict ("userId", "providerId") do update set password = excluded.password, "updatedAt" = now()`
  await tx`delete from auth.verification where value = ${person}`
  await tx`delete from auth.session where "userId" = ${person}`
}

/** Where a letter reaches a person, and in which language. */
export async function findLetterTo(
  tx: Tx,
  person: Id,
): Promise<{ email: string; language: Language } | undefined> {
  const [letter] = await tx<{ email: string; language: Language }[]>`
    select u.email, p.language from person p join auth."user" u on u.id = p._id where p._id = ${person}`
  return letter
}

/** The name that the audit log gives a person, with the roles she holds in the business of the transaction. */
export async function findNameInBusiness(
  tx: Tx,
  person: Id,
): Promise<{ _id: Id; name: string; role: string } | undefined> {
  const [found] = await tx<{ _id: Id; name: string; role: string }[]>`
    select u.id as _id, u.name, coalesce(array_to_string(c.roles, '+'), '') as role
    from auth."user" u
    left join collaboration c on c.user_id = u.id and c.business_id = current_business()
    where u.id = ${person}`
  return found
}
