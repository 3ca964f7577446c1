import * as z from 'zod/mini'

/**
 * The lowest qualification that normally carries a service out, the least of them first, as a short word that fits
 * beside a name.
 */
export const qualifications = [
  { value: 'CRS', label: 'CRS' },
  { value: 'AC', label: 'AC' },
  { value: 'OSS', label: 'OSS' },
  { value: 'INF', label: 'INF' },
  { value: 'INF-PSY', label: 'INF-PSY' },
  { value: 'INF-SPEC', label: 'INF-SPEC' },
] as const

export const Qualification = z.enum(qualifications.map(({ value }) => value))
export type Qualification = z.infer<typeof Qualification>
