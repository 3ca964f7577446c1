import type { CarePlan } from '@vicino/domain/care-plan/care-plan.ts'
import { useToday } from '../i18n/use-today.ts'
import { useServices } from '../services/use-services.ts'

/** The services that a form may name: those of the catalogue, and those that the plan named before. */
export function useNamedServices(before: CarePlan['services'] = []): CarePlan['services'] {
  const { data = [] } = useServices(useToday())
  const offered = data.map(({ _id: serviceId, code, group, letter, name, category }) => ({
    serviceId,
    code,
    group,
    letter,
    name,
    category,
  }))
  return [...offered, ...before]
}
