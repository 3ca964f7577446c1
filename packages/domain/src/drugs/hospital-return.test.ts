import { expect, it } from 'vitest'
import { someDrug } from '../testing/some-drug.ts'
import { asksReturn, isOfReturn } from './hospital-return.ts'

const today = '2026-11-20'
const stay = { from: '2026-11-10', to: '2026-11-18', reason: 'Ricovero', done: false }

it.each([
  ['after a stay in hospital', stay, true],
  ['after one that is said in other words', { ...stay, reason: 'Im Spital Lugano' }, true],
  ['after one in French', { ...stay, reason: "À l'Hôpital régional" }, true],
  ['after a holiday', { ...stay, reason: 'Vacanze dalla figlia' }, false],
  ['once it was done', { ...stay, done: true }, false],
  ['three months later', { ...stay, from: '2026-08-01', to: '2026-08-10' }, false],
])('a return is asked for %s: %s', (_, ended, asked) => expect(asksReturn(ended, today)).toBe(asked))

it.each([
  ['in use', {}, true],
  ['that ends today', { end_date: today }, true],
  ['that ended while she was away', { end_date: '2026-11-12' }, true],
  ['that had ended before', { end_date: '2026-11-09' }, false],
  ['that was struck', { struck: { reason: 'Errore' } }, false],
])('a return asks about a drug %s', (_, more, asked) => {
  expect(isOfReturn(someDrug(more), { from: stay.from, to: stay.to }, today)).toBe(asked)
})

it('without a stay it asks about what is in use', () => {
  expect(isOfReturn(someDrug({ end_date: '2026-11-19' }), null, today)).toBe(false)
})
