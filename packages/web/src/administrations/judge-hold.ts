import type { Measured } from '@vicino/domain/drugs/measured.ts'
import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import type { AskedHold } from '@vicino/domain/administrations/asked-hold.ts'
import { isHeldBy } from '@vicino/domain/drugs/hold-rules.ts'

type Judged = AskedHold & { value: number }

/** How the rules of a drug stand with what was just measured: which are to be measured, and which hold the dose. */
export function judgeHold(
  questions: readonly DoseQuestion[],
  measured: Measured,
): { asked: AskedHold[]; outside: Judged[]; unmeasured: AskedHold[] } {
  const rules = questions.flatMap(question => (question.code === 'hold' ? question.rules : []))
  const now = rules.map(rule => ({ ...rule, value: measured[rule.parameter] ?? rule.value }))
  return {
    asked: rules.filter(({ value }) => value === null),
    outside: now.filter((rule): rule is Judged => rule.value !== null && isHeldBy(rule, rule.value)),
    unmeasured: now.filter(({ value }) => value === null),
  }
}
