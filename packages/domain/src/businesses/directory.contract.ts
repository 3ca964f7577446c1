import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { pageOf, pageQuery } from '../wire/page.ts'
import { nameMax, text } from '../wire/text.ts'
import { BusinessType, LegalForm } from './business-settings.ts'
import { JobTitle } from './job-title.ts'
import { KeptSlug } from './kept-slug.ts'

/** So much of a text about oneself stands in a list. */
const shortBioLength = 60

/** Cut where a list has no room for more, with a sign that there is more. */
export const shortBio = (bio: string): string =>
  bio.length <= shortBioLength ? bio : `${bio.slice(0, shortBioLength).trimEnd()}…`

const common = {
  _id: Id,
  name: z.string(),
  full_name: z.string(),
  slug: KeptSlug,
  avatar: z.nullable(z.string()),
  bio: z.string(),
}

/** A business says its form and kind, a person her professions; what the other says is null. Both names are whole. */
export const DirectoryItem = z.discriminatedUnion('source', [
  z.strictObject({
    source: z.literal('Business'),
    ...common,
    legal_form: z.nullable(LegalForm),
    business_type: z.nullable(BusinessType),
    professions: z.null(),
  }),
  z.strictObject({
    source: z.literal('person'),
    ...common,
    legal_form: z.null(),
    business_type: z.null(),
    professions: z.array(JobTitle),
  }),
])
export type DirectoryItem = z.infer<typeof DirectoryItem>

export const searchDirectory = endpoint({
  method: 'GET',
  path: '/api/directory/search',
  summary: 'Professionals and businesses by name: those one works with, and those that publish their profile',
  permission: 'signed_in',
  entity: 'person',
  query: z.strictObject({
    ...pageQuery,
    search: z._default(text(nameMax), ''),
    source: z.optional(z.enum(['Business', 'person'])),
  }),
  answer: pageOf(DirectoryItem),
  problems: [],
})
