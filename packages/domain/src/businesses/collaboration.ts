import * as z from 'zod/mini'
import { matrix, type Permission } from '../access/matrix.ts'
import { Role } from '../access/role.ts'
import { Day } from '../days/day.ts'
import { Id } from '../wire/id.ts'
import { JobTitle } from './job-title.ts'
import { WorkingHours } from './working-hours.ts'
import { minLength } from '../wire/length.ts'

/** On what footing somebody works. */
export const employmentTypes = [
  { value: 'full_time', label: 'Tempo pieno' },
  { value: 'part_time', label: 'Tempo parziale' },
  { value: 'hourly', label: 'A ore' },
  { value: 'mandate', label: 'Indipendente o mandato' },
  { value: 'lent', label: 'Personale a prestito' },
  { value: 'trainee', label: 'Apprendista o stagiaire' },
  { value: 'volunteer', label: 'Volontario' },
] as const

export const EmploymentType = z.enum(employmentTypes.map(type => type.value))
export type EmploymentType = z.infer<typeof EmploymentType>

const PermissionKey = z.enum(Object.keys(matrix) as Permission[])

const listOfEach = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.refine(items => new Set(items).size === items.length, 'twice'))

const CollaborationFields = z.strictObject({
  roles: listOfEach(Role).check(minLength(1, 'required')),
  job_title: JobTitle,
  employment_type: EmploymentType,
  start_date: Day,
  end_date: z.nullable(Day),
  working_hours: WorkingHours,
  withheld: listOfEach(PermissionKey),
})

const endNotBeforeStart = z.refine<Pick<CollaborationFields, 'start_date' | 'end_date'>>(
  ({ start_date, end_date }) => end_date === null || end_date >= start_date,
  { error: 'end_before_start', path: ['end_date'] },
)

/** One person's work in one business. `withheld` takes away what the roles would grant; nothing adds to them. */
export const WholeCollaboration = CollaborationFields.check(endNotBeforeStart)
export type CollaborationFields = z.infer<typeof CollaborationFields>

export const Collaboration = z.strictObject({
  _id: Id,
  version: z.number(),
  userId: Id,
  entityId: Id,
  entityType: z.literal('Business'),
  ...CollaborationFields.shape,
})
export type Collaboration = z.infer<typeof Collaboration>

/** Whether the collaboration opens anything on this day. Access ends at the close of its last day. */
export function isAtWork(
  { start_date, end_date }: Pick<Collaboration, 'start_date' | 'end_date'>,
  today: Day,
): boolean {
  return start_date <= today && (end_date === null || today <= end_date)
}
