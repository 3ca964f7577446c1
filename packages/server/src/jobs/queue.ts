import type { Sql } from 'postgres'
import { transaction } from '../db/tenant.ts'
import type { Handler } from './job.ts'
import { type DueJob, putOffJob, removeJob, takeDueJob } from './job.store.ts'

/** A job that failed and was put off; the cause is for the log. */
export class JobFailure extends Error {
  constructor({ kind, _id }: DueJob, cause: unknown) {
    super(`Job ${kind} ${_id} failed`, { cause })
    this.name = 'JobFailure'
  }
}

/**
 * Does the next due job; false where none is due.
 * @throws {JobFailure} the job failed; it is due again later
 */
export async function doDueJob(pool: Sql, handlers: readonly Handler[]): Promise<boolean> {
  const kinds = handlers.map(({ kind }) => kind)
  const seen: DueJob[] = []
  const done = transaction(pool, async (tx, later) => {
    const job = await takeDueJob(tx, kinds)
    if (!job) return
    seen.push(job)
    await handlers.find(({ kind }) => kind === job.kind)!.run(tx, job.payload, later)
    later(removeJob(tx, job._id))
  })
  await done.catch(error => putOff(pool, seen[0], error))
  return seen.length > 0
}

/** Puts off the job that failed, also when it failed only as its transaction was to end. */
async function putOff(pool: Sql, job: DueJob | undefined, error: unknown): Promise<never> {
  if (!job) throw error
  const message = error instanceof Error ? error.message : String(error)
  await transaction(pool, tx => putOffJob(tx, job._id, message))
  throw new JobFailure(job, error)
}
