import * as z from 'zod/mini'
import type { FieldCode } from '../wire/field-error.ts'
import { tooFineFor } from '../wire/fineness.ts'
import { maxLength } from '../wire/length.ts'
import { HoldParameter, holdParameter } from './hold-parameters.ts'

/** Most rules of one drug: a doctor orders one or two, and what is measured before each dose has to be done. */
export const mostHoldRules = 4

/** For how many minutes a measured value speaks for a dose; an older one is asked for anew. */
export const holdValueMinutes = 120

/**
 * When a dose is to be held: its parameter measured strictly below or strictly above. "Non dare se polso sotto 50" is
 * `{ parameter: 'hr', below: 50, above: null }`, and gives at 50.
 */
export const HoldRule = z.strictObject({
  parameter: HoldParameter,
  below: z.nullable(z.number()),
  above: z.nullable(z.number()),
})
export type HoldRule = z.infer<typeof HoldRule>

export const HoldRules = z.array(HoldRule).check(maxLength(mostHoldRules))

/** Whether a value lies outside a rule, so that the dose is to be held. */
export const holdsDose = ({ below, above }: Pick<HoldRule, 'below' | 'above'>, value: number): boolean =>
  (below !== null && value < below) || (above !== null && value > above)

/** What is wrong with the rules of a drug, each at its place in the list. */
export function problemsOfHoldRules(
  rules: readonly HoldRule[],
): { path: (string | number)[]; code: FieldCode }[] {
  return rules.flatMap(({ parameter, below, above }, index) => {
    const found: [keyof HoldRule, FieldCode | false][] = [
      ['parameter', rules.slice(0, index).some(rule => rule.parameter === parameter) && 'twice'],
      ['below', below === null && above === null ? 'required' : problemOfBound(parameter, below)],
      ['above', problemOfBound(parameter, above)],
      ['above', below !== null && above !== null && above <= below && 'limits_out_of_order'],
    ]
    return found.flatMap(([field, code]) => (code ? [{ path: [index, field], code }] : []))
  })
}

/** A bound has to be a value that the parameter can have, or it would hold every dose, or none. */
export function problemOfBound(parameter: HoldParameter, bound: number | null): FieldCode | false {
  if (bound === null) return false
  const { min, max, step } = holdParameter(parameter)
  if (bound < min) return 'too_small'
  if (bound > max) return 'too_big'
  return tooFineFor(step, bound) ?? false
}
