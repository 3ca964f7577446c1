import type { InvoiceEvent } from '@vicino/domain/invoices/invoice-event.ts'

import { noteMax } from '@vicino/domain/wire/text.ts'
import { type ReadElement, within } from '../../files/read-xml.ts'
import { invoiceNamespace } from './request.ts'
import { readSent, Unreadable } from './read-xml.ts'

/** What an insurer answers to an invoice. `to`: for whom it is meant, and whoever billed as it names her. */
export type InvoiceResponse = {
  status: Extract<InvoiceEvent['kind'], 'accepted' | 'pending' | 'rejected'>
  number: string
  /** When the invoice was issued that it answers: by the second, and by the day. */
  timestamp: number
  day: string
  to: string[]
  /** When it was given, in seconds. */
  givenAt: number
  note: string
}

/** The seconds that the standard knows: of 2015 to 2061. */
const isInstant = (seconds: number): boolean =>
  Number.isInteger(seconds) && seconds >= 1_420_066_800 && seconds <= 2_890_245_600

const statuses = ['accepted', 'pending', 'rejected'] as const

/**
 * Reads an answer to an invoice: a general invoice response 5.0, or 4.5 with the same parts under older names.
 * @throws {Unreadable} with the outcome where it is none
 */
export async function readResponse(bytes: Uint8Array): Promise<InvoiceResponse> {
  const root = await readSent(bytes)
  if (root.name !== 'response' || root.namespace !== invoiceNamespace) throw new Unreadable('not_a_response')
  if (root.attributes.get('modus') === 'test') throw new Unreadable('test')
  const payload = part(root, 'payload')
  const body = descendant(payload, 'body')
  if (!body) throw new Unreadable(descendant(payload, 'EncryptedData') ? 'encrypted' : 'not_a_response')
  const invoice = part(payload, 'invoice')
  const answer = statuses
    .map(status => ({ status, element: descendant(body, status) }))
    .find(({ element }) => element !== undefined)
  const timestamp = Number(said(invoice, 'request_timestamp'))
  const givenAt = Number(said(payload, 'response_timestamp'))
  const number = said(invoice, 'request_id')
  const isTold = [timestamp, givenAt].every(isInstant) && /^[\w-]{1,35}$/.test(number)
  if (!answer?.element || !isTold) throw new Unreadable('not_a_response')
  return {
    status: answer.status,
    number,
    timestamp,
    day: said(invoice, 'request_date').slice(0, 10),
    to: [said(part(root, 'transport'), 'to'), billerOf(body)],
    givenAt,
    note: noteOf(answer.element),
  }
}

/** The first element of that name within another, in whatever namespace. */
const descendant = (of: ReadElement, name: string): ReadElement | undefined =>
  within(of).find(each => each.name === name)

function part(of: ReadElement, name: string): ReadElement {
  const found = descendant(of, name)
  if (!found) throw new Unreadable('not_a_response')
  return found
}

const said = (element: ReadElement | undefined, name: string): string =>
  element?.attributes.get(name)?.trim() ?? ''

const billerOf = (body: ReadElement): string =>
  said(descendant(body, 'biller_gln'), 'gln') || said(descendant(body, 'biller'), 'ean_party')

/** The words of the insurer: her explanation, then each message with its code, and what she was paid. */
function noteOf(answer: ReadElement): string {
  const explanation = descendant(answer, 'explanation')?.text ?? ''
  const messages = within(answer)
    .filter(({ name }) => name === 'message' || name === 'error')
    .map(messageWords)
  const paid = said(descendant(answer, 'balance'), 'amount_paid')
  const lines = [explanation, ...messages, paid && `Importo riconosciuto: CHF ${paid}`]
  const note = lines
    .map(legible)
    .filter(line => line !== '')
    .join('\n')
  return note.length > noteMax ? `${note.slice(0, noteMax - 1)}…` : note
}

/** '1234: Numero di tessera errato (riga 3, indicato X, atteso Y)' */
function messageWords(message: ReadElement): string {
  const [row, wrong, right] = ['record_id', 'error_value', 'valid_value'].map(name => said(message, name))
  const about = [row && `riga ${row}`, wrong && `indicato ${wrong}`, right && `atteso ${right}`].filter(
    Boolean,
  )
  const words = [said(message, 'code'), said(message, 'text')].filter(Boolean).join(': ')
  return about.length > 0 ? `${words} (${about.join(', ')})` : words
}

/** On one line, without signs that nobody sees. */
const legible = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()
