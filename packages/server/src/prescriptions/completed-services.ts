import type { CoverageFields } from '@vicino/domain/coverages/coverage.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { needsOrder } from '@vicino/domain/prescriptions/needs-order.ts'
import type { NewPrescribed, PrescribedFields } from '@vicino/domain/prescriptions/prescription.ts'
import type { FieldError } from '@vicino/domain/wire/field-error.ts'
import type { Tx } from '../db/tenant.ts'
import { Refusal } from '../http/refusal.ts'
import { findPrescribable } from './prescriptions.store.ts'

/**
 * Services as they are stored: what was left out is as the catalogue has it, and ordered by a doctor where whoever pays on
 * that day asks it. One that was prescribed before stays, also
 * where it left the catalogue since.
 * @throws {Refusal} at each service that the catalogue does not have on that day
 */
export async function completedServices(
  tx: Tx,
  services: readonly NewPrescribed[],
  { start: day, laws }: { start: Day; laws: readonly CoverageFields['law'][] },
  before: readonly PrescribedFields[],
): Promise<PrescribedFields[]> {
  const ids = services.map(({ serviceId }) => serviceId)
  const known = new Map((await findPrescribable(tx, ids, day)).map(service => [service._id, service]))
  const stood = new Set(before.map(({ serviceId }) => serviceId))
  const fields = ids.flatMap((id, at): FieldError[] =>
    known.get(id)?.holds || stood.has(id)
      ? []
      : [{ path: `services.${at}.serviceId`, code: 'not_an_option' }],
  )
  if (fields.length > 0) throw new Refusal('unprocessable', { fields })
  return services.map(({ newDuration = null, comment, ordered_by_doctor, ...service }) => {
    const named = known.get(service.serviceId)
    return {
      ...service,
      newDuration,
      comment: comment ?? named?.comment ?? '',
      ordered_by_doctor: ordered_by_doctor ?? (named !== undefined && needsOrder(named, laws)),
    }
  })
}
