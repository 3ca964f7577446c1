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
import type { ChangedOrder, MeasuredValue, WeighedDose } from '@vicino/domain/administrations/weighed-dose.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
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
import { limitedBy } from './dose-limits.ts'
import { toldDose } from './told-dose.ts'

type DossierTx = { tx: Tx; dossier: DossierId }

/** Where a dose is weighed, and for whom. */
export type DosePlaced = DossierTx & { author: Author; today: Day }

/** Which dose is meant: without a moment, one taken as needed. */
export type NamedDose = { drugId: Id; drug_version: number; day: Day; moment: Moment | null }

/**
 * An order, the drug that says it, and the one that counts where that says something else. `current` is the drug as it
 * stands.
 */
export type ReadOrder = { drug: Drug; order: Order; changed: ChangedOrder | null; current: Drug }

/**
 * The order under which a dose is given: that of the drug that counts for it where that says what was read, else what
 * was read. Of a window that is over an order that came only afterwards is none: then it is the one of its time.
 * @throws {Refusal} at the field, where there is no such drug or dose
 */
export async function readOrder(
  { tx, dossier }: DossierTx,
  current: Drug | undefined,
  { drugId, drug_version, day, moment }: NamedDose,
  now: Instant,
): Promise<ReadOrder> {
  if (!current) throw refuseField('drugId', 'not_an_option')
  const isLatest = drug_version === current.version
  const seen = isLatest ? current : await findDrugVersion(tx, dossier, drugId, drug_version)
  if (!seen) throw refuseField('drug_version', 'not_an_option')
  // A dose that was really given of a drug that had ended, or not begun, is evidence like any other.
  const order = orderOf(seen, day, moment) ?? orderOfAnyDay(seen, day, moment)
  if (order === null) throw refuseField('moment', 'not_in_scheme')
  const changed = await drugThatCounts({ tx, dossier }, current, { day, moment }, now)
  const { drug, of_its_time } = changed
  const ordered = orderOf(drug, day, moment)
  if (isSameOrder(ordered, order)) return { drug, order, changed: null, current }
  const isYounger = of_its_time && drug.version < seen.version
  if (ordered && isYounger) return { drug, order: ordered, changed, current }
  return { drug: seen, order, changed, current }
}

/** The drug that counts for a dose: as it stood when its window ended, or as it stands. Struck, it was never ordered. */
async function drugThatCounts(
  { tx, dossier }: DossierTx,
  current: Drug,
  { day, moment }: Pick<NamedDose, 'day' | 'moment'>,
  now: Instant,
): Promise<ChangedOrder> {
  const standing = { drug: current, of_its_time: false }
  // Of a drug that was never changed there is one order, and one as needed has no window.
  if (moment === null || current.version === 1 || current.struck !== null) return standing
  const end = endOfWindow(day, moment, await readWindows(tx))
  if (now < end) return standing
  if (current.written_at <= end) return { drug: current, of_its_time: true }
  const then = await findDrugAsOf(tx, dossier, current._id, end)
  return then ? { drug: then, of_its_time: true } : standing
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
  { dose: { day, moment }, read, fields, before }: ToWeigh,
): Promise<DoseQuestion[]> {
  if (before && !weighsDifferently(before, fields)) return []
  const { drug, order, changed } = read
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
    drug: asItStands(read, given_at),
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

/**
 * The drug by which a dose is weighed: what limits it holds as soon as it is ordered, also where the order before was
 * read, and how much of it a scale says by the order that counts.
 */
function asItStands({ drug, changed, current }: ReadOrder, given_at: Instant): Drug {
  const limited = current.written_at <= given_at ? limitedBy(drug, current) : drug
  if (changed === null || current.struck !== null) return limited
  return { ...limited, dose_scale: changed.drug.dose_scale }
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
