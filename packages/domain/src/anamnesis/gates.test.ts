import { describe, expect, it } from 'vitest'
import { answer } from '../form/answer.ts'
import { type Answer, type Answers, answersIn, type Entry } from '../form/answers.ts'
import { tapOption, takesNote, withNote } from '../form/choice.ts'
import { addEntry, erasedEntries, strikeEntry } from '../form/entries.ts'
import { entryIdMax, type Form } from '../form/field.ts'
import { visibleFields } from '../form/visibility.ts'
import type { Section } from './section.ts'
import { bodyCare } from './sections/body-care.ts'
import { circulation } from './sections/circulation.ts'
import { elimination } from './sections/elimination.ts'
import { healthState } from './sections/health-state.ts'
import { nutrition } from './sections/nutrition.ts'
import { pain } from './sections/pain.ts'
import { respiration } from './sections/respiration.ts'
import { sensoryPerception } from './sections/sensory-perception.ts'
import { sexualityAndReproduction } from './sections/sexuality-and-reproduction.ts'
import { sleepAndRest } from './sections/sleep-and-rest.ts'

const today = '2026-11-21'
type Step = readonly [path: string, value: Answer | undefined]

const take = (section: Section, ...steps: Step[]): Answers =>
  steps.reduce<Answers>((answers, [path, value]) => answer(section, answers, path, value, today), {})

/** Whether the field at the end of a path is shown. */
function isShownAt(section: Section, path: string, answers: Answers): boolean {
  const names = path.split('.')
  let [form, inner]: [Form | undefined, Answers] = [section, answers]
  for (const name of names) {
    if (!form || !visibleFields(form, inner).some(([shown]) => shown === name)) return false
    const field: Form['fields'][string] | undefined = form.fields[name]
    form = field && 'fields' in field ? field : undefined
    inner = answersIn(inner, name)
  }
  return true
}

describe('chips', () => {
  const { sight } = sensoryPerception.fields

  it('clear on a second tap, and their description goes with them', () => {
    const described = withNote(tapOption(sight, undefined, 'altered'), 'Cataratta')
    expect(described).toEqual({ choice: 'altered', note: 'Cataratta' })
    expect(tapOption(sight, described, 'altered')).toBeUndefined()
  })

  it('keep the description when another option is chosen that takes one', () => {
    const described = { choice: 'altered', note: 'Cataratta' }
    expect(tapOption(sight, described, 'auxiliary_means')).toEqual({
      choice: 'auxiliary_means',
      note: 'Cataratta',
    })
  })

  it('ask for a description only once an option is chosen', () => {
    expect(takesNote(sight, undefined)).toBe(false)
    expect(takesNote(sight, 'physiological')).toBe(true)
    expect(withNote(undefined, 'Cataratta')).toBeUndefined()
  })
})

