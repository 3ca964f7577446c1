import type { Id } from '@vicino/domain/wire/id.ts'
import type { Refusal } from './refusal.ts'
import type { Session } from './session.ts'

/**
 * A refusal that the audit log is to know of: somebody known was turned away. `dossier` names the one that was
 * asked for where it does not stand in the path.
 */
export class Denied extends Error {
  readonly refusal: Refusal
  readonly session: Session
  readonly dossier: Id | undefined

  constructor(refusal: Refusal, session: Session, dossier?: Id) {
    super(refusal.code)
    this.refusal = refusal
    this.session = session
    this.dossier = dossier
  }
}
