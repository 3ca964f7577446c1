import {
  type Administration,
  type AdministrationFields,
  administrationDefaults,
} from '@vicino/domain/administrations/administration.ts'
import { isTaken } from '@vicino/domain/administrations/administration-status.ts'
import { isRoutine } from '@vicino/domain/administrations/routine.ts'
import { orderOf } from '@vicino/domain/administrations/order.ts'
import type { Permission } from '@vicino/domain/access/matrix.ts'
import { permits } from '@vicino/domain/access/permits.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { type Instant, instantOf, minutesAfter, todayIn } from '@vicino/domain/days/instant.ts'
import { nextDayOf } from '@vicino/domain/drugs/day-scheme.ts'
import { type DoseScale, proposedDose } from '@vicino/domain/drugs/dose-scale.ts'
import { usualWindows } from '@vicino/domain/drugs/dose-windows.ts'
import { dosesDue } from '@vicino/domain/drugs/due-doses.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import type { Moment as DoseMoment } from '@vicino/domain/drugs/drug-lists.ts'
import { standingDrugs } from '@vicino/domain/drugs/ordered-doses.ts'
import { isNarcotic } from '@vicino/domain/drugs/substances.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { type Chance, chanceOf } from '../chance.ts'
import type { DemoMoment } from '../calendar/plan.ts'
import type { Line } from '../../activity/activity.store.ts'
import { newsOf } from '../../records/correction.ts'
import type { Content } from '../content.ts'
import type { Worker } from '../people/staff.ts'
import type { VisitOnPlan } from '../calendar/tours.ts'
import { deedOf, logLineOf, workerSignature } from '../traces.ts'
import { addReading, mayMeasure } from './readings.ts'

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

/** A narcotic that whoever comes may not give is given by those at home, and is told as such. */
const byFamily: Outcome = { status: 'self_taken', status_reason: 'Data da un familiare' }
const witness = 'Familiare presente in casa'

const sites = ['Petto a destra', 'Petto a sinistra', 'Schiena a destra', 'Schiena a sinistra'] as const

type Visit = { visit: VisitOnPlan['visit']; versions: readonly Drug[]; at: Instant; now: Instant }

/** What became of the doses of the visits of the last days, and what was handed over of it. */
export function addAdministrations(
  content: Content,
  chance: Chance,
  visits: readonly VisitOnPlan[],
  drugsOf: ReadonlyMap<Id, readonly Drug[]>,
  workers: readonly Worker[],
  { now, today }: DemoMoment,
): void {
  const delegates = chanceOf('dosi per delega')
  const told: Line[] = []
  const first = addDays(today, -daysTold)
  const answered = new Set<string>()
  const giveBy = (gives: (worker: Worker) => boolean, by: Chance): void => {
    for (const { visit, missed } of visits) {
      const { ended_at, date, client, worker } = visit
      if (missed || ended_at === null || ended_at > now || date < first || !gives(worker)) continue
      const versions = knownAt(drugsOf.get(client._id) ?? [], ended_at)
      told.push(...giveDue(content, by, { visit, versions, at: ended_at, now }, answered))
      giveAsNeeded(content, by, { visit, versions, at: ended_at, now }, answered, today)
    }
  }
  giveBy(worker => mayGive(worker), chance)
  giveBy(worker => !mayGive(worker) && mayGive(worker, ['drugs.administer']), delegates)
  for (const news of told) takeOver(content, chance, news, workers, { now, today })
}

/** What was handed over until yesterday was mostly taken over by a colleague, on the morning after. */
function takeOver(
  content: Content,
  chance: Chance,
  news: Line,
  workers: readonly Worker[],
  { now, today }: DemoMoment,
): void {
  const colleagues = workers.filter(worker => mayGive(worker) && worker._id !== news.author._id)
  const day = todayIn(news.created_at)
  const at = instantOf(addDays(day, 1), '07:40')
  if (colleagues.length === 0 || day >= today || at > now || chance.likely(0.2)) return
  content.acceptances.add({
    log: news._id,
    by: workerSignature(chance.pick(colleagues)),
    at,
    done: null,
  })
}

const may = (permission: Permission, { roles }: Worker, delegated: readonly Permission[] = []): boolean =>
  permits({ roles, withheld: [] }, permission, 'write', {
    assigned: true,
    in_team: false,
    emergency: false,
    delegated,
  })

const mayGive = (worker: Worker, delegated?: readonly Permission[]): boolean =>
  may('drugs.administer', worker, delegated)
const mayGiveNarcotics = (worker: Worker): boolean => may('drugs.narcotics', worker)

/** The drugs in the versions that were written by an instant. */
const knownAt = (versions: readonly Drug[], at: Instant): Drug[] =>
  versions.filter(({ written_at }) => written_at <= at)

