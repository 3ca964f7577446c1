import type { HeldPermission } from '@vicino/domain/access/held-permissions.ts'
import type { Permission } from '@vicino/domain/access/matrix.ts'
import type { DossierHead } from '@vicino/domain/dossiers/dossier-head.ts'
import type { ReactNode } from 'react'
import { DossierContext, openDossier } from '../session/dossier.ts'

/** What may be written. */
export const writing = (...permissions: Permission[]): HeldPermission[] =>
  permissions.map(permission => ({ permission, need: 'write' }))

export const reading = (...permissions: Permission[]): HeldPermission[] =>
  permissions.map(permission => ({ permission, need: 'read' }))

/** A client's dossier in which nothing may be done; each test says what matters to it. */
export const someDossier = (more: Partial<DossierHead> = {}): DossierHead => ({
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd20',
  version: 3,
  status: 'active',
  status_reason: null,
  suspension: null,
  client: {
    _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd20',
    name: 'Maria Bianchi',
    avatar: null,
    first_name: 'Maria',
    last_name: 'Bianchi',
    birthday: '1939-02-22',
    gender: 'female',
  },
  warnings: [],
  critical: [],
  hospital_return: null,
  emergencies: [],
  permissions: [],
  created_at: '2026-08-09T14:10:00.000Z',
  ...more,
})

/** A part of a page as it stands inside the dossier's shell. */
export const inDossier = (
  part: ReactNode,
  head: DossierHead = someDossier(),
  showWarnings: () => void = () => undefined,
): ReactNode => <DossierContext value={openDossier(head, { showWarnings })}>{part}</DossierContext>
