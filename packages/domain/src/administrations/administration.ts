import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { Instant, minutesBetweenInstants } from '../days/instant.ts'
import { Dose, doseStep, Drug } from '../drugs/drug.ts'
import { Moment } from '../drugs/drug-lists.ts'
import { Measured } from '../drugs/measured.ts'
import { Versioned } from '../records/versioned.ts'
import { inSteps } from '../wire/fineness.ts'
import { Id } from '../wire/id.ts'
import { line, lineMax, nameMax, noteMax, text } from '../wire/text.ts'
import { AdministrationStatus, isTaken } from './administration-status.ts'
import { DoseConfirmation } from './dose-confirmation.ts'
import { OldPatch } from './old-patch.ts'

/** How a dose worked, asked some time after a drug that is taken as needed. */
export const effects = [
  { value: 'good', label: 'Efficace' },
  { value: 'partial', label: 'In parte efficace' },
  { value: 'none', label: 'Nessun effetto' },
] as const

export const Effect = z.enum(effects.map(({ value }) => value))
export type Effect = z.infer<typeof Effect>

/** After how many minutes a nurse is asked how a dose taken as needed has worked. */
const effectAskedAfterMinutes = 30

/** How long a nurse is asked: a day later nobody remembers which dose it was that worked. */
const effectAskedForMinutes = 24 * 60

/** Whether it is time to ask how a dose taken as needed has worked. */
export function asksEffect(
  { status, effect, moment, given_at, struck }: Administration,
  now: Instant,
): boolean {
  const minutes = minutesBetweenInstants(given_at, now)
  return (
    moment === null &&
    struck === null &&
    isTaken(status) &&
    effect === null &&
    minutes >= effectAskedAfterMinutes &&
    minutes < effectAskedForMinutes
  )
}

/** Most that is counted of a drug after a dose. */
const mostRemaining = 9999

/** How much of a drug is left after a dose, counted in its unit. */
const Remaining = z.number().check(z.minimum(0), z.maximum(mostRemaining), inSteps(doseStep))

/**
 * What a nurse writes of a dose. `dose` counts the drug's unit: what was given, or what was not. `status_reason`
 * says why it was not simply given as ordered. `site` and `change_on` belong to patches: where it sticks, and the
 * day on which it is changed; `old_patch` what became of the one of before, with why where it was left on.
 * `second_person` is who was present when a narcotic was given, `remaining` how much is left of it, in the drug's unit.
 * `from_paper`: it was noted on paper first and is entered from there. `measured`: by which values it was decided, kept
 * with the dose because whoever gives it may be allowed to write no readings.
 */
export const AdministrationFields = z.strictObject({
  status: AdministrationStatus,
  dose: Dose,
  given_at: Instant,
  status_reason: text(lineMax),
  note: text(noteMax),
  site: line(nameMax),
  change_on: z.nullable(Day),
  old_patch: z.nullable(OldPatch),
  old_patch_note: text(lineMax),
  second_person: line(nameMax),
  remaining: z.nullable(Remaining),
  effect: z.nullable(Effect),
  effect_note: text(lineMax),
  from_paper: z.boolean(),
  measured: z.nullable(Measured),
})
export type AdministrationFields = z.infer<typeof AdministrationFields>

/** What is written of a dose before anything but that it was given, how much and when is said. */
export const administrationDefaults = {
  status_reason: '',
  note: '',
  site: '',
  change_on: null,
  old_patch: null,
  old_patch_note: '',
  second_person: '',
  remaining: null,
  effect: null,
  effect_note: '',
  from_paper: false,
  measured: null,
} satisfies Omit<AdministrationFields, 'status' | 'dose' | 'given_at'>

/** The drug as it was ordered when the dose was given: a later change of the order changes nothing here. */
export const GivenDrug = z.strictObject({
  _id: Id,
  version: z.number(),
  ...z.pick(Drug, { name: true, modality: true, dose_unit: true, reserve: true }).shape,
})
export type GivenDrug = z.infer<typeof GivenDrug>

/**
 * What became of one dose of a client. `day` and `moment` name the dose of the scheme; without a moment it was
 * taken as needed. `confirm` marks one that was given against a warning.
 */
export const Administration = z.strictObject({
  ...AdministrationFields.shape,
  ...Versioned.shape,
  dossierId: Id,
  drug: GivenDrug,
  day: Day,
  moment: z.nullable(Moment),
  confirm: z.nullable(DoseConfirmation),
})
export type Administration = z.infer<typeof Administration>

/** Whether a correction only tells how the dose worked: that is asked of whoever comes later, without a reason. */
export function onlyTellsEffect(before: Administration, changed: Partial<AdministrationFields>): boolean {
  const names = Object.keys(changed)
  return (
    before.effect === null &&
    names.length > 0 &&
    names.every(name => name === 'effect' || name === 'effect_note')
  )
}
