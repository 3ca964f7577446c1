import { type Delivery, deliveryOf } from '@vicino/domain/prescriptions/delivered-timing.ts'
import type { PrescribedService } from '@vicino/domain/prescriptions/prescription.ts'
import {
  getPrescription,
  getPrescriptionBalance,
} from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import { minutesEach, type Timing } from '@vicino/domain/prescriptions/timing.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useMemo } from 'react'
import { bothRead } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { useDossier } from '../session/dossier.ts'

/** A service of the prescription that is renewed: as it was prescribed, and as it was given. */
export type Renewed = { line: PrescribedService; delivery: Delivery }
/** By their codes. */
export type Deliveries = ReadonlyMap<string, Renewed>

/** How it is renewed: as it was given, as it was prescribed, or otherwise. */
export type RenewedAs = 'delivered' | 'prescribed' | 'other'

export const renewalWays = [
  { value: 'delivered', label: 'Come eseguito' },
  { value: 'prescribed', label: 'Come prescritto' },
] as const satisfies readonly { value: RenewedAs; label: string }[]

/** Reads the prescription that is renewed, with what was delivered of it. */
export function useRenewed(renews: Id | null) {
  const { _id: dossierId } = useDossier()
  const params = { dossierId, prescriptionId: renews ?? '' }
  const when = renews !== null
  return bothRead(
    useRead(getPrescription, { params }, { when }),
    useRead(getPrescriptionBalance, { params }, { when }),
  )
}

/** The services of the prescription that is renewed, each with how it was given; nothing of one that renews none. */
export function useDeliveries(renews: Id | null): Deliveries | undefined {
  const { data: [before, balance] = [] } = useRenewed(renews)
  return useMemo(
    () =>
      before &&
      balance &&
      new Map(
        before.services.map(line => [
          line.service_details.code,
          { line, delivery: deliveryOf(line, balance) },
        ]),
      ),
    [before, balance],
  )
}

type HowTimed = Pick<Timing, 'newDuration' | 'frequency' | 'period'>

/** How a service is timed that is renewed in one of the two ways; as prescribed where nothing else was given. */
export function timedAs(
  as: RenewedAs,
  { line, delivery }: Renewed,
  { duration }: Pick<Timing, 'duration'>,
): HowTimed {
  const { frequency, period, newDuration } = (as === 'delivered' && delivery.timing) || line
  const minutes = minutesEach({ duration: line.duration, newDuration })
  return { newDuration: minutes === duration ? null : minutes, frequency, period }
}

const isTimed = (service: Timing, { newDuration, frequency, period }: HowTimed): boolean =>
  service.newDuration === newDuration &&
  service.period === period &&
  (period === null || service.frequency === frequency)

/** In which of the two ways a service is renewed now; null where both are one. */
export function renewedAs(service: Timing, renewed: Renewed): RenewedAs | null {
  if (!renewed.delivery.timing) return null
  return (
    (['delivered', 'prescribed'] as const).find(as => isTimed(service, timedAs(as, renewed, service))) ??
    'other'
  )
}
