import { formatIn } from '@vicino/domain/days/format.ts'
import type { ContributionLine, InvoiceContent } from '@vicino/domain/invoices/invoice.ts'
import { mm2pt } from 'swissqrbill/utils'
import { amountWords } from './invoice-lines.ts'
import { type LineColumn, tableBlocks } from './line-table.ts'
import { ink, left, plain, width } from '../../files/pdf-sheet.ts'
import type { SheetBlock } from './sheet-course.ts'

const italian = formatIn('it')

const columns: readonly LineColumn<ContributionLine>[] = [
  { head: 'Data', mm: 30, of: ({ date }) => italian.day(date) },
  { head: 'Cure del giorno CHF', mm: 40, right: true, of: line => amountWords(line.care_amount) },
  { head: 'Percentuale', mm: 30, right: true, of: ({ percent }) => `${italian.number(percent)} %` },
  { head: 'Massimo al giorno CHF', mm: 40, right: true, of: ({ cap }) => amountWords(cap) },
  { head: 'CHF', mm: 30, right: true, of: ({ amount }) => amountWords(amount) },
]

/** What a client is asked for, and why. */
export function addContributionWords(sheet: PDFKit.PDFDocument): void {
  sheet.font(plain).fontSize(9).fillColor(ink)
  sheet.text(
    'Parte delle cure che la legge lascia al paziente (art. 25a cpv. 5 LAMal): per ogni giorno la percentuale delle cure fatturate all’assicuratore, al massimo l’importo indicato. Non è la franchigia e l’assicuratore non la rimborsa.',
    left,
    sheet.y,
    { width },
  )
  sheet.y += mm2pt(4)
}

/** The days, each with what it is reckoned from. */
export const contributionBlocks = (
  sheet: PDFKit.PDFDocument,
  { contributions }: InvoiceContent,
): Iterable<SheetBlock> => tableBlocks(sheet, columns, contributions)
