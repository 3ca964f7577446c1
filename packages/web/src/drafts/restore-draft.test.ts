import { expect, test } from 'vitest'
import { restoreDraft } from './restore-draft.ts'

const start = { name: '', dose: 0, days: [] as string[], end: null as string | null }

test.each([
  ['what was typed', { name: 'Metformina', dose: 0.5 }, { ...start, name: 'Metformina', dose: 0.5 }],
  ['a field that was empty before', { end: '2026-11-20' }, { ...start, end: '2026-11-20' }],
  ['a list', { days: ['mon'] }, { ...start, days: ['mon'] }],
  ['nothing of a field that is gone', { route: 'OS' }, start],
  ['nothing of another kind', { dose: '0.5', days: 'mon' }, start],
  ['nothing of a draft that is no object', ['Metformina'], start],
  ['nothing of an empty draft', null, start],
])('restores %s', (_what, kept, restored) => {
  expect(restoreDraft(start, kept)).toEqual(restored)
})
