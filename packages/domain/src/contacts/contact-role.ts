import * as z from 'zod/mini'
import type { ContactType } from './contact-type.ts'

/** Who is linked to a dossier as what: of which list, and how many at most. A specialist is a doctor contact. */
export const contactRoles = [
  { value: 'insurance', label: 'Cassa malati', type: 'health_insurance', most: 1 },
  { value: 'primary_doctor', label: 'Medico curante', type: 'doctor', most: 1 },
  { value: 'pharmacy', label: 'Farmacia', type: 'pharmacy', most: 1 },
  { value: 'specialists', label: 'Specialisti', type: 'doctor', most: 30 },
] as const satisfies readonly { value: string; label: string; type: ContactType; most: number }[]

export const ContactRole = z.enum(contactRoles.map(({ value }) => value))
export type ContactRole = z.infer<typeof ContactRole>

export const contactRoleOf = (role: ContactRole) => contactRoles.find(({ value }) => value === role)!
