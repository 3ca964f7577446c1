import type { PostgresType } from 'postgres'

import { arrayType } from './array-codec.ts'

/** PostgreSQL's type numbers, as in pg_type. */
const oid = { int8: 20, date: 1082, time: 1083, timestamp: 1114, timestamptz: 1184, numeric: 1700 }

const text = { serialize: String, parse: asIs }
const number = { serialize: String, parse: asNumber }
const instant = { serialize: asIs, parse: asInstant }
const clock = { serialize: asIs, parse: asClock }

/** Lists of plain things, the same for every pool. */
export const plainLists: Record<string, PostgresType> = {
  booleans: arrayType(1000, { serialize: String, parse: (value: string) => value === 't' }),
  smallNumbers: arrayType(1005, number),
  wholeNumbers: arrayType(1007, number),
  bigNumbers: arrayType(1016, number),
  numbers: arrayType(1231, number),
  realNumbers: arrayType(1021, number),
  doubleNumbers: arrayType(1022, number),
  texts: arrayType(1009, text),
  shortTexts: arrayType(1015, text),
  names: arrayType(1003, text),
  ids: arrayType(2951, text),
  objectNumbers: arrayType(1028, number),
  documents: arrayType(3807, { serialize: JSON.stringify, parse: JSON.parse }),
}

/**
 * How values of the database become values of the program: days and clocks stay the text they are, instants
 * become ISO text in UTC, numbers stay exact. Nothing passes through a JavaScript Date.
 */
export const valueParsers: Record<string, PostgresType> = {
  ...plainLists,
  day: { to: oid.date, from: [oid.date, oid.timestamp], ...text },
  days: arrayType(1182, text),
  clock: { to: oid.time, from: [oid.time], ...clock },
  clocks: arrayType(1183, clock),
  instant: { to: oid.timestamptz, from: [oid.timestamptz], ...instant },
  instants: arrayType(1185, instant),
  number: { to: oid.numeric, from: [oid.int8, oid.numeric], ...number },
}

function asIs(value: string): string {
  return value
}

/** `08:00:00` -> `08:00`; seconds, where there are any, stay. */
function asClock(value: string): string {
  return value.endsWith(':00') && value.length === 8 ? value.slice(0, 5) : value
}

/**
 * `2026-11-20 08:00:00.12+00` -> `2026-11-20T08:00:00.120Z`. PostgreSQL cuts trailing zeros, a schema with
 * three digits does not take that. The session's time zone is UTC; anything else stays as it came.
 */
function asInstant(value: string): string {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(value)
  return match ? `${match[1]}T${match[2]}.${(match[3] ?? '').padEnd(3, '0')}Z` : value
}

/** A number where it is exact (15 significant digits), otherwise the text, which no number schema takes. */
export function asNumber(value: string): number | string {
  const significant = value.replace(/[-.]/g, '').replace(/^0+/, '')
  return /^-?\d+(\.\d+)?$/.test(value) && significant.length <= 15 ? Number(value) : value
}
