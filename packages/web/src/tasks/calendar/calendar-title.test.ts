import type { CalendarView } from '@vicino/domain/calendar/calendar-view.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { expect, it } from 'vitest'
import { calendarTitle } from './calendar-title.ts'

it.each<[CalendarView, { narrow?: boolean }, string, string]>([
  ['month', {}, '2026-11-20', 'novembre 2026'],
  ['schedule', {}, '2026-11-20', 'novembre 2026'],
  ['week', {}, '2026-11-20', '16–22 nov 2026'],
  ['week', { narrow: true }, '2026-11-20', '16–22 nov 2026'],
  ['day', { narrow: true }, '2026-11-20', 'ven 20 nov'],
  ['day', {}, '2026-11-20', 'venerdì 20 novembre 2026'],
])('%s with %o around %s: %s', (view, room, day, words) => {
  expect(calendarTitle(view, day, { ...room, weekStart: 'mon' }, formatIn('it'))).toBe(words)
})
