import type { AdministrationStatus } from '@vicino/domain/administrations/administration-status.ts'
import { isNarcotic } from '@vicino/domain/drugs/substances.ts'
import { Denied } from '../http/denied.ts'
import { isPermitted } from '../http/dossier-access.ts'
import { Refusal } from '../http/refusal.ts'
import type { Session } from '../http/session.ts'
import type { DossierStanding } from '../http/dossier-access.ts'

/**
 * Refuses to write, correct or strike that a narcotic was given (decision 0043). What became of one that was not given
 * may say whoever may answer for a dose. `names`: what the drug is called where it was read, and as it stands.
 * @throws {Denied} at `status`, without `drugs.narcotics`
 */
export function refuseNarcotic(
  { session, standing }: { session: Session; standing: DossierStanding },
  names: readonly string[],
  statuses: readonly AdministrationStatus[],
): void {
  if (!statuses.includes('given') || !names.some(isNarcotic)) return
  if (isPermitted(session, standing, 'drugs.narcotics', 'write')) return
  throw new Denied(new Refusal('forbidden', { fields: [{ path: 'status', code: 'narcotic' }] }), session)
}