describe('shown only when', () => {
  it.each<[string, Section, string, Step[], boolean]>([
    ['port-cath arm without an answer', healthState, 'port_cath_avi_arm', [], false],
    ['port-cath arm with no', healthState, 'port_cath_avi_arm', [['port_cath_avi', 'no']], false],
    ['port-cath arm with yes', healthState, 'port_cath_avi_arm', [['port_cath_avi', 'yes']], true],
    ['self-managing without prosthesis', bodyCare, 'prosthetic_self_managing', [], false],
    [
      'self-managing with an upper prosthesis',
      bodyCare,
      'prosthetic_self_managing',
      [['prosthetic_management_upper', 'partial_upper']],
      true,
    ],
    [
      'self-managing with a lower prosthesis',
      bodyCare,
      'prosthetic_self_managing',
      [['prosthetic_management_lower', 'complete_lower']],
      true,
    ],
    ['dressing notes unasked', bodyCare, 'autonomous_clothing_note', [], false],
    [
      'dressing notes with yes',
      bodyCare,
      'autonomous_clothing_note',
      [['autonomous_clothing', 'yes']],
      false,
    ],
    ['dressing notes with no', bodyCare, 'autonomous_clothing_note', [['autonomous_clothing', 'no']], true],
    [
      'dressing aids with no',
      bodyCare,
      'autonomous_clothing_aids_note',
      [['autonomous_clothing', 'no']],
      true,
    ],
    ['diet quantity without diet', nutrition, 'diet_quantity', [], false],
    ['diet quantity with another diet', nutrition, 'diet_quantity', [['diet', 'vegana']], false],
    ['diet quantity with quantitativa', nutrition, 'diet_quantity', [['diet', 'quantitativa']], true],
    ['meal problems before a mode', nutrition, 'meal_intake.problems_mastication', [], false],
    [
      'meal problems after a mode',
      nutrition,
      'meal_intake.problems_mastication',
      [['meal_intake.meal_intake_value', 'autonomous']],
      true,
    ],
    [
      'swallowing after a mode',
      nutrition,
      'meal_intake.problems_swallowing',
      [['meal_intake.meal_intake_value', 'with_assistance']],
      true,
    ],
    ['liquid quantity before a mode', nutrition, 'liquid_intake.daily_liquid_ml', [], false],
    [
      'liquid quantity after a mode',
      nutrition,
      'liquid_intake.daily_liquid_ml',
      [['liquid_intake.daily_liquid_intake', 'autonomous']],
      true,
    ],
    ['liquid swallowing before a mode', nutrition, 'liquid_intake.problems_swallowing', [], false],
    [
      'liquid swallowing after a mode',
      nutrition,
      'liquid_intake.problems_swallowing',
      [['liquid_intake.daily_liquid_intake', 'with_assistance']],
      true,
    ],
    [
      'alcohol quantity with no',
      nutrition,
      'alcohol_consumption_ml',
      [['alcohol_consumption', false]],
      false,
    ],
    ['alcohol quantity with yes', nutrition, 'alcohol_consumption_ml', [['alcohol_consumption', true]], true],
    [
      'drainage with an altered bladder but no alterations',
      elimination,
      'has_drainage_devices',
      [['bladder_function', true]],
      false,
    ],
    [
      'drainage with alterations',
      elimination,
      'has_drainage_devices',
      [
        ['bladder_function', true],
        ['bladder_type', ['disuria']],
      ],
      true,
    ],
    [
      'drainage devices once there are some',
      elimination,
      'drainage_devices.managed_by',
      [
        ['bladder_function', true],
        ['bladder_type', ['disuria']],
        ['has_drainage_devices', true],
      ],
      true,
    ],
    [
      'drainage with a physiological bladder',
      elimination,
      'has_drainage_devices',
      [
        ['bladder_function', true],
        ['bladder_type', ['disuria']],
        ['bladder_function', false],
      ],
      false,
    ],
    ['intestine details unasked', elimination, 'intestinal_type', [], false],
    [
      'intestine details, physiological',
      elimination,
      'intestinal_type',
      [['intestinal_function', false]],
      false,
    ],
    ['intestine details, altered', elimination, 'intestinal_type', [['intestinal_function', true]], true],
    ['stoma form, altered', elimination, 'stoma_form.stoma', [['intestinal_function', true]], true],
    [
      'laxatives with the switch off',
      elimination,
      'laxatives',
      [
        ['intestinal_function', true],
        ['has_laxtatives', false],
      ],
      false,
    ],
    [
      'laxatives with the switch on',
      elimination,
      'laxatives',
      [
        ['intestinal_function', true],
        ['has_laxtatives', true],
      ],
      true,
    ],
    [
      'enemas with the switch off',
      elimination,
      'enemas',
      [
        ['intestinal_function', true],
        ['has_enemas', false],
      ],
      false,
    ],
    [
      'enemas with the switch on',
      elimination,
      'enemas',
      [
        ['intestinal_function', true],
        ['has_enemas', true],
      ],
      true,
    ],
    ['oxygen flow, block inactive', respiration, 'oxygen.flow_rate', [['oxygen.is_active', false]], false],
    ['oxygen flow, block active', respiration, 'oxygen.flow_rate', [['oxygen.is_active', true]], true],
    ['type of respiration unasked', respiration, 'respiration_type', [], false],
    ['type of respiration, altered', respiration, 'respiration_type', [['respiration_function', true]], true],
    [
      'type of respiration, physiological',
      respiration,
      'respiration_type',
      [['respiration_function', false]],
      false,
    ],
    ['cigarettes of one who does not smoke', respiration, 'smoking_frequency', [['is_smoker', false]], false],
    ['cigarettes of a smoker', respiration, 'smoking_frequency', [['is_smoker', true]], true],
    ['circulation details, not altered', circulation, 'presence_of_edema', [['is_altered', false]], false],
    ['circulation details, altered', circulation, 'presence_of_edema', [['is_altered', true]], true],
    [
      'edema localization without edema',
      circulation,
      'edema_localization',
      [
        ['is_altered', true],
        ['presence_of_edema', false],
      ],
      false,
    ],
    [
      'edema localization with edema',
      circulation,
      'edema_localization',
      [
        ['is_altered', true],
        ['presence_of_edema', true],
      ],
      true,
    ],
    [
      'cyanosis localization without cyanosis',
      circulation,
      'cyanosis_localization',
      [
        ['is_altered', true],
        ['cyanosis', false],
      ],
      false,
    ],
    [
      'cyanosis localization with cyanosis',
      circulation,
      'cyanosis_localization',
      [
        ['is_altered', true],
        ['cyanosis', true],
      ],
      true,
    ],
    [
      'aids of the circulation with the switch off',
      circulation,
      'auxiliary_aids',
      [
        ['is_altered', true],
        ['has_auxiliary_aids', false],
      ],
      false,
    ],
    [
      'aids of the circulation with the switch on',
      circulation,
      'auxiliary_aids',
      [
        ['is_altered', true],
        ['has_auxiliary_aids', true],
      ],
      true,
    ],
    ['sleep switches, not altered', sleepAndRest, 'early_wakening', [['is_altered', false]], false],
    ['sleep switches, altered', sleepAndRest, 'early_wakening', [['is_altered', true]], true],
    ['sleep hours always', sleepAndRest, 'bedtime_hour', [], true],
  ])('%s', (_, section, path, steps, expected) => {
    expect(isShownAt(section, path, take(section, ...steps))).toBe(expected)
  })

  it.each<[string, Section, string[]]>([
    [
      'is_altered',
      circulation,
      [
        'presence_of_edema',
        'cyanosis',
        'has_auxiliary_aids',
        'has_pa',
        'hypertensive',
        'hypothesized',
        'has_fc',
      ],
    ],
    ['is_altered', sleepAndRest, ['frequent_wakening', 'early_wakening', 'difficulty_falling_asleep']],
    [
      'intestinal_function',
      elimination,
      ['intestinal_type', 'has_laxtatives', 'has_enemas', 'stoma_form.stoma', 'stoma_form.bag'],
    ],
    [
      'oxygen.is_active',
      respiration,
      ['oxygen.flow_rate', 'oxygen.start_date', 'oxygen.end_date', 'oxygen.managed_by'],
    ],
    ['inhaler.is_active', respiration, ['inhaler.start_date', 'inhaler.end_date', 'inhaler.managed_by']],
    ['aspirator.is_active', respiration, ['aspirator.last_change_date', 'aspirator.start_date']],
    ['pulse_oximeter.is_active', respiration, ['pulse_oximeter.start_date', 'pulse_oximeter.managed_by']],
    ['cpap.is_active', respiration, ['cpap.usage_date', 'cpap.start_date']],
    ['tracheostomy.is_active', respiration, ['tracheostomy.usage_date', 'tracheostomy.start_date']],
    ['other_equipment.is_active', respiration, ['other_equipment.start_date', 'other_equipment.managed_by']],
  ])('all that stands behind %s', (gate, section, details) => {
    const shownWith = (side: boolean | undefined): string[] =>
      details.filter(path => isShownAt(section, path, take(section, [gate, side])))
    expect([undefined, false, true].map(shownWith)).toEqual([[], [], details])
  })

  it.each(Object.entries(sexualityAndReproduction.fields).filter(([, { kind }]) => kind === 'flag'))(
    'the description of %s with its flag on',
    (_, field) => {
      expect([undefined, false, true].map(on => takesNote(field, on))).toEqual([false, false, true])
    },
  )
})

