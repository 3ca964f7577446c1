import type { Performance, PlannedOnVisit } from './performance.ts'

type Performed = Pick<Performance, 'struck'> & {
  service_details: Pick<Performance['service_details'], 'code'>
}

/** The planned services of which nobody has said anything yet: recorded, or left out. One that was struck is open again. */
export function stillToRecord<Planned extends PlannedOnVisit>(
  planned: readonly Planned[],
  performed: readonly Performed[],
): Planned[] {
  const recorded = new Set(
    performed.filter(({ struck }) => !struck).map(({ service_details }) => service_details.code),
  )
  return planned.filter(({ service_details, left_out }) => !left_out && !recorded.has(service_details.code))
}
