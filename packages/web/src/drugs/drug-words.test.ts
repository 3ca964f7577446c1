import { beforeAll, describe, expect, it } from 'vitest'
import i18next from 'i18next'
import { startTexts } from '../i18n/texts.ts'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { hoursWords } from '../i18n/hours-words.ts'
import { drugPeriodWords, drugStateWords, takingWords } from './drug-words.ts'

beforeAll(() => startTexts('it'))

describe('how a drug is taken', () => {
  it.each([
    ['with halves', { morning: 1, evening: 0.5 }, '1-0-½-0 compresse\u00a0· Ogni giorno'],
    ['on weekdays', { morning: 1, days: ['mon', 'thu'] as const }, '1-0-0-0 compresse\u00a0· lun, gio'],
    ['every day of the week', { morning: 1, days: ['sun'] as const }, '1-0-0-0 compresse\u00a0· dom'],
    ['every three days', { morning: 1, every_n_days: 3 }, '1-0-0-0 compresse\u00a0· Ogni 3 giorni'],
    [
      'every day, written as an interval',
      { morning: 1, every_n_days: 1 },
      '1-0-0-0 compresse\u00a0· Ogni giorno',
    ],
    ['in units', { evening: 24, dose_unit: 'unit' as const }, '0-0-24-0 unità\u00a0· Ogni giorno'],
    ['in something else', { night: 1, dose_unit: 'other' as const }, '0-0-0-1\u00a0· Ogni giorno'],
    ['without a dose', {}, 'Dose da precisare\u00a0· Ogni giorno'],
    ['as needed', { reserve: true }, 'In riserva, dose da precisare'],
    [
      'as needed, written by moments',
      { reserve: true, evening: 0.5, night: 1 },
      'In riserva, Sera: ½ compressa, Notte: 1 compressa',
    ],
    [
      'as needed within limits',
      { reserve: true, morning: 1, reserve_max_24h: 4, reserve_min_interval_hours: 6 },
      'In riserva, 1 compressa per volta, al massimo 4 compresse in 24 ore, a distanza di 6\u00a0h',
    ],
  ])('%s', (_how, drug, words) =>
    expect(takingWords(someDrug({ ...drug, days: [...('days' in drug ? drug.days : [])] }), i18next.t)).toBe(
      words,
    ),
  )
})

it.each([
  [6, '6\u00a0h'],
  [0.25, '15\u00a0min'],
  [2.5, '2\u00a0h\u00a030\u00a0min'],
  [168, '168\u00a0h'],
])('%d hours are said as %s', (hours, words) => expect(hoursWords(hours)).toBe(words))

it.each([
  ['open', null, 'Dal 09.08.2026'],
  ['closed', '2026-11-30', 'Dal 09.08.2026 al 30.11.2026'],
])('an %s period', (_what, end_date, words) =>
  expect(drugPeriodWords(someDrug({ end_date }), i18next.t)).toBe(words),
)

it.each([
  ['taken today', {}, null],
  ['that ends today', { end_date: '2026-11-20' }, null],
  ['that ended', { end_date: '2026-11-19' }, 'Terminato il 19.11.2026'],
  ['that begins later', { start_date: '2026-11-21' }, 'Inizia il 21.11.2026'],
  ['that was struck', { struck: { reason: 'Doppione' } }, 'Annullato'],
])('the state of a drug %s', (_what, more, words) =>
  expect(drugStateWords(someDrug(more), '2026-11-20', i18next.t)).toBe(words),
)
