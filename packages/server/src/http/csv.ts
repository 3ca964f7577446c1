import { Readable } from 'node:stream'
import { StreamedFile } from './streamed-file.ts'

/** A cell: words, a number, francs, or nothing. */
export type CsvCell = string | number | { francs: number } | null

/** What a spreadsheet would reckon instead of showing it. */
const reckoned = /^[=+\-@\t\r]/
/** The same behind a comma: a spreadsheet that parts by commas begins a cell there. */
const reckonedBehindComma = /,(?="*[=+\-@])/g
const parted = /[";\n\r]/

/** Words as a spreadsheet shows them and never reckons them: an apostrophe before what begins a formula, be it behind a comma. */
function wordsOf(text: string): string {
  const begun = reckoned.test(text) ? `'${text}` : text
  const inert = begun.replaceAll(reckonedBehindComma, ",'")
  return parted.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return wordsOf(cell)
  return typeof cell === 'number' ? String(cell) : cell.francs.toFixed(2)
}

/** One row, its cells parted by semicolons as Swiss spreadsheets expect it. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(';')}\r\n`

/** So a spreadsheet knows that it is UTF-8. */
const byteOrderMark = '\uFEFF'

async function* linesOf(
  head: readonly string[],
  pages: AsyncIterable<readonly (readonly CsvCell[])[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(head)
  for await (const rows of pages) yield rows.map(csvLine).join('')
}

/** A table as a file that goes out page by page, as it is read. */
export const csvFile = (
  name: string,
  head: readonly string[],
  pages: AsyncIterable<readonly (readonly CsvCell[])[]>,
): StreamedFile =>
  new StreamedFile(Readable.from(linesOf(head, pages)), `${name}.csv`, 'text/csv; charset=utf-8')
