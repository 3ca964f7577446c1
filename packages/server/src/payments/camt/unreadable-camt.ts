/** The refusals of a file that cannot be read. */
type UnreadableCode = 'not_camt' | 'camt_version' | 'camt_unreadable' | 'camt_not_booked'

/** Why a file is not read at all: nothing of it is booked then. */
export class UnreadableCamt extends Error {
  readonly code: UnreadableCode

  constructor(code: UnreadableCode) {
    super(code)
    this.code = code
  }
}
