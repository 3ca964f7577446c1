import type { LastValue } from '@vicino/domain/administrations/bedside.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { type Instant, minutesBetweenInstants } from '@vicino/domain/days/instant.ts'
import type { AllergyMatch, ClientAllergies } from '@vicino/domain/drugs/allergies.ts'
import { concentrationOf, spokenName } from '@vicino/domain/drugs/concentration.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { measures } from '@vicino/domain/surveillance/measure.ts'
import type { TFunction } from 'i18next'
import { hoursWords } from '../../i18n/hours-words.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { numberWords } from '../../surveillance/number-words.ts'
import { dotted } from '../../i18n/dotted.ts'

/** What is known of the allergies, that there is none and since when, or that nobody has asked. */
export function allergyWords(allergies: ClientAllergies | null, t: TFunction): string {
  if (allergies === null) return t('Allergie: non visibili')
  const { notes, none_on } = allergies
  if (notes.length > 0) {
    const texts = [...new Set(notes.map(({ text }) => text || t('non precisata')))]
    return t('Allergie: {{list}}', { list: dotted(texts) })
  }
  if (none_on !== null)
    return t('Allergie: nessuna nota ({{day}})', { day: formatIn(spokenLanguage()).day(none_on) })
  return t('Allergie: non rilevate')
}

/** The allergies that speak against a drug, by what both hold. */
export const matchWords = (matches: readonly AllergyMatch[], t: TFunction): string =>
  t('Attenzione, allergia: {{list}}', {
    list: [...new Set(matches.map(({ because }) => because[spokenLanguage()]))].join(', '),
  })

/** The name with its units spelt out, and how many a millilitre holds where the name does not say it. */
export function drugName(drug: Pick<Drug, 'name' | 'dose_unit'>, t: TFunction): string {
  const name = spokenName(drug.name, t('unità'))
  const units = concentrationOf(drug)
  return units === null || /\/\s*ml/i.test(name) ? name : `${name} (${units} ${t('unità')}/ml)`
}

/** The last value with its age: "Ultimo valore: Polso 46/min, 2 h 10 min fa". */
export function valueWords(
  { field, value, second, measured_at }: LastValue,
  now: Instant,
  t: TFunction,
): string {
  const words =
    second === null ? numberWords(field, value) : `${value}/${second}\u00a0${measures[field].unit}`
  const label = second === null ? t(measures[field].short.label) : t('Pressione')
  return t('Ultimo valore: {{label}} {{value}}, {{age}}', {
    label,
    value: words,
    age: age(measured_at, now, t),
  })
}

const twoDays = 2 * 24 * 60

function age(at: Instant, now: Instant, t: TFunction): string {
  const minutes = Math.floor(minutesBetweenInstants(at, now))
  if (minutes < 1) return t('adesso')
  if (minutes < twoDays) return t('{{time}} fa', { time: hoursWords(minutes / 60) })
  return t('{{days}} giorni fa', { days: Math.floor(minutes / (24 * 60)) })
}
