import { describe, expect, it } from 'vitest'
import type { Answers } from '../form/answers.ts'
import { someWarning } from '../testing/some-warning.ts'
import { derivedOf, type Section } from './section.ts'
import { bodyCare } from './sections/body-care.ts'
import { circulation } from './sections/circulation.ts'
import { consciousnessAndPerception } from './sections/consciousness-and-perception.ts'
import { elimination } from './sections/elimination.ts'
import { healthState } from './sections/health-state.ts'
import { nutrition } from './sections/nutrition.ts'
import { pain } from './sections/pain.ts'
import { respiration } from './sections/respiration.ts'
import { sleepAndRest } from './sections/sleep-and-rest.ts'
import { suggestedFocuses } from './suggested-focuses.ts'
import { suggestedWarnings } from './suggested-warnings.ts'

const t = (text: string) => text

describe('warnings to offer', () => {
  it.each<[string, Section, Answers, string[]]>([
    ['nothing', healthState, {}, []],
    ['no allergies', healthState, { allergies: { choice: 'no' } }, []],
    ['unknown allergies', healthState, { allergies: { choice: 'unknown' } }, []],
    [
      'allergies with their note',
      healthState,
      { allergies: { choice: 'yes', note: 'Penicillina' } },
      ['allergy Allergia: Penicillina'],
    ],
    ['allergies without a note', healthState, { allergies: { choice: 'yes' } }, ['allergy Allergia']],
    [
      'intolerances',
      healthState,
      { intollerances: { choice: 'yes', note: 'Lattosio' } },
      ['allergy Intolleranza: Lattosio'],
    ],
    ['pacemaker', healthState, { pacemaker: 'yes' }, ['device Portatore di pacemaker']],
    [
      'shunt arm',
      healthState,
      { shunt_av_dialysis: 'yes' },
      ['device Shunt AV per dialisi: né pressione né prelievi su quel braccio'],
    ],
    [
      'port-cath arm',
      healthState,
      { port_cath_avi: 'yes', port_cath_avi_arm: 'left_arm' },
      ['device Portatore di port-a-cath: Braccio sinistro'],
    ],
    [
      'anticoagulation',
      healthState,
      { anticoagulation: { choice: 'yes', note: 'Marcoumar' } },
      ['therapy Terapia anticoagulante: Marcoumar'],
    ],
    ['insulin', healthState, { insulin_pump: 'yes' }, ['therapy Terapia insulinica']],
    [
      'wandering and aggressiveness',
      consciousnessAndPerception,
      { wandering: 'present', physical_aggressiveness: 'present', verbal_aggressiveness: 'absent' },
      ['risk Tende a vagare', 'risk Può essere fisicamente aggressivo'],
    ],
  ])('%s', (_, section, answers, expected) => {
    expect(suggestedWarnings(section, answers, [], t).map(({ kind, text }) => `${kind} ${text}`)).toEqual(
      expected,
    )
  })

  it('leaves out what stands already', () => {
    const standing = [someWarning({ kind: 'device', text: 'portatore di pacemaker' })]
    expect(suggestedWarnings(healthState, { pacemaker: 'yes' }, standing, t)).toEqual([])
  })

  const arm = (side: string): Answers => ({ port_cath_avi: 'yes', port_cath_avi_arm: side })
  it.each([
    ['not again to who reads another language', 'Portatore di port-a-cath: Braccio sinistro', 'left_arm', 0],
    ['not again where it was reworded', 'Port-a-cath a sinistra, medicato il lunedì', 'left_arm', 0],
    ['anew where the answer is another', 'Portatore di port-a-cath: Braccio sinistro', 'right_arm', 1],
  ])('offers an accepted one %s', (_, text, side, count) => {
    const [accepted] = suggestedWarnings(healthState, arm('left_arm'), [], t)
    const standing = [someWarning({ ...accepted, text })]
    const german = (words: string) => `de ${words}`
    expect(suggestedWarnings(healthState, arm(side), standing, german)).toHaveLength(count)
  })
})