/** The doses that were due; answers the news of those that were handed over. */
function giveDue(
  content: Content,
  chance: Chance,
  { visit, versions, at, now }: Visit,
  answered: Set<string>,
): Line[] {
  const { date, start_time, end_time } = visit
  const due = dosesDue(
    versions,
    { date, end_date: date, start_time, end_time },
    { windows: usualWindows, now: at },
  )
  return [...due.entries()].flatMap(([index, { drug, day, moment, dose }]) => {
    const key = `${drug._id} ${day} ${moment}`
    if (answered.has(key)) return []
    answered.add(key)
    const planned = chance.likely(0.06) ? chance.pick(others) : given
    const isCounted = isNarcotic(drug.name)
    const usual = isCounted && planned === given && !mayGiveNarcotics(visit.worker) ? byFamily : planned
    const given_at = minutesAfter(at, -(index + 2))
    const byScale = drug.dose_scale && measuredBefore(content, drug.dose_scale, visit, given_at, now)
    const outcome = byScale ?? { ...usual, dose }
    const isPatch = drug.modality === 'TTS' && outcome.status === 'given'
    const news = addDose(content, chance, visit, drug, {
      ...outcome,
      day,
      moment,
      given_at,
      site: isPatch ? chance.pick(sites) : '',
      change_on: isPatch ? nextDayOf(drug, day) : null,
      second_person: isCounted && outcome.status === 'given' ? witness : '',
      old_patch: isPatch && drug.start_date < day ? 'removed' : null,
      effect: null,
      handover: outcome.status === 'refused' || outcome.status === 'not_available',
    })
    return news.handover ? [news] : []
  })
}

/** How long before a dose by scale its value is measured. */
const measuredMinutesBefore = 6

/** What was measured before a dose by scale, and what became of it: given as proposed, or held where nothing is. */
function measuredBefore(
  content: Content,
  scale: DoseScale,
  { client, worker }: VisitOnPlan['visit'],
  given_at: Instant,
  now: Instant,
): Outcome & { dose: number } {
  const measured_at = minutesAfter(given_at, -measuredMinutesBefore)
  const chance = chanceOf(`${client._id} ${measured_at}`)
  const glyc = (chance.likely(0.15) ? 55 : 85) / 10 + chance.whole(0, 60) / 10
  const value = Math.round(glyc * 10) / 10
  if (mayMeasure(worker))
    addReading(
      content,
      chance,
      { client, worker, measured_at, fields: { glyc: value }, handover: false },
      now,
    )
  const dose = proposedDose(scale, value) ?? 0
  return dose > 0 ? { ...given, dose } : { status: 'held', status_reason: `Glicemia ${value}`, dose }
}

/** How a dose worked: mostly well, every third day only in part. */
const effectOn = (day: Day) => (Number(day.slice(-2)) % 3 === 0 ? 'partial' : 'good')

/** Now and then a drug that is taken as needed, once a day, and from the next day on how it worked. */
function giveAsNeeded(
  content: Content,
  chance: Chance,
  { visit, versions, at }: Visit,
  answered: Set<string>,
  today: Day,
): void {
  const given_at = minutesAfter(at, -10)
  const day = todayIn(given_at)
  for (const drug of standingDrugs(versions)) {
    const dose = orderOf(drug, day, null)?.dose ?? 0
    const key = `${drug._id} ${day}`
    if (isNarcotic(drug.name) && !mayGiveNarcotics(visit.worker)) continue
    if (dose === 0 || answered.has(key) || dose > (drug.reserve_max_24h ?? dose)) continue
    if (!chance.likely(0.2)) continue
    answered.add(key)
    addDose(content, chance, visit, drug, {
      ...given,
      day,
      moment: null,
      dose,
      given_at,
      site: '',
      change_on: null,
      second_person: isNarcotic(drug.name) ? witness : '',
      old_patch: null,
      effect: day < today ? effectOn(day) : null,
      handover: false,
    })
  }
}

type Dose = Outcome &
  Pick<
    AdministrationFields,
    'dose' | 'given_at' | 'site' | 'change_on' | 'second_person' | 'old_patch' | 'effect'
  > & {
    day: Day
    moment: DoseMoment | null
    handover: boolean
  }

/** After how many minutes it is told how a dose worked. */
const effectToldAfter = 50

/** A dose, and some time after how it worked where that is known; answers the news that it was given. */
function addDose(
  content: Content,
  chance: Chance,
  { worker, client }: VisitOnPlan['visit'],
  drug: Drug,
  { effect, ...dose }: Dose,
): Line {
  const { name, modality, dose_unit, reserve, version } = drug
  const at = dose.given_at
  const first: Administration = {
    _id: chance.id(at),
    version: 1,
    dossierId: client._id,
    drug: { _id: drug._id, version, name, modality, dose_unit, reserve },
    ...administrationDefaults,
    ...dose,
    confirm: null,
    author: workerSignature(worker),
    created_at: at,
    written_at: at,
    reason: null,
    struck: null,
  }
  const news = addVersion(content, chance, worker, first)
  if (effect !== null) {
    const written_at = minutesAfter(at, effectToldAfter)
    addVersion(content, chance, worker, { ...first, version: 2, written_at, effect })
  }
  return news
}

/** One version of what became of a dose, with its audit row; answers its line in the activity log. */
function addVersion(content: Content, chance: Chance, worker: Worker, administration: Administration): Line {
  const { _id, dossierId, written_at: at, handover, status } = administration
  const isFirst = administration.version === 1
  content.administrations.add(administration)
  const action = isFirst ? 'created' : 'continued'
  const line = logLineOf(chance, administration, {
    ...newsOf('Administration', administration, action),
    handover: isFirst && handover,
    routine: isFirst && isRoutine(administration),
  })
  content.news.add(line)
  const said = isTaken(status) ? ['status'] : ['status', 'status_reason']
  const deed = isFirst
    ? ({ action: 'create', fields: said } as const)
    : ({ action: 'update', fields: ['effect'] } as const)
  const of = { at, entity_type: 'administration', entity_id: _id, dossier_id: dossierId }
  content.deeds.add(deedOf(chance, worker, { ...of, ...deed }))
  return line
}
