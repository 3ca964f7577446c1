import type { ActivityDataModel } from '@vicino/domain/activity/activity.ts'
import { type NewsLine, type NewsSince, newsToTell } from '@vicino/domain/activity/news-since.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { LimitsPeriod } from '@vicino/domain/surveillance/limits.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { payloadTold } from './activity.store.ts'
import { firstLines } from './first-lines.ts'

/** So many of the newest lines are looked at: after a year away nobody reads more of them than the first. */
const lookedAt = 500

/** Whose news of which dossier, of the kinds that she may know, and since when. */
type Asked = { author: Author; dossier: DossierId; kinds: readonly ActivityDataModel[]; since: Instant }

/**
 * The lines of a dossier's log since an instant that ask somebody to read them, the newest first, each with what decides
 * whether and why it is told. The reader's own are among them: what she wrote over is no news to her.
 */
export const listNewLines = (tx: Tx, { author, dossier, kinds, since }: Asked) => {
  const keys = firstLines(tx, kinds, {
    columns: tx`_id, created_at`,
    where: tx`dossier_id = ${dossier} and created_at > ${since} and not routine`,
    order: 'most_recent',
    limit: lookedAt,
  })
  return tx<NewsLine[]>`
    select l._id, l.author_id = ${author._id} as own, l.data_model as "dataModel", l.entity_id as "entityId",
      l.payload ->> '_id' as part, l.action,
      l.handover and a.log_id is null as waiting,
      case when l.data_model = 'Administration' then l.payload ->> 'status' end as status,
      case when l.data_model = 'ClinicalParameter' then l.payload end as reading,
      coalesce(nullif(l.payload ->> 'comment', ''), nullif(l.payload ->> 'note', '')) is not null as noted
    from (${keys}) key join activity l on l._id = key._id left join acceptance a on a.log_id = l._id
    order by l.created_at desc, l._id desc`
}

type Told = Pick<NewsSince, 'lines' | 'more'>

/** Those of these lines that are told, whole. `readsValues`: whether what was measured for a dose is told too. */
export async function tellNews(
  tx: Tx,
  lines: readonly NewsLine[],
  course: readonly LimitsPeriod[],
  { room, readsValues }: { room: number; readsValues: boolean },
): Promise<Told> {
  const { told, more } = newsToTell(lines, course, room)
  const whole = await tx<Omit<NewsSince['lines'][number], 'why' | 'waiting'>[]>`
    select l._id, l.data_model as "dataModel", l.entity_id as "entityId", l.action, l.author as "stakeholderId",
      ${payloadTold(tx, 'l', tx`${readsValues}`)} as "populatedData", l.focus_topic_id as "focusTopicId", l.handover,
      l.created_at as "createdAt"
    from activity l where l._id = any(${told.map(({ line }) => line._id)}::uuid[])`
  const byId = new Map<Id, (typeof whole)[number]>(whole.map(line => [line._id, line]))
  return {
    lines: told.map(({ line: { _id, waiting }, why }) => ({ ...byId.get(_id)!, why, waiting })),
    more,
  }
}
