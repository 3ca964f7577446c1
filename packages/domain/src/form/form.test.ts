import { describe, expect, expectTypeOf, it } from 'vitest'
import { answer } from './answer.ts'
import type { Answers } from './answers.ts'
import { answerTitle, answerWords } from './answer-words.ts'
import { bandOf } from './bands.ts'
import { differences } from './differences.ts'
import type { AnswersOf, Form } from './field.ts'
import { formState, openFields } from './form-state.ts'
import { readableForm, withUnreadable } from './readable-form.ts'
import { answeredRows } from './rows.ts'
import { readStored, unreadLines } from './stored-answers.ts'
import { addText, mayAddText, toggleText } from './text-list.ts'
import { toWire } from './wire-answers.ts'

const form = {
  fields: {
    sight: {
      kind: 'choice',
      label: 'Vista',
      options: [
        { value: 'good', label: 'Buona' },
        { value: 'bad', label: 'Cattiva' },
      ],
      note: { wire: 'sight_description', label: 'Descrizione' },
    },
    vaccinated: { kind: 'question', label: 'Vaccinato', unknown: true },
    aids: {
      kind: 'list',
      label: 'Ausili',
      presets: [{ value: 'stick', label: 'Bastone' }],
      custom: { label: 'Nuovo', minLength: 4 },
    },
    oxygen: {
      kind: 'block',
      label: 'Ossigeno',
      fields: {
        is_active: { kind: 'flag', label: 'In uso' },
        since: { kind: 'date', label: 'Dal', starts: 'today', shownWhen: { field: 'is_active', is: true } },
        flow: {
          kind: 'number',
          label: 'Flusso',
          min: 0,
          max: 60,
          step: 0.5,
          unit: 'l/min',
          shownWhen: { field: 'is_active', is: true },
        },
      },
    },
    scale: {
      kind: 'group',
      label: 'Scala',
      permission: 'scales.assess',
      fields: { item: { kind: 'score', label: 'Voce', options: [{ value: 4, label: 'Buona' }] } },
    },
    pains: {
      kind: 'entries',
      label: 'Dolore',
      add: { label: 'Aggiungi' },
      none: { label: 'Nessuno' },
      fields: { where: { kind: 'text', label: 'Dove', max: 300 } },
    },
    note: { kind: 'text', label: 'Nota', max: 300, optional: true },
  },
} as const satisfies Form

const full: Answers = {
  sight: { choice: 'bad', note: 'Cataratta' },
  vaccinated: 'unknown',
  aids: ['stick', 'Tappeto'],
  oxygen: { is_active: true, since: '2026-11-21', flow: 1.5 },
  scale: { item: 4 },
  pains: [{ id: 2, where: 'Schiena', struck: { reason: 'Errore' } }],
}

const speech = { t: (text: string) => text, day: (day: string) => `il ${day}`, number: String }

it('a definition gives the type of its answers', () => {
  type Written = AnswersOf<typeof form>
  expectTypeOf<Written['sight']>().toEqualTypeOf<
    { readonly choice: 'good' | 'bad'; readonly note?: string } | undefined
  >()
  expectTypeOf<Written['vaccinated']>().toEqualTypeOf<'yes' | 'no' | 'unknown' | undefined>()
  expectTypeOf<NonNullable<Written['oxygen']>['flow']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<NonNullable<Written['scale']>['item']>().toEqualTypeOf<4 | undefined>()
})

it('answers travel under the names of the wire', () => {
  expect(toWire(form, full)).toEqual({
    sight: 'bad',
    sight_description: 'Cataratta',
    vaccinated: 'unknown',
    aids: ['stick', 'Tappeto'],
    oxygen: { is_active: true, since: '2026-11-21', flow: 1.5 },
    scale: { item: 4 },
    pains: [{ id: 2, where: 'Schiena', struck: { reason: 'Errore' } }],
  })
})

it('every answer is a row with its path, its labels and its words', () => {
  expect(
    answeredRows(form, full).map(
      row => `${row.path}: ${answerTitle(row, speech)} = ${answerWords(row, speech)}`,
    ),
  ).toEqual([
    'sight: Vista = Cattiva',
    'sight_description: Vista · Descrizione = Cataratta',
    'vaccinated: Vaccinato = Non si sa',
    'aids: Ausili = Bastone, Tappeto',
    'oxygen.is_active: Ossigeno · In uso = Sì',
    'oxygen.since: Ossigeno · Dal = il 2026-11-21',
    'oxygen.flow: Ossigeno · Flusso = 1.5 l/min',
    'scale.item: Scala · Voce = Buona',
    'pains.2.where: Dolore · 2 · Dove = Schiena',
    'pains.2.struck: Dolore · 2 · Annullato, motivo = Errore',
  ])
})

