import {
  type Administration,
  type AdministrationFields,
  isTaken,
} from '@vicino/domain/administrations/administration.ts'
import { allowedFrom } from '@vicino/domain/administrations/as-needed-limit.ts'
import { isRoutine } from '@vicino/domain/administrations/routine.ts'
import { orderOf } from '@vicino/domain/administrations/order.ts'
import { permits } from '@vicino/domain/access/permits.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { type Instant, instantAt, instantOf, millisecondsOf, todayIn } from '@vicino/domain/days/instant.ts'
import { nextDayOf } from '@vicino/domain/drugs/day-scheme.ts'
import { dosesDue } from '@vicino/domain/drugs/due-doses.ts'
import type { Drug, Moment as DoseMoment } from '@vicino/domain/drugs/drug.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Chance } from '../chance.ts'
import type { Moment } from '../calendar/plan.ts'
import type { Row, Rows } from '../rows.ts'
import type { Worker } from '../people/staff.ts'
import type { VisitOnPlan } from '../calendar/tours.ts'
import { auditRow, newsRow, signatureOf } from '../traces.ts'

/** How far back the doses are told: what a colleague reads before her visit. */
const daysTold = 4

type Outcome = Pick<AdministrationFields, 'status' | 'status_reason'>

const given: Outcome = { status: 'given', status_reason: '' }

/** What else becomes of a dose now and then. */
const others: readonly Outcome[] = [
  { status: 'refused', status_reason: 'Non vuole prenderla: dice che le dà nausea' },
  { status: 'refused', status_reason: 'Vuole parlarne prima con il medico' },
  { status: 'self_taken', status_reason: 'Già presa prima della visita' },
  { status: 'held', status_reason: 'Pressione bassa, sentito il medico curante' },
  { status: 'not_available', status_reason: 'Confezione finita, ordinata in farmacia' },
]

const sites = ['Petto a destra', 'Petto a sinistra', 'Schiena a destra', 'Schiena a sinistra'] as const

type Visit = { visit: VisitOnPlan['visit']; drugs: readonly Drug[]; at: Instant }

/** What became of the doses of the visits of the last days, and what was handed over of it. */
export function addAdministrations(
  rows: Rows,
  chance: Chance,
  visits: readonly VisitOnPlan[],
  drugsOf: ReadonlyMap<Id, readonly Drug[]>,
  workers: readonly Worker[],
  { now, today }: Moment,
): void {
  const told: Row[] = []
  const first = addDays(today, -daysTold)
  const answered = new Set<string>()
  for (const { visit, missed } of visits) {
    const { ended_at, date, client, worker } = visit
    if (missed || ended_at === null || ended_at > now || date < first || !mayGive(worker)) continue
    const drugs = drugsAt(drugsOf.get(client._id) ?? [], ended_at)
    told.push(...giveDue(rows, chance, { visit, drugs, at: ended_at }, answered))
    giveAsNeeded(rows, chance, { visit, drugs, at: ended_at }, answered, today)
  }
  for (const news of told) takeOver(rows, chance, news, workers, { now, today })
}

/** What was handed over until yesterday was mostly taken over by a colleague, on the morning after. */
function takeOver(
  rows: Rows,
  chance: Chance,
  news: Row,
  workers: readonly Worker[],
  { now, today }: Moment,
): void {
  const colleagues = workers.filter(worker => mayGive(worker) && worker._id !== news['author_id'])
  const day = todayIn(news['created_at'] as Instant)
  const at = instantOf(addDays(day, 1), '07:40')
  if (colleagues.length === 0 || day >= today || at > now || chance.likely(0.2)) return
  rows.add('acceptance', {
    log_id: news['_id']!,
    accepted_by: signatureOf(chance.pick(colleagues)),
    accepted_at: at,
  })
}

const mayGive = ({ roles }: Worker): boolean =>
  permits({ roles, withheld: [] }, 'drugs.administer', 'write', {
    assigned: true,
    in_team: false,
    delegated: [],
  })

/** The drugs as they were ordered at an instant. */
function drugsAt(versions: readonly Drug[], at: Instant): Drug[] {
  const known = versions.filter(({ written_at }) => written_at <= at)
  return [...new Map(known.map(drug => [drug._id, drug])).values()]
}

