import { francs } from '@vicino/domain/billing/rappen.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { InvoiceContent, InvoiceLine } from '@vicino/domain/invoices/invoice.ts'
import { mm2pt } from 'swissqrbill/utils'
import { bold, left, plain } from '../../files/pdf-sheet.ts'
import { letterWords, lineWithServices } from '../line-words.ts'
import { orderMark } from '../order-words.ts'
import { gap, type LineColumn, tableBlocks } from './line-table.ts'
import type { SheetBlock } from './sheet-course.ts'
import { type Broken, sheetRow } from './sheet-row.ts'

const italian = formatIn('it')

/** Amounts without their currency, which stands in the head of the column. */
export const amountWords = (rappen: number): string => italian.number(francs(rappen), 2)

/** Minutes are billed by units of so many. */
const unitMinutes = 5

const columnsOf = (content: InvoiceContent): LineColumn<InvoiceLine>[] => [
  { head: 'Data', mm: 17, of: ({ date }) => italian.day(date) },
  { head: 'Tariffa', mm: 12, of: ({ tariff_type }) => tariff_type ?? '' },
  { head: 'Posizione', mm: 18, of: ({ code }) => code ?? '' },
  { head: 'Prestazione', mm: 61, of: lineWithServices },
  { head: 'Prescr.', mm: 12, of: line => orderMark(line, content) },
  { head: 'Minuti', mm: 11, right: true, of: ({ minutes }) => String(minutes) },
  { head: 'Unità', mm: 10, right: true, of: ({ minutes }) => String(minutes / unitMinutes) },
  { head: 'CHF/ora', mm: 14, right: true, of: ({ hourly_rate }) => amountWords(hourly_rate) },
  { head: 'CHF', mm: 15, right: true, of: ({ amount }) => amountWords(amount) },
]

/** The calendar of treatments: a row a line with what was done, its head again on each page. */
export const lineBlocks = (sheet: PDFKit.PDFDocument, content: InvoiceContent): Iterable<SheetBlock> =>
  tableBlocks(sheet, columnsOf(content), content.lines)

const sumOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

const materialsRow = (materials: InvoiceContent['materials']): [string, string, number] => [
  'Materiale',
  '',
  sumOf(materials),
]

/**
 * What is owed of each letter, of materials, of all of them, and in coins: never on two pages. `sumWords`: as what the
 * last sum stands, which is asked for on some papers alone.
 */
export function totalsBlock(
  sheet: PDFKit.PDFDocument,
  { lines, materials, total, payable }: InvoiceContent,
  sumWords: string,
): SheetBlock {
  const byLetter = Array.from(
    Map.groupBy(lines, ({ letter }) => letter),
    ([letter, of]) => ({
      text: letterWords(letter),
      minutes: of.reduce((sum, { minutes }) => sum + minutes, 0),
      amount: sumOf(of),
    }),
  ).toSorted((one, other) => (one.text < other.text ? -1 : 1))
  const said: [what: string, minutes: string, amount: number][] = [
    ...byLetter.map(({ text, minutes, amount }): [string, string, number] => [
      text,
      `${minutes} min`,
      amount,
    ]),
    ...(materials.length === 0 ? [] : [materialsRow(materials)]),
    ['Totale', '', total],
    ['IVA 0 %', '', 0],
  ]
  if (payable !== total) said.push(['Arrotondamento a 5 centesimi', '', payable - total])
  const broken: Broken = new Map()
  const row = (
    what: string,
    minutes: string,
    amount: number,
    look: Parameters<typeof sheetRow>[3],
  ): SheetBlock =>
    sheetRow(
      sheet,
      broken,
      [
        { x: left + mm2pt(80), width: mm2pt(minutes === '' ? 70 : 52) - gap, text: what },
        { x: left + mm2pt(132), width: mm2pt(18), text: minutes, right: true },
        { x: left + mm2pt(150), width: mm2pt(20), text: amountWords(amount), right: true },
      ],
      look,
    )
  const rows = [
    ...said.map(each => row(...each, { font: plain, size: 8 })),
    row(`${sumWords} CHF`, '', payable, { font: bold, size: 10, isUnderlined: false }),
  ]
  const above = mm2pt(3)
  return {
    height: rows.reduce((sum, { height }) => sum + height, above),
    draw: from => {
      let y = from + above
      for (const { height, draw } of rows) {
        draw(y)
        y += height
      }
    },
  }
}
