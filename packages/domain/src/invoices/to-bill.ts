import type { BilledLetter, CareKind } from '../billing/tariff.ts'
import type { BusinessSettings } from '../businesses/business-settings.ts'
import type { Contact } from '../contacts/contact.ts'
import type { Coverage, CoverageLaw } from '../coverages/coverage.ts'
import type { Day } from '../days/day.ts'
import type { Month } from '../days/month.ts'
import type { ClientFields } from '../dossiers/client.ts'
import type { SanitaryFields } from '../dossiers/sanitary-data.ts'
import type { Material } from '../materials/material.ts'
import type { Prescription } from '../prescriptions/prescription.ts'
import type { Service } from '../services/service.ts'
import type { ServiceDetails } from '../services/service-details.ts'
import type { Id } from '../wire/id.ts'
import type { BesideCare, InvoiceContent } from './invoice.ts'
import type { InvoiceProblemCode } from './invoice-problems.catalogue.ts'

/**
 * Something that was performed on a visit that was ended, and stands on no invoice. `orderedBy`: the prescription by
 * which a doctor ordered it; `transitional`: that is one of acute and transitional care, which the basic insurance alone
 * knows.
 */
export type ToBill = {
  _id: Id
  version: number
  taskId: Id
  date: Day
  letter: BilledLetter
  minutes: number
  care_kind: CareKind
  service: Pick<ServiceDetails, 'code' | 'name'>
  order_required: boolean
  orderedBy: Id | null
  transitional: boolean
  /** Whether a prescription of its day names it, ordered by a doctor or not. */
  prescribed: boolean
}

/** What stands on an invoice of one letter and kind of care of a visit: the minutes as they were, and as they are billed. */
export type BilledPart = Pick<ToBill, 'taskId' | 'date' | 'letter' | 'care_kind' | 'minutes'> & {
  billed: number
  coverageId: Id | null
  invoiceId: Id
}

/** A material that was used on a visit that was ended, and stands on no invoice. */
export type MaterialToBill = {
  _id: Id
  version: number
  taskId: Id
  date: Day
  quantity: number
  material: Pick<Material, '_id' | 'name' | 'unit' | 'category' | 'code' | 'prices'>
}

export type Ordering = Pick<
  Prescription,
  '_id' | 'doctor' | 'gln_number' | 'rcc_number' | 'ordered_on' | 'start' | 'end'
>

/** A visit of the month in which something is to be looked at, and what. */
export type VisitToLookAt = {
  code: Extract<
    InvoiceProblemCode,
    'not_confirmed' | 'not_ended' | 'partly_recorded' | 'no_services' | 'recorded_twice' | 'overlapping'
  >
  taskId: Id
  date: Day
}

/** All that the invoices of a client's month are drawn up from. */
export type BillingFacts = {
  month: Month
  today: Day
  performed: readonly ToBill[]
  /** What of the month stands on invoices already, of whichever payer. */
  billed: readonly BilledPart[]
  used: readonly MaterialToBill[]
  coverages: readonly Coverage[]
  client: Pick<ClientFields, 'first_name' | 'last_name' | 'birthday' | 'gender' | 'address'>
  numbers: Pick<SanitaryFields, 'avsNumber' | 'without_avs' | 'cardNumber' | 'insuranceNumber'>
  insurers: readonly Contact[]
  orders: readonly Ordering[]
  visits: readonly VisitToLookAt[]
  /** Invoices of the month of which something does not hold any more: corrected or struck, or its visit, or its order. */
  changed: readonly { invoiceId: Id; date: Day }[]
  /** Invoices of the month that stand while what is owed beside them, and as what, was cancelled. */
  unaccompanied: readonly { invoiceId: Id; content: InvoiceContent; document: BesideCare }[]
  /** What stands of the month on contributions of the client, day by day, in Rappen. */
  contributed: readonly { date: Day; amount: number }[]
  house: BusinessSettings
}

/** The care of the mentally ill in the ordinance (OPre art. 7 para. 2 letter b numbers 13 and 14, letter c number 2). */
const psychiatric: readonly (string | null)[] = ['b.13', 'b.14', 'c.2']

/** As which kind of care a service is invoiced. `byRelative`: one of those who made the visit is the client's employed relative. */
export function careKindOf({ opre_ref }: Pick<Service, 'opre_ref'>, byRelative: boolean): CareKind {
  if (byRelative) return 'employed_relative'
  return psychiatric.includes(opre_ref) ? 'psychiatric' : 'ordinary'
}

/** As what it is paid under a law: acute and transitional care is of the health insurance act (art. 25a para. 2). */
export const paidAs = <Performed extends Pick<ToBill, 'care_kind' | 'transitional'>>(
  performed: Performed,
  law: CoverageLaw,
): Performed =>
  performed.transitional && law === 'kvg' ? { ...performed, care_kind: 'transitional' } : performed
