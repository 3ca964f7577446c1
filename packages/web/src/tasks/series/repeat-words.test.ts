import type { Language } from '@vicino/domain/wire/language.ts'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { speak, startTexts } from '../../i18n/texts.ts'
import { repeatWords } from './repeat-words.ts'

const series = { until: '2026-12-20', count: null, skip_holidays: false }
const friday = '2026-11-20'

beforeAll(() => startTexts('it'))

const inLanguage = async (language: Language, rule: string, more: object = {}): Promise<string> => {
  await speak(language)
  return repeatWords({ ...series, rule, ...more }, friday, i18next.t)
}

describe('how a task repeats', () => {
  it.each([
    ['FREQ=DAILY', {}, 'Ogni giorno, fino al 20.12.2026'],
    ['FREQ=DAILY;INTERVAL=3', { until: null, count: 12 }, 'Ogni 3 giorni, 12 volte'],
    ['FREQ=WEEKLY;BYDAY=MO,TH', {}, 'Ogni settimana, lunedì e giovedì, fino al 20.12.2026'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', {}, 'Ogni 2 settimane, venerdì, fino al 20.12.2026'],
    ['FREQ=MONTHLY;BYMONTHDAY=20', {}, 'Ogni mese, il giorno 20, fino al 20.12.2026'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', {}, "Ogni mese, l'ultimo giorno del mese, fino al 20.12.2026"],
    ['FREQ=MONTHLY;BYDAY=3FR', {}, 'Ogni mese, il terzo venerdì, fino al 20.12.2026'],
    ['FREQ=MONTHLY;BYDAY=-1SU', {}, "Ogni mese, l'ultima domenica, fino al 20.12.2026"],
    ['FREQ=YEARLY', { skip_holidays: true }, 'Ogni anno, fino al 20.12.2026, senza i giorni festivi'],
  ])('%s', async (rule, more, words) => expect(await inLanguage('it', rule, more)).toBe(words))

  it.each<[Language, string]>([
    ['de', 'Alle 2 Wochen, Montag und Donnerstag, bis 20.12.2026'],
    ['fr', "Toutes les 2 semaines, lundi et jeudi, jusqu'au 20.12.2026"],
    ['en', 'Every 2 weeks, Monday and Thursday, until 20.12.2026'],
  ])('is said in %s', async (language, words) => {
    expect(await inLanguage(language, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH')).toBe(words)
  })
})
