import type { UseFormReturnType } from '@mantine/form'
import { Clock } from '@vicino/domain/days/clock.ts'
import { Day } from '@vicino/domain/days/day.ts'
import { clockIn, type Instant, isAhead, todayIn } from '@vicino/domain/days/instant.ts'
import {
  instantAtHour,
  problemOfHour,
  type RepeatedHour,
  repeatedHourOf,
} from '@vicino/domain/days/repeated-hour.ts'
import { pressureText, problemOfPressure, readPressure } from '@vicino/domain/surveillance/blood-pressure.ts'
import {
  isEmptyReading,
  type Reading,
  ReadingFields,
  readingDefaults,
  WholeReading,
} from '@vicino/domain/surveillance/reading.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import type { FieldCode } from '@vicino/domain/wire/field-error.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import * as z from 'zod/mini'
import { now } from '../../i18n/use-today.ts'
import { handedOf, type HandedValues, notHanded } from '../../records/handed.ts'

/**
 * What the form holds: the moment as day and clock, the pressure as it was typed, and with them the reading's id and
 * the version that was seen, 0 for a new one, so that a draft still knows what it was written over.
 */
export type ReadingValues = Omit<ReadingFields, 'measured_at' | 'bp_min' | 'bp_max'> &
  HandedValues & {
    _id: Id
    version: number
    date: Day | null
    time: Clock | null
    /** Which one is meant, where the day has its time twice. */
    hour: RepeatedHour | null
    bp: string | null
  }
export type ReadingForm = UseFormReturnType<ReadingValues>

/** A pressure as it stands in the form, in the way of the wire where it can be read. */
export const readBp = (text: string): string | null => {
  const pressure = readPressure(text)
  return pressure && pressureText(pressure)
}

type FormMoment = { date: string | null; time: string | null; hour: RepeatedHour | null }

/** What is wrong with a moment; null where it may stand. */
export function problemOfMoment(
  { date, time, hour }: FormMoment,
  at: Instant,
): [keyof FormMoment, FieldCode] | null {
  if (date === null) return ['date', 'required']
  if (time === null) return ['time', 'required']
  if (!Day.safeParse(date).success) return ['date', 'no_such_day']
  if (!Clock.safeParse(time).success) return ['time', 'no_such_clock']
  const problem = problemOfHour(date, time, hour)
  if (problem) return [problem === 'which_hour' ? 'hour' : 'time', problem]
  return isAhead(instantAtHour(date, time, hour), at) ? ['time', 'in_the_future'] : null
}

/** Refuses a moment that is none, or has not come yet. */
export const momentRule = <Values extends FormMoment>() =>
  z.superRefine<Values>((moment, context) => {
    const [field, message] = problemOfMoment(moment, now()) ?? []
    if (field) context.addIssue({ code: 'custom', path: [field], message: message!, input: moment.time })
  })

const readablePressure = z.superRefine<ReadingValues>(({ bp }, context) => {
  const message = bp === null ? null : problemOfPressure(bp)
  if (message !== null) context.addIssue({ code: 'custom', path: ['bp'], message, input: bp })
})

function plainFields({
  _id,
  version,
  date,
  time,
  hour,
  bp,
  handover,
  handover_to,
  ...fields
}: ReadingValues): unknown {
  const pressure = (bp === null ? null : readPressure(bp)) ?? { bp_min: null, bp_max: null }
  return { ...fields, ...pressure, measured_at: instantAtHour(date!, time!, hour) }
}

/** The rules of a reading over what the form holds. */
export const FormReading = z.pipe(
  z.pipe(
    z.custom<ReadingValues>().check(momentRule<ReadingValues>(), readablePressure),
    z.transform(plainFields),
  ),
  WholeReading,
)

const momentOf = (at: Instant) => ({ date: todayIn(at), time: clockIn(at), hour: repeatedHourOf(at) })

/** A reading before anything was measured, at this moment. */
export const emptyValues = (_id: Id, at: Instant): ReadingValues => {
  const { bp_min, bp_max, ...fields } = readingDefaults
  return { ...fields, ...momentOf(at), _id, version: 0, bp: null, ...notHanded }
}

/** The form's values for a reading that stands. */
export function valuesOf(reading: Reading): ReadingValues {
  const { bp_min, bp_max, measured_at, ...fields } = fieldsOf(ReadingFields, reading)
  const { _id, version, bp } = reading
  return {
    ...fields,
    _id,
    version,
    bp,
    ...handedOf(reading),
    ...momentOf(measured_at),
  }
}

/** Whether something was measured or noted: before that the specification disables the save. */
export const isComplete = ({ bp, ...values }: ReadingValues): boolean =>
  bp !== null || !isEmptyReading({ ...values, bp_min: null, bp_max: null })

/** The form shows a moment to the minute: one that nobody touched keeps its seconds. */
export function untouched(fields: ReadingFields, values: ReadingValues, seen: Reading): ReadingFields {
  const { date, time, hour } = valuesOf(seen)
  const isSame = values.date === date && values.time === time && values.hour === hour
  return isSame ? { ...fields, measured_at: seen.measured_at } : fields
}
