import { isOpenTo } from '../session/is-open-to.ts'
import { usePerson } from '../session/person.ts'
import type { Entry } from './entries.ts'

/** Of these entries, those that this person may open: an entry is absent, never dead. */
export function useEntries(entries: readonly Entry[]): Entry[] {
  const { permissions } = usePerson()
  return entries.filter(({ page }) => isOpenTo(permissions, page))
}
