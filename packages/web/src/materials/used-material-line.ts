import type { OfferedMaterial } from '@vicino/domain/materials/materials.contract.ts'
import { addMaterialUses } from '@vicino/domain/materials/material-uses.contract.ts'
import type { NamedMaterial } from '@vicino/domain/materials/named-material.ts'
import * as z from 'zod/mini'

/** A material that was used, as a form holds it. */
export type UsedMaterialLine = { material: NamedMaterial; quantity: number; comment: string }

/** A material that is chosen: one unit, until somebody says how many. */
export const lineOfMaterial = ({ last_used: _last, ...material }: OfferedMaterial): UsedMaterialLine => ({
  material,
  quantity: 1,
  comment: '',
})

type Written = z.input<typeof addMaterialUses.body>

/** What is sent of the lines: a material is named by its id alone. */
const bodyOfMaterials = (lines: readonly UsedMaterialLine[]) =>
  lines.map(({ material: { _id }, quantity, comment }) => ({ materialId: _id, quantity, comment }))

/** The rules of the lines of a form, each refusal at `uses.<index>.<field>`. */
export const FormMaterials = z.pipe(
  z.transform((lines: readonly UsedMaterialLine[]): Written => ({ uses: bodyOfMaterials(lines) })),
  addMaterialUses.body,
)
