import { expect, it } from 'vitest'
import { substances } from '../drugs/substances.ts'
import { someScale } from '../testing/some-scale.ts'
import { rulesOfDose } from './rules-of-dose.ts'

const pulse = { parameter: 'hr', below: 50, above: null } as const
const glycaemia = { parameter: 'glyc', below: 5, above: null } as const
const hypoglycaemia = { parameter: 'glyc', below: 4, above: null } as const

it.each([
  ['a rapid insulin by a fixed order', { name: 'Insulina aspart 100 unità/ml' }, [hypoglycaemia]],
  ['its brand', { name: 'Humalog KwikPen' }, [hypoglycaemia]],
  ['a mixed one, which holds it', { name: 'NovoMix 30' }, [hypoglycaemia]],
  ['one with another rule', { name: 'Apidra', hold_rules: [pulse] }, [pulse, hypoglycaemia]],
  ['one whose order says from which value', { name: 'Apidra', hold_rules: [glycaemia] }, [glycaemia]],
  ['one by scale, which asks by itself', { name: 'NovoRapid', dose_scale: someScale }, []],
  ['a slow insulin', { name: 'Lantus SoloStar' }, []],
  ['another drug', { name: 'Bisoprololo 2.5 mg', hold_rules: [pulse] }, [pulse]],
])('what holds %s', (_, drug, rules) => {
  expect(rulesOfDose({ dose_scale: null, hold_rules: [], ...drug })).toEqual(rules)
})

it('knows its insulins by the table', () => {
  for (const code of ['insulin aspart', 'insulin lispro', 'insulin glulisine'])
    expect(substances.has(code), code).toBe(true)
})
