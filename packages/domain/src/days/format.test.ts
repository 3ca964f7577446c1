import { describe, expect, it } from 'vitest'
import { languages } from '../wire/languages.ts'
import { formatIn } from './format.ts'

const friday = '2026-11-20'

describe('words of a day', () => {
  it.each([
    ['it', 'ven 20 nov', 'venerdì 20 novembre', 'venerdì 20 novembre 2026', 'venerdì', 'novembre 2026'],
    [
      'de',
      'Fr., 20. Nov.',
      'Freitag, 20. November',
      'Freitag, 20. November 2026',
      'Freitag',
      'November 2026',
    ],
    ['fr', 'ven. 20 nov.', 'vendredi 20 novembre', 'vendredi 20 novembre 2026', 'vendredi', 'novembre 2026'],
    ['en', 'Fri 20 Nov', 'Friday 20 November', 'Friday 20 November 2026', 'Friday', 'November 2026'],
  ] as const)('in %s', (language, short, long, withYear, weekday, month) => {
    const format = formatIn(language)
    expect(format.day(friday)).toBe('20.11.2026')
    expect(format.shortDay(friday)).toBe(short)
    expect(format.longDay(friday)).toBe(long)
    expect(format.longDayWithYear(friday)).toBe(withYear)
    expect(format.weekday(friday)).toBe(weekday)
    expect(format.month(friday)).toBe(month)
  })

  it('writes days long past without moving them', () => {
    expect(formatIn('it').longDayWithYear('1850-01-01')).toBe('martedì 1 gennaio 1850')
    expect(formatIn('it').longDayWithYear('1920-02-29')).toBe('domenica 29 febbraio 1920')
    expect(formatIn('it').day('1920-02-09')).toBe('09.02.1920')
  })

  it.each([
    ['it', 'oggi', 'domani', 'ieri'],
    ['de', 'heute', 'morgen', 'gestern'],
    ['fr', 'aujourd’hui', 'demain', 'hier'],
    ['en', 'today', 'tomorrow', 'yesterday'],
  ] as const)('names the near days in %s', (language, today, tomorrow, yesterday) => {
    const near = (day: string) => formatIn(language).nearDay(day, friday)
    expect([near(friday), near('2026-11-21'), near('2026-11-19')]).toEqual([today, tomorrow, yesterday])
    expect([near('2026-11-22'), near('2026-11-18')]).toEqual([null, null])
  })
})

describe('instants', () => {
  it('are written in the time of Zurich', () => {
    expect(formatIn('it').instant('2026-11-20T23:05:00.000Z')).toBe('21.11.2026, 00:05')
    expect(formatIn('de').instant('2026-07-01T06:00:00.000Z')).toBe('01.07.2026, 08:00')
  })
})

describe('numbers are the same in every language', () => {
  it.each(languages)('in %s', language => {
    const format = formatIn(language)
    expect(format.number(1234.5)).toBe("1'234.5")
    expect(format.number(1234.5, 2)).toBe("1'234.50")
    expect(format.number(0.25)).toBe('0.25')
    expect(format.number(999)).toBe('999')
    expect(format.number(1_000_000, 0)).toBe("1'000'000")
    expect(format.number(-0.5)).toBe('-0.5')
    expect(format.money(1234.5)).toBe("CHF 1'234.50")
    expect(format.money(0)).toBe('CHF 0.00')
    expect(format.money(12, 'EUR')).toBe('EUR 12.00')
  })
})
