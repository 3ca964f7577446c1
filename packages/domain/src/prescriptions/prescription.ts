import * as z from 'zod/mini'
import { addDays, Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { Gln } from '../identifiers/gln.ts'
import { Rcc } from '../identifiers/rcc.ts'
import { Signature, Strike } from '../records/versioned.ts'
import { ServiceDetails } from '../services/service-details.ts'
import type { FieldCode } from '../wire/field-error.ts'
import { Id } from '../wire/id.ts'
import { maxLength, minLength } from '../wire/length.ts'
import { nameMax, noteMax, Reason, someLine, text } from '../wire/text.ts'
import { PlannedHours } from './planned-hours.ts'
import { transitionalDays } from './transitional-care.ts'
import { warningCodes } from './warning-codes.ts'
import { Timing } from './timing.ts'

export const prescriptionStatuses = [
  { value: 'open', label: 'Aperta' },
  { value: 'closed', label: 'Chiusa' },
] as const
export const PrescriptionStatus = z.enum(prescriptionStatuses.map(({ value }) => value))
export type PrescriptionStatus = z.infer<typeof PrescriptionStatus>

/** More services than the catalogue has are a mistake of a program. */
const servicesAtMost = 200

/**
 * A service that is prescribed. `ordered_by_doctor`: whether a doctor orders it, which the invoice has to say of each
 * (OAMal art. 59 para. 3bis).
 */
export const PrescribedFields = z.strictObject({
  serviceId: Id,
  ...Timing.shape,
  comment: text(noteMax),
  ordered_by_doctor: z.boolean(),
})
export type PrescribedFields = z.infer<typeof PrescribedFields>

/**
 * A prescribed service with its name in the reader's language. `order_required`: paid only with an order; `opre_ref`: its
 * place in art. 7 para. 2 of the health care benefits ordinance; `offered`: whether the catalogue still has it today.
 */
export const PrescribedService = z.strictObject({
  ...PrescribedFields.shape,
  service_details: ServiceDetails,
  order_required: z.boolean(),
  opre_ref: z.nullable(z.string()),
  offered: z.boolean(),
})
export type PrescribedService = z.infer<typeof PrescribedService>

/** Why care is prescribed, as the form to the insurer asks it. */
export const indications = [
  { value: 'general', label: 'Bisogno generale di cure' },
  { value: 'treatment', label: 'Trattamento e istruzione' },
  { value: 'after_stay', label: 'Cure dopo un ricovero o una cura' },
] as const
const Indication = z.enum(
  indications.map(({ value }) => value),
  'not_an_option',
)

/** By which numbers a doctor is known. */
const doctorNumbers = { gln_number: z.nullable(Gln), rcc_number: z.nullable(Rcc) }

/** Why, and who orders, by what the invoice asks of her, as it was when it was written; `doctorId` is her contact. */
const ordering = {
  indication: z.nullable(Indication),
  doctorId: z.nullable(Id),
  doctor: z.nullable(someLine(nameMax)),
  ...doctorNumbers,
  ordered_on: z.nullable(Day),
  signed_on: z.nullable(Day),
}

/**
 * What is written of a prescription, and what a correction may change. Both ends of the period are included.
 * `transitional`: acute and transitional care, which the hospital's doctor orders.
 */
export const PrescriptionFields = z.strictObject({
  start: Day,
  end: Day,
  transitional: z.boolean(),
  services: z.array(PrescribedFields).check(minLength(1, 'required'), maxLength(servicesAtMost, 'too_many')),
  ...ordering,
})
export type PrescriptionFields = z.infer<typeof PrescriptionFields>

/** The rules between the fields: each service once, an end, and nothing signed before it was ordered. */
export const WholePrescription = PrescriptionFields.check(
  z.superRefine(({ start, end, transitional, services, doctor, ordered_on, signed_on }, context) => {
    const refuse = (path: (string | number)[], message: FieldCode): void =>
      context.addIssue({ code: 'custom', path, message, input: path })
    if (end < start) refuse(['end'], 'end_before_start')
    if (signed_on !== null && ordered_on !== null && signed_on < ordered_on)
      refuse(['signed_on'], 'end_before_start')
    if (transitional) {
      if (end >= addDays(start, transitionalDays)) refuse(['end'], 'transitional_too_long')
      if (doctor === null) refuse(['doctor'], 'transitional_needs_order')
      if (ordered_on === null) refuse(['ordered_on'], 'transitional_needs_order')
    }
    const seen = new Set<Id>()
    services.forEach(({ serviceId }, index) => {
      if (seen.has(serviceId)) refuse(['services', index, 'serviceId'], 'twice')
      seen.add(serviceId)
    })
  }),
)

/** What is known of the order where nobody wrote it yet. */
export const noOrder = {
  indication: null,
  doctorId: null,
  doctor: null,
  gln_number: null,
  rcc_number: null,
  ordered_on: null,
  signed_on: null,
} as const satisfies Pick<PrescriptionFields, keyof typeof ordering>

const { newDuration, comment, ordered_by_doctor, ...needed } = PrescribedFields.shape

/** A service as it is sent: what is left out is as the catalogue has it. */
export const NewPrescribed = z.strictObject({
  ...needed,
  newDuration: z.optional(newDuration),
  comment: z.optional(comment),
  ordered_by_doctor: z.optional(ordered_by_doctor),
})
export type NewPrescribed = z.infer<typeof NewPrescribed>

const NewServices = z
  .array(NewPrescribed)
  .check(minLength(1, 'required'), maxLength(servicesAtMost, 'too_many'))

/** `userId` is whoever writes it. `renews`: the prescription that it goes on from. */
export const NewPrescription = z.strictObject({
  _id: z.optional(Id),
  userId: Id,
  start: Day,
  end: Day,
  transitional: z.optional(z.boolean()),
  status: z.literal('open'),
  services: NewServices,
  renews: z.optional(z.nullable(Id)),
  ...z.partial(z.strictObject(ordering)).shape,
})
export type NewPrescription = z.infer<typeof NewPrescription>

/** Corrects, closes, opens again or strikes a prescription. */
export const PrescriptionChange = z.strictObject({
  version: z.int().check(z.minimum(1)),
  status: z.optional(PrescriptionStatus),
  start: z.optional(Day),
  end: z.optional(Day),
  transitional: z.optional(z.boolean()),
  services: z.optional(NewServices),
  ...z.partial(z.strictObject(ordering)).shape,
  reason: z.optional(Reason),
  struck: z.optional(Strike),
})
export type PrescriptionChange = z.infer<typeof PrescriptionChange>

/** What is to be looked at in a prescription, in a sentence of the reader's language. It never stands in the way. */
const PrescriptionWarning = z.strictObject({ code: z.enum(warningCodes), text: z.string() })

/** Who wrote it, as the specification shows somebody on a prescription. */
const PrescriptionStakeholder = z.strictObject({
  userId: Id,
  role: z.string(),
  user: z.strictObject({
    avatar: z.nullable(z.string()),
    source: z.literal('person'),
    name: z.string(),
    full_name: z.string(),
    legal_form: z.null(),
    business_type: z.null(),
    professions: z.array(z.string()),
  }),
})

/**
 * A prescription as it stands: what may be done for a client, how often, from when until when. `original_end`: the end
 * that it had before it was closed early; null where nothing was cut off. `renewed_by`: what goes on from it. `signature`: the doctor who confirmed this
 * version with an account of her own, `in_place_of` the one who ordered it where that is another.
 */
export const Prescription = z.strictObject({
  _id: Id,
  dossierId: Id,
  version: z.number(),
  status: PrescriptionStatus,
  ...PrescriptionFields.shape,
  services: z.array(PrescribedService),
  original_end: z.nullable(Day),
  renews: z.nullable(Id),
  renewed_by: z.nullable(Id),
  signature: z.nullable(Signature),
  in_place_of: z.nullable(z.string()),
  stakeholderId: PrescriptionStakeholder,
  author: Signature,
  created_at: Instant,
  written_at: Instant,
  reason: z.nullable(z.string()),
  struck: z.nullable(Strike),
  /**
   * The doctor's numbers as the contact book corrected them since, which invoices name her by; null where they are still
   * those that are written here.
   */
  corrected_numbers: z.nullable(z.strictObject(doctorNumbers)),
  totals: PlannedHours,
  warnings: z.array(PrescriptionWarning),
})
export type Prescription = z.infer<typeof Prescription>

/** Who wrote it, in the words of the specification. */
export const stakeholderOf = ({ _id, name, role, avatar }: Signature): Prescription['stakeholderId'] => ({
  userId: _id,
  role,
  user: {
    avatar,
    source: 'person',
    name,
    full_name: name,
    legal_form: null,
    business_type: null,
    professions: [role],
  },
})

type Signed = PrescriptionFields & Pick<Prescription, 'original_end'>

/**
 * What a doctor signs for: of another period, other services or another doctor she said nothing. The end is the one that
 * she ordered, on whichever day it was closed.
 */
const signedFor = ({
  start,
  end,
  original_end,
  transitional,
  services,
  doctorId,
  doctor,
  ordered_on,
}: Signed) => [
  start,
  original_end ?? end,
  transitional,
  doctorId,
  doctor,
  ordered_on,
  services
    .map(service => Object.keys(PrescribedFields.shape).map(name => service[name as keyof PrescribedFields]))
    .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
]

/** Whether what was signed is still the same after a correction. */
export const keepsSignature = (before: Signed, after: Signed): boolean =>
  JSON.stringify(signedFor(before)) === JSON.stringify(signedFor(after))
