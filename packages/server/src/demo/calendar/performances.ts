import { addMonths, firstOfMonth } from '@vicino/domain/days/day.ts'
import { type Instant, instantAt, millisecondsOf, todayIn } from '@vicino/domain/days/instant.ts'
import { isRoutineService, type Performance } from '@vicino/domain/performances/performance.ts'
import { proposedMinutes, realMinutes } from '@vicino/domain/performances/proposed-minutes.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Chance } from '../chance.ts'
import { newsOf } from '../../records/correction.ts'
import type { Content } from '../content.ts'
import { deedOf, logLineOf, workerSignature } from '../traces.ts'
import type { OwnPlans } from './housekeeping.ts'
import type { DemoVisit, VisitOnPlan } from './tours.ts'
import { type DemoPlan, plannedFor, serviceUnder } from './visit-services.ts'

/**
 * Of what is long ago somebody asked already where it was missing. On the first of a month all that is lately missing falls
 * in the month to bill: most clients have nothing to be looked at then too.
 */
const recordedShare = { lately: 0.975, longAgo: 0.99 }

/** The category of what is given as a dose, which the drug chart tells too. */
const medicines = serviceUnder('5002.220').details.category

const comments = [
  'Pelle arrossata al tallone, avvisata l’infermiera.',
  'Ha voluto fare da sola una parte, lasciato tempo.',
  'Presente la figlia.',
  'Più a lungo del solito: era molto stanca.',
  'Materiale quasi finito, da ordinare.',
] as const

/**
 * What was planned to be done on the visits, and what was done on those that took place.
 * @param own what the house offers beside the catalogue
 * @param isLogged whether the logs reach as far back as they do
 */
export function addServices(
  content: Content,
  chance: Chance,
  visits: readonly VisitOnPlan[],
  { now, own, isLogged = true }: { now: Instant; own: OwnPlans; isLogged?: boolean },
): void {
  const notYetBilled = addMonths(firstOfMonth(todayIn(now)), -1)
  for (const { task, visit, missed } of visits) {
    const plan = own.get(visit.title) ?? plannedFor(visit.title)
    content.plannedServices.add({
      task,
      services: plan.map(({ _id, duration }) => ({ serviceId: _id, duration })),
    })
    const { ended_at } = visit
    if (missed || ended_at === null || plan.length === 0) continue
    // Of a month that was billed the office asked until nothing was left out.
    const isRecorded = chance.likely(isLogged ? recordedShare.lately : recordedShare.longAgo)
    if (!isRecorded && visit.date >= notYetBilled) continue
    const at = after(ended_at, chance.whole(10, 90))
    if (at < now) addPerformances(content, chance, task, visit, plan, { at, now, isLogged })
  }
}

/** The services of one visit as one tap recorded them; a few are corrected or struck afterwards, where it is logged. */
function addPerformances(
  content: Content,
  chance: Chance,
  task: Id,
  visit: DemoVisit,
  plan: readonly DemoPlan[],
  { at, now, isLogged }: { at: Instant; now: Instant; isLogged: boolean },
): void {
  const { client, worker, date } = visit
  const addition = chance.id(at)
  const minutes = proposedMinutes(
    plan.map(({ duration }) => duration),
    realMinutes(visit, at),
  )
  const of = { entity_type: 'performance', dossier_id: client._id } as const
  for (const [index, { _id: service_id, details }] of plan.entries()) {
    const first: Performance = {
      // In the order of the plan: performances are read by their ids.
      _id: chance.id(instantAt(millisecondsOf(at) + index)),
      version: 1,
      dossierId: client._id,
      taskId: task,
      date,
      service_details: details,
      duration: minutes[index]!,
      comment: chance.likely(0.06) ? chance.pick(comments) : '',
      author: workerSignature(worker),
      created_at: at,
      written_at: at,
      reason: null,
      struck: null,
      handover: false,
    }
    if (!isLogged) {
      content.performances.add({ ...first, addition_id: addition, service_id })
      continue
    }
    const versions = [first, ...laterVersion(chance, first, now)]
    for (const version of versions) {
      addVersion(content, chance, version, { addition_id: addition, service_id })
      if (version !== first)
        content.deeds.add(
          deedOf(chance, worker, {
            ...of,
            at: version.written_at,
            action: 'update',
            entity_id: version._id,
            fields: [version.struck ? 'struck' : 'duration'],
            reason: version.reason,
          }),
        )
    }
  }
  if (!isLogged) return
  const fields = ['performances']
  content.deeds.add(deedOf(chance, worker, { ...of, at, action: 'create', entity_id: addition, fields }))
}

function laterVersion(chance: Chance, first: Performance, now: Instant): Performance[] {
  const written_at = after(first.created_at, chance.whole(60, 900))
  if (written_at >= now) return []
  const next = { ...first, version: 2, written_at }
  if (chance.likely(0.03)) return [{ ...next, duration: first.duration + 5 }]
  const reason = 'Non eseguita: oggi non ha voluto'
  // What a dose stands beside was done.
  const isLeftOut = chance.likely(0.015) && first.service_details.category !== medicines
  return isLeftOut ? [{ ...next, reason, struck: { reason } }] : []
}

function addVersion(
  content: Content,
  chance: Chance,
  performance: Performance,
  kept: { addition_id: Id; service_id: Id },
): void {
  content.performances.add({ ...performance, ...kept })
  const action = performance.version === 1 ? 'created' : performance.struck ? 'struck' : 'corrected'
  content.news.add({
    ...logLineOf(chance, performance, newsOf('Performance', performance, action)),
    routine: action === 'created' && isRoutineService(performance),
  })
}

const after = (instant: Instant, seconds: number): Instant =>
  instantAt(millisecondsOf(instant) + seconds * 1000)
