import { describe, expect, it } from 'vitest'
import type { Answers } from '../form/answers.ts'
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
    const standing = [{ kind: 'device', text: 'portatore di pacemaker' }] as const
    expect(suggestedWarnings(healthState, { pacemaker: 'yes' }, standing, t)).toEqual([])
  })
})

describe('focuses to suggest', () => {
  const norton = { physical_condition: 3, mental_condition: 3, activity: 3, mobility: 3, incontinence: 2 }
  it.each<[string, Section, Answers, string[]]>([
    ['Norton of 14', bodyCare, { norton }, ['pressure-injury-risk']],
    ['Norton of 15', bodyCare, { norton: { ...norton, incontinence: 3 } }, []],
    ['skin at risk', bodyCare, { skin_condition: 'risk_of_alteration' }, ['skin-integrity-impaired']],
    [
      'hygiene and clothing',
      bodyCare,
      { autonomous_hygiene: false, autonomous_clothing: 'no' },
      ['self-care-hygiene', 'self-care-dressing'],
    ],
    ['hygiene unasked', bodyCare, {}, []],
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
    ['a smoker', respiration, { is_smoker: true }, ['tobacco-use']],
    [
      'oedema and pressure',
      circulation,
      { presence_of_edema: true, hypertensive: true },
      ['oedema-lower-limbs', 'hypertension'],
    ],
    ['swallowing', nutrition, { liquid_intake: { problems_swallowing: true } }, ['swallowing-impaired']],
    ['200 ml of alcohol', nutrition, { alcohol_consumption_ml: 200 }, []],
    ['210 ml of alcohol', nutrition, { alcohol_consumption_ml: 210 }, ['alcohol-use']],
    ['sleep', sleepAndRest, { early_wakening: true, difficulty_falling_asleep: false }, ['early-wakening']],
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
    ['diabetes', healthState, { oral_antidiabetic_agents: 'yes' }, ['glycaemia-unstable']],
    ['confusion', consciousnessAndPerception, { time_orientation: 'fluctuating' }, ['acute-confusion']],
  ])('%s', (_, section, answers, expected) => {
    expect(suggestedFocuses(section.slug, answers, derivedOf(section, answers))).toEqual(expected)
  })
})
