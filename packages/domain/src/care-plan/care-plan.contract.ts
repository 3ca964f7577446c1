import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { CarePlan, CarePlanChange, ClientSignature, NewCarePlan, NewEvaluation } from './care-plan.ts'
import { PlannedMeasure } from './planned-measure.ts'
import { SuggestedProblem } from './suggested-problems.ts'

const path = '/api/dossiers/{dossierId}/care_plans'
const ofOne = '/api/dossiers/{dossierId}/care_plans/{carePlanId}'

export const getCarePlans = endpoint({
  method: 'GET',
  path: `${path}/all_care_plans`,
  summary: 'The care plans of a client: the one that stands first, then those that ended, struck ones last',
  permission: 'focus.read',
  entity: 'care_plan',
  answer: z.array(CarePlan),
  problems: [],
})

export const getSuggestedProblems = endpoint({
  method: 'GET',
  path: `${path}/suggested_problems`,
  summary: 'The problems that the open focuses and the newest anamnesis of a client tell of',
  permission: 'focus.read',
  entity: 'focus',
  answer: z.array(SuggestedProblem),
  problems: [],
})

export const getCarePlan = endpoint({
  method: 'GET',
  path: ofOne,
  summary: 'One care plan as it stands now',
  permission: 'focus.read',
  entity: 'care_plan',
  answer: CarePlan,
  problems: [],
})

export const getCarePlanVersions = endpoint({
  method: 'GET',
  path: `${ofOne}/versions`,
  summary: 'All versions of a care plan, newest first',
  permission: 'focus.read',
  entity: 'care_plan',
  answer: z.array(CarePlan),
  problems: [],
})

export const getPlannedMeasures = endpoint({
  method: 'GET',
  path: `${ofOne}/planned`,
  summary: 'What is planned from today on of the measures of a care plan',
  permission: 'focus.read',
  entity: 'care_plan',
  answer: z.array(PlannedMeasure),
  problems: [],
})

export const createCarePlan = endpoint({
  method: 'POST',
  path: `${path}/create_care_plan`,
  summary: 'Writes the draft of a care plan; a client has one plan at a time',
  permission: 'careplan.write',
  entity: 'care_plan',
  creates: true,
  body: NewCarePlan,
  answer: CarePlan,
  problems: ['care_plan_open', 'dossier_closed'],
  current: { care_plan_open: CarePlan },
})

const changed = { stale: CarePlan, struck: CarePlan, ended: CarePlan }

export const updateCarePlan = endpoint({
  method: 'PATCH',
  path: ofOne,
  summary: 'Changes a care plan as a new draft, which leaves the signed version in force, or strikes it',
  permission: 'careplan.write',
  entity: 'care_plan',
  body: CarePlanChange,
  answer: CarePlan,
  problems: ['stale', 'struck', 'ended', 'dossier_closed'],
  current: changed,
})

const Seen = { version: z.int().check(z.minimum(1)) }

export const signCarePlan = endpoint({
  method: 'POST',
  path: `${ofOne}/sign`,
  summary:
    'Signs the draft that was read, as the nurse who answers for it; with the client where she signs too',
  permission: 'careplan.write',
  entity: 'care_plan',
  action: 'sign',
  body: z.strictObject({ ...Seen, client_signature: z.optional(z.nullable(ClientSignature)) }),
  answer: CarePlan,
  problems: ['stale', 'struck', 'ended', 'care_plan_signed', 'dossier_closed'],
  current: { ...changed, care_plan_signed: CarePlan },
})

export const addClientSignature = endpoint({
  method: 'POST',
  path: `${ofOne}/client_signature`,
  summary: 'Notes that the client, or who stands for her, has signed the version in force',
  permission: 'careplan.write',
  entity: 'care_plan',
  action: 'sign',
  body: z.strictObject({ ...Seen, ...ClientSignature.shape }),
  answer: CarePlan,
  problems: ['stale', 'struck', 'ended', 'care_plan_draft', 'care_plan_signed', 'dossier_closed'],
  current: { ...changed, care_plan_draft: CarePlan, care_plan_signed: CarePlan },
})

export const discardDraft = endpoint({
  method: 'POST',
  path: `${ofOne}/discard_draft`,
  summary: 'Goes back from a draft to the version in force, as a new version',
  permission: 'careplan.write',
  entity: 'care_plan',
  body: z.strictObject(Seen),
  answer: CarePlan,
  problems: ['stale', 'struck', 'ended', 'care_plan_draft', 'care_plan_signed', 'dossier_closed'],
  current: { ...changed, care_plan_draft: CarePlan, care_plan_signed: CarePlan },
})

export const evaluateCarePlan = endpoint({
  method: 'POST',
  path: `${ofOne}/evaluate`,
  summary:
    'Writes how far each goal was reached, and when it is evaluated next; without a next day the plan ends',
  permission: 'careplan.write',
  entity: 'care_plan',
  body: NewEvaluation,
  answer: CarePlan,
  problems: ['stale', 'struck', 'ended', 'care_plan_draft', 'dossier_closed'],
  current: { ...changed, care_plan_draft: CarePlan },
})

/** The plan itself was read before; what is noted here is that it goes on paper, and so out of the house. */
export const printCarePlan = endpoint({
  method: 'POST',
  path: `${ofOne}/print`,
  summary: 'Notes in the audit log that a care plan is printed',
  permission: 'focus.read',
  need: 'read',
  entity: 'care_plan',
  action: 'print',
  whenClosed: 'allowed',
  answer: z.null(),
  problems: [],
})
