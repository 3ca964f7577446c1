import * as z from 'zod/mini'
import { matrix, type Permission } from '../access/matrix.ts'
import { Role } from '../access/role.ts'
import { Day } from '../days/day.ts'
import { Id } from '../wire/id.ts'
import { Gln } from '../identifiers/gln.ts'
import { Rcc } from '../identifiers/rcc.ts'
import { maxLength, minLength } from '../wire/length.ts'
import { someLine } from '../wire/text.ts'
import { EmploymentType } from './employment-type.ts'
import { JobTitle } from './job-title.ts'
import { Training } from './training.ts'
import { WorkingHours } from './working-hours.ts'

/** A permission of the matrix, by its name. */
export const PermissionKey = z.enum(Object.keys(matrix) as Permission[])

/** A list that names nothing twice. */
export const listOfEach = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.refine(items => new Set(items).size === items.length, 'twice'))

/** Most clients of whom one person is an employed relative. */
const mostRelatives = 10

/** What somebody is in a business, apart from her roles; what nobody wrote is null. */
export const Employment = z.strictObject({
  job_title: JobTitle,
  employment_type: z.nullable(EmploymentType),
  /** Per cent of full time. */
  employment_percent: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
  start_date: Day,
  end_date: z.nullable(Day),
  working_hours: WorkingHours,
  gln_number: z.nullable(Gln),
  rcc_number: z.nullable(Rcc),
  /** Names her in the register of employees; it gives no right to bill, and its form is no rule. */
  k_number: z.nullable(someLine(10)),
  training: z.nullable(Training),
  /** The dossiers of the clients whose employed relative she is: their care is billed otherwise. */
  relative_of: listOfEach(Id).check(maxLength(mostRelatives, 'too_many')),
})
export type Employment = z.infer<typeof Employment>

/** What stands of an employment where nobody wrote more. */
export const plainEmployment: Omit<Employment, 'job_title' | 'start_date'> = {
  employment_type: null,
  employment_percent: null,
  end_date: null,
  working_hours: {},
  gln_number: null,
  rcc_number: null,
  k_number: null,
  training: null,
  relative_of: [],
}

const CollaborationFields = z.strictObject({
  roles: listOfEach(Role).check(minLength(1, 'required')),
  ...Employment.shape,
  withheld: listOfEach(PermissionKey),
})

/** A rule of whole collaborations, and of whatever holds both days. */
export const endNotBeforeStart = z.refine<{ start_date: Day; end_date?: Day | null | undefined }>(
  ({ start_date, end_date }) => !end_date || end_date >= start_date,
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
