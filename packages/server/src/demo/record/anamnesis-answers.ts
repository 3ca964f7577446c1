import type { SectionSlug } from '@vicino/domain/anamnesis/section-slug.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { WireAnswers } from '@vicino/domain/form/wire-answers.ts'

/** What somebody answered, section by section, under the names of the wire. */
export type SectionRows = Partial<Record<SectionSlug, WireAnswers>>

const oriented = {
  space_orientation: 'oriented',
  time_orientation: 'oriented',
  person_orientation: 'oriented',
  location_orientation: 'oriented',
}
const calm = {
  wandering: 'absent',
  physical_aggressiveness: 'absent',
  verbal_aggressiveness: 'absent',
  behavioral_anomalies: 'absent',
}

/** What is found in people who live at home and have nothing out of the ordinary: of each section one of several. */
export const ordinary: Readonly<Record<SectionSlug, readonly WireAnswers[]>> = {
  social_situation: [
    {
      civil_status: 'widowed',
      work_status: 'retired',
      profession: 'Sartoria in casa',
      children: '2',
      close_children: true,
    },
    {
      civil_status: 'married',
      work_status: 'retired',
      profession: 'Impiego alle ferrovie',
      children: '3',
      ai: false,
    },
    { civil_status: 'single', work_status: 'retired', profession: 'Scuola elementare', children: 'none' },
    { civil_status: 'widowed', work_status: 'retired', profession: 'Agricoltura', children: '1', ai: false },
    { civil_status: 'divorced', work_status: 'retired', profession: 'Mensa scolastica', children: 'more' },
  ],
  health_state: [
    { allergies: 'no', intollerances: 'no', pacemaker: 'no', anticoagulation: 'no', flu_vaccine: 'yes' },
    { allergies: 'unknown', pacemaker: 'no', port_cath_avi: 'no', covid_vaccine: 'yes', flu_vaccine: 'no' },
    {
      allergies: 'no',
      intollerances: 'yes',
      intollerances_note: 'Lattosio: latte e panna; i formaggi stagionati li mangia',
      anticoagulation: 'no',
      tetanus_vaccine: 'no',
      more: 'Operazione di cataratta ai due occhi.',
    },
  ],
  consciousness_and_perception: [
    {
      ...oriented,
      ...calm,
      short_term_memory: 'adequate',
      mood_and_behavior: 'serene',
      decision_making: 'yes',
    },
    {
      ...oriented,
      ...calm,
      short_term_memory: 'altered',
      long_term_memory: 'adequate',
      verbal_expression: 'mostly_comprehensible',
      mood_and_behavior: 'anxious',
      facial_expression: 'worried',
      daily_life_organization: 'no',
      daily_life_organization_description: 'Dimentica gli appuntamenti: agenda grande in cucina',
    },
  ],
  sensory_perception: [
    { sight: 'auxiliary_means', sight_description: 'Occhiali per leggere', hearing: 'physiological' },
    { sight: 'auxiliary_means', hearing: 'auxiliary_means', hearing_description: 'Apparecchio a destra' },
    {
      sight: 'physiological',
      hearing: 'altered',
      hearing_description: 'Sente poco a sinistra',
      taste: 'altered',
    },
  ],
  body_care: [
    { autonomous_hygiene: true, skin_condition: 'intact', oral_cavity: 'intact', autonomous_clothing: 'yes' },
    {
      autonomous_hygiene: false,
      skin_condition: 'risk_of_alteration',
      oral_cavity: 'intact',
      sink: 'help',
      sink_description: 'Schiena e piedi',
      shower: 'altered',
      shower_description: 'Una volta alla settimana, seduta',
      specific_products: ['Crema con urea 10 %'],
      auxiliary_aids: ['non_slip_mat', 'toilet_bar'],
      autonomous_clothing: 'no',
      autonomous_clothing_note: 'Calze e scarpe',
    },
  ],
  mobilization: [
    { autonomous_mobilization: true, motor_disturbances: false },
    {
      autonomous_mobilization: true,
      motor_disturbances: true,
      need_for_supervision: ['outside'],
      assisted_transfer_to: { bed: false, toilet: false, bath_or_shower: true },
    },
  ],
  nutrition: [
    {
      meal_intake: {
        meal_intake_value: 'autonomous',
        problems_mastication: false,
        problems_swallowing: false,
      },
      liquid_intake: { daily_liquid_intake: 'autonomous', daily_liquid_ml: 1500 },
      alcohol_consumption: false,
      diet: 'normale',
      meals_preparation: 'autonoma',
    },
    {
      meal_intake: { meal_intake_value: 'autonomous', problems_mastication: true },
      liquid_intake: { daily_liquid_intake: 'autonomous', daily_liquid_ml: 1100, problems_swallowing: false },
      alcohol_consumption: true,
      alcohol_consumption_ml: 200,
      diet: 'normale',
      meals_preparation: 'pasti a domicilio',
      food_aversions: ['Fegato'],
    },
  ],
  pain: [
    {
      entries: [
        {
          id: 1,
          localization: 'Ginocchio destro',
          intensity: '4',
          type: 'Solo su movimento',
          chronic_acute: 'Cronico',
          presence: 'Regolare',
          description: '«Quando scendo le scale»',
        },
      ],
    },
    {
      entries: [
        { id: 1, localization: 'Schiena', intensity: '3', type: 'Continuo', chronic_acute: 'Cronico' },
        {
          id: 2,
          localization: 'Spalla sinistra',
          intensity: '6',
          chronic_acute: 'Acuto',
          struck: { reason: 'Passato dopo la caduta, non più presente' },
        },
      ],
    },
  ],
  elimination: [
    { bladder_function: false, intestinal_function: false },
    {
      bladder_function: true,
      bladder_type: ['nicturia'],
      has_drainage_devices: false,
      intestinal_function: true,
      intestinal_type: ['stipsi'],
      has_laxtatives: true,
      laxatives: ['Macrogol, una bustina al mattino'],
      has_enemas: false,
    },
  ],
  respiration: [
    { respiration_function: false, is_smoker: false, former_smoker: false },
    { respiration_function: false, is_smoker: false, former_smoker: true },
  ],
  circulation: [
    { is_altered: false },
    {
      is_altered: true,
      presence_of_edema: true,
      edema_localization: 'Caviglie, la sera',
      cyanosis: false,
      has_auxiliary_aids: true,
      auxiliary_aids: ['calze elastiche giorno'],
      has_pa: true,
      pa_description: 'Controllo settimanale',
      hypertensive: true,
      hypothesized: false,
    },
  ],
  sleep_and_rest: [
    { is_altered: false, sleep_hours_per_day: 7.5, bedtime_hour: '22:00', wake_up_hour: '06:30' },
    {
      is_altered: true,
      frequent_wakening: true,
      early_wakening: false,
      difficulty_falling_asleep: true,
      sleep_hours_per_day: 6,
      of_which_nighttime: 5,
      of_which_daytime: 1,
      afternoon_rest: true,
      medication_use: true,
    },
  ],
  sexuality_and_reproduction: [
    { sexuality_related_issues: false, current_hormonal_therapy: false },
    { sexuality_related_issues: false, note: 'Non desidera parlarne oltre.' },
  ],
  teaching: [
    { disease_awareness: true, medications: true, parameter_monitoring: false },
    { disease_awareness: false, medications: false, diet_food_medication_interactions: true },
  ],
}

