import type { Permission } from '@vicino/domain/access/matrix.ts'
import { type Holder, holds } from '@vicino/domain/access/permits.ts'
import type { Role } from '@vicino/domain/access/role.ts'
import type { CollaborationFields, Employment } from '@vicino/domain/businesses/collaboration.ts'
import { labelOfRoles } from '@vicino/domain/businesses/collaborator.ts'
import { type CollaboratorFile } from '@vicino/domain/businesses/collaborator-file.ts'
import { grantedBy, keptBy } from '@vicino/domain/businesses/granting.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Gln } from '@vicino/domain/identifiers/gln.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { worksOnOrLater } from '../access/works-on.ts'
import type { Tx } from '../db/tenant.ts'
import { withdrawAll, withdrawUngivable } from '../delegations/delegations.store.ts'
import { giveBackVisits } from '../tasks/visits-back.store.ts'
import { leaveAllTeams } from '../teams/teams.store.ts'
import { endAllStakes } from '../stakeholders/stakeholders.store.ts'

/** A collaboration as it is kept: with what is withheld, not with what is kept. */
export type StoredEmployment = Omit<
  CollaboratorFile,
  'role' | 'role_label' | 'permissions' | 'waiting' | 'relatives'
> & {
  withheld: Permission[]
}

type WaitingRow = { _id: Id; roles: Role[]; withheld: Permission[]; made_by: string; made_at: Instant }

/** One collaboration of the business of the transaction. */
export async function findEmployment(tx: Tx, collaboration: Id): Promise<StoredEmployment | undefined> {
  const [stored] = await tx<StoredEmployment[]>`
    select c._id, c.version, c.user_id as "userId", c.business_id as "entityId", 'Business' as "entityType",
      p.first_name || ' ' || p.last_name as name, p.first_name, p.last_name, p.slug, p.avatar, p.bio, c.roles, c.withheld,
      c.job_title, c.employment_type, c.employment_percent, c.start_date, c.end_date, c.working_hours, c.gln_number,
      c.rcc_number, c.k_number, c.training, c.relative_of, c.ended_at,
      replaced.by as author, replaced.at as written_at
    from collaboration c join person p on p._id = c.user_id
    left join lateral (
      select v.replaced_by as by, v.replaced_at as at from collaboration_version v
      where v.business_id = c.business_id and v.collaboration_id = c._id and v.version = c.version - 1
    ) replaced on true
    where c.business_id = current_business() and c._id = ${collaboration}`
  return stored
}

/** A collaboration as whoever may invite reads it, with what waits for a second person. */
export async function toldEmployment(
  tx: Tx,
  { withheld, ...stored }: StoredEmployment,
): Promise<CollaboratorFile> {
  const [waiting] = await tx<WaitingRow[]>`
    select _id, roles, withheld, author ->> 'name' as made_by, made_at from role_grant
    where business_id = current_business() and collaboration_id = ${stored._id} and granted is null and ended_at is null`
  const relatives = await tx<CollaboratorFile['relatives']>`
    select _id, first_name || ' ' || last_name as name from dossier
    where business_id = current_business() and _id = any(${[...stored.relative_of]})
    order by last_name, first_name, _id`
  return {
    ...stored,
    relatives: [...relatives],
    role: stored.roles[0]!,
    role_label: labelOfRoles(stored.roles),
    permissions: keptBy({ roles: stored.roles, withheld }),
    waiting: waiting ? waitingOf(waiting) : null,
  }
}

const waitingOf = ({ withheld, ...row }: WaitingRow) => ({
  ...row,
  permissions: keptBy({ roles: row.roles, withheld }),
})

const columnsOf = ({ relative_of, roles, withheld, ...rest }: CollaborationFields) => ({
  ...rest,
  roles: [...roles],
  withheld: withheld.filter(permission => grantedBy(roles).includes(permission)),
  relative_of: [...relative_of],
})

type Change = { by: Signature; now: Instant; today: Day }

/**
 * Writes the next version of a collaboration, and keeps what stood. What she delegated ends with the right to do it
 * herself.
 */
export async function writeEmployment(
  tx: Tx,
  before: StoredEmployment,
  fields: CollaborationFields,
  change: Change,
): Promise<void> {
  await keepBefore(tx, before, change)
  await tx`
    update collaboration set ${tx({ ...columnsOf(fields), version: before.version + 1 })}
    where business_id = current_business() and _id = ${before._id}`
  await withdrawUngivable(tx, before.userId, fields, change)
}

