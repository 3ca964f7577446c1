import { expect, it } from 'vitest'
import { someAdministration } from '../testing/some-administration.ts'
import type { Administration } from './administration.ts'
import { isRoutine } from './routine.ts'

it.each<[string, Partial<Administration>, boolean]>([
  ['given as ordered', {}, true],
  ['refused', { status: 'refused', status_reason: 'Nausea' }, false],
  ['taken by the client', { status: 'self_taken', status_reason: 'Già presa' }, false],
  ['taken as needed', { moment: null }, false],
  ['with half of what was ordered', { status_reason: 'Metà, era sonnolenta' }, false],
  ['with a note', { note: 'Ha faticato a deglutire' }, false],
  ['a patch, which sticks somewhere', { site: 'Petto a destra' }, false],
  ['given against a warning', { confirm: { reason: 'Data due volte' } }, false],
  ['handed over', { handover: true }, false],
])('a dose %s (%o) is routine: %s', (_, more, expected) => {
  expect(isRoutine(someAdministration(more))).toBe(expected)
})
