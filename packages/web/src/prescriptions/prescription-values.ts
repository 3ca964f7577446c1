import type { UseFormReturnType } from '@mantine/form'
import { type Contact, contactName } from '@vicino/domain/contacts/contact.ts'
import { addDays, addMonths, type Day, daysBetween } from '@vicino/domain/days/day.ts'
import {
  PrescribedFields,
  type PrescribedService,
  type Prescription,
  type PrescriptionFields,
  WholePrescription,
} from '@vicino/domain/prescriptions/prescription.ts'
import { deliveryOf } from '@vicino/domain/prescriptions/delivered-timing.ts'
import type { GivenBalance } from '@vicino/domain/prescriptions/prescription-balance.ts'
import { needsOrder } from '@vicino/domain/prescriptions/needs-order.ts'
import { usualPeriod } from '@vicino/domain/prescriptions/prescription-period.ts'
import { allOrdered, ordinarilyOrdered } from '@vicino/domain/prescriptions/transitional-care.ts'
import { resumed, type WrittenStep } from '@vicino/domain/prescriptions/wizard.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import { ServiceDetails } from '@vicino/domain/services/service-details.ts'
import type { Service } from '@vicino/domain/services/service.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import * as z from 'zod/mini'
import { textOrNull } from '../ui/fields/text-or-null.ts'

/**
 * What the form holds: texts as they are typed, days perhaps still open; `version` 0 for a new one, which is written in
 * steps and goes on at its `step` when its draft is opened again.
 */
export type PrescriptionValues = {
  _id: Id
  version: number
  step: WrittenStep
  renews: Id | null
  start: Day | null
  end: Day | null
  transitional: boolean
  services: PrescribedService[]
  indication: Prescription['indication']
  doctorId: Id | null
  doctor: string
  gln_number: string
  rcc_number: string
  ordered_on: Day | null
  signed_on: Day | null
}
export type PrescriptionForm = UseFormReturnType<PrescriptionValues>

/** A prescription before anything was written of it: a month from today, by the client's own doctor. */
export const emptyValues = (_id: Id, today: Day, doctor: Contact | undefined): PrescriptionValues => ({
  _id,
  version: 0,
  step: 'period',
  renews: null,
  ...usualPeriod(today),
  transitional: false,
  services: [],
  indication: null,
  ...orderedBy(doctor),
  ordered_on: null,
  signed_on: null,
})

/** Who orders, by what the contact book says of her. */
export const orderedBy = (
  doctor: Contact | undefined,
): Pick<PrescriptionValues, 'doctorId' | 'doctor' | 'gln_number' | 'rcc_number'> => ({
  doctorId: doctor?._id ?? null,
  doctor: doctor ? contactName(doctor) : '',
  gln_number: doctor?.gln_number ?? '',
  rcc_number: doctor?.rcc_number ?? '',
})

/** A prescription as the form shows it. */
export function valuesOf(prescription: Prescription): PrescriptionValues {
  const { _id, version, renews, start, end, transitional, services, indication, doctorId } = prescription
  const { ordered_on, signed_on, doctor, gln_number, rcc_number } = prescription
  return {
    _id,
    version,
    step: 'period',
    renews,
    start,
    end,
    transitional,
    services,
    indication,
    doctorId,
    doctor: doctor ?? '',
    gln_number: gln_number ?? '',
    rcc_number: rcc_number ?? '',
    ordered_on,
    signed_on,
  }
}

/**
 * What goes on from a prescription: the same services for as long again, from the day after its end or from today, each
 * as it was really given where that was otherwise than prescribed. Acute and transitional care goes on as ordinary, which
 * the hospital's doctor did not order.
 */
export function renewedValues(
  before: Prescription,
  balance: GivenBalance,
  _id: Id,
  today: Day,
): PrescriptionValues {
  const next = before.end < today ? today : addDays(before.end, 1)
  const services = before.transitional ? ordinarilyOrdered(before.services) : before.services
  return {
    ...valuesOf(before),
    _id,
    version: 0,
    renews: before._id,
    start: next,
    end: addMonths(next, monthsOf(before)),
    transitional: false,
    ...(before.transitional && orderedBy(undefined)),
    services: services.map(line => ({ ...line, ...deliveryOf(line, balance).timing })),
    ordered_on: null,
    signed_on: null,
  }
}

/** For how many months it was ordered, at least one: that it was closed early shortens nothing of what follows. */
const monthsOf = ({
  start,
  end,
  original_end,
}: Pick<Prescription, 'start' | 'end' | 'original_end'>): number =>
  Math.max(1, Math.round(daysBetween(start, original_end ?? end) / 30.4))

/** A service of the catalogue as it is prescribed until somebody says otherwise: ordered where who pays asks it. */
export function prescribed(service: Service, laws: Parameters<typeof needsOrder>[1]): PrescribedService {
  const { _id, duration, frequency, period, order_required, opre_ref, comment } = service
  return {
    serviceId: _id,
    duration,
    newDuration: null,
    frequency,
    period: period as PrescribedService['period'],
    comment,
    ordered_by_doctor: needsOrder(service, laws),
    order_required,
    opre_ref,
    offered: true,
    service_details: fieldsOf(ServiceDetails, service),
  }
}

/** What is written: an empty field is nothing, and of a service what the catalogue does not say. */
function writtenOf(values: PrescriptionValues): unknown {
  const { start, end, transitional, services, indication, doctorId, doctor } = values
  const { gln_number, rcc_number, ordered_on, signed_on } = values
  return allOrdered({
    ...(start !== null && { start }),
    ...(end !== null && { end }),
    transitional,
    services: services.map(service => fieldsOf(PrescribedFields, service)),
    indication,
    doctorId,
    doctor: textOrNull(doctor),
    gln_number: textOrNull(gln_number),
    rcc_number: textOrNull(rcc_number),
    ordered_on,
    signed_on,
  })
}

/** The rules of a prescription over what the form holds. */
export const FormPrescription = z.pipe(
  z.transform((values: PrescriptionValues) => writtenOf(values) as PrescriptionFields),
  WholePrescription,
)

/** What each step has to keep before the next one; the last all of it. */
const heldBy: Record<WrittenStep, readonly string[] | null> = {
  period: ['start', 'end', 'transitional'],
  services: ['start', 'end', 'services'],
  timing: ['start', 'end', 'services'],
  summary: null,
}

/** The rules of a prescription as far as they speak of what was written up to the step that is shown. */
export const FormStep = z.any().check(
  z.superRefine((values: PrescriptionValues, context) => {
    const held = heldBy[shownStep(values)]
    for (const issue of FormPrescription.safeParse(values).error?.issues ?? [])
      if (held === null || held.includes(String(issue.path[0])))
        context.addIssue({ code: 'custom', message: issue.message, path: [...issue.path], input: values })
  }),
)

/** The step that a form is at: a draft may come back without the services that it needs. */
export const shownStep = ({ step, services }: Pick<PrescriptionValues, 'step' | 'services'>): WrittenStep =>
  resumed(step, services.length)
