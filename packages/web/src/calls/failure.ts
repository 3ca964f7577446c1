import type { Problem, ProblemCode } from '@vicino/domain/wire/problem.ts'

export type FailureCode = ProblemCode | 'away' | 'stored_unseen' | 'unexpected_answer'
type FailedField = Problem['errors'][number]

/**
 * A call that did not succeed. `away` means that no answer of Vicino came at all (no network, server or
 * database away), `stored_unseen` that an earlier try was stored and is no longer hers to see, `unexpected_answer` that one came which the contract does not know.
 */
export class Failure extends Error {
  readonly status: number
  readonly code: FailureCode
  /** The sentence the person reads, in her language; empty for `away` and `unexpected_answer`. */
  readonly detail: string
  readonly fields: readonly FailedField[]
  readonly requestId: string
  /** The record as it stands now, where a stale update met it. */
  readonly current: unknown

  constructor(status: number, code: FailureCode, problem: Partial<Problem> = {}) {
    super(code)
    this.name = 'Failure'
    this.status = status
    this.code = code
    this.detail = problem.detail ?? ''
    this.fields = problem.errors ?? []
    this.requestId = problem.requestId ?? ''
    this.current = problem.current
  }
}

/** Nothing there, or nothing for her: an address that names no record at all is answered like a missing one. */
export const isMissing = ({ status }: Failure): boolean => status === 404 || status === 400

/** A server that has lost its database says so itself. */
const awayStatus = 503

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'detail' in value

/** Reads a refused answer into a failure. Never throws. */
export async function readFailure(response: Response): Promise<Failure> {
  const body: unknown = await response.json().catch(() => null)
  const problem = isProblem(body) ? body : undefined
  if (response.status === awayStatus) return new Failure(response.status, 'away', problem)
  if (!problem) return new Failure(response.status, 'unexpected_answer')
  return new Failure(response.status, problem.code, problem)
}
