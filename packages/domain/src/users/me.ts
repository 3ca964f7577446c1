import * as z from 'zod/mini'
import { HeldPermission } from '../access/held-permissions.ts'
import { LandingPage } from '../access/landing-page.ts'
import { Role } from '../access/role.ts'
import { Business } from '../businesses/business.ts'
import { KeptSlug } from '../businesses/kept-slug.ts'
import { JobTitle } from '../businesses/job-title.ts'
import { Day } from '../days/day.ts'
import { Gender } from '../people/gender.ts'
import { PersonName } from '../people/person-name.ts'
import { Phone } from '../people/phone.ts'
import { SpokenLanguages } from '../people/spoken-language.ts'
import { Id } from '../wire/id.ts'
import { Language } from '../wire/language.ts'
import { noteMax, text } from '../wire/text.ts'

/** Light, dark, or as the device says. */
export const colorSchemes = [
  { value: 'auto', label: 'Come il dispositivo' },
  { value: 'light', label: 'Chiaro' },
  { value: 'dark', label: 'Scuro' },
] as const

export const ColorScheme = z.enum(colorSchemes.map(scheme => scheme.value))
export type ColorScheme = z.infer<typeof ColorScheme>

/**
 * What a person writes of herself. `slug` is the address of her page, `published` whether the world may open it,
 * `languages` are those she speaks, `language` is how the screen speaks to her.
 */
export const ProfileFields = z.strictObject({
  slug: KeptSlug,
  first_name: PersonName,
  last_name: PersonName,
  bio: text(noteMax),
  gender: z.nullable(Gender),
  birthday: z.nullable(Day),
  phone: z.nullable(Phone),
  published: z.boolean(),
  languages: SpokenLanguages,
  language: Language,
  color_scheme: ColorScheme,
})
export type ProfileFields = z.infer<typeof ProfileFields>

const { _id, kind, name, slug, demo, dose_windows } = Business.shape

/** A business that the person works for today, and as what. */
export const Workplace = z.strictObject({
  _id,
  kind,
  name,
  slug,
  demo,
  dose_windows,
  roles: z.array(Role),
  job_title: JobTitle,
})
export type Workplace = z.infer<typeof Workplace>

/**
 * Who is signed in: her profile, where she works, and what she may do in the active business, `business`.
 * Without an active business she holds nothing and lands nowhere.
 */
export const Me = z.strictObject({
  _id: Id,
  version: z.number(),
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  ...ProfileFields.shape,
  businesses: z.array(Workplace),
  business: z.nullable(Workplace),
  permissions: z.array(HeldPermission),
  landing_page: z.nullable(LandingPage),
})
export type Me = z.infer<typeof Me>

/** What whoever is signed in sees of a person; what she is at work is told to her colleagues alone. */
export const PublicProfile = z.strictObject({
  _id: Id,
  name: z.string(),
  first_name: PersonName,
  last_name: PersonName,
  slug,
  avatar: z.nullable(z.string()),
  bio: z.string(),
  languages: SpokenLanguages,
  roles: z.array(Role),
  job_title: z.nullable(JobTitle),
})
export type PublicProfile = z.infer<typeof PublicProfile>
