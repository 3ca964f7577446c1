import { expect, it } from 'vitest'
import { type AllergyAnswers, allergiesOf } from './allergies.ts'

const answers = (more: Partial<AllergyAnswers> = {}): AllergyAnswers => ({
  allergies: null,
  allergies_note: null,
  intollerances: null,
  intollerances_note: null,
  saved_at: '2026-03-02T22:30:00.000Z',
  confirmed: true,
  ...more,
})
const no = answers({ allergies: 'no' })

it.each<[string, string[], AllergyAnswers | undefined, object]>([
  ['nobody has asked', [], undefined, { notes: [], none_on: null }],
  ['it was left open', [], answers(), { notes: [], none_on: null }],
  ['it is not known', [], answers({ allergies: 'unknown' }), { notes: [], none_on: null }],
  ['there is none, on the day in Switzerland', [], no, { notes: [], none_on: '2026-03-02' }],
  ['that there is none was only copied', [], { ...no, confirmed: false }, { notes: [], none_on: null }],
  [
    'a warning stands beside a no',
    ['Allergia alle noci'],
    no,
    { notes: [{ source: 'warning', text: 'Allergia alle noci' }], none_on: null },
  ],
  [
    'both are described',
    [],
    answers({
      allergies: 'yes',
      allergies_note: 'Penicillina',
      intollerances: 'yes',
      intollerances_note: 'Lattosio',
    }),
    {
      notes: [
        { source: 'allergies', text: 'Penicillina' },
        { source: 'intollerances', text: 'Lattosio' },
      ],
      none_on: null,
    },
  ],
  [
    'an allergy without its name',
    [],
    answers({ allergies: 'yes' }),
    { notes: [{ source: 'allergies', text: '' }], none_on: null },
  ],
  [
    'no allergy, but an intolerance',
    [],
    answers({ allergies: 'no', intollerances: 'yes', intollerances_note: 'Lattosio' }),
    { notes: [{ source: 'intollerances', text: 'Lattosio' }], none_on: null },
  ],
])('where %s', (_, warnings, answered, known) => expect(allergiesOf(warnings, answered)).toEqual(known))
