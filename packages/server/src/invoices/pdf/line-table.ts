import { mm2pt } from 'swissqrbill/utils'
import { bold, left, pale, plain } from '../../files/pdf-sheet.ts'
import type { SheetBlock } from './sheet-course.ts'
import { type Broken, type SheetCell, sheetRow } from './sheet-row.ts'

/** A column of a table over the whole width: its head, how wide it is, and what it says of a line. */
export type LineColumn<Line> = { head: string; mm: number; right?: boolean; of: (line: Line) => string }

/** Between two columns, in points. */
export const gap = 5

/** A row a line, the head again on each page. */
export function* tableBlocks<Line>(
  sheet: PDFKit.PDFDocument,
  columns: readonly LineColumn<Line>[],
  lines: readonly Line[],
): Generator<SheetBlock> {
  const broken: Broken = new Map()
  const lefts = columns.map(
    (_, at) => left + mm2pt(columns.slice(0, at).reduce((sum, { mm }) => sum + mm, 0)),
  )
  const cells = (said: (column: LineColumn<Line>) => string): SheetCell[] =>
    columns.map((column, at) => ({
      x: lefts[at]!,
      width: mm2pt(column.mm) - (at === columns.length - 1 ? 0 : gap),
      text: said(column),
      right: column.right ?? false,
    }))
  const head = sheetRow(
    sheet,
    broken,
    cells(column => column.head),
    { font: bold, size: 8, color: pale },
  )
  yield head
  for (const line of lines) {
    const row = sheetRow(
      sheet,
      broken,
      cells(({ of }) => of(line)),
      { font: plain, size: 8 },
    )
    yield { ...row, head }
  }
}
