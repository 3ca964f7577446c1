import { type Answers, choiceOf, noteOf } from '../form/answers.ts'
import { type Condition, isSatisfied } from '../form/condition.ts'
import { labelOf } from '../form/options.ts'
import { listKey } from '../form/text-list.ts'
import type { Warning, WarningKind } from '../warnings/warning.ts'
import { lineMax } from '../wire/text.ts'
import type { Section } from './section.ts'
import type { SectionSlug } from './section-slug.ts'

/** An answer that somebody should know at the door. `detail`: the field whose description or option says more. */
type WarningHint = {
  readonly section: SectionSlug
  readonly when: Condition
  readonly kind: WarningKind
  readonly label: string
  readonly detail?: string
}

const hints: readonly WarningHint[] = [
  {
    section: 'health_state',
    when: { field: 'allergies', is: 'yes' },
    kind: 'allergy',
    label: 'Allergia',
    detail: 'allergies',
  },
  {
    section: 'health_state',
    when: { field: 'intollerances', is: 'yes' },
    kind: 'allergy',
    label: 'Intolleranza',
    detail: 'intollerances',
  },
  {
    section: 'health_state',
    when: { field: 'pacemaker', is: 'yes' },
    kind: 'device',
    label: 'Portatore di pacemaker',
  },
  {
    section: 'health_state',
    when: { field: 'shunt_av_dialysis', is: 'yes' },
    kind: 'device',
    label: 'Shunt AV per dialisi: né pressione né prelievi su quel braccio',
  },
  {
    section: 'health_state',
    when: { field: 'port_cath_avi', is: 'yes' },
    kind: 'device',
    label: 'Portatore di port-a-cath',
    detail: 'port_cath_avi_arm',
  },
  {
    section: 'health_state',
    when: { field: 'anticoagulation', is: 'yes' },
    kind: 'therapy',
    label: 'Terapia anticoagulante',
    detail: 'anticoagulation',
  },
  {
    section: 'health_state',
    when: {
      any: [
        { field: 'insulin_dependent', is: 'yes' },
        { field: 'insulin_pump', is: 'yes' },
      ],
    },
    kind: 'therapy',
    label: 'Terapia insulinica',
  },
  {
    section: 'consciousness_and_perception',
    when: { field: 'wandering', is: 'present' },
    kind: 'risk',
    label: 'Tende a vagare',
  },
  {
    section: 'consciousness_and_perception',
    when: { field: 'physical_aggressiveness', is: 'present' },
    kind: 'risk',
    label: 'Può essere fisicamente aggressivo',
  },
  {
    section: 'consciousness_and_perception',
    when: { field: 'verbal_aggressiveness', is: 'present' },
    kind: 'risk',
    label: 'Può essere verbalmente aggressivo',
  },
]

export type SuggestedWarning = Pick<Warning, 'kind' | 'text'>

/** The warnings to offer from a section's answers, in the reader's words; those that stand already are left out. */
export function suggestedWarnings(
  section: Section,
  answers: Answers,
  standing: readonly SuggestedWarning[],
  t: (italian: string) => string,
): SuggestedWarning[] {
  const isThere = ({ kind, text }: SuggestedWarning) =>
    standing.some(one => one.kind === kind && listKey(one.text) === listKey(text))
  return hints
    .filter(hint => hint.section === section.slug && isSatisfied(hint.when, answers))
    .map(hint => ({ kind: hint.kind, text: warningText(hint, section, answers, t) }))
    .filter(warning => !isThere(warning))
}

function warningText(
  { label, detail }: WarningHint,
  section: Section,
  answers: Answers,
  t: (italian: string) => string,
): string {
  const more = detail === undefined ? '' : detailOf(section, detail, answers, t)
  return (more === '' ? t(label) : `${t(label)}: ${more}`).slice(0, lineMax).trim()
}

function detailOf(section: Section, name: string, answers: Answers, t: (italian: string) => string): string {
  const field = section.fields[name]!
  if ('note' in field) return noteOf(answers[name])
  const choice = choiceOf(answers[name])
  return choice === undefined ? '' : t(labelOf(field, choice))
}
