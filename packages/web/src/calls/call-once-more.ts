import { isDoneOnce } from '@vicino/domain/wire/done-once.ts'
import type { AnswerOf, Endpoint } from '@vicino/domain/wire/endpoint.ts'
import { call } from './call.ts'
import type { CallInput, LooseInput } from './call-input.ts'
import { Failure } from './failure.ts'

type Sent = Readonly<Record<string, unknown>> | undefined

/** A phone has changed its network by then, and a database that had too much at once goes on. */
const pauseMs = 1000

/**
 * Makes a write, and once more where no answer came: on the way between two doors a phone changes its network, and what
 * was under way is lost. Only one that the server knows again and does once (decision 0008).
 * Throws as `call` does.
 */
export async function callOnceMore<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<AnswerOf<E>> {
  try {
    return await call(endpoint, input)
  } catch (error) {
    const { query, body }: LooseInput = input
    if (!isLost(error) || !isDoneOnce(endpoint, { query, body: body as Sent })) throw error
    await new Promise(resolve => setTimeout(resolve, pauseMs))
    return call(endpoint, input)
  }
}

const isLost = (error: unknown): boolean => error instanceof Failure && error.code === 'away'