/** Closes a collaboration at once; its last day is today, or its first where it has not begun. */
export async function closeEmployment(tx: Tx, before: StoredEmployment, change: Change): Promise<void> {
  await keepBefore(tx, before, change)
  const last = [before.end_date ?? change.today, change.today].toSorted()[0]!
  await tx`
    update collaboration
    set ended_at = ${change.now}, version = version + 1, end_date = greatest(start_date, ${last}::date)
    where business_id = current_business() and _id = ${before._id}`
  await tx`
    update role_grant set ended_at = ${change.now}
    where business_id = current_business() and collaboration_id = ${before._id} and granted is null and ended_at is null`
}

async function keepBefore(
  tx: Tx,
  before: StoredEmployment,
  { by, now }: Omit<Change, 'today'>,
): Promise<void> {
  const {
    entityId: business_id,
    _id: collaboration_id,
    version,
    author: _,
    written_at: __,
    ...content
  } = before
  const row = { business_id, collaboration_id, version, content, replaced_by: by, replaced_at: now }
  await tx`insert into collaboration_version ${tx(row)}`
}

/**
 * Puts an invited person to work, also one who had left: the clients of then are not hers, nor what was delegated.
 * @returns those of her visits of then that stay for nobody
 */
export async function beginEmployment(
  tx: Tx,
  business: Id,
  {
    _id,
    person,
    change,
    ...offer
  }: { _id: Id; person: Id; change: Change } & { fields: CollaborationFields },
): Promise<Task[]> {
  const [former] = await tx<{ _id: Id }[]>`
    select _id from collaboration where business_id = ${business} and user_id = ${person}`
  if (former) {
    const before = (await findEmployment(tx, former._id))!
    await endAllStakes(tx, person, change.today, change)
    await withdrawAll(tx, person, change)
    await leaveAllTeams(tx, person, change)
    return giveBackVisits(tx, { business, person, now: change.now }, async () => {
      await writeEmployment(tx, before, offer.fields, change)
      await tx`update collaboration set ended_at = null where business_id = ${business} and _id = ${former._id}`
    })
  }
  await tx`insert into collaboration ${tx({ ...columnsOf(offer.fields), business_id: business, _id, user_id: person })}`
  return []
}

/** The GLN of whoever works here, as her employment says it. */
export async function findGlnOf(tx: Tx, { _id, business }: { _id: Id; business: Id }): Promise<Gln | null> {
  const [own] = await tx<{ gln_number: Gln | null }[]>`
    select gln_number from collaboration where business_id = ${business} and user_id = ${_id}`
  return own?.gln_number ?? null
}

/** Whether somebody works in the business, or is to, by her account or its address. */
export async function worksHere(
  tx: Tx,
  { person, email }: { person?: Id | undefined; email?: string | undefined },
  today: Day,
): Promise<boolean> {
  const found = await tx`
    select from collaboration c join auth."user" u on u.id = c.user_id
    where c.business_id = current_business() and ${worksOnOrLater(tx, today)}
      and (c.user_id = ${person ?? null} or u.email = ${email?.toLowerCase() ?? null})`
  return found.count > 0
}

/** Whether somebody directs the care for good: an end in sight leaves it to nobody. */
export async function isDirected(tx: Tx, today: Day): Promise<boolean> {
  const directors = await tx<Holder[]>`
    select roles, withheld from collaboration
    where business_id = current_business() and roles && '{DS,IND}' and start_date <= ${today} and end_date is null
      and ended_at is null`
  return directors.some(director => holds(director, 'permissions.grant', 'write'))
}

/** The fields of a collaboration as it stands. */
export const collaborationOf = (stored: StoredEmployment): CollaborationFields => ({
  ...employmentOf(stored),
  roles: stored.roles,
  withheld: stored.withheld,
})

const employmentOf = (stored: Employment): Employment => ({
  job_title: stored.job_title,
  employment_type: stored.employment_type,
  employment_percent: stored.employment_percent,
  start_date: stored.start_date,
  end_date: stored.end_date,
  working_hours: stored.working_hours,
  gln_number: stored.gln_number,
  rcc_number: stored.rcc_number,
  k_number: stored.k_number,
  training: stored.training,
  relative_of: stored.relative_of,
})
