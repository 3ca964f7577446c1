import type { Prescription } from '../prescriptions/prescription.ts'
import { isLamal } from '../services/lamal.ts'
import type { Id } from '../wire/id.ts'
import type { Performance } from './performance.ts'

/** What is to be looked at in a performed service before it is billed. None of it is refused: it may all be true. */
export const performanceDoubts = [
  { value: 'unprescribed', label: 'Non prescritta' },
  { value: 'twice', label: 'Registrata due volte' },
] as const
export type PerformanceDoubt = (typeof performanceDoubts)[number]['value']

type Performed = Pick<Performance, '_id' | 'taskId' | 'date' | 'struck'> & {
  service_details: Pick<Performance['service_details'], 'code' | 'letter'>
}
type Prescribing = Pick<Prescription, 'start' | 'end' | 'struck'> & {
  services: readonly { service_details: { code: string } }[]
}

/**
 * What is doubtful of some performed services, by their ids: care of the health insurance that no prescription of its
 * day names, closed since or not, and what stands twice on a visit. `prescriptions` is null for who may not know them.
 */
export function doubtsOf(
  performances: readonly Performed[],
  prescriptions: readonly Prescribing[] | null,
): ReadonlyMap<Id, PerformanceDoubt[]> {
  const standing = performances.filter(({ struck }) => !struck)
  const onVisit = Map.groupBy(standing, keyOf)
  const isPrescribed = ({ date, service_details: { code, letter } }: Performed): boolean =>
    prescriptions === null ||
    !isLamal(letter) ||
    prescriptions.some(
      ({ start, end, struck, services }) =>
        !struck &&
        start <= date &&
        date <= end &&
        services.some(({ service_details }) => service_details.code === code),
    )
  return new Map(
    standing.map(performed => [
      performed._id,
      [
        ...(isPrescribed(performed) ? [] : ['unprescribed' as const]),
        ...(onVisit.get(keyOf(performed))!.length > 1 ? ['twice' as const] : []),
      ],
    ]),
  )
}

const keyOf = ({ taskId, service_details }: Performed): string => `${taskId} ${service_details.code}`
