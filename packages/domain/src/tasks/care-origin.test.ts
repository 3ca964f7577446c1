import { expect, it } from 'vitest'
import { type CareOrigin, problemOfSettling } from './care-origin.ts'
import type { TaskStatus } from './task-status.ts'

const step = { known: true, goes_on: true, is_confirmed: false }
const confirmed = { ...step, is_confirmed: true }
const ended = { ...step, goes_on: false }
const measure = ended
const untold = { ...step, known: false }
const untoldDone = { ...confirmed, known: false }

it.each<[string, CareOrigin | undefined, TaskStatus, TaskStatus, string | null]>([
  ['of nothing', undefined, 'pending', 'completed', null],
  ['a step', step, 'pending', 'completed', 'step_confirmed_there'],
  ['a step', step, 'pending', 'not_done', null],
  ['a step', step, 'pending', 'confirmed', null],
  ['a step that is confirmed', confirmed, 'completed', 'pending', 'step_stands_confirmed'],
  ['a step that is confirmed', confirmed, 'completed', 'completed', null],
  ['a step of what has ended', ended, 'pending', 'completed', null],
  ['a measure', measure, 'pending', 'completed', null],
  ['a measure', measure, 'completed', 'pending', null],
  ['what she may not know', untold, 'pending', 'completed', 'care_untold'],
  ['what she may not know', untold, 'pending', 'not_done', null],
  ['what she may not know', untold, 'not_done', 'pending', null],
  ['what she may not know and is done', untoldDone, 'completed', 'pending', 'care_untold'],
  ['what she may not know and is done', untoldDone, 'completed', 'not_done', 'care_untold'],
])('%s %o from %s to %s: %s', (_, origin, before, next, expected) => {
  expect(problemOfSettling(origin, before, next)).toBe(expected)
})
