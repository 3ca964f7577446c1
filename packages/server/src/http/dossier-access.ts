import { type Need, permits, scopesOf } from '@vicino/domain/access/permits.ts'
import type { Permission } from '@vicino/domain/access/matrix.ts'
import { type May, mayKnow, readBy, type Thing } from '@vicino/domain/access/need-to-know.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import type { WhoseDossier } from '@vicino/domain/dossiers/dossier-head.ts'
import { fullName } from '@vicino/domain/people/person-name.ts'
import { type Endpoint, needOf } from '@vicino/domain/wire/endpoint.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import type { Author } from '../access/author.ts'
import { delegatedOn } from '../access/delegated-on.ts'
import type { Tx } from '../db/tenant.ts'
import { Refusal } from './refusal.ts'
import type { Session } from './session.ts'

declare const seen: unique symbol

/** A dossier that the author may reach under the permission at hand. Only this file mints one. */
export type DossierId = Id & { readonly [seen]: true }

/** A visit opens a dossier this many days before and after its own day. */
export const visitOpensDays = 30

/** Whose a dossier is, and how the person of the transaction stands to it. */
export type DossierStanding = {
  status: 'active' | 'suspended' | 'closed'
  assigned: boolean
  in_team: boolean
  emergency: boolean
  delegated: Permission[]
  opened: boolean
  first_name: string
  last_name: string
  birthday: Day
}

/** Reads the standing in the transaction's own round trip; no row where the dossier is missing or foreign. */
export const readStanding = (tx: Tx, dossier: Id, today: Day) => tx<DossierStanding[]>`
  select ${standingColumns(tx, today)} from dossier d where d._id = ${dossier}`

/** How somebody else stands to a dossier. */
export const readStandingOf = (tx: Tx, dossier: DossierId, person: Id, today: Day) => tx<DossierStanding[]>`
  select ${standingColumns(tx, today, tx`${person}::uuid`)} from dossier d where d._id = ${dossier}`

/** How the person of the transaction stands to several dossiers; those that are missing or foreign are left out. */
export const readStandings = (tx: Tx, dossiers: readonly Id[], today: Day) => tx<
  (DossierStanding & { _id: Id })[]
>`
  select d._id, ${standingColumns(tx, today)} from dossier d where d._id = any(${dossiers}::uuid[])`

const standingColumns = (tx: Tx, today: Day, person = tx`current_person()`): Fragment => tx`
  d.status,
    exists (
      select from stakeholder s
      where s.user_id = ${person} and s.dossier_id = d._id and coalesce(s.until, 'infinity') >= ${today}
    ) or exists (
      select from task_operator o
      where o.user_id = ${person} and o.dossier_id = d._id and o.opens_dossier
        and o.date between ${addDays(today, -visitOpensDays)} and ${addDays(today, visitOpensDays)}
    ) as assigned,
    exists (
      select from team_client c join team_member m on m.team_id = c.team_id
      where c.dossier_id = d._id and m.user_id = ${person}
    ) as in_team,
    exists (
      select from emergency_access e
      where e.dossier_id = d._id and e.user_id = ${person} and e.until > now() and e.ended_at is null
    ) as emergency,
    array(
      select g.permission from delegation g
      where g.user_id = ${person} and (g.dossier_id is null or g.dossier_id = d._id)
        and g.business_id = d.business_id and ${delegatedOn(tx, today)}
    ) as delegated,
    exists (
      select from dossier_opening o
      where o.dossier_id = d._id and o.user_id = ${person} and o.until > now()
    ) as opened,
    d.first_name, d.last_name, d.birthday`

/**
 * Lets the author through to a dossier for a call, or refuses: 404 alike for a missing, a foreign and a
 * forbidden one. A closed dossier takes no writes, and reading it asks for a reason first.
 */
export function admitToDossier(
  dossier: Id,
  standing: DossierStanding | undefined,
  session: Session,
  call: Pick<Endpoint, 'method' | 'need' | 'whenClosed'> & { permission: Permission },
): DossierId {
  if (!standing || !isPermitted(session, standing, call.permission, needOf(call)))
    throw new Refusal('not_found')
  if (standing.status === 'closed' && !call.whenClosed) {
    if (call.method !== 'GET') throw new Refusal('dossier_closed')
    if (!standing.opened) throw new Refusal('reason_needed', whoseFor(session, standing))
  }
  return dossier as DossierId
}

