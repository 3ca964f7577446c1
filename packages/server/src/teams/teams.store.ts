import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Team, TeamLine } from '@vicino/domain/teams/team.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import type { Author } from '../access/author.ts'
import { worksOn } from '../access/works-on.ts'
import { countedPage, type Paged, pageWindow } from '../db/counted-page.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import { type DossierId, withinReach } from '../http/dossier-access.ts'

/** Most people of a team that its page shows. */
const membersAtMost = 500

/** One page of the teams of the business, by name. */
export function pageOfTeams(tx: Tx, paged: Paged, today: Day): Promise<ListPage<TeamLine>> {
  const listed = tx<TeamLine[]>`
    select t._id, t.name,
      (
        select count(*)::int from team_member m
        join collaboration c on c.business_id = m.business_id and c.user_id = m.user_id
        where m.business_id = t.business_id and m.team_id = t._id and ${worksOn(tx, today)}
      ) as members,
      (
        select count(*)::int from team_client k where k.business_id = t.business_id and k.team_id = t._id
      ) as clients
    from team t
    where t.business_id = current_business() and t.ended_at is null
    order by t.name collate "it-CH-x-icu", t._id ${pageWindow(tx, paged)}`
  const all = tx`select from team where business_id = current_business() and ended_at is null`
  return countedPage(tx, paged, listed, all)
}

/** A team that has not ended, with those of its people who work in the business today. */
export async function findTeam(tx: Tx, _id: Id, today: Day): Promise<Team | undefined> {
  const [team] = await tx<Omit<Team, 'members'>[]>`
    select _id, version, name from team
    where business_id = current_business() and _id = ${_id} and ended_at is null`
  if (!team) return undefined
  const members = await tx<Signature[]>`
    select p._id, p.first_name || ' ' || p.last_name as name, c.job_title as role, p.avatar
    from team_member m
    join person p on p._id = m.user_id
    join collaboration c on c.business_id = m.business_id and c.user_id = m.user_id
    where m.business_id = current_business() and m.team_id = ${_id} and ${worksOn(tx, today)}
    order by p.last_name collate "it-CH-x-icu", p.first_name collate "it-CH-x-icu", p._id limit ${membersAtMost}`
  return { ...team, members: [...members] }
}

/** One page of the clients of a team whom the author may know, by name. */
export function pageOfClients(
  tx: Tx,
  { author, today }: { author: Author; today: Day },
  team: Id,
  paged: Paged,
): Promise<ListPage<NamedPerson>> {
  const from = tx`
    from team_client k join dossier d on d.business_id = k.business_id and d._id = k.dossier_id
    where k.business_id = current_business() and k.team_id = ${team}
      and ${withinReach(tx, author, 'dossier.list', 'd._id', today)}`
  const listed = tx<NamedPerson[]>`
    select d._id, d.first_name || ' ' || d.last_name as name, null as avatar ${from}
    order by d.last_name collate "it-CH-x-icu", d.first_name collate "it-CH-x-icu", d._id
    ${pageWindow(tx, paged)}`
  return countedPage(tx, paged, listed, tx`select ${from}`)
}

/** Who changes a team, and when. */
type Change = { by: Signature; now: Instant }

type What =
  | { change: 'created' | 'renamed'; name: string }
  | { change: 'ended' }
  | { change: 'member_added' | 'member_removed' | 'client_added' | 'client_removed'; subject: Id }

const writeDown = (tx: Tx, team: Id, what: What, { by, now }: Change) => {
  const { change, name, subject } = { name: null, subject: null, ...what }
  return tx`
    insert into team_change (business_id, team_id, change, subject, name, by, at)
    values (current_business(), ${team}, ${change}, ${subject}, ${name}, ${tx.json(by)}, ${now})`
}

/** Begins a team. */
export async function insertTeam(tx: Tx, _id: Id, name: string, change: Change): Promise<void> {
  await tx`insert into team (business_id, _id, name) values (current_business(), ${_id}, ${name})`
  await writeDown(tx, _id, { change: 'created', name }, change)
}

/** Gives a team another name, over the version that was seen. */
export async function renameTo(tx: Tx, { _id }: Team, name: string, change: Change): Promise<void> {
  await tx`
    update team set name = ${name}, version = version + 1
    where business_id = current_business() and _id = ${_id}`
  await writeDown(tx, _id, { change: 'renamed', name }, change)
}

