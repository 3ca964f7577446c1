import * as z from 'zod/mini'
import { Business } from '../businesses/business.ts'
import { SpokenLanguages } from '../people/spoken-language.ts'

/**
 * What the world sees of a person who publishes her profile, and no more: not under which id she is kept, nor where she
 * works and as what, which is her employer's to say too.
 */
export const PublishedPerson = z.strictObject({
  name: z.string(),
  avatar: z.nullable(z.string()),
  bio: z.string(),
  languages: SpokenLanguages,
  demo: z.boolean(),
})
export type PublishedPerson = z.infer<typeof PublishedPerson>

/** What the world sees of a business that publishes its profile: nobody who works there, nothing of its settings. */
export const PublishedBusiness = z.pick(Business, {
  name: true,
  kind: true,
  bio: true,
  logo: true,
  demo: true,
})
export type PublishedBusiness = z.infer<typeof PublishedBusiness>

/** An address that a profile may stand at. */
export type ProfilePlace = { of: 'person' | 'business'; slug: string }

/** Which profile an address of the root names; undefined where it can name none. */
export function placeOfPath(path: string): ProfilePlace | undefined {
  const [, business, slug] = /^\/(business\/)?([a-z0-9-]+)\/?$/.exec(path) ?? []
  if (slug === undefined) return undefined
  return { of: business === undefined ? 'person' : 'business', slug }
}

/** The address at which a profile stands. */
export const pathOfPlace = ({ of, slug }: ProfilePlace): string =>
  of === 'person' ? `/${slug}` : `/business/${slug}`