/** What an illness changes in the answers; days of devices are counted from when the care began. */
export const ofCondition: Readonly<Record<string, (since: Day) => SectionRows>> = {
  'Diabete insulinodipendente': () => ({
    health_state: { insulin_dependent: 'yes', insulin_pump: 'no', oral_antidiabetic_agents: 'yes' },
    nutrition: { diet: 'diabetica' },
    teaching: { disease_awareness: true, parameter_monitoring: true, medical_equipment: true },
  }),
  'Diabete tipo 2': () => ({
    health_state: { oral_antidiabetic_agents: 'yes', insulin_dependent: 'no' },
    nutrition: { diet: 'diabetica' },
  }),
  'Scompenso cardiaco': () => ({
    health_state: { pacemaker: 'yes' },
    respiration: { respiration_function: true, respiration_type: ['dispnea da sforzo'] },
    circulation: {
      is_altered: true,
      presence_of_edema: true,
      edema_localization: 'Gambe fino al ginocchio',
      has_fc: true,
      fc_description: 'Pacemaker controllato ogni sei mesi',
    },
  }),
  'Fibrillazione atriale': () => ({
    health_state: { anticoagulation: 'yes', anticoagulation_note: 'Apixaban due volte al giorno' },
  }),
  BPCO: since => ({
    respiration: {
      respiration_function: true,
      respiration_type: ['dispnea a riposo', 'ingombro bronchiale'],
      is_smoker: false,
      former_smoker: true,
      oxygen: { is_active: true, flow_rate: 2, start_date: since, managed_by: 'Lega polmonare' },
      inhaler: { is_active: true, start_date: since, managed_by: 'Il cliente' },
      particularities: 'Di notte dorme con due cuscini.',
      material_supplier: 'Lega polmonare',
    },
    teaching: { medical_equipment: true },
  }),
  Demenza: () => ({
    consciousness_and_perception: {
      space_orientation: 'fluctuating',
      time_orientation: 'disoriented',
      person_orientation: 'oriented',
      short_term_memory: 'altered',
      verbal_understanding: 'altered',
      wandering: 'present',
      physical_aggressiveness: 'absent',
      verbal_aggressiveness: 'present',
      inappropriate_behaviors: 'present',
      inappropriate_behaviors_description: 'Nasconde i farmaci nei vasi',
      mood_and_behavior: 'anxious',
      decision_making: 'no',
      decision_making_description: 'Decide la figlia, curatrice',
    },
  }),
  Parkinson: () => ({
    mobilization: {
      autonomous_mobilization: false,
      motor_disturbances: true,
      need_for_supervision: ['home'],
      assisted_transfer_to: { bed: true, chair: true, wheelchair: false, toilet: true, bath_or_shower: true },
    },
  }),
  'Dolore cronico': () => ({
    pain: {
      entries: [
        {
          id: 1,
          localization: 'Zona lombare',
          intensity: '7',
          type: 'Urente/bruciante',
          chronic_acute: 'Cronico',
          presence: 'Regolare',
          description: '«Come un ferro caldo, peggio di notte»',
        },
        { id: 2, localization: 'Anca sinistra', intensity: '5', type: 'Trafittivo', presence: 'Discontinua' },
      ],
    },
  }),
  'Ulcera della gamba': () => ({
    health_state: { allergies: 'yes', allergies_note: 'Cerotti: arrossamento e vesciche' },
    body_care: {
      skin_condition: 'altered',
      observation: 'Ulcera alla gamba sinistra, bendaggio multistrato.',
    },
    teaching: { wound_care: true },
  }),
  'Depressione e ansia': () => ({
    consciousness_and_perception: { mood_and_behavior: 'sad', facial_expression: 'sad' },
  }),
  'Stitichezza e stomaco': since => ({
    elimination: {
      intestinal_function: true,
      intestinal_type: ['stipsi'],
      has_laxtatives: true,
      laxatives: ['Macrogol', 'Lattulosio'],
      has_enemas: true,
      enemas: ['Clisma fosfato, al bisogno'],
      stoma_form: {
        stoma: true,
        stoma_type: 'colostomia',
        stoma_date: since,
        stoma_position: 'Fianco sinistro',
        bag: true,
        bag_type: 'Due pezzi, 57 mm',
        bag_date: since,
        managed_by: 'Infermiera, due volte alla settimana',
      },
    },
  }),
  Glaucoma: () => ({
    sensory_perception: {
      sight: 'altered',
      sight_description: 'Glaucoma, campo visivo ristretto',
      sight_with_adequate_illumination: 'strongly_limited',
    },
  }),
  Vescica: since => ({
    elimination: {
      bladder_function: true,
      bladder_type: ['ritenzione urine'],
      has_drainage_devices: true,
      drainage_devices: {
        catheter_vescicale_ch: { is_active: true, size: 16, date: since },
        bag: { is_active: true, type: 'Da gamba di giorno, da letto di notte', date: since },
        managed_by: 'Infermiera',
      },
    },
  }),
  'Tiroide, sangue, gotta': () => ({
    health_state: { allergies: 'yes', allergies_note: 'Penicillina' },
  }),
  'Cure palliative': () => ({
    health_state: { port_cath_avi: 'yes', port_cath_avi_arm: 'right_arm' },
    nutrition: { diet: 'Quello che desidera, piccole porzioni' },
  }),
}

