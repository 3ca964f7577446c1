import { dialogIsOpen } from './dialog-is-open.ts'

/** A form in which somebody may have typed. */
type Typing = {
  hasTyped: () => boolean
  /** Brings what is typed to safety; answers whether all of it is. */
  flush: () => Promise<boolean>
}

/** The forms that stand on this page. */
const holders = new Set<Typing>()

/** Asks this form too whether somebody has typed in it; answers how to ask it no longer. */
export function holdTyped(typing: Typing): () => void {
  holders.add(typing)
  return () => void holders.delete(typing)
}

/** Brings what is typed on this page to safety; answers whether all of it is. */
export async function keepTyped(): Promise<boolean> {
  const kept = [...holders].map(async ({ hasTyped, flush }) => !hasTyped() || (await flush()))
  return (await Promise.all(kept)).every(Boolean)
}

/** Whether something stands on this page that is nowhere else: typed into a form, or being answered in a sheet. */
export const isTypedHere = (): boolean => [...holders].some(({ hasTyped }) => hasTyped()) || dialogIsOpen()
