import * as z from 'zod/mini'
import { Clock } from '../days/clock.ts'
import { Day } from '../days/day.ts'
import { TaskFields, taskRules } from '../tasks/task.ts'
import { Id } from '../wire/id.ts'
import { absenceKinds } from './absence-kinds.ts'

export const AbsenceKind = z.enum(absenceKinds.map(({ value }) => value))
export type AbsenceKind = z.infer<typeof AbsenceKind>

/** The kind of an absence that somebody wrote on the calendar herself: what its title says, else an absence. */
export const kindOfTitle = (title: string): AbsenceKind =>
  absenceKinds.find(({ label }) => label === title)?.value ?? 'absence'

/** Who is away, from when to when: whole days, or from a clock of the first to one of the last. */
export const AbsenceFields = z.strictObject({
  operatorId: Id,
  kind: AbsenceKind,
  date: Day,
  end_date: Day,
  full_day: z.boolean(),
  start_time: z.nullable(Clock),
  end_time: z.nullable(Clock),
})
export type AbsenceFields = z.infer<typeof AbsenceFields>

/** How it stands on the calendar: as the absence of a person that it is. */
export const taskOfAbsence = ({
  operatorId,
  kind,
  date,
  end_date,
  full_day,
  start_time,
  end_time,
}: AbsenceFields): TaskFields => ({
  date,
  end_date,
  full_day,
  start_time,
  end_time,
  title: absenceKinds.find(({ value }) => value === kind)!.label,
  description: '',
  type: 'holiday',
  status: 'pending',
  not_done: null,
  client: null,
  operators: [operatorId],
  started_at: null,
  ended_at: null,
  confirm_overlap: null,
  confirm_open_doses: null,
})

/** What the rules of a task between its days and clocks say of an absence, at its fields. */
export const problemsOf = (absence: AbsenceFields) =>
  TaskFields.check(taskRules).safeParse(taskOfAbsence(absence)).error?.issues ?? []

/** Refuses an absence whose days and clocks do not fit together. */
export const absenceRules = z.superRefine<AbsenceFields>((absence, context) => {
  for (const { path, message } of problemsOf(absence))
    context.addIssue({ code: 'custom', path: [...path], message, input: undefined })
})
