import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { Material, MaterialFields } from './material.ts'
import { NamedMaterial } from './named-material.ts'

const path = '/api/businesses/{businessId}/materials'

/** As many materials a house may keep: the lists show them whole. */
export const mostMaterials = 500

export const getMaterials = endpoint({
  method: 'GET',
  path,
  summary: 'The materials of the active business with their prices, by name, those out of use last',
  permission: 'billing.read',
  entity: 'material',
  answer: z.array(Material),
  problems: ['not_found'],
})

export const getMaterial = endpoint({
  method: 'GET',
  path: `${path}/{materialId}`,
  summary: 'A material with its prices',
  permission: 'billing.read',
  entity: 'material',
  answer: Material,
  problems: ['not_found'],
})

const { prices, code, in_use, ...said } = MaterialFields.shape

export const createMaterial = endpoint({
  method: 'POST',
  path: `${path}/create_material`,
  summary: 'Adds a material to those of the active business',
  permission: 'billing.tariffs',
  entity: 'material',
  creates: true,
  body: z.strictObject({
    _id: z.optional(Id),
    ...said,
    code: z.optional(code),
    in_use: z.optional(in_use),
    prices: z.optional(prices),
  }),
  answer: Material,
  problems: ['not_found'],
})

export const updateMaterial = endpoint({
  method: 'PATCH',
  path: `${path}/{materialId}`,
  summary: 'Changes a material as a new version; its prices are written whole',
  permission: 'billing.tariffs',
  entity: 'material',
  body: z.strictObject({ version: z.int().check(z.minimum(1)), ...z.partial(MaterialFields).shape }),
  answer: Material,
  problems: ['not_found', 'stale'],
  current: { stale: Material },
})

/** A material that is offered; `last_used`: when it was last used for the client. */
export const OfferedMaterial = z.strictObject({ ...NamedMaterial.shape, last_used: z.nullable(Day) })
export type OfferedMaterial = z.infer<typeof OfferedMaterial>

export const getOfferedMaterials = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/materials',
  summary: 'The materials that may be used for a client, those last used for her first, then by name',
  permission: 'performance.record',
  need: 'read',
  entity: 'material_use',
  answer: z.array(OfferedMaterial),
  problems: [],
})
