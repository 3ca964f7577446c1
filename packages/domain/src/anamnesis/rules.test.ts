import { describe, expect, it } from 'vitest'
import { questionnaireOf } from '../fhir/questionnaire.ts'
import type { Extension, QuestionnaireItem } from '../fhir/resource.ts'
import type { Answers } from '../form/answers.ts'
import type { Asked } from '../form/asked.ts'
import { answersNotAsked, askedForm, type AskedClient } from '../form/asked-form.ts'
import { merge } from '../form/merge.ts'
import { openFields } from '../form/form-state.ts'
import { brokenRules } from '../form/broken-rules.ts'
import { readStored, unreadLines } from '../form/stored-answers.ts'
import { fromWire, type WireAnswers } from '../form/wire-answers.ts'
import { wireSchema } from '../form/wire-schema.ts'
import { fieldErrors } from '../wire/field-error.ts'
import { allSections } from './all-sections.ts'
import { isPregnant } from './pregnancy.ts'
import type { Section } from './section.ts'
import { circulation } from './sections/circulation.ts'
import { healthState } from './sections/health-state.ts'
import { sexualityAndReproduction } from './sections/sexuality-and-reproduction.ts'
import { mobilization } from './sections/mobilization.ts'
import { nutrition } from './sections/nutrition.ts'
import { respiration } from './sections/respiration.ts'
import { sleepAndRest } from './sections/sleep-and-rest.ts'

const errorsOf = (section: Section, body: WireAnswers): string[] =>
  fieldErrors(wireSchema(section).safeParse(body, { reportInput: true }).error?.issues ?? []).map(
    ({ path, code }) => `${path} ${code}`,
  )

const blocks = [
  'oxygen',
  'inhaler',
  'aspirator',
  'pulse_oximeter',
  'cpap',
  'tracheostomy',
  'other_equipment',
] as const

const used = (start_date: string, end_date: string) => ({ is_active: true, start_date, end_date })

describe('a rule is refused at its field', () => {
  it.each(blocks)('%s does not end before it began', block => {
    const before = { [block]: used('2026-11-20', '2026-11-19') }
    expect(errorsOf(respiration, before)).toEqual([`${block}.end_date end_before_start`])
    expect(errorsOf(respiration, { [block]: used('2026-11-20', '2026-11-20') })).toEqual([])
  })

  it.each<[string, Section, WireAnswers, string[]]>([
    [
      'night and day are more than the whole',
      sleepAndRest,
      { sleep_hours_per_day: 8, of_which_nighttime: 7, of_which_daytime: 1.5 },
      ['of_which_daytime parts_above_whole'],
    ],
    [
      'the night alone is more than the whole',
      sleepAndRest,
      { sleep_hours_per_day: 6, of_which_nighttime: 6.5 },
      ['of_which_nighttime parts_above_whole'],
    ],
    [
      'night and day are more than a day has',
      sleepAndRest,
      { of_which_nighttime: 14, of_which_daytime: 10.5 },
      ['of_which_daytime parts_above_whole'],
    ],
    [
      'night and day fill the whole',
      sleepAndRest,
      { sleep_hours_per_day: 8.5, of_which_nighttime: 7, of_which_daytime: 1.5 },
      [],
    ],
    ['an index below 8', nutrition, { bmi: { height: 165, weight: 21 } }, ['bmi.weight bmi_out_of_range']],
    ['an index of 8', nutrition, { bmi: { height: 100, weight: 8 } }, []],
    ['an index of 90', nutrition, { bmi: { height: 100, weight: 90 } }, []],
    ['an index above 90', nutrition, { bmi: { height: 80, weight: 60 } }, ['bmi.weight bmi_out_of_range']],
    ['a height alone', nutrition, { bmi: { height: 165 } }, []],
    [
      'a pressure that is high and low',
      circulation,
      { is_altered: true, hypertensive: true, hypothesized: true },
      [],
    ],
    ['supervision at home and outside', mobilization, { need_for_supervision: ['home', 'outside'] }, []],
    [
      'supervision elsewhere',
      mobilization,
      { need_for_supervision: ['garden'] },
      ['need_for_supervision.0 not_an_option'],
    ],
    [
      'supervision as before several could be chosen',
      mobilization,
      { need_for_supervision: 'home' },
      ['need_for_supervision wrong_type'],
    ],
  ])('%s', (_, section, body, errors) => {
    expect(errorsOf(section, body)).toEqual(errors)
  })

  it('high and low pressure at once is asked about', () => {
    const both = fromWire(circulation, { is_altered: true, hypertensive: true, hypothesized: true })
    expect(brokenRules(circulation, both)).toMatchObject([{ path: 'hypothesized', rule: { asks: true } }])
    expect(brokenRules(circulation, { ...both, hypothesized: false })).toEqual([])
  })
})

