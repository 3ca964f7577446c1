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
  const proposed = value === null ? null : proposedDose(scale, value)
  const dose = typed ?? (proposed || null)
  return {
    said: { scale, measured_at, value, proposed },
    isAsked: asked.value === null,
    dose,
    isSettled: proposed !== null && proposed > 0 && dose === proposed,
  }
}

type Judged = { parameter: HoldParameter; value: number }

/**
 * What the rules and the scale of a drug ask together: which parameters are to be measured, which still are not, and
 * the values by which the dose is to be held.
 */
export function measuredFor(
  { asked, unmeasured, outside }: ReturnType<typeof judgeHold>,
  scaled: ScaleJudged | null,
): { asked: HoldParameter[]; unmeasured: boolean; outside: Judged[] } {
  const parameters = asked.map(({ parameter }) => parameter)
  if (!scaled) return { asked: [...new Set(parameters)], unmeasured: unmeasured.length > 0, outside }
  const { isAsked, said } = scaled
  const { parameter } = said.scale
  const isNamed = outside.some(rule => rule.parameter === parameter)
  const isNone = said.value !== null && !said.proposed && !isNamed
  return {
    asked: [...new Set([...parameters, ...(isAsked ? [parameter] : [])])],
    unmeasured: unmeasured.length > 0 || said.value === null,
    outside: [...outside, ...(isNone ? [{ parameter, value: said.value! }] : [])],
  }
}
