import { formatIn } from '@vicino/domain/days/format.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { type Invoice, type InvoiceContent, invoiceDocuments } from '@vicino/domain/invoices/invoice.ts'
import { formatIban } from '@vicino/domain/identifiers/iban.ts'
import { mm2pt } from 'swissqrbill/utils'
import { StreamedFile } from '../../http/streamed-file.ts'
import { addCantonShareWords, cantonShareBlocks } from './canton-share-lines.ts'
import { addContributionWords, contributionBlocks } from './contribution-lines.ts'
import { addFacts, addParties } from './invoice-head.ts'
import { lineBlocks, totalsBlock } from './invoice-lines.ts'
import { materialBlocks } from './material-lines.ts'
import { paymentBlock, paymentOf } from './payment-part.ts'
import { bold, ink, left, newSheet, pale, plain, width } from '../../files/pdf-sheet.ts'
import { drawAsRead, drawCourse, type SheetBlock } from './sheet-course.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'

type Printed = Omit<Invoice, 'content'> & { content: InvoiceContent }

const italian = formatIn('it')

/** What is written large over an invoice from which nothing is paid. */
function remarkOf(
  { state, counterpart, reason, content }: Printed,
  copy: 'insured' | undefined,
): string | undefined {
  if (state === 'cancelled') return `Stornata con ${counterpart?.number}: ${reason}`
  if (state === 'counter_entry') return `Storna la fattura ${counterpart?.number}: ${reason}`
  if (copy && content.tiers === 'payant')
    return 'Copia per l’assicurato – non pagare: la fattura va all’assicuratore.'
  return copy && 'Copia per l’assicurato – non pagare.'
}

/** As what the last sum stands: a demand only where something is asked for. */
function sumWords({ state, content }: Printed, copy: 'insured' | undefined): string {
  if (state === 'cancelled' || state === 'counter_entry') return 'Importo'
  if (copy === undefined) return 'Da pagare'
  return content.tiers === 'payant' ? 'A carico dell’assicuratore' : 'Importo'
}

const titles = {
  payant: 'Fattura (terzo pagante)',
  garant: 'Fattura / giustificativo di rimborso (terzo garante)',
} as const

function titleOf({ state, content }: Printed): string {
  if (state === 'counter_entry') return 'Storno'
  if (content.law === 'private' && content.document === 'care') return 'Fattura'
  return content.document === 'care' ? titles[content.tiers] : labelIn(invoiceDocuments, content.document)
}

const names = { care: 'Fattura', contribution: 'Partecipazione', canton_share: 'Quota' } as const

/**
 * An invoice on paper, in Italian, with all that OAMal art. 59 asks for, or what a client contributes, or the canton. Who still owes it gets a QR-bill; a copy, a
 * cancelled one and a counter-entry have none.
 */
export function invoicePdf(
  invoice: Printed,
  copy: 'insured' | undefined,
  { demo }: { demo: boolean },
): StreamedFile {
  const { number, issued_at, content } = invoice
  const name = `${names[content.document]} ${number}`
  const sheet = newSheet(name)
  const remark = remarkOf(invoice, copy)
  addParties(sheet, content, copy ? { ...content.client, gln_number: null } : content.payer)
  sheet.font(bold).fontSize(15).fillColor(ink)
  sheet.text(titleOf(invoice), left, sheet.y, { width })
  sheet.font(plain).fontSize(9).fillColor(pale)
  sheet.text(`N. ${number} · ${italian.day(todayIn(issued_at))}`)
  if (remark) sheet.moveDown(0.4).font(bold).fontSize(11).fillColor(ink).text(remark, { width })
  sheet.y += mm2pt(4)
  addFacts(sheet, content)
  if (content.document === 'contribution') addContributionWords(sheet)
  if (content.document === 'canton_share') addCantonShareWords(sheet)
  const payment = remark === undefined ? paymentOf(number, name, content) : undefined
  const drawing = drawCourse(sheet, { name, demo }, function* () {
    if (content.document === 'contribution') yield* contributionBlocks(sheet, content)
    else if (content.document === 'canton_share') yield* cantonShareBlocks(sheet, content)
    else {
      if (content.lines.length > 0) yield* lineBlocks(sheet, content)
      if (content.materials.length > 0) yield* materialBlocks(sheet, content.materials)
    }
    const totals = totalsBlock(sheet, content, sumWords(invoice, copy))
    // No page holds a payment part and nothing that it is for.
    const paying = payment
      ? [payableBlock(sheet, content, payment.creditor.account), paymentBlock(sheet, payment)]
      : []
    yield { ...totals, with: paying }
    yield* paying
  })
  // What cannot be drawn is refused before anything goes out, as far as the first page tells.
  drawing.next()
  void drawAsRead(sheet, drawing)
  return new StreamedFile(sheet, `${name}.pdf`.replace(' ', '-').toLowerCase(), 'application/pdf')
}

const payableBlock = (
  sheet: PDFKit.PDFDocument,
  { payment_days: days, biller: { bank } }: InvoiceContent,
  account: string,
): SheetBlock => ({
  height: mm2pt(9),
  draw: y => {
    sheet.font(plain).fontSize(9).fillColor(ink)
    const words = `Pagabile entro ${days} ${days === 1 ? 'giorno' : 'giorni'} sul conto ${formatIban(account)}${bank ? `, ${bank}` : ''}.`
    sheet.text(words, left, y + mm2pt(4), { lineBreak: false })
  },
})
