import { factorOf } from '@vicino/domain/billing/canton-share.ts'
import { todayIn, type Instant } from '@vicino/domain/days/instant.ts'
import { isQrIban } from '@vicino/domain/identifiers/iban.ts'
import { paymentReference } from '@vicino/domain/identifiers/payment-reference.ts'
import type { ElectronicInvoice } from '@vicino/domain/invoices/electronic-invoice.ts'
import type { Invoice } from '@vicino/domain/invoices/invoice.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { lineWithServices } from '../line-words.ts'
import { lineOrderWords, medicalOrderWords } from '../order-words.ts'
import { cut, dayText, francsText, limits } from './request-words.ts'
import { creditor, parties } from './request-parties.ts'
import { type XmlElement, xmlText } from './xml-element.ts'

/** The namespace of the general invoice request and of its answers (Forum Datenaustausch). */
export const invoiceNamespace = 'http://www.forum-datenaustausch.ch/invoice'

/** A document of the chain: what is billed, what it cancels, or by what it is reminded. */
type Referred = { number: string; issued_at: Instant }

/** What is sent: the invoice itself, its counter-entry with what it cancels, or a reminder. */
export type Requested = Pick<Invoice, '_id' | 'number' | 'state' | 'issued_at' | 'payable' | 'open'> & {
  cancels: Referred | null
  /** The reminder that goes out, by which of the three; null where none does. */
  reminder: { _id: Id; level: number; written_at: Instant } | null
  copy: boolean
}

/** How many reminders the standard knows. */
const lastReminder = 3

/** 32 hexadecimal digits, of what is sent: the same document has the same whenever it is made. */
const guidOf = (id: Id): string => id.replaceAll('-', '')

const laws: Record<ElectronicInvoice['law'], string> = {
  kvg: 'KVG',
  vvg: 'VVG',
  uvg: 'UVG',
  ivg: 'IVG',
  mvg: 'MVG',
}

const inSeconds = (instant: Instant): number => Math.floor(Date.parse(instant) / 1000)

const referred = ({ number, issued_at }: Referred) => ({
  request_timestamp: inSeconds(issued_at),
  request_date: dayText(todayIn(issued_at)),
  request_id: number,
})

/** An invoice as its payer reads it electronically: a general invoice request 5.0 (decision 0069). */
export function invoiceXml(requested: Requested, invoice: ElectronicInvoice): string {
  return xmlText(invoiceNamespace, request(requested, invoice))
}

function request(requested: Requested, invoice: ElectronicInvoice): XmlElement {
  const { from, to, via, mode, copyByIntermediary } = invoice
  return {
    name: 'request',
    attributes: {
      language: 'it',
      modus: mode,
      guid: guidOf(requested.reminder?._id ?? requested._id),
    },
    children: [
      {
        name: 'processing',
        // A reminder and a copy are of what the client was told already.
        attributes: {
          print_copy_to_guarantor:
            (copyByIntermediary && !requested.copy && requested.reminder === null) || null,
        },
        children: [
          {
            name: 'transport',
            attributes: { from, to },
            children: [via !== null && { name: 'via', attributes: { via, sequence_id: 1 } }],
          },
        ],
      },
      payload(requested, invoice),
    ],
  }
}

function payload(requested: Requested, invoice: ElectronicInvoice): XmlElement {
  const { cancels, reminder, copy, number } = requested
  return {
    name: 'payload',
    attributes: {
      request_type: reminder ? 'reminder' : 'invoice',
      request_subtype: cancels ? 'storno' : copy ? 'copy' : 'normal',
    },
    children: [
      cancels && { name: 'credit', attributes: referred(cancels) },
      { name: 'invoice', attributes: referred(requested) },
      reminder && {
        name: 'reminder',
        attributes: {
          ...referred({
            number: cut(`${number}-R${reminder.level}`, limits.id),
            issued_at: reminder.written_at,
          }),
          reminder_level: Math.min(reminder.level, lastReminder),
        },
      },
      body(requested, invoice),
    ],
  }
}