it('a number without a unit says nothing after it', () => {
  const field = { kind: 'number', label: 'Sigarette', min: 0, max: 99, step: 1, unit: '' } as const
  expect(answerWords({ field, answer: 5 }, speech)).toBe('5')
})

it('differences name field, before and after', () => {
  const after: Answers = { ...full, vaccinated: 'yes', sight: { choice: 'bad' }, note: 'Nuova' }
  expect(differences(form, full, after).map(({ path, before, after: now }) => [path, before, now])).toEqual([
    ['vaccinated', 'unknown', 'yes'],
    ['note', undefined, 'Nuova'],
    ['sight_description', 'Cataratta', undefined],
  ])
})

it('an unchanged group keeps its identity', () => {
  const after = answer(form, full, 'vaccinated', 'yes', '2026-11-21')
  expect(after['oxygen']).toBe(full['oxygen'])
})

it('a field that nobody knows cannot be answered', () => {
  expect(() => answer(form, {}, 'smell', 'good', '2026-11-21')).toThrow('no field smell')
  expect(() => answer(form, {}, 'sight.left', 'good', '2026-11-21')).toThrow('no fields in sight')
})

describe('a list of text', () => {
  const { aids } = form.fields
  it.each<[string, readonly string[], string, readonly string[]]>([
    ['too short', [], 'Abc', []],
    ['too short but for spaces', [], ' Abc ', []],
    ['long enough', [], ' Abcd ', ['Abcd']],
    ['there already', ['Tappeto'], 'tappeto', ['Tappeto']],
    ['a preset by its words', [], 'bastone', ['stick']],
    ['a preset that is there', ['stick'], 'Bastone', ['stick']],
  ])('%s', (_, list, text, expected) => expect(addText(aids, list, text)).toEqual(expected))

  it('lets a text of one’s own be added from 4 characters on', () => {
    expect(['', 'Abc', 'Abcd'].map(text => mayAddText(aids, text))).toEqual([false, false, true])
  })

  it('takes a tapped text in and out', () => {
    expect(toggleText(toggleText([], 'stick'), 'stick')).toEqual([])
  })
})

describe('the state', () => {
  const marks = { markedComplete: false, toConfirm: false }
  it.each<[string, Answers, typeof marks, string]>([
    ['of nothing', {}, marks, 'empty'],
    ['of one answer', { vaccinated: 'no' }, marks, 'begun'],
    ['of all but a remark', full, marks, 'complete'],
    ['marked by the nurse', {}, { ...marks, markedComplete: true }, 'complete'],
    ['copied', full, { ...marks, toConfirm: true }, 'to_confirm'],
    ['of a device that is not there', { ...full, oxygen: { is_active: false } }, marks, 'complete'],
    ['of a device without its flow', { ...full, oxygen: { is_active: true } }, marks, 'begun'],
  ])('%s', (_name, answers, given, expected) => expect(formState(form, answers, given)).toBe(expected))

  it('names what is open', () => {
    expect(openFields(form, {})).toEqual([
      'sight',
      'vaccinated',
      'aids',
      'oxygen.is_active',
      'scale.item',
      'pains',
    ])
  })
})

describe('answers of an older definition', () => {
  it('are read where they fit, and handed back where they do not', () => {
    const stored = {
      sight: 'blurred',
      vaccinated: 'yes',
      glasses: true,
      oxygen: { is_active: false, flow: 2, mask: 'x' },
      pains: [
        { id: 1, since: '2019' },
        { id: 2, where: 'Schiena', since: '2020' },
      ],
    }
    const { answers, unread } = readStored(form, stored)
    expect(answers).toEqual({
      vaccinated: 'yes',
      oxygen: { is_active: false },
      pains: [{ id: 2, where: 'Schiena' }],
    })
    expect(unreadLines(unread)).toEqual([
      { path: 'sight', value: 'blurred' },
      { path: 'glasses', value: 'true' },
      { path: 'oxygen.flow', value: '2' },
      { path: 'oxygen.mask', value: 'x' },
      { path: 'pains.1.id', value: '1' },
      { path: 'pains.1.since', value: '2019' },
      { path: 'pains.2.since', value: '2020' },
    ])
  })
})

describe('who may not read a field', () => {
  const may = () => false
  it('finds it nowhere', () => {
    expect(answeredRows(readableForm(form, may), full).map(({ path }) => path)).not.toContain('scale.item')
  })

  it('does not lose it by saving', () => {
    expect(withUnreadable(form, may, full, { vaccinated: 'no' })).toEqual({
      vaccinated: 'no',
      scale: { item: 4 },
    })
  })
})

it('bands are read highest first', () => {
  const bands = [{ from: 15, value: 'high' }, { from: 5, value: 'middle' }, { value: 'low' }]
  expect([15, 14.9, 5, 4.9, -1].map(total => bandOf(bands, total).value)).toEqual([
    'high',
    'middle',
    'middle',
    'low',
    'low',
  ])
})
