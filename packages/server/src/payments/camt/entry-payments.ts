import { type Day, isDay } from '@vicino/domain/days/day.ts'
import type { Received } from '@vicino/domain/payments/match-payments.ts'
import { type Amount, amountOf, largest } from './amount.ts'
import { UnreadableCamt } from './unreadable-camt.ts'
import { all, at, type ReadElement, textAt } from '../../files/read-xml.ts'

/** One payment of a file. `bankKey` is the same wherever the bank tells of it again, and of no other payment. */
export type CamtPayment = Received & {
  bankKey: string
  date: Day
  payer: string | null
  text: string | null
}

type Entry = Amount & { sign: 1 | -1; isReversal: boolean; bankReference: string | null; date: Day }

const signs: Readonly<Record<string, 1 | -1>> = { CRDT: 1, DBIT: -1 }

/** The entry itself, before its details. */
function entryOf(element: ReadElement): Entry {
  const amount = amountOf(at(element, 'Amt'))
  const sign = signs[textAt(element, 'CdtDbtInd') ?? '']
  const date = [at(element, 'BookgDt'), at(element, 'ValDt')]
    .map(of => (textAt(of, 'Dt') ?? textAt(of, 'DtTm') ?? '').slice(0, 10))
    .find(isDay)
  if (!amount || !sign || date === undefined) throw new UnreadableCamt('camt_unreadable')
  // Version 8 parts the code of the status from the words of a bank.
  if ((textAt(element, 'Sts', 'Cd') ?? textAt(element, 'Sts')) !== 'BOOK')
    throw new UnreadableCamt('camt_not_booked')
  const isReversal = ['true', '1'].includes(textAt(element, 'RvslInd') ?? '')
  return { ...amount, sign, isReversal, bankReference: textAt(element, 'AcctSvcrRef'), date }
}

/** What a payment of an entry is by its own word; as the entry, where it has none. */
function signOf(details: ReadElement, entry: Entry): 1 | -1 {
  const told = textAt(details, 'CdtDbtInd')
  const sign = told === null ? entry.sign : signs[told]
  if (!sign) throw new UnreadableCamt('camt_unreadable')
  return sign
}

/** A payment of a collective entry; undefined where its amount is not told, or in another currency. */
function detailOf(details: ReadElement, entry: Entry, isAlone: boolean): Amount | undefined {
  const told = amountOf(at(details, 'Amt')) ?? amountOf(at(details, 'AmtDtls', 'TxAmt', 'Amt'))
  if (told?.currency === entry.currency) return told
  return isAlone ? entry : undefined
}

/** The reference of a payer, without the blanks with which it is printed. */
const referenceOf = (details: ReadElement): string | null =>
  all(at(details, 'RmtInf'), 'Strd')
    .map(structured => textAt(structured, 'CdtrRefInf', 'Ref'))
    .find(reference => reference !== null)
    ?.replace(/\s/g, '')
    .toUpperCase() ?? null

/** As much of it as a person reads, in whole characters: half of one is no text that the database takes. */
const readable = (words: (string | null)[], most: number): string | null => {
  const line = words.filter(Boolean).join(' ').replace(/\s+/g, ' ')
  // No character is longer than two units: so much holds all that is kept, however long the rest is.
  return (
    Array.from(line.slice(0, 2 * most))
      .slice(0, most)
      .join('') || null
  )
}

const payerOf = (details: ReadElement): string | null => {
  const parties = at(details, 'RltdPties')
  // Version 8 parts a person from a bank that pays for itself.
  const names = ['Dbtr', 'UltmtDbtr'].flatMap(who => [
    textAt(parties, who, 'Pty', 'Nm'),
    textAt(parties, who, 'Nm'),
  ])
  return readable([names.find(name => name !== null) ?? null], 140)
}

const textOf = (details: ReadElement): string | null => {
  const remittance = at(details, 'RmtInf')
  const free = all(remittance, 'Ustrd').map(({ text }) => text)
  const beside = all(remittance, 'Strd').flatMap(each => all(each, 'AddtlRmtInf').map(({ text }) => text))
  return readable([...free, ...beside], 500)
}

/** A payment before it is known which it is among others of the same name. */
export type NamedPayment = Omit<CamtPayment, 'bankKey'> & { name: string }

/** The payments of an entry with what it leaves unexplained, which together are its sum. `place`: its name where the bank gave none. */
export function paymentsOf(element: ReadElement, place: string): NamedPayment[] {
  const entry = entryOf(element)
  const { sign, currency, date, bankReference, isReversal } = entry
  const name = bankReference ?? place
  const details = all(element, 'NtryDtls').flatMap(of => all(of, 'TxDtls'))
  const told = details.map(each => ({ each, of: detailOf(each, entry, details.length === 1) }))
  const explained = told.flatMap(({ each, of }): NamedPayment[] => {
    if (!of) return []
    const own = textAt(each, 'Refs', 'AcctSvcrRef')
    const itsSign = signOf(each, entry)
    // What goes against its entry is for somebody to look at: neither paid, nor taken back of an invoice.
    const isAgainst = itsSign !== sign
    return [
      {
        name: own ?? name,
        amount: itsSign * of.amount,
        currency,
        date,
        reference: referenceOf(each),
        payer: payerOf(each),
        text: textOf(each),
        isReversal: isReversal && !isAgainst,
        isUnexplained: isAgainst && itsSign > 0,
      },
    ]
  })
  const rest = sign * entry.amount - explained.reduce((sum, { amount }) => sum + amount, 0)
  if (rest === 0) return explained
  // Each amount is in range on its own; what many of them leave need not be.
  if (Math.abs(rest) > largest) throw new UnreadableCamt('camt_unreadable')
  const text = readable([textAt(element, 'AddtlNtryInf')], 500)
  const unexplained = { reference: null, payer: null, text, isReversal, isUnexplained: true }
  return [...explained, { ...unexplained, name, amount: rest, currency, date }]
}
