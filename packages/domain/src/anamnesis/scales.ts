import { bmiBands, bmiBandsAt } from './bmi.ts'
import type { Instant } from '../days/instant.ts'
import type { Derived, Scale } from './derived.ts'
import { nortonBands } from './norton.ts'
import { nutritionalBands } from './nutritional-assessment.ts'
import type { SectionSlug } from './section-slug.ts'

/** The advice that goes with a band, and the protocol that it means. */
type Advice = { readonly label: string; readonly protocol: string }

type ScaleBand = {
  readonly from?: number
  readonly value: string
  readonly label: string
  readonly advice?: Advice
}

/** What there is to know of a scale beside its items: where it is asked, what its values span, its bands highest first. */
export type ScaleEntry = {
  readonly value: Scale
  readonly label: string
  readonly section: SectionSlug
  readonly min: number
  readonly max: number
  readonly bands: readonly ScaleBand[]
  /** The bands for an age in years, where they depend on it. */
  readonly bandsAt?: (age: number) => readonly ScaleBand[]
  /** For whom it was made, where that is not everybody. */
  readonly madeFor?: { readonly label: string; readonly from: number }
  /** Whose scale it is, where its owner asks to be named. */
  readonly owner?: string
}

export const scales: readonly ScaleEntry[] = [
  { value: 'norton', label: 'Norton', section: 'body_care', min: 5, max: 20, bands: nortonBands },
  {
    value: 'bmi',
    label: 'BMI',
    section: 'nutrition',
    min: 10,
    max: 50,
    bands: bmiBands,
    bandsAt: bmiBandsAt,
  },
  {
    value: 'mini_nutritional_assessment',
    label: 'MNA',
    section: 'nutrition',
    min: 0,
    max: 14,
    bands: nutritionalBands,
    madeFor: { label: 'Previsto per persone dai 65 anni in su.', from: 65 },
    owner: 'MNA® · Société des Produits Nestlé S.A.',
  },
]

export const scaleOf = (scale: Scale): ScaleEntry => scales.find(({ value }) => value === scale)!

/** The bands of a scale for a client's age in years, highest first. */
export const bandsAt = (scale: Scale, age: number): readonly ScaleBand[] => {
  const entry = scaleOf(scale)
  return entry.bandsAt?.(age) ?? entry.bands
}

/** The band of a stored score by its name, as it was called at the time; undefined where today's scale has no such band. */
export const bandNamed = (scale: Scale, band: string | null): ScaleBand | undefined =>
  scaleOf(scale).bands.find(({ value }) => value === band)

/** The scores among derived values, each with its number: a total, or the index. */
export const scoresIn = (
  derived: Derived,
): { scale: Scale; value: number; band: string | null; scale_version: number; assessed_at?: Instant }[] =>
  scales.flatMap(({ value: scale }) => {
    const score = derived[scale]
    if (score === undefined) return []
    const { band, scale_version, assessed_at } = score
    const value = 'bmi' in score ? score.bmi : score.total
    return [{ scale, value, band, scale_version, ...(assessed_at && { assessed_at }) }]
  })
