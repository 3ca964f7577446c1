import { type CarePlan, type CareProblem, goalsOf, measuresOf } from '@vicino/domain/care-plan/care-plan.ts'
import { addDays, addMonths } from '@vicino/domain/days/day.ts'
import { type Instant, instantOf, minutesAfter, todayIn } from '@vicino/domain/days/instant.ts'
import type { Focus } from '@vicino/domain/focus/focus.ts'
import { fullName } from '@vicino/domain/people/person-name.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { News } from '../../activity/activity.store.ts'
import { newsOf } from '../../records/correction.ts'
import type { DemoMoment } from '../calendar/plan.ts'
import { serviceUnder } from '../calendar/visit-services.ts'
import type { Chance } from '../chance.ts'
import type { Content } from '../content.ts'
import type { DemoClient } from '../people/clients.ts'
import type { Worker } from '../people/staff.ts'
import { deedOf, logLineOf, workerSignature } from '../traces.ts'
import { careStories } from './care-plan-stories.ts'

/** How the plans stand, in turn: signed, to be evaluated soon or since yesterday, evaluated, a draft, being changed. */
const turns = [
  'evaluated',
  'signed',
  'changing',
  'overdue',
  'signed',
  'draft',
  'signed',
  'soon',
  'signed',
  'evaluated',
] as const

/** Writes a plan for each client of whose open focuses a story tells, by the nurse who answers for her. */
export function addCarePlans(
  content: Content,
  chance: Chance,
  clients: readonly DemoClient[],
  nurses: ReadonlyMap<Id, Worker>,
  moment: DemoMoment,
): void {
  const standing = new Map(content.focuses.all.map(focus => [focus._id, focus]))
  const open = [...standing.values()].filter(
    ({ status, struck, focusTopicId }) =>
      status === 'open' && !struck && focusTopicId && careStories[focusTopicId],
  )
  const ofClients = Map.groupBy(open, ({ dossierId }) => dossierId)
  let at = 0
  for (const client of clients) {
    const focuses = ofClients.get(client._id)
    if (
      focuses &&
      addPlan(content, chance, client, nurses.get(client._id)!, focuses, turns[at % turns.length]!, moment)
    )
      at += 1
  }
}

type Made = Omit<CarePlan, 'services'>

/** False where the focuses are so new that nobody has written a plan yet. */
function addPlan(
  content: Content,
  chance: Chance,
  client: DemoClient,
  nurse: Worker,
  focuses: readonly Focus[],
  turn: (typeof turns)[number],
  { today, now }: DemoMoment,
): boolean {
  const newest = focuses
    .map(({ created_at }) => todayIn(created_at))
    .toSorted()
    .at(-1)!
  const written = instantOf(addDays(newest, 1), `11:${chance.whole(10, 40)}`)
  const signedAt = minutesAfter(written, 20)
  if (signedAt >= now) return false
  const signed_on = todayIn(signedAt)
  const usual = addMonths(signed_on, 3)
  const evaluate_on = turn === 'soon' ? addDays(today, 4) : turn === 'overdue' ? addDays(today, -1) : usual
  const signature = workerSignature(nurse)
  const draft: Made = {
    _id: chance.id(written),
    dossierId: client._id,
    version: 1,
    status: 'draft',
    act: 'written',
    problems: focuses.map(focus => problemOf(chance, focus, written)),
    evaluate_on: evaluate_on < signed_on ? signed_on : evaluate_on,
    signature: null,
    signed_on: null,
    client_signature: null,
    evaluation: null,
    in_force: null,
    due_on: null,
    author: signature,
    created_at: written,
    written_at: written,
    reason: null,
    struck: null,
  }
  const keep = (plan: Made, action: News['action'], deed: 'create' | 'update' | 'sign'): Made => {
    content.carePlans.add(plan)
    const told = { ...plan, services: servicesOf(plan) }
    content.news.add(logLineOf(chance, told, newsOf('care_plan', told, action)))
    const of = { entity_type: 'care_plan', entity_id: plan._id, dossier_id: client._id } as const
    content.deeds.add(
      deedOf(chance, nurse, { ...of, at: plan.written_at, action: deed, reason: plan.reason }),
    )
    return plan
  }
  keep(draft, 'created', 'create')
  if (turn === 'draft') return true
  const signed = keep(
    {
      ...draft,
      version: 2,
      status: 'signed',
      act: 'signed',
      signature,
      signed_on,
      client_signature: chance.likely(0.6) ? { name: fullName(client), on: signed_on } : null,
      in_force: 2,
      due_on: draft.evaluate_on,
      written_at: signedAt,
    },
    'continued',
    'sign',
  )
  const later = instantOf(addDays(today, -1), `15:${chance.whole(10, 50)}`)
  if (later <= signedAt) return true
  if (turn === 'evaluated') keep(evaluatedOf(signed, later), 'continued', 'update')
  if (turn === 'changing') keep(changedOf(signed, later), 'corrected', 'update')
  return true
}

function problemOf(chance: Chance, focus: Focus, at: Instant): CareProblem {
  const { description, goals, measures } = careStories[focus.focusTopicId!]!
  return {
    _id: chance.id(at),
    title: focus.focus,
    focusId: focus._id,
    focusTopicId: focus.focusTopicId,
    description,
    goals: goals.map(text => ({ _id: chance.id(at), text })),
    measures: measures.map(({ service, name = '', ...measure }) => ({
      _id: chance.id(at),
      ...measure,
      serviceId: service === undefined ? null : serviceUnder(service)._id,
      responsible_name: name,
    })),
  }
}

/** The services that a plan names, as its reader is told them. */
function servicesOf(plan: Pick<Made, 'problems'>): CarePlan['services'] {
  const named = new Set(measuresOf(plan).flatMap(({ serviceId }) => serviceId ?? []))
  const codes = Object.values(careStories).flatMap(({ measures }) =>
    measures.flatMap(({ service }) => service ?? []),
  )
  const services = new Map(codes.map(code => [serviceUnder(code)._id, serviceUnder(code).details]))
  return [...named].map(serviceId => ({ serviceId, ...services.get(serviceId)! }))
}

const evaluatedOf = (signed: Made, at: Instant): Made => {
  const on = todayIn(at)
  const next = addMonths(on, 2)
  const outcomes = goalsOf(signed).map(({ _id: goalId }, of) =>
    of === 0
      ? { goalId, outcome: 'partly' as const, note: 'Va meglio, non ancora ogni giorno.' }
      : { goalId, outcome: 'reached' as const, note: '' },
  )
  const note = 'Il piano aiuta e continua; le misure restano.'
  return {
    ...signed,
    version: 3,
    act: 'evaluated',
    evaluation: { on, by: signed.author, outcomes, note },
    evaluate_on: next,
    due_on: next,
    in_force: 3,
    written_at: at,
  }
}

const changedOf = (signed: Made, at: Instant): Made => ({
  ...signed,
  version: 3,
  status: 'draft',
  act: 'changed',
  problems: signed.problems.map(({ measures, ...problem }) => ({
    ...problem,
    measures: measures.map((measure, of) =>
      of === 0 ? { ...measure, frequency: measure.frequency + 1 } : measure,
    ),
  })),
  signature: null,
  signed_on: null,
  client_signature: null,
  written_at: at,
  reason: 'Il bisogno è cambiato',
})
