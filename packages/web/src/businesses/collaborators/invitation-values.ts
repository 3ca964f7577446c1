import type { UseFormReturnType } from '@mantine/form'
import type { Permission } from '@vicino/domain/access/matrix.ts'
import type { Role } from '@vicino/domain/access/role.ts'
import { type AddNeeds, isAddable } from '@vicino/domain/businesses/add-flow.ts'
import type { EmploymentType } from '@vicino/domain/businesses/employment-type.ts'
import { NewCollaborator, NewInvitation } from '@vicino/domain/businesses/invitation.ts'
import { type JobTitle, usualRole } from '@vicino/domain/businesses/job-title.ts'
import { type Training, usualTraining } from '@vicino/domain/businesses/training.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import * as z from 'zod/mini'
import { noParticulars, type Particulars, writtenParticulars } from './particulars.ts'

/** What the flow holds: texts as they are typed. Who is new has no `userId`, but a name. */
export type InvitationValues = Particulars & {
  _id: Id
  entityId: Id | null
  business: string
  userId: Id | null
  collaborator: string
  isNew: boolean
  first_name: string
  last_name: string
  roles: Role[]
  /** What she keeps of what her roles grant; null as long as nobody took anything away. */
  permissions: Permission[] | null
  job_title: JobTitle | null
  employment_type: EmploymentType | null
  employment_percent: number | null
  training: Training | null
  start_date: string | null
  end_date: string | null
  email: string
  phone: string
}

export type InvitationForm = UseFormReturnType<InvitationValues>

export const newInvitationValues = (business: { _id: Id; name: string }, today: Day): InvitationValues => ({
  ...noParticulars,
  _id: newId(),
  entityId: business._id,
  business: business.name,
  userId: null,
  collaborator: '',
  isNew: false,
  first_name: '',
  last_name: '',
  roles: [],
  permissions: null,
  job_title: null,
  employment_type: null,
  employment_percent: null,
  training: null,
  start_date: today,
  end_date: null,
  email: '',
  phone: '',
})

/** Whom the flow is about, in words; empty where nobody was chosen yet. */
export const collaboratorOf = (values: InvitationValues): string =>
  values.isNew
    ? [values.first_name, values.last_name]
        .map(name => name.trim())
        .filter(Boolean)
        .join(' ')
    : values.collaborator

/** What the form still needs before the flow goes on. */
export const needsOf = (values: InvitationValues): AddNeeds => ({
  entityId: values.entityId,
  collaborator:
    values.isNew && !(values.first_name.trim() && values.last_name.trim()) ? null : collaboratorOf(values),
  role: values.roles[0] ?? null,
  job_title: values.job_title,
  start_date: values.start_date,
})

export const mayGoOn = (values: InvitationValues): boolean =>
  isAddable(needsOf(values)) && values.permissions?.length !== 0

/** A qualification by choice: its usual training is proposed, and its usual function where none was chosen. */
export const withTitle = (values: InvitationValues, job_title: JobTitle): Partial<InvitationValues> => ({
  job_title,
  training: usualTraining[job_title],
  ...(values.roles.length === 0 && { roles: [usualRole(job_title)], permissions: null }),
})

/** What is sent: somebody known by her id, somebody new by e-mail and phone. */
export function invitationBody(values: InvitationValues) {
  const { _id, entityId, job_title, start_date, end_date, roles, permissions } = values
  const offer = {
    _id,
    entityId,
    entityType: 'Business',
    roles,
    ...(permissions !== null && { permissions }),
    job_title,
    start_date,
    end_date,
    employment_type: values.employment_type,
    employment_percent: values.employment_percent,
    training: values.training,
    ...writtenParticulars(values),
  }
  if (values.userId !== null) return { ...offer, userId: values.userId }
  const { email, phone, first_name, last_name } = values
  return { ...offer, email, phone, first_name, last_name }
}

const schemaOf = ({ userId }: InvitationValues) => (userId === null ? NewInvitation : NewCollaborator)

const schemaOfFlow = (isAsked: (field: PropertyKey | undefined) => boolean) =>
  z.any().check(
    z.superRefine((values: InvitationValues, context) => {
      const issues = schemaOf(values).safeParse(invitationBody(values)).error?.issues ?? []
      for (const { message, path } of issues.filter(issue => isAsked(issue.path[0])))
        context.addIssue({ code: 'custom', message, path: [...path], input: values })
    }),
  )

/** The rules of what is sent, over what the flow holds. */
export const formInvitation = schemaOfFlow(() => true)

const askedLater: ReadonlySet<PropertyKey | undefined> = new Set(['permissions', 'email', 'phone'])

/** The rules of what its first step asks: nothing wrong is carried to a page that does not show it. */
export const formFirstStep = schemaOfFlow(field => !askedLater.has(field))
