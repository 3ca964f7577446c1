import { homeZone } from '@vicino/domain/days/instant.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import { fallTopic, woundTopics } from '@vicino/domain/statistics/counted-topics.ts'
import type { HourKind } from '@vicino/domain/statistics/hour-kind.ts'
import { fewestPersons } from '@vicino/domain/statistics/small-cells.ts'
import type { ClientsOfLetter } from '@vicino/domain/statistics/told-letters.ts'
import { onTimeMinutes } from '@vicino/domain/statistics/punctuality.ts'
import {
  endingWithinDays,
  type HoursOfMonth,
  type VisitsOfMonth,
} from '@vicino/domain/statistics/statistics.ts'
import type {
  CountedFalls,
  CountedPrescriptions,
  CountedWounds,
} from '@vicino/domain/statistics/told-figures.ts'
import type { BirthYearCell } from '@vicino/domain/statistics/figure-sums.ts'
import { endOfDay } from '@vicino/domain/statistics/statistics-year.ts'
import { lamalLetters } from '@vicino/domain/services/lamal.ts'
import {
  caseDays,
  type Counting,
  daysOfTransitionalCare,
  kindOf,
  openedIn,
  performedIn,
  visitsIn,
  withLetter,
} from './counted-rows.ts'
import { instantOfWall } from '../tasks/visit/visit-times.store.ts'

type Minutes = Pick<HoursOfMonth, 'month' | 'letter'> & { minutes: number }

/** What was performed of one client, by month and letter. */
export const listDone = (counting: Counting) => counting.tx<Minutes[]>`
  select to_char(p.date, 'YYYY-MM') as month, g.letter, sum(p.duration)::int as minutes
  from performance p ${withLetter(counting.tx, 'p.service_id')}
  where ${performedIn(counting)} group by 1, 2`

/**
 * What was performed, by month and letter, and by whom it was for; in one reading of all that was performed. `folded`: the
 * kinds that count under their letters, for the hours by letter less these kinds would tell few clients of one.
 */
type Performed = {
  months: Minutes[]
  letters: ClientsOfLetter[]
  cells: BirthYearCell[]
  clients: { care: number; all: number }
  folded: HourKind[]
}

export async function readPerformed(counting: Counting): Promise<Performed> {
  const { tx } = counting
  const [row] = await tx<Performed[]>`
    with done as materialized (
      select p.dossier_id, date_trunc('month', p.date)::date as month, g.letter,
        coalesce(p.date <@ k.days, false) as for_case, coalesce(p.date <@ o.days, false) as transitional,
        sum(p.duration)::int as minutes
      from performance p ${withLetter(tx, 'p.service_id')}
      left join (${caseDays(tx)}) k on k.dossier_id = p.dossier_id
      left join (${daysOfTransitionalCare(tx)}) o on o.dossier_id = p.dossier_id and o.code = s.code
      where ${performedIn(counting)}
      group by 1, 2, 3, 4, 5
    ),
    part as (
      select done.dossier_id, done.letter, ${kindOf(tx, 'done')} as kind, sum(minutes)::int as minutes
      from done group by 1, 2, 3
    ),
    counted as (
      select letter, kind, kind = letter as plain, count(*) as clients, count(*) over (partition by letter) as kinds
      from part where letter = any(${[...lamalLetters]}::text[]) group by letter, kind
    ),
    folded as (
      select distinct apart.kind from counted apart
      left join counted plain on plain.letter = apart.letter and plain.plain
      where not apart.plain and (apart.clients < ${fewestPersons}
        or apart.kinds > 1 and coalesce(plain.clients, 0) < ${fewestPersons})
    ),
    each as (
      select dossier_id, letter = any(${[...lamalLetters]}::text[]) as care,
        case when kind in (select kind from folded) then letter else kind end as kind, sum(minutes)::int as minutes
      from part group by 1, 2, 3
    ),
    cells as (
      select each.kind, date_part('year', d.birthday)::int as birth_year, d.gender,
        count(distinct each.dossier_id)::int as clients, sum(each.minutes)::int as minutes
      from each join dossier d on d._id = each.dossier_id
      group by grouping sets ((each.kind, 2, d.gender), (2, d.gender))
    )
    select
      (select coalesce(jsonb_agg(m), '[]') from (
        select to_char(month, 'YYYY-MM') as month, letter, sum(minutes)::int as minutes from done group by 1, 2
      ) m) as months,
      (select coalesce(jsonb_agg(l), '[]') from (
        select letter, count(distinct dossier_id)::int as clients from part group by letter
      ) l) as letters,
      (select coalesce(jsonb_agg(cells), '[]') from cells) as cells,
      (select coalesce(jsonb_agg(kind), '[]') from folded) as folded,
      (select jsonb_build_object('care', count(distinct dossier_id) filter (where care),
        'all', count(distinct dossier_id)) from each) as clients`
  return row!
}

