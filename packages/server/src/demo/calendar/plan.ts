import { addMinutes } from '@vicino/domain/days/clock.ts'
import { addDays, type Day, startOfWeek } from '@vicino/domain/days/day.ts'
import { type Instant, instantOf } from '@vicino/domain/days/instant.ts'
import type { TaskFields } from '@vicino/domain/tasks/task.ts'
import type { NotDone, TaskStatus } from '@vicino/domain/tasks/task-status.ts'
import type { TaskType } from '@vicino/domain/tasks/task-type.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Chance } from '../chance.ts'
import type { Content } from '../content.ts'
import type { Worker } from '../people/staff.ts'
import type { DemoVisit, VisitOnPlan } from './tours.ts'
import { deedOf } from '../traces.ts'

/** What a demo's tables need to know of the moment for which it is made. */
export type DemoMoment = { today: Day; now: Instant }

const confirmedDaysAhead = 3
/** A week is planned on a day of the third week before it. */
const plannedDaysBefore = 18
const notDoneShare = 0.03
/** Beyond the confirmed days so many visits have one among them for which somebody is still to be found. */
const visitsPerOpenOne = 9

const excuses: readonly NotDone[] = [
  { reason: 'absent', text: 'Nessuno apre, la vicina dice che è dal figlio' },
  { reason: 'cancelled', text: 'Disdetta dalla figlia per telefono' },
  { reason: 'hospital', text: 'In ospedale per un controllo' },
  { reason: 'other', text: 'Auto in panne, rimandata a domani' },
]

const remarks = [
  'Pesare prima della colazione.',
  'Portare il materiale per la medicazione.',
  'La figlia è presente, desidera parlare con noi.',
  'Controllare che abbia bevuto.',
  'Ricordare la visita dal medico di venerdì.',
  'Ritirare la ricetta in farmacia lungo la strada.',
] as const

/**
 * Puts the visits on the plan of the one who planned them, with what became of them since.
 * @param isLogged whether the audit log reaches as far back as they do
 */
export function addVisits(
  content: Content,
  chance: Chance,
  planner: Worker,
  visits: DemoVisit[],
  { today, isLogged = true }: DemoMoment & { isLogged?: boolean },
): VisitOnPlan[] {
  return visits.map((visit, at) => {
    const { client, worker, date, ended_at } = visit
    const planned = instantOf(addDays(startOfWeek(date), -plannedDaysBefore), addMinutes('13:30', at % 180))
    const opened = instantOf(client.opened, '15:30')
    const created_at = planned > opened ? planned : opened
    const missed = ended_at !== null && chance.likely(notDoneShare)
    const status = ended_at === null ? statusAhead(date, today) : missed ? 'not_done' : 'completed'
    const _id = chance.id(created_at)
    addTask(content, _id, {
      ...emptyTask(date),
      title: visit.title,
      description: chance.likely(0.15) ? chance.pick(remarks) : '',
      start_time: visit.start_time,
      end_time: visit.end_time,
      type: 'client',
      status,
      not_done: missed ? chance.pick(excuses) : null,
      client: client._id,
      started_at: missed ? null : visit.started_at,
      ended_at: missed ? null : ended_at,
      suspended_by_dossier: visit.suspended,
      version: ended_at === null ? 1 : missed ? 2 : 3,
      author: planner,
      operators: status === 'pending' && at % visitsPerOpenOne === 0 ? [] : [worker],
      created_at,
    })
    if (isLogged) {
      addPlanning(content, chance, planner, { _id, created_at, client: client._id })
      addDeeds(content, chance, _id, visit, missed)
    }
    return { task: _id, visit, missed }
  })
}

const statusAhead = (date: Day, today: Day): TaskStatus =>
  date <= addDays(today, confirmedDaysAhead) ? 'confirmed' : 'pending'

/** What the audit log knows of a visit that was carried out, or not. */
function addDeeds(content: Content, chance: Chance, task: Id, visit: DemoVisit, missed: boolean): void {
  const { started_at, ended_at, worker, client } = visit
  if (!started_at || !ended_at) return
  const of = { entity_type: 'task', entity_id: task, dossier_id: client._id, action: 'update' } as const
  if (missed) {
    content.deeds.add(deedOf(chance, worker, { ...of, at: started_at, fields: ['status', 'not_done'] }))
    return
  }
  content.deeds.add(deedOf(chance, worker, { ...of, at: started_at, fields: ['started_at'] }))
  content.deeds.add(
    deedOf(chance, worker, {
      ...of,
      at: started_at,
      action: 'read',
      entity_type: 'dossier',
      entity_id: client._id,
    }),
  )
  content.deeds.add(deedOf(chance, worker, { ...of, at: ended_at, fields: ['status', 'ended_at'] }))
}

