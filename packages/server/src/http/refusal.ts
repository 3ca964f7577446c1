import type { FieldError } from '@vicino/domain/wire/field-error.ts'
import type { ProblemCode } from '@vicino/domain/wire/problem.ts'

type Detail = {
  fields?: readonly FieldError[]
  current?: unknown
  retryAfterSeconds?: number
}

/** The server's no: a code of the closed list, and the fields it is about. Everything else thrown is a fault. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly detail: Detail

  constructor(code: ProblemCode, detail: Detail = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.detail = detail
  }
}

/** Refuses a request because of one field. */
export const refuseField = (path: string, code: FieldError['code']) =>
  new Refusal('unprocessable', { fields: [{ path, code }] })
