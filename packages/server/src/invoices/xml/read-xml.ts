import type { ResponseOutcome } from '@vicino/domain/invoices/invoice-responses.contract.ts'
import { DOMParser, type Element } from '@xmldom/xmldom'
import { SaxesParser } from 'saxes'

/** A file that says nothing to us, and why. */
export class Unreadable extends Error {
  readonly outcome: ResponseOutcome

  constructor(outcome: ResponseOutcome) {
    super(outcome)
    this.name = 'Unreadable'
    this.outcome = outcome
  }
}

/** No element of the standard has as many attributes; each of them is compared with those before it. */
const mostAttributes = 100

const hasTooManyAttributes = (text: string): boolean =>
  text.split('<').some(tag => tag.split(/=\s*["']/).length > mostAttributes)

/** Deeper than any answer, and more elements than the longest has. */
const deepest = 60
const mostElements = 200_000

/**
 * Walks a text without building anything of it. The tree copies for each element what all around it declare: a deep one
 * would hold up everybody else.
 * @throws where it is not well-formed, too deep or too long
 */
function walk(text: string): void {
  const parser = new SaxesParser({ position: false })
  let depth = 0
  let elements = 0
  parser.on('error', error => refuse('error', error.message))
  parser.on('doctype', () => {
    throw new Unreadable('doctype')
  })
  parser.on('opentagstart', () => {
    depth += 1
    elements += 1
    if (depth > deepest || elements > mostElements) refuse('error', 'too deep or too long')
  })
  parser.on('closetag', () => {
    depth -= 1
  })
  parser.write(text).close()
}

/** The root of a document as it was sent by somebody else: definitions of types and entities are refused unread. */
export function readXml(bytes: Uint8Array): Element {
  const text = textOf(bytes)
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Unreadable('doctype')
  if (hasTooManyAttributes(text)) throw new Unreadable('not_xml')
  const parser = new DOMParser({ onError: refuse })
  let root: Element | null
  try {
    walk(text)
    root = parser.parseFromString(text, 'text/xml').documentElement
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('not_xml')
  }
  if (!root) throw new Unreadable('not_xml')
  return root
}

const refuse = (_level: string, message: string): never => {
  throw new Error(message)
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

/** The first element of that name within another, in whatever namespace. */
export const descendant = (of: Element, name: string): Element | undefined =>
  of.getElementsByTagNameNS('*', name)[0]
