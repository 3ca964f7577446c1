import { getPersonalData } from '@vicino/domain/dossiers/personal-data.contract.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import { admitAllNamed } from '../http/admission.ts'
import type { Session } from '../http/session.ts'

/**
 * Lets through the dossiers of clients whose employed relative somebody is: each as its own path would be, 404 alike.
 */
export async function admitRelatives(
  { tx, session, today }: { tx: Tx; session: Session; today: Day },
  dossiers: readonly Id[],
): Promise<void> {
  await admitAllNamed(tx, session, dossiers, today, getPersonalData)
}
