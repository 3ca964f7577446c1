import { professionalRoles } from '@vicino/domain/businesses/professional-roles.ts'
import type { Permission } from '@vicino/domain/access/matrix.ts'
import { holds } from '@vicino/domain/access/permits.ts'
import type { Role } from '@vicino/domain/access/role.ts'
import { WholeCollaboration } from '@vicino/domain/businesses/collaboration.ts'
import { getCollaborators, getProfessionals } from '@vicino/domain/businesses/collaborators.contract.ts'
import {
  changeCollaborator,
  endCollaboration,
  getCollaborator,
} from '@vicino/domain/businesses/employment.contract.ts'
import { standOfGrant, stillWithheld, withheldOf } from '@vicino/domain/businesses/granting.ts'
import { type Author, signatureOf } from '../access/author.ts'
import { done } from '../http/done.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { tracedOperators } from '../tasks/tasks.store.ts'
import { giveBackVisits } from '../tasks/visits-back.store.ts'
import { holdBusiness } from './business-settings.store.ts'
import { listCollaborators } from './collaborators.store.ts'
import {
  closeEmployment,
  collaborationOf,
  findEmployment,
  isDirected,
  type StoredEmployment,
  toldEmployment,
  writeEmployment,
} from './employment.store.ts'
import { factsOf, insertGrant, listInviters } from './grants.store.ts'
import { admitRelatives } from './relatives.ts'
import { refuseBeyond } from './refuse-beyond.ts'

export function serveCollaborators(serve: Serve): void {
  serve(getCollaborators, async ({ tx, author, query, today }) => {
    const { businessId, excludeUserId, status, ...rest } = query
    const reader = atWork(author)
    const { business } = reader
    if (businessId !== undefined && businessId !== business) throw new Refusal('not_found')
    const workingOn = status === 'current' ? today : undefined
    return listCollaborators(tx, { ...rest, business, reader, without: excludeUserId, workingOn })
  })

  serve(getProfessionals, async ({ tx, author, query, today }) => {
    const reader = atWork(author)
    return listCollaborators(tx, {
      ...query,
      business: reader.business,
      reader,
      roles: professionalRoles,
      workingOn: today,
    })
  })

  serve(getCollaborator, async ({ tx, params }) =>
    toldEmployment(tx, found(await findEmployment(tx, params.collaborationId))),
  )

  serve(changeCollaborator, async call => {
    const { tx, author, params, body, now, today } = call
    const { version, roles, permissions, ...employment } = body
    await holdBusiness(tx, author.business)
    const before = found(await findEmployment(tx, params.collaborationId))
    if (before.version !== version || before.ended_at !== null)
      throw new Refusal('stale', { current: await toldEmployment(tx, before) })
    if (employment.relative_of) await admitRelatives(call, employment.relative_of)
    const asked = askedOf(before, { roles, permissions })
    const stand = await standOf(call, before, asked)
    if (stand === 'waits') await insertGrant(tx, author, { ...asked, collaboration: before._id }, now)
    const next = wholeOrRefuse(WholeCollaboration, {
      ...collaborationOf(before),
      ...employment,
      ...(stand === 'granted' && asked),
    })
    const directed = await isDirected(tx, today)
    const hers = { business: author.business, person: before.userId, now }
    const open = await giveBackVisits(tx, hers, () =>
      writeEmployment(tx, before, next, { by: signatureOf(author), now, today }),
    )
    if (directed && !(await isDirected(tx, today))) throw new Refusal('last_director')
    const after = await toldEmployment(tx, found(await findEmployment(tx, before._id)))
    return done(
      { ...after, ...(open.length > 0 && { left_open: open.map(({ date }) => date) }) },
      { each: [{ entity_id: before._id, fields: Object.keys(body) }, ...open.map(tracedOperators)] },
    )
  })

  serve(endCollaboration, async ({ tx, author, params, query, now, today }) => {
    await holdBusiness(tx, author.business)
    const before = found(await findEmployment(tx, params.collaborationId))
    if (before.version !== query.version || before.ended_at !== null)
      throw new Refusal('stale', { current: await toldEmployment(tx, before) })
    // Who may not give these rights does not take them away either.
    if (holds(before, 'permissions.grant', 'write') && !holds(author, 'permissions.grant', 'write'))
      throw new Refusal('forbidden')
    const directed = await isDirected(tx, today)
    await closeEmployment(tx, before, { by: signatureOf(author), now, today })
    if (directed && !(await isDirected(tx, today))) throw new Refusal('last_director')
    const after = found(await findEmployment(tx, before._id))
    return done(await toldEmployment(tx, after), { entity_id: before._id, fields: ['ended_at'] })
  })
}

type Asked = { roles: Role[]; withheld: Permission[] }

/** Roles and what is withheld of them, as the author asks; what she does not name stays. */
function askedOf(
  before: StoredEmployment,
  { roles, permissions }: { roles?: Role[] | undefined; permissions?: Permission[] | undefined },
): Asked {
  const held = roles ?? before.roles
  if (!permissions) return { roles: held, withheld: stillWithheld(before, held) }
  if (permissions.length === 0) throw refuseField('permissions', 'no_permission_left')
  refuseBeyond(held, permissions)
  return { roles: held, withheld: withheldOf(held, permissions) }
}

type Changing = Pick<Call<typeof changeCollaborator>, 'tx' | 'author' | 'today'>

/** Whether what is asked is given at once or waits; refused at the roles where nobody may give it. */
async function standOf({ tx, author, today }: Changing, before: StoredEmployment, asked: Asked) {
  if (isSame(before.roles, asked.roles) && isSame(before.withheld, asked.withheld)) return 'granted'
  const grant = { made_by: author._id, subject: before.userId, before, ...asked }
  const stand = standOfGrant(factsOf(grant, await listInviters(tx, today)))
  if (stand.is === 'refused') throw refuseField('roles', stand.why)
  return stand.is
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join()

/** Who works for nobody has no colleagues. */
function atWork(author: Author | undefined): Author {
  if (!author) throw new Refusal('not_found')
  return author
}