/** The doses that were due; answers the news of those that were handed over. */
function giveDue(rows: Rows, chance: Chance, { visit, drugs, at }: Visit, answered: Set<string>): Row[] {
  const { date, start_time, end_time } = visit
  const due = dosesDue(drugs, { date, end_date: date, start_time, end_time })
  return [...due.entries()].flatMap(([index, { drug, day, moment, dose }]) => {
    const key = `${drug._id} ${day} ${moment}`
    if (answered.has(key)) return []
    answered.add(key)
    const outcome = chance.likely(0.06) ? chance.pick(others) : given
    const given_at = instantAt(millisecondsOf(at) - (index + 2) * 60_000)
    const isPatch = drug.modality === 'TTS' && outcome.status === 'given'
    const news = addDose(rows, chance, visit, drug, {
      ...outcome,
      day,
      moment,
      dose,
      given_at,
      site: isPatch ? chance.pick(sites) : '',
      change_on: isPatch ? nextDayOf(drug, day) : null,
      effect: null,
      handover: outcome.status === 'refused' || outcome.status === 'not_available',
    })
    return news['handover'] ? [news] : []
  })
}

/** How a dose worked: mostly well, every third day only in part. */
const effectOn = (day: Day) => (Number(day.slice(-2)) % 3 === 0 ? 'partial' : 'good')

/** Now and then a drug that is taken as needed, once a day, and from the next day on how it worked. */
function giveAsNeeded(
  rows: Rows,
  chance: Chance,
  { visit, drugs, at }: Visit,
  answered: Set<string>,
  today: Day,
): void {
  const given_at = instantAt(millisecondsOf(at) - 10 * 60_000)
  const day = todayIn(given_at)
  for (const drug of drugs) {
    const dose = orderOf(drug, day, null)?.dose ?? 0
    const key = `${drug._id} ${day}`
    if (dose === 0 || answered.has(key) || allowedFrom(drug, [], dose, given_at) === null) continue
    if (!chance.likely(0.2)) continue
    answered.add(key)
    addDose(rows, chance, visit, drug, {
      ...given,
      day,
      moment: null,
      dose,
      given_at,
      site: '',
      change_on: null,
      effect: day < today ? effectOn(day) : null,
      handover: false,
    })
  }
}

type Dose = Outcome &
  Pick<AdministrationFields, 'dose' | 'given_at' | 'site' | 'change_on' | 'effect'> & {
    day: Day
    moment: DoseMoment | null
    handover: boolean
  }

/** After how many minutes it is told how a dose worked. */
const effectToldAfter = 50

/** A dose, and some time after how it worked where that is known; answers the news that it was given. */
function addDose(
  rows: Rows,
  chance: Chance,
  { worker, client }: VisitOnPlan['visit'],
  drug: Drug,
  { effect, ...dose }: Dose,
): Row {
  const { name, modality, dose_unit, reserve, version } = drug
  const at = dose.given_at
  const first: Administration = {
    _id: chance.id(at),
    version: 1,
    dossierId: client._id,
    drug: { _id: drug._id, version, name, modality, dose_unit, reserve },
    ...dose,
    effect: null,
    note: '',
    effect_note: '',
    confirm: null,
    author: signatureOf(worker),
    created_at: at,
    written_at: at,
    reason: null,
    struck: null,
  }
  const news = addVersion(rows, chance, worker, first, effect === null)
  if (effect !== null) {
    const written_at = instantAt(millisecondsOf(at) + effectToldAfter * 60_000)
    addVersion(rows, chance, worker, { ...first, version: 2, written_at, effect }, true)
  }
  return news
}

/** One version of what became of a dose, with its audit row; answers its line in the activity log. */
function addVersion(
  rows: Rows,
  chance: Chance,
  worker: Worker,
  administration: Administration,
  current: boolean,
): Row {
  const { dossierId, drug, ...columns } = administration
  const { _id, author, written_at: at, handover, status } = administration
  const isFirst = administration.version === 1
  const versioned = { dossier_id: dossierId, drug_id: drug._id, drug_version: drug.version, current }
  rows.add('administration', { ...columns, ...versioned })
  const action = isFirst ? 'created' : 'continued'
  const written = { _id, author, at, payload: administration }
  const news = {
    ...newsRow(chance, dossierId, 'Administration', action, written),
    handover: isFirst && handover,
    routine: isFirst && isRoutine(administration),
  }
  rows.add('activity', news)
  const said = isTaken(status) ? ['status'] : ['status', 'status_reason']
  const deed = isFirst
    ? ({ action: 'create', fields: said } as const)
    : ({ action: 'update', fields: ['effect'] } as const)
  const of = { at, entity_type: 'administration', entity_id: _id, dossier_id: dossierId }
  rows.add('audit', auditRow(chance, worker, { ...of, ...deed }))
  return news
}
