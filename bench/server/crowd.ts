import { instantAt, todayIn } from '@vicino/domain/days/instant.ts'
import { asTenant, type Tx } from '@vicino/server/db/tenant.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { World } from './world.ts'

/** A day answers no more than 500 tasks. */
const mostTasks = 500

/** No statement may take longer than a request's, not even one that fills. */
const clientsAtOnce = 300

/** Copies what the calls ask for until each of them reads about `rows` rows where it read ten. */
export async function crowd(
  { database, business, dossier, written, nurse }: World,
  rows: number,
): Promise<void> {
  const today = todayIn(instantAt(Date.now()))
  const copies = rows / 10
  await asTenant(database.app, { business }, async tx => {
    await tx`
      insert into drug select (jsonb_populate_record(d, ${another(tx)})).*
      from drug d, generate_series(2, ${copies}) where d.dossier_id = any(${[dossier, written]}) and d.version = 1 and d.current`
    await tx`
      with visits as (
        insert into task select (jsonb_populate_record(t, ${another(tx)})).*
        from task t join task_operator o on o.task_id = t._id, generate_series(2, ${copies})
        where o.user_id = ${nurse} and o.date = ${today} limit ${mostTasks / 2} returning *
      )
      insert into task_operator select business_id, _id, ${nurse}, date, null, dossier_id, opens_dossier from visits`
    await copyClients(tx, await clientsIn(tx), copies - 1)
  })
}

/** Makes a hundred thousand clients of a few thousand: written one by one they would take half an hour. */
export async function crowdClients(world: World, clients: number): Promise<World> {
  const { database, business } = world
  const originals = await asTenant(database.app, { business }, tx => clientsIn(tx))
  for (let standing = world.clients; standing < clients; standing += originals.length)
    for (let from = 0; from < originals.length; from += clientsAtOnce)
      await asTenant(database.app, { business }, tx =>
        copyClients(tx, originals.slice(from, from + clientsAtOnce), 1),
      )
  await database.owner`vacuum analyze`
  return { ...world, clients }
}

const clientsIn = async (tx: Tx): Promise<Id[]> =>
  (await tx<{ _id: Id }[]>`select _id from dossier`).map(({ _id }) => _id)

/** Copies each of the clients so many times, findable by her name. */
async function copyClients(tx: Tx, originals: readonly Id[], times: number): Promise<void> {
  await tx`
    with copy as materialized (
      select d as original, overlay(gen_random_uuid()::text placing '7' from 15)::uuid as _id
      from dossier d, generate_series(1, ${times}) where d._id = any(${originals})
    ), clients as (
      insert into dossier select (jsonb_populate_record(original, jsonb_build_object('_id', _id))).* from copy
    )
    insert into dossier_beginning select b.business_id, b.beginning, b.sort_name, copy._id
    from copy join dossier_beginning b on b.dossier_id = (copy.original)._id`
}

/** A copy's own id, over the original's row. */
const another = (tx: Tx) =>
  tx`jsonb_build_object('_id', overlay(gen_random_uuid()::text placing '7' from 15))`
