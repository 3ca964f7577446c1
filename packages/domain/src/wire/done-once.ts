import type { Endpoint } from './endpoint.ts'
import type { Id } from './id.ts'

type Named = Readonly<Record<string, unknown>> | undefined
type Sent = { query?: Named; body?: Named }

/**
 * Whether a write is remembered: the same sent again is answered with what was stored, with 204 to who may no longer
 * see it. What is said again and again, and a file that is held, changes nothing by coming twice.
 */
export const leavesReceipt = ({
  method,
  audit,
  form,
}: Pick<Endpoint, 'method' | 'audit' | 'form'>): boolean =>
  method !== 'GET' && audit !== 'never' && (!form || form.spooled === true)

/** The id that a write brings for its record; undefined where it brings none. */
export function ownId({ creates }: Pick<Endpoint, 'creates'>, body: Named): Id | undefined {
  const record = typeof creates === 'object' ? (body?.[creates.in] as Named) : body
  return record?.['_id'] as Id | undefined
}

/**
 * Whether a write names what it is about, an id of its own or the version that was seen: the same words are then the
 * same act, done once however often they are sent.
 */
export const isDoneOnce = (endpoint: Endpoint, { query, body }: Sent): boolean =>
  leavesReceipt(endpoint) &&
  ((endpoint.creates !== undefined && ownId(endpoint, body) !== undefined) ||
    body?.['version'] !== undefined ||
    query?.['version'] !== undefined)
