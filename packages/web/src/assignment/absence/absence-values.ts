import type { UseFormReturnType } from '@mantine/form'
import { AbsenceFields, absenceRules, type AbsenceKind } from '@vicino/domain/absences/absence.ts'
import type { Takers } from '@vicino/domain/absences/absence-proposals.ts'
import type { AbsencePlan, NewAbsence } from '@vicino/domain/absences/absences.contract.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import * as z from 'zod/mini'

/** The flow: when she is away, who takes over, and what is written then. */
export const steps = ['when', 'who', 'confirm'] as const
export type Step = (typeof steps)[number]

/** Of an absence that stands already it is known when. */
export const stepsOf = (standing: Task | undefined): readonly Step[] => (standing ? steps.slice(1) : steps)

/** What the flow holds, kept in its draft: also where one was in it. */
export type AbsenceValues = {
  _id: Id
  operatorId: Id
  kind: AbsenceKind
  date: Day | null
  end_date: Day | null
  full_day: boolean
  start_time: string | null
  end_time: string | null
  step: Step
  takers: { taskId: Id; to: Id | null }[]
}
export type AbsenceForm = UseFormReturnType<AbsenceValues>

/** The days as they are written, with the rules between them. */
export const writtenAbsence = z.looseObject(AbsenceFields.shape).check(absenceRules)

/** Who takes what, as the domain reads it. */
export const takersOf = ({ takers }: Pick<AbsenceValues, 'takers'>): Takers =>
  new Map(takers.map(({ taskId, to }) => [taskId, to]))

/** The same as the form keeps it. */
export const keptTakers = (takers: Takers): AbsenceValues['takers'] =>
  Array.from(takers, ([taskId, to]) => ({ taskId, to }))

/** Each released task under the version that was seen, and who takes it. */
export const handedBy = (released: AbsencePlan['released'], takers: Takers): NewAbsence['handed'] =>
  released.map(({ task: { _id, version } }) => ({ taskId: _id, version, to: takers.get(_id) ?? null }))

/** What is sent: each released task under the version that was seen, and all that stays. */
export function absenceBody(
  values: AbsenceValues,
  { released, stays }: AbsencePlan,
  takers: Takers,
): NewAbsence {
  const { step: _step, takers: _takers, ...written } = values
  const { date, end_date } = written
  return {
    ...written,
    date: date!,
    end_date: end_date!,
    handed: handedBy(released, takers),
    stays: stays.map(({ task }) => task._id),
  }
}
