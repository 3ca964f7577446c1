import type { Doors } from '../pages/pages.ts'
import { isOpenTo } from './is-open-to.ts'
import { usePerson } from './person.ts'

/** Of these ways, those that the person may go: a way is absent, never dead. */
export function useOpenWays<Way extends { page: Doors }>(ways: readonly Way[]): Way[] {
  const { permissions } = usePerson()
  return ways.filter(({ page }) => isOpenTo(permissions, page))
}
