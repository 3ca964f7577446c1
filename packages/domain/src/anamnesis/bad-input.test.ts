import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../wire/field-error.ts'
import { wireSchema } from '../form/wire-schema.ts'
import type { Section } from './section.ts'
import { bodyCare } from './sections/body-care.ts'
import { circulation } from './sections/circulation.ts'
import { elimination } from './sections/elimination.ts'
import { healthState } from './sections/health-state.ts'
import { nutrition } from './sections/nutrition.ts'
import { pain } from './sections/pain.ts'
import { respiration } from './sections/respiration.ts'
import { sensoryPerception } from './sections/sensory-perception.ts'
import { sleepAndRest } from './sections/sleep-and-rest.ts'
import { socialSituation } from './sections/social-situation.ts'

const errorsOf = (section: Section, body: Record<string, unknown>): string[] =>
  fieldErrors(wireSchema(section).safeParse(body, { reportInput: true }).error?.issues ?? []).map(
    ({ path, code }) => `${path} ${code}`,
  )

const altered = { intestinal_function: true }

describe('is refused at its field', () => {
  it.each<[string, Section, Record<string, unknown>, string]>([
    ['an unknown option', socialSituation, { civil_status: 'engaged' }, 'civil_status not_an_option'],
    ['an unknown field', socialSituation, { pets: 'yes' }, 'pets unknown_field'],
    ['an option of another type', socialSituation, { ai: 'true' }, 'ai wrong_type'],
    ['null', socialSituation, { profession: null }, 'profession wrong_type'],
    ['an empty text', socialSituation, { profession: '  ' }, 'profession required'],
    ['a hidden field', healthState, { port_cath_avi_arm: 'left_arm' }, 'port_cath_avi_arm hidden_field'],
    [
      'a hidden field behind no',
      healthState,
      { port_cath_avi: 'no', port_cath_avi_arm: 'left_arm' },
      'port_cath_avi_arm hidden_field',
    ],
    [
      'a field hidden by a hidden field',
      circulation,
      { is_altered: false, presence_of_edema: true, edema_localization: 'Caviglie' },
      'presence_of_edema hidden_field',
    ],
    [
      'a description without its option',
      sensoryPerception,
      { sight_description: 'Cataratta' },
      'sight_description note_without_choice',
    ],
    [
      'a description with an option that takes none',
      healthState,
      { allergies: 'no', allergies_note: 'Penicillina' },
      'allergies_note note_without_choice',
    ],
    [
      'a description of PA that is not treated',
      circulation,
      { is_altered: true, has_pa: false, pa_description: 'Torasemide' },
      'pa_description note_without_choice',
    ],
    [
      'a list with duplicates',
      bodyCare,
      { specific_products: ['Crema', 'Olio', 'Crema'] },
      'specific_products twice',
    ],
    [
      'a list with duplicates but for capitals',
      bodyCare,
      { specific_products: ['Crema', 'crema '] },
      'specific_products twice',
    ],
    [
      '10,000 texts',
      bodyCare,
      { specific_products: Array.from({ length: 10_000 }, (_, at) => `Crema ${at}`) },
      'specific_products too_many',
    ],
    [
      '10,000 entries',
      pain,
      { entries: Array.from({ length: 10_000 }, (_, at) => ({ id: at + 1, type: 'Continuo' })) },
      'entries too_many',
    ],
    ['an entry id twice', pain, { entries: [1, 1].map(id => ({ id, type: 'Continuo' })) }, 'entries twice'],
    [
      'an entry id from which none can be counted up',
      pain,
      { entries: [{ id: Number.MAX_SAFE_INTEGER, type: 'Continuo' }] },
      'entries.0.id too_big',
    ],
    [
      'an entry id that is no exact number',
      pain,
      { entries: [{ id: 1e20, type: 'Continuo' }] },
      'entries.0.id too_big',
    ],
    ['an entry id of 0', pain, { entries: [{ id: 0, type: 'Continuo' }] }, 'entries.0.id too_small'],
    ['an entry that says nothing', pain, { entries: [{ id: 1 }] }, 'entries.0.localization required'],
    [
      'an intensity of 11',
      pain,
      { entries: [{ id: 1, intensity: '11' }] },
      'entries.0.intensity not_an_option',
    ],
    [
      'an intensity as a number',
      pain,
      { entries: [{ id: 1, intensity: 7 }] },
      'entries.0.intensity wrong_type',
    ],
    [
      'a custom text of 3 characters',
      bodyCare,
      { specific_products: ['Abc'] },
      'specific_products.0 own_text_too_short',
    ],
    ['a custom diet of 3 characters', nutrition, { diet: 'GFD' }, 'diet own_text_too_short'],
    [
      'a custom laxative of 3 characters',
      elimination,
      { ...altered, has_laxtatives: true, laxatives: ['abc'] },
      'laxatives.0 own_text_too_short',
    ],
    [
      'an index among the answers of a form',
      nutrition,
      { bmi: { height: 165, weight: 60, bmi: 30 } },
      'bmi.bmi unknown_field',
    ],
    [
      'a total of Norton among the answers of a form',
      bodyCare,
      { norton: { physical_condition: 4, total: 20 } },
      'norton.total unknown_field',
    ],
    ['a Norton item of 5', bodyCare, { norton: { activity: 5 } }, 'norton.activity not_an_option'],
    [
      'a slider beside its steps',
      nutrition,
      { alcohol_consumption: true, alcohol_consumption_ml: 2505 },
      'alcohol_consumption_ml not_a_ten',
    ],
    [
      'a slider above its end',
      nutrition,
      { alcohol_consumption: true, alcohol_consumption_ml: 7010 },
      'alcohol_consumption_ml too_big',
    ],
    ['a height of 20 cm', nutrition, { bmi: { height: 20 } }, 'bmi.height too_small'],
    ['a weight to the gram', nutrition, { bmi: { weight: 60.123 } }, 'bmi.weight not_a_step'],
    ['a clock of 25:00', sleepAndRest, { bedtime_hour: '25:00' }, 'bedtime_hour no_such_clock'],
    [
      'a day that does not exist',
      respiration,
      { oxygen: { is_active: true, start_date: '2026-02-30' } },
      'oxygen.start_date no_such_day',
    ],
    [
      'a detail of a device that is not there',
      respiration,
      { oxygen: { is_active: false, flow_rate: 2 } },
      'oxygen.flow_rate hidden_field',
    ],
  ])('%s', (_, section, body, error) => {
    const errors = errorsOf(section, body)
    expect(errors).toContain(error)
    expect(errors).toEqual([...new Set(errors)])
  })
})

