import { type Answers, choiceOf, noteBeside } from '../form/answers.ts'
import { isSatisfied, type ShownWhen } from '../form/condition.ts'
import { labelOf } from '../form/options.ts'
import { listKey } from '../form/text-list.ts'
import type { Warning, WarningKind } from '../warnings/warning.ts'
import { lineMax } from '../wire/text.ts'
import type { Section } from './section.ts'
import type { SectionSlug } from './section-slug.ts'

/**
 * An answer that somebody should know at the door. `name` says which, whatever words it is read in; `detail`: the
 * field whose description or option says more.
 */
type WarningHint = {
  readonly name: string
  readonly section: SectionSlug
  readonly when: ShownWhen
  readonly kind: WarningKind
  readonly label: string
  readonly detail?: string
}

const hints: readonly WarningHint[] = [
  {
    name: 'allergies',
    section: 'health_state',
    when: { field: 'allergies', is: 'yes' },
    kind: 'allergy',
    label: 'Allergia',
    detail: 'allergies',
  },
  {
    name: 'intollerances',
    section: 'health_state',
    when: { field: 'intollerances', is: 'yes' },
    kind: 'allergy',
    label: 'Intolleranza',
    detail: 'intollerances',
  },
  {
    name: 'pacemaker',
    section: 'health_state',
    when: { field: 'pacemaker', is: 'yes' },
    kind: 'device',
    label: 'Portatore di pacemaker',
  },
  {
    name: 'shunt_av_dialysis',
    section: 'health_state',
    when: { field: 'shunt_av_dialysis', is: 'yes' },
    kind: 'device',
    label: 'Shunt AV per dialisi: né pressione né prelievi su quel braccio',
  },
  {
    name: 'port_cath_avi',
    section: 'health_state',
    when: { field: 'port_cath_avi', is: 'yes' },
    kind: 'device',
    label: 'Portatore di port-a-cath',
    detail: 'port_cath_avi_arm',
  },
  {
    name: 'anticoagulation',
    section: 'health_state',
    when: { field: 'anticoagulation', is: 'yes' },
    kind: 'therapy',
    label: 'Terapia anticoagulante',
    detail: 'anticoagulation',
  },
  {
    name: 'insulin',
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
    name: 'wandering',
    section: 'consciousness_and_perception',
    when: { field: 'wandering', is: 'present' },
    kind: 'risk',
    label: 'Tende a vagare',
  },
  {
    name: 'physical_aggressiveness',
    section: 'consciousness_and_perception',
    when: { field: 'physical_aggressiveness', is: 'present' },
    kind: 'risk',
    label: 'Può essere fisicamente aggressivo',
  },
  {
    name: 'verbal_aggressiveness',
    section: 'consciousness_and_perception',
    when: { field: 'verbal_aggressiveness', is: 'present' },
    kind: 'risk',
    label: 'Può essere verbalmente aggressivo',
  },
]

export type SuggestedWarning = Pick<Warning, 'kind' | 'text'> & { suggested_by: string }

type StandingWarning = Pick<Warning, 'kind' | 'text' | 'suggested_by'>

/**
 * The warnings to offer from a section's answers, in the reader's words; those that stand already are left out,
 * also where a colleague accepted them in another language or reworded them since.
 */
export function suggestedWarnings(
  section: Section,
  answers: Answers,
  standing: readonly StandingWarning[],
  t: (italian: string) => string,
): SuggestedWarning[] {
  const isThere = ({ kind, text, suggested_by }: SuggestedWarning) =>
    standing.some(
      one => one.suggested_by === suggested_by || (one.kind === kind && listKey(one.text) === listKey(text)),
    )
  return hints
    .filter(hint => hint.section === section.slug && isSatisfied(hint.when, answers))
    .map(({ name, kind, label, detail }) => {
      const { value, words } = detailOf(section, detail, answers, t)
      return { kind, text: joined(t(label), words), suggested_by: joined(name, value) }
    })
    .filter(warning => !isThere(warning))
}

const joined = (label: string, detail: string): string =>
  (detail === '' ? label : `${label}: ${detail}`).slice(0, lineMax).trim()

/** The description of an answer, or the option that was chosen: as it stands on the wire, and as it is read. */
function detailOf(
  section: Section,
  name: string | undefined,
  answers: Answers,
  t: (italian: string) => string,
): { value: string; words: string } {
  const field = name === undefined ? undefined : section.fields[name]
  if (name === undefined || field === undefined) return { value: '', words: '' }
  if ('note' in field) return { value: noteBeside(answers[name]), words: noteBeside(answers[name]) }
  const choice = choiceOf(answers[name])
  if (choice === undefined) return { value: '', words: '' }
  return { value: String(choice), words: t(labelOf(field, choice)) }
}
