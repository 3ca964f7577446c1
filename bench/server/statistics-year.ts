import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { asTenant, type Tx } from '@vicino/server/db/tenant.ts'
import type { World } from './world.ts'

const author = { _id: '00000000-0000-7000-8000-000000000000', name: 'Misura', role: 'admin', avatar: null }

const daysAtOnce = 5

/** Two services planned and done on every visit of the year, each begun some minutes before or after its clock. */
export async function workIn({ database, business }: World, year: number): Promise<void> {
  const end = `${year}-12-31`
  // In pieces: one statement of everything lasts longer than the pool allows.
  for (let start = `${year}-01-01`; start <= end; start = addDays(start, daysAtOnce))
    await asTenant(database.app, { business }, tx =>
      workInDays(tx, { start, end: addDays(start, daysAtOnce - 1) }),
    )
  await database.owner`vacuum analyze`
}

async function workInDays(tx: Tx, { start, end }: { start: Day; end: Day }): Promise<void> {
  await tx`
    update task set status = 'completed', started_at = (date + start_time) at time zone 'Europe/Zurich'
      + (extract(minute from start_time)::int % 41 - 20) * interval '1 minute'
    where date between ${start} and ${end} and type = 'client'`
  await tx`
    insert into task_service select t.business_id, t._id, s._id, 0, 20
    from task t join service s on s.code in ('5002.340', '5003.040')
    where t.date between ${start} and ${end} and t.dossier_id is not null`
  await tx`
    insert into performance
      (business_id, _id, version, addition_id, dossier_id, task_id, date, service_id, duration, comment, author,
        created_at, written_at)
    select t.business_id, overlay(gen_random_uuid()::text placing '7' from 15)::uuid, 1, t._id, t.dossier_id, t._id,
      t.date, s._id, 17, '', ${tx.json(author)}, now(), now()
    from task t join service s on s.code in ('5002.340', '5003.040')
    where t.date between ${start} and ${end} and t.dossier_id is not null`
}

/**
 * The floor: the same sums of the same rows as one would type them, within the tenant but with nobody's reach,
 * no kinds of payer and no answer made of them; what is counted of few rows is left out. In milliseconds.
 */
export async function countBare({ database, business }: World, year: number): Promise<number> {
  const [start, end] = [`${year}-01-01`, `${year}-12-31`]
  const begun = performance.now()
  await asTenant(database.app, { business }, async tx => {
    await Promise.all([
      tx`
        select p.dossier_id, to_char(p.date, 'YYYY-MM') as month, g.letter, sum(p.duration)
        from performance p join service s on s._id = p.service_id
        join service_category c on c.code = s.category_code join service_group g on g.code = c.group_code
        where p.date between ${start} and ${end} and p.current and p.struck is null group by 1, 2, 3`.execute(),
      tx`
        select to_char(t.date, 'YYYY-MM') as month, g.letter, sum(l.duration)
        from task t join task_service l on l.task_id = t._id join service s on s._id = l.service_id
        join service_category c on c.code = s.category_code join service_group g on g.code = c.group_code
        where t.date between ${start} and ${end} and t.type = 'client' group by 1, 2`.execute(),
      tx`
        select to_char(t.date, 'YYYY-MM') as month, t.status, count(*),
          count(*) filter (where abs(extract(epoch from
            t.started_at - (t.date + t.start_time) at time zone 'Europe/Zurich')) <= 900)
        from task t where t.date between ${start} and ${end} and t.type = 'client' group by 1, 2`.execute(),
    ])
  })
  return performance.now() - begun
}
