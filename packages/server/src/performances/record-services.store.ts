import { asTold } from '@vicino/domain/access/need-to-know.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { isRoutineService, type Performance } from '@vicino/domain/performances/performance.ts'
import type { addPerformances } from '@vicino/domain/performances/performances.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { leaveNews } from '../handover/leave-news.store.ts'
import { done } from '../http/done.ts'
import { type DossierId, mayOf } from '../http/dossier-access.ts'
import { Refusal, refusedWithin } from '../http/refusal.ts'
import type { Call } from '../http/serve.ts'
import { firstStamp, newsOf } from '../records/correction.ts'
import { refuseTwice } from '../records/refuse-twice.ts'
import { findNamedServices } from './named-services.ts'
import { insertPerformances, listAdded, listPerformancesOfTask } from './performances.store.ts'
import { readVisit } from './visit-access.store.ts'

type Recording = Call<typeof addPerformances>

/** Records the services that a body names on a visit, each with its news, under the id of the call. */
export async function recordServices(
  call: Pick<Recording, 'tx' | 'later' | 'author' | 'id' | 'now' | 'today'> & {
    params: Recording['params']
    body: Pick<Recording['body'], 'performances' | 'beside'>
  },
  { dossier, date }: { dossier: DossierId; date: Day },
): Promise<Performance[]> {
  const { tx, author, id, params, body, now } = call
  const services = await findNamedServices(call, body.performances, {
    task: params.taskId,
    dossier,
    date,
  })
  refuseTwice(
    body.performances.map(({ service_details: { code } }) => code),
    at => `performances.${at}.service_details.code`,
  )
  await refuseSecondRecord(call, dossier)
  // Ids in the order of the body: what is read by id comes as it was written.
  const ids = body.performances.map(() => newId()).toSorted()
  const performances = await insertPerformances(
    tx,
    dossier,
    author,
    body.performances.map(({ duration, comment = '', handover }, at) => ({
      addition_id: id,
      task_id: params.taskId,
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
    await refusedWithin(`performances.${at}`, () =>
      leaveNews({ ...call, dossier }, told, body.performances[at]),
    )
  }
  return performances
}

/** Two devices, or two people at one visit: nothing is recorded twice without that somebody says so. */
async function refuseSecondRecord(
  { tx, author, params, body }: Parameters<typeof recordServices>[0],
  dossier: DossierId,
): Promise<void> {
  const named = new Set(body.performances.map(({ service_details: { code } }) => code))
  const known = new Set(body.beside)
  const recorded = (await listPerformancesOfTask(tx, dossier, params.taskId, author.language)).filter(
    ({ _id, struck, service_details: { code } }) => struck === null && named.has(code) && !known.has(_id),
  )
  if (recorded.length > 0) throw new Refusal('recorded_already', { current: recorded })
}

/** What a call recorded that comes again, as it stands now; undefined where it never came. */
export async function readAdded(
  call: Pick<Recording, 'tx' | 'author' | 'session' | 'today' | 'id' | 'params'>,
) {
  const visit = await readVisit(call, call.params.taskId)
  if (!visit) return undefined
  const { dossier } = visit
  const added = await listAdded(call.tx, dossier, call.params.taskId, call.id, call.author.language)
  const told = added.map(performance => asTold(mayOf(visit), 'performance', performance))
  return done(told, { dossier_id: dossier, rows: added.length })
}
