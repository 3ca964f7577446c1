import { formatIn } from '@vicino/domain/days/format.ts'
import type { HoldRule } from '@vicino/domain/drugs/hold-rules.ts'
import { type HoldParameter, holdParameter, holdParameters } from '@vicino/domain/drugs/hold-parameters.ts'
import type { Measured } from '@vicino/domain/drugs/measured.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../i18n/texts.ts'

/** "Polso 46": a value under its short name. */
export const shortValue = (parameter: HoldParameter, value: number, t: TFunction): string =>
  `${t(holdParameter(parameter).label)} ${numberOf(parameter, value)}`

const numberOf = (parameter: HoldParameter, value: number): string =>
  formatIn(spokenLanguage()).number(value, holdParameter(parameter).step < 1 ? 1 : 0)

/** "Polso 46, Glicemia 8,2": by which values a dose was decided. */
export const measuredWords = (measured: Measured | null, t: TFunction): string =>
  holdParameters
    .flatMap(({ value: parameter }) => {
      const value = measured?.[parameter]
      return value === undefined ? [] : [shortValue(parameter, value, t)]
    })
    .join(', ')

/** "sotto 50", "sopra 180", "sotto 100 o sopra 180". */
export function boundsWords({ parameter, below, above }: HoldRule, t: TFunction): string {
  const low = below === null ? null : t('sotto {{bound}}', { bound: numberOf(parameter, below) })
  const high = above === null ? null : t('sopra {{bound}}', { bound: numberOf(parameter, above) })
  return low !== null && high !== null ? t('{{low}} o {{high}}', { low, high }) : (low ?? high ?? '')
}

/** "Polso sotto 50": when a dose is not given. */
const holdWords = (rule: HoldRule, t: TFunction): string =>
  `${t(holdParameter(rule.parameter).label)} ${boundsWords(rule, t)}`

/** All rules of a drug in one line; nothing where it has none. */
export const holdRulesWords = (rules: readonly HoldRule[], t: TFunction): string =>
  rules.map(rule => holdWords(rule, t)).join(', ')
