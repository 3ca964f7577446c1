import { late } from '../ui/late.ts'

/** What may have been used, and how much of it: its fields load when somebody wants to say it. */
export const UsedMaterialFields = late(
  async () => (await import('./UsedMaterialFields.tsx')).UsedMaterialFields,
)
