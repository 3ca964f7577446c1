import { setImmediate } from 'node:timers/promises'
import { SaxesParser } from 'saxes'

/** An element with what stands in it. */
export type ReadElement = {
  name: string
  namespace: string
  attributes: ReadonlyMap<string, string>
  children: ReadElement[]
  text: string
}

/** What cannot be read as XML, or holds what none of our files has: a document type with entities of its own. */
export class UnreadableXml extends Error {
  /** Whether it is for its document type that it is not read. */
  readonly isDefined: boolean

  constructor(why: string, isDefined = false) {
    super(why)
    this.isDefined = isDefined
  }
}

/** Deeper than any message of a bank or an insurer. */
const deepest = 60

/** More than a collective entry of ten thousand payments has; each that is kept takes far more room than in the file. */
const mostKept = 500_000

/** No element of our files has as many attributes; each of them is compared with those before it. */
const mostAttributes = 100

/** How much is read before others have their turn. */
const slice = 100_000

type Reader = {
  /** Is shown the root as it begins. */
  begin?: (root: ReadElement) => void
  /**
   * Is shown each element as it ends, and says whether it was taken: then it is kept no longer, so that a long file is
   * never held as a tree.
   */
  take?: (element: ReadElement) => boolean
}

/**
 * Reads a document of XML strictly: well-formed, without a document type, no entity but the five of XML itself.
 * @throws {UnreadableXml}
 */
export async function readXml(xml: string, { begin, take }: Reader = {}): Promise<ReadElement> {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const open: ReadElement[] = []
  /** How many elements were kept before each that is open, and are now. */
  const keptBefore: number[] = []
  let kept = 0
  let root: ReadElement | undefined
  const refuse = (why: string): never => {
    throw new UnreadableXml(why)
  }
  parser.on('error', error => refuse(error.message))
  parser.on('doctype', () => {
    throw new UnreadableXml('a document type', true)
  })
  let attributesOfTag = 0
  parser.on('opentagstart', () => {
    attributesOfTag = 0
  })
  parser.on('attribute', () => {
    attributesOfTag += 1
    if (attributesOfTag > mostAttributes) refuse('too many attributes')
  })
  parser.on('opentag', tag => {
    if (open.length === deepest) refuse('too deep')
    if (kept === mostKept) refuse('too many elements')
    keptBefore.push(kept)
    kept += 1
    const attributes = new Map(Object.values(tag.attributes).map(({ local, value }) => [local, value]))
    const element = { name: tag.local, namespace: tag.uri, attributes, children: [], text: '' }
    if (open.length === 0) begin?.(element)
    open.push(element)
  })
  const addText = (text: string): void => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()!
    const before = keptBefore.pop()!
    const parent = open.at(-1)
    if (!parent) root = element
    else if (take?.(element)) kept = before
    else parent.children.push(element)
  })
  for (let from = 0; from < xml.length; from += slice) {
    parser.write(xml.slice(from, from + slice))
    await setImmediate()
  }
  parser.close()
  return root ?? refuse('no element')
}

/** The first element at a path below another. */
export function at(element: ReadElement | undefined, ...path: string[]): ReadElement | undefined {
  return path.reduce<ReadElement | undefined>(
    (inside, name) => inside?.children.find(child => child.name === name),
    element,
  )
}

/** All elements of that name below another. */
export const all = (element: ReadElement | undefined, name: string): ReadElement[] =>
  element?.children.filter(child => child.name === name) ?? []

/** What stands at a path, trimmed; null where nothing does. */
export const textAt = (element: ReadElement | undefined, ...path: string[]): string | null =>
  at(element, ...path)?.text.trim() || null

/** Every element within another, however deep, as they stand in the file. */
export function within(element: ReadElement): ReadElement[] {
  const found: ReadElement[] = []
  const waiting = element.children.toReversed()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    found.push(next)
    for (const child of next.children.toReversed()) waiting.push(child)
  }
  return found
}
