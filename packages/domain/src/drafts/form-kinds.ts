import type { Thing } from '../access/need-to-know.ts'
import { sectionPermissions, SectionSlug } from '../anamnesis/section-slug.ts'

/** What each form is about, by the first word of its name. */
export const kindOfForm = {
  administration: 'administration',
  business: 'business',
  business_settings: 'business_settings',
  anamnesis: 'anamnesis',
  care_plan: 'care_plan',
  contact: 'contact',
  contact_person: 'contact_person',
  coverage: 'coverage',
  delegation: 'delegation',
  document: 'document',
  dose: 'administration',
  dossier: 'dossier',
  drug: 'drug',
  drugs: 'drug',
  employment: 'employment',
  focus: 'focus',
  handover: 'handover',
  invitation: 'invitation',
  invoice: 'invoice',
  limits: 'parameter_limits',
  opened_protocol: 'opened_protocol',
  performances: 'performance.comment',
  personal_data: 'personal_data',
  planning: 'task',
  prescription: 'prescription',
  protocol: 'protocol',
  profile: 'person',
  reading: 'clinical_parameter',
  sanitary_data: 'sanitary_data',
  service: 'service',
  task: 'task',
  vitals: 'clinical_parameter',
  warning: 'warning',
} as const satisfies Record<string, Thing>

export type FormKind = keyof typeof kindOfForm

/** The name of a form: what it is about, then which one. */
export type FormName = `${FormKind}.${string}`

const isFormName = (name: string): name is FormName => Object.hasOwn(kindOfForm, name.split('.', 1)[0]!)

/** What somebody has to be allowed to read in order to hear that a form is open: its name may betray it. */
export function thingOfForm(name: string): Thing | undefined {
  if (!isFormName(name)) return undefined
  const [kind, , section] = name.split('.')
  const slug = SectionSlug.safeParse(section)
  if (kind === 'anamnesis' && slug.success && sectionPermissions[slug.data]) return 'anamnesis.reserved'
  return kindOfForm[kind as FormKind]
}
