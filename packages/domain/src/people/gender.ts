import * as z from 'zod/mini'

export const genders = [
  { value: 'male', label: 'maschile' },
  { value: 'female', label: 'femminile' },
] as const

export const Gender = z.enum(genders.map(gender => gender.value))
export type Gender = z.infer<typeof Gender>