const bladder = { bladder_function: true }
const aided = { is_altered: true, has_auxiliary_aids: true }

describe("a text of one's own", () => {
  it.each<[string, Section, (text: string) => Record<string, unknown>, shortest: number]>([
    ['specific_products.0', bodyCare, text => ({ specific_products: [text] }), 4],
    ['auxiliary_aids.0', bodyCare, text => ({ auxiliary_aids: [text] }), 4],
    ['diet', nutrition, text => ({ diet: text }), 4],
    ['food_intolerances.0', nutrition, text => ({ food_intolerances: [text] }), 4],
    ['food_aversions.0', nutrition, text => ({ food_aversions: [text] }), 4],
    ['bladder_type.0', elimination, text => ({ ...bladder, bladder_type: [text] }), 4],
    ['intestinal_type.0', elimination, text => ({ ...altered, intestinal_type: [text] }), 4],
    ['laxatives.0', elimination, text => ({ ...altered, has_laxtatives: true, laxatives: [text] }), 4],
    ['enemas.0', elimination, text => ({ ...altered, has_enemas: true, enemas: [text] }), 4],
    [
      'respiration_type.0',
      respiration,
      text => ({ respiration_function: true, respiration_type: [text] }),
      1,
    ],
    ['auxiliary_aids.0', circulation, text => ({ ...aided, auxiliary_aids: [text] }), 1],
  ])('%s', (path, section, body, shortest) => {
    const text = (length: number) => errorsOf(section, body('x'.repeat(length)))
    expect(text(shortest)).toEqual([])
    expect(text(shortest - 1)).toEqual([`${path} own_text_too_short`])
    expect(errorsOf(section, body('   '))).toEqual([`${path} own_text_too_short`])
  })
})

describe('is taken', () => {
  it.each<[string, Section, Record<string, unknown>]>([
    ['an empty section', socialSituation, {}],
    [
      'a custom respiration type of 1 character',
      respiration,
      { respiration_function: true, respiration_type: ['x'] },
    ],
    [
      'a custom aid of the circulation of 2',
      circulation,
      { is_altered: true, has_auxiliary_aids: true, auxiliary_aids: ['TO'] },
    ],
    ['a preset of 4 characters', elimination, { ...altered, intestinal_type: ['stipsi', 'disuria'] }],
    ['a weight to 100 grams', nutrition, { bmi: { height: 165.5, weight: 60.3 } }],
    ['a struck pain', pain, { entries: [{ id: 3, type: 'Continuo', struck: { reason: 'Errore' } }] }],
  ])('%s', (_, section, body) => {
    expect(errorsOf(section, body)).toEqual([])
  })

  it('text is trimmed at its ends, and nothing else is changed', () => {
    expect(wireSchema(socialSituation).parse({ profession: ' Sarta ' })).toEqual({ profession: 'Sarta' })
  })
})
