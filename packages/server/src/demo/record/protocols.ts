import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { instantOf, todayIn } from '@vicino/domain/days/instant.ts'
import { fullName } from '@vicino/domain/people/person-name.ts'
import { cadute } from '@vicino/domain/protocols/models/falls.ts'
import { malnutrizione } from '@vicino/domain/protocols/models/malnutrition.ts'
import { ldp } from '@vicino/domain/protocols/models/pressure-injuries.ts'
import type { WrittenModel } from '@vicino/domain/protocols/models/written-model.ts'
import type { OpenedProtocol, StepDone } from '@vicino/domain/protocols/opened-protocol.ts'
import { fieldsOfModel } from '@vicino/domain/protocols/protocol-models.ts'
import { openedFrom, plannedStep } from '@vicino/domain/protocols/protocol-rules.ts'
import type { Protocol } from '@vicino/domain/protocols/protocol.ts'
import { daysOfSeries } from '@vicino/domain/series/series-days.ts'
import { careTask } from '@vicino/domain/tasks/task-step.ts'
import { completeTask } from '@vicino/domain/tasks/written-task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { newsOf } from '../../records/correction.ts'
import type { DemoMoment } from '../calendar/plan.ts'
import { serviceUnder } from '../calendar/visit-services.ts'
import type { Chance } from '../chance.ts'
import type { Content } from '../content.ts'
import type { DemoClient } from '../people/clients.ts'
import type { Worker } from '../people/staff.ts'
import { deedOf, logLineOf, workerSignature } from '../traces.ts'

/** Since so many days the house works by its protocols, and a client by one. */
const releasedDays = 90
const openedDays = 10

type Made = Omit<Protocol, 'services' | 'in_force'>

/**
 * Three protocols that the director has released, and the one against falls open for the first client of whose open
 * focuses one asks for it. What other dossiers ask for is proposed.
 */
export function addProtocols(
  content: Content,
  chance: Chance,
  clients: readonly DemoClient[],
  nurses: ReadonlyMap<Id, Worker>,
  director: Worker,
  moment: DemoMoment,
): void {
  const released = [ldp, malnutrizione, cadute].map(model =>
    release(content, chance, model, director, moment),
  )
  const falls = released.at(-1)!
  const topics = new Set(falls.triggers.map(({ focusTopicId }) => focusTopicId))
  const starts_on = addDays(moment.today, -openedDays)
  const asking = content.focuses.all.find(
    ({ focusTopicId, status, created_at, struck }) =>
      status === 'open' && !struck && topics.has(focusTopicId) && todayIn(created_at) < starts_on,
  )
  const client = clients.find(({ _id }) => _id === asking?.dossierId)
  if (client) open(content, chance, falls, client, nurses.get(client._id)!, starts_on)
}

/** A model as it was taken by the house and released on the same day. */
function release(
  content: Content,
  chance: Chance,
  model: WrittenModel,
  director: Worker,
  { today }: DemoMoment,
): Made {
  const released_on = addDays(today, -releasedDays)
  const written_at = instantOf(released_on, '14:05')
  const author = workerSignature(director)
  const draft: Made = {
    _id: chance.id(written_at),
    version: 1,
    key: model.key,
    status: 'draft',
    act: 'written',
    ...fieldsOfModel(
      model,
      code => serviceUnder(code)._id,
      () => chance.id(written_at),
    ),
    valid_from: null,
    released_by: null,
    released_on: null,
    author,
    created_at: written_at,
    written_at,
  }
  const whole: Made = {
    ...draft,
    version: 2,
    status: 'released',
    act: 'released',
    valid_from: released_on,
    released_by: author,
    released_on,
    written_at: instantOf(released_on, '14:40'),
  }
  for (const [version, action] of [
    [draft, 'create'],
    [whole, 'sign'],
  ] as const) {
    content.protocols.add(version)
    const of = { entity_type: 'protocol', entity_id: version._id, dossier_id: null }
    content.deeds.add(deedOf(chance, director, { ...of, at: version.written_at, action }))
  }
  return whole
}

