import { caresForClients } from '@vicino/domain/businesses/professional-roles.ts'
import {
  addTeamClient,
  addTeamMember,
  createTeam,
  endTeam,
  getTeam,
  getTeamClients,
  listTeams,
  removeTeamClient,
  removeTeamMember,
  renameTeam,
} from '@vicino/domain/teams/teams.contract.ts'
import { isSameTeamName, type Team } from '@vicino/domain/teams/team.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { type Author, signatureOf } from '../access/author.ts'
import { findHolder } from '../access/find-holder.ts'
import type { Tx } from '../db/tenant.ts'
import { done } from '../http/done.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { refuseStale } from '../records/correction.ts'
import {
  addClient,
  addMember,
  endWhole,
  findTeam,
  holdNames,
  holdTeam,
  insertTeam,
  pageOfClients,
  pageOfTeams,
  removeClient,
  removeMember,
  renameTo,
} from './teams.store.ts'

/** Groups of colleagues with their clients: who leads one reaches these clients, and plans for these colleagues. */
export function serveTeams(serve: Serve): void {
  serve(listTeams, async ({ tx, query, today }) => pageOfTeams(tx, query, today))

  serve(getTeam, async ({ tx, params, today }) => found(await findTeam(tx, params.teamId, today)))

  serve.create(
    createTeam,
    async ({ tx, author, id, body, now, today }) => {
      await refuseTaken(tx, author, id, body.name)
      await insertTeam(tx, id, body.name, { by: signatureOf(author), now })
      return done(found(await findTeam(tx, id, today)), { entity_id: id, fields: ['name'] })
    },
    async ({ tx, id, today }) => findTeam(tx, id, today),
  )

  serve(renameTeam, async ({ tx, author, params, body, now, today }) => {
    const before = await findHeld(tx, params.teamId, today)
    refuseStale(before, body.version)
    await refuseTaken(tx, author, before._id, body.name)
    await renameTo(tx, before, body.name, { by: signatureOf(author), now })
    const after = found(await findTeam(tx, before._id, today))
    return done(after, { entity_id: before._id, fields: ['name'] })
  })

  serve(endTeam, async ({ tx, author, params, query, now, today }) => {
    const before = await findHeld(tx, params.teamId, today)
    refuseStale(before, query.version)
    await endWhole(tx, before, { by: signatureOf(author), now })
    return done(null, { entity_id: before._id, fields: ['ended_at'] })
  })

  serve(addTeamMember, async ({ tx, author, params, now, today }) => {
    const { _id } = await findHeld(tx, params.teamId, today)
    const holder = found(await findHolder(tx, params.userId, today))
    if (!caresForClients(holder)) throw new Refusal('not_found')
    await addMember(tx, _id, params.userId, { by: signatureOf(author), now })
    return done(found(await findTeam(tx, _id, today)), { entity_id: _id, fields: ['members'] })
  })

  serve(removeTeamMember, async ({ tx, author, params, now, today }) => {
    const { _id } = await findHeld(tx, params.teamId, today)
    await removeMember(tx, _id, params.userId, { by: signatureOf(author), now })
    return done(found(await findTeam(tx, _id, today)), { entity_id: _id, fields: ['members'] })
  })

  serve(getTeamClients, async ({ tx, author, params, query, today }) => {
    const { _id } = found(await findTeam(tx, params.teamId, today))
    const page = await pageOfClients(tx, { author, today }, _id, query)
    return done(page, { rows: page.items.length, dossier_ids: page.items.map(client => client._id) })
  })

  serve(addTeamClient, async ({ tx, author, dossier, params, now, today }) => {
    const { _id } = await findHeld(tx, params.teamId, today)
    await addClient(tx, _id, dossier, { by: signatureOf(author), now })
    return done(null, { entity_id: _id, fields: ['clients'] })
  })

  serve(removeTeamClient, async ({ tx, author, dossier, params, now, today }) => {
    const { _id } = await findHeld(tx, params.teamId, today)
    await removeClient(tx, _id, dossier, { by: signatureOf(author), now })
    return done(null, { entity_id: _id, fields: ['clients'] })
  })
}

/** Two teams of one name are one to whoever chooses: a client would be given to the wrong people. */
async function refuseTaken(tx: Tx, { business }: Author, team: Id, name: string): Promise<void> {
  const others = await holdNames(tx, business, team)
  if (others.some(other => isSameTeamName(other, name))) throw refuseField('name', 'team_name_taken')
}

/** A team that nobody else changes or ends meanwhile. */
async function findHeld(tx: Tx, team: Id, today: Day): Promise<Team> {
  await holdTeam(tx, team)
  return found(await findTeam(tx, team, today))
}
