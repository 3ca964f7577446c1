import * as z from 'zod/mini'
import { DoseWindows } from '../drugs/dose-windows.ts'
import { Id } from '../wire/id.ts'
import { nameMax, noteMax, someLine, text } from '../wire/text.ts'
import { KeptSlug } from './kept-slug.ts'

/** To whom everything belongs: an organisation, or one nurse's own practice. */
export const businessKinds = [
  { value: 'business', label: 'Organizzazione' },
  { value: 'independent', label: 'Studio infermieristico' },
] as const

export const BusinessKind = z.enum(businessKinds.map(kind => kind.value))
export type BusinessKind = z.infer<typeof BusinessKind>

/**
 * A business, the tenant of all records. `demo` puts a banner on every page and print; `dose_windows` say when each
 * moment of a drug scheme begins; `news2` whether the score is reckoned beside readings (decision 0017).
 */
export const Business = z.strictObject({
  _id: Id,
  version: z.number(),
  kind: BusinessKind,
  name: someLine(nameMax),
  slug: KeptSlug,
  bio: text(noteMax),
  logo: z.nullable(z.string()),
  published: z.boolean(),
  demo: z.boolean(),
  dose_windows: DoseWindows,
  news2: z.boolean(),
})
export type Business = z.infer<typeof Business>

/** What whoever is signed in sees of a business. */
export const BusinessProfile = z.pick(Business, {
  _id: true,
  kind: true,
  name: true,
  slug: true,
  bio: true,
  logo: true,
  demo: true,
})
export type BusinessProfile = z.infer<typeof BusinessProfile>
