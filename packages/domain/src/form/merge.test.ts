import { describe, expect, it } from 'vitest'
import type { Answers } from './answers.ts'
import type { Form } from './field.ts'
import { merge, mergeMark } from './merge.ts'
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
      whole: true,
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
    room: {
      kind: 'group',
      label: 'Camera',
      fields: { window: { kind: 'flag', label: 'Finestra' }, door: { kind: 'flag', label: 'Porta' } },
    },
  },
} as const satisfies Form

describe('units', () => {
  const smokes: Answers = { smokes: true, cigarettes: 5 }
  it.each<[string, Answers, Answers, string[]]>([
    ['a gate answered otherwise goes with what it shows', smokes, { smokes: false }, ['smokes cigarettes']],
    ['a gate answered alike ties nothing', smokes, { ...smokes, cigarettes: 9 }, ['smokes', 'cigarettes']],
    ['a gate that shows no answer ties nothing', { smokes: true }, {}, ['smokes', 'cigarettes']],
  ])('%s', (_, mine, theirs, units) => {
    const rest = ['note', 'score', 'pains', 'room.window', 'room.door']
    expect(mergeUnits(form, mine, theirs).map(unit => unit.join(' '))).toEqual([...units, ...rest])
  })

  it('resets tie too, gates behind gates, and the gate of a group', () => {
    const flag = { kind: 'flag', label: 'Sì' } as const
    const chained: Form = {
      fields: {
        a: flag,
        b: { ...flag, shownWhen: { field: 'a', is: true } },
        x: flag,
        c: { kind: 'group', label: 'C', shownWhen: { answered: 'b' }, fields: { d: flag, e: flag } },
        y: { ...flag, resets: [{ field: 'x' }] },
      },
    }
    const mine: Answers = { a: true, b: true, c: { d: true, e: true }, x: false, y: true }
    expect(mergeUnits(chained, mine, { a: false, x: true })).toEqual([
      ['a', 'b', 'c.d', 'c.e'],
      ['x', 'y'],
    ])
  })
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
      'a gate in the same way, each with what she saw behind it',
      { smokes: false, room: { door: true } },
      { smokes: false, room: { window: false } },
      { smokes: false, room: { door: true, window: false } },
      [],
    ],
    [
      'two questions of one group',
      { ...base, room: { door: true } },
      { ...base, room: { window: false } },
      { ...base, room: { door: true, window: false } },
      [],
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

  it('that only one added stand on either side of a question about another', () => {
    const [right, left] = ['destro', 'sinistro'].map(side => ({ ...knee, where: `Ginocchio ${side}` }))
    const { conflicts } = merge(form, { pains: [knee] }, { pains: [right!, back] }, { pains: [left!, hip] })
    expect(conflicts).toMatchObject([
      {
        mine: { pains: [right, hip, { ...back, id: 3 }] },
        theirs: { pains: [left, hip, { ...back, id: 3 }] },
      },
    ])
  })

  it('that she struck stay struck, and what I wrote of them stands as new', () => {
    const struck = { ...knee, struck: { reason: 'Errore' } }
    const right = { ...knee, where: 'Ginocchio destro' }
    const { conflicts } = merge(form, { pains: [knee] }, { pains: [right] }, { pains: [struck] })
    expect(conflicts).toMatchObject([
      { mine: { pains: [struck, { ...right, id: 2 }] }, theirs: { pains: [struck] } },
    ])
  })
})

it.each([
  [false, false, true, true],
  [true, true, false, false],
  [false, true, false, true],
  [true, false, true, false],
  [undefined, false, true, true],
])('marked %s, by me %s, by her %s: is marked %s', (base, mine, theirs, expected) => {
  expect(mergeMark(base, mine, theirs)).toBe(expected)
})
