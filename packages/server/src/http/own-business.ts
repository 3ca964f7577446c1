import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import { Refusal } from './refusal.ts'

type Asking = { author: Author | undefined; params: { businessId: Id } }

/** A business that somebody does not work in now is none to her, whatever its id. */
export function refuseOtherBusiness({ author, params }: Asking): void {
  if (params.businessId !== author?.business) throw new Refusal('not_found')
}
