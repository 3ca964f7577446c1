import * as z from 'zod/mini'
import { Role, roles } from '../access/role.ts'
import { Day } from '../days/day.ts'
import { PersonName } from '../people/person-name.ts'
import { Id } from '../wire/id.ts'
import { EmploymentType } from './employment-type.ts'
import { JobTitle } from './job-title.ts'
import { KeptSlug } from './kept-slug.ts'

/** A colleague as lists and pickers show her. `_id` is the collaboration, `userId` the person. */
export const Collaborator = z.strictObject({
  _id: Id,
  userId: Id,
  entityId: Id,
  entityType: z.literal('Business'),
  name: z.string(),
  first_name: PersonName,
  last_name: PersonName,
  slug: KeptSlug,
  avatar: z.nullable(z.string()),
  /** The first of her roles. */
  role: Role,
  roles: z.array(Role),
  role_label: z.string(),
  /** What she keeps of what her roles grant; null to whom it is not told (whoever may not invite her). */
  permissions: z.nullable(z.array(z.string())),
  job_title: JobTitle,
  employment_type: z.nullable(EmploymentType),
  start_date: Day,
  end_date: z.nullable(Day),
})
export type Collaborator = z.infer<typeof Collaborator>

/** The roles in words. */
export const labelsOfRoles = (held: readonly Role[]): string[] =>
  roles.filter(({ value }) => held.includes(value)).map(({ label }) => label)

/** The roles in words, as the role line of a collaborator reads. */
export const labelOfRoles = (held: readonly Role[]): string => labelsOfRoles(held).join(', ')
