import { DOMImplementation, type Document, type Element, XMLSerializer } from '@xmldom/xmldom'

type Value = string | number | boolean | null | undefined

/** An element as it is to be written: attributes without a value and children that are none are left out. */
export type XmlElement = {
  name: string
  attributes?: Readonly<Record<string, Value>>
  children?: readonly (XmlElement | null | undefined | false)[]
  text?: string
}

/** What XML 1.0 has no way to write: control characters, halves of characters, and two that are none. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const written = (value: string): string => value.replace(unwritable, '')

function build(document: Document, namespace: string, element: XmlElement): Element {
  const built = document.createElementNS(namespace, element.name)
  for (const [name, value] of Object.entries(element.attributes ?? {}))
    if (value !== null && value !== undefined) built.setAttribute(name, written(String(value)))
  if (element.text !== undefined) built.appendChild(document.createTextNode(written(element.text)))
  for (const child of element.children ?? []) if (child) built.appendChild(build(document, namespace, child))
  return built
}

/** The document of which an element is the root, all of it in one namespace. */
export function xmlText(namespace: string, root: XmlElement): string {
  const document = new DOMImplementation().createDocument(null, '')
  document.appendChild(build(document, namespace, root))
  const body = new XMLSerializer().serializeToString(document, { requireWellFormed: true })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`
}
