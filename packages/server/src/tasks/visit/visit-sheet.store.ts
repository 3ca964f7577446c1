import { addDays, type Day } from '@vicino/domain/days/day.ts'
import {
  permissionForWarning,
  type Warning,
  type WarningFamily,
  warningKinds,
} from '@vicino/domain/warnings/warning.ts'
import { changeOf, type Scheduled } from '@vicino/domain/drugs/day-scheme.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import type { DoseWindows } from '@vicino/domain/drugs/dose-windows.ts'
import { dosesDue, type Stay } from '@vicino/domain/drugs/due-doses.ts'
import { dueStay } from '@vicino/domain/drugs/hospital-return.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { VisitDose, VisitSheet } from '@vicino/domain/tasks/visit-sheet.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../../access/author.ts'
import { type Answer, listAnswers } from '../../administrations/open-doses.store.ts'
import { readWindows } from '../../administrations/dose-facts.store.ts'
import type { Tx } from '../../db/tenant.ts'
import { listEndedSuspensions } from '../../drugs/hospital-return.store.ts'
import { withinReach } from '../../http/dossier-access.ts'

type ClientRow = Pick<VisitSheet, 'address' | 'phone' | 'access_note' | 'birthday'> & {
  dossier: Id
  reads_drugs: boolean
  writes_drugs: boolean
}
type WarningRow = Pick<Warning, '_id' | 'kind' | 'text'> & { dossier: Id }
type DrugRow = Scheduled &
  Pick<Drug, '_id' | 'version' | 'name' | 'modality' | 'dose_unit' | 'comments'> & { dossier: Id }

/**
 * The visits among these tasks with what a nurse needs next to each client, as far as she may read it. Six
 * statements for any number of visits; a closed dossier stays closed. `day` is the one that is looked at.
 */
export async function withVisitSheets(
  tx: Tx,
  author: Author,
  tasks: readonly Task[],
  day: Day,
  today: Day,
): Promise<Task[]> {
  const ids = [...new Set(tasks.flatMap(({ dossierId }) => dossierId ?? []))]
  if (ids.length === 0) return [...tasks]
  const days = daysOf(tasks)
  const [clients, warnings, drugs, answers, windows, suspensions] = await Promise.all([
    listClients(tx, author, ids, today),
    listWarnings(tx, author, ids, today),
    listDrugs(tx, author, ids, days, today),
    listAnswers(
      tx,
      ids.map(dossier => ({ dossier, ...days })),
    ),
    readWindows(tx),
    listEndedSuspensions(tx, ids, today),
  ])
  const clientOf = new Map(clients.map(client => [client.dossier, client]))
  const warningsOf = Map.groupBy(warnings, warning => warning.dossier)
  const drugsOf = Map.groupBy(drugs, drug => drug.dossier)
  const answersOf = Map.groupBy(answers, answer => answer.dossier)
  const endedOf = new Map(suspensions.map(ended => [ended.dossier, ended]))
  return tasks.map(task => {
    const client = clientOf.get(task.dossierId ?? '')
    if (!client) return task
    const { dossier, reads_drugs, writes_drugs, ...known } = client
    const standing = (warningsOf.get(dossier) ?? []).map(({ _id, kind, text }) => ({ _id, kind, text }))
    const doses = () => dosesOf(drugsOf.get(dossier) ?? [], stayOn(task, day), windows)
    const due = reads_drugs ? doses().map(withAnswer(answersOf.get(dossier) ?? [])) : null
    const hospital_return = writes_drugs ? dueStay(endedOf.get(dossier), today) : null
    return { ...task, visit: { ...known, warnings: standing, due, hospital_return } }
  })
}

