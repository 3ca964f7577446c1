import { AbsenceFields, absenceRules, type AbsenceKind } from '@vicino/domain/absences/absence.ts'
import type { Takers } from '@vicino/domain/absences/absence-proposals.ts'
import type { AbsencePlan, NewAbsence } from '@vicino/domain/absences/absences.contract.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import * as z from 'zod/mini'

/** The flow: when she is away, who takes over, and what is written then. */
export type AbsenceStep = 'when' | 'who' | 'confirm'

/** Who is away when, as far as it is written yet; `_id` is that of the absence on the calendar. */
export type Away = {
  _id: Id
  operatorId: Id
  kind: AbsenceKind
  date: Day | null
  end_date: Day | null
  full_day: boolean
  start_time: string | null
  end_time: string | null
}

/** Where one is in the flow, and who takes what: kept in its draft. */
export type Handing = { step: AbsenceStep; takers: { taskId: Id; to: Id | null }[] }

/** What the flow of a new absence keeps in its draft. */
export type AbsenceValues = Away & Handing

/** The days as they are written, with the rules between them. */
export const writtenAbsence = z.looseObject(AbsenceFields.shape).check(absenceRules)

/** Who takes what, as the domain reads it. */
export const takersOf = ({ takers }: Handing): Takers => new Map(takers.map(({ taskId, to }) => [taskId, to]))

/** The same as the form keeps it. */
export const keptTakers = (takers: Takers): Handing['takers'] =>
  Array.from(takers, ([taskId, to]) => ({ taskId, to }))

/** What nobody takes. */
export const openOf = ({ released }: AbsencePlan, takers: Takers): AbsencePlan['released'] =>
  released.filter(({ task }) => !takers.get(task._id))

/** Each released task under the version that was seen, and who takes it. */
export const handedBy = (released: AbsencePlan['released'], takers: Takers): NewAbsence['handed'] =>
  released.map(({ task: { _id, version } }) => ({ taskId: _id, version, to: takers.get(_id) ?? null }))

/** What is sent: each released task under the version that was seen, and all that stays. */
export function absenceBody(
  { step: _step, takers: _takers, ...written }: AbsenceValues,
  { released, stays }: AbsencePlan,
  takers: Takers,
): NewAbsence {
  const { date, end_date } = written
  return {
    ...written,
    date: date!,
    end_date: end_date!,
    handed: handedBy(released, takers),
    stays: stays.map(({ task }) => task._id),
  }
}
