import * as z from 'zod/mini'
import { ageAt, Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { Signature } from '../records/versioned.ts'
import type { FieldCode } from '../wire/field-error.ts'
import { line, nameMax } from '../wire/text.ts'
import {
  type Bounds,
  type MeasureField,
  measureFields,
  measures,
  numberOf,
  ofEachMeasure,
} from './measure.ts'

/** The bounds in ascending order. */
export const boundNames = ['red_low', 'yellow_low', 'yellow_high', 'red_high'] as const
export type BoundName = (typeof boundNames)[number]

const boundsOf = (field: MeasureField) => {
  const bound = z.optional(numberOf(field))
  return z.optional(
    z.strictObject({ red_low: bound, yellow_low: bound, yellow_high: bound, red_high: bound }),
  )
}

const LimitsByField = z.strictObject(ofEachMeasure(boundsOf))

/** What a doctor orders for a client: who, since when, the oxygen scale of NEWS2, and bounds by parameter. */
export const LimitsFields = z.strictObject({
  ordered_by: line(nameMax),
  since: z.nullable(Day),
  /** 2 where a doctor has said that the client's saturation is to lie between 88 and 92. */
  news2_scale: z.union([z.literal(1), z.literal(2)], 'not_an_option'),
  limits: LimitsByField,
})
export type LimitsFields = z.infer<typeof LimitsFields>
export type LimitsByField = LimitsFields['limits']

export const limitsDefaults = {
  ordered_by: '',
  since: null,
  news2_scale: 1,
  limits: {},
} satisfies LimitsFields

/** Whether something departs from the norms, which only a doctor may order (decision 0017). */
const isOrdered = ({ limits, news2_scale }: LimitsFields): boolean =>
  news2_scale === 2 || Object.values(limits).some(bounds => Object.keys(bounds ?? {}).length > 0)

type Bound = { name: BoundName; value: number }

/** Whether one bound may stand below another; two of one colour's edge may be the same number. */
const isBelow = (lower: Bound, upper: Bound): boolean =>
  lower.name.endsWith('low') && upper.name.endsWith('high')
    ? lower.value < upper.value
    : lower.value <= upper.value

const statedBounds = (bounds: Bounds): Bound[] =>
  boundNames.flatMap(name => (bounds[name] === undefined ? [] : [{ name, value: bounds[name] }]))

/** The bounds in which an ascending order breaks. */
const boundsOutOfOrder = (bounds: Bounds): BoundName[] =>
  statedBounds(bounds)
    .filter((bound, index, all) => index > 0 && !isBelow(all[index - 1]!, bound))
    .map(({ name }) => name)

const isInOrder = (one: Bound, other: Bound): boolean =>
  boundNames.indexOf(one.name) < boundNames.indexOf(other.name) ? isBelow(one, other) : isBelow(other, one)

/** The norms beside a doctor's bounds of a parameter: those in the place of a bound of his own are left out. */
const openNorms = (field: MeasureField, own: Bounds): Bound[] =>
  statedBounds(measures[field].norm ?? {}).filter(({ name }) => own[name] === undefined)

/** Whether a norm lies where one of the doctor's bounds says otherwise: both cannot hold. */
const crosses = (norm: Bound, own: Bounds): boolean =>
  statedBounds(own).some(bound => !isInOrder(norm, bound))

/** From which age on the norms hold, in years: below it a pulse of 110 is an ordinary one. */
export const normsFromAge = 16

/** Whether the norms hold for somebody on a day: they are those of adults. */
export const hasNorms = (birthday: Day, day: Day): boolean => ageAt(birthday, day) >= normsFromAge

/**
 * The fields of limits with the rules between them. Where a norm would stand on the wrong side of a doctor's bound,
 * that bound is his to say too (decision 0017). `norms`: whether they hold for the client.
 */
export const wholeLimits = (norms: boolean) =>
  LimitsFields.check(
    z.superRefine<LimitsFields>((fields, context) => {
      const refuse = (path: string[], message: FieldCode) =>
        context.addIssue({ code: 'custom', path, message, input: fields })
      if (isOrdered(fields) && fields.ordered_by === '') refuse(['ordered_by'], 'required')
      if (isOrdered(fields) && fields.since === null) refuse(['since'], 'required')
      for (const field of measureFields) {
        const own = fields.limits[field] ?? {}
        for (const name of boundsOutOfOrder(own)) refuse(['limits', field, name], 'limits_out_of_order')
        const crossing = norms ? openNorms(field, own).filter(norm => crosses(norm, own)) : []
        for (const { name } of crossing) refuse(['limits', field, name], 'norm_crosses')
      }
    }),
  )

/**
 * Whether NEWS2 is reckoned for a client: the business may leave it off, and the score was not made for pregnancy
 * (decision 0017).
 */
export const News2Use = z.enum(['off', 'on', 'pregnancy'])
export type News2Use = z.infer<typeof News2Use>

/**
 * What held from an instant on until the next period. `norms`: whether those of adults stand where no bound was
 * ordered.
 */
export const LimitsPeriod = z.strictObject({
  from: Instant,
  ...z.pick(LimitsFields, { ordered_by: true, news2_scale: true, limits: true }).shape,
  norms: z.boolean(),
})
export type LimitsPeriod = z.infer<typeof LimitsPeriod>

/**
 * The limits as they stand: version 0 where nobody ordered any. `course` is what held when, the oldest first: a value
 * is marked by the limits of its own time (`limitsAt`).
 */
export const Limits = z.strictObject({
  ...LimitsFields.shape,
  course: z.array(LimitsPeriod),
  version: z.number(),
  author: z.nullable(Signature),
  written_at: z.nullable(Instant),
  news2: News2Use,
})
export type Limits = z.infer<typeof Limits>

/** How far a value lies outside: `yellow` is to be watched and measured again, `red` asks to act now. */
export type Mark = { level: 'yellow' | 'red'; side: 'low' | 'high' }

/** The words of each mark; colour is never the only sign. */
export const markWords = {
  red: { low: { label: 'molto basso' }, high: { label: 'molto alto' } },
  yellow: { low: { label: 'basso' }, high: { label: 'alto' } },
} as const satisfies Record<Mark['level'], Record<Mark['side'], { label: string }>>

/** What marks the values of one time. */
export type Marking = Pick<LimitsPeriod, 'limits' | 'norms'>

/**
 * The bounds that hold for a parameter: a doctor's bound takes the place of its own norm and of no other, or a limit
 * above would silence what lies too low (decision 0017). A norm that crosses a bound of his gives way: rows of before
 * may hold some.
 */
export function boundsFor(field: MeasureField, { limits, norms }: Marking): Bounds {
  const own = limits[field] ?? {}
  if (!norms) return own
  const standing = openNorms(field, own).filter(norm => !crosses(norm, own))
  return { ...Object.fromEntries(standing.map(({ name, value }) => [name, value])), ...own }
}

/** How a value is marked; null within its bounds. */
export function markOf(value: number, { red_low, yellow_low, yellow_high, red_high }: Bounds): Mark | null {
  if (red_low !== undefined && value <= red_low) return { level: 'red', side: 'low' }
  if (red_high !== undefined && value >= red_high) return { level: 'red', side: 'high' }
  if (yellow_low !== undefined && value <= yellow_low) return { level: 'yellow', side: 'low' }
  if (yellow_high !== undefined && value >= yellow_high) return { level: 'yellow', side: 'high' }
  return null
}
