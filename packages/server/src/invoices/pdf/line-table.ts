import { type PDFRow, Table } from 'swissqrbill/pdf'
import { mm2pt } from 'swissqrbill/utils'
import { bold, hairline, left, pale, plain, width } from './sheet.ts'

/** A column of a table over the whole width: its head, how wide it is, and what it says of a line. */
export type LineColumn<Line> = { head: string; mm: number; right?: boolean; of: (line: Line) => string }

export const underlined = {
  borderWidth: [0, 0, 0.5, 0] as [number, number, number, number],
  borderColor: hairline,
}

const cell = ({ mm, right }: Pick<LineColumn<never>, 'mm' | 'right'>, text: string) => ({
  text,
  width: mm2pt(mm),
  align: right ? ('right' as const) : ('left' as const),
})

/** A row a line, the head again on each page. */
export function addTable<Line>(
  sheet: PDFKit.PDFDocument,
  columns: readonly LineColumn<Line>[],
  lines: readonly Line[],
): void {
  const head: PDFRow = {
    header: true,
    fontName: bold,
    textColor: pale,
    ...underlined,
    columns: columns.map(column => cell(column, column.head)),
  }
  const rows = lines.map(line => ({
    ...underlined,
    columns: columns.map(column => cell(column, column.of(line))),
  }))
  new Table({ rows: [head, ...rows], width, fontName: plain, fontSize: 8, padding: [3, 0] }).attachTo(
    sheet,
    left,
    sheet.y,
  )
}
