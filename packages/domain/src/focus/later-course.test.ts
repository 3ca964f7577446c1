import { expect, it } from 'vitest'
import { type Reading, readingDefaults } from '../surveillance/reading.ts'
import { newId } from '../wire/id.ts'
import { laterCourse } from './later-course.ts'

const reading = (day: number, values: Partial<Reading>): Reading => ({
  ...readingDefaults,
  _id: newId(),
  dossierId: newId(),
  version: 1,
  bp: null,
  critical: [],
  news2: null,
  measured_at: `2026-11-${day}T08:00:00.000Z`,
  created_at: `2026-11-${day}T08:00:00.000Z`,
  written_at: `2026-11-${day}T08:00:00.000Z`,
  author: { _id: newId(), name: 'Anna Prova', role: 'nurse_diploma', avatar: null },
  reason: null,
  struck: null,
  handover: false,
  ...values,
})

it('is what was measured again after a reading, the newest ones, without what was struck', () => {
  const attached = reading(12, { weight: 73, bp_max: 150, bp_min: 90 })
  const all = [
    reading(11, { weight: 74 }),
    attached,
    reading(13, { weight: 72.5, hr: 80 }),
    reading(14, { hr: 78 }),
    reading(15, { bp_max: 130, bp_min: 80, weight: 71.9 }),
    reading(16, { weight: 99, struck: { reason: 'Errore' } }),
  ]
  const values = (most: number) => laterCourse(attached, all, most).map(later => later.values)
  expect(values(5)).toEqual([{ weight: 72.5 }, { bp_max: 130, bp_min: 80, weight: 71.9 }])
  expect(values(1)).toEqual([{ bp_max: 130, bp_min: 80, weight: 71.9 }])
})
