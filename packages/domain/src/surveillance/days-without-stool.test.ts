import { expect, it } from 'vitest'
import { type BowelNote, daysWithoutStool } from './days-without-stool.ts'

const today = '2026-11-20'
const note = (day: string, bm: BowelNote['bm']): BowelNote => ({ day, bm })

it.each<[string, BowelNote[], { days: number; since: string } | null]>([
  ['nobody notes it', [], null],
  ['of today', [note('2026-11-20', 'bristol_4')], { days: 0, since: '2026-11-20' }],
  ['of three days ago', [note('2026-11-17', 'bristol_2')], { days: 3, since: '2026-11-17' }],
  [
    'and since then only gas',
    [note('2026-11-16', 'diarrhea'), note('2026-11-19', 'gas')],
    { days: 4, since: '2026-11-16' },
  ],
  [
    'and none since it was first noted',
    [note('2026-11-15', 'closed'), note('2026-11-18', 'closed')],
    { days: 5, since: '2026-11-15' },
  ],
])('days without stool: %s', (_, notes, told) => expect(daysWithoutStool(notes, today)).toEqual(told))
