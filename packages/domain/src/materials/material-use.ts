import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { Beside } from '../performances/beside.ts'
import { Versioned } from '../records/versioned.ts'
import { inSteps } from '../wire/fineness.ts'
import { Id } from '../wire/id.ts'
import { maxLength, minLength } from '../wire/length.ts'
import { noteMax, text } from '../wire/text.ts'
import { NamedMaterial } from './named-material.ts'

/** More of a material is not used at once: it is a slip. */
export const mostOfMaterial = 1000

/** In which parts of a unit a material is counted. */
export const quantityStep = 0.01

/** How much of a material is used at once, in hundredths of a unit, as half a metre of bandage. */
export const UsedQuantity = z
  .number()
  .check(inSteps(quantityStep), z.minimum(quantityStep), z.maximum(mostOfMaterial))

/** What is written of a material that was used, and what a correction may change. */
export const MaterialUseFields = z.strictObject({ quantity: UsedQuantity, comment: text(noteMax) })
export type MaterialUseFields = z.infer<typeof MaterialUseFields>

/** A material that was used on a visit. `date` is the day of the visit. */
export const MaterialUse = z.strictObject({
  ...MaterialUseFields.shape,
  ...Versioned.shape,
  dossierId: Id,
  taskId: Id,
  date: Day,
  material: NamedMaterial,
})
export type MaterialUse = z.infer<typeof MaterialUse>

/** Most materials that one call adds to a visit. */
const addedAtMost = 50

/** Materials as they are recorded on a visit. */
export const UsedMaterials = z.strictObject({
  uses: z
    .array(
      z.strictObject({
        ...MaterialUseFields.shape,
        materialId: Id,
        comment: z.optional(MaterialUseFields.shape.comment),
      }),
    )
    .check(minLength(1, 'required'), maxLength(addedAtMost)),
  beside: Beside,
})
export type UsedMaterials = z.infer<typeof UsedMaterials>

/** The fields that a correction may change, out of a whole use. */
export const fieldsOfMaterialUse = ({ quantity, comment }: MaterialUse): MaterialUseFields => ({
  quantity,
  comment,
})
