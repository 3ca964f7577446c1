import type { CurrentOf, Endpoint } from '@vicino/domain/wire/endpoint.ts'
import type { ProblemCode } from '@vicino/domain/wire/problem.ts'
import type { Failure } from './failure.ts'

/** What a refused call of this endpoint carries under this code, which `call` has checked; null under another. */
export const carried = <const E extends Endpoint, Code extends ProblemCode>(
  _endpoint: E,
  { code, current }: Failure,
  under: Code,
): NonNullable<CurrentOf<E, Code>> | null =>
  code === under ? ((current ?? null) as NonNullable<CurrentOf<E, Code>> | null) : null
