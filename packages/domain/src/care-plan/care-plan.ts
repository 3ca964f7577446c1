import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { FocusTopicId } from '../focus/focus-topic.ts'
import { TimingPeriod } from '../prescriptions/timing.ts'
import { Signature, Strike } from '../records/versioned.ts'
import { IdentifiedService } from '../services/service-details.ts'
import type { FieldCode } from '../wire/field-error.ts'
import { Id } from '../wire/id.ts'
import { maxLength, minLength } from '../wire/length.ts'
import { line, lineMax, nameMax, noteMax, Reason, someLine, someText, text } from '../wire/text.ts'
import { DrawnSignature } from './drawn-signature.ts'

/** Where a plan stands: it is written, a nurse signed it and it holds, or it is over. */
export const carePlanStatuses = [
  { value: 'draft', label: 'Bozza' },
  { value: 'signed', label: 'Firmato' },
  { value: 'ended', label: 'Concluso' },
] as const
const CarePlanStatus = z.enum(carePlanStatuses.map(({ value }) => value))
type CarePlanStatus = z.infer<typeof CarePlanStatus>

/** Who carries a measure out. */
export const responsibles = [
  { value: 'nurse', label: 'Cure infermieristiche' },
  { value: 'assistant', label: 'OSS o ausiliaria' },
  { value: 'client', label: 'Cliente' },
  { value: 'relative', label: 'Familiare' },
  { value: 'other', label: 'Altra persona' },
] as const
const Responsible = z.enum(responsibles.map(({ value }) => value))
type Responsible = z.infer<typeof Responsible>

/** How far a goal was reached. */
export const goalOutcomes = [
  { value: 'reached', label: 'Raggiunto' },
  { value: 'partly', label: 'In parte' },
  { value: 'not', label: 'Non raggiunto' },
] as const
export const GoalOutcome = z.enum(goalOutcomes.map(({ value }) => value))
export type GoalOutcome = z.infer<typeof GoalOutcome>

/** More of them on one plan are a mistake of a program; a nurse who reads it follows some five problems. */
const problemsAtMost = 30
const goalsAtMost = 10
const measuresAtMost = 20
const goalMax = 500

const frequencyAtMost = 99

export const CareGoal = z.strictObject({ _id: Id, text: someText(goalMax) })
export type CareGoal = z.infer<typeof CareGoal>

/**
 * What is done about a problem, how often, by whom. One with a service is planned with the visits, any other one is
 * something to do.
 */
export const CareMeasure = z.strictObject({
  _id: Id,
  text: someLine(lineMax),
  serviceId: z.nullable(Id),
  frequency: z.int().check(z.minimum(0), z.maximum(frequencyAtMost)),
  period: TimingPeriod,
  responsible: Responsible,
  responsible_name: line(nameMax),
})
export type CareMeasure = z.infer<typeof CareMeasure>

/** A nursing problem with what is to be reached and done; `focusId` is the client's focus from which it was taken. */
export const CareProblem = z.strictObject({
  _id: Id,
  title: someLine(nameMax),
  focusId: z.nullable(Id),
  focusTopicId: z.nullable(FocusTopicId),
  description: text(noteMax),
  goals: z.array(CareGoal).check(maxLength(goalsAtMost, 'too_many')),
  measures: z.array(CareMeasure).check(maxLength(measuresAtMost, 'too_many')),
})
export type CareProblem = z.infer<typeof CareProblem>

/** What a nurse writes of a plan, and until when it is looked at whether it does what it should. */
export const CarePlanFields = z.strictObject({
  problems: z.array(CareProblem).check(minLength(1, 'required'), maxLength(problemsAtMost, 'too_many')),
  evaluate_on: Day,
})
export type CarePlanFields = z.infer<typeof CarePlanFields>

/** Of everything in a plan its own id, with the path at which it stands. */
const idsOf = ({ problems }: Pick<CarePlanFields, 'problems'>): { path: (string | number)[]; _id: Id }[] =>
  problems.flatMap(({ _id, goals, measures }, at) => [
    { path: ['problems', at, '_id'], _id },
    ...goals.map((goal, of) => ({ path: ['problems', at, 'goals', of, '_id'], _id: goal._id })),
    ...measures.map((measure, of) => ({ path: ['problems', at, 'measures', of, '_id'], _id: measure._id })),
  ])

