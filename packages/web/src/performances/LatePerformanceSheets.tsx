import { late } from '../ui/late.ts'

/** The edit panel, whose fields load when it is first opened. */
export const EditPerformances = late(
  async () => (await import('./EditPerformancesSheet.tsx')).EditPerformancesSheet,
)

/** The end of a visit, whose fields load when it is first offered. */
export const FinishVisit = late(async () => (await import('./FinishVisitSheet.tsx')).FinishVisitSheet)

/** The same after its end. */
export const ConfirmServices = late(async () => (await import('./FinishVisitSheet.tsx')).ConfirmServicesSheet)

/** What was not done is said seldom. */
export const LeaveOutServices = late(async () => (await import('./LeaveOutSheet.tsx')).LeaveOutSheet)
