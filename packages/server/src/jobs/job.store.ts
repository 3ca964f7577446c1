import { type Id, newId } from '@vicino/domain/wire/id.ts'
import type { JSONValue } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import type { JobKind, Owner } from './job.ts'

/** Enqueues a job in the transaction of the write that asks for it: done only if that write was committed. */
export const enqueue = <Payload extends JSONValue>(
  tx: Tx,
  { kind }: JobKind<Payload>,
  payload: Payload,
  { business, person }: Owner = {},
) => tx`
  insert into job (_id, kind, business_id, user_id, payload)
  values (${newId()}, ${kind}, ${business ?? null}, ${person ?? null}, ${tx.json(payload)})`

export type DueJob = { _id: Id; kind: string; payload: JSONValue }

/**
 * Takes the next due job of these kinds and enters its tenant; undefined where there is none. It stays locked
 * for this transaction, and others pass it by: after a crash it is simply due again.
 */
export async function takeDueJob(tx: Tx, kinds: readonly string[]): Promise<DueJob | undefined> {
  const [job] = await tx<DueJob[]>`
    with due as (
      select _id, kind, payload, business_id, user_id from job
      where failed_at is null and run_after <= now() and kind = any(${[...kinds]})
      order by run_after, _id limit 1 for update skip locked
    )
    select _id, kind, payload,
      set_config('app.business_id', coalesce(business_id::text, ''), true),
      set_config('app.user_id', coalesce(user_id::text, ''), true)
    from due`
  return job
}

export const removeJob = (tx: Tx, job: Id) => tx`delete from job where _id = ${job}`

/** After so many failures a job is left for somebody to look at. */
const mostAttempts = 12

/** Puts a failed job off: 2 s, 4 s, 8 s, ... up to an hour; after the last attempt it is marked as failed. */
export const putOffJob = (tx: Tx, job: Id, error: string) => tx`
  update job set attempts = attempts + 1, last_error = ${error.slice(0, 500)},
    run_after = now() + least(make_interval(secs => 2 ^ (attempts + 1)), interval '1 hour'),
    failed_at = case when attempts + 1 >= ${mostAttempts} then now() end
  where _id = ${job}`