/** Opens it for a client, with its tasks, of which the first ones are done. */
function open(
  content: Content,
  chance: Chance,
  protocol: Made,
  client: DemoClient,
  nurse: Worker,
  starts_on: Day,
): void {
  const { title, steps, review_days } = protocol
  const opened_at = instantOf(starts_on, '10:15')
  const author = workerSignature(nurse)
  const named = steps.flatMap(({ serviceId }) => serviceId ?? [])
  const opened: Omit<OpenedProtocol, 'services'> = {
    _id: chance.id(opened_at),
    dossierId: client._id,
    ...openedFrom(
      protocol,
      steps.map(({ _id }) => _id),
    ),
    starts_on,
    evaluate_on: addDays(starts_on, review_days),
    responsible: { _id: nurse._id, name: fullName(nurse), avatar: null },
    author,
    created_at: opened_at,
    written_at: opened_at,
  }
  content.openedProtocols.add(opened)
  const services = [...new Set(named)].map(serviceId => ({ serviceId, ...detailsOf(serviceId) }))
  const told = { ...opened, services }
  content.news.add(logLineOf(chance, told, newsOf('opened_protocol', told, 'created')))
  const of = { entity_type: 'opened_protocol', dossier_id: client._id } as const
  content.deeds.add(deedOf(chance, nurse, { ...of, entity_id: opened._id, at: opened_at, action: 'create' }))
  const tasks = addTasks(content, chance, opened, client, nurse)
  const firstTasks = tasks.filter(({ date }) => date === starts_on)
  for (const [at, { stepId, taskId }] of firstTasks.entries()) {
    const done_at = instantOf(starts_on, `10:${50 + at}`)
    const done: StepDone = {
      _id: chance.id(done_at),
      dossierId: client._id,
      version: 1,
      openedId: opened._id,
      stepId,
      step: steps.find(({ _id }) => _id === stepId)!.text,
      protocol: title,
      done_on: starts_on,
      note: notes[at % notes.length]!,
      taskId,
      author,
      created_at: done_at,
      written_at: done_at,
      reason: null,
      struck: null,
    }
    content.stepsDone.add(done)
    content.news.add(logLineOf(chance, done, newsOf('opened_protocol', done, 'continued')))
    content.deeds.add(deedOf(chance, nurse, { ...of, entity_id: done._id, at: done_at, action: 'create' }))
  }
}

/** What was found on the first day, step by step. */
const notes = [
  'Cammina con il rollator, passo corto. Vista controllata in settembre. Pantofole aperte: cambiate.',
  'Tappeto del corridoio tolto, luce notturna messa tra camera e bagno. Soglia del balcone segnata.',
  'Sdraiato 138/82, in piedi dopo un minuto 132/80, dopo tre 134/80: nessun calo.',
  'Scritto al medico curante: rivedere il sonnifero della sera.',
] as const

/** Its tasks on the calendar, those of the first day done. */
function addTasks(
  content: Content,
  chance: Chance,
  opened: Omit<OpenedProtocol, 'services'>,
  client: DemoClient,
  nurse: Worker,
) {
  const { _id: openedId, starts_on, evaluate_on, steps, created_at } = opened
  return steps.flatMap(step => {
    const [planned] = plannedStep(step, starts_on, { from: starts_on, until: evaluate_on, today: starts_on })
    if (!planned) return []
    const series = planned.repeat ? daysOfSeries(planned.date, planned.repeat) : [planned.date]
    return (Array.isArray(series) ? series : []).map(date => {
      const written = { date, type: 'task' as const, full_day: true, operators: [nurse._id] }
      const status = date === starts_on ? ('completed' as const) : ('pending' as const)
      const taskId = chance.id(created_at)
      content.tasks.add({
        _id: taskId,
        fields: completeTask({ ...written, title: careTask.label, status }, nurse._id),
        placing: { dossier: null, opens_dossier: false, suspended_by_dossier: false },
        author: nurse._id,
        created_at,
      })
      content.stepTasks.add({ openedId, stepId: step._id, taskId, dossierId: client._id })
      return { stepId: step._id, taskId, date }
    })
  })
}

/** A service of a model as it is named. */
function detailsOf(serviceId: Id) {
  const codes = cadute.steps.flatMap(({ service }) => service ?? [])
  return serviceUnder(codes.find(code => serviceUnder(code)._id === serviceId)!).details
}
