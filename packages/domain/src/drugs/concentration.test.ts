import { expect, it } from 'vitest'
import { concentrationOf, spokenName } from './concentration.ts'

it.each([
  ['Insulina glargine 100 U/ml', 100],
  ['Insulina glargine 300 unità/ml', 300],
  ['Toujeo SoloStar', 300],
  ['Lantus', 100],
  ['Tresiba', null],
  ['Tresiba 200 U/ml', 200],
  ['Humalog', null],
])('%s holds %j units in a millilitre', (name, units) =>
  expect(concentrationOf({ name, dose_unit: 'unit' })).toBe(units),
)

it('is asked of what is counted in units alone', () =>
  expect(concentrationOf({ name: 'Eparina 100 U/ml', dose_unit: 'ml' })).toBeNull())

it.each([
  ['Insulina glargine 100 U/ml', 'Insulina glargine 100 unità/ml'],
  ['Colecalciferolo 4500 IU', 'Colecalciferolo 4500 unità'],
  ['Novalgin 500 mg', 'Novalgin 500 mg'],
  ['Uvamin 100 Ultra', 'Uvamin 100 Ultra'],
  ['Calcio 800 UI', 'Calcio 800 UI'],
])('%s is read as %s', (name, spoken) => expect(spokenName(name, 'unità')).toBe(spoken))
