import type { CurrentOf, Endpoint } from '@vicino/domain/wire/endpoint.ts'
import type { ProblemCode } from '@vicino/domain/wire/problem.ts'
import type { FailureCode } from './failure.ts'

type Refused = { code: FailureCode | null; current: unknown }

/** What a refused call of this endpoint carries under one of these codes, which `call` has checked; null under another. */
export const carried = <const E extends Endpoint, Code extends ProblemCode>(
  _endpoint: E,
  { code, current }: Refused,
  ...codes: readonly Code[]
): NonNullable<CurrentOf<E, Code>> | null =>
  codes.some(one => one === code) ? ((current ?? null) as NonNullable<CurrentOf<E, Code>> | null) : null
