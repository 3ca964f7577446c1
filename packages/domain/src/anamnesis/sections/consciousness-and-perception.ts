import { section } from '../section.ts'

// Said whole: "only by day" alone was read as the time of being lost.
const orientation = [
  { value: 'oriented', label: 'Orientato' },
  { value: 'disoriented', label: 'Disorientato' },
  { value: 'diurnal', label: 'Orientato solo di giorno' },
  { value: 'nocturnal', label: 'Orientato solo di notte' },
  { value: 'fluctuating', label: 'Fluttuante' },
] as const

const adequacy = [
  { value: 'adequate', label: 'Adeguata' },
  { value: 'altered', label: 'Alterata' },
  { value: 'not_evaluable', label: 'Non valutabile' },
] as const

const presence = [
  { value: 'absent', label: 'Non presente' },
  { value: 'present', label: 'Presente' },
] as const

export const consciousnessAndPerception = section({
  slug: 'consciousness_and_perception',
  definitionVersion: 1,
  fields: {
    space_orientation: { kind: 'choice', label: 'Nello spazio', options: orientation },
    time_orientation: { kind: 'choice', label: 'Nel tempo', options: orientation },
    person_orientation: { kind: 'choice', label: 'Alle persone', options: orientation },
    location_orientation: { kind: 'choice', label: 'Nel luogo', options: orientation },
    short_term_memory: { kind: 'choice', label: 'Memoria a breve termine', options: adequacy },
    long_term_memory: { kind: 'choice', label: 'Memoria a lungo termine', options: adequacy },
    concern_for_ones_health: {
      kind: 'choice',
      label: 'Preoccupazione per la propria salute',
      options: adequacy,
    },
    verbal_understanding: { kind: 'choice', label: 'Comprensione verbale', options: adequacy },
    verbal_expression: {
      kind: 'choice',
      label: 'Espressione verbale',
      options: [
        { value: 'comprehensible', label: 'Comprensibile' },
        { value: 'mostly_comprehensible', label: 'Per lo più comprensibile' },
        { value: 'sometimes_comprehensible', label: 'A volte comprensibile' },
        { value: 'rarely_comprehensible', label: 'Raramente comprensibile' },
        { value: 'never_comprehensible', label: 'Mai comprensibile' },
      ],
    },
    mood_and_behavior: {
      kind: 'choice',
      label: 'Umore e comportamento',
      options: [
        { value: 'serene', label: 'Sereno' },
        { value: 'anxious', label: 'Ansioso' },
        { value: 'sad', label: 'Triste' },
        { value: 'angry', label: 'Arrabbiato' },
      ],
    },
    facial_expression: {
      kind: 'choice',
      label: 'Espressione del viso',
      options: [
        { value: 'relaxed', label: 'Rilassata' },
        { value: 'worried', label: 'Preoccupata' },
        { value: 'sad', label: 'Triste' },
        { value: 'suffering', label: 'Sofferente' },
      ],
    },
    behavioral_anomalies: { kind: 'choice', label: 'Anomalie del comportamento', options: presence },
    wandering: { kind: 'choice', label: 'Vagabondaggio', options: presence },
    physical_aggressiveness: { kind: 'choice', label: 'Aggressività fisica', options: presence },
    verbal_aggressiveness: { kind: 'choice', label: 'Aggressività verbale', options: presence },
    inappropriate_behaviors: {
      kind: 'choice',
      label: 'Comportamenti inadeguati',
      options: presence,
      note: { wire: 'inappropriate_behaviors_description', label: 'Descrizione' },
    },
    object_association_function: {
      kind: 'question',
      label: 'Associa gli oggetti alla loro funzione',
      note: { wire: 'object_association_function_description', label: 'Descrizione' },
    },
    coherence_between_thought_language: {
      kind: 'question',
      label: 'Coerenza tra pensiero e linguaggio',
      note: { wire: 'coherence_between_thought_language_description', label: 'Descrizione' },
    },
    decision_making: {
      kind: 'question',
      label: 'Sa prendere decisioni',
      note: { wire: 'decision_making_description', label: 'Descrizione' },
    },
    daily_life_organization: {
      kind: 'question',
      label: 'Organizza la vita quotidiana',
      note: { wire: 'daily_life_organization_description', label: 'Descrizione' },
    },
    daily_life_management: {
      kind: 'question',
      label: 'Gestisce la vita quotidiana',
      note: { wire: 'daily_life_management_description', label: 'Descrizione' },
    },
  },
  parts: [
    { label: 'Orientamento', from: 'space_orientation' },
    { label: 'Memoria e comprensione', from: 'short_term_memory' },
    { label: 'Umore', from: 'mood_and_behavior' },
    { label: 'Comportamento', from: 'behavioral_anomalies' },
    { label: 'Pensiero e quotidianità', from: 'object_association_function' },
  ],
})
