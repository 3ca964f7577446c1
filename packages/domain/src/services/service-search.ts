import { saysEachWord, wordsOfText } from '../dossiers/found-record.ts'
import type { Service } from './service.ts'

type Sought = Pick<Service, 'code' | 'group' | 'name' | 'category'>

/** Those of the services that say each word that is typed, and belong to a group where one is named. */
export function matchingServices<Found extends Sought>(
  services: readonly Found[],
  { search, group }: { search: string; group?: string | null | undefined },
): Found[] {
  const words = wordsOfText(search)
  return services.filter(
    service =>
      (!group || service.group === group) &&
      (words.length === 0 || saysEachWord([service.name, service.category, service.code], words)),
  )
}
