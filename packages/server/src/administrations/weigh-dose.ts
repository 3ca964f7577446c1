import { asTold } from '@vicino/domain/access/need-to-know.ts'
import type { Administration, AdministrationFields } from '@vicino/domain/administrations/administration.ts'
import { isTaken, isToldAfterwards } from '@vicino/domain/administrations/administration-status.ts'
import {
  type DosePlace,
  problemsOfAdministration,
} from '@vicino/domain/administrations/administration-rules.ts'
import type { ConfirmDose } from '@vicino/domain/administrations/dose-confirmation.ts'
import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import { doseQuestions } from '@vicino/domain/administrations/dose-questions.ts'
import { patchBefore } from '@vicino/domain/administrations/patch-before.ts'
import type { MeasuredValue, WeighedDose } from '@vicino/domain/administrations/weighed-dose.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import { type DoseWindows, timeOfDose } from '@vicino/domain/drugs/dose-windows.ts'
import { newlyMeasured } from '@vicino/domain/drugs/measured.ts'
import { limitedAt } from '@vicino/domain/drugs/ordered-doses.ts'
import { isNarcotic } from '@vicino/domain/drugs/substances.ts'
import { unconfirmed } from '@vicino/domain/records/confirmation.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { Refusal } from '../http/refusal.ts'
import { listAnswersToDose, listPatchesBefore } from './administrations.store.ts'
import { measuredValuesOf, readClientFacts, toldTo } from './dose-facts.store.ts'
import type { NamedDose, ReadOrder } from './order-read.ts'

/** Where a dose is weighed, when and for whom. */
type DosePlaced = {
  tx: Tx
  dossier: DossierId
  author: Author
  today: Day
  now: Instant
  windows: DoseWindows
}

/** A dose to be weighed: as it is given, or as a correction of `before` would leave it. */
type ToWeigh = {
  dose: Pick<NamedDose, 'day' | 'moment'>
  read: ReadOrder
  fields: AdministrationFields
  /** Who says that she gives it; of a correction nobody. */
  by: string | null
  before?: Administration
}

/**
 * Refuses what is wrong with a dose, then what is asked of it, and only then that it lacks a reason: the one that
 * answers the questions serves for both. Answers what was asked.
 */
export async function askedOrRefuse(
  placed: DosePlaced,
  weighed: ToWeigh,
  confirm: ConfirmDose | undefined,
): Promise<DoseQuestion[]> {
  const { fields, read } = weighed
  const place = await placeOf(placed, weighed)
  const problems = problemsOfAdministration(fields, read.order, place, placed.now)
  const others = problems.filter(({ path }) => path !== 'status_reason')
  if (others.length > 0) throw new Refusal('unprocessable', { fields: problems })
  const asked = await questionsOf(placed, weighed)
  refuseUnanswered(asked, fields, confirm)
  if (problems.length > 0) throw new Refusal('unprocessable', { fields: problems })
  return asked
}

/** What a dose is an answer to, and what has to be told of it. */
async function placeOf(placed: DosePlaced, weighed: ToWeigh): Promise<DosePlace> {
  const { day, moment } = weighed.dose
  const { windows, now } = placed
  const isToldEarly = moment !== null && isToldAfterwards(weighed.fields.status)
  return {
    day,
    isAsNeeded: moment === null,
    isOver: !isToldEarly || timeOfDose(day, moment, windows, now) === 'over',
    asksOldPatch: await mustTellOldPatch(placed, weighed),
    asksSecond: mustNameSecond(weighed),
    by: weighed.by,
  }
}

/** What nobody was asked when a patch was put on, a correction of something else does not ask. */
async function mustTellOldPatch({ tx, dossier }: DosePlaced, weighed: ToWeigh): Promise<boolean> {
  const { read, fields, before } = weighed
  const wasAsked = !before || before.status !== 'given' || before.old_patch !== null
  if (read.order.modality !== 'TTS' || fields.status !== 'given' || !wasAsked) return false
  const patches = await listPatchesBefore(tx, dossier, fields.given_at)
  const others = patches.filter(({ _id }) => _id !== before?._id)
  return patchBefore(others, read.drug, fields.given_at) !== undefined
}

/** Nor does it ask for a witness of a dose that had none. */
function mustNameSecond({ read, before }: ToWeigh): boolean {
  const wasAsked =
    !before || before.status !== 'given' || before.second_person !== '' || before.remaining !== null
  return wasAsked && isNarcotic(read.drug.name)
}

/**
 * Everything that is asked before a dose. A correction is asked only where it changes when how much is in the body,
 * and of other answers only where the dose was not in it before.
 */
async function questionsOf(
  { tx, dossier, ...reader }: DosePlaced,
  { dose: { day, moment }, read, fields, before }: ToWeigh,
): Promise<DoseQuestion[]> {
  if (before && !weighsDifferently(before, fields)) return []
  const { drug, order, changed, versions } = read
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
  // How much a scale says is said by the order that counts.
  const { dose_scale } = changed?.drug ?? drug
  const weighed: WeighedDose = {
    drug: { ...limitedAt(drug, versions, given_at), dose_scale },
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
      measured: measuredValuesOf({ ...measured, measured_at: given_at }).map(value =>
        toldTo(reads_values || isTyped(value), value),
      ),
      taken: taken.filter(isOther),
      answers: answers.filter(isOther).map(one => asTold(() => reads_values, 'administration', one)),
      changed,
    },
    isNew ? 'given' : 'corrected',
  )
}

/** Whether a correction changes when how much is in the body: only that may stand in the way of another dose. */
const weighsDifferently = (before: AdministrationFields, after: AdministrationFields): boolean =>
  (['status', 'dose', 'given_at'] as const).some(field => before[field] !== after[field])

/**
 * Refuses a dose as long as something is asked of it. A dose that was really given is taken where somebody answers;
 * what was not taken has one answer.
 * @throws {Refusal} `dose_questions`, with all of those that are open
 */
function refuseUnanswered(
  asked: readonly DoseQuestion[],
  { status }: Pick<AdministrationFields, 'status'>,
  confirm: ConfirmDose | undefined,
): void {
  const open = unconfirmed(asked, confirm)
  const second = isTaken(status) ? undefined : asked.find(({ code }) => code === 'dose_answered')
  const questions = second && !open.includes(second) ? [second, ...open] : open
  if (questions.length > 0) throw new Refusal('dose_questions', { current: { questions } })
}
