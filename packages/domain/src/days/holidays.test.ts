import { expect, it } from 'vitest'
import { holidayOn } from './holidays.ts'

it.each([
  ['2026-01-06', 'Epifania'],
  ['2026-03-19', 'San Giuseppe'],
  ['2026-04-06', 'Lunedì di Pasqua'],
  ['2026-05-14', 'Ascensione'],
  ['2026-05-25', 'Lunedì di Pentecoste'],
  ['2026-06-04', 'Corpus Domini'],
  ['2027-03-29', 'Lunedì di Pasqua'],
  ['2028-06-15', 'Corpus Domini'],
  ['2026-12-26', 'Santo Stefano'],
  ['2026-04-03', null],
  ['2026-11-21', null],
])('%s is %s', (day, label) => expect(holidayOn(day)).toBe(label))
