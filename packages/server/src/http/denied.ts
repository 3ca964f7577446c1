import type { Refusal } from './refusal.ts'
import type { Session } from './session.ts'

/** A refusal that the audit log is to know of: somebody known was turned away. */
export class Denied extends Error {
  readonly refusal: Refusal
  readonly session: Session

  constructor(refusal: Refusal, session: Session) {
    super(refusal.code)
    this.refusal = refusal
    this.session = session
  }
}
