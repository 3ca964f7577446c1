import { late } from '../../ui/late.ts'

/** What is left of a client's orders comes after her plan. */
export const LeftOn = late(async () => (await import('../../prescriptions/VisitPrescription.tsx')).LeftOn)
