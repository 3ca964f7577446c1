import {
  type Administration,
  type AdministrationFields,
  type DoseConfirmation,
  isConfirmed,
  isTaken,
} from '@vicino/domain/administrations/administration.ts'
import { allowedFrom, dosesInTheWay } from '@vicino/domain/administrations/as-needed-limit.ts'
import { isSameOrder, type Order, orderOf } from '@vicino/domain/administrations/order.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { instantOf } from '@vicino/domain/days/instant.ts'
import { windowOf } from '@vicino/domain/drugs/dose-windows.ts'
import type { Drug, Moment } from '@vicino/domain/drugs/drug.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { findDrugVersion, listAnswers, listTakenAround } from './administrations.store.ts'
import { readWindows } from './rounds.store.ts'

type DossierTx = { tx: Tx; dossier: DossierId }

/** Which dose is meant: without a moment, one taken as needed. */
export type NamedDose = { drugId: Id; drug_version: number; day: Day; moment: Moment | null }

/**
 * The order under which a dose is given: the drug as it stands where it still says what was read, else the version
 * that was read, if somebody confirms that she gave it so.
 * @throws {Refusal} `drug_changed` with the drug as it stands; at the field, where there is no such drug or dose
 */
export async function readOrder(
  { tx, dossier }: DossierTx,
  current: Drug | undefined,
  { drugId, drug_version, day, moment }: NamedDose,
  confirm: DoseConfirmation | undefined,
): Promise<{ drug: Drug; order: Order }> {
  if (!current) throw refuseField('drugId', 'not_an_option')
  const isLatest = drug_version === current.version
  const seen = isLatest ? current : await findDrugVersion(tx, dossier, drugId, drug_version)
  if (!seen) throw refuseField('drug_version', 'not_an_option')
  const order = orderOf(seen, day, moment)
  const now = orderOf(current, day, moment)
  const isSame = isSameOrder(order, now)
  const isOrdered = !isSame && order !== null && current.struck === null
  const isOfItsTime = isOrdered && (await heldThen({ tx, dossier }, seen, day, moment))
  if (!isSame && !isOfItsTime && !isConfirmed(confirm, 'drug_changed'))
    throw new Refusal('drug_changed', { current })
  if (order === null) throw refuseField('moment', 'not_in_scheme')
  return { drug: isSame ? current : seen, order }
}

/** Whether a version was still the order when the window of its dose ended: what came later is no question of it. */
async function heldThen(
  { tx, dossier }: DossierTx,
  { _id, version }: Drug,
  day: Day,
  moment: Moment | null,
): Promise<boolean> {
  if (moment === null) return false
  const { until } = windowOf(day, moment, await readWindows(tx))
  const next = await findDrugVersion(tx, dossier, _id, version + 1)
  return next !== undefined && next.written_at > instantOf(until.day, until.clock)
}

/**
 * Refuses a second answer to one dose; a second dose that was really given is taken where somebody confirms it.
 * `except` is the one that is being corrected.
 * @throws {Refusal} `dose_answered`, with what was written of it
 */
export async function refuseSecondAnswer(
  { tx, dossier }: DossierTx,
  { drugId, day, moment }: Pick<NamedDose, 'drugId' | 'day' | 'moment'>,
  status: AdministrationFields['status'],
  confirm: DoseConfirmation | undefined,
  except?: Administration,
): Promise<void> {
  if (moment === null || (isTaken(status) && isConfirmed(confirm, 'dose_answered'))) return
  const answers = await listAnswers(tx, dossier, drugId, day, moment)
  const current = answers.find(({ _id }) => _id !== except?._id)
  if (current) throw new Refusal('dose_answered', { current })
}

/**
 * Refuses a dose taken as needed that earlier ones stand in the way of. `except` is the one that is being corrected.
 * @throws {Refusal} `dose_too_early`, with those doses and when the next may be given
 */
export async function refuseTooEarly(
  { tx, dossier }: DossierTx,
  drug: Drug,
  { status, dose, given_at }: AdministrationFields,
  confirm: DoseConfirmation | undefined,
  except?: Administration,
): Promise<void> {
  if (!drug.reserve || !isTaken(status) || isConfirmed(confirm, 'dose_too_early')) return
  const around = await listTakenAround(tx, dossier, drug._id, given_at)
  const taken = around.filter(({ _id }) => _id !== except?._id)
  const doses = dosesInTheWay(drug, taken, { given_at, dose })
  if (doses.length === 0) return
  throw new Refusal('dose_too_early', {
    current: { doses, allowed_from: allowedFrom(drug, taken, dose, given_at) },
  })
}
