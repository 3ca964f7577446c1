import { describe, expect, it } from 'vitest'
import type { Answers } from './answers.ts'
import type { Form } from './field.ts'
import { merge } from './merge.ts'
import { mergeUnits } from './merge-units.ts'

const form = {
  fields: {
    smokes: { kind: 'flag', label: 'Fuma' },
    cigarettes: {
      kind: 'number',
      label: 'Sigarette',
      min: 0,
      max: 99,
      step: 1,
      unit: '',
      shownWhen: { field: 'smokes', is: true },
    },
    note: { kind: 'text', label: 'Nota', max: 300 },
    score: {
      kind: 'group',
      label: 'Scala',
      fields: {
        one: { kind: 'score', label: 'Uno', options: [{ value: 1, label: 'Sì' }] },
        two: { kind: 'score', label: 'Due', options: [{ value: 1, label: 'Sì' }] },
      },
    },
    pains: {
      kind: 'entries',
      label: 'Dolore',
      add: { label: 'Aggiungi' },
      none: { label: 'Nessuno' },
      fields: { where: { kind: 'text', label: 'Dove', max: 300 } },
    },
  },
} as const satisfies Form

it('a gate is one unit with what it hides, a group is one', () => {
  expect(mergeUnits(form)).toEqual([['smokes', 'cigarettes'], ['note'], ['score'], ['pains']])
})

it('resets tie too, and gates behind gates', () => {
  const flag = { kind: 'flag', label: 'Sì' } as const
  const chained: Form = {
    fields: {
      a: flag,
      b: { ...flag, shownWhen: { field: 'a', is: true } },
      x: flag,
      c: { ...flag, shownWhen: { answered: 'b' } },
      y: { ...flag, resets: [{ field: 'x' }] },
    },
  }
  expect(mergeUnits(chained)).toEqual([
    ['a', 'b', 'c'],
    ['x', 'y'],
  ])
})

describe('two nurses', () => {
  const base: Answers = { smokes: true, cigarettes: 5, note: 'uno' }
  it.each<[string, Answers, Answers, Answers, string[]]>([
    ['nobody', base, base, base, []],
    ['only I', { ...base, note: 'due' }, base, { ...base, note: 'due' }, []],
    ['only she', base, { ...base, note: 'due' }, { ...base, note: 'due' }, []],
    [
      'different units',
      { ...base, cigarettes: 9 },
      { ...base, note: 'due' },
      { ...base, cigarettes: 9, note: 'due' },
      [],
    ],
    [
      'the same in the same way',
      { ...base, note: 'due' },
      { ...base, note: 'due' },
      { ...base, note: 'due' },
      [],
    ],
    [
      'the same field',
      { ...base, note: 'due' },
      { ...base, note: 'tre' },
      { smokes: true, cigarettes: 5 },
      ['note'],
    ],
    [
      'a gate and what it hides',
      { smokes: false, note: 'uno' },
      { ...base, cigarettes: 9 },
      { note: 'uno' },
      ['smokes'],
    ],
    [
      'two items of one score',
      { ...base, score: { one: 1 } },
      { ...base, score: { two: 1 } },
      base,
      ['score'],
    ],
  ])('changing %s', (_, mine, theirs, answers, conflicts) => {
    const merged = merge(form, base, mine, theirs)
    expect(merged.answers).toEqual(answers)
    expect(merged.conflicts.map(({ unit }) => unit)).toEqual(conflicts)
  })

  it('are shown both sides of a conflict', () => {
    const { conflicts } = merge(form, base, { smokes: false, note: 'uno' }, { ...base, cigarettes: 9 })
    expect(conflicts).toEqual([
      {
        unit: 'smokes',
        fields: ['smokes', 'cigarettes'],
        mine: { smokes: false },
        theirs: { smokes: true, cigarettes: 9 },
      },
    ])
  })

  it('are asked about all that differs where nobody knows the beginning', () => {
    const merged = merge(form, undefined, { note: 'uno' }, { note: 'due', smokes: true })
    expect(merged.conflicts.map(({ unit }) => unit)).toEqual(['smokes', 'note'])
  })
})

describe('entries', () => {
  const knee = { id: 1, where: 'Ginocchio' }
  const back = { id: 2, where: 'Schiena' }
  const hip = { id: 2, where: 'Anca' }

  it('that each added both stand, mine under the next free id', () => {
    const merged = merge(form, { pains: [knee] }, { pains: [knee, back] }, { pains: [knee, hip] })
    expect(merged.answers).toEqual({ pains: [knee, hip, { ...back, id: 3 }] })
    expect(merged.conflicts).toEqual([])
  })

  it('that one struck while the other added', () => {
    const struck = { ...knee, struck: { reason: 'Errore' } }
    const merged = merge(form, { pains: [knee] }, { pains: [struck] }, { pains: [knee, hip] })
    expect(merged.answers).toEqual({ pains: [struck, hip] })
  })

  it('that both changed are asked', () => {
    const merged = merge(
      form,
      { pains: [knee] },
      { pains: [{ ...knee, where: 'Ginocchio destro' }] },
      { pains: [{ ...knee, where: 'Ginocchio sinistro' }] },
    )
    expect(merged.conflicts.map(({ unit }) => unit)).toEqual(['pains'])
  })
})
