import { expect, it } from 'vitest'
import type { RoundVisit } from './round.ts'
import { roundProgress } from './round-progress.ts'

const day = '2026-11-20'
const dose = (_id: string) => ({ drug: { _id }, day, moment: 'morning', dose: 1 })

/** What was written of a dose, as far as it decides whether the dose is open. */
const answered = (drugId: string) =>
  ({ drug: { _id: drugId }, day, moment: 'morning', struck: null }) as RoundVisit['administrations'][number]

const visit = (due: string[], given: string[] = []) =>
  ({ due: due.map(dose), administrations: given.map(answered) }) as unknown as RoundVisit

it.each<[string, RoundVisit[], { due: number; answered: number }]>([
  ['no visit has nothing due', [], { due: 0, answered: 0 }],
  ['each dose counts', [visit(['a', 'b'], ['a']), visit(['c'])], { due: 3, answered: 1 }],
  [
    'a dose that is due in two visits counts once',
    [visit(['a', 'b'], ['a']), visit(['a', 'b'], ['a'])],
    { due: 2, answered: 1 },
  ],
])('%s', (_, visits, expected) => expect(roundProgress(visits)).toEqual(expected))
