import { coverageLaws, tiersOptions } from '@vicino/domain/coverages/coverage.ts'
import {
  type WholeInvoice,
  type ToldContent,
  invoiceDocuments,
  invoiceStates,
} from '@vicino/domain/invoices/invoice.ts'
import { type InvoiceEvent, invoiceEventKinds } from '@vicino/domain/invoices/invoice-event.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { italian, paragraph, printedDay, type PrintedEntry, signedWords, words } from './entry.ts'
import { labelOrValue } from '@vicino/domain/wire/option.ts'

const money = (value: number): string => `CHF ${value.toFixed(2)}`

/** An invoice as it stands, with each of its lines where the reader may know by whom the client is insured. */
export const invoiceEntry = (invoice: WholeInvoice): PrintedEntry => ({
  title: `${labelOrValue(invoiceDocuments, invoice.document)} ${invoice.number} del ${printedDay(todayIn(invoice.issued_at))} (${labelOrValue(invoiceStates, invoice.state)})`,
  lines: [
    ...paragraph([
      ['Dal', printedDay(invoice.period.start)],
      ['Al', printedDay(invoice.period.end)],
      ['Legge', labelOrValue(coverageLaws, invoice.law)],
      ['A carico di', invoice.payer],
      ['Totale', money(invoice.total)],
      ['Da pagare', money(invoice.payable)],
      ['Ancora aperto', invoice.open !== 0 && money(invoice.open)],
      [invoice.state === 'counter_entry' ? 'Storna' : 'Stornata con', invoice.counterpart?.number],
      ['Partecipazione', invoice.contribution?.number],
      ['Quota del Cantone', invoice.canton_share?.number],
      ['Accanto alla fattura', invoice.contribution_to?.number],
      ['Motivo', invoice.reason],
    ]),
    ...(invoice.content ? contentLines(invoice.content) : []),
    ...invoice.events.toReversed().map(eventWords),
  ],
  signed: signedWords({ version: 1, author: invoice.author, written_at: invoice.issued_at }),
})

const contentLines = (content: ToldContent): string[] => [
  ...paragraph([
    ['Rimunerazione', labelOrValue(tiersOptions, content.tiers)],
    ['Numero d’assicurato', content.insured_number],
    ['Numero del caso', content.case_number],
    ['Prescritta da', content.orders.map(({ name }) => name).join(', ')],
  ]),
  ...content.lines.map(
    ({ date, letter, tariff_type, code, name, minutes, amount }) =>
      `${printedDay(date)}: ${[tariff_type, code, letter, name].filter(Boolean).join(' ')}, ${minutes} min, ${money(amount)}`,
  ),
  ...content.materials.map(
    ({ date, code, name, quantity, unit, amount }) =>
      `${printedDay(date)}: ${[code, name].filter(Boolean).join(' ')}, ${italian.number(quantity)} ${unit}, ${money(amount)}`,
  ),
  ...content.contributions.map(
    ({ date, care_amount, percent, amount }) =>
      `${printedDay(date)}: ${italian.number(percent)} % di ${money(care_amount)}, ${money(amount)}`,
  ),
  ...content.canton_shares.map(
    ({ date, letter, minutes, whole, percent, amount }) =>
      `${printedDay(date)}: ${letter}, ${minutes} min, ${italian.number(percent)} % di ${money(whole)}, ${money(amount)}`,
  ),
]

function eventWords({ kind, date, amount, level, note }: InvoiceEvent): string {
  const what = [
    labelOrValue(invoiceEventKinds, kind),
    level !== null && `${level}.`,
    amount !== null && money(amount),
  ]
  return [`${printedDay(date)}: ${what.filter(Boolean).join(' ')}`, ...words('nota', note)].join(', ')
}
