import type { ResponseOutcome } from '@vicino/domain/invoices/invoice-responses.contract.ts'
import { type ReadElement, readXml, UnreadableXml } from '../../files/read-xml.ts'

/** A file that says nothing to us, and why. */
export class Unreadable extends Error {
  readonly outcome: ResponseOutcome

  constructor(outcome: ResponseOutcome) {
    super(outcome)
    this.name = 'Unreadable'
    this.outcome = outcome
  }
}

/** The root of a document as it was sent by somebody else: definitions of types and entities are refused unread. */
export function readSent(bytes: Uint8Array): Promise<ReadElement> {
  return readXml(textOf(bytes)).catch((error: unknown) => {
    if (!(error instanceof UnreadableXml)) throw error
    throw new Unreadable(error.isDefined ? 'doctype' : 'not_xml')
  })
}

/** The text of a document, in the encoding that it names or begins as. */
function textOf(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const named = /^(?:\u00EF\u00BB\u00BF)?\s*<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1]
  const begun = head.startsWith('\u00FF\u00FE')
    ? 'utf-16le'
    : head.startsWith('\u00FE\u00FF')
      ? 'utf-16be'
      : undefined
  try {
    return new TextDecoder(begun ?? named ?? 'utf-8', { fatal: true }).decode(bytes).trimStart()
  } catch {
    throw new Unreadable('not_xml')
  }
}
