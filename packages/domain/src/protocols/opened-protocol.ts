import * as z from 'zod/mini'
import { CareEvaluation, GoalEvaluation } from '../care-plan/care-plan.ts'
import { Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { NamedPerson } from '../people/named-person.ts'
import { Signature, Strike } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'
import { maxLength, minLength } from '../wire/length.ts'
import { noteMax, Reason, someText, text } from '../wire/text.ts'
import { goalsAtMost, Protocol, ProtocolFields, stepProblems, stepsAtMost } from './protocol.ts'
import { ProtocolFact } from './trigger.ts'

/** Where a protocol that was opened for a client stands. */
export const openedStatuses = [
  { value: 'open', label: 'Aperto' },
  { value: 'ended', label: 'Concluso' },
] as const
const OpenedStatus = z.enum(openedStatuses.map(({ value }) => value))
type OpenedStatus = z.infer<typeof OpenedStatus>

/** What made a version of it: what its history and the log tell of it. */
export const openedActs = [
  { value: 'opened', label: 'Protocollo aperto' },
  { value: 'changed', label: 'Protocollo modificato' },
  { value: 'evaluated', label: 'Protocollo valutato' },
  { value: 'ended', label: 'Protocollo concluso' },
  { value: 'struck', label: 'Protocollo annullato' },
] as const
const OpenedAct = z.enum(openedActs.map(({ value }) => value))
type OpenedAct = z.infer<typeof OpenedAct>

/** What becomes of the tasks that are still open when a protocol ends. */
export const openTaskChoices = [
  { value: 'remove', label: 'Rimuoverli dal calendario' },
  { value: 'keep', label: 'Lasciarli in calendario' },
] as const
export const OpenTaskChoice = z.enum(openTaskChoices.map(({ value }) => value))
export type OpenTaskChoice = z.infer<typeof OpenTaskChoice>

const { title, goals, steps, criteria, alarms } = ProtocolFields.shape

/**
 * A protocol as it was opened for a client: a copy of the version that held then, with the steps that were chosen of
 * it. `tasks_kept`: how many of its tasks were left on the calendar, and how many taken off it, when it ended.
 */
export const OpenedProtocol = z.strictObject({
  _id: Id,
  dossierId: Id,
  version: z.number(),
  status: OpenedStatus,
  act: OpenedAct,
  protocolId: Id,
  protocol_version: z.number(),
  title,
  goals,
  steps,
  criteria,
  alarms,
  starts_on: Day,
  evaluate_on: Day,
  responsible: NamedPerson,
  evaluation: z.nullable(CareEvaluation),
  tasks_kept: z.nullable(z.number()),
  tasks_removed: z.nullable(z.number()),
  author: Signature,
  created_at: Instant,
  written_at: Instant,
  reason: z.nullable(z.string()),
  struck: z.nullable(Strike),
  services: Protocol.shape.services,
})
export type OpenedProtocol = z.infer<typeof OpenedProtocol>

/** That a step was carried out: on which day, what speaks for it, and who says so. */
export const StepDone = z.strictObject({
  _id: Id,
  dossierId: Id,
  version: z.number(),
  openedId: Id,
  stepId: Id,
  step: z.string(),
  protocol: z.string(),
  done_on: Day,
  note: z.string(),
  taskId: z.nullable(Id),
  author: Signature,
  created_at: Instant,
  written_at: Instant,
  reason: z.nullable(z.string()),
  struck: z.nullable(Strike),
})
export type StepDone = z.infer<typeof StepDone>

/** When the next task of a step is due, and how many of its tasks are open. */
export const StepDue = z.strictObject({ stepId: Id, taskId: Id, due_on: Day, open: z.number() })
export type StepDue = z.infer<typeof StepDue>

/** A protocol of a client with what was done of it and what is due. */
export const ProtocolCourse = z.strictObject({
  protocol: OpenedProtocol,
  done: z.array(StepDone),
  due: z.array(StepDue),
})
export type ProtocolCourse = z.infer<typeof ProtocolCourse>

/**
 * A protocol of the house beside a dossier: what proposes it, and the version that may be opened; null of one that
 * nobody has released yet.
 */
export const ProtocolOffer = z.strictObject({
  title: z.string(),
  reasons: z.array(ProtocolFact),
  protocol: z.nullable(Protocol),
})
export type ProtocolOffer = z.infer<typeof ProtocolOffer>

/**
 * What is said of a protocol that is opened: in which version it was read, and which of its steps are taken.
 * `above_unassigned`: what asks for a higher qualification than its responsible has stands on the calendar for nobody yet.
 */
export const NewOpenedProtocol = z.strictObject({
  _id: z.optional(Id),
  dossierId: z.optional(Id),
  protocolId: Id,
  protocol_version: z.int().check(z.minimum(1)),
  steps: z.array(Id).check(minLength(1, 'required'), maxLength(stepsAtMost, 'too_many')),
  starts_on: Day,
  evaluate_on: Day,
  responsible: Id,
  above_unassigned: z.optional(z.boolean()),
})
export type NewOpenedProtocol = z.infer<typeof NewOpenedProtocol>

/** What becomes of one that is open: its steps, its days, who answers for it. What was done of it stays. */
export const OpenedProtocolChange = z.strictObject({
  version: z.int().check(z.minimum(1)),
  steps,
  starts_on: Day,
  evaluate_on: Day,
  responsible: Id,
  above_unassigned: z.optional(z.boolean()),
})
export type OpenedProtocolChange = z.infer<typeof OpenedProtocolChange>

/** The same with the rules of its steps. */
export const WholeProtocolChange = OpenedProtocolChange.check(
  z.superRefine(({ steps: changed }, context) => {
    for (const { path, code } of stepProblems(changed))
      context.addIssue({ code: 'custom', path, message: code, input: path })
  }),
)

/** That a step was carried out; what speaks for it is always said. `taskId`: the to-do from which it is said. */
export const NewStepDone = z.strictObject({
  _id: z.optional(Id),
  stepId: Id,
  done_on: Day,
  note: someText(noteMax),
  taskId: z.optional(z.nullable(Id)),
})

/** Takes back what was written by mistake; the text stays legible. */
export const Struck = z.strictObject({
  version: z.int().check(z.minimum(1)),
  struck: z.strictObject({ reason: Reason }),
})

/** What is found at an evaluation; without a next one it ends, and `open_tasks` says what becomes of its tasks. */
export const NewProtocolEvaluation = z.strictObject({
  version: z.int().check(z.minimum(1)),
  outcomes: z.array(GoalEvaluation).check(maxLength(goalsAtMost, 'too_many')),
  note: text(noteMax),
  evaluate_on: z.nullable(Day),
  open_tasks: z.nullable(OpenTaskChoice),
})
export type NewProtocolEvaluation = z.infer<typeof NewProtocolEvaluation>
