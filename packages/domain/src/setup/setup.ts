import * as z from 'zod/mini'
import type { Permission } from '../access/matrix.ts'
import { ChecklistOf, type StepRow } from './checklist.ts'

/** What a person writes of herself before she begins, and how she keeps her access from others. */
export const personSteps = [
  { value: 'contacts', label: 'Contatti', asks: { label: 'Il suo numero di telefono' } },
  { value: 'personal_info', label: 'Dati personali', asks: { label: 'Data di nascita e sesso' } },
  { value: 'languages', label: 'Lingue parlate', asks: { label: 'Almeno una lingua' } },
  { value: 'secured', label: 'Accesso e sicurezza', asks: { label: 'Una passkey o un secondo fattore' } },
] as const satisfies readonly StepRow[]
export const PersonStep = z.enum(personSteps.map(({ value }) => value))
export type PersonStep = z.infer<typeof PersonStep>

/** Who leads a house is told how far it is set up: she invites who works in it. */
export const leads = 'collaborators.invite' satisfies Permission

/**
 * What a house needs before the work begins, each told to who may do it. A colleague is the second person, the founder
 * being one; of who grants permissions two are needed, for nobody approves what she asked for herself.
 */
export const businessSteps = [
  {
    value: 'business_data',
    label: 'Dati per le fatture',
    asks: { label: 'Indirizzo, IBAN e numero RCC' },
    by: 'billing.tariffs',
  },
  {
    value: 'collaborators',
    label: 'Collaboratori',
    asks: { label: 'Almeno una persona oltre a lei' },
    kinds: ['business'],
    needed: 2,
    by: 'collaborators.invite',
  },
  {
    value: 'permissions',
    label: 'Permessi',
    asks: { label: 'Una seconda persona che li concede' },
    kinds: ['business'],
    needed: 2,
    by: 'permissions.grant',
  },
  {
    value: 'first_client',
    label: 'Primo dossier',
    asks: { label: 'Il primo cliente' },
    by: 'dossier.create',
  },
  {
    value: 'first_visit',
    label: 'Prima visita',
    asks: { label: 'La prima visita pianificata' },
    by: 'calendar.own',
  },
] as const satisfies readonly (StepRow & { by: Permission })[]
export const BusinessStep = z.enum(businessSteps.map(({ value }) => value))
export type BusinessStep = z.infer<typeof BusinessStep>

/** The checklists of whoever is signed in: her own, and where she leads it that of the active business. */
export const Setup = z.strictObject({
  person: ChecklistOf(PersonStep),
  business: z.nullable(ChecklistOf(BusinessStep)),
})
export type Setup = z.infer<typeof Setup>
