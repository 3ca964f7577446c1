import type { Day } from '@vicino/domain/days/day.ts'
import { comingSuspension, statusOn } from '@vicino/domain/dossiers/dossier.ts'
import type { DossierHead } from '@vicino/domain/dossiers/dossier-head.ts'
import { dossierPermissions } from '@vicino/domain/dossiers/dossier-permissions.ts'
import { dueStay } from '@vicino/domain/drugs/hospital-return.ts'
import { standingWarnings } from '@vicino/domain/warnings/warning.ts'
import { fullName } from '@vicino/domain/people/person-name.ts'
import type { Tx } from '../db/tenant.ts'
import { findEndedSuspension } from '../drugs/hospital-return.store.ts'
import { listStandingEmergencies } from '../emergency-access/emergency-access.store.ts'
import { type DossierId, type DossierStanding, knows } from '../http/dossier-access.ts'
import type { Session } from '../http/session.ts'
import { listStandingValues } from '../surveillance/critical.store.ts'
import { listWarnings, readableWarnings } from '../warnings/warnings.store.ts'
import { findDossier, type StoredDossier } from './dossiers.store.ts'

/** A dossier as the person of the session may see it, who stands to it so. */
export async function readDossierHead(
  tx: Tx,
  dossier: DossierId,
  session: Session,
  standing: DossierStanding,
  today: Day,
): Promise<DossierHead | undefined> {
  const asking = { session, standing }
  const [row, critical, ended, emergencies, warnings] = await Promise.all([
    findDossier(tx, dossier),
    knows(asking, 'clinical_parameter') ? listStandingValues(tx, dossier, today) : [],
    knows(asking, 'hospital_return') ? findEndedSuspension(tx, dossier, today) : undefined,
    listStandingEmergencies(tx, dossier, knows(asking, 'anamnesis')),
    listWarnings(tx, dossier, readableWarnings(asking)),
  ])
  const { author } = session
  if (!row || !author) return undefined
  const mayReach = knows(asking, 'personal_data')
  return {
    _id: row._id,
    version: row.version,
    status: statusOn(row.status, row.suspension, today),
    status_reason: row.status_reason,
    suspension: comingSuspension(row.suspension, today),
    client: { ...identityOf(row), ...(mayReach ? waysToReach(row) : {}) },
    warnings: standingWarnings(warnings),
    critical,
    hospital_return: dueStay(ended, today),
    emergencies,
    permissions: dossierPermissions(author, standing, row.status),
    created_at: row.created_at,
  }
}

const identityOf = ({ _id, first_name, last_name, birthday, gender }: StoredDossier) => ({
  _id,
  name: fullName({ first_name, last_name }),
  avatar: null,
  first_name,
  last_name,
  birthday,
  gender,
})

const waysToReach = ({ phone, email, address, language, access_note }: StoredDossier) => ({
  phone,
  email,
  address,
  language,
  access_note,
})
