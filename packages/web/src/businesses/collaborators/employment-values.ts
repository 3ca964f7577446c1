import type { UseFormReturnType } from '@mantine/form'
import type { Permission } from '@vicino/domain/access/matrix.ts'
import type { Role } from '@vicino/domain/access/role.ts'
import { Employment } from '@vicino/domain/businesses/collaboration.ts'
import type { CollaboratorFile } from '@vicino/domain/businesses/collaborator-file.ts'
import { grantedBy } from '@vicino/domain/businesses/granting.ts'
import { minLength } from '@vicino/domain/wire/length.ts'
import * as z from 'zod/mini'
import { type Particulars, particularsOf, writtenParticulars } from './particulars.ts'

/** What the form of an employment holds: texts as they are typed. */
export type EmploymentValues = Particulars & {
  version: number
  roles: Role[]
  permissions: Permission[]
  job_title: CollaboratorFile['job_title']
  employment_type: CollaboratorFile['employment_type']
  employment_percent: number | null
  start_date: string | null
  end_date: string | null
  training: CollaboratorFile['training']
}

export type EmploymentForm = UseFormReturnType<EmploymentValues>

/** An employment as the form shows it. */
export const valuesOfEmployment = (file: CollaboratorFile): EmploymentValues => ({
  ...particularsOf(file),
  version: file.version,
  roles: file.roles,
  permissions: file.permissions,
  job_title: file.job_title,
  employment_type: file.employment_type,
  employment_percent: file.employment_percent,
  start_date: file.start_date,
  end_date: file.end_date,
  training: file.training,
})

/** Roles by another choice: what they grant is kept whole, less what had been taken away before. */
export function withRoles(
  values: EmploymentValues,
  roles: Role[],
): Pick<EmploymentValues, 'roles' | 'permissions'> {
  const withheld = grantedBy(values.roles).filter(permission => !values.permissions.includes(permission))
  return { roles, permissions: grantedBy(roles).filter(permission => !withheld.includes(permission)) }
}

const Written = z.strictObject({
  ...Employment.shape,
  roles: z.array(z.custom<Role>()).check(minLength(1, 'no_permission_left')),
  permissions: z.array(z.custom<Permission>()).check(minLength(1, 'required')),
})
type Written = z.output<typeof Written>

const writtenOf = (typed: EmploymentValues): z.input<typeof Written> => {
  const { version: _version, relatives: _relatives, ...rest } = typed
  return { ...rest, ...writtenParticulars(typed) } as z.input<typeof Written>
}

/** The schema of the form, over what would be written. */
export const formEmployment = z.pipe(z.transform(writtenOf), Written)

/** What differs from the version that was seen. */
export function changedEmployment(written: Written, over: CollaboratorFile): Partial<Written> {
  const before = over as Record<string, unknown>
  const changed = Object.entries(written).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  return Object.fromEntries(changed)
}
