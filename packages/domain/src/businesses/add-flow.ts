/** The steps by which a collaborator is added; company and pros open from the form as pickers. */
export type AddStep = 'form' | 'company' | 'pros' | 'permissions' | 'invite'

/** What the form has to know before the flow goes on; the employment type is not among it. */
export type AddNeeds = {
  entityId: string | null
  /** An existing person, or the name of a new one. */
  collaborator: string | null
  role: string | null
  job_title: string | null
  start_date: string | null
}

export type AddAction = 'open_company' | 'open_pros' | 'chosen' | 'next' | 'back'

/** Whether the form says all that it needs. */
export const isAddable = (needs: AddNeeds): boolean =>
  [needs.entityId, needs.collaborator, needs.role, needs.job_title, needs.start_date].every(Boolean)

const steps: Record<AddStep, Partial<Record<AddAction, AddStep>>> = {
  form: { open_company: 'company', open_pros: 'pros', next: 'permissions' },
  company: { chosen: 'form', back: 'form' },
  pros: { chosen: 'form', back: 'form' },
  permissions: { next: 'invite', back: 'form' },
  invite: { back: 'permissions' },
}

/** Where an action leads: nowhere where the step does not know it, or the form still needs something. */
export function stepAfter(step: AddStep, action: AddAction, needs: AddNeeds): AddStep {
  if (action === 'next' && !isAddable(needs)) return 'form'
  return steps[step][action] ?? step
}
