import { isToldAfterwards } from '@vicino/domain/administrations/administration.ts'
import type { DosePlace } from '@vicino/domain/administrations/administration-rules.ts'
import { patchBefore } from '@vicino/domain/administrations/patch-before.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { isNarcotic } from '@vicino/domain/drugs/substances.ts'
import { timeOfDose } from '@vicino/domain/drugs/dose-windows.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { listPatchesBefore } from './administrations.store.ts'
import type { ToWeigh } from './dose-checks.ts'
import { readWindows } from './dose-facts.store.ts'

type Place = { tx: Tx; dossier: DossierId }

/** What a dose is an answer to, and what has to be told of it; each is read only where it matters. */
export async function placeOf(place: Place, weighed: ToWeigh, now: Instant): Promise<DosePlace> {
  const { dose, by } = weighed
  const [isOver, asksOldPatch] = await Promise.all([
    isOverFor(place, weighed, now),
    mustTellOldPatch(place, weighed),
  ])
  return {
    day: dose.day,
    isAsNeeded: dose.moment === null,
    isOver,
    asksOldPatch,
    asksSecond: mustNameSecond(weighed),
    by,
  }
}

/** The windows are asked for only by what can be said no earlier than they end. */
async function isOverFor(
  { tx }: Place,
  { dose: { day, moment }, fields }: ToWeigh,
  now: Instant,
): Promise<boolean> {
  if (moment === null || !isToldAfterwards(fields.status)) return true
  return timeOfDose(day, moment, await readWindows(tx), now) === 'over'
}

/** What nobody was asked when a patch was put on, a correction of something else does not ask. */
async function mustTellOldPatch({ tx, dossier }: Place, weighed: ToWeigh): Promise<boolean> {
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
