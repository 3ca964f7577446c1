import {
  type Administration,
  AdministrationStatus,
  isTaken,
  isToldAfterwards,
} from '@vicino/domain/administrations/administration.ts'
import { givenAt } from '@vicino/domain/administrations/given-at.ts'
import type { Clock } from '@vicino/domain/days/clock.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { Id } from '@vicino/domain/wire/id.ts'
import { lineMax, nameMax, noteMax, text } from '@vicino/domain/wire/text.ts'
import * as z from 'zod/mini'
import type { Answer, AskedDose } from './use-giving.ts'

/** What the sheet of a dose holds: its id too, so that what was sent before a reload is not written twice. */
export type AnswerValues = {
  _id: Id
  status: Administration['status'] | null
  dose: number | null
  /** The clock at which it was given; null is now. */
  given_at: Clock | null
  status_reason: string
  site: string
  change_on: string | null
  note: string
  handover: boolean
  from_paper: boolean
}

/** What the form itself can say of what it holds; the rules of a dose need its order, and are the server's. */
export const FormAnswer = z.object({
  _id: Id,
  status: AdministrationStatus,
  status_reason: text(lineMax),
  site: text(nameMax),
  note: text(noteMax),
})

export const emptyAnswer = (
  _id: Id,
  asked: AskedDose,
  first: AnswerValues['status'],
  { reason, fromPaper }: { reason: string; fromPaper: boolean },
): AnswerValues => ({
  _id,
  status: first,
  dose: asked.dose === 0 ? null : asked.dose,
  given_at: null,
  status_reason: reason,
  site: '',
  change_on: asked.changeOn ?? null,
  note: '',
  handover: false,
  from_paper: fromPaper,
})

/** What the form says, as the server takes it; what stands as it was ordered is left out. */
export function answerOf(values: AnswerValues, asked: AskedDose, now: Instant): Answer {
  const { status, dose, given_at, site, change_on, from_paper, ...rest } = values
  const chosen = AdministrationStatus.parse(status)
  const isPatch = chosen === 'given' && asked.drug.modality === 'TTS'
  return {
    ...rest,
    status: chosen,
    ...(isPatch && { site, change_on }),
    ...(isTaken(chosen) && dose !== null && { dose }),
    ...(given_at !== null && !isToldAfterwards(chosen) && { given_at: givenAt(given_at, asked, now) }),
    ...(from_paper && { from_paper }),
  }
}
