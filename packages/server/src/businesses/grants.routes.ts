import { labelOfRoles } from '@vicino/domain/businesses/collaborator.ts'
import { holdsEach, keptBy, standOfGrant } from '@vicino/domain/businesses/granting.ts'
import { decideGrant, listWaitingGrants } from '@vicino/domain/businesses/invitations.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { type Author, signatureOf } from '../access/author.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { holdBusiness } from './business-settings.store.ts'
import { collaborationOf, findEmployment, writeEmployment } from './employment.store.ts'
import { type AskedGrant, decide, factsOf, findGrant, listGrants, listInviters } from './grants.store.ts'

/** Rights that somebody asked for, given or refused by a second person who holds them. */
export function serveGrants(serve: Serve): void {
  serve(listWaitingGrants, async ({ tx, author, today }) => {
    const [waiting, inviters] = [await listGrants(tx), await listInviters(tx, today)]
    return waiting.map(grant => ({
      _id: grant._id,
      of: grant.invitation_id === null ? ('collaboration' as const) : ('invitation' as const),
      name: grant.name,
      roles: [...grant.roles],
      role_label: labelOfRoles(grant.roles),
      permissions: keptBy(grant),
      made_by: grant.maker,
      made_at: grant.made_at,
      mine_to_decide: isSecond(author, grant) && mayDecide(author, grant, inviters),
    }))
  })

  serve(decideGrant, async ({ tx, author, params, body, now, today }) => {
    await holdBusiness(tx, author.business)
    const grant = found(await findGrant(tx, params.grantId))
    if (!isSecond(author, grant)) throw new Refusal('second_person_needed')
    if (!mayDecide(author, grant, await listInviters(tx, today))) throw new Refusal('forbidden')
    await decide(tx, grant._id, { ...body, by: author._id, decider: signatureOf(author), now })
    if (body.granted && grant.collaboration_id) {
      const before = found(await findEmployment(tx, grant.collaboration_id))
      const { roles, withheld } = grant
      const fields = { ...collaborationOf(before), roles: [...roles], withheld: [...withheld] }
      await writeEmployment(tx, before, fields, { by: signatureOf(author), now, today })
    }
    const entity_id: Id = grant.collaboration_id ?? grant.invitation_id!
    return done({}, { entity_id, fields: body.granted ? grant.roles : [] })
  })
}

const isSecond = (author: Author, { made_by, subject }: AskedGrant): boolean =>
  author._id !== made_by && author._id !== subject

/** Whether she holds what the other lacked. Where nobody has to any more, whoever invites may say yes or no. */
function mayDecide(author: Author, grant: AskedGrant, inviters: Parameters<typeof factsOf>[1]): boolean {
  const stand = standOfGrant(factsOf(grant, inviters))
  return stand.is !== 'refused' && holdsEach(author, stand.is === 'waits' ? stand.for : [])
}
