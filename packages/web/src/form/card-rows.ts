import type { FieldKind } from '@vicino/domain/form/field.ts'
import type { Branch } from './gate-tree.ts'

const shortKinds: ReadonlySet<FieldKind> = new Set(['number', 'date', 'time'])

const isShort = ({ field, opened }: Branch): boolean => shortKinds.has(field.kind) && opened.length === 0

/** The rows of a card: a question for itself, short fields of one kind that follow each other together. */
export function cardRows(branches: readonly Branch[]): Branch[][] {
  const rows: Branch[][] = []
  for (const branch of branches) {
    const last = rows.at(-1)
    if (last && isShort(branch) && last.every(one => isShort(one) && one.field.kind === branch.field.kind))
      last.push(branch)
    else rows.push([branch])
  }
  return rows
}
