import * as z from 'zod/mini'
import { NamedPerson } from '../people/named-person.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { pageOf, pageQuery, wholeNumberInQuery } from '../wire/page.ts'
import { Team, TeamLine, TeamName } from './team.ts'

const path = '/api/teams'
const ofOne = '/api/teams/{teamId}'

export const listTeams = endpoint({
  method: 'GET',
  path,
  summary: 'The teams of the business, by name',
  permission: 'signed_in',
  entity: 'team',
  query: z.strictObject(pageQuery),
  answer: pageOf(TeamLine),
  problems: [],
})

export const createTeam = endpoint({
  method: 'POST',
  path,
  summary: 'Begins a team, without people and clients',
  permission: 'permissions.grant',
  entity: 'team',
  creates: true,
  body: z.strictObject({ _id: z.optional(Id), name: TeamName }),
  answer: Team,
  problems: [],
})

export const getTeam = endpoint({
  method: 'GET',
  path: ofOne,
  summary: 'A team with the people who belong to it today, by name',
  permission: 'signed_in',
  entity: 'team',
  answer: Team,
  problems: ['not_found'],
})

export const renameTeam = endpoint({
  method: 'PATCH',
  path: ofOne,
  summary: 'Gives a team another name',
  permission: 'permissions.grant',
  entity: 'team',
  body: z.strictObject({ version: z.int().check(z.minimum(1)), name: TeamName }),
  answer: Team,
  problems: ['not_found', 'stale'],
  current: { stale: Team },
})

export const endTeam = endpoint({
  method: 'DELETE',
  path: ofOne,
  summary: 'Ends a team: its leaders lose what they reached by it with the next click',
  permission: 'permissions.grant',
  entity: 'team',
  action: 'permission_change',
  query: z.strictObject({ version: wholeNumberInQuery(1, 1_000_000) }),
  answer: z.null(),
  problems: ['not_found', 'stale'],
  current: { stale: Team },
})

export const addTeamMember = endpoint({
  method: 'PUT',
  path: `${ofOne}/members/{userId}`,
  summary: 'Takes somebody who cares for clients into a team; who leads it reaches its clients at once',
  permission: 'permissions.grant',
  entity: 'team',
  action: 'permission_change',
  answer: Team,
  problems: ['not_found'],
})

export const removeTeamMember = endpoint({
  method: 'DELETE',
  path: `${ofOne}/members/{userId}`,
  summary: 'Takes somebody out of a team',
  permission: 'permissions.grant',
  entity: 'team',
  action: 'permission_change',
  answer: Team,
  problems: ['not_found'],
})

export const getTeamClients = endpoint({
  method: 'GET',
  path: `${ofOne}/clients`,
  summary: 'The clients of a team whom the caller may know, by name',
  permission: 'dossier.list',
  entity: 'dossier',
  query: z.strictObject(pageQuery),
  answer: pageOf(NamedPerson),
  problems: ['not_found'],
})

export const addTeamClient = endpoint({
  method: 'PUT',
  path: `${ofOne}/clients/{dossierId}`,
  summary: 'Gives a client into the care of a team: its leaders reach the dossier at once',
  permission: 'stakeholders.manage',
  entity: 'team',
  action: 'permission_change',
  answer: z.null(),
  problems: ['not_found'],
})

export const removeTeamClient = endpoint({
  method: 'DELETE',
  path: `${ofOne}/clients/{dossierId}`,
  summary: 'Takes a client out of the care of a team',
  permission: 'stakeholders.manage',
  entity: 'team',
  action: 'permission_change',
  answer: z.null(),
  problems: ['not_found'],
})
