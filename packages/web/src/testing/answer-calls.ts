import { serverTimeHeader } from '@vicino/domain/wire/headers.ts'
import { vi } from 'vitest'

export type SentCall = { method: string; path: string; body: unknown }
/** `stranger`: the answer is none of Vicino's, as of a portal that stands in its place. */
type Answer = { status?: number; body?: unknown; stranger?: true } | 'nobody'

/** What stands at the head of every answer of Vicino, whose clock goes as the test's does. */
export const vicinoHeaders = {
  'content-type': 'application/json',
  get [serverTimeHeader]() {
    return String(Date.now())
  },
}

/**
 * Stands where the network is: answers each call of the browser by `answer`, and lists what was sent. `nobody`
 * is a line on which nobody answers. An answer may be held back.
 */
export function answerCalls(answer: (call: SentCall) => Answer | Promise<Answer>): SentCall[] {
  const sent: SentCall[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const call = { method: init.method ?? 'GET', path, body }
    sent.push(call)
    const given = await answer(call)
    if (given === 'nobody') throw new TypeError('Failed to fetch')
    const status = given.status ?? 200
    return new Response(status === 204 ? null : JSON.stringify(given.body ?? null), {
      status,
      headers: given.stranger ? { 'content-type': 'text/html' } : vicinoHeaders,
    })
  })
  return sent
}
