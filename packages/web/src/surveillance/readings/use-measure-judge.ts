import { readingsOfGlycaemia } from '@vicino/domain/surveillance/glycaemia.ts'
import { type Measure, type MeasureField, measures } from '@vicino/domain/surveillance/measure.ts'
import { useTranslation } from 'react-i18next'
import { type Judge, useRangeJudge } from '../../ui/fields/use-clamp.ts'

/** Judges a typed value of a parameter against its usual range; a glycaemia also for the unit it was read in. */
export function useMeasureJudge(field: MeasureField): Judge {
  const { usual, widest, step }: Measure = measures[field]
  const judgeRange = useRangeJudge({ ...usual, widest, step })
  const judgeUnit = useGlycaemiaJudge()
  return field === 'glyc'
    ? (typed, settling) => (typed > usual.max ? judgeUnit : judgeRange)(typed, settling)
    : judgeRange
}

/** Above the usual range it is asked in which unit the meter shows; the value is never clamped (decision 0017). */
function useGlycaemiaJudge(): Judge {
  const { t } = useTranslation()
  return (typed, { settle }) => {
    const { typed: kept = null, converted = null } = readingsOfGlycaemia(typed) ?? {}
    const choices = [
      ...(kept === null ? [] : [{ label: `${typed} mmol/l`, take: () => settle(kept) }]),
      ...(converted === null
        ? []
        : [
            {
              label: t('{{typed}} mg/dl = {{converted}} mmol/l', { typed, converted: converted.toFixed(1) }),
              take: () => settle(converted),
            },
          ]),
    ]
    if (choices.length === 0) return null
    const sentence =
      kept === null
        ? t('Ha scritto {{typed}}: in mmol/l non è possibile.', { typed })
        : t('Ha scritto {{typed}}: in quale unità è il valore?', { typed })
    return { clamped: typed, question: { sentence, choices } }
  }
}
