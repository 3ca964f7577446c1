import { coverageLaws, treatmentReasons } from '@vicino/domain/coverages/coverage.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { formatAvs } from '@vicino/domain/identifiers/avs.ts'
import { formatHealthCard } from '@vicino/domain/identifiers/health-card.ts'
import { formatRcc } from '@vicino/domain/identifiers/rcc.ts'
import { formatUid } from '@vicino/domain/identifiers/uid.ts'
import type { InvoiceContent, InvoiceOrder } from '@vicino/domain/invoices/invoice.ts'
import type { Address } from '@vicino/domain/people/address.ts'
import { formatPhone } from '@vicino/domain/people/phone.ts'
import { genders } from '@vicino/domain/people/gender.ts'
import { isLamal } from '@vicino/domain/services/lamal.ts'
import { mm2pt } from 'swissqrbill/utils'
import { medicalOrderWords } from '../order-words.ts'
import { bold, hairline, ink, left, pale, plain, width } from '../../files/pdf-sheet.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'

const italian = formatIn('it')

const linesOf = (address: Address | null): string[] =>
  address
    ? [
        [address.street, address.house_no].filter(Boolean).join(' '),
        [address.zip, address.city].filter(Boolean).join(' '),
      ].filter(Boolean)
    : []

/** The house that bills at the left, whom it goes to where an envelope has its window. */
export function addParties(
  sheet: PDFKit.PDFDocument,
  { biller }: InvoiceContent,
  to: InvoiceContent['payer'],
): void {
  const known = [
    [biller.phone && formatPhone(biller.phone), biller.email].filter(Boolean).join(' · '),
    biller.rcc_number && `RCC ${formatRcc(biller.rcc_number)}`,
    biller.gln_number && `GLN ${biller.gln_number}`,
    biller.uid && formatUid(biller.uid),
  ]
  const column = mm2pt(80)
  sheet.font(bold).fontSize(12).fillColor(ink).text(biller.name, left, mm2pt(24), { width: column })
  sheet.font(plain).fontSize(9).text(linesOf(biller.address).join('\n'), { width: column })
  sheet.fillColor(pale).text(known.filter(Boolean).join('\n'), { width: column })
  const under = sheet.y
  sheet.fillColor(ink).fontSize(10)
  sheet.text([to.name, ...linesOf(to.address)].join('\n'), mm2pt(118), mm2pt(48), { width: mm2pt(72) })
  if (to.gln_number) sheet.fontSize(8).fillColor(pale).text(`GLN ${to.gln_number}`)
  sheet.y = Math.max(under, sheet.y) + mm2pt(8)
}

type Fact = readonly [label: string, value: string | null | undefined | false]

const clientFacts = (content: InvoiceContent): Fact[] => {
  const { client, insurer, insured_number, card_number, canton } = content
  return [
    ['Paziente', client.name],
    ['Indirizzo', linesOf(client.address).join(', ')],
    ['Data di nascita', italian.day(client.birthday)],
    ['Sesso', labelIn(genders, client.gender)],
    ['Numero AVS', client.avs && formatAvs(client.avs)],
    ['Assicuratore', insurer?.name],
    ['Numero d’assicurato', insured_number],
    ['Numero della tessera', card_number && formatHealthCard(card_number)],
    ['Cantone', canton],
  ]
}

/** Whether it is of care at all: who keeps house treats nothing, and by nobody's order. */
const isOfCare = ({ lines }: InvoiceContent): boolean =>
  lines.length === 0 || lines.some(({ letter }) => isLamal(letter))

const caseFacts = (content: InvoiceContent): Fact[] => {
  const { law, treatment_reason, case_number, case_date, orders, start, end } = content
  return [
    ['Periodo', `${italian.day(start)} – ${italian.day(end)}`],
    ['Legge', labelIn(coverageLaws, law)],
    ['Motivo della cura', isOfCare(content) && labelIn(treatmentReasons, treatment_reason)],
    ['Numero del caso', case_number],
    ['Data del caso', case_date && italian.day(case_date)],
    ['Prescrizione', content.document === 'care' && isOfCare(content) && medicalOrderWords(content)],
    ...(orders.length === 1 ? orders.flatMap(soleOrderFacts) : []),
  ]
}

const validityWords = ({ start, end }: InvoiceOrder): string | null =>
  start && end && `${italian.day(start)} – ${italian.day(end)}`

const soleOrderFacts = (order: InvoiceOrder): Fact[] => [
  ['Medico', order.name],
  ['RCC del medico', order.rcc_number && formatRcc(order.rcc_number)],
  ['GLN del medico', order.gln_number],
  ['Prescritta il', order.ordered_on && italian.day(order.ordered_on)],
  ['Validità', validityWords(order)],
]

/** Of several orders each over the whole width, under the number that the lines name it by. */
function addOrders(sheet: PDFKit.PDFDocument, { orders }: InvoiceContent): void {
  if (orders.length < 2) return
  for (const [at, order] of orders.entries()) {
    const { name, ordered_on, rcc_number, gln_number } = order
    const valid = validityWords(order)
    const said = [
      name,
      rcc_number && `RCC ${formatRcc(rcc_number)}`,
      gln_number && `GLN ${gln_number}`,
      ordered_on && `del ${italian.day(ordered_on)}`,
      valid && `vale ${valid}`,
    ]
    addFact(sheet, [`Prescrizione n. ${at + 1}`, said.filter(Boolean).join(', ')], left, width - mm2pt(32))
  }
}

/** Client and insurance beside law, period and order: what is unknown is left out. */
export function addFacts(sheet: PDFKit.PDFDocument, content: InvoiceContent): void {
  const from = sheet.y
  const ends = [clientFacts(content), caseFacts(content)].map((facts, at) => {
    sheet.y = from
    for (const fact of facts) addFact(sheet, fact, left + mm2pt(at * 87))
    return sheet.y
  })
  sheet.y = Math.max(...ends)
  addOrders(sheet, content)
  sheet.y += mm2pt(3)
  sheet
    .moveTo(left, sheet.y)
    .lineTo(left + width, sheet.y)
    .lineWidth(0.5)
    .strokeColor(hairline)
    .stroke()
  sheet.y += mm2pt(3)
}

function addFact(sheet: PDFKit.PDFDocument, [label, value]: Fact, x: number, room = mm2pt(51)): void {
  if (!value) return
  const { y } = sheet
  sheet
    .font(plain)
    .fontSize(8)
    .fillColor(pale)
    .text(label, x, y, { width: mm2pt(31) })
  sheet
    .fontSize(9)
    .fillColor(ink)
    .text(value, x + mm2pt(32), y - 0.5, { width: room })
  sheet.y += 1.5
}
