import type { AnswerOf, Endpoint } from '@vicino/domain/wire/endpoint.ts'
import * as z from 'zod/mini'
import { hearServerTime } from '../i18n/server-clock.ts'
import { addressOf, type CallInput, type LooseInput } from './call-input.ts'
import { Failure, type FailureCode, readFailure } from './failure.ts'
import { isOfVicino } from './of-vicino.ts'
import { meetOther } from './other-person.ts'
import { reportAway, reportBack } from './server-away.ts'
import { sessionRenewed, typedByHeaders } from './session-cover.ts'

/** The status by which a write that was sent again is told to be stored, to who may no longer see it. */
const storedUnseen = 204

type Content = string | FormData | undefined
/** How an address is asked: by the browser's `fetch`, or by what can tell how far a large body is. */
export type Ask = (address: string, request: RequestInit) => Promise<Response>
/** `keepalive`: the browser sends it also where the page ends meanwhile. */
type Options = { keepalive?: boolean; ask?: Ask }
type Sending = Options & {
  method: string
  address: string
  body: Content
  signal: AbortSignal | undefined
}

/** What every call sends: the language of refusals, that we read JSON, and whose page asks. */
const headersOf = (): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': document.documentElement.lang || 'it',
  ...typedByHeaders(),
})

/** What is sent: a form where the contract asks for one with a file, JSON otherwise. */
function contentOf({ form }: Endpoint, body: unknown): Content {
  if (!form || body === undefined) return JSON.stringify(body)
  const content = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) content.set(name, value)
  return content
}

/** Asks the server. An answer of anybody else, on the way to it, is none. */
async function send({
  method,
  address,
  body,
  signal,
  keepalive = false,
  ask = fetch,
}: Sending): Promise<Response> {
  const content = body === undefined ? {} : { body }
  // The browser itself names the type of a form, with the boundary between its parts.
  const headers = {
    ...headersOf(),
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
  }
  const sentAt = Date.now()
  const asking = ask(address, { method, headers, signal: signal ?? null, keepalive, ...content })
  const answer = await asking.catch((reason: unknown) => {
    if (signal?.aborted) throw reason
    return null
  })
  if (answer && isOfVicino(answer)) {
    hearServerTime(answer, sentAt)
    return answer
  }
  reportAway()
  throw new Failure(0, 'away')
}

async function answerOf(sending: Sending): Promise<Response> {
  const response = await send(sending)
  if (response.ok) {
    reportBack()
    return response
  }
  const failure = await readFailure(response)
  if (failure.code === 'away') reportAway()
  if (failure.code === 'other_person') meetOther(sending.method)
  // The session ended: the page is covered until the same person has signed in again, then the call goes
  // on by itself: what was refused at the door has done nothing, so it is not done twice.
  if (failure.code === 'signed_out') {
    await sessionRenewed()
    return answerOf(sending)
  }
  throw failure
}

/**
 * A refusal that carries what the contract knows of it; else it is an answer that nobody can read. One that carries
 * nothing has its sentence: where a row went away in the same moment, the server has nothing left to show.
 */
function checkedFailure({ current }: Endpoint, failure: Failure): Failure {
  const known: Partial<Record<FailureCode, z.ZodMiniType>> = current ?? {}
  const schema = known[failure.code]
  if (!schema || failure.current === undefined || z.safeParse(schema, failure.current).success) return failure
  return new Failure(failure.status, 'unexpected_answer')
}

/**
 * Makes a call whose answer is a file, and hands it over while it still comes.
 * Throws as `call` does; what breaks off later is an error of its reader.
 */
export async function openFile<E extends Endpoint>(
  endpoint: E & { file: readonly string[] },
  input: CallInput<E>,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const loose: LooseInput = input
  const address = addressOf(endpoint, loose)
  const body = contentOf(endpoint, loose.body)
  const {
    status,
    headers,
    body: content,
  } = await answerOf({ method: endpoint.method, address, body, signal })
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  if (content !== null && endpoint.file.includes(type)) return content
  throw new Failure(status, status === storedUnseen ? 'stored_unseen' : 'unexpected_answer')
}

/**
 * Makes a call of the contract and checks its answer against the contract's schema.
 * Throws a `Failure`, or an AbortError where `signal` was aborted.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
  options: Options = {},
): Promise<AnswerOf<E>> {
  const loose: LooseInput = input
  const address = addressOf(endpoint, loose)
  const sending: Sending = {
    ...options,
    method: endpoint.method,
    address,
    body: contentOf(endpoint, loose.body),
    signal,
  }
  const response = await answerOf(sending).catch((reason: unknown) => {
    throw reason instanceof Failure ? checkedFailure(endpoint, reason) : reason
  })
  const content: unknown =
    response.status === storedUnseen ? null : await response.json().catch(() => undefined)
  const answer = z.safeParse(endpoint.answer, content)
  if (answer.success) return answer.data as AnswerOf<E>
  throw new Failure(response.status, response.status === storedUnseen ? 'stored_unseen' : 'unexpected_answer')
}

/** Reads a file that may be refused with a sentence, so that the page knows whether it came. Throws as `call`. */
export async function callForFile<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> {
  const address = addressOf(endpoint, input)
  const response = await answerOf({ method: endpoint.method, address, body: undefined, signal: undefined })
  return response.blob()
}
