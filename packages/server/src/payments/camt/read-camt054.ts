import { createHash } from 'node:crypto'
import { type CamtPayment, type NamedPayment, paymentsOf } from './entry-payments.ts'
import { all, at, type ReadElement, readXml, textAt, UnreadableXml } from '../../files/read-xml.ts'
import { UnreadableCamt } from './unreadable-camt.ts'

/** What a bank tells of one account: under which numbers it knows it, and what came in. */
type CamtNotification = { accounts: string[]; payments: CamtPayment[] }

/** A camt.054 message (ISO 20022, notification of single bookings). */
export type Camt054 = { messageId: string; notifications: CamtNotification[] }

/** What stands in a notification, entry by entry. A Swiss bank names the QR-IBAN of a collective entry beside it. */
type Told = { named: NamedPayment[]; accounts: string[] }

const namespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.054\.(\d{3}\.\d{2})$/
const versions = ['001.04', '001.08']

/**
 * Reads the file of a bank as the Swiss banks write it (implementation guidelines of SIX, versions 4 and 8).
 * @throws {UnreadableCamt} where it is none, or a part of it cannot be understood: then nothing of it is
 */
export async function readCamt054(bytes: Uint8Array): Promise<Camt054> {
  const told = new Map<ReadElement, Told>()
  let of: Told = { named: [], accounts: [] }
  let count = 0
  const take = (element: ReadElement): boolean => {
    if (element.name === 'Ntfctn') {
      told.set(element, of)
      of = { named: [], accounts: [] }
    }
    if (element.name !== 'Ntry') return false
    count += 1
    of.named.push(...paymentsOf(element, `entry ${count}`))
    of.accounts.push(...compact(textAt(element, 'NtryRef')))
    return true
  }
  const root = await readXml(textIn(bytes), { begin: refuseOther, take }).catch((error: unknown) => {
    throw error instanceof UnreadableXml ? new UnreadableCamt('not_camt') : error
  })
  const message = at(root, 'BkToCstmrDbtCdtNtfctn')
  const messageId = textAt(message, 'GrpHdr', 'MsgId')
  const notifications = all(message, 'Ntfctn')
  if (messageId === null || notifications.length === 0) throw new UnreadableCamt('camt_unreadable')
  // Counted over the whole file: a bank may tell of one account in several notifications.
  const alike = new Map<string, number>()
  return {
    messageId,
    notifications: notifications.map(each => notificationOf(each, told.get(each)!, { messageId, alike })),
  }
}

function textIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableCamt('not_camt')
  }
}

function refuseOther(root: ReadElement): void {
  const version = root.name === 'Document' && namespace.exec(root.namespace)?.[1]
  if (!version) throw new UnreadableCamt('not_camt')
  if (!versions.includes(version)) throw new UnreadableCamt('camt_version')
}

/** A number without the blanks with which it is printed, where there is one. */
const compact = (number: string | null): string[] => (number === null ? [] : [number.replace(/\s/g, '')])

/** As long for every payment: what a bank writes may be longer than an index takes. */
const keyOf = (words: string): string => createHash('sha256').update(words).digest('hex')

/** What its notifications share. `alike`: how many payments of the same key came before. */
type Shared = { messageId: string; alike: Map<string, number> }

function notificationOf(
  element: ReadElement,
  { named, accounts }: Told,
  { messageId, alike }: Shared,
): CamtNotification {
  const account = compact(textAt(element, 'Acct', 'Id', 'IBAN'))
  const payments = named.map(({ name, ...payment }) => {
    const { amount, currency, isReversal } = payment
    const its = name.startsWith('entry ') ? `${messageId} ${name}` : name
    const key = [...account, its, amount, currency, isReversal ? 'R' : 'P'].join(' ')
    const before = alike.get(key) ?? 0
    alike.set(key, before + 1)
    return { ...payment, bankKey: keyOf(`${key} ${before}`) }
  })
  return { accounts: [...new Set([...account, ...accounts])], payments }
}
