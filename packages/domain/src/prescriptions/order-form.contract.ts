import * as z from 'zod/mini'
import { Coverage } from '../coverages/coverage.ts'
import { Gln } from '../identifiers/gln.ts'
import { Rcc } from '../identifiers/rcc.ts'
import { ClientFields } from '../dossiers/client.ts'
import { Address } from '../people/address.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Instant } from '../days/instant.ts'
import { orderKinds } from './order-kind.ts'
import { Prescription } from './prescription.ts'

/** Who provides the care, as the insurer knows it; `rcc_number` is the one of the client's canton. */
const Provider = z.strictObject({
  name: z.string(),
  address: z.nullable(Address),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  gln_number: z.nullable(Gln),
  rcc_number: z.nullable(Rcc),
})

const { gender, avs, address } = ClientFields.shape

/**
 * All that the form to doctor and insurer says (art. 8 and 8a of the health care benefits ordinance): what is prescribed,
 * by whom it is provided, to whom, and who pays. A part is null for who may not read it.
 */
export const OrderForm = z.strictObject({
  prescription: Prescription,
  /** Who wrote it first: whoever signs or closes it later is not the nurse who answers for it. */
  nurse: z.string(),
  kind: z.enum(orderKinds.map(({ value }) => value)),
  /** When it was changed or ended. */
  since: z.nullable(Instant),
  provider: Provider,
  insured: z.nullable(z.strictObject({ gender, address })),
  numbers: z.nullable(z.strictObject({ avs })),
  /** Those that hold on the first day of the period. */
  coverages: z.nullable(z.array(Coverage)),
})
export type OrderForm = z.infer<typeof OrderForm>

const path = '/api/dossiers/{dossierId}/prescriptions/{prescriptionId}/order_form'

export const getOrderForm = endpoint({
  method: 'GET',
  path,
  summary: 'The form of a prescription for doctor and insurer, as far as the reader may know it',
  permission: 'prescription.read',
  entity: 'prescription',
  answer: OrderForm,
  problems: [],
})

/** The form itself was read before; what is noted here is that it goes on paper, and so out of the house. */
export const printOrderForm = endpoint({
  method: 'POST',
  path: `${path}/print`,
  summary: 'Notes in the audit log that the form of a prescription is printed',
  permission: 'prescription.read',
  need: 'read',
  entity: 'prescription',
  action: 'print',
  whenClosed: 'allowed',
  answer: z.null(),
  problems: [],
})
