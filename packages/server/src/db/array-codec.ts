import type { PostgresType } from 'postgres'

/** An element of a list as the program knows it: another list where the array has several dimensions. */
type Element = unknown

/**
 * The type of an array. The driver would ask the server for all of them on each new connection, and when that
 * connection dies meanwhile, nobody catches the refusal and the process ends (3.4.9); so they are told here.
 */
export function arrayType(oid: number, element: Pick<PostgresType, 'parse' | 'serialize'>): PostgresType {
  return {
    to: oid,
    from: [oid],
    serialize: (list: readonly Element[]) => writeArray(list, element.serialize),
    parse: (text: string) => readArray(text, element.parse),
  }
}

/** PostgreSQL's notation: `{a,"b c",NULL}`; everything is quoted, so a text "NULL" stays a text. */
function writeArray(list: readonly Element[], serialize: (value: Element) => unknown): string {
  const items = list.map(item => {
    if (item === null || item === undefined) return 'NULL'
    if (Array.isArray(item)) return writeArray(item, serialize)
    return `"${String(serialize(item)).replace(/["\\]/g, '\\$&')}"`
  })
  return `{${items.join(',')}}`
}

const token = /[{},]|"((?:[^"\\]|\\.)*)"|[^{},"]+/gs

function readArray(text: string, parse: (value: string) => Element): Element[] {
  // Bounds other than from 1 stand before the list: [0:1]={a,b}
  const body = text.slice(text.indexOf('{'))
  const root: Element[] = []
  const open = [root]
  for (const [whole, quoted] of body.matchAll(token)) {
    const list = open.at(-1) ?? root
    if (whole === '{') {
      const inner: Element[] = []
      list.push(inner)
      open.push(inner)
    } else if (whole === '}') open.pop()
    else if (quoted !== undefined) list.push(parse(quoted.replace(/\\(.)/gs, '$1')))
    else if (whole !== ',') list.push(whole === 'NULL' ? null : parse(whole))
  }
  const [read] = root
  return Array.isArray(read) ? read : []
}
