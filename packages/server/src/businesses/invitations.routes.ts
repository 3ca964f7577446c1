import { type Employment, WholeCollaboration } from '@vicino/domain/businesses/collaboration.ts'
import { standOfGrant, withheldOf } from '@vicino/domain/businesses/granting.ts'
import {
  employmentOf,
  type NewCollaborator,
  type NewInvitation,
} from '@vicino/domain/businesses/invitation.ts'
import {
  addCollaborator,
  endInvitation,
  listInvitations,
  renewInvitation,
  sendInvitation,
} from '@vicino/domain/businesses/invitations.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Config } from '../config.ts'
import type { Tx } from '../db/tenant.ts'
import { done } from '../http/done.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { enqueue } from '../jobs/job.store.ts'
import { worksHere } from './employment.store.ts'
import { factsOf, insertGrant, listInviters } from './grants.store.ts'
import { invitationToSend, makeInvitationLink } from './invitation-letter.ts'
import {
  endInvitationRow,
  endLinks,
  findInvitation,
  insertInvitation,
  insertLink,
  type Invited,
  pageOfInvitations,
  prolongInvitation,
} from './invitations.store.ts'
import { admitRelatives } from './relatives.ts'
import { refuseBeyond } from './refuse-beyond.ts'

/**
 * Who is to work here is invited and accepts by her link; until then she holds nothing. What the author may not give
 * alone waits for a second person, and the link opens nothing before.
 */
export function serveInvitations(serve: Serve, config: Config): void {
  const invite = inviting(config)
  const findStored = async ({ tx, id, author }: Pick<Inviting, 'tx' | 'id' | 'author'>) => {
    const invitation = await findInvitation(tx, id)
    if (!invitation) return undefined
    const isHeld = invitation.state === 'open' || invitation.state === 'waits'
    const url = isHeld ? await giveAnotherLink(tx, config, author.business, id) : null
    return done({ invitation, url }, { fields: isHeld ? ['url'] : [] })
  }

  serve.create(addCollaborator, call => invite(call, { ...nobody, userId: call.body.userId }), findStored)

  serve.create(
    sendInvitation,
    call => {
      const { email, phone, first_name = null, last_name = null } = call.body
      return invite(call, { userId: null, email, phone, first_name, last_name })
    },
    findStored,
  )

  serve(listInvitations, ({ tx, query }) => pageOfInvitations(tx, query))

  serve(renewInvitation, async ({ tx, author, params }) => {
    const { state } = found(await findInvitation(tx, params.invitationId))
    if (state !== 'open' && state !== 'waits' && state !== 'expired') throw new Refusal('not_found')
    await endLinks(tx, [params.invitationId])
    await prolongInvitation(tx, params.invitationId)
    const url = await giveLink(tx, config, author.business, params.invitationId)
    const invitation = found(await findInvitation(tx, params.invitationId))
    return done({ invitation, url }, { entity_id: params.invitationId })
  })

  serve(endInvitation, async ({ tx, params }) => {
    if (!(await endInvitationRow(tx, params.invitationId))) throw new Refusal('not_found')
    return done({}, { entity_id: params.invitationId })
  })
}

const nobody: Invited = { userId: null, email: null, phone: null, first_name: null, last_name: null }

type Inviting = Pick<Call<typeof sendInvitation>, 'tx' | 'author' | 'session' | 'id' | 'now' | 'today'> & {
  body: NewInvitation | NewCollaborator
}

const inviting = (config: Config) => async (call: Inviting, invited: Invited) => {
  const { tx, author, id, now, today, body } = call
  if (body.entityId !== author.business) throw new Refusal('not_found')
  const offer = offerOf(body)
  await admitRelatives(call, offer.relative_of)
  const { userId, email } = invited
  if (await worksHere(tx, { person: userId ?? undefined, email: email ?? undefined }, today))
    throw new Refusal('already_here')
  const asked = { made_by: author._id, subject: userId, before: null, ...offer }
  const stand = standOfGrant(factsOf(asked, await listInviters(tx, today)))
  if (stand.is === 'refused') throw refuseField('roles', stand.why)
  await insertInvitation(tx, author, id, invited, offer)
  if (stand.is === 'waits') await insertGrant(tx, author, { ...offer, invitation: id }, now)
  const url = await giveLink(tx, config, author.business, id)
  const invitation = found(await findInvitation(tx, id))
  return done({ invitation, url }, { entity_id: id, fields: offer.roles })
}

/** What is offered as a whole collaboration, as it will be written once it is accepted. */
function offerOf(body: NewInvitation | NewCollaborator) {
  const roles = body.roles ?? (body.role === undefined ? [] : [body.role])
  const employment: Employment = employmentOf(body)
  // Of a request an empty list says as little as none: nothing is kept back (0048).
  const kept = body.permissions?.length ? body.permissions : undefined
  refuseBeyond(roles, kept)
  return wholeOrRefuse(WholeCollaboration, {
    ...employment,
    roles,
    withheld: withheldOf(roles, kept),
  })
}

/**
 * One more link, for whoever invited and did not hear the answer: of the first only the hash is kept. That one goes on, for
 * it may have been handed over; all of them lead to the one invitation and end with it. No second letter goes out.
 */
async function giveAnotherLink(tx: Tx, config: Config, business: Id, invitation: Id): Promise<string> {
  const { url, hash } = makeInvitationLink(config)
  await insertLink(tx, business, invitation, hash)
  return url
}

/** A link to hand over, and where mail is set up a letter that brings one of its own: it is made as it is sent. */
async function giveLink(tx: Tx, config: Config, business: Id, invitation: Id): Promise<string> {
  const url = await giveAnotherLink(tx, config, business, invitation)
  if (config.mail) await enqueue(tx, invitationToSend, { invitation }, { business })
  return url
}