describe('resets', () => {
  const oedema: Step[] = [
    ['is_altered', true],
    ['presence_of_edema', true],
    ['edema_localization', 'Caviglie'],
  ]
  it.each<[string, Section, Step[], Answers]>([
    [
      'allergies off clears the note',
      healthState,
      [
        ['allergies', { choice: 'yes', note: 'Penicillina' }],
        ['allergies', { choice: 'no', note: 'Penicillina' }],
      ],
      { allergies: { choice: 'no' } },
    ],
    [
      'intolerances off clears the note',
      healthState,
      [
        ['intollerances', { choice: 'yes', note: 'Lattosio' }],
        ['intollerances', undefined],
      ],
      {},
    ],
    [
      'port-cath off clears the arm',
      healthState,
      [
        ['port_cath_avi', 'yes'],
        ['port_cath_avi_arm', 'left_arm'],
        ['port_cath_avi', 'no'],
      ],
      { port_cath_avi: 'no' },
    ],
    [
      'choosing a diet clears the quantity, also the same diet again',
      nutrition,
      [
        ['diet', 'quantitativa'],
        ['diet_quantity', 1800],
        ['diet', 'vegana'],
        ['diet', 'quantitativa'],
      ],
      { diet: 'quantitativa' },
    ],
    [
      'clearing the meal intake resets its problems',
      nutrition,
      [
        ['meal_intake.meal_intake_value', 'autonomous'],
        ['meal_intake.problems_swallowing', true],
        ['meal_intake.meal_intake_value', undefined],
      ],
      {},
    ],
    [
      'clearing the liquid type resets swallowing and quantity, so that the slider stands at its start',
      nutrition,
      [
        ['liquid_intake.daily_liquid_intake', 'autonomous'],
        ['liquid_intake.daily_liquid_ml', 1200],
        ['liquid_intake.problems_swallowing', true],
        ['liquid_intake.daily_liquid_intake', undefined],
        ['liquid_intake.daily_liquid_intake', 'with_assistance'],
      ],
      { liquid_intake: { daily_liquid_intake: 'with_assistance' } },
    ],
    [
      'PA treated on resets hypertensive and hypothesized to false',
      circulation,
      [
        ['is_altered', true],
        ['hypertensive', true],
        ['hypothesized', true],
        ['has_pa', { choice: true }],
      ],
      { is_altered: true, has_pa: { choice: true }, hypertensive: false, hypothesized: false },
    ],
    [
      'PA treated on answers no question that nobody asked',
      circulation,
      [
        ['is_altered', true],
        ['hypothesized', true],
        ['has_pa', { choice: true }],
      ],
      { is_altered: true, has_pa: { choice: true }, hypothesized: false },
    ],
    [
      'PA treated off resets nothing',
      circulation,
      [
        ['is_altered', true],
        ['hypertensive', true],
        ['has_pa', { choice: false }],
      ],
      { is_altered: true, has_pa: { choice: false }, hypertensive: true },
    ],
    [
      'edema off clears its localization',
      circulation,
      [...oedema, ['presence_of_edema', false]],
      {
        is_altered: true,
        presence_of_edema: false,
      },
    ],
    [
      'cyanosis off clears its localization',
      circulation,
      [
        ['is_altered', true],
        ['cyanosis', true],
        ['cyanosis_localization', 'Dita'],
        ['cyanosis', false],
      ],
      { is_altered: true, cyanosis: false },
    ],
    [
      'a device that is put away takes its details along',
      respiration,
      [
        ['oxygen.is_active', true],
        ['oxygen.flow_rate', 2],
        ['oxygen.is_active', false],
      ],
      { oxygen: { is_active: false } },
    ],
    [
      'no alteration of the bladder left takes the drainage devices along',
      elimination,
      [
        ['bladder_function', true],
        ['bladder_type', ['disuria']],
        ['has_drainage_devices', true],
        ['drainage_devices.managed_by', 'Figlia'],
        ['bladder_type', undefined],
      ],
      { bladder_function: true },
    ],
    [
      'switching enemas off clears their list',
      elimination,
      [
        ['intestinal_function', true],
        ['has_enemas', true],
        ['enemas', ['Microclisma']],
        ['has_enemas', false],
      ],
      { intestinal_function: true, has_enemas: false },
    ],
    [
      'not altered clears all details',
      circulation,
      [...oedema, ['is_altered', false]],
      { is_altered: false },
    ],
    [
      'switching laxatives off clears their list',
      elimination,
      [
        ['intestinal_function', true],
        ['has_laxtatives', true],
        ['laxatives', ['Macrogol']],
        ['has_laxtatives', false],
      ],
      { intestinal_function: true, has_laxtatives: false },
    ],
  ])('%s', (_, section, steps, expected) => {
    expect(take(section, ...steps)).toEqual(expected)
  })
})