function body(requested: Requested, invoice: ElectronicInvoice): XmlElement {
  const { content, place, canton, law } = invoice
  const { tiers, card_number, insured_number, case_number, case_date, treatment_reason } = content
  return {
    name: 'body',
    attributes: { role: 'nursingstaff', place },
    children: [
      { name: 'prolog', children: [{ name: 'generator', attributes: { name: 'Vicino', version: 1 } }] },
      { name: 'remark', text: `Cure a domicilio ${medicalOrderWords(content)}` },
      {
        name: `tiers_${tiers}`,
        attributes: tiers === 'payant' ? { allowModification: false } : {},
        children: [...parties(invoice), balance(requested, content)],
      },
      payment(requested, invoice),
      {
        name: 'law',
        attributes: {
          type: laws[law],
          card_id: card_number,
          insured_id: insured_number,
          case_id: case_number,
          case_date,
        },
      },
      {
        name: 'treatment',
        attributes: {
          date_begin: content.start,
          date_end: content.end,
          canton,
          reason: treatment_reason,
        },
      },
      { name: 'services', children: services(invoice) },
    ],
  }
}

/** What is owed of it: what a client has paid already is told, an insurer is asked for the rest by a reminder alone. */
function balance(
  { open, payable, reminder, state }: Requested,
  { tiers, total }: ElectronicInvoice['content'],
): XmlElement {
  const stands = state !== 'cancelled' && state !== 'counter_entry'
  const isRest = stands && (tiers === 'garant' || reminder !== null)
  return {
    name: 'balance',
    attributes: {
      currency: 'CHF',
      amount: francsText(total),
      amount_prepaid: isRest && tiers === 'garant' ? (payable - open).toFixed(2) : null,
      amount_due: (isRest ? open : payable).toFixed(2),
    },
    children: [
      {
        name: 'vat',
        attributes: { vat: '0.00' },
        children: [{ name: 'vat_rate', attributes: { vat_rate: 0, amount: francsText(total), vat: '0.00' } }],
      },
    ],
  }
}

/** How it is paid: into a QR-IBAN by a QR reference, else by a creditor reference, as on paper. */
function payment({ number, cancels }: Requested, { biller, content }: ElectronicInvoice): XmlElement {
  const { iban } = biller
  return {
    name: isQrIban(iban) ? 'esrQR' : 'esrQRRed',
    attributes: {
      iban,
      reference_number: paymentReference(iban, number),
      payment_reason: `${cancels ? 'Storno' : 'Fattura'} ${number}`,
      payment_period: `P${content.payment_days}D`,
    },
    children: [creditor(biller)],
  }
}

/** Minutes in the unit of the tariffs. */
const unitMinutes = 5

/**
 * The lines of the invoice as services, care before materials: so many units at a price, which is not rounded, and the
 * amount, which is. What a counter-entry takes back is a quantity below nought; of what a canton pays its part of, the insurer's
 * share is the factor from outside of the tariff, which alone may be nought.
 */
function services({ lines, materials, biller, content }: ElectronicInvoice): XmlElement[] {
  const sign = content.total < 0 ? -1 : 1
  const care = lines.map(line => ({
    ...line,
    name: lineWithServices(line),
    quantity: line.minutes / unitMinutes,
    unit: (line.hourly_rate * unitMinutes) / 60,
    factor: line.share === null ? 1 : factorOf(line.share.percent),
    remark: lineOrderWords(line, content),
  }))
  const used = materials.map(({ unit: measure, price, ...line }) => ({
    ...line,
    unit: price,
    factor: 1,
    remark: measure,
  }))
  return [...care, ...used].map(
    ({ date, tariff_type, code, name, quantity, unit, factor, amount, remark }, at) => ({
      name: 'service',
      attributes: {
        record_id: at + 1,
        tariff_type,
        code,
        name: cut(name, limits.serviceName),
        session: 1,
        quantity: quantity === 0 ? 0 : sign * quantity,
        date_begin: dayText(date),
        provider_id: biller.gln,
        responsible_id: biller.gln,
        unit: unit / 100,
        external_factor: factor,
        amount: francsText(amount),
        vat_rate: 0,
        remark: cut(remark, limits.serviceName) || null,
      },
    }),
  )
}
