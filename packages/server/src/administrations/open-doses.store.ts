import type { AdministrationStatus } from '@vicino/domain/administrations/administration-status.ts'
import type { OrderedDose } from '@vicino/domain/administrations/dose-to-give.ts'
import {
  answeredUntil,
  openDoses,
  rangesAsked,
  type StandingVisit,
} from '@vicino/domain/administrations/open-doses.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Moment } from '@vicino/domain/drugs/drug-lists.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import { notDoneReasons } from '@vicino/domain/tasks/task-status.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { namedClient } from '../dossiers/named-client.store.ts'
import { type DossierId, knownWithin } from '../http/dossier-access.ts'
import { readWindows } from './dose-facts.store.ts'
import { asRows, type DaysOfClient, listVersions } from './drug-versions.store.ts'

/** What became of a dose of the scheme, as far as another feature asks. */
export type DoseAnswer = { dossier: Id; drugId: Id; day: Day; moment: Moment; status: AdministrationStatus }

/** Whose doses are asked for, up to when. `from`: the first day, where not all that are still asked for are wanted. */
type Asked = { author: Author; today: Day; now: Instant; from?: Day }

/** An open dose; `own`: a visit of the author met it. */
type OpenDoseRow = OrderedDose & { own: boolean }

/** The open doses of some clients, by dossier. Four statements for any number of clients and of years. */
export async function listOpenDoses(
  tx: Tx,
  dossiers: readonly Id[],
  { author, today, now, from }: Asked,
): Promise<Map<Id, OpenDoseRow[]>> {
  if (dossiers.length === 0) return new Map()
  const firsts = await listFirstDays(tx, dossiers)
  const ranges = firsts.flatMap(({ dossier, first }) =>
    rangesAsked(from !== undefined && from > first ? from : first, today).map(range => ({
      dossier,
      ...range,
    })),
  )
  const [visits, versions, answers, windows] = await Promise.all([
    listStandingVisits(tx, author, ranges),
    listVersions(tx, ranges),
    listAnswers(tx, ranges),
    readWindows(tx),
  ])
  const visitsOf = Map.groupBy(visits, ({ dossier }) => dossier)
  const versionsOf = Map.groupBy(versions, ({ dossierId }) => dossierId)
  const answersOf = Map.groupBy(answers, ({ dossier }) => dossier)
  const rangesOf = Map.groupBy(ranges, ({ dossier }) => dossier)
  const openOf = (dossier: Id): OpenDoseRow[] =>
    openDoses(visitsOf.get(dossier) ?? [], versionsOf.get(dossier) ?? [], answersOf.get(dossier) ?? [], {
      ranges: rangesOf.get(dossier) ?? [],
      windows,
      now,
    })
  return new Map(dossiers.map(dossier => [dossier, openOf(dossier)]))
}

/**
 * The first day of each client that may hold an open dose: that after the last one of which each dose has its answer,
 * else that on which the business began to ask or the dossier was made.
 */
const listFirstDays = (tx: Tx, dossiers: readonly Id[]) => tx<{ dossier: Id; first: Day }[]>`
  select d._id as dossier, coalesce(
    a.until + 1,
    (select b.open_doses_since from business b where b._id = current_business()),
    (d.created_at at time zone 'Europe/Zurich')::date
  ) as first
  from dossier d left join doses_answered a on a.dossier_id = d._id
  where d._id = any(${dossiers}::uuid[])`

/** How long the days whose doses have their answers are read again before they are left behind. */
const readAgainDays = 7

/** Leaves behind the days of which each dose of a client has its answer, once in a while. */
export async function leaveAnswered(tx: Tx, dossier: DossierId, asked: Asked): Promise<void> {
  const [known] = await listFirstDays(tx, [dossier])
  const { author, today } = asked
  if (!known || known.first >= addDays(today, -readAgainDays)) return
  const open = (await listOpenDoses(tx, [dossier], asked)).get(dossier)!
  const until = answeredUntil(open, known.first, today)
  if (until < known.first) return
  await tx`
    insert into doses_answered ${tx({ business_id: author.business, dossier_id: dossier, until })}
    on conflict (business_id, dossier_id) do update set until = excluded.until`
}

/** Comes back to a day of which a dose has no answer any more, or on which the dossier did not rest after all. */
export const comeBackTo = (tx: Tx, dossier: DossierId, day: Day) => tx`
  update doses_answered set until = ${addDays(day, -1)} where dossier_id = ${dossier} and until >= ${day}`

