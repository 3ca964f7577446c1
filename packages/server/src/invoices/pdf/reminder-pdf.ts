import { rappenOf } from '@vicino/domain/billing/rappen-of-francs.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { formatIban } from '@vicino/domain/identifiers/iban.ts'
import type { Invoice, InvoiceContent } from '@vicino/domain/invoices/invoice.ts'
import type { InvoiceEvent } from '@vicino/domain/invoices/invoice-event.ts'
import { mm2pt } from 'swissqrbill/utils'
import { StreamedFile } from '../../http/streamed-file.ts'
import { addParties } from './invoice-head.ts'
import { amountWords } from './invoice-lines.ts'
import { paymentBlock, paymentOf } from './payment-part.ts'
import { bold, ink, left, newSheet, pale, plain, width } from '../../files/pdf-sheet.ts'
import { drawAsRead, drawCourse, type SheetBlock } from './sheet-course.ts'
import { type Broken, sheetRow } from './sheet-row.ts'

type Reminded = Omit<Invoice, 'content'> & { content: InvoiceContent }

const italian = formatIn('it')

const titles: Readonly<Record<number, string>> = {
  1: 'Richiamo',
  2: 'Secondo richiamo',
  3: 'Ultimo richiamo',
}

const requests: Readonly<Record<number, string>> = {
  1: 'Probabilmente le è sfuggito: la fattura indicata qui sotto non risulta ancora pagata per intero.',
  2: 'Nonostante il nostro richiamo, la fattura indicata qui sotto non risulta ancora pagata per intero.',
  3: 'Nonostante due richiami, la fattura indicata qui sotto non risulta ancora pagata per intero. È l’ultimo richiamo prima di altri passi.',
}

/** The letter of a reminder, in Italian, with a QR-bill of what is still open when it is printed. */
export function reminderPdf(
  invoice: Reminded,
  { level, date }: Pick<InvoiceEvent, 'level' | 'date'>,
  { days, demo }: { days: number; demo: boolean },
): StreamedFile {
  const { number, content } = invoice
  const open = Math.max(rappenOf(invoice.open), 0)
  const name = `Richiamo ${number}`
  const sheet = newSheet(name)
  addParties(sheet, content, content.payer)
  sheet
    .font(bold)
    .fontSize(15)
    .fillColor(ink)
    .text(titles[level ?? 1]!, left, sheet.y, { width })
  sheet
    .font(plain)
    .fontSize(9)
    .fillColor(pale)
    .text(`Fattura ${number} · ${italian.day(date)}`)
  sheet
    .moveDown(1.2)
    .fontSize(10)
    .fillColor(ink)
    .text(requests[level ?? 1]!, { width })
  sheet.y += mm2pt(5)
  const payment = paymentOf(number, `Fattura ${number}`, { ...content, payable: open })
  const until = italian.day(addDays(date, days))
  const drawing = drawCourse(sheet, { name, demo }, function* () {
    yield* standingBlocks(sheet, invoice, open)
    if (open === 0) {
      yield wordsBlock(sheet, 'Nel frattempo è stata pagata: non occorre più nulla.')
      return
    }
    const account = payment ? ` sul conto ${formatIban(payment.creditor.account)}` : ''
    yield wordsBlock(sheet, `La preghiamo di pagare CHF ${amountWords(open)} entro il ${until}${account}.`)
    yield wordsBlock(sheet, 'Se il pagamento è già partito, non tenga conto di questa lettera.', pale)
    if (payment) yield paymentBlock(sheet, payment)
  })
  drawing.next()
  void drawAsRead(sheet, drawing)
  return new StreamedFile(sheet, `${name}.pdf`.replace(' ', '-').toLowerCase(), 'application/pdf')
}

const wordsBlock = (sheet: PDFKit.PDFDocument, words: string, color = ink): SheetBlock => ({
  height: mm2pt(9),
  draw: y => {
    sheet.font(plain).fontSize(9).fillColor(color)
    sheet.text(words, left, y + mm2pt(4), { lineBreak: false })
  },
})

/** What was invoiced, what came in, and what is still open. */
function* standingBlocks(
  sheet: PDFKit.PDFDocument,
  { number, issued_at, due_on, content }: Reminded,
  open: number,
): Generator<SheetBlock> {
  const issued = todayIn(issued_at)
  const due = italian.day(due_on)
  const broken: Broken = new Map()
  const row = (what: string, amount: string, look: Parameters<typeof sheetRow>[3]): SheetBlock =>
    sheetRow(
      sheet,
      broken,
      [
        { x: left, width: width - mm2pt(32), text: what },
        { x: left + width - mm2pt(30), width: mm2pt(30), text: amount, right: true },
      ],
      look,
    )
  const usual = { font: plain, size: 9 }
  const period = `${italian.day(content.start)} – ${italian.day(content.end)}`
  const payable = amountWords(content.payable)
  yield row(`Fattura ${number} del ${italian.day(issued)}, pagabile entro il ${due}`, payable, usual)
  yield row(`${content.client.name}, ${period}`, '', usual)
  yield row('Già pagato', amountWords(content.payable - open), usual)
  yield row('Ancora da pagare CHF', amountWords(open), { font: bold, size: 11, isUnderlined: false })
}
