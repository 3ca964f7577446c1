import { goesOn } from '@vicino/domain/prescriptions/transitional-care.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { linkable } from '../contacts/dossier-contacts.store.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { holdPrescriptions, holdTransitional, isRenewedIn, listTransitional } from './prescriptions.store.ts'

type Writing = { tx: Tx; dossier: DossierId }

/** Refuses a second renewal: of two at once the other waits, and is told so. */
export async function refuseRenewed({ tx, dossier }: Writing, renews: Id): Promise<void> {
  await holdPrescriptions(tx, dossier)
  if (await isRenewedIn(tx, dossier, renews)) throw new Refusal('renewed_already')
}

/** Refuses acute and transitional care that goes on from other: it is ordered once. */
export async function refuseGoingOn(
  { tx, dossier }: Writing,
  written: Parameters<typeof goesOn>[0],
): Promise<void> {
  if (!written.transitional) return
  await holdTransitional(tx, dossier)
  if (goesOn(written, await listTransitional(tx, dossier))) throw refuseField('start', 'transitional_once')
}

/** Refuses a doctor who is not in the contact book. One that was named before stays, also where she left it since. */
export async function refuseUnknownDoctor(tx: Tx, doctor: Id | null, before: Id | null): Promise<void> {
  if (doctor === null || doctor === before) return
  const known = await linkable(tx, 'primary_doctor', [doctor])
  if (!known.has(doctor)) throw refuseField('doctorId', 'not_an_option')
}
