import type { WrittenAppointment } from '@vicino/domain/day-services/appointment.ts'
import type { VisitChange } from '@vicino/domain/day-services/visit-change.ts'
import type { TaskToPlan } from '@vicino/domain/tasks/overlap.ts'
import type { Placing } from '../task-places.store.ts'
import type { VisitOfDay } from './day-services.store.ts'

/**
 * A visit to be written: what stood, what it becomes, which services it has. `spreads`: what others of its series take
 * with its services, where they are others than stood.
 */
export type Visit = {
  before: VisitOfDay | undefined
  next: TaskToPlan
  moved: boolean
  services: WrittenAppointment['selectedServices']
  spreads: VisitChange | null
  placing?: Placing
}
