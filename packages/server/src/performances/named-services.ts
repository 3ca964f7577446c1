import type { NamedService } from '@vicino/domain/performances/carried-out.ts'
import type { addPerformances } from '@vicino/domain/performances/performances.contract.ts'
import type { RefusedField } from '@vicino/domain/wire/field-error.ts'
import type { Tx } from '../db/tenant.ts'
import { Refusal } from '../http/refusal.ts'
import type { Call } from '../http/serve.ts'
import { codesOff, findServices, type FoundService } from '../services/services.store.ts'
import type { VisitToRecord } from './visit-access.store.ts'

/**
 * The services that a body names, in its order, as they hold on the day of the visit. What is no longer offered on that
 * day is named where it is planned or prescribed: what was promised is done.
 * @throws {Refusal} at the code that the catalogue does not hold or offer, or at what does not agree with it
 */
export async function findNamedServices(
  { tx, author }: Pick<Call<typeof addPerformances>, 'tx' | 'author'>,
  performances: readonly { service_details: NamedService }[],
  visit: VisitToRecord,
): Promise<FoundService[]> {
  const named = performances.map(({ service_details }) => service_details)
  const codes = named.map(({ code }) => code)
  const [known, off] = await Promise.all([
    findServices(tx, codes, visit.date, author.language),
    codesOff(tx, visit.date),
  ])
  const dropped = codes.filter(code => off.has(code))
  const promised = dropped.length === 0 ? new Set() : await codesPromised(tx, visit)
  const errors = named.flatMap((details, at): readonly RefusedField[] => {
    const { code } = details
    if (known.has(code) && off.has(code) && !promised.has(code))
      return [{ path: `performances.${at}.service_details.code`, code: 'service_not_valid' }]
    return errorsOf(details, known.get(code), at)
  })
  if (errors.length > 0) throw new Refusal('unprocessable', { fields: errors })
  return codes.map(code => known.get(code)!)
}

/** The codes that are planned for a visit, or prescribed on its day. */
async function codesPromised(tx: Tx, { task, dossier, date }: VisitToRecord): Promise<Set<string>> {
  const rows = await tx<{ code: string }[]>`
    select s.code from task_service p join service s on s._id = p.service_id where p.task_id = ${task}
    union
    select s.code from prescription r, jsonb_array_elements(r.services) as line
    join service s on s._id = (line ->> 'serviceId')::uuid
    where r.dossier_id = ${dossier} and r.current and r.struck is null and ${date} between r.start and r."end"`
  return new Set(rows.map(({ code }) => code))
}

function errorsOf(named: NamedService, service: FoundService | undefined, at: number): RefusedField[] {
  const path = `performances.${at}.service_details`
  if (!service) return [{ path: `${path}.code`, code: 'not_an_option' }]
  const fields = Object.keys(named) as (keyof NamedService)[]
  return fields
    .filter(field => named[field] !== undefined && named[field] !== service[field])
    .map(field => ({ path: `${path}.${field}`, code: 'not_of_this_service' as const }))
}
