import type { getLogs } from '@vicino/domain/activity/activity.contract.ts'
import type { ActivityAction, ActivityDataModel, ActivityLog } from '@vicino/domain/activity/activity.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import { newId, type Id } from '@vicino/domain/wire/id.ts'
import { countedAtMost } from '@vicino/domain/wire/page.ts'
import type { JSONValue } from 'postgres'
import { type Author, signatureOf } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'

/** The clinical news that a write makes. `payload` is the record as it stood then. */
export type News = {
  data_model: ActivityDataModel
  entity_id: Id
  action: ActivityAction
  payload: Record<string, JSONValue>
  focus_topic_id?: string
  handover?: boolean
}

/** Inserts the news of one write into the dossier's activity log. */
export const insertActivity = (tx: Tx, dossier: DossierId, author: Author, news: News, now: string) => tx`
  insert into activity ${tx({
    business_id: author.business,
    _id: newId(),
    dossier_id: dossier,
    author: tx.json(signatureOf(author)),
    author_id: author._id,
    created_at: now,
    focus_topic_id: news.focus_topic_id ?? null,
    handover: news.handover ?? false,
    data_model: news.data_model,
    entity_id: news.entity_id,
    action: news.action,
    payload: tx.json(news.payload),
  })}`

type LogRow = ActivityLog & { day: Day }

/** One page of a dossier's log, newest first, only of the given kinds. */
export async function listActivity(
  tx: Tx,
  dossier: DossierId,
  kinds: readonly ActivityDataModel[],
  { page, limit }: { page: number; limit: number },
): Promise<AnswerOf<typeof getLogs>> {
  const rows = tx<LogRow[]>`
    select _id, data_model as "dataModel", entity_id as "entityId", action, author as "stakeholderId",
      payload as "populatedData", focus_topic_id as "focusTopicId", handover, created_at as "createdAt",
      (created_at at time zone 'Europe/Zurich')::date as day
    from activity where dossier_id = ${dossier} and data_model = any(${[...kinds]})
    order by created_at desc, _id desc limit ${limit + 1} offset ${(page - 1) * limit}`.execute()
  const counted = tx<{ total: number }[]>`
    select count(*)::int as total from (
      select from activity where dossier_id = ${dossier} and data_model = any(${[...kinds]}) limit ${countedAtMost}
    ) few`.execute()
  counted.catch(() => undefined)
  const [logs, [count]] = await Promise.all([rows, counted])
  const groups = Map.groupBy(logs.slice(0, limit), log => log.day)
  return {
    groups: Array.from(groups, ([_id, ofDay]) => ({ _id, logs: ofDay.map(({ day, ...log }) => log) })),
    page,
    limit,
    total: count!.total,
    more: logs.length > limit,
  }
}
