import type { UseFormReturnType } from '@mantine/form'
import {
  type BoundName,
  boundNames,
  type Limits,
  type LimitsFields,
  type LimitsByField,
  wholeLimits,
} from '@vicino/domain/surveillance/limits.ts'
import { type MeasureField, measureFields } from '@vicino/domain/surveillance/measure.ts'
import * as z from 'zod/mini'

/** The name of one bound in the form. */
type BoundKey = `${MeasureField}.${BoundName}`
export const boundKey = (field: MeasureField, name: BoundName): BoundKey => `${field}.${name}`

/** What the form holds: the version that it is written over, and every bound, null where none is ordered. */
export type LimitsValues = {
  version: number
  ordered_by: string
  since: string | null
  isScale2: boolean
  bounds: Record<BoundKey, number | null>
}
export type LimitsForm = UseFormReturnType<LimitsValues>

const keys = measureFields.flatMap(field => boundNames.map(name => [field, name] as const))

export const valuesOfLimits = ({
  version,
  ordered_by,
  since,
  news2_scale,
  limits,
}: Limits): LimitsValues => ({
  version,
  ordered_by,
  since,
  isScale2: news2_scale === 2,
  bounds: Object.fromEntries(
    keys.map(([field, name]) => [boundKey(field, name), limits[field]?.[name] ?? null]),
  ) as LimitsValues['bounds'],
})

/** The limits that the form says; a parameter without a bound keeps its norm. */
export function limitsOfValues({ ordered_by, since, isScale2, bounds }: LimitsValues): LimitsFields {
  const limits: LimitsByField = {}
  for (const [field, name] of keys) {
    const bound = bounds[boundKey(field, name)]
    if (bound !== null) limits[field] = { ...limits[field], [name]: bound }
  }
  return { ordered_by: ordered_by.trim(), since, news2_scale: isScale2 ? 2 : 1, limits }
}

/** The rules of limits over what the form holds. `norms`: whether those of adults hold for the client. */
export const formLimits = (norms: boolean) =>
  z.pipe(z.pipe(z.custom<LimitsValues>(), z.transform(limitsOfValues)), wholeLimits(norms))
