import type { CareGoal, GoalEvaluation, GoalOutcome } from '@vicino/domain/care-plan/care-plan.ts'

/** How far a goal was reached, as a form holds it: perhaps still open. */
export type TypedOutcome = Omit<GoalEvaluation, 'outcome'> & { outcome: GoalOutcome | null }

export const noOutcomes = (goals: readonly CareGoal[]): TypedOutcome[] =>
  goals.map(({ _id: goalId }) => ({ goalId, outcome: null, note: '' }))

/** An outcome as it is sent: one that nobody chose is missing. */
export const givenOutcome = ({ outcome, ...goal }: TypedOutcome) => ({
  ...goal,
  ...(outcome !== null && { outcome }),
})
