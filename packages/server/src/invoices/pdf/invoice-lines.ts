import { francs } from '@vicino/domain/billing/rappen.ts'
import { billedLetters, careKinds } from '@vicino/domain/billing/tariff.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { InvoiceContent, InvoiceLine } from '@vicino/domain/invoices/invoice.ts'
import { type PDFRow, Table } from 'swissqrbill/pdf'
import { mm2pt } from 'swissqrbill/utils'
import { addTable, underlined } from './line-table.ts'
import { bold, left, plain } from './sheet.ts'

const italian = formatIn('it')

/** Amounts without their currency, which stands in the head of the column. */
export const amountWords = (rappen: number): string => italian.number(francs(rappen), 2)

const letterWords = (letter: InvoiceLine['letter']): string =>
  billedLetters.find(({ value }) => value === letter)?.label ?? letter

function lineWords({ letter, care_kind }: InvoiceLine): string {
  const kind = careKinds.find(({ value }) => value === care_kind)
  return care_kind === 'ordinary' || !kind ? letterWords(letter) : `${letterWords(letter)}, ${kind.label}`
}

/** Minutes are billed by units of so many. */
const unitMinutes = 5

const columns = [
  { head: 'Data', mm: 19, of: ({ date }: InvoiceLine) => italian.day(date) },
  { head: 'Tariffa', mm: 13, of: ({ tariff_type }: InvoiceLine) => tariff_type ?? '' },
  { head: 'Posizione', mm: 20, of: ({ code }: InvoiceLine) => code ?? '' },
  { head: 'Prestazione', mm: 43, of: lineWords },
  { head: 'Ordine', mm: 15, of: ({ ordered }: InvoiceLine) => (ordered ? 'con' : 'senza') },
  { head: 'Minuti', mm: 13, right: true, of: ({ minutes }: InvoiceLine) => String(minutes) },
  { head: 'Unità', mm: 12, right: true, of: ({ minutes }: InvoiceLine) => String(minutes / unitMinutes) },
  { head: 'CHF/ora', mm: 16, right: true, of: ({ hourly_rate }: InvoiceLine) => amountWords(hourly_rate) },
  { head: 'CHF', mm: 19, right: true, of: ({ amount }: InvoiceLine) => amountWords(amount) },
] as const

/** The calendar of treatments: a row a line, its head again on each page. */
export const addLines = (sheet: PDFKit.PDFDocument, lines: readonly InvoiceLine[]): void =>
  addTable(sheet, columns, lines)

/** What is owed of each letter, of all of them, and in coins. */
export function addTotals(sheet: PDFKit.PDFDocument, { lines, total, payable }: InvoiceContent): void {
  const byLetter = Array.from(
    Map.groupBy(lines, ({ letter }) => letter),
    ([letter, of]) => ({
      text: letterWords(letter),
      minutes: of.reduce((sum, { minutes }) => sum + minutes, 0),
      amount: of.reduce((sum, { amount }) => sum + amount, 0),
    }),
  ).toSorted((one, other) => (one.text < other.text ? -1 : 1))
  const rows: [what: string, minutes: string, amount: string][] = [
    ...byLetter.map(({ text, minutes, amount }): [string, string, string] => [
      text,
      `${minutes} min`,
      amountWords(amount),
    ]),
    ['Totale', '', amountWords(total)],
    ['IVA 0 %', '', amountWords(0)],
    ...(payable === total
      ? []
      : [
          ['Arrotondamento a 5 centesimi', '', amountWords(payable - total)] satisfies [
            string,
            string,
            string,
          ],
        ]),
  ]
  const row = ([what, minutes, amount]: (typeof rows)[number], more: Partial<PDFRow> = {}): PDFRow => ({
    ...underlined,
    ...more,
    columns: [
      { text: what, width: mm2pt(52) },
      { text: minutes, width: mm2pt(18), align: 'right' },
      { text: amount, width: mm2pt(20), align: 'right' },
    ],
  })
  const owed = row(['Da pagare CHF', '', amountWords(payable)], {
    fontName: bold,
    fontSize: 10,
    borderWidth: 0,
  })
  const atLeast = mm2pt(7) * (rows.length + 1)
  if (sheet.y + atLeast > sheet.page.height - sheet.page.margins.bottom) sheet.addPage()
  new Table({
    rows: [...rows.map(each => row(each)), owed],
    width: mm2pt(90),
    fontName: plain,
    fontSize: 8,
    padding: [3, 0],
  }).attachTo(sheet, left + mm2pt(80), sheet.y + mm2pt(3))
}
