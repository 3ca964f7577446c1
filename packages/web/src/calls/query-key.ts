import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'
import type { LooseInput } from './call-input.ts'

export type QueryKey = readonly [scope: string, path: string, params: object, query: object]

/** Everything read of one dossier stands under one scope, so that it can be read anew, or dropped, as one. */
export const dossierScope = (dossierId: string): string => `dossier ${dossierId}`

const ownScope = 'own'

export const isOfDossier = ([scope]: readonly unknown[]): boolean => scope !== ownScope

export function queryKey(endpoint: Endpoint, { params = {}, query = {} }: LooseInput): QueryKey {
  const dossierId = params['dossierId']
  return [dossierId === undefined ? ownScope : dossierScope(dossierId), endpoint.path, params, query]
}
