import * as z from 'zod/mini'
import { type Checklist, ChecklistOf, type StepCounts, type StepRow } from './checklist.ts'

/**
 * What a dossier needs before the care is set up, in the order of its checklist. Who nurses alone has no colleagues to
 * add; the creator is in the team from the start, so a colleague is the second one.
 */
export const setupSteps = [
  { value: 'health_data', label: 'Dati sanitari', asks: { label: 'Il numero della tessera' } },
  { value: 'prescription', label: 'Prescrizione', asks: { label: 'Una prescrizione aperta' } },
  { value: 'anamnesis', label: 'Anamnesi', asks: { label: 'Almeno una sezione' } },
  {
    value: 'collaborators',
    label: 'Collaboratori',
    asks: { label: "Almeno un'altra persona nell'équipe" },
    kinds: ['business'],
    needed: 2,
  },
  { value: 'care_plan', label: 'Piano di cura', asks: { label: 'Un piano firmato' } },
  {
    value: 'planned_performances',
    label: 'Prestazioni pianificate',
    asks: { label: 'Una visita futura o in serie' },
  },
] as const satisfies readonly StepRow[]

export const SetupStep = z.enum(setupSteps.map(step => step.value))
export type SetupStep = z.infer<typeof SetupStep>

export type SetupCounts = StepCounts<SetupStep>

/** How far the set-up of a dossier has come. */
export const SetupProgress = ChecklistOf(SetupStep)
export type SetupProgress = Checklist<SetupStep>
