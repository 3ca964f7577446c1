import { isUnmeasured } from '@vicino/domain/administrations/asked-hold.ts'
import type { AskedScale } from '@vicino/domain/administrations/asked-scale.ts'
import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import { proposedDose } from '@vicino/domain/drugs/dose-scale.ts'
import type { HoldParameter } from '@vicino/domain/drugs/hold-parameters.ts'
import type { Measured } from '@vicino/domain/drugs/measured.ts'
import type { judgeHold } from './judge-hold.ts'

/** How a scale stands with what was just measured, and with another amount where one was typed. */
export type ScaleJudged = {
  said: AskedScale
  /** Whether it has to be measured: no value stands. */
  isAsked: boolean
  /** How much would be given: the typed amount, else what the scale proposes; null where neither says it. */
  dose: number | null
  /** Whether exactly what the scale proposes would be given: then it asks nothing more. */
  isSettled: boolean
}

/** Null where no scale asks. `typed`: another amount than the proposed one. */
export function judgeScale(
  questions: readonly DoseQuestion[],
  measured: Measured,
  typed: number | null,
): ScaleJudged | null {
  const asked = questions.find(question => question.code === 'dose_scale')
  if (!asked) return null
  const { scale, measured_at } = asked
  const value = measured[scale.parameter] ?? asked.value
  // Of a value that is not told the server says what the scale proposes.
  const proposed = value === null ? asked.proposed : proposedDose(scale, value)
  const dose = typed ?? (proposed || null)
  return {
    said: { scale, measured_at, value, proposed },
    isAsked: isUnmeasured(asked),
    dose,
    isSettled: proposed !== null && proposed > 0 && dose === proposed,
  }
}

/** A value by which a dose is to be held; null where it is not told. */
export type HeldBy = { parameter: HoldParameter; value: number | null }

/**
 * What the rules and the scale of a drug ask together: which parameters are to be measured, which still are not, and
 * the values by which the dose is to be held.
 */
export function measuredFor(
  { asked, unmeasured, outside }: ReturnType<typeof judgeHold>,
  scaled: ScaleJudged | null,
): { asked: HoldParameter[]; unmeasured: boolean; outside: HeldBy[] } {
  const parameters = asked.map(({ parameter }) => parameter)
  if (!scaled) return { asked: [...new Set(parameters)], unmeasured: unmeasured.length > 0, outside }
  const { isAsked, said } = scaled
  const { parameter } = said.scale
  const isNamed = outside.some(rule => rule.parameter === parameter)
  const isNone = !isUnmeasured(said) && !said.proposed && !isNamed
  return {
    asked: [...new Set([...parameters, ...(isAsked ? [parameter] : [])])],
    unmeasured: unmeasured.length > 0 || isUnmeasured(said),
    outside: [...outside, ...(isNone ? [{ parameter, value: said.value }] : [])],
  }
}
