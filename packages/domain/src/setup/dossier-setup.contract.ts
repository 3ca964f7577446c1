import { Celebration } from './checklist.ts'
import { endpoint } from '../wire/endpoint.ts'
import { SetupProgress } from './dossier-setup.ts'

export const getDossierSetup = endpoint({
  method: 'GET',
  path: '/api/dossiers/{dossierId}/setup',
  summary: 'How far the set-up of a dossier has come',
  permission: 'dossier.list',
  entity: 'setup',
  answer: SetupProgress,
  problems: [],
})

// It tells nobody anything and changes nothing but whether there are confetti.
export const celebrateDossierSetup = endpoint({
  method: 'POST',
  path: '/api/dossiers/{dossierId}/setup/celebrate',
  summary: 'Whether this is the moment to congratulate: all of it is done, for the first time',
  permission: 'dossier.list',
  need: 'read',
  entity: 'setup',
  audit: 'never',
  answer: Celebration,
  problems: [],
})
