import type { Day } from '@vicino/domain/days/day.ts'
import type { Service, ServiceDetails } from '@vicino/domain/services/service.ts'

/** What a page hands to the picker of services, which is another feature's. */
export type Picking = {
  /** The day on which the services must hold. */
  date: Day
  chosen: readonly ServiceDetails[]
  onToggle: (service: Service) => void
  onRemove: (code: string) => void
}
