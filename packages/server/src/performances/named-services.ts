import type { Day } from '@vicino/domain/days/day.ts'
import type { addPerformances, NamedService } from '@vicino/domain/performances/performances.contract.ts'
import type { FieldError } from '@vicino/domain/wire/field-error.ts'
import { Refusal } from '../http/refusal.ts'
import type { Call } from '../http/serve.ts'
import { findServices, type FoundService } from '../services/services.store.ts'

/**
 * The services that a body names, in its order, as they hold on the day of the visit.
 * @throws {Refusal} at the code that the catalogue does not hold, or at what does not agree with it
 */
export async function findNamedServices(
  { tx, author }: Pick<Call<typeof addPerformances>, 'tx' | 'author'>,
  performances: readonly { service_details: NamedService }[],
  day: Day,
): Promise<FoundService[]> {
  const named = performances.map(({ service_details }) => service_details)
  const known = await findServices(
    tx,
    named.map(({ code }) => code),
    day,
    author.language,
  )
  const errors = named.flatMap((details, at) => errorsOf(details, known.get(details.code), at))
  if (errors.length > 0) throw new Refusal('unprocessable', { fields: errors })
  return named.map(({ code }) => known.get(code)!)
}

function errorsOf(named: NamedService, service: FoundService | undefined, at: number): FieldError[] {
  const path = `performances.${at}.service_details`
  if (!service) return [{ path: `${path}.code`, code: 'not_an_option' }]
  const fields = Object.keys(named) as (keyof NamedService)[]
  return fields
    .filter(field => named[field] !== undefined && named[field] !== service[field])
    .map(field => ({ path: `${path}.${field}`, code: 'must_agree' as const }))
}