describe('defaults', () => {
  it('a device switched on is in use from today', () => {
    expect(take(respiration, ['cpap.is_active', true])).toEqual({
      cpap: { is_active: true, start_date: today },
    })
  })

  it('a date taken back or typed stays as it is', () => {
    const steps: Step[] = [
      ['cpap.is_active', true],
      ['cpap.start_date', undefined],
      ['cpap.managed_by', 'Lega polmonare'],
    ]
    expect(take(respiration, ...steps)).toEqual({ cpap: { is_active: true, managed_by: 'Lega polmonare' } })
  })

  it('a slider stands at 2500 and stores nothing until it is moved', () => {
    for (const path of ['alcohol_consumption_ml', 'diet_quantity'] as const)
      expect(nutrition.fields[path]).toMatchObject({ start: 2500, min: 0, max: 7000, step: 10 })
    expect(nutrition.fields.liquid_intake.fields.daily_liquid_ml).toMatchObject({ start: 2500, max: 7000 })
    expect(take(nutrition, ['alcohol_consumption', true])).toEqual({ alcohol_consumption: true })
  })
})

it('dysuria stands last among the alterations of the intestine', () => {
  expect(elimination.fields.intestinal_type.presets.at(-1)?.value).toBe('disuria')
})

describe('pain', () => {
  const knee: Entry = { id: 1, localization: 'Ginocchio' }
  const struck: Entry = { id: 2, localization: 'Schiena', struck: { reason: 'Scritto per errore' } }

  it('is green up to 4, pending up to 8, then an error', () => {
    const { intensity } = pain.fields.entries.fields
    expect(intensity.options.map(({ value, tone }) => `${value} ${tone}`)).toEqual([
      ...[1, 2, 3, 4].map(value => `${value} success`),
      ...[5, 6, 7, 8].map(value => `${value} pending`),
      ...[9, 10].map(value => `${value} error`),
    ])
  })

  it('gets an id one above the highest ever given, and stays legible when struck', () => {
    const two = addEntry(addEntry([], { localization: 'Ginocchio' }), { localization: 'Schiena' })
    const oneStruck = strikeEntry(two, 2, 'Scritto per errore')
    expect(addEntry(oneStruck, { localization: 'Spalla' })).toEqual([
      { id: 1, localization: 'Ginocchio' },
      { id: 2, localization: 'Schiena', struck: { reason: 'Scritto per errore' } },
      { id: 3, localization: 'Spalla' },
    ])
  })

  it('gets the lowest free id where somebody gave the highest that there is', () => {
    const last = { id: entryIdMax, localization: 'Anca' }
    expect(addEntry([knee, struck, last], { localization: 'Spalla' }).at(-1)).toEqual({
      id: 3,
      localization: 'Spalla',
    })
  })

  it.each<[string, readonly Entry[], string[]]>([
    ['as they were', [knee, struck], []],
    ['one more', [knee, struck, { id: 3, localization: 'Spalla' }], []],
    ['one reworded', [{ ...knee, intensity: '7' }, struck], []],
    ['one struck', [{ ...knee, struck: { reason: 'Passato' } }, struck], []],
    ['one gone', [struck], ['entries.1']],
    ['a strike taken back', [knee, { id: 2, localization: 'Schiena' }], ['entries.2']],
    ['none left', [], ['entries.1', 'entries.2']],
  ])('keeps what was saved: %s', (_, entries, erased) => {
    expect(erasedEntries(pain, { entries: [knee, struck] }, { entries })).toEqual(erased)
  })
})
