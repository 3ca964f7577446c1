import { getAbsence, getAbsenceCalls } from '@vicino/domain/absences/absences.contract.ts'

/** The reads that tell what an absence has handed on, and to whom. */
export const absenceReads = [getAbsence, getAbsenceCalls]
