import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { weekdays } from '@vicino/domain/days/weekday.ts'
import { nextDayOf } from '@vicino/domain/drugs/day-scheme.ts'
import { eachTime, isOneAmount } from '@vicino/domain/drugs/as-needed.ts'
import { schemeText } from '@vicino/domain/drugs/dose-text.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { modalities, moments } from '@vicino/domain/drugs/drug-lists.ts'
import type { TFunction } from 'i18next'
import { doseWords, unitLabel } from './dose-words.ts'
import { hoursWords } from '../i18n/hours-words.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { dotted } from '../i18n/dotted.ts'

export const modalityLabel = (drug: Pick<Drug, 'modality'>): string =>
  modalities.find(({ value }) => value === drug.modality)!.label

/** On which days: weekdays, an interval, or every day. */
function daysWords({ days, every_n_days }: Pick<Drug, 'days' | 'every_n_days'>, t: TFunction): string {
  if (every_n_days !== null) return t('Ogni {{count}} giorni', { count: every_n_days })
  if (days.length === 0 || days.length === weekdays.length) return t('Ogni giorno')
  return weekdays
    .filter(({ value }) => days.includes(value))
    .map(({ label }) => t(label))
    .join(', ')
}

/** From when to when a drug is taken. */
export function drugPeriodWords(
  { start_date, end_date }: Pick<Drug, 'start_date' | 'end_date'>,
  t: TFunction,
): string {
  const format = formatIn(spokenLanguage())
  if (end_date === null) return t('Dal {{start}}', { start: format.day(start_date) })
  return t('Dal {{start}} al {{end}}', { start: format.day(start_date), end: format.day(end_date) })
}

export const hasDose = (drug: Drug): boolean => moments.some(({ value }) => drug[value] > 0)

/** The doses of a day with their unit: "1-0-½-0 compresse". */
function dosesWords(drug: Drug, t: TFunction): string {
  if (drug.dose_scale !== null) return t('secondo scala: {{when}}', { when: whenWords(drug, t) })
  return drug.dose_unit === 'other' ? schemeText(drug) : `${schemeText(drug)} ${t(unitLabel(drug.dose_unit))}`
}

/** At which moments of the day. */
const whenWords = (drug: Drug, t: TFunction): string =>
  moments
    .filter(({ value }) => drug[value] > 0)
    .map(({ label }) => t(label))
    .join(', ')

/** The dose of a drug taken as needed: how much each time; of one that was written by moments, each as written. */
function eachTimeWords(drug: Drug, t: TFunction): string {
  if (drug.dose_scale !== null) return t('secondo scala')
  if (!hasDose(drug)) return t('dose da precisare')
  if (isOneAmount(drug)) return t('{{dose}} per volta', { dose: doseWords(drug[eachTime], drug, t) })
  return moments
    .filter(({ value }) => drug[value] > 0)
    .map(({ value, label }) => `${t(label)}: ${doseWords(drug[value], drug, t)}`)
    .join(', ')
}

/** Of a drug taken as needed: how much each time, how much at most in a day, and how far apart. */
export function asNeededWords(drug: Drug, t: TFunction): string {
  const most =
    drug.reserve_max_24h === null
      ? []
      : [t('al massimo {{dose}} in 24 ore', { dose: doseWords(drug.reserve_max_24h, drug, t) })]
  const apart =
    drug.reserve_min_interval_hours === null
      ? []
      : [t('a distanza di {{time}}', { time: hoursWords(drug.reserve_min_interval_hours) })]
  return [eachTimeWords(drug, t), ...most, ...apart].join(', ')
}

/** The one line that tells how a drug is taken: "1-0-½-0 compresse, ogni giorno". */
export function takingWords(drug: Drug, t: TFunction): string {
  if (drug.reserve) return `${t('In riserva')}, ${asNeededWords(drug, t)}`
  const doses = hasDose(drug) ? dosesWords(drug, t) : t('Dose da precisare')
  return dotted([doses, daysWords(drug, t)])
}

/** Of a drug that is not due on a day: how it is taken, and when the next time is. */
export function otherDaysWords(drug: Drug, day: Day, t: TFunction): string {
  const next = nextDayOf(drug, day)
  const words = takingWords(drug, t)
  if (next === null) return words
  const { shortDay } = formatIn(spokenLanguage())
  return t('{{words}}, la prossima volta {{day}}', { words, day: shortDay(next) })
}

/** What a drug's end or beginning says today, where it says anything. */
export function drugStateWords(drug: Drug, today: Day, t: TFunction): string | null {
  const format = formatIn(spokenLanguage())
  if (drug.struck) return t('Annullato')
  if (drug.end_date !== null && drug.end_date < today)
    return t('Terminato il {{day}}', { day: format.day(drug.end_date) })
  if (drug.start_date > today) return t('Inizia il {{day}}', { day: format.day(drug.start_date) })
  return null
}