/** What stands on a plan beside the visits: the team's meeting, an absence, things to remember. */
export function addOtherTasks(content: Content, chance: Chance, workers: Worker[], moment: DemoMoment): void {
  const { today } = moment
  const created_at = instantOf(addDays(today, -20), '11:15')
  const by = (post: string) => workers.find(worker => worker.post === post)
  const planner = by('pianificazione')
  const add = (
    author: Worker | undefined,
    task: Partial<PlannedTask> & { title: string; type: TaskType },
  ): void => {
    if (!author) return
    const _id = chance.id(created_at)
    addTask(content, _id, {
      ...emptyTask(task.date ?? today),
      author,
      operators: [author],
      created_at,
      ...task,
    })
    addPlanning(content, chance, author, { _id, created_at, client: null })
  }
  const office = workers.filter(
    ({ tour, roles }) => !tour && !roles.includes('MED') && !roles.includes('AUD'),
  )
  for (const weeks of [-3, -2, -1, 0, 1, 2])
    add(planner, {
      title: 'Riunione d’équipe',
      type: 'event',
      description: 'Passaggi difficili della settimana, turni, materiale.',
      date: addDays(startOfWeek(today), 7 * weeks + 2),
      start_time: '16:30',
      end_time: '17:30',
      status: 'confirmed',
      operators: office,
    })
  add(by('amministrazione'), {
    ...wholeDays(today, 7, 11),
    title: 'Vacanze',
    type: 'holiday',
    status: 'confirmed',
  })
  add(by('amministrazione'), { title: 'Spedire le fatture del mese', type: 'task', date: addDays(today, 1) })
  add(by('infermiera'), {
    ...wholeDays(today, 0, 0),
    title: 'Chiamare la farmacia per le ricette di domani',
    type: 'reminder',
  })
  add(by('capo'), {
    title: 'Dentista',
    type: 'personal',
    date: addDays(startOfWeek(today), 8),
    start_time: '17:00',
    end_time: '18:00',
    status: 'confirmed',
  })
}

function wholeDays(today: Day, from: number, to: number): Partial<PlannedTask> {
  return {
    date: addDays(today, from),
    end_date: addDays(today, to),
    start_time: null,
    end_time: null,
    full_day: true,
  }
}

/** A task as it is put on the plan, and what became of it. */
type PlannedTask = Omit<TaskFields, 'operators'> & {
  author: Worker
  operators: Worker[]
  created_at: Instant
  suspended_by_dossier: boolean
  version: number
}

const emptyTask = (date: Day) =>
  ({
    description: '',
    date,
    end_date: date,
    start_time: '09:00',
    end_time: '10:00',
    full_day: false,
    status: 'pending',
    not_done: null,
    client: null,
    started_at: null,
    ended_at: null,
    confirm_overlap: null,
    confirm_open_doses: null,
    suspended_by_dossier: false,
    version: 1,
  }) as const

function addTask(content: Content, _id: Id, task: PlannedTask): void {
  const { author, created_at, suspended_by_dossier, version, ...planned } = task
  const { client: dossier, type } = planned
  content.tasks.add({
    _id,
    fields: { ...planned, operators: planned.operators.map(({ _id: operator }) => operator) },
    placing: { dossier, opens_dossier: type === 'client', suspended_by_dossier },
    author: author._id,
    created_at,
    version,
  })
}

const plannedFields = ['title', 'date', 'start_time', 'end_time', 'type', 'operators'] as const

/** What the audit log knows of a task that was put on the plan. */
function addPlanning(
  content: Content,
  chance: Chance,
  author: Worker,
  { _id, created_at, client }: { _id: Id; created_at: Instant; client: Id | null },
): void {
  content.deeds.add(
    deedOf(chance, author, {
      at: created_at,
      action: 'create',
      entity_type: 'task',
      entity_id: _id,
      dossier_id: client,
      fields: [...plannedFields, ...(client ? ['client'] : [])],
    }),
  )
}
