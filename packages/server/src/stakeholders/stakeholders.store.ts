import { type Holder, scopesOf } from '@vicino/domain/access/permits.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Stakeholder } from '@vicino/domain/stakeholders/stakeholder.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import { worksOn } from '../access/works-on.ts'
import { type Author, signatureOf } from '../access/author.ts'
import { rowsOfPage } from '../db/in-pages.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { giveToOwnTeams } from '../teams/teams.store.ts'

/** Most people in the team of one client. */
const listedAtMost = 500

const columns = (tx: Tx) => tx`
  p._id, p.first_name || ' ' || p.last_name as name, c.job_title as role, p.avatar, s.since, s.until`

const withPeople = (tx: Tx) => tx`
  from stakeholder s
  join person p on p._id = s.user_id
  join collaboration c on c.user_id = s.user_id and c.business_id = s.business_id`

/** Who is in the team of a dossier today and works in the business, by name. */
export const listStakeholders = (tx: Tx, dossier: DossierId, today: Day) => tx<Stakeholder[]>`
  select ${columns(tx)} ${withPeople(tx)} ${ofToday(tx, dossier, today)}`

/** The same with what each holds in the business. */
export const listMembers = (tx: Tx, dossier: DossierId, today: Day) => tx<(Stakeholder & Holder)[]>`
  select ${columns(tx)}, c.roles, c.withheld ${withPeople(tx)} ${ofToday(tx, dossier, today)}`

const ofToday = (tx: Tx, dossier: DossierId, today: Day) => tx`
  where s.dossier_id = ${dossier} and coalesce(s.until, 'infinity') >= ${today} and ${worksOn(tx, today)}
  order by p.last_name, p.first_name, p._id limit ${listedAtMost}`

/** Somebody who is or was in the team of a dossier. */
export type PastMember = Pick<Stakeholder, '_id' | 'name' | 'role' | 'since' | 'until'>

/** Everybody who was ever in the team of a dossier, as it stands now, page by page. */
export const listEverInTeam = (tx: Tx, dossier: DossierId, after: Pick<PastMember, '_id'> | undefined) => tx<
  PastMember[]
>`
  select p._id, p.first_name || ' ' || p.last_name as name, c.job_title as role, s.since, s.until ${withPeople(tx)}
  where s.dossier_id = ${dossier} ${after ? tx`and p._id > ${after._id}` : tx``}
  order by p._id limit ${rowsOfPage}`

export async function findStakeholder(
  tx: Tx,
  dossier: DossierId,
  person: Id,
): Promise<Stakeholder | undefined> {
  const [found] = await tx<Stakeholder[]>`
    select ${columns(tx)} ${withPeople(tx)} where s.dossier_id = ${dossier} and s.user_id = ${person}`
  return found
}

/** Somebody who is in the team of a dossier today, with what she holds in the business. */
export async function findMember(
  tx: Tx,
  dossier: DossierId,
  person: Id,
  today: Day,
): Promise<(Stakeholder & Holder) | undefined> {
  const [member] = await tx<(Stakeholder & Holder)[]>`
    select ${columns(tx)}, c.roles, c.withheld ${withPeople(tx)}
    where s.dossier_id = ${dossier} and s.user_id = ${person} and coalesce(s.until, 'infinity') >= ${today}
      and ${worksOn(tx, today)}`
  return member
}

type Membership = { person: Id; since: Day; until: Day | null }

/** Who changes a team, and when: what stood before is kept with it. */
type Change = { by: Signature; now: Instant }

/** Puts somebody into the team of a dossier. Who was in it before keeps the day she first came. */
export async function putStakeholder(
  tx: Tx,
  author: Author,
  dossier: Id,
  member: Membership,
  now: Instant,
): Promise<void> {
  const change = { by: signatureOf(author), now }
  await keepBefore(tx, tx`s.dossier_id = ${dossier} and s.user_id = ${member.person}`, change)
  await putStakeholders(tx, author.business, [{ ...member, dossierId: dossier, added_by: author._id }])
}

/** The same for many, in the teams of many dossiers; each person once in each. */
export const putStakeholders = (
  tx: Tx,
  business: Id,
  members: readonly (Membership & { dossierId: Id; added_by: Id })[],
) =>
  insertRows(
    tx,
    'stakeholder',
    members.map(({ dossierId, person, ...member }) => ({
      ...member,
      business_id: business,
      dossier_id: dossierId,
      user_id: person,
    })),
    tx`on conflict (business_id, user_id, dossier_id) do update set until = excluded.until`,
  )

/** Ends the access at once: yesterday was its last day. False where the person is not in the team. */
export async function endStakeholder(
  tx: Tx,
  dossier: DossierId,
  person: Id,
  today: Day,
  change: Change,
): Promise<boolean> {
  const ended = await endMemberships(
    tx,
    tx`s.dossier_id = ${dossier} and s.user_id = ${person}`,
    today,
    change,
  )
  return ended === 1
}

/** Ends what somebody was in the teams of all clients: who comes back is put into them anew. */
export const endAllStakes = (tx: Tx, person: Id, today: Day, change: Change): Promise<number> =>
  endMemberships(tx, tx`s.business_id = current_business() and s.user_id = ${person}`, today, change)

async function endMemberships(tx: Tx, which: Fragment, today: Day, change: Change): Promise<number> {
  const standing = tx`${which} and coalesce(s.until, 'infinity') >= ${today}`
  await keepBefore(tx, standing, change)
  const { count } = await tx`
    update stakeholder s set until = greatest(${addDays(today, -1)}::date, s.since - 1) where ${standing}`
  return count
}

/** Rights are looked up years later: what stood until now is written down before it changes. */
const keepBefore = (tx: Tx, which: Fragment, { by, now }: Change) => tx`
  insert into stakeholder_version (business_id, dossier_id, user_id, since, until, added_by, replaced_by, replaced_at)
  select s.business_id, s.dossier_id, s.user_id, s.since, s.until, s.added_by,
    ${tx.json(by)}, ${now}
  from stakeholder s where ${which}`

/** Who opens a dossier is in its team; where she leads a team, the client belongs to that team too. */
export async function joinAsCreator(
  tx: Tx,
  author: Author,
  dossier: Id,
  { now, today }: { now: Instant; today: Day },
): Promise<void> {
  const leadsTeam = scopesOf(author, 'dossier.create', 'write').includes('team')
  const { _id: person, business } = author
  const member = { person, dossierId: dossier, since: today, until: null, added_by: person }
  await Promise.all([
    putStakeholders(tx, business, [member]),
    leadsTeam && giveToOwnTeams(tx, person, dossier, { by: signatureOf(author), now }),
  ])
}
