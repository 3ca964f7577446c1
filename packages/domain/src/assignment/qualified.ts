import type { Role } from '../access/role.ts'
import type { JobTitle } from '../businesses/job-title.ts'
import { type Qualification, qualifications } from '../services/qualification.ts'

/** What somebody works as, as far as the qualification goes. */
export type Qualified = { roles: readonly Role[]; job_title: JobTitle }

const ofRole: Partial<Record<Role, Qualification>> = {
  DS: 'INF',
  CE: 'INF',
  INF: 'INF',
  IND: 'INF',
  OSS: 'OSS',
  AC: 'AC',
  AUS: 'CRS',
}

const rank = (qualification: Qualification | null): number =>
  qualification === null ? -1 : qualifications.findIndex(({ value }) => value === qualification)

/** The highest of them; null where there is none. */
export const highestOf = (held: readonly Qualification[]): Qualification | null =>
  held.toSorted((a, b) => rank(b) - rank(a))[0] ?? null

/**
 * The nursing qualification that somebody works with: that of her roles, and a nurse's specialisation above it.
 * Null for therapists, physicians and the office, who carry out no service of the nursing catalogue.
 */
export function qualificationOf({ roles, job_title }: Qualified): Qualification | null {
  const held = highestOf(roles.flatMap(role => ofRole[role] ?? []))
  return held === 'INF' && job_title === 'nurse_specialist' ? 'INF-SPEC' : held
}

/** Whether she may carry out services of which the most demanding needs this (OPre art. 7); null asks nothing. */
export const isQualifiedFor = (person: Qualified, needed: Qualification | null): boolean =>
  rank(qualificationOf(person)) >= rank(needed)
