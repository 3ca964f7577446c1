import type { countLogs, getLogs } from '@vicino/domain/activity/activity.contract.ts'
import {
  type ActivityAction,
  type ActivityDataModel,
  activityKinds,
  type ActivityLog,
} from '@vicino/domain/activity/activity.ts'
import { type LineVisit, visitOfLine } from '@vicino/domain/activity/line-visit.ts'
import { kindsUnder } from '@vicino/domain/activity/log-filters.ts'
import { newsWords } from '@vicino/domain/activity/news-words.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { type Instant, instantOf } from '@vicino/domain/days/instant.ts'
import { readSearch } from '@vicino/domain/people/search-words.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { AnswerOf, QueryOf } from '@vicino/domain/wire/endpoint.ts'
import { newId, type Id } from '@vicino/domain/wire/id.ts'
import { countedAtMost } from '@vicino/domain/wire/page.ts'
import type { Fragment, JSONValue } from 'postgres'
import { type Author, signatureOf } from '../access/author.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import { type AskingOfDossier, type DossierId, knows } from '../http/dossier-access.ts'
import { findLastOwnVisit } from '../tasks/last-own-visit.store.ts'
import { firstLines } from './first-lines.ts'
import { visitsAround } from './line-visits.store.ts'
import { isUnread, ownMarks, toBeReadSince } from './read-mark.store.ts'

/** The kinds of news that the person who asks may know of a dossier. */
export const readableNews = (asking: AskingOfDossier): ActivityDataModel[] =>
  activityKinds.filter(({ thing }) => knows(asking, thing)).map(({ value }) => value)

/** The clinical news that a write makes. `payload` is the record as it stood then. */
export type News = {
  data_model: ActivityDataModel
  entity_id: Id
  action: ActivityAction
  payload: Record<string, JSONValue>
  focus_topic_id?: string
  handover?: boolean
  /** It asks nobody to read it. */
  routine?: boolean
}

/** Inserts the news of one write into the dossier's activity log, as a line of this id. */
export function insertActivity(
  tx: Tx,
  dossier: DossierId,
  author: Author,
  news: News,
  now: Instant,
  _id: Id = newId(),
) {
  const line = { ...news, _id, dossierId: dossier, author: signatureOf(author), created_at: now }
  return tx`insert into activity ${tx(rowOf(author.business, line))}`
}

/** A line of the log: the news of a write, in which dossier, of whom and when. */
export type Line = News & { _id: Id; dossierId: Id; author: Signature; created_at: Instant }

/** Inserts lines of many dossiers. */
export const insertLines = (tx: Tx, business: Id, lines: readonly Line[]) =>
  insertRows(
    tx,
    'activity',
    lines.map(line => rowOf(business, line)),
  )

const rowOf = (business: Id, { dossierId, ...line }: Line) => ({
  focus_topic_id: null,
  handover: false,
  routine: false,
  ...line,
  business_id: business,
  dossier_id: dossierId,
  author_id: line.author._id,
  said: newsWords(line.payload),
})

/**
 * The record of a line as it may be read: what was measured for a dose is a value of the client like any other.
 * `mayRead`: whether the reader may be told those.
 */
export const payloadTold = (tx: Tx, line: 'a' | 'l', mayRead: Fragment): Fragment => tx`
  case when ${tx(line)}.data_model = 'Administration' and not ${mayRead}
    then ${tx(line)}.payload || '{"measured": null}' else ${tx(line)}.payload end`

type LogRow = Omit<ActivityLog, 'visit'> & { day: Day; visits: LineVisit[] }
type Asked = QueryOf<typeof getLogs>

