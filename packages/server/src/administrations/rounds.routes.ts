import { asTold } from '@vicino/domain/access/need-to-know.ts'
import {
  getOpenDoses,
  mostClientsNamed,
  type OpenDosesOfHouse,
} from '@vicino/domain/administrations/open-doses.contract.ts'
import { getBedside, getRound } from '@vicino/domain/administrations/rounds.contract.ts'
import type { Bedside } from '@vicino/domain/administrations/bedside.ts'
import type { OpenDosesOfClient } from '@vicino/domain/administrations/open-doses.ts'
import { scopesOf } from '@vicino/domain/access/permits.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import type { RoundVisit } from '@vicino/domain/administrations/round.ts'
import { dosesDue, drugsWithoutDose } from '@vicino/domain/drugs/due-doses.ts'
import { standingDrugs } from '@vicino/domain/drugs/ordered-doses.ts'
import { isCarriedOutBy } from '@vicino/domain/tasks/task-holder.ts'
import { tasksOn } from '@vicino/domain/tasks/schedule.ts'
import { mostTasksOfDay } from '@vicino/domain/tasks/tasks.contract.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { stayOn } from '../tasks/visit/visit-sheet.store.ts'
import { listTasks } from '../tasks/calendar/task-list.store.ts'
import { readBedsides, readKnownAllergies } from './bedside.store.ts'
import { listOpenDoses, listOwnClients, listVisitedClients } from './open-doses.store.ts'
import { asNeededOf, doseLinesOf, namedOf } from './dose-lines.ts'
import { readClientFacts } from './dose-facts.store.ts'
import { listVersionsAround } from './drug-versions.store.ts'
import { listAdministrationsAround, listRoundClients, type RoundClient } from './rounds.store.ts'

export function serveRounds(serve: Serve): void {
  serve(getRound, async call => {
    const visits = await listOwnVisits(call)
    const round = visits.length > 0 ? await withDoses(call, visits) : []
    const dossiers = [...new Set(round.map(({ dossierId }) => dossierId))]
    return done(round, { rows: round.length, each: dossiers.map(dossier_id => ({ dossier_id })) })
  })

  serve(getBedside, bedsideOf)

  serve(getOpenDoses, async call => {
    const [clients, house] = await Promise.all([listOwnOpenDoses(call), countOfHouse(call)])
    const each = clients.map(({ dossierId }) => ({ dossier_id: dossierId }))
    return done({ clients, house }, { rows: clients.length, each })
  })
}

type AskingBedside = Call<typeof getBedside>

/** What has to be in sight at one client's bed. */
async function bedsideOf({ tx, author, dossier, today, now }: AskingBedside): Promise<Bedside> {
  const [[client], versions, allergies] = await Promise.all([
    listRoundClients(tx, author, [dossier], today),
    listVersionsAround(tx, [dossier], today),
    readKnownAllergies(tx, { author, today }, [dossier]),
  ])
  const known = { ...found(client), allergies: allergies.get(dossier) ?? null }
  const drugs = standingDrugs(versions)
  return found((await readBedsides(tx, { author, today, now }, [known], drugs)).get(dossier))
}

type AskingOpen = Call<typeof getOpenDoses>

/**
 * Of a client of today everything is named, for whoever comes answers; of others only what her own visits left:
 * nobody else may know of it.
 */
async function listOwnOpenDoses({ tx, author, now, today }: AskingOpen): Promise<OpenDosesOfClient[]> {
  const own = await listOwnClients(tx, author, today)
  const isToday = new Map(own.map(({ dossier, today: visited }) => [dossier, visited]))
  const clients = await listRoundClients(tx, author, [...isToday.keys()], today)
  const ids = clients.map(({ dossier }) => dossier)
  const [openOf, facts] = await Promise.all([
    listOpenDoses(tx, ids, { author, today, now }),
    readClientFacts(tx, { author, today }, ids, today, now),
  ])
  return clients.flatMap(({ dossier: dossierId, client, birthday, may_give }) => {
    const open = (openOf.get(dossierId) ?? []).filter(dose => dose.own || isToday.get(dossierId))
    if (open.length === 0) return []
    return [{ dossierId, client, birthday, may_give, ...namedOf(open, facts.get(dossierId)!, now) }]
  })
}

/** The doses that ended today or last night without an answer, for whoever leads a team or the house. */
async function countOfHouse({ tx, author, now, today }: AskingOpen): Promise<OpenDosesOfHouse | null> {
  const leads = scopesOf(author, 'drugs.read', 'read').some(scope => scope === 'all' || scope === 'team')
  if (!leads) return null
  const visited = await listVisitedClients(tx, author, today)
  const ids = visited.map(({ dossier }) => dossier)
  const from = addDays(today, -1)
  const openOf = await listOpenDoses(tx, ids, { author, today, now, from })
  const ofToday = (dossier: Id) =>
    openOf.get(dossier)!.filter(({ day, moment }) => day === today || moment === 'night')
  const clients = visited
    .map(({ dossier, client }) => ({ dossierId: dossier, client, count: ofToday(dossier).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  return {
    doses: clients.reduce((sum, { count }) => sum + count, 0),
    clients: clients.length,
    most: clients.slice(0, mostClientsNamed),
  }
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

/** Ten statements for any number of visits. */
async function withDoses(call: Asking, visits: readonly Visit[]): Promise<RoundVisit[]> {
  const { tx, author, query, now, today } = call
  const ids = [...new Set(visits.map(({ dossierId }) => dossierId))]
  const clients = await listRoundClients(tx, author, ids, today)
  const readable = clients.map(({ dossier }) => dossier)
  const [facts, administrations] = await Promise.all([
    readClientFacts(tx, { author, today }, readable, query.date, now),
    listAdministrationsAround(tx, readable, query.date, now),
  ])
  const bedsides = await readBedsides(
    tx,
    { author, today, now },
    clients.map(client => ({ ...client, allergies: facts.get(client.dossier)?.allergies ?? null })),
    [...facts.values()].flatMap(({ drugs }) => drugs),
  )
  const clientOf = new Map(clients.map(client => [client.dossier, client]))
  const administrationsOf = Map.groupBy(administrations, ({ dossierId }) => dossierId)
  return visits.flatMap(visit => {
    const client = clientOf.get(visit.dossierId)
    const ofClient = facts.get(visit.dossierId)
    const bedside = bedsides.get(visit.dossierId)
    if (!client || !ofClient || !bedside) return []
    const written = administrationsOf.get(visit.dossierId) ?? []
    const known = { facts: ofClient, written, now }
    const { versions, windows, reads_values } = ofClient
    const stay = stayOn(visit, query.date)
    const due = dosesDue(versions, stay, { windows, now })
    return [
      {
        ...factsOf(visit, client),
        due: doseLinesOf(due, known),
        as_needed: asNeededOf(today, known),
        without_dose: drugsWithoutDose(versions, stay),
        administrations: written.map(one => asTold(() => reads_values, 'administration', one)),
        bedside,
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
