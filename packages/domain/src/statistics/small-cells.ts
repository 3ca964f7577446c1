/** Of fewer persons no cell is told, on no page and in no file: they could be recognised (billing.md, section 7). */
export const fewestPersons = 4

/** Whether so few persons stand behind something that they could be recognised. */
export const areFew = (persons: number): boolean => persons > 0 && persons < fewestPersons

/**
 * Which of the cells that are summed up together are withheld: those of few persons and those that are withheld for another
 * reason. As long as there is only one of them, all of them together are few, or there are as many persons as cells, the
 * smallest other one too: the sum would tell them.
 */
export function withheldCells(
  persons: readonly number[],
  isWithheld: (at: number) => boolean = () => false,
): boolean[] {
  const withheld = persons.map((count, at) => areFew(count) || (count > 0 && isWithheld(at)))
  const others = persons
    .map((count, at) => ({ count, at }))
    .filter(({ count, at }) => count > 0 && !withheld[at])
    .toSorted((one, other) => one.count - other.count)
  for (const { at } of others) {
    const hidden = persons.filter((_, each) => withheld[each])
    const sum = hidden.reduce((all, count) => all + count, 0)
    if (hidden.length === 0 || (hidden.length > 1 && !areFew(sum) && sum > hidden.length)) break
    withheld[at] = true
  }
  return withheld
}

/** What is told of something, or null where so few persons stand behind it that they could be recognised. */
export type ToldNumber = number | null

/** The sum of what is told; of what is withheld in part the rest would tell it. */
export const toldSum = (parts: readonly ToldNumber[]): ToldNumber =>
  parts.reduce<ToldNumber>((sum, part) => (sum === null || part === null ? null : sum + part), 0)

/** Cells that are summed up together as they are told: of those of few persons stands what `withhold` leaves. */
export function toldCells<Cell, Withheld>(
  cells: readonly Cell[],
  persons: (cell: Cell) => number,
  withhold: (cell: Cell) => Withheld,
  isWithheld: (cell: Cell) => boolean = () => false,
): (Cell | Withheld)[] {
  const withheld = withheldCells(cells.map(persons), at => isWithheld(cells[at]!))
  return cells.map((cell, at) => (withheld[at] ? withhold(cell) : cell))
}

/** A number that stands alone, by how many persons stand behind it. */
export const toldNumber = (value: number, persons: number): ToldNumber => (areFew(persons) ? null : value)

/** A part of a whole that both are known by their persons: told where neither it nor the rest of it is of few. */
export const toldPart = (part: number, whole: number): ToldNumber =>
  areFew(part) || areFew(whole - part) ? null : part
