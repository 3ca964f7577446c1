import { contactName } from '@vicino/domain/contacts/contact.ts'
import { addDays, addMonths, type Day, daysBetween, daysFrom } from '@vicino/domain/days/day.ts'
import { instantOf } from '@vicino/domain/days/instant.ts'
import { daysOf, monthBefore } from '@vicino/domain/days/month.ts'
import { balanceOf } from '@vicino/domain/prescriptions/prescription-balance.ts'
import { PrescribedFields, type PrescribedService } from '@vicino/domain/prescriptions/prescription.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { newsOf } from '../../records/correction.ts'
import type { DemoMoment } from '../calendar/plan.ts'
import type { DemoVisit } from '../calendar/tours.ts'
import { plannedFor } from '../calendar/visit-services.ts'
import { type Chance, chanceOf } from '../chance.ts'
import type { Content } from '../content.ts'
import { hospital } from '../people/book.ts'
import type { DemoClient } from '../people/clients.ts'
import type { Worker } from '../people/staff.ts'
import { deedOf, logLineOf, workerSignature } from '../traces.ts'

/**
 * In which periods a service is prescribed, each with how often it is given in one at least: somewhat rarer counts as
 * that, for now and then a visit falls out.
 */
const periods = [
  { period: 1, atLeast: 0.85 },
  { period: 7, atLeast: 0.9 },
  { period: 30, atLeast: 0.9 },
  { period: 90, atLeast: 0 },
] as const
/** So much of a time more in a period is not yet once more. */
const hardlyMore = 0.05

/**
 * One client came home from hospital last month, between its fifth and its thirteenth day, with acute and transitional care
 * for so many days. Of the days before nobody visited her.
 */
const transitional = { first: 4, last: 12, days: 12, away: 3 } as const

/** Of one client the doctor came back so late that her next order begins so many days after the one before. */
const daysUnordered = 6

/** Of one client the doctor orders for so many days of the week what is given on every one of them. */
const daysOrdered = 5

/**
 * Prescribes for each client what is planned for her: for some months, by her doctor, of a few not signed yet. What was
 * made before that was prescribed too.
 */
export function addPrescriptions(
  content: Content,
  chance: Chance,
  nurses: ReadonlyMap<Id, Worker>,
  visits: readonly DemoVisit[],
  { today }: DemoMoment,
): void {
  const lastMonth = daysOf(monthBefore(today))
  const isAmongThem = (day: Day): boolean => day >= lastMonth.start && day <= lastMonth.end
  const [first = today, last = today] = [visits[0]?.date, visits.at(-1)?.date]
  let isOneLate = false
  let cameHome = false
  let isOneShort = false
  for (const ofClient of Map.groupBy(visits, ({ client }) => client._id).values()) {
    const { client } = ofClient[0]!
    const known = { first: client.opened > first ? client.opened : first, last: client.restsFrom ?? last }
    const isAccident = content.coverages.all.some(
      ({ dossierId, law }) => dossierId === client._id && law === 'uvg',
    )
    const servicesIn = (start: Day, end: Day): PrescribedService[] => {
      const [from, to] = [start > known.first ? start : known.first, end < known.last ? end : known.last]
      const within = ofClient.filter(({ date }) => date >= from && date <= to)
      return within.some(({ title }) => plannedFor(title).length > 0)
        ? servicesOf(within, daysBetween(from, to) + 1, isAccident)
        : servicesOf(ofClient, daysBetween(known.first, known.last) + 1, isAccident)
    }
    if (servicesOf(ofClient, 1).length === 0) continue
    const nurse = nurses.get(client._id)!
    // Nobody prescribes in a dossier before it is opened.
    const start = laterOf(addDays(today, -chance.whole(25, 85)), client.opened)
    const expires = addMonths(start, 3)
    const whole = servicesIn(start, expires)
    const short = whole.map(
      (service): PrescribedService =>
        service.period === 1
          ? { ...service, frequency: service.frequency * daysOrdered, period: 7 }
          : service,
    )
    const isShort: boolean =
      !isOneShort &&
      client.status === 'active' &&
      isExceeded({ start, end: expires, services: short }, ofClient)
    isOneShort ||= isShort
    const ofToday = { client, nurse, services: isShort ? short : whole }
    const current = add(content, chance, ofToday, {
      start,
      end: expires,
      isSigned: chance.likely(0.85),
      status: 'open',
    })
    if (!chance.likely(0.5) && ofClient.every(({ date }) => date >= start)) continue
    const unordered = addDays(start, -daysUnordered)
    // Not of the month before, which is billed: who lives in the canton where clients contribute could be the one.
    const isLate: boolean =
      !isOneLate &&
      isAmongThem(unordered) &&
      ofClient.some(
        ({ date, title }) => isAmongThem(date) && date >= unordered && date < start && isOrdered(title),
      )
    isOneLate ||= isLate
    const home = cameHome || isLate || isAccident ? undefined : cameHomeOn(ofClient, lastMonth.start)
    if (home !== undefined && client.opened < addDays(home, -transitional.away)) {
      cameHome = true
      const ofHome = ofClient.filter(({ date }) => date >= home && date < addDays(home, transitional.days))
      const acute = { client, nurse, services: servicesOf(ofHome, transitional.days, true) }
      addTransitional(content, chanceOf(`${client._id} CAT`), acute, home)
    }
    const end = addDays(isLate ? unordered : start, -1)
    const quarter = addMonths(start, -3)
    const begun = laterOf(quarter < first && first < start ? first : quarter, client.opened)
    if (begun > end) continue
    const before = { client, nurse, services: servicesIn(begun, end) }
    const ended = add(content, chance, before, { start: begun, end, isSigned: true, status: 'closed' })
    current.renews = ended._id
  }
}

