import type { Measured } from '@vicino/domain/drugs/measured.ts'
import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import { type AskedHold, isUnmeasured } from '@vicino/domain/administrations/asked-hold.ts'
import { holdsDose } from '@vicino/domain/drugs/hold-rules.ts'

/**
 * How the rules of a drug stand with what was just measured: which are to be measured, and which hold the dose. A value
 * that stands untold was asked about because it holds.
 */
export function judgeHold(
  questions: readonly DoseQuestion[],
  measured: Measured,
): { asked: AskedHold[]; outside: AskedHold[]; unmeasured: AskedHold[] } {
  const rules = questions.flatMap(question => (question.code === 'hold' ? question.rules : []))
  const now = rules.map(rule => ({ ...rule, value: measured[rule.parameter] ?? rule.value }))
  return {
    asked: rules.filter(isUnmeasured),
    outside: now.filter(rule => (rule.value === null ? !isUnmeasured(rule) : holdsDose(rule, rule.value))),
    unmeasured: now.filter(isUnmeasured),
  }
}
