import type { Administration } from '@vicino/domain/administrations/administration.ts'
import {
  AdministrationStatus,
  isTaken,
  isToldAfterwards,
} from '@vicino/domain/administrations/administration-status.ts'
import { givenAt } from '@vicino/domain/administrations/given-at.ts'
import { Clock } from '@vicino/domain/days/clock.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import { movedToHour, problemOfHour, type RepeatedHour } from '@vicino/domain/days/repeated-hour.ts'
import { Id } from '@vicino/domain/wire/id.ts'
import { lineMax, nameMax, noteMax, text } from '@vicino/domain/wire/text.ts'
import * as z from 'zod/mini'
import { type HandedValues, namedIn, notHanded } from '../../records/handed.ts'
import type { AskedDose, WrittenAnswer } from './use-giving.ts'

/** What the sheet of a dose holds: its id too, so that what was sent before a reload is not written twice. */
export type AnswerValues = HandedValues & {
  _id: Id
  /** The order that it began with, of which its amount is: who goes on from a draft has read that one. */
  drug_version: number
  status: Administration['status'] | null
  dose: number | null
  /** The clock at which it was given; null is now. */
  given_at: Clock | null
  /** Which one is meant, where the day has that clock twice. */
  hour: RepeatedHour | null
  status_reason: string
  site: string
  change_on: string | null
  old_patch: Administration['old_patch']
  old_patch_note: string
  second_person: string
  remaining: number | null
  note: string
  from_paper: boolean
}

/** What the form itself can say of what it holds; the rules of a dose need its order, and are the server's. */
export const FormAnswer = z.object({
  _id: Id,
  status: AdministrationStatus,
  status_reason: text(lineMax),
  site: text(nameMax),
  old_patch_note: text(lineMax),
  second_person: text(nameMax),
  note: text(noteMax),
})

export const emptyAnswer = (
  _id: Id,
  asked: AskedDose,
  first: AnswerValues['status'],
  { reason, fromPaper }: { reason: string; fromPaper: boolean },
): AnswerValues => ({
  _id,
  drug_version: asked.drug.version,
  status: first,
  dose: asked.dose === 0 ? null : asked.dose,
  given_at: null,
  hour: null,
  status_reason: reason,
  site: '',
  change_on: asked.changeOn ?? null,
  old_patch: null,
  old_patch_note: '',
  second_person: '',
  remaining: null,
  note: '',
  ...notHanded,
  from_paper: fromPaper,
})

/** The day on which a dose that is told by this clock was given. */
export const dayGiven = (clock: Clock | null, asked: AskedDose, now: Instant): Day | null =>
  clock !== null && Clock.safeParse(clock).success ? todayIn(givenAt(clock, asked, now)) : null

/** What is wrong with the clock of a dose in a night in which the clocks change: it never comes, or twice. */
export function problemOfClock(
  { given_at, hour }: Pick<AnswerValues, 'given_at' | 'hour'>,
  asked: AskedDose,
  now: Instant,
): ReturnType<typeof problemOfHour> {
  if (given_at === null || !Clock.safeParse(given_at).success) return null
  return problemOfHour(todayIn(givenAt(given_at, asked, now)), given_at, hour)
}

/** When a dose was given that the form tells by a clock; null where it says nothing, or not yet a whole clock. */
export const givenOf = (
  { given_at, hour }: Pick<AnswerValues, 'given_at' | 'hour'>,
  asked: AskedDose,
  now: Instant,
): Instant | null =>
  given_at !== null && Clock.safeParse(given_at).success
    ? movedToHour(givenAt(given_at, asked, now), hour)
    : null

/** What the form says, as the server takes it; what stands as it was ordered is left out. */
export function answerOf(values: AnswerValues, asked: AskedDose, now: Instant): WrittenAnswer {
  const { status, dose, given_at, hour, site, change_on, old_patch, from_paper, ...said } = values
  const { old_patch_note, second_person, remaining, handover_to, ...rest } = said
  const chosen = AdministrationStatus.parse(status)
  const isPatch = chosen === 'given' && asked.drug.modality === 'TTS'
  const why = old_patch === 'left_on' ? old_patch_note : ''
  return {
    ...rest,
    ...namedIn(values),
    status: chosen,
    ...(isPatch && { site, change_on, old_patch, old_patch_note: why }),
    ...(chosen === 'given' && second_person !== '' && { second_person }),
    ...(chosen === 'given' && remaining !== null && { remaining }),
    ...(isTaken(chosen) && dose !== null && { dose }),
    ...(given_at !== null &&
      !isToldAfterwards(chosen) && {
        given_at: movedToHour(givenAt(given_at, asked, now), hour),
      }),
    ...(from_paper && { from_paper }),
  }
}
