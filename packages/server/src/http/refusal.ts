import type { Instant } from '@vicino/domain/days/instant.ts'
import type { RefusedField } from '@vicino/domain/wire/field-error.ts'
import type { ProblemCode } from '@vicino/domain/wire/problem.ts'

type Detail = {
  fields?: readonly RefusedField[]
  /** What the sentence of the refusal leaves open: who, and when. */
  said?: { by: string; at: Instant }
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
export const refuseField = (path: string, code: RefusedField['code']) =>
  new Refusal('unprocessable', { fields: [{ path, code }] })

/**
 * What the database holds only once, refused at its field where another row has it already. Two that take it at the same
 * moment meet in its index: looking first would let both believe that it is free.
 */
export async function unlessTaken<Answer>(
  { constraint, field, code }: { constraint: string; field: string; code: RefusedField['code'] },
  act: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await act()
  } catch (thrown) {
    const { code: failure, constraint_name } = thrown as { code?: unknown; constraint_name?: unknown }
    if (failure === '23505' && constraint_name === constraint) throw refuseField(field, code)
    throw thrown
  }
}

/** What `act` refuses of a part of the body, at the place where that part stands in it. */
export async function refusedWithin<Answer>(part: string, act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act()
  } catch (thrown) {
    if (!(thrown instanceof Refusal) || !thrown.detail.fields) throw thrown
    const fields = thrown.detail.fields.map(({ path, code }) => ({ path: `${part}.${path}`, code }))
    throw new Refusal(thrown.code, { ...thrown.detail, fields })
  }
}
