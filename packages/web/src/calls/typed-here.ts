const holders = new Set<() => boolean>()

/** Asks this form too whether somebody has typed in it; answers how to ask it no longer. */
export function holdTyped(hasTyped: () => boolean): () => void {
  holders.add(hasTyped)
  return () => void holders.delete(hasTyped)
}

/** Whether something stands on this page that is nowhere else: typed into a form, or being answered in a sheet. */
export const isTypedHere = (): boolean =>
  [...holders].some(hasTyped => hasTyped()) || document.querySelector('[role="dialog"]') !== null
