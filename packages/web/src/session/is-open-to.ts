import { type HeldPermission, isHeld } from '@vicino/domain/access/held-permissions.ts'
import type { DossierPage } from '../pages/pages.ts'

/** Whether who holds these permissions may open a page: what is asked before a way to it is shown. */
export const isOpenTo = (
  held: readonly HeldPermission[],
  { reads, writes }: Pick<DossierPage, 'reads' | 'writes'>,
): boolean =>
  (reads === undefined || isHeld(held, reads, 'read')) &&
  (writes === undefined || isHeld(held, writes, 'write'))
