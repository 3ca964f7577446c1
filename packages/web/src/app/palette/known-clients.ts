import type { QueryClient } from '@tanstack/react-query'
import type { DossierHead, ListedDossier } from '@vicino/domain/dossiers/dossier-head.ts'
import { allDossiers, getDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { isFoundBy } from '@vicino/domain/people/search-words.ts'
import { sortName } from '@vicino/domain/people/sort-name.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import { queryKey } from '../../calls/query-key.ts'

/** A client as the palette shows her. */
export type KnownClient = Pick<ListedDossier, '_id' | 'status' | 'client'>

type Listed = ListPage<ListedDossier>

/** The dossiers that were opened, the last one first: as long as the page remembers what it read, and nowhere else. */
export function openedClients(cache: QueryClient): KnownClient[] {
  const { path } = getDossier
  return cache
    .getQueryCache()
    .findAll({ predicate: ({ queryKey: key, state }) => key[1] === path && !state.isInvalidated })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data === undefined ? [] : asKnown(state.data as DossierHead)))
}

/** The client of a dossier that was opened, and what may be done in it. */
export const openedDossier = (cache: QueryClient, dossierId: string): DossierHead | undefined =>
  cache.getQueryData(queryKey(getDossier, { params: { dossierId } }))

/** Those of whom the page has read already whom these words find: shown at once, and also while nobody answers. */
export function knownClients(cache: QueryClient, words: string): KnownClient[] {
  const [scope, path] = queryKey(allDossiers, {})
  const listed = cache
    .getQueryCache()
    .findAll({ queryKey: [scope, path], predicate: ({ state }) => !state.isInvalidated })
    .flatMap(({ state }) => listedIn(state.data))
  const known = new Map([...openedClients(cache), ...listed].map(client => [client._id, client]))
  return [...known.values()]
    .filter(({ client }) => isFoundBy(client, words))
    .toSorted((one, other) => {
      const [name, otherName] = [sortName(one.client), sortName(other.client)]
      return name < otherName ? -1 : name > otherName ? 1 : 0
    })
}

/** A list is read in one page, or in several. */
function listedIn(data: unknown): KnownClient[] {
  if (typeof data !== 'object' || data === null) return []
  const lists = 'pages' in data ? (data.pages as Listed[]) : [data as Listed]
  return lists.flatMap(({ items }) => items)
}

function asKnown({ _id, status, client }: DossierHead): KnownClient {
  const { name, avatar, first_name, last_name, birthday, gender, address } = client
  const city = address?.city ?? null
  return {
    _id,
    status,
    client: { _id: client._id, name, avatar, first_name, last_name, birthday, gender, city },
  }
}
