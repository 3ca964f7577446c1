import * as z from 'zod/mini'
import { Correction, Handed } from '../records/versioned.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { Drug, DrugFields } from './drug.ts'

const listed = z.array(Drug)
const { name, modality, ...rest } = DrugFields.shape
const newDrugShape = { name, modality, ...z.partial(z.strictObject(rest)).shape }

export const getDrugs = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/drugs/get_drugs',
  summary: "A client's drugs, the current ones first",
  permission: 'drugs.read',
  entity: 'drug',
  query: z.strictObject({ status: z._default(z.enum(['current', 'ended', 'struck', 'all']), 'all') }),
  answer: listed,
  problems: [],
})

export const createDrug = endpoint({
  method: 'POST',
  path: '/api/dossiers/{dossierId}/drugs/create_drug',
  summary: "Writes a drug on the client's list",
  permission: 'drugs.write_list',
  entity: 'drug',
  creates: true,
  body: z.strictObject({
    _id: z.optional(Id),
    dossierId: z.optional(Id),
    ...Handed.shape,
    ...newDrugShape,
  }),
  answer: Drug,
  problems: [],
})

export const getDrug = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/drugs/{drugId}',
  summary: 'One drug as it stands now',
  permission: 'drugs.read',
  entity: 'drug',
  answer: Drug,
  problems: [],
})

export const getDrugVersions = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/drugs/{drugId}/versions',
  summary: 'All versions of a drug, newest first',
  permission: 'drugs.read',
  entity: 'drug',
  answer: listed,
  problems: [],
})

export const updateDrug = endpoint({
  method: 'PATCH',
  path: '/api/dossiers/{dossierId}/drugs/{drugId}',
  summary: 'Corrects a drug as a new version, or strikes it with a reason',
  permission: 'drugs.write_list',
  entity: 'drug',
  body: z.strictObject({ ...Correction.shape, ...z.partial(DrugFields).shape }),
  answer: Drug,
  problems: ['stale', 'struck'],
})

/** The scheme itself was read before; what is noted here is that it goes on paper, and so out of the house. */
export const printScheme = endpoint({
  method: 'POST',
  path: '/api/dossiers/{dossierId}/drugs/print_scheme',
  summary: "Notes in the audit log that a day's scheme is printed",
  permission: 'drugs.read',
  need: 'read',
  entity: 'drug',
  action: 'print',
  whenClosed: 'allowed',
  answer: z.null(),
  problems: [],
})