/** One page of a dossier's log, only of the kinds that its reader may read, as the filters say. */
export async function listActivity(
  tx: Tx,
  author: Author,
  dossier: DossierId,
  readable: readonly ActivityDataModel[],
  { page, limit, search, filters = {}, now }: Asked & { now: Instant },
): Promise<AnswerOf<typeof getLogs>> {
  const { order = 'most_recent' } = filters
  const kinds = kindsAsked(readable, filters)
  const matches = matching(tx, dossier, search, filters)
  const direction = order === 'least_recent' ? tx`asc` : tx`desc`
  // The page is found by its keys alone; only its own lines are read whole.
  const keys = firstLines(tx, kinds, {
    columns: tx`_id, created_at`,
    where: matches,
    order,
    offset: (page - 1) * limit,
    limit: limit + 1,
  })
  const rows = tx<LogRow[]>`
    select a._id, a.data_model as "dataModel", a.entity_id as "entityId", a.action, a.author as "stakeholderId",
      ${payloadTold(tx, 'a', tx`${readable.includes('ClinicalParameter')}`)} as "populatedData", a.focus_topic_id as "focusTopicId", a.handover, a.created_at as "createdAt",
      (a.created_at at time zone 'Europe/Zurich')::date as day,
      not ${isUnread(tx, author)} as read, ${visitsAround(tx)} as visits,
      (
        select x.action from activity x
        where x.entity_id = a.entity_id and x.action in ('corrected', 'struck')
          and (x.created_at, x._id) > (a.created_at, a._id)
        order by x.created_at desc, x._id desc limit 1
      ) as later
    from (select ${toBeReadSince(tx, author, dossier)} as since) reading cross join (${keys}) key
    join activity a on a._id = key._id ${ownMarks(tx, author)}
    order by a.created_at ${direction}, a._id ${direction}`.execute()
  const counted = countLines(tx, matches, kinds).execute()
  const lastVisit = findLastOwnVisit(tx, author, dossier, now)
  counted.catch(() => undefined)
  lastVisit.catch(() => undefined)
  const [logs, [count], last_visit] = await Promise.all([rows, counted, lastVisit])
  const groups = Map.groupBy(logs.slice(0, limit), log => log.day)
  return {
    groups: Array.from(groups, ([_id, ofDay]) => ({ _id, logs: ofDay.map(lineOf) })),
    last_visit,
    page,
    limit,
    total: count!.total,
    more: logs.length > limit,
  }
}

/** How many lines of a dossier's log a reader finds under a search and filters. */
export async function countActivity(
  tx: Tx,
  dossier: DossierId,
  readable: readonly ActivityDataModel[],
  { search, filters = {} }: QueryOf<typeof countLogs>,
): Promise<AnswerOf<typeof countLogs>> {
  const [count] = await countLines(tx, matching(tx, dossier, search, filters), kindsAsked(readable, filters))
  return count!
}

const countLines = (tx: Tx, matches: Fragment, kinds: readonly ActivityDataModel[]) => tx<
  { total: number }[]
>`
  select count(*)::int as total from (
    select from activity where ${matches} and data_model = any(${[...kinds]}) limit ${countedAtMost}
  ) few`

/** Of the kinds that a reader may read, those that are asked for. */
function kindsAsked(
  readable: readonly ActivityDataModel[],
  { type }: NonNullable<Asked['filters']>,
): ActivityDataModel[] {
  const asked = type && kindsUnder(type)
  return asked ? readable.filter(kind => asked.includes(kind)) : [...readable]
}

const lineOf = ({ day, visits, ...log }: LogRow): ActivityLog => ({
  ...log,
  visit: visitOfLine(log.createdAt, visits),
})

/** The condition under which a line of the dossier's log is asked for, apart from its kind. */
function matching(
  tx: Tx,
  dossier: DossierId,
  search: string,
  { date }: NonNullable<Asked['filters']>,
): Fragment {
  const days = date
    ? tx`and created_at >= ${instantOf(date.from, '00:00')} and created_at < ${instantOf(addDays(date.to, 1), '00:00')}`
    : tx``
  // A word of the query is letters, digits and dots: none of them means anything to LIKE.
  const words = readSearch(search).map(word => `% ${word}%`)
  // What was typed without a word in it is found nowhere.
  const says = search === '' ? tx`` : tx`and ${words.length > 0} and said like all(${words}::text[])`
  return tx`dossier_id = ${dossier} ${days} ${says}`
}
