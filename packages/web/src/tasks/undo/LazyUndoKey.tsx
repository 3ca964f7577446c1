import { late } from '../../ui/late.ts'

/** The keys that take back what was done on the plan: asked for once the page stands. */
export const UndoKey = late(async () => (await import('./UndoKey.tsx')).UndoKey)
