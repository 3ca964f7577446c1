import type { Administration } from './administration.ts'

/**
 * Whether a dose went as it was ordered and nothing was said of it. It is told on the pages of the days and in the
 * log, and asks nobody to read it: among the unread stands what a colleague has to know.
 */
export const isRoutine = ({
  status,
  moment,
  status_reason,
  note,
  site,
  confirm,
  handover,
}: Administration): boolean =>
  status === 'given' &&
  moment !== null &&
  [status_reason, note, site].every(said => said === '') &&
  confirm === null &&
  !handover
