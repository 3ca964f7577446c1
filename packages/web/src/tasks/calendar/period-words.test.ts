import type { CalendarView, DaysAcross } from '@vicino/domain/calendar/calendar-view.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { expect, it } from 'vitest'
import { periodWords } from './period-words.ts'

it.each<[CalendarView, DaysAcross, string, string]>([
  ['month', 7, '2026-11-20', 'novembre 2026'],
  ['schedule', 7, '2026-11-20', 'novembre 2026'],
  ['week', 7, '2026-11-20', '16–22 nov 2026'],
  ['week', 3, '2026-11-20', '20–22 nov 2026'],
  ['week', 1, '2026-11-20', 'ven 20 nov'],
  ['day', 3, '2026-11-20', 'ven 20 nov'],
  ['day', 7, '2026-11-20', 'venerdì 20 novembre 2026'],
])('%s of %d days around %s: %s', (view, daysAcross, day, words) => {
  expect(periodWords(view, day, { daysAcross, weekStart: 'mon' }, formatIn('it'))).toBe(words)
})
