import type { Day } from '@vicino/domain/days/day.ts'
import type { ProtocolStep } from '@vicino/domain/protocols/protocol.ts'
import type { FieldError } from '@vicino/domain/wire/field-error.ts'
import type { Tx } from '../db/tenant.ts'
import { findPrescribable } from '../prescriptions/prescriptions.store.ts'

type Named = readonly Pick<ProtocolStep, 'serviceId'>[]

/** Which steps name a service that the house does not offer. What stood before stays, also where it left the catalogue since. */
export async function unknownServices(
  tx: Tx,
  steps: Named,
  before: Named,
  today: Day,
): Promise<FieldError[]> {
  const named = steps.flatMap(({ serviceId }) => serviceId ?? [])
  const services = await findPrescribable(tx, named, today)
  const known = new Set<string | null>([
    null,
    ...services.filter(({ holds }) => holds).map(({ _id }) => _id),
    ...before.map(({ serviceId }) => serviceId),
  ])
  return steps.flatMap(({ serviceId }, at): FieldError[] =>
    known.has(serviceId) ? [] : [{ path: `steps.${at}.serviceId`, code: 'not_an_option' }],
  )
}
