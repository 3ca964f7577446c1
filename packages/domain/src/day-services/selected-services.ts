import * as z from 'zod/mini'
import { Minutes } from '../performances/minutes.ts'
import { Id } from '../wire/id.ts'
import { maxLength } from '../wire/length.ts'

/** Most services that one appointment takes. */
export const mostServices = 50

/** A service that is chosen for an appointment, with the minutes that it is planned to take. */
export const SelectedService = z.strictObject({ serviceId: Id, duration: Minutes })
export type SelectedService = z.infer<typeof SelectedService>

/** Whether none of them comes twice. */
export const eachOnce = (ids: readonly (string | undefined)[]): boolean => {
  const named = ids.filter(id => id !== undefined)
  return new Set(named).size === named.length
}

/** The services of one visit, each once. */
export const SelectedServices = z.array(SelectedService).check(
  maxLength(mostServices),
  z.refine(services => eachOnce(services.map(({ serviceId }) => serviceId)), 'twice'),
)

/** The minutes that some services take together. */
export const totalDuration = (services: readonly Pick<SelectedService, 'duration'>[]): number =>
  services.reduce((total, { duration }) => total + duration, 0)
