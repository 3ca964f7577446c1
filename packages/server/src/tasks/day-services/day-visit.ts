import type { WrittenAppointment } from '@vicino/domain/day-services/appointment.ts'
import type { Planned } from '@vicino/domain/tasks/overlap.ts'
import type { Placing } from '../tasks.store.ts'
import type { VisitOfDay } from './day-services.store.ts'

/** A visit to be written: what stood, what it becomes, which services it has. */
export type Visit = {
  before: VisitOfDay | undefined
  next: Planned
  moved: boolean
  services: WrittenAppointment['selectedServices']
  placing?: Placing
}
