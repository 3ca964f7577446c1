import type { AdministrationStatus } from '@vicino/domain/administrations/administration-status.ts'
import { isDose } from '@vicino/domain/administrations/doses-of-day.ts'
import type { OrderedDose } from '@vicino/domain/administrations/dose-to-give.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { type Warning, type WarningFamily, warningKinds } from '@vicino/domain/warnings/warning.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { dosesDue, drugsWithoutDose, type Stay } from '@vicino/domain/drugs/due-doses.ts'
import { dueStay } from '@vicino/domain/drugs/hospital-return.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { drugWithoutDoseOf, visitDoseOf, type VisitSheet } from '@vicino/domain/tasks/visit-sheet.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../../access/author.ts'
import { type DoseAnswer, listAnswers } from '../../administrations/open-doses.store.ts'
import { readWindows } from '../../administrations/dose-facts.store.ts'
import { listVersions } from '../../administrations/drug-versions.store.ts'
import type { Tx } from '../../db/tenant.ts'
import { listEndedSuspensions } from '../../drugs/hospital-return.store.ts'
import { knownWithin, withinReach } from '../../http/dossier-access.ts'

type ClientRow = Pick<VisitSheet, 'address' | 'phone' | 'access_note' | 'birthday'> & {
  dossier: Id
  reads_drugs: boolean
  writes_drugs: boolean
}
type WarningRow = Pick<Warning, '_id' | 'kind' | 'text'> & { dossier: Id }

/** Who looks at the visits, and when. */
type Reader = { author: Author; today: Day; now: Instant }

/**
 * The visits among these tasks with what a nurse needs next to each client, as far as she may read it. Six
 * statements for any number of visits; a closed dossier stays closed. `day` is the one that is looked at.
 */
export async function withVisitSheets(
  tx: Tx,
  { author, today, now }: Reader,
  tasks: readonly Task[],
  day: Day,
): Promise<Task[]> {
  const ids = [...new Set(tasks.flatMap(({ dossierId }) => dossierId ?? []))]
  if (ids.length === 0) return [...tasks]
  const days = daysOf(tasks)
  const ranges = ids.map(dossier => ({ dossier, ...days }))
  const [clients, warnings, versions, written, windows, suspensions] = await Promise.all([
    listClients(tx, author, ids, today),
    listWarnings(tx, author, ids, today),
    listVersions(tx, ranges),
    listAnswers(tx, ranges),
    readWindows(tx),
    listEndedSuspensions(tx, ids, today),
  ])
  const clientOf = new Map(clients.map(client => [client.dossier, client]))
  const warningsOf = Map.groupBy(warnings, warning => warning.dossier)
  const versionsOf = Map.groupBy(versions, ({ dossierId }) => dossierId)
  const answersOf = Map.groupBy(written, answer => answer.dossier)
  const endedOf = new Map(suspensions.map(ended => [ended.dossier, ended]))
  return tasks.map(task => {
    const client = clientOf.get(task.dossierId ?? '')
    if (!client) return task
    const { dossier, reads_drugs, writes_drugs, ...known } = client
    const standing = (warningsOf.get(dossier) ?? []).map(({ _id, kind, text }) => ({ _id, kind, text }))
    const stay = stayOn(task, day)
    const ordered = versionsOf.get(dossier) ?? []
    const doses = () => dosesDue(ordered, stay, { windows, now })
    const answers = answersOf.get(dossier) ?? []
    const due = reads_drugs ? doses().map(dose => visitDoseOf(dose, answerTo(dose, answers))) : null
    const without_dose = reads_drugs ? drugsWithoutDose(ordered, stay).map(drugWithoutDoseOf) : null
    const hospital_return = writes_drugs ? dueStay(endedOf.get(dossier), today) : null
    return { ...task, visit: { ...known, warnings: standing, due, without_dose, hospital_return } }
  })
}

const listClients = (tx: Tx, author: Author, ids: readonly Id[], today: Day) => tx<ClientRow[]>`
  select d._id as dossier, d.address, d.phone, d.access_note, d.birthday,
    ${knownWithin(tx, author, 'drug', 'd._id', today)} as reads_drugs,
    ${withinReach(tx, author, 'drugs.write_list', 'd._id', today)} as writes_drugs
  from dossier d
  where d._id = any(${ids}::uuid[]) and ${knownWithin(tx, author, 'personal_data', 'd._id', today)}
    and (d.status <> 'closed' or exists (
      select from dossier_opening o
      where o.dossier_id = d._id and o.user_id = ${author._id} and o.until > now()
    ))`

const kindsOf = (family: WarningFamily) =>
  warningKinds.filter(kind => kind.family === family).map(kind => kind.value)

const ofFamily = (tx: Tx, author: Author, family: WarningFamily, today: Day) => {
  return tx`(w.kind = any(${kindsOf(family)}) and ${knownWithin(tx, author, `warning.${family}`, 'w.dossier_id', today)})`
}

const listWarnings = (tx: Tx, author: Author, ids: readonly Id[], today: Day) => tx<WarningRow[]>`
  select w.dossier_id as dossier, w._id, w.kind, w.text from warning w
  where w.dossier_id = any(${ids}::uuid[]) and w.current and w.ended is null
    and (${ofFamily(tx, author, 'clinical', today)} or ${ofFamily(tx, author, 'practical', today)})
  order by array_position(${warningKinds.map(({ value }) => value)}::text[], w.kind), w.since, w._id`

/** The days of the visits. */
function daysOf(tasks: readonly Task[]): { from: Day; to: Day } {
  const from = tasks.map(({ date }) => date).reduce((a, b) => (a < b ? a : b))
  const to = tasks.map(({ end_date }) => end_date).reduce((a, b) => (a > b ? a : b))
  return { from, to }
}

/** A visit with clocks lasts as it does; one of whole days is looked at on the day that is asked for. */
export const stayOn = ({ date, end_date, start_time, end_time }: Task, day: Day): Stay =>
  start_time === null
    ? { date: day, end_date: day, start_time, end_time }
    : { date, end_date, start_time, end_time }

/** What became of a dose. */
const answerTo = (dose: OrderedDose, answers: readonly DoseAnswer[]): AdministrationStatus | null =>
  answers.find(answer => isDose(answer, dose))?.status ?? null
