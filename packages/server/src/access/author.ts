import type { Holder } from '@vicino/domain/access/permits.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'

/** Who makes a request: the person of the session, in her active business, with what she holds there today. */
export type Author = Holder & {
  _id: Id
  name: string
  avatar: string | null
  language: Language
  job_title: string
  business: Id
  session: Id
}

/** What of an author her signature shows. */
export type Signing = Pick<Author, '_id' | 'name' | 'avatar' | 'job_title'>

/** How a record is signed: the qualification is the one held now, and stays with the entry. */
export const signatureOf = (author: Signing): Signature => ({
  _id: author._id,
  name: author.name,
  role: author.job_title,
  avatar: author.avatar,
})
