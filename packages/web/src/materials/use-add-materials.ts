import { getLogs } from '@vicino/domain/activity/activity.contract.ts'
import { getOfferedMaterials } from '@vicino/domain/materials/materials.contract.ts'
import { addMaterialUses, getTaskMaterialUses } from '@vicino/domain/materials/material-uses.contract.ts'
import { type Save, useSave } from '../calls/use-save.ts'

/** Records materials on a visit; the pages that show them read anew. */
export const useAddMaterials = (): Save<typeof addMaterialUses> =>
  useSave(addMaterialUses, { refreshes: [getTaskMaterialUses, getOfferedMaterials, getLogs] })
