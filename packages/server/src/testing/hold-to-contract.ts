import { contract } from '@vicino/domain/contract.ts'
import { WhoseDossier } from '@vicino/domain/dossiers/dossier-head.ts'
import { type Carried, type Endpoint, paramNames } from '@vicino/domain/wire/endpoint.ts'
import type { Problem } from '@vicino/domain/wire/problem.ts'
import type { LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'

/** What any call may carry, at the door of a closed dossier and where it would answer too much. */
const alike: Carried = {
  reason_needed: z.optional(WhoseDossier),
  too_many_rows: z.strictObject({ limit: z.number() }),
}
const nothing = z.undefined()

// Of two paths that fit the one with fewer placeholders is meant, as the router has it.
const calls = Object.values<Endpoint>(contract)
  .toSorted((one, other) => paramNames(one.path).length - paramNames(other.path).length)
  .map(endpoint => ({ endpoint, path: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`) }))

/**
 * Passes an answer on, once what a refusal carries is what the contract says of it: the browser reads nothing else.
 * So every refusal that any test meets is held to it.
 */
export function holdToContract(
  method: string,
  url: string,
  answer: LightMyRequestResponse,
): LightMyRequestResponse {
  if (answer.headers['content-type'] !== 'application/problem+json') return answer
  const { code, current } = answer.json<Problem>()
  const { pathname } = new URL(url, 'http://localhost')
  const called = calls.find(({ endpoint, path }) => endpoint.method === method && path.test(pathname))
  const says: Carried = { ...alike, ...called?.endpoint.current }
  const read = z.safeParse(says[code] ?? nothing, current)
  if (read.success) return answer
  throw new Error(`${method} ${url} carries of "${code}" what its contract does not say`, {
    cause: read.error,
  })
}
