import {
  type Administration,
  AdministrationFields,
  effects,
  onlyTellsEffect,
} from '@vicino/domain/administrations/administration.ts'
import {
  type AdministrationStatus,
  administrationStatuses,
} from '@vicino/domain/administrations/administration-status.ts'
import { type DayDose, isDoseOpen } from '@vicino/domain/administrations/doses-of-day.ts'
import { orderOfMultiple } from '@vicino/domain/administrations/dose-multiple.ts'
import { type OldPatch, oldPatchAnswers } from '@vicino/domain/administrations/old-patch.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { clockIn, todayIn } from '@vicino/domain/days/instant.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { modalities, type Moment, moments } from '@vicino/domain/drugs/drug-lists.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import type { TFunction } from 'i18next'
import { changedFields } from '../drafts/changed-fields.ts'
import { doseWords, orderedWords } from '../drugs/dose-words.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import type { BadgeTone } from '../ui/StatusBadge.tsx'
import { dotted } from '../i18n/dotted.ts'

export const statusLabel = (status: AdministrationStatus): string =>
  administrationStatuses.find(({ value }) => value === status)!.label

export const momentLabel = (moment: Moment): string => moments.find(({ value }) => value === moment)!.label

/** How many of these doses nobody has documented yet. */
export function openWords(doses: readonly DayDose[], t: TFunction): string {
  const open = doses.filter(isDoseOpen).length
  return open === 0 ? t('Tutto documentato') : t('{{count}} dosi aperte', { count: open })
}

export const effectLabel = (effect: NonNullable<Administration['effect']>): string =>
  effects.find(({ value }) => value === effect)!.label

export const oldPatchTold = (answer: OldPatch): string =>
  oldPatchAnswers.find(({ value }) => value === answer)!.told.label

/** What is usual is calm; what a colleague has to know stands out. */
export const statusTones: Record<AdministrationStatus, BadgeTone> = {
  given: 'ok',
  self_taken: 'info',
  refused: 'attention',
  held: 'attention',
  not_available: 'attention',
  missed: 'error',
  unknown: 'error',
}

/** How the dose worked is told after it was given: that version corrects nothing. */
export const toldOfDose = (version: Administration, before: Administration): { label: string } | null =>
  onlyTellsEffect(
    before,
    changedFields(fieldsOf(AdministrationFields, before), fieldsOf(AdministrationFields, version)),
  )
    ? { label: 'Effetto della dose' }
    : null

type Dosed = Pick<Drug, 'modality' | 'dose_unit' | 'dose_scale'>

/** How much of it, or that its scale says it, and by which way; no amount where none was ordered. */
export function doseLine(dose: number, drug: Dosed, t: TFunction): string {
  const way = t(modalities.find(({ value }) => value === drug.modality)!.label)
  return dose === 0 && drug.dose_scale === null ? way : dotted([orderedWords(dose, drug, t), way])
}

/** Where the patch of before sticks, and since when: it comes off when the new one is put on. */
export const patchWords = ({ site, day }: Administration, t: TFunction): string =>
  t('Cerotto attuale: {{site}}, dal {{day}}', { site, day: formatIn(spokenLanguage()).shortDay(day) })

/** "40 unità, prescrizione: 20 unità": of a dose that was given although it is twice the order or more; else empty. */
export function multipleWords(
  given: Pick<Administration, 'dose' | 'confirm' | 'drug'>,
  t: TFunction,
): string {
  const ordered = orderOfMultiple(given)
  if (ordered === null) return ''
  const { dose, drug } = given
  return t('{{dose}}, prescrizione: {{ordered}}', {
    dose: doseWords(dose, drug, t),
    ordered: doseWords(ordered, drug, t),
  })
}

/** When and by whom: "08:12, Anna Ferrari"; another day than the dose's own, or than that of the page, is written. */
export const givenWords = (
  { given_at, day, author }: Pick<Administration, 'given_at' | 'day' | 'author'>,
  on: Day = day,
): string => `${clockWithDay(given_at, on)}, ${author.name}`

/** The clock of an instant, with its day where that is another one. */
export function clockWithDay(at: string, day: Day): string {
  const of = todayIn(at)
  const clock = clockIn(at)
  return of === day ? clock : `${formatIn(spokenLanguage()).shortDay(of)}, ${clock}`
}
