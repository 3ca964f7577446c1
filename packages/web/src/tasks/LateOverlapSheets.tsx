import { late } from '../ui/late.ts'

/** What a task overlaps with, whose words load when it first does. */
export const OverlapSheet = late(async () => (await import('./OverlapSheet.tsx')).OverlapSheet)

/** The same over a form, which takes something else instead. */
export const TaskOverlapSheet = late(
  async () => (await import('./form/TaskOverlapSheet.tsx')).TaskOverlapSheet,
)
