import type { PlannedOnVisit } from '@vicino/domain/performances/performance.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { Refusal } from '../http/refusal.ts'
import { listPerformancesOfTask } from './performances.store.ts'
import { insertLeftOut, listPlannedOnVisits } from './planned-services.store.ts'
import type { RecordingCall } from './record-services.store.ts'
import type { VisitToRecord } from './visit-access.store.ts'

/** Says of planned services, by their codes, that they were not done. */
export async function leaveOut(
  call: RecordingCall,
  visit: VisitToRecord,
  codes: readonly string[],
): Promise<void> {
  await refuseLeftOut(call, visit, codes)
  await insertLeftOut(call.tx, call.author, { task: visit.task, codes, now: call.now })
}

/** The planned services of one visit, without its id. */
export async function readPlanned(
  { tx, author }: { tx: Tx; author: Author },
  task: Id,
): Promise<PlannedOnVisit[]> {
  const planned = await listPlannedOnVisits(tx, [task], author.language)
  return planned.map(({ taskId: _taskId, ...service }) => service)
}

/**
 * What was not done is planned, and does not stand recorded; of a visit of which nothing was done the visit itself was
 * not carried out.
 */
async function refuseLeftOut(
  call: RecordingCall,
  { task, dossier }: VisitToRecord,
  codes: readonly string[],
): Promise<void> {
  const { tx, author } = call
  const planned = new Set((await readPlanned(call, task)).map(codeOf))
  const fields = codes.flatMap((code, at) =>
    planned.has(code) ? [] : [{ path: `${at}`, code: 'not_an_option' as const }],
  )
  if (fields.length > 0) throw new Refusal('unprocessable', { fields })
  const recorded = await listPerformancesOfTask(tx, dossier, task, author.language)
  const standing = recorded.filter(({ struck }) => struck === null)
  if (standing.length === 0) throw new Refusal('nothing_recorded')
  const named = standing.filter(one => codes.includes(codeOf(one)))
  if (named.length > 0) throw new Refusal('recorded_already', { current: named })
}

const codeOf = ({ service_details: { code } }: { service_details: { code: string } }): string => code
