import { formatIn } from '@vicino/domain/days/format.ts'
import { decimalsOf, type MeasureField, measures } from '@vicino/domain/surveillance/measure.ts'
import { spokenLanguage } from '../i18n/texts.ts'

/** "36.5": a number whose unit is said elsewhere. */
export const bareNumber = (field: MeasureField, value: number): string =>
  formatIn(spokenLanguage()).number(value, decimalsOf(field))

/** "36.5 °C", "72/min": a number with its unit, never on two lines. */
export function numberWords(field: MeasureField, value: number): string {
  const { unit } = measures[field]
  const number = bareNumber(field, value)
  return unit.startsWith('/') ? number + unit : `${number}\u00a0${unit}`
}

/** What is read of a value first, and its unit: '124/75' and ' mmHg', '84' and '/min'. Words are all of one. */
export function unitApart(words: string): [number: string, unit: string] {
  const [, number = words, unit = ''] = /^([\d.,’'/-]*\d)(\s?[^\d\s].*)$/.exec(words) ?? []
  return [number, unit]
}
