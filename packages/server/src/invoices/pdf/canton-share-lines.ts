import { formatIn } from '@vicino/domain/days/format.ts'
import type { CantonShareLine, InvoiceContent } from '@vicino/domain/invoices/invoice.ts'
import { mm2pt } from 'swissqrbill/utils'
import { ink, left, plain, width } from '../../files/pdf-sheet.ts'
import { letterWords } from '../line-words.ts'
import { amountWords } from './invoice-lines.ts'
import { type LineColumn, tableBlocks } from './line-table.ts'
import type { SheetBlock } from './sheet-course.ts'

const italian = formatIn('it')

const columns: readonly LineColumn<CantonShareLine>[] = [
  { head: 'Data', mm: 20, of: ({ date }) => italian.day(date) },
  { head: 'Prestazione', mm: 50, of: ({ letter }) => letterWords(letter) },
  { head: 'Minuti', mm: 16, right: true, of: ({ minutes }) => String(minutes) },
  { head: 'CHF/ora', mm: 20, right: true, of: line => amountWords(line.hourly_rate) },
  { head: 'Importo intero CHF', mm: 28, right: true, of: ({ whole }) => amountWords(whole) },
  { head: 'Quota', mm: 16, right: true, of: ({ percent }) => `${italian.number(percent)} %` },
  { head: 'CHF', mm: 20, right: true, of: ({ amount }) => amountWords(amount) },
]

/** What a canton is asked for, and why. */
export function addCantonShareWords(sheet: PDFKit.PDFDocument): void {
  sheet.font(plain).fontSize(9).fillColor(ink)
  sheet.text(
    'Quota del Cantone delle cure acute e transitorie (art. 25a cpv. 2 LAMal): di ogni giorno la percentuale dell’importo intero. La quota dell’assicuratore gli è fatturata a parte; insieme sono l’importo intero.',
    left,
    sheet.y,
    { width },
  )
  sheet.y += mm2pt(4)
}

/** The days, each with the whole that it is a part of. */
export const cantonShareBlocks = (
  sheet: PDFKit.PDFDocument,
  { canton_shares }: InvoiceContent,
): Iterable<SheetBlock> => tableBlocks(sheet, columns, canton_shares)
