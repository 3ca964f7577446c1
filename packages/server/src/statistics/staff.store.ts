import type { Role } from '@vicino/domain/access/role.ts'
import type { JobTitle } from '@vicino/domain/businesses/job-title.ts'
import { daysBetween } from '@vicino/domain/days/day.ts'
import { countsAsStaff, functionOf } from '@vicino/domain/statistics/staff-function.ts'
import type { Staff } from '@vicino/domain/statistics/statistics.ts'
import { type CountedStaff, staffTold } from '@vicino/domain/statistics/told-staff.ts'
import type { CountedYear } from '@vicino/domain/statistics/statistics-year.ts'
import { homeZone } from '@vicino/domain/days/instant.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'

type Row = Omit<CountedStaff, 'function'> &
  Pick<Staff, 'joined' | 'left' | 'person_days' | 'percent_days'> & { roles: Role[]; job_title: JobTitle }

/**
 * The per cents of a collaboration `e`, each with its days: what it held until it was changed stands in its versions. The
 * day of a change belongs to what it made.
 */
const percentsOf = (tx: Tx) => tx`
  select coalesce(held.percent, case when held.employment_type = 'full_time' then 100 end) as percent,
    lag(held.until) over (order by held.version) as since, held.until
  from (
    select v.version, (v.content ->> 'employment_percent')::numeric as percent,
      v.content ->> 'employment_type' as employment_type, (v.replaced_at at time zone ${homeZone})::date as until
    from collaboration_version v where v.business_id = e.business_id and v.collaboration_id = e._id
    union all
    select e.version, e.employment_percent, e.employment_type, null
  ) held`

/**
 * Who worked in the year, those of the same training, roles, title and sex as one row, with the per cents that they held
 * then; who leaves on its last day has left in it.
 */
const listWorkers = (tx: Tx, { start, on }: CountedYear, whose: Fragment) => tx<Row[]>`
  select w.training, w.roles, w.job_title, w.gender,
    count(*) filter (where w.works)::int as persons,
    coalesce(sum(w.percent) filter (where w.works), 0)::int as percent,
    count(*) filter (where w.works and w.percent is null)::int as without_percent,
    count(*) filter (where w.start_date >= ${start})::int as joined,
    count(*) filter (where w.end_date <= ${on})::int as left,
    sum(w.days)::int as person_days, coalesce(sum(w.percent_days), 0)::int as percent_days
  from (
    select e.training, array(select unnest(e.roles) order by 1) as roles, e.job_title, p.gender, e.start_date, e.end_date,
      coalesce(e.end_date, ${on}) >= ${on} as works, least(coalesce(e.end_date, ${on}), ${on}) - greatest(e.start_date, ${start}) + 1 as days,
      h.percent, h.percent_days
    from collaboration e join person p on p._id = e.user_id
    cross join lateral (
      select (array_agg(x.percent) filter (where coalesce(x.since, '-infinity') <= ${on}
          and ${on}::date < coalesce(x.until, 'infinity')))[1] as percent,
        sum(x.percent * greatest(0,
          least(coalesce(e.end_date, ${on}), ${on}, coalesce(x.until - 1, ${on}))
          - greatest(e.start_date, ${start}, coalesce(x.since, ${start})) + 1)) as percent_days
      from (${percentsOf(tx)}) x
    ) h
    where e.start_date <= ${on} and coalesce(e.end_date, ${on}) >= ${start} and ${whose}
  ) w group by 1, 2, 3, 4 order by 1, 3, 4`

/** The staff of a year; whoever works full time without a written per cent counts as a whole post. */
export async function readStaff(tx: Tx, year: CountedYear, whose: Fragment): Promise<Staff> {
  const rows = (await listWorkers(tx, year, whose)).filter(({ roles }) => countsAsStaff(roles))
  const sum = (field: 'joined' | 'left' | 'person_days' | 'percent_days') =>
    rows.reduce((all, row) => all + row[field], 0)
  return {
    ...staffTold(countedBy(rows)),
    joined: sum('joined'),
    left: sum('left'),
    days: daysBetween(year.start, year.on) + 1,
    person_days: sum('person_days'),
    percent_days: sum('percent_days'),
  }
}

/** Those of one function together, whichever roles of theirs mean it. */
function countedBy(rows: readonly Row[]): CountedStaff[] {
  const cells = new Map<string, CountedStaff>()
  for (const { training, gender, persons, percent, without_percent, ...row } of rows) {
    if (persons === 0) continue
    const of = functionOf(row)
    const key = `${training} ${of} ${gender}`
    const sum = cells.get(key) ?? {
      training,
      function: of,
      gender,
      persons: 0,
      percent: 0,
      without_percent: 0,
    }
    cells.set(key, {
      ...sum,
      persons: sum.persons + persons,
      percent: sum.percent + percent,
      without_percent: sum.without_percent + without_percent,
    })
  }
  return [...cells.values()]
}
