import type { Id } from '@vicino/domain/wire/id.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'

/** A team: the people who belong to it, and the dossiers of the clients whom it looks after. */
export type Team = { _id: Id; name: string; members: readonly Id[]; clients: readonly Id[] }

/** Inserts teams with their people and clients. */
export async function insertTeams(tx: Tx, business_id: Id, teams: readonly Team[]): Promise<void> {
  const rows = teams.map(({ _id, name }) => ({ business_id, _id, name }))
  const ofMembers = teams.flatMap(({ _id: team_id, members }) =>
    members.map(user_id => ({ business_id, team_id, user_id })),
  )
  const ofClients = teams.flatMap(({ _id: team_id, clients }) =>
    clients.map(dossier_id => ({ business_id, team_id, dossier_id })),
  )
  await insertRows(tx, 'team', rows)
  await insertRows(tx, 'team_member', ofMembers)
  await insertRows(tx, 'team_client', ofClients)
}
