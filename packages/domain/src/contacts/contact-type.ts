import * as z from 'zod/mini'

/** The three lists of the contact book. A specialist is a doctor. */
export const contactTypes = [
  { value: 'doctor', label: 'Medici' },
  { value: 'pharmacy', label: 'Farmacie' },
  { value: 'health_insurance', label: 'Casse malati' },
] as const
export const ContactType = z.enum(contactTypes.map(({ value }) => value))
export type ContactType = z.infer<typeof ContactType>
