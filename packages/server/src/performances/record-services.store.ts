import { asTold } from '@vicino/domain/access/need-to-know.ts'
import { isRoutineService, type Performance } from '@vicino/domain/performances/performance.ts'
import type { addPerformances } from '@vicino/domain/performances/performances.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { leaveNews } from '../handover/leave-news.store.ts'
import { done } from '../http/done.ts'
import { mayOf } from '../http/dossier-access.ts'
import { Refusal, refusedWithin } from '../http/refusal.ts'
import type { Call } from '../http/serve.ts'
import { firstStamp, newsOf } from '../records/correction.ts'
import { refuseTwice } from '../records/refuse-twice.ts'
import { findNamedServices } from './named-services.ts'
import { insertPerformances, listAdded, listPerformancesOfTask } from './performances.store.ts'
import { readVisit, type VisitToRecord } from './visit-access.store.ts'

type Adding = Call<typeof addPerformances>
/** What every recording on a visit needs of its call. */
export type RecordingCall = Pick<Adding, 'tx' | 'later' | 'author' | 'id' | 'now' | 'today'>
type Services = Pick<Adding['body'], 'performances' | 'beside'>

/** Records the services that were performed on a visit, each with its news, under the id of the call. */
export async function recordServices(
  call: RecordingCall,
  visit: VisitToRecord,
  said: Services,
): Promise<Performance[]> {
  const { tx, author, id, now } = call
  const { task, dossier, date } = visit
  const named = said.performances
  const services = await findNamedServices(call, named, visit)
  refuseTwice(
    named.map(({ service_details: { code } }) => code),
    at => `performances.${at}.service_details.code`,
  )
  await refuseSecondRecord(call, visit, said)
  // Ids in the order of the body: what is read by id comes as it was written.
  const ids = named.map(() => newId()).toSorted()
  const performances = await insertPerformances(
    tx,
    dossier,
    author,
    named.map(({ duration, comment = '', handover }, at) => ({
      addition_id: id,
      task_id: task,
      date,
      service_id: services[at]!._id,
      duration,
      comment,
      ...firstStamp(ids[at]!, now, handover),
    })),
  )
  for (const [at, performance] of performances.entries()) {
    const news = newsOf('Performance', performance, 'created')
    const told = { ...news, routine: isRoutineService(performance) }
    await refusedWithin(`performances.${at}`, () => leaveNews({ ...call, dossier }, told, named[at]))
  }
  return performances
}

/** Two devices, or two people at one visit: nothing is recorded twice without that somebody says so. */
async function refuseSecondRecord(
  { tx, author }: RecordingCall,
  { task, dossier }: VisitToRecord,
  { performances, beside }: Services,
): Promise<void> {
  const named = new Set(performances.map(({ service_details: { code } }) => code))
  const known = new Set(beside)
  const recorded = (await listPerformancesOfTask(tx, dossier, task, author.language)).filter(
    ({ _id, struck, service_details: { code } }) => struck === null && named.has(code) && !known.has(_id),
  )
  if (recorded.length > 0) throw new Refusal('recorded_already', { current: recorded })
}

/** What a call recorded that comes again, as it stands now; undefined where it never came. */
export async function readAdded(call: Pick<Adding, 'tx' | 'author' | 'session' | 'today' | 'id' | 'params'>) {
  const visit = await readVisit(call, call.params.taskId)
  if (!visit) return undefined
  const { dossier } = visit
  const added = await listAdded(call.tx, dossier, call.params.taskId, call.id, call.author.language)
  const told = added.map(performance => asTold(mayOf(visit), 'performance', performance))
  return done(told, { dossier_id: dossier, rows: added.length })
}
