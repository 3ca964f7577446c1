import { type Answers, answersIn, entriesIn } from '../form/answers.ts'
import { isSatisfied, type ShownWhen } from '../form/condition.ts'
import { standingEntries } from '../form/entries.ts'
import type { Derived, Scale } from './derived.ts'
import type { SectionSlug } from './section-slug.ts'

/**
 * What may suggest a nursing problem of the focus catalogue (by its slug): an answer, in the group or entries `in`,
 * an amount, or the band of a score.
 */
type FocusHint = { readonly section: SectionSlug; readonly focus: string } & (
  | { readonly in?: readonly string[]; readonly when: ShownWhen }
  | { readonly amount: string; readonly above: number }
  | { readonly scale: Scale; readonly band: string }
)

const is = (field: string, value: string | boolean): ShownWhen => ({ field, is: value })

/** The nursing problems at which answers point. */
export const focusHints: readonly FocusHint[] = [
  { section: 'body_care', scale: 'norton', band: 'at_risk', focus: 'pressure-injury-risk' },
  {
    section: 'nutrition',
    scale: 'mini_nutritional_assessment',
    band: 'at_risk',
    focus: 'malnutrition-risk',
  },
  { section: 'nutrition', scale: 'mini_nutritional_assessment', band: 'malnourished', focus: 'malnutrition' },
  {
    section: 'body_care',
    when: { any: [is('skin_condition', 'risk_of_alteration'), is('skin_condition', 'altered')] },
    focus: 'skin-integrity-impaired',
  },
  { section: 'body_care', when: is('oral_cavity', 'altered'), focus: 'oral-mucosa-impaired' },
  { section: 'body_care', when: is('autonomous_hygiene', false), focus: 'self-care-hygiene' },
  { section: 'body_care', when: is('autonomous_clothing', 'no'), focus: 'self-care-dressing' },
  // Dysuria is a symptom of the bladder wherever it was written.
  {
    section: 'elimination',
    when: { any: [is('bladder_type', 'disuria'), is('intestinal_type', 'disuria')] },
    focus: 'dysuria',
  },
  { section: 'elimination', when: is('bladder_type', 'nicturia'), focus: 'nocturia' },
  {
    section: 'elimination',
    when: is('bladder_type', 'incontinenza'),
    focus: 'urinary-incontinence-functional',
  },
  {
    section: 'elimination',
    when: is('bladder_type', 'urgenza minzionale'),
    focus: 'urinary-incontinence-urge',
  },
  { section: 'elimination', when: is('bladder_type', 'ritenzione urine'), focus: 'urinary-retention' },
  {
    section: 'elimination',
    in: ['drainage_devices', 'catheter_vescicale_ch'],
    when: is('is_active', true),
    focus: 'urinary-catheter-management',
  },
  {
    section: 'elimination',
    in: ['drainage_devices', 'suprapubic_catheter'],
    when: is('is_active', true),
    focus: 'urinary-catheter-management',
  },
  { section: 'elimination', when: is('intestinal_type', 'stipsi'), focus: 'constipation' },
  { section: 'elimination', when: is('intestinal_type', 'diarrea'), focus: 'diarrhoea' },
  { section: 'elimination', when: is('intestinal_type', 'incontinenza'), focus: 'faecal-incontinence' },
  { section: 'respiration', when: is('respiration_type', 'dispnea a riposo'), focus: 'dyspnoea-at-rest' },
  {
    section: 'respiration',
    when: is('respiration_type', 'dispnea da sforzo'),
    focus: 'dyspnoea-on-exertion',
  },
  {
    section: 'respiration',
    when: is('respiration_type', 'ingombro bronchiale'),
    focus: 'ineffective-airway-clearance',
  },
  { section: 'respiration', when: is('respiration_type', 'apnea notturna'), focus: 'sleep-apnoea' },
  { section: 'respiration', when: is('is_smoker', true), focus: 'tobacco-use' },
  { section: 'circulation', when: is('presence_of_edema', true), focus: 'oedema-lower-limbs' },
  { section: 'circulation', when: is('hypertensive', true), focus: 'hypertension' },
  { section: 'health_state', when: is('anticoagulation', 'yes'), focus: 'bleeding-risk' },
  {
    section: 'health_state',
    when: { any: [is('insulin_dependent', 'yes'), is('oral_antidiabetic_agents', 'yes')] },
    focus: 'glycaemia-unstable',
  },
  {
    section: 'nutrition',
    in: ['meal_intake'],
    when: is('problems_swallowing', true),
    focus: 'swallowing-impaired',
  },
  {
    section: 'nutrition',
    in: ['liquid_intake'],
    when: is('problems_swallowing', true),
    focus: 'swallowing-impaired',
  },
  {
    section: 'nutrition',
    in: ['meal_intake'],
    when: is('problems_mastication', true),
    focus: 'chewing-impaired',
  },
  // About 20 g of alcohol a day, which is 200 ml of wine.
  { section: 'nutrition', amount: 'alcohol_consumption_ml', above: 200, focus: 'alcohol-use' },
  { section: 'sleep_and_rest', when: is('frequent_wakening', true), focus: 'insomnia-maintenance' },
  { section: 'sleep_and_rest', when: is('early_wakening', true), focus: 'early-wakening' },
  { section: 'sleep_and_rest', when: is('difficulty_falling_asleep', true), focus: 'insomnia-onset' },
  { section: 'pain', in: ['entries'], when: is('chronic_acute', 'Acuto'), focus: 'acute-pain' },
  { section: 'pain', in: ['entries'], when: is('chronic_acute', 'Cronico'), focus: 'chronic-pain' },
  { section: 'pain', in: ['entries'], when: is('type', 'Solo su movimento'), focus: 'movement-pain' },
  { section: 'consciousness_and_perception', when: is('wandering', 'present'), focus: 'wandering' },
  {
    section: 'consciousness_and_perception',
    when: { any: [is('time_orientation', 'fluctuating'), is('location_orientation', 'fluctuating')] },
    focus: 'acute-confusion',
  },
]

/** The slugs of the focus catalogue that a section's answers and scores suggest, each once. */
export function suggestedFocuses(section: SectionSlug, answers: Answers, derived: Derived): string[] {
  const due = focusHints.filter(hint => hint.section === section && suggests(hint, answers, derived))
  return [...new Set(due.map(({ focus }) => focus))]
}

function suggests(hint: FocusHint, answers: Answers, derived: Derived): boolean {
  if ('scale' in hint) return derived[hint.scale]?.band === hint.band
  if ('amount' in hint) return Number(answers[hint.amount] ?? 0) > hint.above
  return placesOf(answers, hint.in ?? []).some(place => isSatisfied(hint.when, place))
}

/** The answers at a path of groups; below a list of entries, those of each entry that stands. */
function placesOf(answers: Answers, path: readonly string[]): readonly Answers[] {
  const [name, ...rest] = path
  if (name === undefined) return [answers]
  const entries = standingEntries(entriesIn(answers, name))
  return entries.length > 0 ? entries : placesOf(answersIn(answers, name), rest)
}
