import type { CareGoal, GoalEvaluation, GoalOutcome } from '@vicino/domain/care-plan/care-plan.ts'
import type { Day } from '@vicino/domain/days/day.ts'

/** How far a goal was reached, as a form holds it: perhaps still open. */
export type TypedOutcome = Omit<GoalEvaluation, 'outcome'> & { outcome: GoalOutcome | null }

/** What the form of an evaluation holds: outcomes perhaps still open, and whether what is evaluated ends. */
export type EvaluationValues = {
  version: number
  outcomes: TypedOutcome[]
  note: string
  ends: boolean
  evaluate_on: Day | null
}

/** An evaluation before anything was written: no goal is judged, and it goes on until a day. */
export const noEvaluation = (
  version: number,
  goals: readonly CareGoal[],
  evaluate_on: Day,
): EvaluationValues => ({
  version,
  outcomes: goals.map(({ _id: goalId }) => ({ goalId, outcome: null, note: '' })),
  note: '',
  ends: false,
  evaluate_on,
})

/** An evaluation as it is sent: what nobody chose is missing, and a day is asked for as long as it goes on. */
export const givenEvaluation = ({ ends, outcomes, evaluate_on, ...values }: EvaluationValues) => ({
  ...values,
  outcomes: outcomes.map(({ outcome, ...goal }) => ({ ...goal, ...(outcome !== null && { outcome }) })),
  evaluate_on: ends ? null : (evaluate_on ?? undefined),
})
