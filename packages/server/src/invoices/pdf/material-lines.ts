import { formatIn } from '@vicino/domain/days/format.ts'
import type { MaterialLine } from '@vicino/domain/invoices/invoice.ts'
import { mm2pt } from 'swissqrbill/utils'
import { amountWords } from './invoice-lines.ts'
import { type LineColumn, tableBlocks } from './line-table.ts'
import type { SheetBlock } from './sheet-course.ts'

const italian = formatIn('it')

const columns: readonly LineColumn<MaterialLine>[] = [
  { head: 'Data', mm: 19, of: ({ date }) => italian.day(date) },
  { head: 'Tariffa', mm: 13, of: ({ tariff_type }) => tariff_type ?? '' },
  { head: 'Posizione', mm: 26, of: ({ code }) => code ?? '' },
  { head: 'Materiale', mm: 52, of: ({ name }) => name },
  {
    head: 'Quantità',
    mm: 28,
    right: true,
    of: ({ quantity, unit }) => `${italian.number(quantity)} ${unit}`,
  },
  { head: 'CHF/unità', mm: 16, right: true, of: ({ price }) => amountWords(price) },
  { head: 'CHF', mm: 16, right: true, of: ({ amount }) => amountWords(amount) },
]

/** Between the minutes and the materials, in points. */
const above: SheetBlock = { height: mm2pt(4), draw: () => undefined }

/** The materials that were used, apart from the minutes. */
export function* materialBlocks(
  sheet: PDFKit.PDFDocument,
  materials: readonly MaterialLine[],
): Generator<SheetBlock> {
  yield above
  yield* tableBlocks(sheet, columns, materials)
}
