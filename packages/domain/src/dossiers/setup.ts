import * as z from 'zod/mini'
import type { BusinessKind } from '../businesses/business.ts'

/**
 * What a dossier needs before the care is set up, in the order of the checklist. Nothing is ticked by hand: a
 * step is done when what it asks for exists. Who nurses alone has no colleagues to add.
 */
export const setupSteps = [
  { value: 'health_data', label: 'Dati sanitari', kinds: ['business', 'independent'] },
  { value: 'prescription', label: 'Prescrizione', kinds: ['business', 'independent'] },
  { value: 'anamnesis', label: 'Anamnesi', kinds: ['business', 'independent'] },
  { value: 'collaborators', label: 'Collaboratori', kinds: ['business'] },
  { value: 'permissions', label: 'Permessi', kinds: ['business'] },
  { value: 'care_plan', label: 'Piano di cura', kinds: ['business', 'independent'] },
  { value: 'planned_performances', label: 'Prestazioni pianificate', kinds: ['business', 'independent'] },
] as const satisfies readonly { value: string; label: string; kinds: readonly BusinessKind[] }[]

export const SetupStep = z.enum(setupSteps.map(step => step.value))
export type SetupStep = z.infer<typeof SetupStep>

/** How much of what each step asks for exists. A step that the program cannot count yet is left out. */
export type SetupCounts = Partial<Record<SetupStep, number>>

/** How far the set-up has come. */
export const SetupProgress = z.strictObject({
  steps: z.array(z.strictObject({ step: SetupStep, done: z.boolean() })),
  done: z.number(),
  total: z.number(),
})
export type SetupProgress = z.infer<typeof SetupProgress>

/** The creator is a stakeholder from the start, so a colleague is only added by the second one. */
const neededCount: Partial<Record<SetupStep, number>> = { collaborators: 2 }

/** The steps that concern this kind of business and can be counted, each done or not. */
export function setupProgress(kind: BusinessKind, counts: SetupCounts): SetupProgress {
  const steps = setupSteps
    .filter(
      step => (step.kinds as readonly BusinessKind[]).includes(kind) && counts[step.value] !== undefined,
    )
    .map(({ value }) => ({ step: value, done: counts[value]! >= (neededCount[value] ?? 1) }))
  return { steps, done: steps.filter(({ done }) => done).length, total: steps.length }
}
