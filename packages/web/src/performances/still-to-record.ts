import type { Performance, PlannedService } from '@vicino/domain/performances/performance.ts'

/** The planned services that nobody has recorded yet. One that was struck is open again. */
export function stillToRecord(
  planned: readonly PlannedService[],
  performed: readonly Pick<Performance, 'service_details' | 'struck'>[],
): PlannedService[] {
  const recorded = new Set(
    performed.filter(({ struck }) => !struck).map(({ service_details }) => service_details.code),
  )
  return planned.filter(({ service_details }) => !recorded.has(service_details.code))
}
