import type { LastValue } from '@vicino/domain/administrations/bedside.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { MeasureField } from '@vicino/domain/surveillance/measure.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { knownWithin } from '../http/dossier-access.ts'

export type FoundValue = LastValue & { dossier: Id; told: boolean }

/**
 * The last value of each of these parameters for each of some clients, a pressure with its lower number. `told`:
 * whether the author may read it.
 */
export async function listLastValues(
  tx: Tx,
  author: Author,
  ids: readonly Id[],
  fields: readonly MeasureField[],
  today: Day,
): Promise<FoundValue[]> {
  const lastOf = (field: MeasureField): Fragment => tx`(
    select ${field}::text as field, ${tx(field)}::float8 as value,
      ${field === 'bp_max' ? tx`bp_min::float8` : tx`null::float8`} as second, measured_at
    from clinical_parameter
    where dossier_id = d._id and current and struck is null and ${tx(field)} is not null
    order by measured_at desc, _id desc limit 1)`
  const [first, ...others] = fields
  if (first === undefined) return []
  const each = others.reduce((before, field) => tx`${before} union all ${lastOf(field)}`, lastOf(first))
  return tx<FoundValue[]>`
    select d._id as dossier, last.field, last.value, last.second, last.measured_at,
      ${knownWithin(tx, author, 'clinical_parameter', 'd._id', today)} as told
    from unnest(${ids}::uuid[]) as d (_id) cross join lateral (${each}) last`
}