/** What the plan had for the visits of the year, by month and letter. */
export const listPlanned = (counting: Counting) => counting.tx<Minutes[]>`
  select to_char(t.date, 'YYYY-MM') as month, g.letter, sum(l.duration)::int as minutes
  from task t join task_service l on l.task_id = t._id ${withLetter(counting.tx, 'l.service_id')}
  where ${visitsIn(counting)} group by 1, 2`

/** The visits by month: how they stand, and how those carried out began. */
export const listVisits = (counting: Counting) => {
  const { tx } = counting
  const most = onTimeMinutes * 60
  return tx<VisitsOfMonth[]>`
    select to_char(v.month, 'YYYY-MM') as month, count(*)::int as planned,
      count(*) filter (where v.status = 'completed')::int as done,
      count(*) filter (where v.status = 'not_done')::int as not_done,
      count(*) filter (where v.late between ${-most}::int and ${most}::int)::int as on_time,
      count(*) filter (where v.late < ${-most}::int)::int as early,
      count(*) filter (where v.late > ${most}::int)::int as late
    from (
      select date_trunc('month', t.date) as month, t.status,
        case when t.status = 'completed' then
          extract(epoch from t.started_at - ${instantOfWall(tx, tx`(t.date + t.start_time)`)}) end as late
      from task t where ${visitsIn(counting)}
    ) v group by v.month order by v.month`
}

/**
 * The prescriptions that are open on the day: within their period, and closed only later if at all. When one was closed
 * is when its last version was written.
 */
export async function readPrescriptions({ tx, year, among }: Counting): Promise<CountedPrescriptions> {
  const ending = tx`r."end" <= ${addDays(year.on, endingWithinDays)}`
  const [row] = await tx<CountedPrescriptions[]>`
    select count(*)::int as open,
      count(*) filter (where ${ending})::int as ending,
      count(distinct r.dossier_id)::int as clients,
      count(distinct r.dossier_id) filter (where ${ending})::int as ending_clients
    from prescription r
    where r.current and r.struck is null and ${year.on} between r.start and r."end"
      and (r.status = 'open' or r.written_at >= ${endOfDay(year.on)}) and ${among('r.dossier_id')}`
  return row!
}

/** The falls by the month in which their focus was opened, and of the year. */
export const listFalls = (counting: Counting) => {
  const { tx, among } = counting
  return tx<CountedFalls[]>`
    select to_char(f.created_at at time zone ${homeZone}, 'YYYY-MM') as month, count(*)::int as falls,
      count(distinct f.dossier_id)::int as clients
    from focus f
    where f.focus_topic_id = ${fallTopic} and f.current and f.struck is null and ${openedIn(counting)}
      and ${among('f.dossier_id')}
    group by grouping sets ((1), ()) order by month`
}

/** The wounds that were opened in the year, and those open on the day, as prescriptions are. */
export const listWounds = (counting: Counting) => {
  const { tx, year, among } = counting
  const isOpen = tx`(f.created_at < ${endOfDay(year.on)}
    and (f.status = 'open' or f.written_at >= ${endOfDay(year.on)}))`
  const isOpened = openedIn(counting)
  return tx<CountedWounds[]>`
    select f.focus_topic_id as topic, count(*) filter (where ${isOpened})::int as opened,
      count(distinct f.dossier_id) filter (where ${isOpened})::int as opened_clients,
      count(*) filter (where ${isOpen})::int as open,
      count(distinct f.dossier_id) filter (where ${isOpen})::int as open_clients,
      count(distinct f.dossier_id)::int as clients
    from focus f
    where f.focus_topic_id = any(${woundTopics.map(({ value }) => value)}::text[]) and f.current
      and f.struck is null and (${openedIn(counting)} or ${isOpen}) and ${among('f.dossier_id')}
    group by f.focus_topic_id order by f.focus_topic_id`
}
