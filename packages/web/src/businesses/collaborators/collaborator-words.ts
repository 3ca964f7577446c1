import { type Role, roles as allRoles } from '@vicino/domain/access/role.ts'
import { employmentTypes } from '@vicino/domain/businesses/employment-type.ts'
import type { CollaboratorFile } from '@vicino/domain/businesses/collaborator-file.ts'
import { type JobTitle, labelOfJobTitle, usualRole } from '@vicino/domain/businesses/job-title.ts'
import { trainings } from '@vicino/domain/businesses/training.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import type { ShownField } from '../../ui/sheets/merge-sides.ts'
import { permissionGroups } from '@vicino/domain/access/permission-words.ts'
import type { EmploymentValues } from './employment-values.ts'
import { dotted } from '../../i18n/dotted.ts'

/** Roles in words, in their order. */
export const rolesWords = (held: readonly Role[], t: TFunction): string =>
  allRoles
    .filter(({ value }) => held.includes(value))
    .map(({ label }) => t(label))
    .join(', ')

/** What her roles say beyond her qualification, which usually names one of them. */
export const otherRoleWords = (held: readonly Role[], title: JobTitle, t: TFunction): string =>
  rolesWords(
    held.filter(role => role !== usualRole(title)),
    t,
  )

const wordOf = (options: readonly { value: string; label: string }[], value: string | null, t: TFunction) => {
  const found = options.find(option => option.value === value)
  return found ? t(found.label) : ''
}

/** On what footing somebody works: '60 %, Tempo parziale'. */
export const footingWords = (
  { employment_type, employment_percent }: Pick<CollaboratorFile, 'employment_type' | 'employment_percent'>,
  t: TFunction,
): string =>
  [
    wordOf(employmentTypes, employment_type, t),
    employment_percent === null ? '' : `${employment_percent}\u202f%`,
  ]
    .filter(Boolean)
    .join(', ')

export const trainingWords = (training: CollaboratorFile['training'], t: TFunction): string =>
  wordOf(trainings, training, t)

const labelOfPermission = new Map<string, string>(
  permissionGroups.flatMap(({ permissions }) =>
    permissions.map(({ value, label }) => [value, label] as const),
  ),
)

/** Permissions in words, in the order of the permission step. */
export const permissionsWords = (held: readonly string[], t: TFunction): string =>
  dotted(
    [...labelOfPermission].filter(([permission]) => held.includes(permission)).map(([, label]) => t(label)),
  )

const dayWords = (day: string | null): string => (day === null ? '' : formatIn(spokenLanguage()).day(day))

/** How each field of an employment reads where two versions are compared. */
export const employmentWords: readonly ShownField<EmploymentValues>[] = [
  { field: 'roles', label: 'Ruoli', words: ({ roles }, t) => rolesWords(roles, t) },
  {
    field: 'permissions',
    label: 'Permessi',
    words: ({ permissions }, t) => permissionsWords(permissions, t),
  },
  { field: 'job_title', label: 'Qualifica', words: ({ job_title }, t) => t(labelOfJobTitle(job_title)) },
  { field: 'start_date', label: 'Dal', words: ({ start_date }) => dayWords(start_date) },
  { field: 'end_date', label: 'Al', words: ({ end_date }) => dayWords(end_date) },
]
