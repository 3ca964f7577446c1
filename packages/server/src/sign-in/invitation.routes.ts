import { holds } from '@vicino/domain/access/permits.ts'
import { holdsEach, standOfGrant } from '@vicino/domain/businesses/granting.ts'
import { labelsOfRoles } from '@vicino/domain/businesses/collaborator.ts'
import { acceptInvitation, readInvitation } from '@vicino/domain/businesses/invitations.contract.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { fullName } from '@vicino/domain/people/person-name.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import { insertAudit } from '../audit/audit.store.ts'
import { beginEmployment, worksHere } from '../businesses/employment.store.ts'
import { factsOf, findDecision, listInviters } from '../businesses/grants.store.ts'
import {
  type Acceptable,
  endLinks,
  findAcceptable,
  findLink,
  markAccepted,
} from '../businesses/invitations.store.ts'
import { asTenant, transaction, type Tx } from '../db/tenant.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import { tracedOperators } from '../tasks/tasks.store.ts'
import { admitAttempt, counted } from './attempts.ts'
import { auditRowOf } from './audit-row.ts'
import { bareRoute } from './bare-route.ts'
import { hashOfToken } from '../access/one-time-token.ts'
import { findSession } from './own-session.ts'
import { hashPassword } from './password-hash.ts'
import { passwordSignIn } from './password-sign-in.ts'
import type { SignInProgram } from './program.ts'
import { insertAccount, insertPerson } from './sign-up.store.ts'

/**
 * An invitation is accepted by its link, and only then is there a collaboration: by somebody new, who says her name,
 * or keeps the one she was invited by, and chooses a password, or by whoever it names, signed in as herself. What was to be granted is weighed again.
 */
export function serveInvitationLinks(program: SignInProgram): void {
  const { pool, config, now } = program

  bareRoute(program, readInvitation, async ({ request, params }) => {
    await admitAttempt(pool, [counted(config.secret, 'address', request.ip)])
    const { business, invitation } = found(
      await transaction(pool, tx => findLink(tx, hashOfToken(params.token))),
    )
    const session = await findSession(program, request)
    return asTenant(pool, { business, person: session?.person ?? newId() }, async tx => {
      const open = found(await findAcceptable(tx, invitation))
      const state = await stateOf(tx, open, todayIn(now()))
      if (state === 'ended') throw new Refusal('not_found')
      return {
        business: open.business_name,
        made_by: open.author.name,
        role_labels: labelsOfRoles(open.offer.roles),
        email: open.email,
        first_name: open.first_name ?? '',
        last_name: open.last_name ?? '',
        account: accountOf(open, session?.person),
        state,
        expires_at: open.expires_at,
      }
    })
  })

  bareRoute(program, acceptInvitation, async ({ request, reply, params, body }) => {
    await admitAttempt(pool, [counted(config.secret, 'address', request.ip)])
    const link = found(await transaction(pool, tx => findLink(tx, hashOfToken(params.token))))
    const session = await findSession(program, request)
    const said = session ? undefined : await readNewPerson(program, body)
    const person = session?.person ?? newId()
    const { email, isNew } = await asTenant(pool, { business: link.business, person }, async (tx, later) => {
      const open = found(await findAcceptable(tx, link.invitation))
      const today = todayIn(now())
      const state = await stateOf(tx, open, today)
      if (state === 'ended') throw new Refusal('not_found')
      if (state === 'waits') throw new Refusal('invitation_waits')
      const account = accountOf(open, session?.person)
      if (account === 'sign_in') throw new Refusal('signed_out')
      if (account === 'other') throw new Refusal('invitation_of_another')
      const name =
        account === 'new' ? await beginAccount(tx, { person, open, said }) : await nameOf(tx, person)
      if (await worksHere(tx, { person }, today)) throw new Refusal('already_here')
      const { _id, offer, author } = open
      const change = { by: author, now: now(), today }
      const left = await beginEmployment(tx, link.business, { _id, person, fields: offer, change })
      await markAccepted(tx, _id, person)
      await endLinks(tx, [_id])
      const actor = { _id: person, name, role: offer.roles.join('+') }
      const entity = { type: 'invitation', _id } as const
      const row = auditRowOf(request, {
        business: link.business,
        actor,
        action: 'invitation_accepted',
        entity,
      })
      later(insertAudit(tx, row, ...left.map(task => ({ ...row, ...tracedOperators(task) }))))
      return { email: open.email, isNew: account === 'new' }
    })
    if (isNew) await passwordSignIn(program, request, reply, { email: email!, password: body.password! })
    return { userId: person, businessId: link.business }
  })
}

