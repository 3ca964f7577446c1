import * as z from 'zod/mini'
import type { Permission } from '../access/matrix.ts'
import type { readBy } from '../access/need-to-know.ts'

/** The sections of the anamnesis in the order of the menu. Sexuality is closed to most (decision 0010). */
export const anamnesisSections = [
  { value: 'social_situation', label: 'Situazione sociale' },
  { value: 'health_state', label: 'Stato di salute' },
  { value: 'consciousness_and_perception', label: 'Coscienza e percezione' },
  { value: 'sensory_perception', label: 'Percezione sensoriale' },
  { value: 'body_care', label: 'Cura del corpo' },
  { value: 'mobilization', label: 'Mobilizzazione' },
  { value: 'nutrition', label: 'Alimentazione' },
  { value: 'pain', label: 'Dolore' },
  { value: 'elimination', label: 'Eliminazione' },
  { value: 'respiration', label: 'Respirazione' },
  { value: 'circulation', label: 'Circolazione' },
  { value: 'sleep_and_rest', label: 'Sonno e riposo' },
  { value: 'sexuality_and_reproduction', label: 'Sessualità e riproduzione' },
  { value: 'teaching', label: 'Insegnamento' },
] as const

export const SectionSlug = z.enum(anamnesisSections.map(({ value }) => value))
export type SectionSlug = z.infer<typeof SectionSlug>

export const sectionLabel = (slug: SectionSlug): string =>
  anamnesisSections.find(({ value }) => value === slug)!.label

/** What a section asks for beside the anamnesis itself, for reading and for writing. */
export const sectionPermissions: Partial<Record<SectionSlug, Permission>> = {
  sexuality_and_reproduction: 'anamnesis.sexuality_psych' satisfies (typeof readBy)['anamnesis.reserved'],
}
