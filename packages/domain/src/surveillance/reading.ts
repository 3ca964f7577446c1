import * as z from 'zod/mini'
import { Instant, WrittenInstant } from '../days/instant.ts'
import { Correction, Fresh, Versioned } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'
import { noteMax, text } from '../wire/text.ts'
import { type Pressure, pressurePair, pressureText, PressureText, readPressure } from './blood-pressure.ts'
import { CriticalField } from './critical-field.ts'
import { type MeasureField, measureFields, numberOf, ofEachMeasure } from './measure.ts'
import { BowelMovement, Consciousness, Urine } from './observation.ts'

/** What is seen and not measured. */
const seenShape = { hr_irregular: z.boolean(), consciousness: Consciousness, urine: Urine, bm: BowelMovement }
export type SeenField = keyof typeof seenShape

/** After which number it is asked. */
export const seenAfter: { [Field in MeasureField]?: readonly SeenField[] } = {
  hr: ['hr_irregular'],
  temperature: ['consciousness'],
  bh: ['urine', 'bm'],
}

export type ObservedField = MeasureField | SeenField

/** What may be measured or seen at one moment, in the order in which a nurse goes about it. */
export const observedFields = measureFields.flatMap((field): ObservedField[] => [
  field,
  ...(seenAfter[field] ?? []),
])

const schemas = { ...ofEachMeasure(numberOf), ...seenShape }

/** Each of it may be missing, none is ever assumed. */
const observedShape = Object.fromEntries(
  observedFields.map(field => [field, schemas[field]]),
) as typeof schemas

type Shape = Record<string, z.ZodMiniType>
type NullableOf<S extends Shape> = { [Name in keyof S]: z.ZodMiniNullable<S[Name]> }

const nullable = <S extends Shape>(shape: S): NullableOf<S> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, z.nullable(schema)]),
  ) as NullableOf<S>

/** What a nurse writes of one moment. `measured_at` is when it was measured, not when it was typed. */
export const ReadingFields = z.strictObject({
  measured_at: Instant,
  ...nullable(observedShape),
  note: text(noteMax),
})
export type ReadingFields = z.infer<typeof ReadingFields>

/** A reading before anything was measured. */
export const readingDefaults = {
  ...(Object.fromEntries(observedFields.map(field => [field, null])) as Record<ObservedField, null>),
  note: '',
} satisfies Omit<ReadingFields, 'measured_at'>

/** Whether nothing was measured, seen or noted: such a reading is not saved. */
export const isEmptyReading = (reading: Pick<ReadingFields, ObservedField | 'note'>): boolean =>
  reading.note.trim() === '' && observedFields.every(field => reading[field] === null)

/** The fields of a reading with the rules between them: what the form checks and the server stores. */
export const WholeReading = ReadingFields.check(
  pressurePair<ReadingFields>(),
  z.refine(reading => !isEmptyReading(reading), 'nothing_measured'),
)

/**
 * One entry of surveillance, as it stands in one of its versions. `bp` says `bp_min` and `bp_max` as one text;
 * `critical` and `news2` are the judgement of the time at which it was written (decision 0037).
 */
export const Reading = z.strictObject({
  ...ReadingFields.shape,
  bp: z.nullable(z.string()),
  critical: z.array(CriticalField),
  news2: z.nullable(z.number()),
  ...Versioned.shape,
  dossierId: Id,
})
export type Reading = z.infer<typeof Reading>

/** The pressure of a reading as it stands on the wire; null where none was measured. */
export const bpOf = ({ bp_min, bp_max }: Pick<ReadingFields, keyof Pressure>): string | null =>
  bp_min === null || bp_max === null ? null : pressureText({ bp_min, bp_max })

type WrittenPressure = { bp?: string | null | undefined } & {
  [Name in keyof Pressure]?: number | null | undefined
}

/** A pressure may come as one text, as two numbers, or as both where they agree. */
const pressureRule = z.superRefine<WrittenPressure>(({ bp, ...numbers }, context) => {
  if (bp === undefined) return
  const said = bp === null ? null : readPressure(bp)
  for (const name of ['bp_min', 'bp_max'] as const)
    if (numbers[name] !== undefined && numbers[name] !== (said?.[name] ?? null))
      context.addIssue({ code: 'custom', path: ['bp'], message: 'pressure_disagrees', input: bp })
})

const frame = { measured_at: WrittenInstant, note: text(noteMax) }

/** What a new reading says of its moment; what was not measured is left out. */
export const NewReading = z
  .strictObject({
    ...Fresh.shape,
    ...z.partial(z.strictObject({ ...observedShape, ...frame, bp: PressureText })).shape,
  })
  .check(pressureRule)

/** What a correction changes; null takes a value back. */
export const ReadingCorrection = z
  .strictObject({
    ...Correction.shape,
    ...z.partial(z.strictObject({ ...nullable({ ...observedShape, bp: PressureText }), ...frame })).shape,
  })
  .check(pressureRule)

/** What was written with its pressure as two numbers. */
export function withSplitPressure<Written extends WrittenPressure>({
  bp,
  ...fields
}: Written): Omit<Written, 'bp'> {
  if (bp === undefined) return fields
  return { ...fields, ...(bp === null ? { bp_min: null, bp_max: null } : readPressure(bp)) }
}

/** A whole reading whose pressure may stand in one text. */
export const WrittenReading = z.pipe(
  z.pipe(z.custom<WrittenPressure>(), z.transform(withSplitPressure)),
  WholeReading,
)
