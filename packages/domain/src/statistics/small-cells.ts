/** Of fewer persons no cell is told, on no page and in no file: they could be recognised (billing.md, section 7). */
export const fewestPersons = 4

/** Whether so few persons stand behind something that they could be recognised. */
export const areFew = (persons: number): boolean => persons > 0 && persons < fewestPersons

/**
 * Which of the cells that are summed up together are withheld: those of few persons, and where there is only one of
 * them, or where all of them together are few, the smallest other one too, for the sum would tell them.
 */
export function withheldCells(persons: readonly number[]): boolean[] {
  const small = persons.map(areFew)
  const few = persons.filter((_, at) => small[at])
  const areHidden = few.length !== 1 && !areFew(few.reduce((sum, count) => sum + count, 0))
  if (areHidden) return small
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
export const toldOf = (value: number, persons: number): Told => (areFew(persons) ? null : value)

/** A part of a whole that both are known by their persons: told where neither it nor the rest of it is of few. */
export const toldPart = (part: number, whole: number): Told =>
  areFew(part) || areFew(whole - part) ? null : part
