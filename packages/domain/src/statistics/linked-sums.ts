import { areFew, withheldCells } from './small-cells.ts'

/**
 * Cells of one table and the sums that are told of them, each by the places of the cells that it adds up. `areDescribed`:
 * of whom it says what they are; that nobody wrote it is known of how many.
 */
type LinkedSums = {
  persons: readonly number[]
  areDescribed: readonly boolean[]
  sums: readonly (readonly number[])[]
}

/** Which cells are withheld, and which of the sums would tell them and no other cell is left to stand beside them. */
type Withheld = { cells: boolean[]; sums: boolean[] }

/**
 * Which cells are withheld of a table of which several sums are told: those of few persons, and as many others, the
 * smallest first, as it takes that no sum and no difference of sums tells one of them.
 */
export function withheldBeside({ persons, areDescribed, sums }: LinkedSums): Withheld {
  const cells = withheldCells(persons)
  const dropped = sums.map(() => false)
  for (;;) {
    const told = sums.filter((_, at) => !dropped[at])
    const shown = new Set(
      tellableCells(persons, cells, told).filter(at => areDescribed[at] && areFew(persons[at]!)),
    )
    if (shown.size === 0) return { cells, sums: dropped }
    const telling = told.filter(sum => sum.some(at => shown.has(at)))
    const [next] = [...new Set(telling.flat())]
      .filter(at => persons[at]! > 0 && !cells[at])
      .toSorted((one, other) => persons[one]! - persons[other]!)
    if (next === undefined) for (const sum of telling) dropped[sums.indexOf(sum)] = true
    else cells[next] = true
  }
}

/** The withheld cells that somebody can reckon from the sums and the cells that are told. */
export function tellableCells(
  persons: readonly number[],
  withheld: readonly boolean[],
  sums: readonly (readonly number[])[],
): number[] {
  const unknown = persons.flatMap((count, at) => (withheld[at] && count > 0 ? [at] : []))
  const rests = sums.map(sum => sum.filter(at => unknown.includes(at))).filter(rest => rest.length > 0)
  const bySum = rests.filter(rest => {
    const all = rest.reduce((sum, at) => sum + persons[at]!, 0)
    // Of as many persons as cells each has one; few persons are few whichever cells they stand in.
    return areFew(all) || all === rest.length
  })
  const reduced = rowEchelon(rests.map(rest => unknown.map(at => (rest.includes(at) ? 1 : 0))))
  const byDifference = reduced.flatMap(row => {
    const [first, ...more] = row.flatMap((value, place) => (isZero(value) ? [] : [unknown[place]!]))
    return first !== undefined && more.length === 0 ? [first] : []
  })
  return [...new Set([...bySum.flat(), ...byDifference])]
}

const isZero = (value: number): boolean => Math.abs(value) < 1e-9

/** The reduced form of equations: where a row of it names one cell alone, they tell that cell. */
function rowEchelon(equations: number[][]): number[][] {
  let rows = equations
  const done: number[][] = []
  const width = equations[0]?.length ?? 0
  for (let column = 0; column < width; column++) {
    const pivot = rows.find(row => !isZero(row[column]!))
    if (!pivot) continue
    const scaled = pivot.map(value => value / pivot[column]!)
    const cleared = (row: number[]): number[] =>
      row.map((value, place) => value - row[column]! * scaled[place]!)
    rows = rows.filter(row => row !== pivot).map(cleared)
    done.splice(0, done.length, ...done.map(cleared), scaled)
  }
  return done
}