describe('what was stored before a rule', () => {
  it.each<[string, Section, WireAnswers, Answers, string[]]>([
    [
      'an end before its start is shown as it was stored',
      respiration,
      { oxygen: used('2026-11-20', '2025-01-01') },
      { oxygen: { is_active: true, start_date: '2026-11-20' } },
      ['oxygen.end_date: 2025-01-01'],
    ],
    [
      'parts above their whole too',
      sleepAndRest,
      { sleep_hours_per_day: 6, of_which_nighttime: 8 },
      { sleep_hours_per_day: 6 },
      ['of_which_nighttime: 8'],
    ],
    [
      'one supervision is read as the only one of several',
      mobilization,
      { need_for_supervision: 'outside' },
      { need_for_supervision: ['outside'] },
      [],
    ],
  ])('%s', (_, section, stored, answers, unread) => {
    const read = readStored(section, stored)
    expect(read.answers).toEqual(answers)
    expect(unreadLines(read.unread).map(({ path, value }) => `${path}: ${value}`)).toEqual(unread)
  })
})

it('two nurses who each change a side of a rule are asked', () => {
  const oxygen = (start_date: string, end_date: string): Answers => ({ oxygen: used(start_date, end_date) })
  const { conflicts } = merge(
    respiration,
    oxygen('2026-11-01', '2026-11-10'),
    oxygen('2026-11-09', '2026-11-10'),
    oxygen('2026-11-01', '2026-11-05'),
  )
  expect(conflicts.map(({ fields }) => fields)).toEqual([['oxygen.start_date', 'oxygen.end_date']])
})

describe('FHIR', () => {
  const constraintsIn = (items: readonly QuestionnaireItem[]): Extension[] =>
    items.flatMap(({ extension = [], item = [] }) => [...extension, ...constraintsIn(item)])
  const said = (section: Section) => {
    const { extension = [], item } = questionnaireOf(section, { language: 'it', t: String }, String)
    return [...extension, ...constraintsIn(item)]
  }

  it('carries each rule of each section where its items stand', () => {
    expect(
      allSections.map(section => [section.slug, said(section).length]).filter(([, count]) => count),
    ).toEqual([
      ['nutrition', 1],
      ['respiration', 7],
      ['circulation', 1],
      ['sleep_and_rest', 1],
    ])
  })

  it('says a rule in FHIRPath, a question as a warning', () => {
    const start = "item.where(linkId='oxygen.start_date').answer.value"
    const end = "item.where(linkId='oxygen.end_date').answer.value"
    expect(said(respiration)[0]).toMatchObject({
      url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-constraint',
      extension: [
        { url: 'key', valueId: 'end-not-before-start' },
        { url: 'severity', valueCode: 'error' },
        {
          url: 'expression',
          valueString: `(${start}.exists() and ${end}.exists()) implies ${end} >= ${start}`,
        },
        { url: 'human', valueString: "Fine non prima dell'inizio" },
      ],
    })
    expect(said(circulation)[0]).toMatchObject({
      extension: [{}, { url: 'severity', valueCode: 'warning' }, {}, {}],
    })
  })
})

