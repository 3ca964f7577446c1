import { type Id, newId } from '@vicino/domain/wire/id.ts'
import type { World } from './world.ts'

/** One measured call, as a browser sends it. `body` is made anew for each request. */
export type MeasuredCall = { name: string; method: 'GET' | 'POST'; path: string; body?: () => unknown }

/** What a nurse waits for most often. */
export const callsOf = ({ dossier, search, operator }: World, today: string): MeasuredCall[] => [
  { name: 'read a dossier', method: 'GET', path: `/api/dossiers/${dossier}` },
  { name: 'list ten drugs', method: 'GET', path: `/api/dossiers/${dossier}/drugs/get_drugs` },
  {
    name: 'create a drug',
    method: 'POST',
    path: `/api/dossiers/${dossier}/drugs/create_drug`,
    body: () => ({
      _id: newId() satisfies Id,
      name: 'Misura 10 mg',
      modality: 'OS',
      morning: 0.5,
      reserve: true,
    }),
  },
  { name: 'tasks of a day', method: 'GET', path: `/api/tasks/date/${today}?operatorId=${operator}` },
  { name: 'search dossiers', method: 'GET', path: `/api/dossiers/all_dossiers?search=${search}` },
]
