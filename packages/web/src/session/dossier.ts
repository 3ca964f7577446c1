import { isHeld } from '@vicino/domain/access/held-permissions.ts'
import type { Permission } from '@vicino/domain/access/matrix.ts'
import { isReadOnly } from '@vicino/domain/dossiers/dossier.ts'
import type { DossierHead } from '@vicino/domain/dossiers/dossier-head.ts'
import { createContext, use } from 'react'
import type { Doors } from '../pages/pages.ts'
import { isOpenTo } from './is-open-to.ts'

/** The dossier whose pages are open, and what the person may do in it. */
export type OpenDossier = DossierHead & {
  /** True where it is closed: it can only be read. */
  closed: boolean
  /** Whether she may write something here: nothing in a closed one but its reopening. */
  allows: (permission: Permission) => boolean
  /** Whether she may read something here: what a page asks before it shows a way to it. */
  reads: (permission: Permission) => boolean
  /** Whether a page of it is hers to open: a way to it stands nowhere else. */
  opens: (page: Doors) => boolean
  /** Opens the sheet with the warnings. */
  showWarnings: () => void
}

/** In an address of a dossier: its warnings are what one came for. */
export const warningsHash = 'warnings'

export const openDossier = (
  head: DossierHead,
  { showWarnings }: Pick<OpenDossier, 'showWarnings'>,
): OpenDossier => ({
  ...head,
  closed: isReadOnly(head.status),
  allows: permission => isHeld(head.permissions, permission, 'write'),
  reads: permission => isHeld(head.permissions, permission, 'read'),
  opens: page => isOpenTo(head.permissions, page),
  showWarnings,
})

export const DossierContext = createContext<OpenDossier | null>(null)

/** The open dossier. Every page below its address stands inside its shell, which waits for it. */
export function useDossier(): OpenDossier {
  const dossier = use(DossierContext)
  if (!dossier) throw new Error('useDossier outside the dossier shell')
  return dossier
}
