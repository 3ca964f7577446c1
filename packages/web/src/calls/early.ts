const asked = new Map<string, Promise<Response>>()

/** What every call sends: the language of refusals, and that we read JSON. */
export const headersOfCalls = (): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': document.documentElement.lang || 'it',
})

/**
 * Starts a read before the code that needs it has come: on a slow line each step of a chain costs more
 * than its bytes. The next call to the same address takes this answer over instead of asking again.
 */
export function askEarly(address: string): void {
  if (asked.has(address)) return
  const answer = fetch(address, { headers: headersOfCalls() })
  answer.catch(() => asked.delete(address))
  asked.set(address, answer)
}

/** The answer under way for an address, once. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const answer = asked.get(address)
  asked.delete(address)
  return answer
}
