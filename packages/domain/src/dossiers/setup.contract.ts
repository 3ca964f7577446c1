import { endpoint } from '../wire/endpoint.ts'
import { SetupProgress } from './setup.ts'

export const getSetup = endpoint({
  method: 'GET',
  path: '/api/setup',
  summary: 'How far the set-up of the active business has come',
  permission: 'dossier.list',
  entity: 'setup',
  answer: SetupProgress,
  problems: [],
})

export const getDossierSetup = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/setup',
  summary: 'How far the set-up of a dossier has come',
  permission: 'dossier.list',
  entity: 'setup',
  answer: SetupProgress,
  problems: [],
})
