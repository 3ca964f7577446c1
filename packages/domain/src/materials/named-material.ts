import * as z from 'zod/mini'
import { Id } from '../wire/id.ts'

/**
 * Who uses a material, as the list of materials parts it since 1 October 2021. What only nurses use is paid with their
 * care, and never billed.
 */
export const materialCategories = [
  { value: 'A', label: 'A – usato dal paziente', isBilled: true },
  { value: 'B', label: 'B – usato dal paziente o dalle cure', isBilled: true },
  { value: 'C', label: 'C – usato solo dalle cure: compreso', isBilled: false },
] as const
export const MaterialCategory = z.enum(materialCategories.map(({ value }) => value))
export type MaterialCategory = z.infer<typeof MaterialCategory>

/** Whether a material of a category stands on invoices. */
export const isBilled = (category: MaterialCategory): boolean =>
  materialCategories.find(({ value }) => value === category)!.isBilled

/** What is told of a material where it is used: nothing of what it costs. */
export const NamedMaterial = z.strictObject({
  _id: Id,
  name: z.string(),
  unit: z.string(),
  category: MaterialCategory,
  code: z.nullable(z.string()),
})
export type NamedMaterial = z.infer<typeof NamedMaterial>
