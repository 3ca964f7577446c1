import { addMonths, type Day, daysBetween } from '../days/day.ts'
import type { FieldError } from '../wire/field-error.ts'
import type { CareGoal, CarePlan, CarePlanFields, GoalEvaluation } from './care-plan.ts'

/** So many days before it is due an evaluation is announced. */
export const evaluationSoonDays = 7

/** How near an evaluation is: past its day, today, soon, or not yet to be thought of. */
export type EvaluationDue = 'overdue' | 'today' | 'soon' | null

export function evaluationDue(due_on: Day | null, today: Day): EvaluationDue {
  if (due_on === null) return null
  const left = daysBetween(today, due_on)
  if (left < 0) return 'overdue'
  if (left === 0) return 'today'
  return left <= evaluationSoonDays ? 'soon' : null
}

/** A plan is looked at once a year at least: a later day is a slip of the pen, by which it would never fall due. */
const longestMonths = 12

/** What is wrong with the day of the next evaluation. */
export function evaluationDayProblem(evaluate_on: Day, today: Day): FieldError[] {
  if (evaluate_on < today) return [{ path: 'evaluate_on', code: 'in_the_past' }]
  return evaluate_on > addMonths(today, longestMonths) ? [{ path: 'evaluate_on', code: 'over_a_year' }] : []
}

/**
 * What a draft lacks to be signed: each problem says what is to be reached and what is done, and there is a day to come
 * on which it is evaluated. A draft may lack all of it. A version that is due is evaluated first: signing another over it
 * would leave unsaid what came of it.
 */
export function lackingToSign({ problems, evaluate_on, due_on }: Signing, today: Day): FieldError[] {
  const lacking = problems.flatMap(({ goals, measures }, at): FieldError[] => [
    ...(goals.length === 0 ? [{ path: `problems.${at}.goals`, code: 'required' as const }] : []),
    ...(measures.length === 0 ? [{ path: `problems.${at}.measures`, code: 'required' as const }] : []),
  ])
  const due: FieldError[] =
    due_on !== null && due_on <= today ? [{ path: 'evaluate_on', code: 'evaluation_due' }] : []
  return [...lacking, ...due, ...evaluationDayProblem(evaluate_on, today)]
}
type Signing = CarePlanFields & Pick<CarePlan, 'due_on'>

/** Why outcomes are none of these goals': each of them is evaluated, once. */
export function outcomeProblems(
  ofPlan: readonly Pick<CareGoal, '_id'>[],
  outcomes: readonly GoalEvaluation[],
): FieldError[] {
  const goals = new Set(ofPlan.map(({ _id }) => _id))
  const seen = new Set<string>()
  const wrong = outcomes.flatMap(({ goalId }, at): FieldError[] => {
    const path = `outcomes.${at}.goalId`
    if (!goals.has(goalId)) return [{ path, code: 'not_an_option' }]
    if (seen.has(goalId)) return [{ path, code: 'twice' }]
    seen.add(goalId)
    return []
  })
  return wrong.length === 0 && seen.size < goals.size ? [{ path: 'outcomes', code: 'required' }] : wrong
}

/** What may be done with a plan as it stands. A signed version is never written over: its change is a draft. */
export function actsOn({ status, struck, in_force, client_signature }: ActedOn) {
  const stands = !struck && status !== 'ended'
  const isDraft = stands && status === 'draft'
  const isSigned = stands && status === 'signed'
  // What is evaluated is the version in force, also while a change of it is a draft: that one is carried over.
  return {
    change: stands,
    strike: stands,
    sign: isDraft,
    discard: isDraft && in_force !== null,
    evaluate: stands && in_force !== null,
    signAsClient: isSigned && client_signature === null,
  }
}
type ActedOn = Pick<CarePlan, 'status' | 'struck' | 'in_force' | 'client_signature'>

/** Whether a change has to say why: what a nurse signed is not changed without a word. */
export const carePlanNeedsReason = ({ status }: Pick<CarePlan, 'status'>): boolean => status === 'signed'