/** The rules between the fields: each thing and each focus once, for an evaluation names a goal by its id. */
export const WholeCarePlan = CarePlanFields.check(
  z.superRefine((plan, context) => {
    const refuse = (path: (string | number)[], message: FieldCode): void =>
      context.addIssue({ code: 'custom', path, message, input: path })
    const seen = new Set<Id>()
    for (const { path, _id } of idsOf(plan)) {
      if (seen.has(_id)) refuse(path, 'twice')
      seen.add(_id)
    }
    const focuses = new Set<Id>()
    plan.problems.forEach(({ focusId }, at) => {
      if (focusId !== null && focuses.has(focusId)) refuse(['problems', at, 'focusId'], 'twice')
      if (focusId !== null) focuses.add(focusId)
    })
  }),
)

/**
 * The client's own consent, or that of who stands for her: whose, and when. `drawn` is what she drew with her finger;
 * `documentId` the picture of the paper that she signed, a document of this plan.
 */
export const ClientSignature = z.strictObject({
  name: someLine(nameMax),
  on: Day,
  drawn: z.optional(DrawnSignature),
  documentId: z.optional(Id),
})
export type ClientSignature = z.infer<typeof ClientSignature>

/** How far each goal was reached, as it was found on a day. */
export const GoalEvaluation = z.strictObject({ goalId: Id, outcome: GoalOutcome, note: text(noteMax) })
export type GoalEvaluation = z.infer<typeof GoalEvaluation>

export const CareEvaluation = z.strictObject({
  on: Day,
  by: Signature,
  outcomes: z.array(GoalEvaluation),
  note: text(noteMax),
})
export type CareEvaluation = z.infer<typeof CareEvaluation>

/** What made a version of the plan: what its history and the log tell of it. */
export const carePlanActs = [
  { value: 'written', label: 'Bozza del piano di cura scritta' },
  { value: 'changed', label: 'Bozza del piano di cura modificata' },
  { value: 'signed', label: 'Piano di cura firmato' },
  { value: 'client_signed', label: 'Piano di cura firmato dal cliente' },
  { value: 'discarded', label: 'Bozza del piano di cura scartata' },
  { value: 'evaluated', label: 'Piano di cura valutato' },
  { value: 'ended', label: 'Piano di cura concluso' },
  { value: 'struck', label: 'Piano di cura annullato' },
] as const
const CarePlanAct = z.enum(carePlanActs.map(({ value }) => value))
type CarePlanAct = z.infer<typeof CarePlanAct>

/**
 * The plan of a client's care in one of its versions. `in_force` is the version that a nurse signed last, while a change
 * of it is still a draft too; `due_on` when that one is to be evaluated. `evaluation` is the last one.
 */
export const CarePlan = z.strictObject({
  _id: Id,
  dossierId: Id,
  version: z.number(),
  status: CarePlanStatus,
  act: CarePlanAct,
  ...CarePlanFields.shape,
  signature: z.nullable(Signature),
  signed_on: z.nullable(Day),
  client_signature: z.nullable(ClientSignature),
  evaluation: z.nullable(CareEvaluation),
  in_force: z.nullable(z.number()),
  due_on: z.nullable(Day),
  author: Signature,
  created_at: Instant,
  written_at: Instant,
  reason: z.nullable(z.string()),
  struck: z.nullable(Strike),
  services: z.array(IdentifiedService),
})
export type CarePlan = z.infer<typeof CarePlan>

/** A first draft. */
export const NewCarePlan = z.strictObject({
  _id: z.optional(Id),
  dossierId: z.optional(Id),
  ...CarePlanFields.shape,
})

/** Changes a plan, which makes a draft of it, or strikes it. */
export const CarePlanChange = z.strictObject({
  version: z.int().check(z.minimum(1)),
  ...z.partial(CarePlanFields).shape,
  reason: z.optional(Reason),
  struck: z.optional(Strike),
})

/** What is found at an evaluation; without a next one the plan ends. */
export const NewEvaluation = z.strictObject({
  version: z.int().check(z.minimum(1)),
  outcomes: z.array(GoalEvaluation).check(maxLength(problemsAtMost * goalsAtMost, 'too_many')),
  note: text(noteMax),
  evaluate_on: z.nullable(Day),
})
export type NewEvaluation = z.infer<typeof NewEvaluation>

/** All goals of a plan, problem by problem. */
export const goalsOf = ({ problems }: Pick<CarePlanFields, 'problems'>): CareGoal[] =>
  problems.flatMap(({ goals }) => goals)

/** All measures of a plan, problem by problem. */
export const measuresOf = ({ problems }: Pick<CarePlanFields, 'problems'>): CareMeasure[] =>
  problems.flatMap(({ measures }) => measures)
