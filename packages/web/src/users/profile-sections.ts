import { Slug } from '@vicino/domain/businesses/slug.ts'
import { type Me, ProfileFields } from '@vicino/domain/users/me.ts'
import * as z from 'zod/mini'

export type ProfileField = keyof ProfileFields

/** A page of the profile: one thing to change at a time, or what belongs together at once. */
export type ProfileSection = { slug: string; label: string; fields: readonly ProfileField[] }

/** The edit pages of a profile, by the names in their addresses. */
export const profileSections = {
  firstName: { slug: 'firstName', label: 'Nome', fields: ['first_name'] },
  lastName: { slug: 'lastName', label: 'Cognome', fields: ['last_name'] },
  birthday: { slug: 'birthday', label: 'Data di nascita', fields: ['birthday'] },
  gender: { slug: 'gender', label: 'Sesso', fields: ['gender'] },
  personal_info: {
    slug: 'personal_info',
    label: 'Dati personali',
    fields: ['first_name', 'last_name', 'birthday', 'gender'],
  },
  contacts: { slug: 'contacts', label: 'Contatti', fields: ['phone'] },
  bio: { slug: 'bio', label: 'Presentazione', fields: ['bio'] },
  slug: { slug: 'slug', label: 'Indirizzo della pagina', fields: ['slug'] },
  published: { slug: 'published', label: 'Pubblica il profilo', fields: ['published'] },
  languages: { slug: 'languages', label: 'Lingue parlate', fields: ['languages'] },
  // How the program speaks and looks to her is a setting, and nothing that she says of herself.
  appearance: { slug: 'appearance', label: 'Lingua e aspetto', fields: ['language', 'color_scheme'] },
} as const satisfies Record<string, ProfileSection>

/** The section of an address; undefined where there is none of this name. */
export const profileSectionOf = (slug: string): ProfileSection | undefined =>
  Object.values(profileSections).find(section => section.slug === slug)

const everyField = Object.keys(ProfileFields.shape) as ProfileField[]

/** What a form of the profile holds: its fields, and over which version they were written. */
export type ProfileValues = ProfileFields & { version: number }

const plainFields = ({ version, ...fields }: ProfileValues): unknown => fields

/** The rules of a profile over what a form holds. */
export const FormProfile = z.pipe(z.transform(plainFields), z.extend(ProfileFields, { slug: Slug }))

export const valuesOfProfile = (me: Me): ProfileValues => ({ ...profileOf(me), version: me.version })

/** What a person writes of herself, without what the program knows of her. */
export const profileOf = (me: Me): ProfileFields =>
  Object.fromEntries(everyField.map(field => [field, me[field]])) as ProfileFields
