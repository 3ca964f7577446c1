import type { Permission } from '@vicino/domain/access/matrix.ts'
import { type Holder, holds } from '@vicino/domain/access/permits.ts'
import { type Role, roles } from '@vicino/domain/access/role.ts'
import type { GrantFacts } from '@vicino/domain/businesses/granting.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { signatureOf, type Author } from '../access/author.ts'
import { worksOn } from '../access/works-on.ts'
import type { Tx } from '../db/tenant.ts'

/** Rights that somebody asked for: whose, and what she is to hold. */
export type AskedGrant = Holder & {
  _id: Id
  invitation_id: Id | null
  collaboration_id: Id | null
  /** The collaborator; null for who is invited and has no account. */
  subject: Id | null
  /** What the collaborator holds already. */
  before: Holder | null
  made_by: Id
}

type Inviter = Holder & { _id: Id }

const invites = (holder: Holder): boolean => holds(holder, 'collaborators.invite', 'write')
const rolesThatInvite = roles
  .map(({ value }) => value)
  .filter(role => invites({ roles: [role], withheld: [] }))

/** Who may invite in the business today: among them are whoever asks and whoever approves. */
export async function listInviters(tx: Tx, today: Day): Promise<Inviter[]> {
  const people = await tx<Inviter[]>`
    select c.user_id as _id, c.roles, c.withheld from collaboration c
    where c.business_id = current_business() and c.roles && ${rolesThatInvite} and ${worksOn(tx, today)}`
  return people.filter(invites)
}

const nothing: Holder = { roles: [], withheld: [] }

/** What decides about rights that `made_by` asked for, among those who may invite today. */
export function factsOf(
  {
    made_by,
    subject,
    before,
    ...after
  }: Pick<AskedGrant, 'made_by' | 'subject' | 'before' | 'roles' | 'withheld'>,
  inviters: readonly Inviter[],
): GrantFacts {
  return {
    granter: inviters.find(({ _id }) => _id === made_by) ?? nothing,
    to_herself: subject === made_by,
    before,
    after: { roles: after.roles, withheld: after.withheld },
    others: inviters.filter(({ _id }) => _id !== made_by && _id !== subject),
  }
}

type Asked = (Holder & { invitation: Id }) | (Holder & { collaboration: Id })

/** Lets rights wait for a second person; what waited for the same collaborator before no longer does. */
export async function insertGrant(tx: Tx, author: Author, asked: Asked, now: Instant): Promise<void> {
  const invitation_id = 'invitation' in asked ? asked.invitation : null
  const collaboration_id = 'collaboration' in asked ? asked.collaboration : null
  await tx`
    update role_grant set ended_at = ${now}
    where business_id = ${author.business} and collaboration_id = ${collaboration_id} and granted is null
      and ended_at is null`
  const row = {
    business_id: author.business,
    _id: newId(),
    invitation_id,
    collaboration_id,
    roles: [...asked.roles],
    withheld: [...asked.withheld],
    made_by: author._id,
    author: signatureOf(author),
    made_at: now,
  }
  await tx`insert into role_grant ${tx(row)}`
}

type GrantRow = Omit<AskedGrant, 'before'> & {
  had_roles: Role[] | null
  had_withheld: Permission[] | null
  name: string
  maker: string
  made_at: Instant
}

const select = (tx: Tx) => tx`
  select g._id, g.invitation_id, g.collaboration_id, g.roles, g.withheld, g.made_by, g.made_at,
    g.author ->> 'name' as maker, coalesce(c.user_id, i.user_id) as subject, c.roles as had_roles,
    c.withheld as had_withheld,
    coalesce(p.first_name || ' ' || p.last_name, nullif(concat_ws(' ', i.first_name, i.last_name), ''), i.email, '') as name
  from role_grant g
  left join invitation i on i.business_id = g.business_id and i._id = g.invitation_id
  left join collaboration c on c.business_id = g.business_id and c._id = g.collaboration_id
  left join person p on p._id = coalesce(c.user_id, i.user_id)
  where g.business_id = current_business() and g.granted is null and g.ended_at is null
    and i.ended_at is null and (i._id is null or i.expires_at > now())`

const withBefore = ({ had_roles, had_withheld, ...row }: GrantRow) => ({
  ...row,
  before: had_roles && had_withheld ? { roles: had_roles, withheld: had_withheld } : null,
})

/** Most that a list shows. */
const listedAtMost = 100

/** What waits in the business of the transaction, the oldest first. */
export async function listGrants(
  tx: Tx,
): Promise<(AskedGrant & Pick<GrantRow, 'name' | 'maker' | 'made_at'>)[]> {
  const rows = await tx<GrantRow[]>`${select(tx)} order by g.made_at, g._id limit ${listedAtMost}`
  return rows.map(withBefore)
}

/** One that waits; of two who decide at once, one waits here for the other. */
export async function findGrant(tx: Tx, grant: Id): Promise<AskedGrant | undefined> {
  const [row] = await tx<GrantRow[]>`${select(tx)} and g._id = ${grant} for update of g`
  return row && withBefore(row)
}

type Decision = { granted: boolean; by: Id; decider: Signature; now: Instant }

export const decide = (tx: Tx, grant: Id, { granted, by, decider, now }: Decision) => tx`
  update role_grant set ${tx({ granted, decided_by: by, decider, decided_at: now })}
  where business_id = current_business() and _id = ${grant}`

/** What was decided of the rights of an invitation; undefined where nobody had to. */
export async function findDecision(
  tx: Tx,
  invitation: Id,
): Promise<{ granted: boolean | null; decided_by: Id | null } | undefined> {
  const [row] = await tx<{ granted: boolean | null; decided_by: Id | null }[]>`
    select granted, decided_by from role_grant
    where business_id = current_business() and invitation_id = ${invitation}`
  return row
}
