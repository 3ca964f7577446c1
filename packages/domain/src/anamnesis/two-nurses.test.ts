import { expect, it } from 'vitest'
import type { Answers } from '../form/answers.ts'
import { merge } from '../form/merge.ts'
import type { Section } from './section.ts'
import { bodyCare } from './sections/body-care.ts'
import { circulation } from './sections/circulation.ts'
import { elimination } from './sections/elimination.ts'
import { mobilization } from './sections/mobilization.ts'
import { nutrition } from './sections/nutrition.ts'
import { respiration } from './sections/respiration.ts'
import { sensoryPerception } from './sections/sensory-perception.ts'

const altered: Answers = { is_altered: true }
const bladder: Answers = { bladder_function: true, bladder_type: ['disuria'] }
const catheter = { is_active: true, size: 14 }
const drained = (devices: Answers): Answers => ({
  ...bladder,
  has_drainage_devices: true,
  drainage_devices: devices,
})
const oxygen = { is_active: true, start_date: '2026-11-20' }
const prostheses: Answers = {
  prosthetic_management_upper: 'partial_upper',
  prosthetic_management_lower: 'partial_lower',
}

it.each<[string, Section, Answers, Answers, Answers, Answers]>([
  [
    'oedema and cyanosis of one circulation',
    circulation,
    altered,
    { ...altered, presence_of_edema: true, edema_localization: 'Caviglie' },
    { ...altered, cyanosis: true },
    { ...altered, presence_of_edema: true, edema_localization: 'Caviglie', cyanosis: true },
  ],
  [
    'what each found behind an answer that both gave first',
    circulation,
    {},
    { ...altered, presence_of_edema: true },
    { ...altered, cyanosis: false },
    { ...altered, presence_of_edema: true, cyanosis: false },
  ],
  [
    'the description of a treated pressure, and what the pressure is',
    circulation,
    { ...altered, has_pa: { choice: true } },
    { ...altered, has_pa: { choice: true, note: 'Torasemide' } },
    { ...altered, has_pa: { choice: true }, hypertensive: true },
    { ...altered, has_pa: { choice: true, note: 'Torasemide' }, hypertensive: true },
  ],
  [
    'two transfers',
    mobilization,
    {},
    { assisted_transfer_to: { bed: true } },
    { assisted_transfer_to: { toilet: false } },
    { assisted_transfer_to: { bed: true, toilet: false } },
  ],
  [
    'chewing and swallowing',
    nutrition,
    { meal_intake: { meal_intake_value: 'autonomous' } },
    { meal_intake: { meal_intake_value: 'autonomous', problems_mastication: true } },
    { meal_intake: { meal_intake_value: 'autonomous', problems_swallowing: true } },
    {
      meal_intake: { meal_intake_value: 'autonomous', problems_mastication: true, problems_swallowing: true },
    },
  ],
  [
    'two drainage devices',
    elimination,
    drained({ managed_by: 'Figlia' }),
    drained({ managed_by: 'Figlia', catheter_vescicale_ch: catheter }),
    drained({ managed_by: 'Figlia', bag: { is_active: true, type: 'Da gamba' } }),
    drained({
      managed_by: 'Figlia',
      catheter_vescicale_ch: catheter,
      bag: { is_active: true, type: 'Da gamba' },
    }),
  ],
  [
    'two details of one device',
    respiration,
    { oxygen },
    { oxygen: { ...oxygen, flow_rate: 2 } },
    { oxygen: { ...oxygen, managed_by: 'Lega polmonare' } },
    { oxygen: { ...oxygen, flow_rate: 2, managed_by: 'Lega polmonare' } },
  ],
  [
    'a score and a question beside it',
    bodyCare,
    {},
    { norton: { activity: 3 } },
    { skin_condition: 'intact' },
    { norton: { activity: 3 }, skin_condition: 'intact' },
  ],
  [
    'two prostheses taken away, where nothing hangs on both',
    bodyCare,
    prostheses,
    { prosthetic_management_upper: 'partial_upper' },
    { prosthetic_management_lower: 'partial_lower' },
    {},
  ],
])('%s come together', (_, section, base, mine, theirs, together) => {
  const { answers, conflicts } = merge(section, base, mine, theirs)
  expect(conflicts).toEqual([])
  expect(answers).toEqual(together)
})

it.each<[string, Section, Answers, Answers, Answers, string]>([
  [
    'a circulation that is not altered any more, and its cyanosis',
    circulation,
    altered,
    { is_altered: false },
    { ...altered, cyanosis: true },
    'is_altered',
  ],
  [
    'a treated pressure, which resets it, and a low one',
    circulation,
    altered,
    { ...altered, has_pa: { choice: true }, hypothesized: false },
    { ...altered, hypothesized: true },
    'has_pa',
  ],
  [
    'no drainage devices, and a catheter',
    elimination,
    drained({ managed_by: 'Figlia' }),
    { ...bladder, has_drainage_devices: false },
    drained({ managed_by: 'Figlia', catheter_vescicale_ch: catheter }),
    'has_drainage_devices',
  ],
  [
    'a device that is not in use any more, and its flow',
    respiration,
    { oxygen },
    { oxygen: { is_active: false } },
    { oxygen: { ...oxygen, flow_rate: 2 } },
    'oxygen.is_active',
  ],
  [
    'two prostheses taken away, and who looks after them',
    bodyCare,
    { ...prostheses, prosthetic_self_managing: 'yes' },
    { prosthetic_management_upper: 'partial_upper', prosthetic_self_managing: 'yes' },
    { prosthetic_management_lower: 'partial_lower', prosthetic_self_managing: 'yes' },
    'prosthetic_management_upper',
  ],
  [
    'two items of Norton',
    bodyCare,
    { norton: { activity: 3 } },
    { norton: { activity: 3, mobility: 3 } },
    { norton: { activity: 2 } },
    'norton',
  ],
  [
    'height and weight',
    nutrition,
    { bmi: { height: 165, weight: 60 } },
    { bmi: { height: 166, weight: 60 } },
    { bmi: { height: 165, weight: 58 } },
    'bmi',
  ],
  [
    'two items of the MNA',
    nutrition,
    {},
    { mini_nutritional_assessment: { mobility: 2 } },
    { mini_nutritional_assessment: { weight_loss: 0 } },
    'mini_nutritional_assessment',
  ],
  [
    'an answer and its description',
    sensoryPerception,
    { sight: { choice: 'altered' } },
    { sight: { choice: 'altered', note: 'Cataratta' } },
    { sight: { choice: 'physiological' } },
    'sight',
  ],
])('%s are asked', (_, section, base, mine, theirs, unit) => {
  expect(merge(section, base, mine, theirs).conflicts.map(one => one.unit)).toEqual([unit])
})
