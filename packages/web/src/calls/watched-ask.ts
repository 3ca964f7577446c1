import type { Ask } from './call.ts'

/** Asks as `fetch` does, and tells how much of the body has gone out: `fetch` itself tells nobody. */
export const watchedAsk =
  (onSent: (bytes: number) => void): Ask =>
  (address, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, address)
      request.responseType = 'blob'
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
      request.addEventListener('load', () => resolve(responseOf(request)))
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
      request.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      signal?.addEventListener('abort', () => request.abort())
      if (signal?.aborted) request.abort()
      else request.send(body as XMLHttpRequestBodyInit | null)
    })

/** A status whose answer has no content, by the standard. */
const withoutContent: ReadonlySet<number> = new Set([204, 205, 304])

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split('\r\n').filter(Boolean)
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
  const content = withoutContent.has(request.status) ? null : (request.response as Blob)
  return new Response(content, { status: request.status, headers })
}
