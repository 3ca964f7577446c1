import { type Drug, doseCeiling } from '@vicino/domain/drugs/drug.ts'
import { doseUnits } from '@vicino/domain/drugs/drug-lists.ts'
import { useTranslation } from 'react-i18next'
import type { Judge } from '../ui/fields/use-clamp.ts'

type Unit = Drug['dose_unit']

/**
 * Judges a typed dose. Above the ceiling of its unit it is clamped, and the notice offers the units in which
 * such a dose is usual: 24 is no number of tablets, but 24 units of insulin are. Where the unit stands, none are.
 */
export function useDoseJudge(unit: Unit, setUnit: ((unit: Unit) => void) | null): Judge {
  const { t } = useTranslation()
  return (typed, { settle }) => {
    const ceiling = doseCeiling(unit)
    if (typed <= ceiling) return null
    const others = doseUnits
      .filter(({ value, ceiling: most }) => setUnit && value !== unit && value !== 'other' && typed <= most)
      .map(other => ({
        label: `${typed} ${t(other.label)}`,
        take: () => {
          setUnit?.(other.value)
          settle(typed)
        },
      }))
    const use = { label: t('Usa {{value}}', { value: ceiling }), take: () => settle(ceiling) }
    const sentence = t('Ha scritto {{typed}}. Per questa unità la dose massima è {{limit}}.', {
      typed,
      limit: ceiling,
    })
    return { clamped: ceiling, question: { sentence, choices: [...others, use] } }
  }
}
