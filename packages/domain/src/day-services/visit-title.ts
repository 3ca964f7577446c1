/** What a planned visit is called while it has no service: stored in Italian, shown in each language. */
export const unnamedVisit = { label: 'Visita' } as const

/** How many services a title names before it only counts them. */
const namedAtMost = 2

/** A visit is called by its services, the first of them by name. */
export function visitTitle(names: readonly string[]): string {
  const more = names.length - namedAtMost
  const named = names.slice(0, namedAtMost).join(', ')
  if (named === '') return unnamedVisit.label
  return more > 0 ? `${named} +${more}` : named
}
