import { addDays, type Day } from '../days/day.ts'
import { type Instant, isAhead, todayIn } from '../days/instant.ts'
import { doseCeiling } from '../drugs/drug.ts'
import type { FieldCode, FieldError } from '../wire/field-error.ts'
import type { AdministrationFields } from './administration.ts'
import { isTaken, isToldAfterwards, needsReason } from './administration-status.ts'
import type { Order } from './order.ts'

/**
 * What a dose is an answer to: a moment of a day's scheme, or what is taken as needed on that day. `isOver`: the
 * window of that moment has ended. `asksOldPatch`: a patch of before sticks, and it has to be said what became of it.
 * `asksSecond`: it is a narcotic, and somebody else or the count has to bear witness. `by` is who says that she gave it.
 */
export type DosePlace = {
  day: Day
  isAsNeeded: boolean
  isOver: boolean
  asksOldPatch: boolean
  asksSecond: boolean
  by: string | null
}

type Field = keyof AdministrationFields
type Reasoned = Pick<AdministrationFields, 'status' | 'status_reason' | 'dose'>

/** What is wrong with what was written of a dose, each at its field; nothing where it may stand. */
export function problemsOfAdministration(
  fields: AdministrationFields,
  order: Order,
  place: DosePlace,
  now: Instant,
): FieldError[] {
  const found: [Field, FieldCode | false][] = [
    ['status', problemOfStatus(fields, place)],
    ['dose', problemOfDose(fields, order)],
    ['status_reason', lacksReason(fields, order) && 'required'],
    ['given_at', problemOfTime(fields, place, now)],
    ['site', problemOfSite(fields, order)],
    ['change_on', problemOfChange(fields, order, place)],
    ['old_patch', problemOfOldPatch(fields, order, place)],
    ['old_patch_note', problemOfOldPatchNote(fields)],
    ['second_person', problemOfSecondPerson(fields, place)],
    ['remaining', fields.remaining !== null && !isTaken(fields.status) && 'only_when_taken'],
    ['effect', fields.effect !== null && !isTaken(fields.status) && 'only_when_taken'],
    ['effect_note', fields.effect === null && fields.effect_note !== '' && 'only_when_taken'],
  ]
  return found.flatMap(([path, code]) => (code ? [{ path, code }] : []))
}

function problemOfDose({ dose, status }: AdministrationFields, order: Order): FieldCode | false {
  if (dose > doseCeiling(order.dose_unit)) return 'dose_above_ceiling'
  return dose === 0 && (isTaken(status) || order.dose > 0) && 'too_small'
}

/** Whether nobody said why: half of what was ordered is no mistake, but it has its reason. */
export function lacksReason({ status, status_reason, dose }: Reasoned, order: Order): boolean {
  if (status_reason !== '') return false
  return needsReason(status) || (order.dose > 0 && dose !== order.dose)
}

/** Called missed while it can still be given, a dose would be given by nobody. */
function problemOfStatus({ status }: AdministrationFields, place: DosePlace): FieldCode | false {
  if (!isToldAfterwards(status)) return false
  if (place.isAsNeeded) return 'not_an_option'
  return !place.isOver && 'window_not_over'
}

/**
 * A dose is given on its day or in the night after; one taken as needed belongs to the day on which it was taken.
 * That one was not taken is said when it is known, also days later.
 */
function problemOfTime(
  { given_at, status }: AdministrationFields,
  { day, isAsNeeded }: DosePlace,
  now: Instant,
): FieldCode | false {
  if (isAhead(given_at, now)) return 'in_the_future'
  const last = isAsNeeded ? day : addDays(day, 1)
  const givenOn = todayIn(given_at)
  const isLater = givenOn > last && (isAsNeeded || isTaken(status))
  return (givenOn < day || isLater) && 'far_from_dose'
}

/** Nobody finds a patch again, or avoids the same skin, who was not told where it sticks. */
function problemOfSite({ site, status }: AdministrationFields, { modality }: Order): FieldCode | false {
  if (modality !== 'TTS') return site !== '' && 'only_for_patch'
  return status === 'given' && site === '' && 'required'
}

function problemOfChange(
  { change_on }: AdministrationFields,
  { modality }: Order,
  { day }: DosePlace,
): FieldCode | false {
  if (change_on === null) return false
  if (modality !== 'TTS') return 'only_for_patch'
  return change_on <= day && 'end_not_after_start'
}

/** Also of a patch that nobody wrote down somebody may know what became of it: unasked it may be said. */
function problemOfOldPatch(
  { old_patch, status }: AdministrationFields,
  { modality }: Order,
  { asksOldPatch }: DosePlace,
): FieldCode | false {
  if (old_patch !== null) return modality !== 'TTS' && 'only_for_patch'
  return asksOldPatch && modality === 'TTS' && status === 'given' && 'required'
}

function problemOfOldPatchNote({ old_patch, old_patch_note }: AdministrationFields): FieldCode | false {
  if (old_patch === null) return old_patch_note !== '' && 'note_without_choice'
  return old_patch === 'left_on' && old_patch_note === '' && 'required'
}

const asName = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** What stands on paper without a witness was given all the same: its reason says why nobody is named. */
function problemOfSecondPerson(
  { second_person, remaining, status, status_reason, from_paper }: AdministrationFields,
  { asksSecond, by }: DosePlace,
): FieldCode | false {
  if (second_person !== '') {
    if (!isTaken(status)) return 'only_when_taken'
    return by !== null && asName(second_person) === asName(by) && 'second_person_herself'
  }
  const isExplained = from_paper && status_reason !== ''
  return asksSecond && status === 'given' && remaining === null && !isExplained && 'second_person_needed'
}