const listClients = (tx: Tx, author: Author, ids: readonly Id[], today: Day) => tx<ClientRow[]>`
  select d._id as dossier, d.address, d.phone, d.access_note, d.birthday,
    ${withinReach(tx, author, 'drugs.read', 'd._id', today)} as reads_drugs,
    ${withinReach(tx, author, 'drugs.write_list', 'd._id', today)} as writes_drugs
  from dossier d
  where d._id = any(${ids}::uuid[]) and ${withinReach(tx, author, 'personal.read', 'd._id', today)}
    and (d.status <> 'closed' or exists (
      select from dossier_opening o
      where o.dossier_id = d._id and o.user_id = ${author._id} and o.until > now()
    ))`

const kindsOf = (family: WarningFamily) =>
  warningKinds.filter(kind => kind.family === family).map(kind => kind.value)

const ofFamily = (tx: Tx, author: Author, family: WarningFamily, today: Day) => {
  const permission = permissionForWarning(kindsOf(family)[0]!, 'read')
  return tx`(w.kind = any(${kindsOf(family)}) and ${withinReach(tx, author, permission, 'w.dossier_id', today)})`
}

const listWarnings = (tx: Tx, author: Author, ids: readonly Id[], today: Day) => tx<WarningRow[]>`
  select w.dossier_id as dossier, w._id, w.kind, w.text from warning w
  where w.dossier_id = any(${ids}::uuid[]) and w.current and w.ended is null
    and (${ofFamily(tx, author, 'clinical', today)} or ${ofFamily(tx, author, 'practical', today)})
  order by array_position(${warningKinds.map(({ value }) => value)}::text[], w.kind), w.since, w._id`

/** The days of whose schemes a dose may be due in one of the visits: a night's dose may fall on the day before. */
function daysOf(tasks: readonly Task[]): { from: Day; to: Day } {
  const from = tasks.map(({ date }) => date).reduce((a, b) => (a < b ? a : b))
  const to = tasks.map(({ end_date }) => end_date).reduce((a, b) => (a > b ? a : b))
  return { from: addDays(from, -1), to }
}

/** Drugs that may be due during one of the visits. */
function listDrugs(
  tx: Tx,
  author: Author,
  ids: readonly Id[],
  { from, to }: { from: Day; to: Day },
  today: Day,
) {
  return tx<DrugRow[]>`
    select g.dossier_id as dossier, g._id, g.version, g.name, g.modality, g.dose_unit, g.comments, g.start_date,
      g.end_date, g.days, g.every_n_days, g.morning, g.afternoon, g.evening, g.night, g.reserve, g.self_managed,
      g.dose_scale, g.struck
    from drug g
    where g.dossier_id = any(${ids}::uuid[]) and g.current and g.struck is null
      and g.start_date <= ${to} and coalesce(g.end_date, 'infinity') >= ${from}
      and ${withinReach(tx, author, 'drugs.read', 'g.dossier_id', today)}
    order by g.name, g._id`
}

/** A visit with clocks lasts as it does; one of whole days is looked at on the day that is asked for. */
export const stayOn = ({ date, end_date, start_time, end_time }: Task, day: Day): Stay =>
  start_time === null
    ? { date: day, end_date: day, start_time, end_time }
    : { date, end_date, start_time, end_time }

const dosesOf = (drugs: readonly DrugRow[], stay: Stay, windows: DoseWindows): Omit<VisitDose, 'answer'>[] =>
  dosesDue(drugs, stay, windows).map(({ drug, dose, day, moment }) => {
    const { _id, version, name, modality, dose_unit, dose_scale, comments } = drug
    return {
      drugId: _id,
      drug_version: version,
      name,
      modality,
      dose_unit,
      dose_scale,
      comments,
      dose,
      day,
      moment,
      change_on: changeOf(drug, day),
    }
  })

const withAnswer =
  (answers: readonly Answer[]) =>
  (dose: Omit<VisitDose, 'answer'>): VisitDose => {
    const answer = answers.find(
      ({ drugId, day, moment }) => drugId === dose.drugId && day === dose.day && moment === dose.moment,
    )
    return { ...dose, answer: answer?.status ?? null }
  }
