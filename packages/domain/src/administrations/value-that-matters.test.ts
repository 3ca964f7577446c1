import { expect, it } from 'vitest'
import { substanceClasses, substances } from '../drugs/substances.ts'
import { someScale } from '../testing/some-scale.ts'
import { valueThatMatters } from './value-that-matters.ts'

it.each([
  ['Insulina aspart 100 U/ml', 'SC', 'glyc'],
  ['Diamicron 30', 'OS', 'glyc'],
  ['Bisoprololo 2.5 mg', 'OS', 'hr'],
  ['Digossina 0.125 mg', 'OS', 'hr'],
  ['Lisinopril 10 mg', 'OS', 'bp_max'],
  ['Nitroglicerina spray 0.4 mg', 'OS', 'bp_max'],
  ['Torem 10', 'OS', 'weight'],
  ['Lasilactone', 'OS', 'weight'],
  ['Morfina gocce 20 mg/ml', 'OS', 'rr'],
  ['Timololo collirio 5 mg/ml', 'OCU', null],
  ['Dafalgan', 'OS', null],
  ['Crema', 'OS', null],
] as const)('before %s (%s) it is %s', (name, modality, parameter) =>
  expect(valueThatMatters({ name, modality, dose_scale: null })).toBe(parameter),
)

it('is that of its scale, whatever the drug is called', () => {
  expect(valueThatMatters({ name: 'Penna blu', modality: 'SC', dose_scale: someScale })).toBe('glyc')
})

it('is asked for by substances and classes that the table has', () => {
  const known = new Set([...substances.keys(), ...substanceClasses.keys()])
  expect(known.has('ACE_inhibitors') && known.has('insulins') && known.has('glucagon')).toBe(true)
})