describe('focuses to suggest', () => {
  const normal = { height: 165, weight: 65 }
  const eleven = {
    appetite_loss: 2,
    weight_loss: 0,
    mobility: 2,
    has_suffered_stress_or_acute_disease: false,
    neuropsychological_problems: 2,
  }
  const norton = { physical_condition: 3, mental_condition: 3, activity: 3, mobility: 3, incontinence: 2 }
  it.each<[string, Section, Answers, string[]]>([
    ['Norton of 14', bodyCare, { norton }, ['pressure-injury-risk']],
    ['Norton of 15', bodyCare, { norton: { ...norton, incontinence: 3 } }, []],
    ['skin at risk', bodyCare, { skin_condition: 'risk_of_alteration' }, ['skin-integrity-impaired']],
    ['altered skin', bodyCare, { skin_condition: 'altered' }, ['skin-integrity-impaired']],
    ['intact skin', bodyCare, { skin_condition: 'intact' }, []],
    ['altered mouth', bodyCare, { oral_cavity: 'altered' }, ['oral-mucosa-impaired']],
    [
      'hygiene and clothing',
      bodyCare,
      { autonomous_hygiene: false, autonomous_clothing: 'no' },
      ['self-care-hygiene', 'self-care-dressing'],
    ],
    ['hygiene unasked', bodyCare, {}, []],
    [
      'the alterations of the bladder',
      elimination,
      { bladder_type: ['disuria', 'nicturia', 'incontinenza', 'urgenza minzionale', 'ritenzione urine'] },
      [
        'dysuria',
        'nocturia',
        'urinary-incontinence-functional',
        'urinary-incontinence-urge',
        'urinary-retention',
      ],
    ],
    [
      'the alterations of the intestine',
      elimination,
      { intestinal_type: ['diarrea', 'emorroidi', 'incontinenza'] },
      ['diarrhoea', 'faecal-incontinence'],
    ],
    [
      'dysuria of the intestine',
      elimination,
      { intestinal_type: ['stipsi', 'disuria'] },
      ['dysuria', 'constipation'],
    ],
    [
      'a catheter',
      elimination,
      { drainage_devices: { suprapubic_catheter: { is_active: true } } },
      ['urinary-catheter-management'],
    ],
    [
      'a bladder catheter',
      elimination,
      { drainage_devices: { catheter_vescicale_ch: { is_active: true } } },
      ['urinary-catheter-management'],
    ],
    [
      'the alterations of breathing',
      respiration,
      {
        respiration_type: ['dispnea a riposo', 'dispnea da sforzo', 'ingombro bronchiale', 'apnea notturna'],
      },
      ['dyspnoea-at-rest', 'dyspnoea-on-exertion', 'ineffective-airway-clearance', 'sleep-apnoea'],
    ],
    ['a smoker', respiration, { is_smoker: true }, ['tobacco-use']],
    [
      'oedema and pressure',
      circulation,
      { presence_of_edema: true, hypertensive: true },
      ['oedema-lower-limbs', 'hypertension'],
    ],
    ['swallowing', nutrition, { liquid_intake: { problems_swallowing: true } }, ['swallowing-impaired']],
    [
      'chewing and swallowing of meals',
      nutrition,
      { meal_intake: { problems_mastication: true, problems_swallowing: true } },
      ['swallowing-impaired', 'chewing-impaired'],
    ],
    ['MNA of 11', nutrition, { bmi: normal, mini_nutritional_assessment: eleven }, ['malnutrition-risk']],
    [
      'MNA of 7',
      nutrition,
      {
        bmi: normal,
        mini_nutritional_assessment: { ...eleven, neuropsychological_problems: 0, mobility: 0 },
      },
      ['malnutrition'],
    ],
    ['MNA of 12', nutrition, { bmi: normal, mini_nutritional_assessment: { ...eleven, weight_loss: 1 } }, []],
    ['200 ml of alcohol', nutrition, { alcohol_consumption_ml: 200 }, []],
    ['210 ml of alcohol', nutrition, { alcohol_consumption_ml: 210 }, ['alcohol-use']],
    ['sleep', sleepAndRest, { early_wakening: true, difficulty_falling_asleep: false }, ['early-wakening']],
    [
      'nights',
      sleepAndRest,
      { frequent_wakening: true, difficulty_falling_asleep: true },
      ['insomnia-maintenance', 'insomnia-onset'],
    ],
    ['a chronic pain', pain, { entries: [{ id: 1, chronic_acute: 'Cronico' }] }, ['chronic-pain']],
    [
      'a pain',
      pain,
      { entries: [{ id: 1, chronic_acute: 'Acuto', type: 'Solo su movimento' }] },
      ['acute-pain', 'movement-pain'],
    ],
    [
      'a struck pain',
      pain,
      { entries: [{ id: 1, chronic_acute: 'Acuto', struck: { reason: 'Errore' } }] },
      [],
    ],
    ['anticoagulation', healthState, { anticoagulation: { choice: 'yes' } }, ['bleeding-risk']],
    ['insulin', healthState, { insulin_dependent: 'yes' }, ['glycaemia-unstable']],
    ['wandering', consciousnessAndPerception, { wandering: 'present' }, ['wandering']],
    [
      'confusion about the place',
      consciousnessAndPerception,
      { location_orientation: 'fluctuating' },
      ['acute-confusion'],
    ],
    ['diabetes', healthState, { oral_antidiabetic_agents: 'yes' }, ['glycaemia-unstable']],
    ['confusion', consciousnessAndPerception, { time_orientation: 'fluctuating' }, ['acute-confusion']],
  ])('%s', (_, section, answers, expected) => {
    expect(suggestedFocuses(section.slug, answers, derivedOf(section, answers, 50))).toEqual(expected)
  })
})
