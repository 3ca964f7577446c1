import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import {
  emergencyHours,
  foundMinutes,
  isSameName,
  reviewDays,
  type ListedEmergency,
  type StandingEmergency,
} from '@vicino/domain/emergency-access/emergency-access.ts'
import { newId, type Id } from '@vicino/domain/wire/id.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import { type Author, signatureOf } from '../access/author.ts'
import { countedPage, type Paged, pageWindow } from '../db/counted-page.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'

type Sought = { first_name: string; last_name: string; birthday: Day }

/** Most dossiers of one birth date that are compared by name. */
const comparedAtMost = 500

/** The dossier of exactly this name and birth date; of several the one in use, then the newest. */
export async function findDossierByName(tx: Tx, sought: Sought): Promise<Id | undefined> {
  const candidates = await tx<(Pick<Sought, 'first_name' | 'last_name'> & { _id: Id })[]>`
    select d._id, d.first_name, d.last_name from dossier d where d.birthday = ${sought.birthday}
    order by d.status = 'closed', d.created_at desc, d._id limit ${comparedAtMost}`
  return candidates.find(candidate => isSameName(candidate, sought))?._id
}

/** Keeps that somebody has found a dossier: nothing is open yet. */
export async function insertFound(tx: Tx, author: Author, dossier: Id): Promise<Id> {
  const _id = newId()
  await tx`
    insert into emergency_access (business_id, _id, dossier_id, user_id, author)
    values (${author.business}, ${_id}, ${dossier}, ${author._id}, ${tx.json(signatureOf(author))})`
  return _id
}

type Opened = { dossierId: Id; until: Instant; reason: string }

/** Opens what the author has found a moment ago; undefined where that is not hers, too long ago, or already open. */
export async function openFound(
  tx: Tx,
  author: Author,
  access: Id,
  reason: string,
): Promise<Opened | undefined> {
  const [opened] = await tx<Opened[]>`
    update emergency_access
    set reason = ${reason}, opened_at = now(), until = now() + make_interval(hours => ${emergencyHours})
    where _id = ${access} and user_id = ${author._id} and opened_at is null
      and found_at > now() - make_interval(mins => ${foundMinutes})
    returning dossier_id as "dossierId", until, reason`
  return opened
}

/** An access of the author that still lasts. */
export async function findOwn(
  tx: Tx,
  author: Author,
  access: Id,
): Promise<{ reason: string; dossierId: Id } | undefined> {
  const [own] = await tx<{ reason: string; dossierId: Id }[]>`
    select reason, dossier_id as "dossierId" from emergency_access
    where _id = ${access} and user_id = ${author._id} and until > now() and ended_at is null for update`
  return own
}

/** Ends it before its time. */
export async function endOwn(tx: Tx, access: Id): Promise<Instant> {
  const [ended] = await tx<{ ended_at: Instant }[]>`
    update emergency_access set ended_at = now() where _id = ${access} returning ended_at`
  return ended!.ended_at
}

/** The accesses of a dossier that last now, as its readers see them. */
export const listStandingEmergencies = (
  tx: Tx,
  dossier: DossierId,
  readsReason: boolean,
): Promise<StandingEmergency[]> => tx<StandingEmergency[]>`
  select e._id, e.user_id = current_person() as own, e.author ->> 'name' as name,
    case when ${readsReason} or e.user_id = current_person() then e.reason end as reason, e.opened_at, e.until
  from emergency_access e
  where e.dossier_id = ${dossier} and e.opened_at is not null and e.until > now() and e.ended_at is null
  order by e.opened_at desc, e._id limit 20`

/** One page of all accesses; what was opened during each stands in the audit log. */
export function listAll(tx: Tx, paged: Paged): Promise<ListPage<ListedEmergency>> {
  const listed = tx<ListedEmergency[]>`
    select e._id, jsonb_build_object('_id', e.dossier_id, 'name', d.first_name || ' ' || d.last_name) as dossier,
      e.author, e.user_id = current_person() as own, e.reason, e.opened_at, e.until, e.ended_at,
      array(
        select distinct a.entity_type from audit a
        where a.dossier_id = e.dossier_id and a.actor_id = e.user_id and a.result = 'ok'
          and a.at between e.opened_at and coalesce(e.ended_at, e.until) and a.entity_type <> 'emergency_access'
        order by 1
      ) as read,
      e.reviewed_by, e.reviewed_at,
      e.reviewed_at is null and e.opened_at < now() - make_interval(days => ${reviewDays}) as overdue
    from (
      select * from emergency_access where opened_at is not null
      order by opened_at desc, _id ${pageWindow(tx, paged)}
    ) e join dossier d on d._id = e.dossier_id
    order by e.opened_at desc, e._id`
  return countedPage(tx, paged, listed, tx`select from emergency_access where opened_at is not null`)
}

/** An access that was opened, for who is to review it. */
export async function findOpened(
  tx: Tx,
  access: Id,
): Promise<{ user_id: Id; dossierId: Id; reviewed_at: Instant | null } | undefined> {
  const [row] = await tx<{ user_id: Id; dossierId: Id; reviewed_at: Instant | null }[]>`
    select user_id, dossier_id as "dossierId", reviewed_at from emergency_access
    where _id = ${access} and opened_at is not null for update`
  return row
}

export async function reviewOpened(tx: Tx, author: Author, access: Id): Promise<Instant> {
  const [row] = await tx<{ reviewed_at: Instant }[]>`
    update emergency_access set reviewed_by = ${tx.json(signatureOf(author))}, reviewed_at = now()
    where _id = ${access} returning reviewed_at`
  return row!.reviewed_at
}
