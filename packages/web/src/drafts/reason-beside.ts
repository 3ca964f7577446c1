import { restoreDraft } from './restore-draft.ts'

/** Why something is corrected is asked at its save, beside what the form holds: the one draft keeps both. */
const nothing = { correction_reason: '' }

/** What a form holds, with the reason where one was begun. */
export const withReason = <Values extends object>(values: Values, reason: string): Values =>
  reason === '' ? values : { ...values, correction_reason: reason }

/** The reason that a kept draft holds. */
export const reasonIn = (kept: unknown): string => restoreDraft(nothing, kept).correction_reason
