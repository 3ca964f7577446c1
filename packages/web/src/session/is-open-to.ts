import { type HeldPermission, isHeld } from '@vicino/domain/access/held-permissions.ts'
import type { Doors } from '../pages/pages.ts'

/** Whether who holds these permissions may open a page: what is asked before a way to it is shown. */
export const isOpenTo = (held: readonly HeldPermission[], { reads, writes }: Doors): boolean =>
  (reads === undefined || [reads].flat().some(reader => isHeld(held, reader, 'read'))) &&
  (writes === undefined || isHeld(held, writes, 'write'))
