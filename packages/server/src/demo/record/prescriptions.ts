import { contactName } from '@vicino/domain/contacts/contact.ts'
import { addDays, addMonths, type Day } from '@vicino/domain/days/day.ts'
import { instantOf } from '@vicino/domain/days/instant.ts'
import { PrescribedFields, type PrescribedService } from '@vicino/domain/prescriptions/prescription.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { newsOf } from '../../records/correction.ts'
import type { Moment } from '../calendar/plan.ts'
import type { DemoVisit } from '../calendar/tours.ts'
import { plannedFor } from '../calendar/visit-services.ts'
import type { Chance } from '../chance.ts'
import type { Content } from '../content.ts'
import type { DemoClient } from '../people/clients.ts'
import type { Worker } from '../people/staff.ts'
import { deedOf, lineOf, signatureOf } from '../traces.ts'

/** The visits of a demo are those of so many weeks. */
const weeksOfVisits = 5
const daysOfWeek = 7
/** As often a week or more, and a service is prescribed by the day. */
const nearlyDaily = 6

/** Prescribes for each client what is planned for her: for some months, by her doctor, of a few not signed yet. */
export function addPrescriptions(
  content: Content,
  chance: Chance,
  nurses: ReadonlyMap<Id, Worker>,
  visits: readonly DemoVisit[],
  moment: Moment,
): void {
  for (const ofClient of Map.groupBy(visits, ({ client }) => client._id).values()) {
    const { client } = ofClient[0]!
    const services = servicesOf(ofClient)
    if (services.length === 0) continue
    const nurse = nurses.get(client._id)!
    const start = addDays(moment.today, -chance.whole(25, 85))
    const end = addMonths(start, 3)
    const isSigned = chance.likely(0.85)
    add(content, chance, { client, nurse, services }, { start, end, isSigned, status: 'open' })
    if (chance.likely(0.5)) {
      const before = { start: addMonths(start, -3), end: addDays(start, -1) }
      add(content, chance, { client, nurse, services }, { ...before, isSigned: true, status: 'closed' })
    }
  }
}

/** What is planned for a client, as it is prescribed: so many times a week, or a day. */
function servicesOf(visits: readonly DemoVisit[]): PrescribedService[] {
  const planned = visits.flatMap(({ title }) => plannedFor(title))
  return Array.from(Map.groupBy(planned, ({ _id }) => _id).values(), ofService => {
    const { _id, details, duration } = ofService[0]!
    const weekly = Math.max(1, Math.round(ofService.length / weeksOfVisits))
    const daily = Math.max(1, Math.round(weekly / daysOfWeek))
    return {
      serviceId: _id,
      duration,
      newDuration: null,
      ...(weekly >= nearlyDaily
        ? { frequency: daily, period: 1 as const }
        : { frequency: weekly, period: 7 as const }),
      comment: '',
      ordered_by_doctor: details.letter === 'B',
      order_required: details.letter === 'B',
      opre_ref: null,
      service_details: details,
    }
  })
}

type Whose = { client: DemoClient; nurse: Worker; services: PrescribedService[] }
type Held = { start: Day; end: Day; isSigned: boolean; status: 'open' | 'closed' }

function add(content: Content, chance: Chance, { client, nurse, services }: Whose, held: Held): void {
  const { start, end, isSigned, status } = held
  const at = instantOf(addDays(start, -2), '15:20')
  const link = content.contactLinks.all.find(
    ({ dossier_id, role }) => dossier_id === client._id && role === 'primary_doctor',
  )
  const doctor = content.contacts.all.find(({ _id }) => _id === link?.contact_id)
  const prescription = {
    _id: chance.id(at),
    dossierId: client._id,
    version: 1,
    status,
    start,
    end,
    services,
    doctorId: doctor?._id ?? null,
    doctor: doctor ? contactName(doctor) : null,
    gln_number: doctor?.gln_number ?? null,
    rcc_number: doctor?.rcc_number ?? null,
    ordered_on: addDays(start, -1),
    signed_on: isSigned ? start : null,
    renews: null,
    signature: null,
    author: signatureOf(nurse),
    created_at: at,
    written_at: at,
    reason: null,
    struck: null,
  }
  content.prescriptions.add({
    ...prescription,
    services: services.map(service => fieldsOf(PrescribedFields, service)),
  })
  content.news.add(lineOf(chance, prescription, newsOf('Prescription', prescription, 'created')))
  const of = { entity_type: 'prescription', entity_id: prescription._id, dossier_id: client._id } as const
  const fields = ['start', 'end', 'services', 'doctor', 'ordered_on', 'signed_on']
  content.deeds.add(deedOf(chance, nurse, { ...of, at, action: 'create', fields }))
}
