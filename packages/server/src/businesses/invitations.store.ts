import type { Permission } from '@vicino/domain/access/matrix.ts'
import type { Role } from '@vicino/domain/access/role.ts'
import { labelOfRoles } from '@vicino/domain/businesses/collaborator.ts'
import { keptBy } from '@vicino/domain/businesses/granting.ts'
import { type Invitation, invitationDays, type Offer } from '@vicino/domain/businesses/invitation.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { signatureOf, type Author } from '../access/author.ts'
import { countedPage, type Paged, pageWindow } from '../db/counted-page.ts'
import type { Tx } from '../db/tenant.ts'

/** Whom an invitation is for. */
export type Invited = {
  userId: Id | null
  email: string | null
  phone: string | null
  first_name: string | null
  last_name: string | null
}

/** Keeps a new invitation; an older one to the same person no longer holds. */
export async function insertInvitation(
  tx: Tx,
  author: Author,
  _id: Id,
  { userId, email, ...invited }: Invited,
  offer: Offer,
): Promise<void> {
  const address = email?.toLowerCase() ?? null
  const older = await tx<{ _id: Id }[]>`
    update invitation set ended_at = now()
    where business_id = ${author.business} and accepted_at is null and ended_at is null
      and (user_id = ${userId} or email = ${address})
    returning _id`
  await endLinks(
    tx,
    older.map(row => row._id),
  )
  const maker = { made_by: author._id, author: signatureOf(author) }
  const row = {
    business_id: author.business,
    _id,
    user_id: userId,
    email: address,
    ...invited,
    offer,
    ...maker,
  }
  await tx`insert into invitation ${tx(row)}`
  await prolongInvitation(tx, _id)
}

/** Makes the links of invitations open nothing any more. */
export const endLinks = (tx: Tx, invitations: readonly Id[]) => tx`
  delete from auth.invitation_link
  where business_id = current_business() and invitation_id = any(${[...invitations]})`

export const insertLink = (tx: Tx, business: Id, invitation: Id, hash: Buffer) => tx`
  insert into auth.invitation_link ${tx({ token_hash: hash, business_id: business, invitation_id: invitation })}`

/** Begins the days of an invitation anew. */
export const prolongInvitation = (tx: Tx, invitation: Id) => tx`
  update invitation set expires_at = now() + make_interval(days => ${invitationDays}), mailed_at = null,
    mail_refused_at = null
  where business_id = current_business() and _id = ${invitation}`

/** Takes an invitation back; false where it is not open any more. */
export async function endInvitationRow(tx: Tx, invitation: Id): Promise<boolean> {
  const ended = await tx`
    update invitation set ended_at = now()
    where business_id = current_business() and _id = ${invitation} and accepted_at is null and ended_at is null`
  await endLinks(tx, [invitation])
  return ended.count === 1
}

type Row = Omit<Invitation, 'role' | 'roles' | 'role_label' | 'permissions' | keyof Offer> & { offer: Offer }

const select = (tx: Tx) => tx`
  select i._id, i.business_id as "entityId", 'Business' as "entityType", i.user_id as "userId",
    coalesce(u.name, nullif(concat_ws(' ', i.first_name, i.last_name), ''), i.email) as name, i.email, i.phone, i.offer,
    case
      when i.accepted_at is not null then 'accepted'
      when i.ended_at is not null then 'ended'
      when g.granted = false then 'refused'
      when i.expires_at <= now() then 'expired'
      when g._id is not null and g.granted is null then 'waits'
      else 'open'
    end as state,
    i.author ->> 'name' as made_by, i.made_at, i.expires_at, i.mailed_at,
    i.mail_refused_at
  from invitation i
  left join auth."user" u on u.id = i.user_id
  left join role_grant g on g.business_id = i.business_id and g.invitation_id = i._id
  where i.business_id = current_business()`

function toldOf({ offer, ...row }: Row): Invitation {
  const { roles, withheld, ...employment } = offer
  return {
    ...row,
    ...employment,
    role: roles[0]!,
    roles: [...roles],
    role_label: labelOfRoles(roles),
    permissions: keptBy({ roles, withheld }),
  }
}

export async function findInvitation(tx: Tx, invitation: Id): Promise<Invitation | undefined> {
  const [row] = await tx<Row[]>`${select(tx)} and i._id = ${invitation}`
  return row && toldOf(row)
}

/** Invitations that are neither accepted nor taken back, the newest first. */
export async function pageOfInvitations(tx: Tx, paged: Paged): Promise<ListPage<Invitation>> {
  const standing = tx`i.accepted_at is null and i.ended_at is null`
  const listed = tx<Row[]>`
    ${select(tx)} and ${standing} order by i.made_at desc, i._id ${pageWindow(tx, paged)}`
  const all = tx`select from invitation i where i.business_id = current_business() and ${standing}`
  const { items, ...rest } = await countedPage(tx, paged, listed, all)
  return { ...rest, items: items.map(toldOf) }
}

/** An invitation as it is accepted; of two who do so at once, one waits here for the other. */
export type Acceptable = Invited & {
  _id: Id
  offer: Offer & { roles: Role[]; withheld: Permission[] }
  made_by: Id
  author: Signature
  business_name: string
  /** The account that signs in by its address. */
  account: Id | null
  expires_at: string
}

export async function findAcceptable(tx: Tx, invitation: Id): Promise<Acceptable | undefined> {
  const [row] = await tx<Acceptable[]>`
    select i._id, i.user_id as "userId", i.email, i.phone, i.first_name, i.last_name, i.offer, i.made_by, i.author,
      i.expires_at, b.name as business_name,
      coalesce(i.user_id, (select u.id from auth."user" u where u.email = i.email)) as account
    from invitation i join business b on b._id = i.business_id
    where i.business_id = current_business() and i._id = ${invitation} and i.accepted_at is null and i.ended_at is null
      and i.expires_at > now()
    for update of i`
  return row
}

/** Where a link leads, before anybody is signed in. */
export async function findLink(tx: Tx, hash: Buffer): Promise<{ business: Id; invitation: Id } | undefined> {
  const [link] = await tx<{ business: Id; invitation: Id }[]>`
    select business_id as business, invitation_id as invitation from auth.invitation_link where token_hash = ${hash}`
  return link
}

export const markAccepted = (tx: Tx, invitation: Id, person: Id) => tx`
  update invitation set accepted_at = now(), accepted_by = ${person}
  where business_id = current_business() and _id = ${invitation}`

export const markMailed = (tx: Tx, invitation: Id) => tx`
  update invitation set mailed_at = now() where business_id = current_business() and _id = ${invitation}`

export const markMailRefused = (tx: Tx, invitation: Id) => tx`
  update invitation set mail_refused_at = now() where business_id = current_business() and _id = ${invitation}`

type InvitedLetter = { business: Id; business_name: string; email: string; maker: string; language: Language }

/** Where the letter of a standing invitation goes, in the language of who invites. */
export async function findInvitedLetter(tx: Tx, invitation: Id): Promise<InvitedLetter | undefined> {
  const [letter] = await tx<InvitedLetter[]>`
    select i.business_id as business, b.name as business_name, coalesce(u.email, i.email) as email,
      i.author ->> 'name' as maker, coalesce(p.language, 'it') as language
    from invitation i join business b on b._id = i.business_id
    left join auth."user" u on u.id = i.user_id left join person p on p._id = i.made_by
    where i.business_id = current_business() and i._id = ${invitation} and i.accepted_at is null and i.ended_at is null
      and i.expires_at > now()`
  return letter
}
