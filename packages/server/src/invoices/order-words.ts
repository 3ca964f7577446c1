import { formatIn } from '@vicino/domain/days/format.ts'
import type { InvoiceContent, InvoiceLine, InvoiceOrder } from '@vicino/domain/invoices/invoice.ts'
import { isLamal } from '@vicino/domain/services/lamal.ts'

const italian = formatIn('it')

/** Whether a doctor ordered all of it, none, or a part (OAMal art. 59 para. 3bis). */
export function medicalOrderWords({ lines }: { lines: readonly Pick<InvoiceLine, 'ordered'>[] }): string {
  if (lines.every(({ ordered }) => ordered)) return 'con prescrizione medica'
  return lines.some(({ ordered }) => ordered)
    ? 'in parte con prescrizione medica'
    : 'senza prescrizione medica'
}

const signed = ({ name, ordered_on }: InvoiceOrder): string =>
  ordered_on === null ? name : `${name}, ${italian.day(ordered_on)}`

type Line = Pick<InvoiceLine, 'letter' | 'ordered' | 'orders'>
type Orders = Pick<InvoiceContent, 'orders'>

/** By whose orders a line was done: 'con prescrizione medica (Elena Ferrari, 28.04.2026)'. */
export function lineOrderWords(line: Line, { orders }: Orders): string {
  const by = orders.filter(({ _id }) => _id !== null && line.orders.includes(_id)).map(signed)
  const words = medicalOrderWords({ lines: [line] })
  return by.length === 0 ? words : `${words} (${by.join('; ')})`
}

/**
 * Which of several orders a line was done by, as they are numbered on paper; of a single one only that there is one.
 * What is no care under the health insurance needs none.
 */
export function orderMark({ letter, ordered, orders: by }: Line, { orders }: Orders): string {
  if (!isLamal(letter)) return ''
  if (!ordered) return 'senza'
  const places = orders.flatMap(({ _id }, at) => (_id !== null && by.includes(_id) ? [at + 1] : []))
  return orders.length > 1 && places.length > 0 ? `n. ${places.join(', ')}` : 'con'
}
