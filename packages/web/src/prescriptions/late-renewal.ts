import { late } from '../ui/late.ts'

/** Only a renewal asks how it was given: who prescribes anew or corrects does not wait for it. */
export const RenewedFrom = late(async () => (await import('./RenewalChoice.tsx')).RenewedFrom)
export const DeliveredTiming = late(async () => (await import('./RenewalChoice.tsx')).DeliveredTiming)
export const GivenBeside = late(async () => (await import('./GivenBeside.tsx')).GivenBeside)
