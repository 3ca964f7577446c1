import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { pageOf, pageQuery } from '../wire/page.ts'
import { nameMax, someLine } from '../wire/text.ts'
import { PlannedHours } from './planned-hours.ts'
import { GivenBalance, PrescriptionBalance } from './prescription-balance.ts'
import { NewPrescription, Prescription, PrescriptionChange, PrescriptionStatus } from './prescription.ts'

const path = '/api/dossiers/{dossierId}/prescriptions'
const ofOne = '/api/dossiers/{dossierId}/prescriptions/{prescriptionId}'

export const getPrescriptions = endpoint({
  method: 'GET',
  path: `${path}/all_prescriptions`,
  summary: 'The prescriptions of a client, the one that ends last first, struck ones last',
  permission: 'prescription.read',
  entity: 'prescription',
  query: z.strictObject({ status: z.optional(PrescriptionStatus) }),
  answer: z.array(Prescription),
  problems: [],
})

export const getOpenPrescription = endpoint({
  method: 'GET',
  path: `${path}/get_open_prescription`,
  summary:
    'The open prescription whose period holds today, of several acute and transitional care, else the one that began last; else null',
  permission: 'prescription.read',
  entity: 'prescription',
  answer: z.nullable(Prescription),
  problems: [],
})

export const getPrescription = endpoint({
  method: 'GET',
  path: `${ofOne}/get_prescription`,
  summary: 'One prescription as it stands now',
  permission: 'prescription.read',
  entity: 'prescription',
  answer: Prescription,
  problems: [],
})

export const getPrescriptionVersions = endpoint({
  method: 'GET',
  path: `${ofOne}/versions`,
  summary: 'All versions of a prescription, newest first',
  permission: 'prescription.read',
  entity: 'prescription',
  answer: z.array(Prescription),
  problems: [],
})

export const getPrescriptionBalance = endpoint({
  method: 'GET',
  path: `${ofOne}/balance`,
  summary: 'What of a prescription was done and for how many days, what is planned, and what is left of it',
  permission: 'prescription.read',
  entity: 'prescription',
  answer: GivenBalance,
  problems: [],
})

export const getBalanceOn = endpoint({
  method: 'GET',
  path: `${path}/balance`,
  summary:
    'The same of each prescription that holds on a day, today where none is said, that which takes first what it names first',
  permission: 'prescription.read',
  entity: 'prescription',
  query: z.strictObject({ date: z.optional(Day) }),
  answer: z.array(PrescriptionBalance),
  problems: [],
})

export const addPrescription = endpoint({
  method: 'POST',
  path: `${path}/add_prescription`,
  summary: 'Prescribes services for a period; whoever is signed in is its author',
  permission: 'prescription.create',
  entity: 'prescription',
  creates: { in: 'prescription' },
  body: z.strictObject({ dossierId: z.optional(Id), prescription: NewPrescription }),
  answer: Prescription,
  problems: ['renewed_already', 'dossier_closed'],
})

export const updatePrescription = endpoint({
  method: 'PATCH',
  path: ofOne,
  summary: 'Corrects, closes, opens again or strikes a prescription as a new version',
  permission: 'prescription.create',
  also: [{ permission: 'prescription.close', field: 'status' }],
  entity: 'prescription',
  body: PrescriptionChange,
  answer: Prescription,
  problems: ['stale', 'struck', 'dossier_closed'],
  current: { stale: Prescription, struck: Prescription },
})

export const signPrescription = endpoint({
  method: 'POST',
  path: `${ofOne}/sign`,
  summary:
    'Confirms the version that was read, as the doctor who orders it; the order of another by who names her as the one in whose place she signs; signed again by the same doctor it stays as it is',
  permission: 'prescription.sign_medical',
  entity: 'prescription',
  body: z.strictObject({
    version: z.int().check(z.minimum(1)),
    in_place_of: z.optional(someLine(nameMax)),
  }),
  answer: Prescription,
  problems: ['stale', 'struck', 'ended', 'signed_already', 'order_of_another', 'dossier_closed'],
  current: {
    stale: Prescription,
    struck: Prescription,
    ended: Prescription,
    signed_already: Prescription,
    order_of_another: Prescription,
  },
})

/** An open prescription with its client, for the list of those that are to be renewed. */
export const Renewal = z.strictObject({
  _id: Id,
  dossierId: Id,
  client: z.strictObject({ _id: Id, name: z.string(), avatar: z.nullable(z.string()) }),
  start: Day,
  end: Day,
  days_left: z.number(),
  transitional: z.boolean(),
  groups: PlannedHours.shape.groups,
})
export type Renewal = z.infer<typeof Renewal>

export const getRenewals = endpoint({
  method: 'GET',
  path: '/api/prescriptions',
  summary:
    'The open prescriptions of all clients whom one may know that nothing goes on from yet, the one that ends first first',
  permission: 'prescription.read',
  entity: 'prescription',
  query: z.strictObject(pageQuery),
  answer: pageOf(Renewal),
  problems: [],
})
