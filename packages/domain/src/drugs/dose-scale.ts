import * as z from 'zod/mini'
import type { FieldCode } from '../wire/field-error.ts'
import { maxLength } from '../wire/length.ts'
import { problemOfBound } from './hold-rules.ts'

/**
 * The glycaemia in mmol/l below which nobody gives insulin: 3.9 and less is hypoglycaemia (International Hypoglycaemia
 * Study Group, 2017).
 */
export const leastGlycaemia = 4

/** By what a dose may be scaled, and below which value no scale gives anything: a step that reaches there is a slip. */
const scaleParameters = [{ value: 'glyc', leastGiven: leastGlycaemia }] as const

export const ScaleParameter = z.enum(scaleParameters.map(({ value }) => value))
export type ScaleParameter = z.infer<typeof ScaleParameter>

/** Most steps of one scale: what does not fit on a phone beside the dose is not read there. */
export const mostScaleSteps = 12

/** For how many minutes a measured value proposes a dose: half an hour later it is another one. */
export const scaleValueMinutes = 30

/** From a value on, how much is given; it holds until the next step begins. A dose of 0 is an order too: none. */
export const ScaleStep = z.strictObject({ from: z.number(), dose: z.number() })
export type ScaleStep = z.infer<typeof ScaleStep>

/** How much of a drug is given by what was measured before: the step with the greatest `from` that the value reaches. */
export const DoseScale = z.strictObject({
  parameter: ScaleParameter,
  steps: z.array(ScaleStep).check(maxLength(mostScaleSteps, 'too_many')),
})
export type DoseScale = z.infer<typeof DoseScale>

/** How much a scale gives at a value; null below its first step, where nobody has said anything. */
export const proposedDose = ({ steps }: DoseScale, value: number): number | null =>
  steps.findLast(({ from }) => from <= value)?.dose ?? null

/** The most that a scale ever gives at once. */
export const largestStep = ({ steps }: DoseScale): number => Math.max(...steps.map(({ dose }) => dose))

/** Whether two scales, or none, order the same. */
export function isSameScale(one: DoseScale | null, other: DoseScale | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.parameter === other.parameter &&
    one.steps.length === other.steps.length &&
    one.steps.every(({ from, dose }, at) => from === other.steps[at]!.from && dose === other.steps[at]!.dose)
  )
}

/** What one dose may hold: the least part that can be given, and the most, in its unit. */
type DoseRange = { step: number; ceiling: number }

/** What is wrong with a scale, each at its step. */
export function problemsOfDoseScale(
  { parameter, steps }: DoseScale,
  range: DoseRange,
): { path: (string | number)[]; code: FieldCode }[] {
  if (steps.length === 0) return [{ path: ['steps'], code: 'required' }]
  return steps.flatMap((step, index) => {
    const before = steps[index - 1]
    const found: [keyof ScaleStep, FieldCode | false][] = [
      ['from', problemOfBound(parameter, step.from) || problemOfOrder(step, before)],
      ['dose', problemOfDose(step, parameter, range) || (isFall(step, before) && 'scale_falls')],
    ]
    return found.flatMap(([field, code]) => (code ? [{ path: ['steps', index, field], code }] : []))
  })
}

function problemOfOrder({ from }: ScaleStep, before: ScaleStep | undefined): FieldCode | false {
  if (before === undefined || from > before.from) return false
  return from === before.from ? 'twice' : 'limits_out_of_order'
}

function problemOfDose(
  { from, dose }: ScaleStep,
  parameter: ScaleParameter,
  { step, ceiling }: DoseRange,
): FieldCode | false {
  if (dose < 0) return 'too_small'
  if (dose > ceiling) return 'dose_above_ceiling'
  if (!Number.isInteger(dose / step)) return 'dose_not_a_quarter'
  const { leastGiven } = scaleParameters.find(({ value }) => value === parameter)!
  return from < leastGiven && dose > 0 && 'scale_too_low'
}

/** The higher the value, the more is given: two steps in each other's place would give most where least is needed. */
const isFall = ({ dose }: ScaleStep, before: ScaleStep | undefined): boolean =>
  before !== undefined && dose < before.dose