/** Comes back to the days on which visits stand otherwise than before; a night belongs to the day before. */
export const comeBackToDaysOf = (tx: Tx, visits: readonly Id[]) => tx`
  update doses_answered a set until = stood.first - 2
  from (
    select dossier_id, min(date) as first from task
    where _id = any(${[...visits]}::uuid[]) and dossier_id is not null group by dossier_id
  ) stood
  where a.dossier_id = stood.dossier_id and a.until > stood.first - 2`

const dosesStay = notDoneReasons.filter(reason => reason.dosesStay).map(({ value }) => value)

type VisitRow = StandingVisit & { dossier: Id }

/** The visits where they stand and where they stood before they were moved, none of a day on which a dossier rests. */
const listStandingVisits = (tx: Tx, author: Author, ranges: readonly DaysOfClient[]) => tx<VisitRow[]>`
  select asked.dossier, t.date, t.end_date, t.start_time, t.end_time, t.since, t.until,
    exists (select from task_operator o where o.task_id = t._id and o.user_id = ${author._id}) as own
  from ${asRows(tx, ranges)} join dossier d on d._id = asked.dossier cross join lateral (
    select ${standingColumns(tx)} from task w
    where w.dossier_id = asked.dossier and w.date between asked.first and asked.last
      and not w.suspended_by_dossier
    union all
    select ${standingColumns(tx)} from task w
    where w.dossier_id = asked.dossier and w.end_date > w.date and w.date < asked.first and w.end_date >= asked.first
      and not w.suspended_by_dossier
    union all
    select w._id, w.status, w.not_done, l.date, l.end_date, l.start_time, l.end_time,
      l.since, l.until
    from left_place l join task w on w.business_id = l.business_id and w._id = l.task_id
    where l.dossier_id = asked.dossier and l.date <= asked.last and l.end_date >= asked.first
  ) t
  where (t.status <> 'not_done' or t.not_done ->> 'reason' = any(${dosesStay}::text[]))
    and d.status <> 'closed'
    and not (
      d.status = 'suspended' and t.date between d.suspended_from and coalesce(d.suspended_to, 'infinity')
    )`

const standingColumns = (tx: Tx) => tx`
  w._id, w.status, w.not_done, w.date, w.end_date, w.start_time, w.end_time, null::timestamptz as since, null::timestamptz as until`

/** What stands of the scheme's doses of some days, and of the day before each range. */
export const listAnswers = (tx: Tx, ranges: readonly DaysOfClient[]) => tx<DoseAnswer[]>`
  select x.dossier_id as dossier, x.drug_id as "drugId", x.day, x.moment, x.status
  from ${asRows(tx, ranges)} join administration x on x.dossier_id = asked.dossier
    and x.current and x.struck is null and x.moment is not null and x.day between asked.first and asked.last
  order by x.given_at, x._id`

/** How many days back one's own visits are asked about at another client's than those of today. */
const ownDaysBack = 31

/** The clients of one's own visits of the last days and of today; `today`: whether she visits them today. */
export const listOwnClients = (tx: Tx, author: Author, today: Day) => tx<{ dossier: Id; today: boolean }[]>`
  select t.dossier_id as dossier, bool_or(t.end_date >= ${today} and t.status <> 'not_done') as today
  from task_operator o join task t on t._id = o.task_id
  where o.user_id = ${author._id} and o.date between ${addDays(today, -ownDaysBack)} and ${today}
    and o.dossier_id is not null and not t.suspended_by_dossier
  group by t.dossier_id`

/** The clients, of those whose drugs the author reads, who are visited today or were since yesterday. */
export const listVisitedClients = (tx: Tx, author: Author, today: Day) => tx<
  { dossier: Id; client: NamedPerson }[]
>`
  select d._id as dossier,
    ${namedClient(tx)} as client
  from dossier d
  where d.status <> 'closed' and ${knownWithin(tx, author, 'administration', 'd._id', today)}
    and d._id = any(array(
      select t.dossier_id from task t
      where t.date between ${addDays(today, -1)} and ${today} and t.type = 'client'
      union
      select l.dossier_id from left_place l where l.date between ${addDays(today, -1)} and ${today}
    ))
  order by d.sort_name, d._id`