describe('is asked', () => {
  const shown = (section: Section, asked: Asked): string[] =>
    openFields(askedForm(section, asked), asked.answers)
  it.each<[string, Asked, boolean]>([
    ['a woman of 55 whether she is pregnant', { gender: 'female', age: 55, answers: {} }, true],
    ['a woman of 56 not', { gender: 'female', age: 56, answers: {} }, false],
    ['a man of 30 not', { gender: 'male', age: 30, answers: {} }, false],
  ])('%s', (_, asked, isAsked) => {
    expect(shown(healthState, asked).includes('pregnancy')).toBe(isAsked)
  })

  it.each<[Asked['gender'], number, boolean]>([
    ['female', 30, true],
    ['female', 86, true],
    ['male', 85, false],
  ])('%s of %i about cycle and menopause: %s', (gender, age, isAsked) => {
    const fields = shown(sexualityAndReproduction, { gender, age, answers: {} })
    expect(fields.includes('menstrual_cycle_alterations_or_issues')).toBe(isAsked)
    expect(fields.includes('currently_in_menopause')).toBe(isAsked)
    expect(fields.includes('current_contraceptive_therapy')).toBe(true)
  })

  it.each<[string, AskedClient, object, object, string[]]>([
    ['a man', { gender: 'male', age: 30 }, {}, { pregnancy: 'yes' }, ['pregnancy']],
    ['a man, though it is no', { gender: 'male', age: 30 }, {}, { pregnancy: 'no' }, ['pregnancy']],
    ['a woman of 86', { gender: 'female', age: 86 }, {}, { pregnancy: 'yes' }, ['pregnancy']],
    ['a woman of 55', { gender: 'female', age: 55 }, {}, { pregnancy: 'yes' }, []],
    ['a man of whom it stands', { gender: 'male', age: 30 }, { pregnancy: 'yes' }, { pregnancy: 'yes' }, []],
    [
      'a man of whom something else stands',
      { gender: 'male', age: 30 },
      { pregnancy: 'no' },
      { pregnancy: 'yes' },
      ['pregnancy'],
    ],
    ['a man of whom it is taken away', { gender: 'male', age: 30 }, { pregnancy: 'yes' }, {}, []],
  ])('and answered although it is not: pregnancy of %s', (_, client, before, after, given) => {
    expect(answersNotAsked(healthState, client, before as Answers, after as Answers)).toEqual(given)
  })

  it('and the calf beside an index is no answer that is not for the client', () => {
    const after = { bmi: { height: 165, weight: 60 }, mini_nutritional_assessment: { calf_circumference: 3 } }
    expect(answersNotAsked(nutrition, { gender: 'male', age: 80 }, {}, after)).toEqual([])
  })

  it.each<[string | null, AskedClient, boolean]>([
    ['yes', { gender: 'female', age: 55 }, true],
    ['no', { gender: 'female', age: 30 }, false],
    [null, { gender: 'female', age: 30 }, false],
    ['yes', { gender: 'female', age: 56 }, false],
    ['yes', { gender: 'male', age: 30 }, false],
  ])('what is said of a pregnancy, %s, counts for %o: %s', (said, client, expected) => {
    expect(isPregnant(said, client)).toBe(expected)
  })

  it('and an answer that stands is shown, and the schema alone refuses none', () => {
    const answers = { pregnancy: 'yes' }
    expect(askedForm(healthState, { gender: 'male', age: 80, answers }).fields).toHaveProperty('pregnancy')
    expect(errorsOf(healthState, answers)).toEqual([])
  })

  it('for the calf only where no body mass index can be had, or it stands', () => {
    const fieldsOf = (answers: Answers) => {
      const mna = askedForm(nutrition as Section, { gender: 'female', age: 80, answers }).fields[
        'mini_nutritional_assessment'
      ]
      return mna?.kind === 'group' ? Object.keys(mna.fields) : []
    }
    const bmi = { height: 165, weight: 60 }
    expect(fieldsOf({})).toContain('calf_circumference')
    expect(fieldsOf({ bmi: { height: 165 } })).toContain('calf_circumference')
    expect(fieldsOf({ bmi })).not.toContain('calf_circumference')
    expect(fieldsOf({ bmi, mini_nutritional_assessment: { calf_circumference: 3 } })).toContain(
      'calf_circumference',
    )
  })

  it('whole where all is for her', () => {
    expect(askedForm(nutrition, { gender: 'female', age: 80, answers: {} })).toBe(nutrition)
  })
})
