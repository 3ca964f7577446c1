import type { UseFormReturnType } from '@mantine/form'
import {
  type CareMeasure,
  type CarePlan,
  CarePlanFields,
  type CareProblem,
  WholeCarePlan,
} from '@vicino/domain/care-plan/care-plan.ts'
import type { SuggestedProblem } from '@vicino/domain/care-plan/suggested-problems.ts'
import { addMonths, type Day } from '@vicino/domain/days/day.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import * as z from 'zod/mini'
import type { FieldErrorsTaker } from '../calls/use-save.ts'

/** What the form holds: a day perhaps still open; `version` 0 for a new plan. */
export type CarePlanValues = {
  _id: Id
  version: number
  problems: CareProblem[]
  evaluate_on: Day | null
}
export type CarePlanForm = UseFormReturnType<CarePlanValues>

/** How many months a plan usually goes before it is evaluated. */
export const evaluationMonths = [1, 3, 6] as const

/** A plan before anything is written of it. */
export const emptyValues = (_id: Id, today: Day): CarePlanValues => ({
  _id,
  version: 0,
  problems: [],
  evaluate_on: addMonths(today, 3),
})

export const valuesOf = ({ _id, version, problems, evaluate_on }: CarePlan): CarePlanValues => ({
  _id,
  version,
  problems,
  evaluate_on,
})

export const emptyMeasure = (text = ''): CareMeasure => ({
  _id: newId(),
  text,
  serviceId: null,
  frequency: 1,
  period: 7,
  responsible: 'nurse',
  responsible_name: '',
})

/** A problem of its own words, or as the dossier suggests it, with a goal and a measure to be written. */
export const newProblem = ({
  title = '',
  focusId = null,
  focusTopicId = null,
}: Partial<SuggestedProblem> = {}): CareProblem => ({
  _id: newId(),
  title,
  focusId,
  focusTopicId,
  description: '',
  goals: [{ _id: newId(), text: '' }],
  measures: [emptyMeasure()],
})

/** A goal or a measure that nobody has filled in is none. */
const isWritten = ({ text, serviceId = null }: { text: string; serviceId?: Id | null }): boolean =>
  text.trim() !== '' || serviceId !== null

/** What is written of a plan: without the lines that were left empty. */
const writtenOf = ({ problems, evaluate_on }: CarePlanValues): unknown => ({
  problems: problems.map(problem => ({
    ...problem,
    goals: problem.goals.filter(isWritten),
    measures: problem.measures.filter(isWritten),
  })),
  ...(evaluate_on !== null && { evaluate_on }),
})

/** The rules of a plan over what the form holds. */
export const FormCarePlan = z.pipe(
  z.transform((values: CarePlanValues) => writtenOf(values) as CarePlanFields),
  WholeCarePlan,
)

/** A plan as it is sent. */
export const sentOf = (values: CarePlanValues): CarePlanFields =>
  fieldsOf(CarePlanFields, FormCarePlan.parse(values))

/** What is refused of a problem, a goal or a measure is said where it stands. */
export const errorsOfPlan = ({ values, setErrors }: CarePlanForm): FieldErrorsTaker => ({
  values: { ...Object.fromEntries(pathsOf(values.problems).map(path => [path, null])), ...values },
  setErrors,
})

const pathsOf = (problems: readonly CareProblem[]): string[] =>
  problems.flatMap(({ goals, measures, ...own }, at) => [
    ...Object.keys(own).map(name => `problems.${at}.${name}`),
    ...goals.map((_, of) => `problems.${at}.goals.${of}.text`),
    ...measures.flatMap((measure, of) =>
      Object.keys(measure).map(name => `problems.${at}.measures.${of}.${name}`),
    ),
    `problems.${at}.goals`,
    `problems.${at}.measures`,
  ])

/** Those suggestions that are not in the plan yet: by their focus, else by their topic. */
export const notYetIn = (
  suggested: readonly SuggestedProblem[],
  problems: readonly CareProblem[],
): SuggestedProblem[] =>
  suggested.filter(
    ({ focusId, focusTopicId }) =>
      !problems.some(
        problem =>
          (focusId !== null && problem.focusId === focusId) ||
          (focusTopicId !== null && problem.focusTopicId === focusTopicId),
      ),
  )
