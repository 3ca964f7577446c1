import { addDays, type Day } from '../days/day.ts'
import type { Prescription, PrescribedService } from './prescription.ts'

/** What of a prescription says whether it goes on with a service. */
export type Following = Pick<Prescription, 'start' | 'end' | 'struck'> & {
  services: readonly Pick<PrescribedService, 'service_details'>[]
}

/**
 * Until when a service goes on being prescribed that is prescribed until a day: by each that names it and begins before the
 * one before is over, or on the day after. One that is not written yet, or leaves a day between, is none.
 */
export const prescribedUntil = (code: string, end: Day, prescriptions: readonly Following[]): Day =>
  prescriptions
    .filter(({ struck, services }) => !struck && services.some(one => one.service_details.code === code))
    .toSorted((one, other) => (one.start < other.start ? -1 : 1))
    .reduce((until, next) => (next.start <= addDays(until, 1) && next.end > until ? next.end : until), end)