/** Before she says why she opens it, a reader must see whose dossier it is: what every list tells her anyway. */
function whoseFor(session: Session, standing: DossierStanding): { current?: WhoseDossier } {
  if (!isPermitted(session, standing, 'dossier.list', 'read')) return {}
  return { current: { name: fullName(standing), birthday: standing.birthday } }
}

/** Whether the person of the session has a permission for the dossier to which she stands so. */
export function isPermitted(
  { author }: Session,
  standing: DossierStanding,
  permission: Permission,
  need: Need,
): boolean {
  return author !== undefined && permits(author, permission, need, standing)
}

/** Who asks, and how she stands to the dossier that is asked about. */
export type AskingOfDossier = { session: Session; standing: DossierStanding }

/** What the person who asks is permitted in that dossier. */
export const mayOf =
  ({ session, standing }: AskingOfDossier, need: Need = 'read'): May =>
  permission =>
    isPermitted(session, standing, permission, need)

/** Whether the person who asks may know of a thing of that dossier. */
export const knows = (asking: AskingOfDossier, thing: Thing): boolean => mayKnow(mayOf(asking), thing)

/** The dossiers that a permission reaches: all, none, or those that a query names, some of them twice. */
type Reach = 'everything' | 'nothing' | Fragment

/** How far the author reads under a permission. The query has one column, `dossier_id`. */
export function reachOf(tx: Tx, author: Author, permission: Permission, today: Day): Reach {
  const scopes = scopesOf(author, permission, 'read')
  if (scopes.some(scope => scope === 'all' || scope === 'practice')) return 'everything'
  // A delegation allows single acts; no list is read by one.
  if (!scopes.some(scope => scope === 'team' || scope === 'asg' || scope === 'own')) return 'nothing'
  const inTeams = scopes.includes('team')
    ? tx`union all select c.dossier_id from team_client c join team_member m on m.team_id = c.team_id
        where m.user_id = ${author._id}`
    : tx``
  return tx`
    select s.dossier_id from stakeholder s
    where s.user_id = ${author._id} and coalesce(s.until, 'infinity') >= ${today}
    union all
    select o.dossier_id from task_operator o
    where o.user_id = ${author._id} and o.opens_dossier
      and o.date between ${addDays(today, -visitOpensDays)} and ${addDays(today, visitOpensDays)}
    union all
    select e.dossier_id from emergency_access e
    where e.user_id = ${author._id} and e.until > now() and e.ended_at is null
    ${inTeams}`
}

/**
 * The condition under which a row's dossier lies within the author's reach, for lists. `column` is the SQL
 * name of the dossier's id. Scopes that reach everything cost nothing.
 */
export function withinReach(
  tx: Tx,
  author: Author,
  permission: Permission,
  column: string,
  today: Day,
): Fragment {
  const reach = reachOf(tx, author, permission, today)
  if (reach === 'everything') return tx`true`
  return reach === 'nothing' ? tx`false` : tx`${tx(column)} in (${reach})`
}

/** The same with what was delegated to her: where she reads a client, she does the act for whom it is written. */
export function withinDelegatedReach(
  tx: Tx,
  author: Author,
  permission: Permission,
  column: string,
  today: Day,
): Fragment {
  const own = withinReach(tx, author, permission, column, today)
  if (!scopesOf(author, permission, 'write').includes('dlg')) return own
  return tx`(${own} or exists (
    select from delegation g
    where g.business_id = ${author.business} and g.user_id = ${author._id} and g.permission = ${permission}
      and (g.dossier_id is null or g.dossier_id = ${tx(column)}) and ${delegatedOn(tx, today)}
  ))`
}

/** The condition under which the author may know of a thing of a row's dossier, for lists. */
export const knownWithin = (tx: Tx, author: Author, thing: Thing, column: string, today: Day): Fragment =>
  [readBy[thing]]
    .flat()
    .map(reader => (reader === 'signed_in' ? tx`true` : withinReach(tx, author, reader, column, today)))
    .reduce((one, other) => tx`(${one} or ${other})`)