/** Whether more is given in the time of an order than it says, so much that the visits that fall out do not make up for it. */
function isExceeded(
  order: Pick<Held, 'start' | 'end'> & Pick<Whose, 'services'>,
  visits: readonly DemoVisit[],
): boolean {
  const used = visits
    .filter(({ date }) => date >= order.start && date <= order.end)
    .flatMap(({ title }) => plannedFor(title))
    .map(({ details, duration }) => ({ service_details: details, times: 0, done: 0, planned: duration }))
  const { letters } = balanceOf({ _id: '', ...order }, used)
  return letters.some(({ prescribed, left }) => prescribed > 0 && -left > prescribed / 10)
}

const laterOf = (one: Day, other: Day): Day => (one > other ? one : other)

/**
 * On which day somebody may have come home from hospital in a month: after days on which nobody visited her, while she was
 * there, and with care by order from then on.
 */
function cameHomeOn(visits: readonly DemoVisit[], month: Day): Day | undefined {
  const { first, last, days, away } = transitional
  const between = (from: Day, to: Day) => visits.filter(({ date }) => date >= from && date < to)
  return daysFrom(addDays(month, first), addDays(month, last)).find(
    day =>
      between(addDays(day, -away), day).length === 0 &&
      between(day, addDays(day, 2)).length > 0 &&
      between(day, addDays(day, days)).some(({ title }) => isOrdered(title)),
  )
}

const isOrdered = (title: string): boolean => plannedFor(title).some(({ details }) => details.letter === 'B')

/** What is planned for a client in so many days, as it is prescribed: so many times a day, a week, a month or a quarter. */
function servicesOf(visits: readonly DemoVisit[], days: number, isAccident = false): PrescribedService[] {
  const planned = visits.flatMap(({ title }) => plannedFor(title))
  return Array.from(Map.groupBy(planned, ({ _id }) => _id).values(), ofService => {
    const { _id, details, duration } = ofService[0]!
    const daily = ofService.length / days
    const { period } = periods.find(one => daily * one.period >= one.atLeast)!
    return {
      serviceId: _id,
      duration,
      newDuration: null,
      frequency: Math.max(1, Math.ceil(daily * period - hardlyMore)),
      period,
      comment: '',
      // After an accident the doctor orders all of it.
      ordered_by_doctor: isAccident || details.letter === 'B',
      order_required: details.letter === 'B',
      opre_ref: null,
      offered: true,
      service_details: details,
    }
  })
}

type Whose = { client: DemoClient; nurse: Worker; services: PrescribedService[] }
type Held = { start: Day; end: Day; isSigned: boolean; status: 'open' | 'closed'; byHospital?: true }

/** The care of two weeks at most that the hospital orders, beside what the family doctor does (art. 25a para. 2 LAMal). */
const addTransitional = (content: Content, chance: Chance, whose: Whose, start: Day): void => {
  add(content, chance, whose, {
    start,
    end: addDays(start, transitional.days - 1),
    isSigned: true,
    status: 'closed',
    byHospital: true,
  })
}

function add(content: Content, chance: Chance, { client, nurse, services }: Whose, held: Held) {
  const { start, end, isSigned, status, byHospital = false } = held
  // The hospital orders on the day before it sends home, and writes at once; what holds from the first day is written on it.
  const day = addDays(start, byHospital ? -1 : -2)
  const at = day < client.opened ? instantOf(client.opened, '15:40') : instantOf(day, '15:20')
  const link = content.contactLinks.all.find(
    ({ dossier_id, role }) => dossier_id === client._id && role === 'primary_doctor',
  )
  const doctor = content.contacts.all.find(({ _id, company }) =>
    byHospital ? company === hospital : _id === link?.contact_id,
  )
  const prescription = {
    _id: chance.id(at),
    dossierId: client._id,
    version: 1,
    status,
    start,
    end,
    transitional: byHospital,
    services,
    indication: byHospital
      ? ('after_stay' as const)
      : services.some(({ ordered_by_doctor }) => ordered_by_doctor)
        ? ('treatment' as const)
        : ('general' as const),
    doctorId: doctor?._id ?? null,
    doctor: doctor ? contactName(doctor) : null,
    gln_number: doctor?.gln_number ?? null,
    rcc_number: doctor?.rcc_number ?? null,
    ordered_on: addDays(start, -1),
    signed_on: isSigned ? start : null,
    original_end: null,
    renews: null as Id | null,
    signature: null,
    in_place_of: null,
    author: workerSignature(nurse),
    created_at: at,
    written_at: at,
    reason: null,
    struck: null,
  }
  const written = {
    ...prescription,
    written_by: prescription.author,
    services: services.map(service => fieldsOf(PrescribedFields, service)),
  }
  content.prescriptions.add(written)
  content.news.add(logLineOf(chance, prescription, newsOf('Prescription', prescription, 'created')))
  const of = { entity_type: 'prescription', entity_id: prescription._id, dossier_id: client._id } as const
  const fields = ['start', 'end', 'services', 'doctor', 'ordered_on', 'signed_on']
  content.deeds.add(deedOf(chance, nurse, { ...of, at, action: 'create', fields }))
  return written
}
