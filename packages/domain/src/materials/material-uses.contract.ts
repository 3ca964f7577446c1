import * as z from 'zod/mini'
import type { readBy } from '../access/need-to-know.ts'
import { Correction } from '../records/versioned.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { MaterialUse, MaterialUseFields, UsedMaterials } from './material-use.ts'

const listed = z.array(MaterialUse)

export const getTaskMaterialUses = endpoint({
  method: 'GET',
  path: '/api/tasks/{taskId}/material_uses',
  summary: 'The materials that were used on a visit, struck ones last',
  permission: 'dossier.list',
  entity: 'material_use',
  answer: listed,
  problems: [],
})

export const addMaterialUses = endpoint({
  method: 'POST',
  path: '/api/tasks/{taskId}/add_material_uses',
  summary:
    'Records materials that were used on a visit; what stands on it already is recorded once more only `beside` it',
  permission: 'performance.record',
  entity: 'material_use',
  creates: true,
  body: z.strictObject({
    _id: z.optional(Id),
    taskId: z.optional(Id),
    ...UsedMaterials.shape,
  }),
  answer: listed,
  problems: ['visit_not_carried_out', 'dossier_closed', 'used_already'],
  current: { used_already: listed },
})

export const getMaterialUse = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/material_uses/{materialUseId}',
  summary: 'One material that was used, as it stands now',
  permission: 'dossier.list',
  entity: 'material_use',
  answer: MaterialUse,
  problems: [],
})

export const getMaterialUseVersions = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/material_uses/{materialUseId}/versions',
  summary: 'All versions of a material that was used, newest first',
  permission: 'dossier.list',
  entity: 'material_use',
  answer: listed,
  problems: [],
})

const { version, reason, struck } = Correction.shape

/**
 * At the door every reader of the dossier passes; the handler asks for `performance.record` on one's own entry and
 * for `performance.correct_others` on anybody else's.
 */
export const updateMaterialUse = endpoint({
  method: 'PATCH',
  path: '/api/dossiers/{dossierId}/material_uses/{materialUseId}',
  summary: 'Corrects the quantity or the comment of a used material as a new version, or strikes it',
  permission: 'dossier.list',
  need: 'read',
  // Nobody writes over a comment that she may not read.
  also: [
    {
      permission: 'performance.record' satisfies (typeof readBy)['material_use.comment'],
      field: 'comment',
    },
  ],
  entity: 'material_use',
  body: z.strictObject({ version, reason, struck, ...z.partial(MaterialUseFields).shape }),
  answer: MaterialUse,
  problems: ['stale', 'struck', 'dossier_closed'],
  current: { stale: MaterialUse, struck: MaterialUse },
})
