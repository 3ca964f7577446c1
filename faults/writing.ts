import { setTimeout as sleep } from 'node:timers/promises'
import { newId, type Id } from '@vicino/domain/wire/id.ts'

import type { Answer, Person } from './person.ts'

/** One create under its own id, and what became of it as far as its sender knows. */
export type Write = {
  _id: Id
  name: string
  /** `unknown`: the connection broke before an answer came. */
  outcome: 'acknowledged' | 'unavailable' | 'unknown'
}

/** Writes that are under way. */
type Writing = {
  /** Waits until the first is acknowledged. */
  begun(): Promise<void>
  /** Ends the writing and answers all that was tried. */
  stop(): Promise<Write[]>
}

const hands = 8
const pauseMs = 100

/** Sends one create of a drug; sent again it is the same create. */
export const sendWrite = (person: Person, { _id, name }: Pick<Write, '_id' | 'name'>): Promise<Answer> =>
  person.call('POST', `/api/dossiers/${person.dossier}/drugs/create_drug`, {
    _id,
    name,
    modality: 'OS',
    morning: 0.5,
  })

/** Sends a write until it is kept; a database that comes back or has too much to do may put it off a few times. */
export async function sendUntilKept(person: Person, write: Pick<Write, '_id' | 'name'>): Promise<Answer> {
  const answer = await sendWrite(person, write)
  if (answer.status === 200 || answer.status === 201) return answer
  if (outcomeOf(answer) === 'unavailable') await sleep(pauseMs)
  return sendUntilKept(person, write)
}

/** Several hands write drugs, one after the other each, until they are stopped. */
export function startWriting(person: Person): Writing {
  const writes: Write[] = []
  let isStopped = false
  const hand = async (): Promise<void> => {
    while (!isStopped) {
      const _id = newId()
      const name = `Farmaco ${_id.slice(-6)}`
      const outcome = await sendWrite(person, { _id, name }).then(outcomeOf, brokenConnection)
      // Where nobody listens nothing was sent: the slower the next start, the more of these there would be.
      if (outcome !== 'unsent') writes.push({ _id, name, outcome })
      if (outcome !== 'acknowledged') await sleep(pauseMs)
    }
  }
  const running = Promise.all(Array.from({ length: hands }, hand))
  running.catch(() => undefined)
  return {
    begun: async () => {
      while (!writes.some(({ outcome }) => outcome === 'acknowledged')) await sleep(5)
    },
    stop: async () => {
      isStopped = true
      await running
      return writes
    },
  }
}

/** A server that is killed breaks its connections; one that hangs is a fault and stays one. */
function brokenConnection(error: unknown): 'unknown' | 'unsent' {
  if (!(error instanceof TypeError)) throw error
  const { cause } = error
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED' ? 'unsent' : 'unknown'
}

function outcomeOf(answer: Answer): Write['outcome'] {
  if (answer.status === 201) return 'acknowledged'
  if (answer.status === 503 && Number(answer.headers.get('retry-after')) > 0) return 'unavailable'
  throw new Error(`a write was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
}