type Said = {
  first_name: string | undefined
  last_name: string | undefined
  language: Language
  passwordHash: string
}

/** What a new person says of herself; whoever has an account says nothing. */
async function readNewPerson(
  { passwordCost }: SignInProgram,
  {
    first_name,
    last_name,
    language = 'it',
    password,
  }: Partial<Omit<Said, 'passwordHash'>> & { password?: string | undefined },
): Promise<Said | undefined> {
  if (password === undefined) return undefined
  return { first_name, last_name, language, passwordHash: await hashPassword(password, passwordCost) }
}

async function beginAccount(
  tx: Tx,
  { person, open, said }: { person: Id; open: Acceptable; said: Said | undefined },
): Promise<string> {
  if (!said) throw refuseField('password', 'required')
  const { email, phone } = open
  const { language, passwordHash } = said
  const name = { first_name: said.first_name ?? open.first_name, last_name: said.last_name ?? open.last_name }
  if (!isWhole(name)) {
    const missing = (['first_name', 'last_name'] as const).filter(field => name[field] === null)
    throw new Refusal('unprocessable', { fields: missing.map(path => ({ path, code: 'required' })) })
  }
  if (!(await insertAccount(tx, { ...name, passwordHash, person, email: email! })))
    throw new Refusal('signed_out')
  await insertPerson(tx, { person, ...name, language, phone })
  return fullName(name)
}

type Name = { first_name: string; last_name: string }

const isWhole = (name: { [Part in keyof Name]: string | null }): name is Name =>
  name.first_name !== null && name.last_name !== null

async function nameOf(tx: Tx, person: Id): Promise<string> {
  const [row] = await tx<{ name: string }[]>`select name from auth."user" where id = ${person}`
  return row!.name
}

/** How the bearer of a link stands to the account that it is for. */
function accountOf(
  { account }: Acceptable,
  person: Id | undefined,
): 'new' | 'sign_in' | 'signed_in' | 'other' {
  if (person === undefined) return account === null ? 'new' : 'sign_in'
  return account === person ? 'signed_in' : 'other'
}

/** Whether what was offered is still granted by who offered it, or by who approved it; a right lost since ends it. */
async function stateOf(
  tx: Tx,
  { _id, userId, made_by, offer }: Acceptable,
  today: Day,
): Promise<'waits' | 'open' | 'ended'> {
  const inviters = await listInviters(tx, today)
  const decision = await findDecision(tx, _id)
  const facts = factsOf({ made_by, subject: userId, before: null, ...offer }, inviters)
  const stand = standOfGrant(facts)
  if (!decision) {
    // Whoever came since might be asked today; at the time nobody was.
    const stillGrants =
      stand.is === 'granted' || (stand.is === 'waits' && holds(facts.granter, 'permissions.grant', 'write'))
    return stillGrants ? 'open' : 'ended'
  }
  if (decision.granted === null) return 'waits'
  const decider = inviters.find(one => one._id === decision.decided_by)
  const entitled =
    decider && stand.is !== 'refused' && holdsEach(decider, stand.is === 'waits' ? stand.for : [])
  return decision.granted && entitled ? 'open' : 'ended'
}
