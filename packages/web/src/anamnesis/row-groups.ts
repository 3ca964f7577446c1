import type { AnswerRow } from '@vicino/domain/form/rows.ts'

/** Answers that stand together: `name` is made of the Italian labels of the group, device or entry that they are of. */
export type RowGroup = { readonly name: readonly string[] | null; readonly rows: readonly AnswerRow[] }

/**
 * Rows under the name that they share, so that it is read once; a row alone keeps the whole name. A device that is
 * not there is one line and answers to its own name.
 */
export function rowGroups(rows: readonly AnswerRow[]): RowGroup[] {
  const runs: AnswerRow[][] = []
  for (const row of rows) {
    const last = runs.at(-1)
    if (last && last[0]!.trail.join() === row.trail.join()) last.push(row)
    else runs.push([row])
  }
  return runs.flatMap((run): RowGroup[] => {
    const name = run[0]!.trail
    if (name.length === 0) return [{ name: null, rows: run }]
    if (run.length > 1) return [{ name, rows: run.map(row => ({ ...row, trail: [] })) }]
    return [{ name: null, rows: run.map(withNameOfDevice) }]
  })
}

const withNameOfDevice = (row: AnswerRow): AnswerRow =>
  row.path.endsWith('.is_active')
    ? { ...row, trail: row.trail.slice(0, -1), field: { ...row.field, label: row.trail.at(-1)! } }
    : row

/** Whether the answers are those of an entry that was taken away. */
export const isStruckEntry = ({ rows }: RowGroup): boolean =>
  rows.some(({ path }) => path.endsWith('.struck'))
