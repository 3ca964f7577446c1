import { expect, it } from 'vitest'
import type { Placed } from './placed.ts'
import { splitByDays } from './timeline-days.ts'

const item = (
  _id: string,
  date: string,
  end_date: string,
  start_time: string | null,
  end_time: string | null,
): Placed => ({ _id, date, end_date, start_time, end_time })

const items = [
  item('visit', '2026-11-17', '2026-11-17', '08:00', '09:00'),
  item('night', '2026-11-16', '2026-11-17', '22:00', '06:00'),
  item('from the week before', '2026-11-15', '2026-11-16', '22:00', '06:00'),
  item('until midnight', '2026-11-16', '2026-11-17', '22:00', '00:00'),
  item('whole days', '2026-11-01', '2026-11-16', null, null),
  item('longer than a day', '2026-11-16', '2026-11-18', '08:00', '09:00'),
  item('the wrong way round', '2026-11-18', '2026-11-18', '09:00', '08:00'),
  item('before', '2026-11-15', '2026-11-15', '08:00', '09:00'),
  item('after', '2026-11-19', '2026-11-19', '08:00', '09:00'),
]

it('puts each thing where its days show it', () => {
  const { strip, columns } = splitByDays(items, '2026-11-16', 3)
  expect(strip.map(({ _id }) => _id)).toEqual(['whole days', 'longer than a day'])
  expect(columns.map(column => column.map(({ _id }) => _id))).toEqual([
    ['night', 'from the week before', 'until midnight'],
    ['visit', 'night'],
    ['the wrong way round'],
  ])
})
