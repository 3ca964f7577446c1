import type { UseFormReturnType } from '@mantine/form'
import { Business } from '@vicino/domain/businesses/business.ts'
import { Slug } from '@vicino/domain/businesses/slug.ts'
import * as z from 'zod/mini'
import { publishedWords } from '../../users/profile-words.ts'
import type { ShownField } from '../../ui/sheets/merge-sides.ts'

/** What a business says on its page, and where the page stands. */
const Presentation = z.extend(z.pick(Business, { bio: true, published: true }), { slug: Slug })
type Presentation = z.infer<typeof Presentation>

/** What the form holds, and over which version it was written. */
export type PresentationValues = Presentation & { version: number }
export type PresentationForm = UseFormReturnType<PresentationValues>

export const valuesOfPresentation = ({ version, slug, bio, published }: Business): PresentationValues => ({
  version,
  slug,
  bio,
  published,
})

/** The rules of a presentation over what its form holds. */
export const formPresentation = z.pipe(
  z.transform(({ version, ...fields }: PresentationValues) => fields),
  Presentation,
)

/** The presentation with what it says, as two versions of it are compared. */
export const presentationWords: readonly ShownField<Presentation>[] = [
  { field: 'slug', label: 'Indirizzo della pagina', words: ({ slug }) => `/business/${slug}` },
  { field: 'bio', label: 'Presentazione', words: ({ bio }) => bio },
  {
    field: 'published',
    label: 'Pubblica il profilo',
    words: ({ published }, t) => publishedWords(published, t),
  },
]
