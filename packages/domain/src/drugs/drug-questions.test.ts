import { describe, expect, it } from 'vitest'
import { someDrug } from '../testing/some-drug.ts'
import type { AllergyNote } from './allergies.ts'
import type { DrugQuestion } from './drug-question.ts'
import type { Drug } from './drug.ts'
import { drugQuestions, weighedDrug } from './drug-questions.ts'

const today = '2026-11-20'
const other = '01a1fc0a-5a3b-7006-9c68-eb853133fd99'
const penicillin: AllergyNote = { source: 'warning', text: 'Allergia alla penicillina' }
const coAmoxi = someDrug({ name: 'Co-Amoxi 1 g' })
const dafalgan = someDrug({ name: 'Dafalgan 1 g', start_date: '2026-11-01' })
const coDafalgan = someDrug({ _id: other, name: 'Co-Dafalgan', start_date: '2026-11-10' })

const asked = (drug: Drug, notes: AllergyNote[] = [], others: Drug[] = []) =>
  drugQuestions(drug, { notes, others })

describe('what is asked of a drug', () => {
  it('an allergy, with its words and why', () =>
    expect(asked(coAmoxi, [penicillin])).toEqual([
      {
        code: 'allergy',
        source: 'warning',
        text: 'Allergia alla penicillina',
        because: expect.objectContaining({ it: 'penicilline', de: 'Penicilline' }),
      },
    ]))

  it('the same substance in another drug, with its name', () =>
    expect(asked(dafalgan, [], [coDafalgan])).toEqual([
      {
        code: 'same_substance',
        drugId: other,
        name: 'Co-Dafalgan',
        because: expect.objectContaining({ it: 'paracetamolo' }),
      },
    ]))

  it.each([
    ['that ended before', { end_date: '2026-10-31' }, 0],
    ['that ends on the day on which it begins', { end_date: '2026-11-10' }, 1],
    ['that begins after it', { start_date: '2026-12-01' }, 1],
    ['that is the drug itself', { _id: dafalgan._id }, 0],
  ])('of another drug %s: %j', (_, changed, count) => {
    const beside = { ...coDafalgan, start_date: '2026-10-01', ...changed }
    expect(asked(dafalgan, [], [beside])).toHaveLength(count)
  })

  it('of one that has ended nothing that begins later', () => {
    const ended = { ...dafalgan, end_date: '2026-11-09' }
    expect(asked(ended, [], [coDafalgan])).toEqual([])
  })
})

describe('what is still to be answered', () => {
  const by = coAmoxi.author
  const at = '2026-11-20T09:00:00.000Z'
  const questions = (text = penicillin.text): DrugQuestion[] => asked(coAmoxi, [{ source: 'warning', text }])
  const weigh = (more: Partial<Parameters<typeof weighedDrug>[0]> = {}) =>
    weighedDrug({ drug: coAmoxi, questions: questions(), confirm: undefined, by, at, today, ...more })
  const confirm = { reason: 'Tollerata nel 2024' }
  const answered = weigh({ confirm }).answered

  it('everything at first, each under its name', () =>
    expect(weigh()).toEqual({ open: [{ ...questions()[0], key: expect.any(String) }], answered: [] }))

  it('everything of one that is given today alone', () =>
    expect(weigh({ drug: { ...coAmoxi, end_date: today } }).open).toHaveLength(1))

  it('nothing with a reason, which is kept with who gave it', () =>
    expect(weigh({ confirm })).toEqual({
      open: [],
      answered: [{ question: questions()[0], reason: 'Tollerata nel 2024', by, at }],
    }))

  it('what the reason does not name', () => {
    const both = [...questions(), ...asked(dafalgan, [], [coDafalgan])]
    const named = { ...confirm, of: weigh().open.map(({ key }) => key) }
    expect(weigh({ questions: both, confirm: named }).open.map(({ code }) => code)).toEqual([
      'same_substance',
    ])
  })

  it.each<[string, Drug, string, number]>([
    ['what was read', coAmoxi, penicillin.text, 0],
    ['an allergy that is worded otherwise', coAmoxi, 'Allergia alla penicillina: shock', 1],
    ['another drug', { ...coAmoxi, name: 'Augmentin' }, penicillin.text, 1],
  ])('of a reason for %s: %j', (_, drug, text, open) => {
    const named = { ...confirm, of: weigh().open.map(({ key }) => key) }
    expect(weigh({ drug, questions: questions(text), confirm: named }).open).toHaveLength(open)
  })

  it.each<[string, Partial<Drug>, DrugQuestion[], number]>([
    ['nothing where another field changes', { morning: 2 }, questions(), 0],
    ['everything where the drug is called otherwise', { name: 'Augmentin' }, questions(), 1],
    ['the allergy that is worded otherwise', {}, questions('Allergia alla penicillina: shock'), 1],
    ['nothing where it is brought to its end', { end_date: today }, questions('Allergia: shock'), 0],
    [
      'everything where another is given in its place today',
      { name: 'Augmentin', end_date: today },
      questions(),
      1,
    ],
    ['what is new of one that ends tomorrow', { name: 'Augmentin', end_date: '2026-11-21' }, questions(), 1],
  ])('of a correction: %s', (_, changed, now, open) => {
    const before = { ...coAmoxi, answered }
    expect(weigh({ before, drug: { ...coAmoxi, ...changed }, questions: now }).open).toHaveLength(open)
  })

  it('what was answered stays with the versions for which it holds, and only with those', () => {
    const before = { ...coAmoxi, answered }
    expect(weigh({ before }).answered).toEqual(answered)
    expect(weigh({ before, questions: [] }).answered).toEqual([])
    expect(weigh({ before: { ...before, name: 'Augmentin' }, confirm }).answered).toHaveLength(1)
  })
})
