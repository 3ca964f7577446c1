import { bmiDecimals } from '@vicino/domain/anamnesis/bmi.ts'
import type { Scale } from '@vicino/domain/anamnesis/derived.ts'
import type { BadgeTone } from '../../ui/StatusBadge.tsx'

/** How each band of a scale is shown. A band that today's scale doesn't have is shown without a colour. */
const tones: Record<Scale, Readonly<Record<string, BadgeTone>>> = {
  norton: { not_at_risk: 'ok', at_risk: 'error' },
  bmi: {
    underweight: 'attention',
    low_for_age: 'attention',
    normal: 'ok',
    overweight: 'attention',
    obesity_1: 'error',
    obesity_2: 'error',
    obesity_3: 'error',
  },
  mini_nutritional_assessment: { normal: 'ok', at_risk: 'attention', malnourished: 'error' },
}

export const toneOfBand = (scale: Scale, band: string): BadgeTone => tones[scale][band] ?? 'neutral'

/** Decimals with which a scale's value is shown: points are whole, an index never stands beyond a cut-off. */
export const scoreDecimals = (scale: Scale, value: number): number =>
  scale === 'bmi' ? bmiDecimals(value) : 0
