import type { Clock } from '@vicino/domain/days/clock.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { RepeatedHour } from '@vicino/domain/days/repeated-hour.ts'
import {
  readingOfQuick,
  quickDefaults,
  type QuickReading,
  WholeQuickReading,
} from '@vicino/domain/surveillance/quick-reading.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import * as z from 'zod/mini'
import { type HandedValues, namedIn, notHanded } from '../../records/handed.ts'
import { momentRule } from '../readings/reading-values.ts'
import { measuredOnly } from '../readings/written-reading.ts'

/** What the quick form holds, and the id that the reading will have, so that a draft is sent only once. */
export type QuickValues = Omit<QuickReading, 'date' | 'time'> &
  HandedValues & {
    _id: Id
    date: Day | null
    time: Clock | null
  }

const plainFields = ({ _id, handover, handover_to, ...fields }: QuickValues): unknown => fields

/** The rules of a reading over what the quick form holds; those between fields name fields that both share. */
export const FormVitals = z.pipe(
  z.pipe(z.custom<QuickValues>().check(momentRule<QuickValues>()), z.transform(plainFields)),
  WholeQuickReading,
)

/** The quick form before anything was measured. */
export const emptyVitals = (_id: Id, date: Day, time: Clock, hour: RepeatedHour | null): QuickValues => ({
  ...quickDefaults,
  _id,
  date,
  time,
  hour,
  ...notHanded,
})

/** Whether anything was measured or seen: before that the specification disables the save. */
export const hasVitals = ({
  _id,
  date,
  time,
  hour,
  handover,
  handover_to,
  ...measured
}: QuickValues): boolean => Object.values(measured).some(value => value !== null)

/** What the quick form sends. */
export const readingOfForm = (values: QuickValues) => ({
  ...measuredOnly(readingOfQuick(FormVitals.parse(values))),
  _id: values._id,
  ...(values.handover && { handover: true }),
  ...namedIn(values),
})