/** The fullest anamnesis of the demo: beside what the illness says, all that nobody else was asked. */
export const fullest = (since: Day): SectionRows => ({
  social_situation: { ai: false, close_children: true },
  health_state: {
    allergies: 'yes',
    allergies_note: 'Penicillina: orticaria nel 2019',
    pacemaker: 'no',
    shunt_av_dialysis: 'no',
    port_cath_avi: 'no',
    anticoagulation: 'yes',
    anticoagulation_note: 'Rivaroxaban 20 mg la sera',
    flu_vaccine: 'yes',
    covid_vaccine: 'yes',
    tetanus_vaccine: 'no',
    more: 'Protesi dell’anca destra nel 2016.',
  },
  consciousness_and_perception: {
    long_term_memory: 'adequate',
    concern_for_ones_health: 'adequate',
    verbal_understanding: 'adequate',
    verbal_expression: 'comprehensible',
    facial_expression: 'relaxed',
    inappropriate_behaviors: 'absent',
    object_association_function: 'yes',
    coherence_between_thought_language: 'yes',
    decision_making: 'yes',
    daily_life_organization: 'yes',
    daily_life_management: 'no',
    daily_life_management_description: 'Pagamenti e posta: il figlio',
  },
  sensory_perception: {
    smell: 'physiological',
    touch: 'altered',
    touch_description: 'Piedi',
    taste: 'physiological',
  },
  body_care: {
    mucous_membrane_status: 'intact',
    scalp: 'intact',
    prosthetic_management_upper: 'complete_upper',
    prosthetic_self_managing: 'yes',
    need_for_supervision: true,
    norton: { physical_condition: 3, mental_condition: 4, activity: 3, mobility: 3, incontinence: 3 },
  },
  mobilization: {
    assisted_transfer_to: {
      bed: false,
      chair: false,
      wheelchair: false,
      toilet: false,
      bath_or_shower: true,
    },
  },
  nutrition: {
    meal_intake: { meal_intake_value: 'autonomous', problems_mastication: true, problems_swallowing: false },
    food_intolerances: ['Crostacei'],
    food_aversions: ['Cavolo', 'Trippa'],
    bmi: { height: 164, weight: 58.4 },
    mini_nutritional_assessment: {
      appetite_loss: 1,
      weight_loss: 2,
      mobility: 1,
      has_suffered_stress_or_acute_disease: false,
      neuropsychological_problems: 2,
    },
  },
  elimination: { stoma_form: { stoma: false, bag: false } },
  circulation: { has_fc: false },
  sleep_and_rest: { bedtime_hour: '21:30', wake_up_hour: '05:45' },
  respiration: {
    particularities: 'Tosse secca al mattino.',
    oxygen: { is_active: false },
    inhaler: { is_active: false },
    aspirator: { is_active: false },
    pulse_oximeter: { is_active: true, start_date: since, managed_by: 'La figlia' },
    cpap: { is_active: false },
    tracheostomy: { is_active: false },
    other_equipment: { is_active: false },
  },
  sexuality_and_reproduction: {
    sexuality_related_issues: true,
    sexuality_related_issues_description: 'Ne parla volentieri, ma solo a tu per tu.',
    current_hormonal_therapy: false,
  },
  teaching: {
    rehabilitation_techniques: true,
    medications: true,
    wound_care: false,
    pain_management: false,
    diet_food_medication_interactions: true,
    medical_checkups_monitoring: true,
  },
})
