/** Where one is with the prescriptions of a client; `home` is her dossier's home page. */
export type WizardStep = 'home' | 'list' | 'period' | 'services' | 'timing' | 'summary'
export type WizardAction = 'create' | 'next' | 'back' | 'saved'

/** The steps of writing one, in their order. */
export const wizardSteps = [
  'period',
  'services',
  'timing',
  'summary',
] as const satisfies readonly WizardStep[]
export type WrittenStep = (typeof wizardSteps)[number]

const isWritten = (step: string): step is WrittenStep => wizardSteps.some(one => one === step)

const leads: Record<WizardStep, Partial<Record<WizardAction, WizardStep>>> = {
  home: {},
  list: { create: 'period', back: 'home' },
  period: { next: 'services', back: 'list' },
  services: { next: 'timing', back: 'period' },
  timing: { next: 'summary', back: 'services' },
  summary: { saved: 'list', back: 'timing' },
}

/** The step that is entered: without services there is nothing to time or to sum up, and they are chosen first. */
export const entered = (step: WizardStep, chosen: number): WizardStep =>
  chosen === 0 && (step === 'timing' || step === 'summary') ? 'services' : step

/** Where an action leads; one that the step does not know leads nowhere. */
export const wizardStep = (step: WizardStep, action: WizardAction, chosen: number): WizardStep =>
  entered(leads[step][action] ?? step, chosen)

/** The step at which a draft goes on; one that nobody knows begins anew. */
export const resumed = (step: string, chosen: number): WrittenStep => {
  const at = entered(isWritten(step) ? step : 'period', chosen)
  return isWritten(at) ? at : 'period'
}
