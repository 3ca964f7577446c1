import { expect, it } from 'vitest'
import type { ShownWhen } from '../form/condition.ts'
import type { NamedFields } from '../form/field.ts'
import { enablingOf } from './enable-when.ts'

const fields: NamedFields = {
  diet: { kind: 'choice', label: 'Dieta', options: [{ value: 'quantitativa', label: 'Quantitativa' }] },
  smokes: { kind: 'flag', label: 'Fuma' },
}
const at = { section: 'nutrition', fields, prefix: 'meal.', t: (italian: string) => italian } as const
const smokes = { question: 'meal.smokes', operator: '=', answerBoolean: true }
const exists = { question: 'meal.smokes', operator: 'exists', answerBoolean: true }
const coding = {
  system: 'urn:vicino:options:nutrition:meal.diet',
  code: 'quantitativa',
  display: 'Quantitativa',
}

it.each<[string, ShownWhen | undefined, object]>([
  ['nothing', undefined, {}],
  ['an answer', { answered: 'smokes' }, { enableWhen: [exists] }],
  ['a flag', { field: 'smokes', is: true }, { enableWhen: [smokes] }],
  [
    'an option',
    { field: 'diet', is: 'quantitativa' },
    { enableWhen: [{ question: 'meal.diet', operator: '=', answerCoding: coding }] },
  ],
  [
    'not, which an unanswered question does not satisfy',
    { not: { field: 'smokes', is: true } },
    { enableWhen: [exists, { ...smokes, operator: '!=' }], enableBehavior: 'all' },
  ],
  [
    'any of two',
    { any: [{ answered: 'smokes' }, { field: 'smokes', is: true }] },
    { enableWhen: [exists, smokes], enableBehavior: 'any' },
  ],
  [
    'all of two',
    { all: [{ answered: 'smokes' }, { field: 'smokes', is: true }] },
    { enableWhen: [exists, smokes], enableBehavior: 'all' },
  ],
])('%s', (_, condition, said) => expect(enablingOf(condition, at)).toEqual(said))

it('has no words for a condition of two levels', () => {
  expect(() => enablingOf({ any: [{ all: [{ answered: 'diet' }] }] }, at)).toThrow(/one level/)
})
