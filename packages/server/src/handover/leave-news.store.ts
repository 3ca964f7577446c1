import { readBy } from '@vicino/domain/access/need-to-know.ts'
import { activityKinds, type ActivityDataModel } from '@vicino/domain/activity/activity.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { mayBeNamed, problemOfNaming } from '@vicino/domain/handover/addressee.ts'
import type { Handed, Signature } from '@vicino/domain/records/versioned.ts'
import { newId, type Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import { insertActivity, type News } from '../activity/activity.store.ts'
import type { Later, Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { refuseField } from '../http/refusal.ts'
import { findMember } from '../stakeholders/stakeholders.store.ts'
import { findNamed, nameColleague } from './handover.store.ts'

type Naming = { tx: Tx; author: Author; dossier: DossierId; today: Day }

/** Leaves the news of one write in its dossier's log, with the colleague for whom the write hands it over. */
export async function leaveNews(
  call: Naming & { later: Later; now: Instant },
  news: News | undefined,
  handed: Handed = {},
): Promise<void> {
  const { tx, later, author, dossier, now } = call
  const named = await addresseeOf(call, news, handed)
  if (!news) return
  const log = newId()
  later(insertActivity(tx, dossier, author, news, now, log))
  if (named) later(nameColleague(tx, author, log, named, now))
}

/**
 * Whom a write names, if anybody: what makes no news, or is not handed over by it, is for nobody. A correction that
 * says nothing of it is for whom its record was.
 */
async function addresseeOf(call: Naming, news: News | undefined, handed: Handed): Promise<Signature | null> {
  if (handed.handover_to === undefined) return keptColleague(call, news)
  if (handed.handover_to === null) return null
  const problem = problemOfNaming(handed)
  if (problem || !news?.handover) throw refuseField('handover_to', problem ?? 'only_when_handed')
  return findAddressee(call, news.data_model, handed.handover_to, 'handover_to')
}

/** The colleague for whom the record of a correction was handed over, as long as she may be named. */
async function keptColleague(call: Naming, news: News | undefined): Promise<Signature | null> {
  if (!news?.handover || news.action === 'created' || news.action === 'continued') return null
  const named = await findNamed(call.tx, call.dossier, news)
  return named ? readerOf(call, news.data_model, named) : null
}

/**
 * The colleague of the client's team who is named for a line of a kind, as the line keeps her.
 * @throws {Refusal} at `path`, where she is none or may not read it
 */
export async function findAddressee(
  call: Naming,
  kind: ActivityDataModel,
  user: Id,
  path: string,
): Promise<Signature> {
  const colleague = await readerOf(call, kind, user)
  if (!colleague) throw refuseField(path, 'not_a_reader')
  return colleague
}

/** Somebody of the team, as a line keeps her; null where she may not be named for a line of the kind. */
async function readerOf(
  { tx, author, dossier, today }: Naming,
  kind: ActivityDataModel,
  user: Id,
): Promise<Signature | null> {
  const { thing } = activityKinds.find(({ value }) => value === kind)!
  const member = await findMember(tx, dossier, user, today)
  if (!member || !mayBeNamed(member, author._id, readBy[thing])) return null
  const { _id, name, role, avatar } = member
  return { _id, name, role, avatar }
}
