import { expect, it } from 'vitest'
import { wholeAmounts } from './whole-amounts.ts'

it.each([
  ['Dafalgan 1000 mg', 'Dafalgan 1000_mg'],
  ['Augmentin 875/125 mg cpr', 'Augmentin 875/125_mg cpr'],
  ['Sciroppo 20 mg/5 ml', 'Sciroppo 20_mg/5_ml'],
  ['NaCl 0.9 % 500 ml', 'NaCl 0.9_% 500_ml'],
  ['Vitamina D3 gocce', 'Vitamina D3 gocce'],
  ['Omega 3 lipidi', 'Omega 3 lipidi'],
])('%s stays whole as %s', (name, shown) => expect(wholeAmounts(name)).toBe(shown.replaceAll('_', '\u00a0')))
