import { daysInMonth } from '@vicino/domain/days/day.ts'
import { asTenant } from '@vicino/server/db/tenant.ts'
import type { MeasuredCall } from './calls.ts'
import type { World } from './world.ts'

/** A month in which nothing else is planned, and how many visits it is given. */
type Month = { first: string; last: string; visits: number }

const monthOf = (first: string, visits: number): Month => ({
  first,
  last: `${first.slice(0, 8)}${daysInMonth(first)}`,
  visits,
})

/** A range as long as the server answers one, and two months of which one holds ten times as much. */
export const range = monthOf('2031-03-01', 5_000)
export const [fewer, more] = [monthOf('2031-05-01', 1_200), monthOf('2031-07-01', 12_000)] as const

export const rangeCall: MeasuredCall = {
  name: `tasks of a range, ${range.visits}`,
  who: 'director',
  method: 'GET',
  path: `/api/tasks/all_tasks?startDate=${range.first}&endDate=${range.last}`,
}

export const monthCall = ({ first, last, visits }: Month): MeasuredCall => ({
  name: `a month of ${visits}`,
  who: 'director',
  method: 'GET',
  path: `/api/tasks/month?startDate=${first}&endDate=${last}`,
})

/** Spreads the visits of each month over its days, the hours of the day and all clients; one operator goes to all. */
export async function fillMonths(
  { database, business, nurse }: World,
  months: readonly Month[],
): Promise<void> {
  await asTenant(database.app, { business }, async tx => {
    for (const { first, visits } of months)
      await tx`
        with clients as (select _id, row_number() over (order by _id) - 1 as at, count(*) over () as all from dossier),
        visits as (
          insert into task
            (business_id, _id, title, title_words, date, end_date, start_time, end_time, type, status, dossier_id, author_id)
          select ${business}, overlay(gen_random_uuid()::text placing '7' from 15)::uuid, 'Igiene', ' igiene',
            day, day, start, start + interval '30 minutes', 'client', 'pending', c._id, ${nurse}
          from (
            select n, ${first}::date + n % ${daysInMonth(first)}::int as day,
              time '06:00' + (n % 56) * interval '15 minutes' as start
            from generate_series(1, ${visits}::int) as n
          ) planned join clients c on c.at = n % c.all
          returning *
        )
        insert into task_operator select business_id, _id, ${nurse}, date, null, dossier_id, opens_dossier from visits`
  })
  await database.owner`vacuum analyze`
}
