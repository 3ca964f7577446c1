import { professionalRoles } from '@vicino/domain/businesses/professional-roles.ts'
import { getCollaborators, getProfessionals } from '@vicino/domain/businesses/collaborators.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import { Refusal } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { listCollaborators } from './collaborators.store.ts'

export function serveCollaborators(serve: Serve): void {
  serve(getCollaborators, async ({ tx, author, query, today }) => {
    const { businessId, excludeUserId, status, ...rest } = query
    const business = businessOf(author)
    if (businessId !== undefined && businessId !== business) throw new Refusal('not_found')
    const workingOn = status === 'current' ? today : undefined
    return listCollaborators(tx, { ...rest, business, without: excludeUserId, workingOn })
  })

  serve(getProfessionals, async ({ tx, author, query, today }) =>
    listCollaborators(tx, {
      ...query,
      business: businessOf(author),
      roles: professionalRoles,
      workingOn: today,
    }),
  )
}

/** Who works for nobody has no colleagues. */
function businessOf(author: Author | undefined): Id {
  if (!author) throw new Refusal('not_found')
  return author.business
}
