/** A cell with fewer persons does not leave the organisation: they could be recognised (billing.md, section 7). */
export const fewestPersons = 4

/**
 * Which of the cells that are summed up together are withheld: those of few persons, and where there is only one of
 * them the smallest other one too, for the sum would tell it.
 */
export function withheldCells(persons: readonly number[]): boolean[] {
  const small = persons.map(count => count > 0 && count < fewestPersons)
  if (small.filter(Boolean).length !== 1) return small
  const others = persons.filter((count, at) => !small[at] && count > 0)
  const next =
    others.length === 0 ? -1 : persons.findIndex((count, at) => !small[at] && count === Math.min(...others))
  return small.map((isSmall, at) => isSmall || at === next)
}
