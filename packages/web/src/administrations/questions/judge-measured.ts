import { asksValue } from '@vicino/domain/administrations/dose-confirmation.ts'
import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import type { Measured } from '@vicino/domain/drugs/measured.ts'
import { judgeHold } from './judge-hold.ts'
import { judgeScale, measuredFor, type ScaleJudged } from './judge-scale.ts'

type Judged = ReturnType<typeof measuredFor> & {
  scaled: ScaleJudged | null
  /** The questions that what was measured does not settle: they need a reason. */
  open: DoseQuestion[]
}

/** How all that is asked of a dose stands with what was measured for it, and with the amount that was typed. */
export function judgeMeasured(
  questions: readonly DoseQuestion[],
  measured: Measured,
  typed: number | null,
): Judged {
  const hold = judgeHold(questions, measured)
  const scaled = judgeScale(questions, measured, typed)
  const isSettled = {
    hold: hold.outside.length === 0 && hold.unmeasured.length === 0,
    dose_scale: scaled?.isSettled ?? false,
  }
  return {
    ...measuredFor(hold, scaled),
    scaled,
    open: questions.filter(({ code }) => !(asksValue(code) && isSettled[code])),
  }
}
