/** Of fewer persons no cell is told, on no page and in no file: they could be recognised (billing.md, section 7). */
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

/** What is told of something, or null where so few persons stand behind it that they could be recognised. */
export type Told = number | null

/** The sum of what is told; of what is withheld in part the rest would tell it. */
export const toldSum = (parts: readonly Told[]): Told =>
  parts.reduce<Told>((sum, part) => (sum === null || part === null ? null : sum + part), 0)

/** Cells that are summed up together as they are told: of those of few persons stands what `withhold` leaves. */
export function toldCells<Cell, Withheld>(
  cells: readonly Cell[],
  persons: (cell: Cell) => number,
  withhold: (cell: Cell) => Withheld,
): (Cell | Withheld)[] {
  const withheld = withheldCells(cells.map(persons))
  return cells.map((cell, at) => (withheld[at] ? withhold(cell) : cell))
}

/** A number that stands alone, by how many persons stand behind it. */
export const toldOf = (value: number, persons: number): Told =>
  persons > 0 && persons < fewestPersons ? null : value
