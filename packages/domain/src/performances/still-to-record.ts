import type { Performance, PlannedService } from './performance.ts'

type Performed = Pick<Performance, 'struck'> & {
  service_details: Pick<Performance['service_details'], 'code'>
}

/** The planned services that nobody has recorded yet. One that was struck is open again. */
export function stillToRecord<Planned extends PlannedService>(
  planned: readonly Planned[],
  performed: readonly Performed[],
): Planned[] {
  const recorded = new Set(
    performed.filter(({ struck }) => !struck).map(({ service_details }) => service_details.code),
  )
  return planned.filter(({ service_details }) => !recorded.has(service_details.code))
}
