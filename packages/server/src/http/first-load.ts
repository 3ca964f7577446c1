import { daysOfMonthGrid } from '@vicino/domain/calendar/calendar-view.ts'
import { isHeld } from '@vicino/domain/access/held-permissions.ts'
import type { NamesOfVisit } from '@vicino/domain/tasks/visit-under-way.ts'
import type { Door } from '@vicino/domain/wire/endpoint.ts'
import type { PageReader } from './reader.ts'

/** What the build wrote down: the files of each page, and what it asks the server for first. */
export type RouteFiles = {
  routes: Record<string, { files: string[]; reads: { address: string; permission: Door }[] }>
  /** The files of the texts of each language. */
  languages: Record<string, string[]>
}

/** An asked page: its address without host, who asks, and the language that her browser remembers. */
type AskedPage = {
  url: string
  reader: PageReader
  language: string | undefined
  /** Where a visit that goes on and is hers has that address: what its reads leave open. */
  visit?: NamesOfVisit | undefined
}

/** Everybody's first question, whatever page it is. */
const whoAmI = '/api/users/me'

type Names = Record<string, string | null>
type Found = { pattern: string; names: Names }

const partsOf = (path: string): string[] => path.split('/').filter(part => part !== '')

/** A part of an address that stands in a call exactly as it is. */
const plainName = /^[\w-]+$/

function namesIn(pattern: string, path: string): Names | undefined {
  const wanted = partsOf(pattern)
  const parts = partsOf(path)
  if (wanted.length !== parts.length) return undefined
  const fits = wanted.every((part, at) => part.startsWith('$') || part === parts[at])
  if (!fits) return undefined
  const open = wanted.flatMap((part, at) =>
    part.startsWith('$') ? [[part.slice(1), parts[at]!] as const] : [],
  )
  return Object.fromEntries(open)
}

/** The page of an address. A word of the address comes before anything open, as in the browser's own router. */
function findPage(patterns: readonly string[], path: string): Found | undefined {
  const found = patterns.flatMap(pattern => {
    const names = namesIn(pattern, path)
    return names ? [{ pattern, names }] : []
  })
  return found.toSorted((a, b) => rank(b.pattern).localeCompare(rank(a.pattern)))[0]
}

/** Which task has an address, if one has. */
export const taskAt = ({ routes }: RouteFiles, url: string): string | undefined =>
  findPage(Object.keys(routes), url.split('?')[0]!)?.names['taskId'] ?? undefined

const rank = (pattern: string): string =>
  partsOf(pattern)
    .map(part => (part.startsWith('$') ? '0' : '1'))
    .join('')

/** What a read can leave open whatever page it is: the day, who asks, whether she plans all's day, the month's grid. */
function namesOf({ today, person, landing }: PageReader): Names {
  const month = daysOfMonthGrid(today)
  const dayOfAll = landing === '/plan' ? today : null
  return { today, me: person, dayOfAll, monthFrom: month[0]!, monthTo: month.at(-1)! }
}

/** A read with everything filled in, or undefined where something is missing. */
function fillIn(read: string, names: Names): string | undefined {
  const open = [...read.matchAll(/\{(\w+)\}/g)].map(([, name]) => names[name!])
  if (!open.every(value => value && plainName.test(value))) return undefined
  return read.replace(/\{(\w+)\}/g, (_, name: string) => names[name]!)
}

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const readLink = (address: string): string =>
  `<link rel="preload" as="fetch" crossorigin href="${attribute(address)}">`

const fileLink = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

/**
 * The links by which the browser asks for the page's code and first data together with the application's entry:
 * on a slow line each step of a chain costs more than its bytes. A page opened with a query decides itself what
 * it reads.
 */
export function firstLoadLinks(
  { routes, languages }: RouteFiles,
  { url, reader, language, visit }: AskedPage,
): string {
  const [path = '/', query] = url.split('?')
  const arrives = path === '/' ? (reader.landing ?? path) : path
  const found = findPage(Object.keys(routes), arrives)
  const names = { ...namesOf(reader), ...found?.names, ...visit }
  const page = found && routes[found.pattern]
  const asked =
    page && query === undefined ? page.reads.filter(({ permission }) => opens(reader, permission)) : []
  const reads = asked.map(({ address }) => fillIn(address, names))
  const files = [...(page?.files ?? []), ...(languages[language ?? 'it'] ?? [])]
  return [
    ...[whoAmI, ...reads.filter(read => read !== undefined)].map(readLink),
    ...files.toSorted(stylesFirst).map(fileLink),
  ].join('')
}

/** Whether the reader may be answered at all; while the database is away that is not known. */
const opens = ({ held }: PageReader, permission: Door): boolean =>
  held === null || permission === 'signed_in' || permission === 'anyone' || isHeld(held, permission, 'read')

const stylesFirst = (a: string, b: string): number => Number(b.endsWith('.css')) - Number(a.endsWith('.css'))
