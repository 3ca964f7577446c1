import { instantAt, todayIn } from '@vicino/domain/days/instant.ts'
import { asTenant } from '@vicino/server/db/tenant.ts'
import type { World } from './world.ts'

/** A day answers no more than 500 tasks. */
const mostTasks = 500

/** Copies what the calls ask for until each of them reads about `rows` rows where it read ten. */
export async function crowd({ database, business, dossier, nurse }: World, rows: number): Promise<void> {
  const today = todayIn(instantAt(Date.now()))
  const copies = rows / 10
  await asTenant(database.app, { business }, async tx => {
    const another = tx`jsonb_build_object('_id', overlay(gen_random_uuid()::text placing '7' from 15))`
    await tx`
      insert into drug select (jsonb_populate_record(d, ${another})).*
      from drug d, generate_series(2, ${copies}) where d.dossier_id = ${dossier} and d.version = 1 and d.current`
    await tx`
      with visits as (
        insert into task select (jsonb_populate_record(t, ${another})).*
        from task t join task_operator o on o.task_id = t._id, generate_series(2, ${copies})
        where o.user_id = ${nurse} and o.date = ${today} limit ${mostTasks / 2} returning *
      )
      insert into task_operator select business_id, _id, ${nurse}, date, null, dossier_id, opens_dossier from visits`
    await tx`
      with clients as (
        insert into dossier select (jsonb_populate_record(d, ${another})).*
        from dossier d, generate_series(2, ${copies}) returning *
      )
      insert into dossier_beginning
      select distinct c.business_id, b.beginning, b.sort_name, c._id from clients c
      join dossier d on d._id <> c._id and d.sort_name = c.sort_name and d.birthday = c.birthday
      join dossier_beginning b on b.dossier_id = d._id`
  })
}
