import * as z from 'zod/mini'
import { foldAccents } from '../people/search-words.ts'
import { KeptSlug, longestSlug } from './kept-slug.ts'
import { reservedSlugs } from './reserved-slugs.ts'

/** The address of a business or a person, `/{slug}`, as she may choose it. */
export const Slug = KeptSlug.check(z.refine(slug => !reservedSlugs.has(slug), 'reserved_slug'))
export type Slug = z.infer<typeof Slug>

/** The slug made of a name; `profilo` before it where the name alone is too short or belongs to a page. */
export function makeSlug(name: string): Slug {
  const folded = foldAccents(name)
    .replaceAll("'", '-')
    .replace(/[^a-z0-9]+/g, '-')
  const slug = trimHyphens(trimHyphens(folded).slice(0, longestSlug - suffixRoom))
  return slug.length < 2 || reservedSlugs.has(slug) ? `profilo-${slug || '1'}` : slug
}

/** Room that `nextSlug` needs at the end. */
const suffixRoom = 10

/** The slug to try when others are taken: `spitex-bellinzona-2`, `-3`, ... */
export const nextSlug = (slug: Slug, attempt: number): Slug => `${slug}-${attempt}`

const trimHyphens = (text: string): string => text.replace(/^-+|-+$/g, '')
