import { getRound } from '@vicino/domain/administrations/rounds.contract.ts'
import type { RoundVisit } from '@vicino/domain/administrations/round.ts'
import { dosesDue } from '@vicino/domain/drugs/due-doses.ts'
import { isCarriedOutBy } from '@vicino/domain/tasks/task-holder.ts'
import { tasksOn } from '@vicino/domain/tasks/schedule.ts'
import { mostTasksOfDay } from '@vicino/domain/tasks/tasks.contract.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import type { Call, Serve } from '../http/serve.ts'
import { stayOn } from '../tasks/visit/visit-sheet.store.ts'
import { listTasks } from '../tasks/calendar/task-list.store.ts'
import {
  listAdministrationsAround,
  listDrugsAround,
  listRoundClients,
  readWindows,
  type RoundClient,
} from './rounds.store.ts'

export function serveRounds(serve: Serve): void {
  serve(getRound, async call => {
    const visits = await listOwnVisits(call)
    const round = visits.length > 0 ? await withDoses(call, visits) : []
    const dossiers = [...new Set(round.map(({ dossierId }) => dossierId))]
    return done(round, { rows: round.length, each: dossiers.map(dossier_id => ({ dossier_id })) })
  })
}

type Asking = Call<typeof getRound>
type Visit = Task & { dossierId: string; client: NonNullable<Task['client']> }

const isVisit = (task: Task): task is Visit => task.dossierId !== null && task.client !== null

/** The visits of a day that the author carries out and that were not called off. */
async function listOwnVisits({ tx, author, query: { date }, today }: Asking): Promise<Visit[]> {
  const asked = {
    author,
    range: { from: date, to: date },
    dossier: undefined,
    filter: { operatorId: author._id },
    today,
  }
  const tasks = await listTasks(tx, asked, mostTasksOfDay + 1)
  if (tasks.length > mostTasksOfDay)
    throw new Refusal('too_many_rows', { current: { limit: mostTasksOfDay } })
  return tasksOn(
    tasks.filter(
      task => isCarriedOutBy(task, author._id) && task.status !== 'not_done' && !task.suspended_by_dossier,
    ),
    date,
  ).filter(isVisit)
}

/** Four statements for any number of visits. */
async function withDoses(call: Asking, visits: readonly Visit[]): Promise<RoundVisit[]> {
  const { tx, author, session, query, now, today } = call
  const ids = [...new Set(visits.map(({ dossierId }) => dossierId))]
  const delegated = session.delegated.includes('drugs.administer')
  const clients = await listRoundClients(tx, author, ids, delegated, today)
  const readable = clients.map(({ dossier }) => dossier)
  const [windows, drugs, administrations] = await Promise.all([
    readWindows(tx),
    listDrugsAround(tx, readable, query.date),
    listAdministrationsAround(tx, readable, query.date, now),
  ])
  const clientOf = new Map(clients.map(client => [client.dossier, client]))
  const drugsOf = Map.groupBy(drugs, ({ dossierId }) => dossierId)
  const administrationsOf = Map.groupBy(administrations, ({ dossierId }) => dossierId)
  return visits.flatMap(visit => {
    const client = clientOf.get(visit.dossierId)
    if (!client) return []
    const own = drugsOf.get(visit.dossierId) ?? []
    const due = dosesDue(own, stayOn(visit, query.date), windows)
    return [
      {
        ...factsOf(visit, client),
        drugs: own,
        due: due.map(({ drug, day, moment, dose }) => ({ drugId: drug._id, day, moment, dose })),
        administrations: administrationsOf.get(visit.dossierId) ?? [],
      },
    ]
  })
}

const factsOf = (visit: Visit, { birthday, may_give }: RoundClient) => ({
  taskId: visit._id,
  date: visit.date,
  start_time: visit.start_time,
  end_time: visit.end_time,
  status: visit.status,
  confirm_open_doses: visit.confirm_open_doses,
  dossierId: visit.dossierId,
  client: visit.client,
  birthday,
  may_give,
})
