import { dialogIsOpen } from '../ui/dialog-is-open.ts'

/** A form in which somebody may have typed. */
type Typing = {
  hasTyped: () => boolean
  /** Brings what is typed to safety; answers whether all of it is. */
  keep: () => Promise<boolean>
}

const holders = new Set<Typing>()

/** Asks this form too whether somebody has typed in it; answers how to ask it no longer. */
export function holdTyped(typing: Typing): () => void {
  holders.add(typing)
  return () => void holders.delete(typing)
}

/** Whether something stands on this page that is nowhere else: typed into a form, or being answered in a sheet. */
export const isTypedHere = (): boolean => [...holders].some(({ hasTyped }) => hasTyped()) || dialogIsOpen()

/**
 * Brings to safety what is typed on this page; answers whether it can be left with nothing lost. What is being answered in
 * a sheet is kept nowhere.
 */
export async function keepTyped(): Promise<boolean> {
  if (dialogIsOpen()) return false
  return (await Promise.all(Array.from(holders, ({ keep }) => keep()))).every(Boolean)
}
