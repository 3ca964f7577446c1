import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import { worksOn } from '../access/works-on.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'

export type Colleague = { _id: Id; email: string; language: Language; second_factor: boolean }

/** Somebody who works for the business of the transaction today. */
export async function findColleague(tx: Tx, person: Id, today: Day): Promise<Colleague | undefined> {
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
      select from collaboration
      where user_id = ${person} and business_id <> ${author.business} and coalesce(end_date, 'infinity') >= ${today}
    ) as elsewhere`
  await tx`select set_config('app.user_id', ${author._id}, true)`
  return row!.elsewhere
}

/** Keeps a new link by its hash; an older unused one of the same person no longer holds. */
export async function insertResetLink(
  tx: Tx,
  author: Pick<Author, '_id' | 'business'>,
  link: { hash: Buffer; person: Id; hours: number },
): Promise<Instant> {
  await tx`delete from auth.reset_link where user_id = ${link.person} and used_at is null`
  const [kept] = await tx<{ expires_at: Instant }[]>`
    insert into auth.reset_link (token_hash, user_id, business_id, made_by, expires_at)
    values (${link.hash}, ${link.person}, ${author.business}, ${author._id}, now() + make_interval(hours => ${link.hours}))
    returning expires_at`
  return kept!.expires_at
}

export type ResetLink = { person: Id; business: Id }

export async function findResetLink(tx: Tx, hash: Buffer): Promise<ResetLink | undefined> {
  const [link] = await tx<ResetLink[]>`
    select user_id as person, business_id as business from auth.reset_link
    where token_hash = ${hash} and used_at is null and expires_at > now()`
  return link
}

/** Spends a link; false where somebody else was quicker. */
export async function spendResetLink(tx: Tx, hash: Buffer): Promise<boolean> {
  const used = await tx`
    update auth.reset_link set used_at = now()
    where token_hash = ${hash} and used_at is null and expires_at > now()`
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
