import {
  type Administration,
  type AdministrationFields,
  isTaken,
} from '@vicino/domain/administrations/administration.ts'
import type { ConfirmDose } from '@vicino/domain/administrations/dose-confirmation.ts'
import { unconfirmed } from '@vicino/domain/records/confirmation.ts'
import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import { doseQuestions } from '@vicino/domain/administrations/dose-questions.ts'
import { isSameOrder, type Order, orderOf, orderOfAnyDay } from '@vicino/domain/administrations/order.ts'
import type { MeasuredValue, WeighedDose } from '@vicino/domain/administrations/weighed-dose.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { endOfWindow } from '@vicino/domain/drugs/dose-windows.ts'
import type { Drug, Moment } from '@vicino/domain/drugs/drug.ts'
import { newlyMeasured } from '@vicino/domain/drugs/measured.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { findDrugAsOf, findDrugVersion, listAnswersToDose } from './administrations.store.ts'
import { readClientFacts, readWindows, toldTo, valuesOf } from './dose-facts.store.ts'
import { toldDose } from './told-dose.ts'

type DossierTx = { tx: Tx; dossier: DossierId }

/** Where a dose is weighed, and for whom. */
export type DosePlaced = DossierTx & { author: Author; today: Day }

/** Which dose is meant: without a moment, one taken as needed. */
export type NamedDose = { drugId: Id; drug_version: number; day: Day; moment: Moment | null }

/** An order, the drug that says it, and that drug as it stands where it says something else by now. */
export type ReadOrder = { drug: Drug; order: Order; changed: Drug | null }

/**
 * The order under which a dose is given: the drug as it stands where it still says what was read, else the version
 * that was read. What the drug says since the window of a dose has ended is no change of that dose.
 * @throws {Refusal} at the field, where there is no such drug or dose
 */
export async function readOrder(
  { tx, dossier }: DossierTx,
  current: Drug | undefined,
  { drugId, drug_version, day, moment }: NamedDose,
): Promise<ReadOrder> {
  if (!current) throw refuseField('drugId', 'not_an_option')
  const isLatest = drug_version === current.version
  const seen = isLatest ? current : await findDrugVersion(tx, dossier, drugId, drug_version)
  if (!seen) throw refuseField('drug_version', 'not_an_option')
  const order = orderOf(seen, day, moment)
  if (order === null) {
    // A dose that was really given of a drug that had ended, or not begun, is evidence like any other.
    const ofAnyDay = orderOfAnyDay(seen, day, moment)
    if (ofAnyDay === null) throw refuseField('moment', 'not_in_scheme')
    return { drug: seen, order: ofAnyDay, changed: current }
  }
  const then = await drugOfItsTime({ tx, dossier }, seen, current, { day, moment })
  const ordered = then && then.version < seen.version ? orderOf(then, day, moment) : null
  if (then && ordered && !isSameOrder(ordered, order)) return { drug: then, order: ordered, changed: current }
  if (isSameOrder(order, orderOf(current, day, moment))) return { drug: current, order, changed: null }
  const isOfItsTime = current.struck === null && then?.version === seen.version
  return { drug: seen, order, changed: isOfItsTime ? null : current }
}

/** The drug as it was ordered when the window of a dose ended; none was where nobody had ordered it yet. */
async function drugOfItsTime(
  { tx, dossier }: DossierTx,
  seen: Drug,
  current: Drug,
  { day, moment }: Pick<NamedDose, 'day' | 'moment'>,
): Promise<Drug | undefined> {
  // Of a drug that was never changed there is one order, and one as needed has no window.
  if (moment === null || current.version === 1) return undefined
  const ended = endOfWindow(day, moment, await readWindows(tx))
  const isLatestThen = seen.version === current.version && seen.written_at <= ended
  return isLatestThen ? seen : findDrugAsOf(tx, dossier, seen._id, ended)
}

/** A dose to be weighed: as it is given, or as a correction of `before` would leave it. */
export type ToWeigh = {
  dose: Pick<NamedDose, 'day' | 'moment'>
  read: ReadOrder
  fields: AdministrationFields
  /** Who says that she gives it; of a correction nobody. */
  by: string | null
  before?: Administration
}

/**
 * Everything that is asked before a dose. A correction is asked only where it changes when how much is in the body,
 * and of other answers only where the dose was not in it before.
 */
export async function questionsOf(
  { tx, dossier, ...reader }: DosePlaced,
  { dose: { day, moment }, read: { drug, order, changed }, fields, before }: ToWeigh,
): Promise<DoseQuestion[]> {
  if (before && !weighsDifferently(before, fields)) return []
  const isNew = !before || (isTaken(fields.status) && !isTaken(before.status))
  const { status, dose, given_at, measured } = fields
  const [clients, answers] = await Promise.all([
    readClientFacts(tx, reader, [dossier], todayIn(given_at), given_at),
    moment !== null && isNew ? listAnswersToDose(tx, dossier, drug._id, day, moment) : [],
  ])
  // What a colleague measured stands with the dose; what is sent with the correction its sender knows.
  const typed = newlyMeasured(measured, before?.measured ?? null) ?? {}
  const isTyped = ({ parameter }: MeasuredValue): boolean => parameter in typed
  const isOther = ({ _id }: { _id: Id }): boolean => _id !== before?._id
  const { taken, reads_values, ...facts } = clients.get(dossier)!
  const weighed: WeighedDose = {
    drug: asItStands(drug, changed),
    day,
    moment,
    dose,
    ordered: order.dose,
    given_at,
    status,
  }
  return doseQuestions(
    weighed,
    {
      ...facts,
      measured: valuesOf({ ...measured, measured_at: given_at }).map(value =>
        toldTo(reads_values || isTyped(value), value),
      ),
      taken: taken.filter(isOther),
      answers: answers.filter(isOther).map(one => toldDose(reads_values, one)),
      changed,
    },
    isNew ? 'given' : 'corrected',
  )
}

/** What limits a dose, or says how much of it, holds as soon as it is ordered, also where the order before was read. */
function asItStands(read: Drug, changed: Drug | null): Drug {
  if (changed === null || changed.struck !== null) return read
  const { dose_scale, hold_rules, reserve_min_interval_hours, reserve_max_24h } = changed
  return { ...read, dose_scale, hold_rules, reserve_min_interval_hours, reserve_max_24h }
}

/** Whether a correction changes when how much is in the body: only that may stand in the way of another dose. */
const weighsDifferently = (before: AdministrationFields, after: AdministrationFields): boolean =>
  (['status', 'dose', 'given_at'] as const).some(field => before[field] !== after[field])

/**
 * Refuses a dose as long as something is asked of it. A dose that was really given is taken where somebody answers;
 * what was not taken has one answer.
 * @throws {Refusal} `dose_questions`, with all of those that are open
 */
export function refuseUnanswered(
  asked: readonly DoseQuestion[],
  { status }: Pick<AdministrationFields, 'status'>,
  confirm: ConfirmDose | undefined,
): void {
  const open = unconfirmed(asked, confirm)
  const second = isTaken(status) ? undefined : asked.find(({ code }) => code === 'dose_answered')
  const questions = second && !open.includes(second) ? [second, ...open] : open
  if (questions.length > 0) throw new Refusal('dose_questions', { current: { questions } })
}
