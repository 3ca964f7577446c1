import { type Id, newId } from '@vicino/domain/wire/id.ts'
import type { World } from './world.ts'

/** One measured call, as a browser sends it. `body` is made anew for each request. */
export type MeasuredCall = {
  name: string
  who: 'director' | 'nurse' | 'office'
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: () => unknown
  /** Each is written over what the one before it made: never two at once. */
  inTurn?: true
}

/** What is waited for most often: the director looks up a client, a nurse looks at her own day. */
export const callsOf = ({ dossier, written, nurse }: World, today: string): MeasuredCall[] => [
  { name: 'read a dossier', who: 'director', method: 'GET', path: `/api/dossiers/${dossier}` },
  {
    name: 'list ten drugs',
    who: 'director',
    method: 'GET',
    path: `/api/dossiers/${dossier}/drugs/get_drugs`,
  },
  {
    name: 'create a drug',
    who: 'director',
    method: 'POST',
    path: `/api/dossiers/${written}/drugs/create_drug`,
    body: () => ({
      _id: newId() satisfies Id,
      name: 'Misura 10 mg',
      modality: 'OS',
      morning: 0.5,
      reserve: true,
    }),
  },
  {
    name: 'tasks of a day',
    who: 'nurse',
    method: 'GET',
    path: `/api/tasks/date/${today}?operatorId=${nurse}`,
  },
  searching('bernasconi'),
]

/** What is typed before a name is whole: nothing, and the beginnings of many names. */
export const broadSearches: MeasuredCall[] = ['', 'm', 'mar', '19'].map(searching)

/** Two frequent beginnings: what both name is counted among the first thousand that one of them names. */
export const searchOfTwoWords: MeasuredCall = searching('maria b')

function searching(typed: string): MeasuredCall {
  const path = `/api/dossiers/all_dossiers${typed && `?search=${encodeURIComponent(typed)}`}`
  return { name: typed ? `search «${typed}»` : 'list dossiers', who: 'director', method: 'GET', path }
}