/** Ends a team: nobody reaches a client by it any more. Who belonged to it until now is written down. */
export async function endWhole(tx: Tx, { _id }: Team, { by, now }: Change): Promise<void> {
  await tx`
    insert into team_change (business_id, team_id, change, subject, by, at)
    select business_id, team_id, 'member_removed', user_id, ${tx.json(by)}, ${now}::timestamptz from team_member
    where business_id = current_business() and team_id = ${_id}
    union all
    select business_id, team_id, 'client_removed', dossier_id, ${tx.json(by)}, ${now}::timestamptz from team_client
    where business_id = current_business() and team_id = ${_id}`
  await tx`delete from team_member where business_id = current_business() and team_id = ${_id}`
  await tx`delete from team_client where business_id = current_business() and team_id = ${_id}`
  await tx`update team set ended_at = ${now} where business_id = current_business() and _id = ${_id}`
  await writeDown(tx, _id, { change: 'ended' }, { by, now })
}

/** Lets one naming of a team wait for the other, and answers what the other running teams are called. */
export async function holdNames(tx: Tx, business: Id, except: Id): Promise<string[]> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`team names ${business}`}, 0))`
  const rows = await tx<{ name: string }[]>`
    select name from team
    where business_id = current_business() and ended_at is null and _id <> ${except}`
  return rows.map(({ name }) => name)
}

/** Lets one change of a team wait for the other. */
export const holdTeam = (tx: Tx, _id: Id) => tx`
  select from team where business_id = current_business() and _id = ${_id} for no key update`

/** Takes somebody into a team; who is in it already stays. */
export async function addMember(tx: Tx, team: Id, person: Id, change: Change): Promise<void> {
  const { count } = await tx`
    insert into team_member (business_id, team_id, user_id) values (current_business(), ${team}, ${person})
    on conflict do nothing`
  if (count === 1) await writeDown(tx, team, { change: 'member_added', subject: person }, change)
}

/** Takes somebody out of a team; who is not in it stays out. */
export async function removeMember(tx: Tx, team: Id, person: Id, change: Change): Promise<void> {
  const { count } = await tx`
    delete from team_member
    where business_id = current_business() and team_id = ${team} and user_id = ${person}`
  if (count === 1) await writeDown(tx, team, { change: 'member_removed', subject: person }, change)
}

/** Takes somebody out of all teams: who comes back is taken into them anew. */
export const leaveAllTeams = (tx: Tx, person: Id, { by, now }: Change) => tx`
  with gone as (
    delete from team_member where business_id = current_business() and user_id = ${person}
    returning business_id, team_id, user_id
  )
  insert into team_change (business_id, team_id, change, subject, by, at)
  select business_id, team_id, 'member_removed', user_id, ${tx.json(by)}, ${now}::timestamptz from gone`

/** Gives a client into the care of a team. */
export async function addClient(tx: Tx, team: Id, dossier: DossierId, change: Change): Promise<void> {
  const { count } = await tx`
    insert into team_client (business_id, team_id, dossier_id) values (current_business(), ${team}, ${dossier})
    on conflict do nothing`
  if (count === 1) await writeDown(tx, team, { change: 'client_added', subject: dossier }, change)
}

/** Gives the client of a new dossier into the care of each team that somebody belongs to. */
export const giveToOwnTeams = (tx: Tx, person: Id, dossier: Id, { by, now }: Change) => tx`
  with given as (
    insert into team_client (business_id, team_id, dossier_id)
    select business_id, team_id, ${dossier} from team_member
    where business_id = current_business() and user_id = ${person}
    returning business_id, team_id, dossier_id
  )
  insert into team_change (business_id, team_id, change, subject, by, at)
  select business_id, team_id, 'client_added', dossier_id, ${tx.json(by)}, ${now}::timestamptz from given`

/** Takes a client out of the care of a team. */
export async function removeClient(tx: Tx, team: Id, dossier: DossierId, change: Change): Promise<void> {
  const { count } = await tx`
    delete from team_client
    where business_id = current_business() and team_id = ${team} and dossier_id = ${dossier}`
  if (count === 1) await writeDown(tx, team, { change: 'client_removed', subject: dossier }, change)
}

/** A team as it is first filled: the people who belong to it, and the dossiers of the clients whom it looks after. */
type WholeTeam = { _id: Id; name: string; members: readonly Id[]; clients: readonly Id[] }

/** Inserts teams with their people and clients. */
export async function insertTeams(tx: Tx, business_id: Id, teams: readonly WholeTeam[]): Promise<void> {
  const rows = teams.map(({ _id, name }) => ({ business_id, _id, name, version: 1 }))
  const ofMembers = teams.flatMap(({ _id: team_id, members }) =>
    members.map(user_id => ({ business_id, team_id, user_id })),
  )
  const ofClients = teams.flatMap(({ _id: team_id, clients }) =>
    clients.map(dossier_id => ({ business_id, team_id, dossier_id })),
  )
  await insertRows(tx, 'team', rows)
  await insertRows(tx, 'team_member', ofMembers)
  await insertRows(tx, 'team_client', ofClients)
}
