import { isHeld } from '@vicino/domain/access/held-permissions.ts'
import type { Entry } from './entries.ts'
import { usePerson } from '../session/person.ts'
import { useStanding } from './use-standing.ts'

/** Of these entries, those that this person may open and whose page stands: an entry is absent, never dead. */
export function useEntries(entries: readonly Entry[]): Entry[] {
  const stands = useStanding()
  const { permissions } = usePerson()
  return entries.filter(
    ({ page, permission }) =>
      stands(page) && (permission === undefined || isHeld(permissions, permission, 'read')),
  )
}
