import * as z from 'zod/mini'
import { Training } from '../businesses/training.ts'
import { BusinessType, CantonalRcc, LegalForm } from '../businesses/business-settings.ts'
import { Day } from '../days/day.ts'
import { Month } from '../days/month.ts'
import { Canton } from '../people/canton.ts'
import { Gender } from '../people/gender.ts'
import { AgeClass } from './age-class.ts'
import { woundTopics } from './counted-topics.ts'
import { HourKind } from './hour-kind.ts'
import { StaffFunction } from './staff-function.ts'

const count = z.number()
/** A count of persons, or of what is theirs; null where they are so few that they could be recognised. */
const told = z.nullable(z.number())

/**
 * The whole minutes of a letter in a month. `planned`: what the plan had for its visits, those to come and those not
 * carried out among them, but none of a client whose care was suspended. `done`: what was recorded as performed and
 * stands, as invoices take it; it belongs to the day on which the visit begins. In the year of a house letters of few
 * clients stand in one row with another one, 'A+D' (`told-letters.ts`).
 */
export const HoursOfMonth = z.strictObject({ month: Month, letter: z.string(), planned: count, done: count })
export type HoursOfMonth = z.infer<typeof HoursOfMonth>

/**
 * The visits to clients of a month: all that were planned but for suspended care, those carried out and not carried
 * out, and how those carried out began (`punctuality.ts`). The rest of `done` has no clock that could be compared.
 */
export const VisitsOfMonth = z.strictObject({
  month: Month,
  planned: count,
  done: count,
  not_done: count,
  on_time: count,
  early: count,
  late: count,
})
export type VisitsOfMonth = z.infer<typeof VisitsOfMonth>

/**
 * Clients of one kind of hours, age class on 31 December and sex, with their minutes. A client of the year is whoever
 * had at least one performed service in it; of several kinds she counts in each. `kind` null: whichever, once, without
 * minutes: what is withheld of one kind could be reckoned from them.
 */
export const ClientCell = z.strictObject({
  kind: z.nullable(HourKind),
  age_class: AgeClass,
  gender: Gender,
  clients: told,
  minutes: told,
})
export type ClientCell = z.infer<typeof ClientCell>

const persons = { female: told, male: told, persons: told, percent: told }

/** Persons on the day of one training or function, by sex, and their per cents of full time summed up. */
const StaffByTraining = z.strictObject({ value: z.nullable(Training), ...persons })
type StaffByTraining = z.infer<typeof StaffByTraining>
const StaffByFunction = z.strictObject({ value: StaffFunction, ...persons })
type StaffByFunction = z.infer<typeof StaffByFunction>

/** The same by training, function and sex: what leaves the house. */
export const StaffCell = z.strictObject({
  training: z.nullable(Training),
  function: StaffFunction,
  gender: z.nullable(Gender),
  persons: told,
  percent: told,
})
export type StaffCell = z.infer<typeof StaffCell>

/**
 * The staff on the day, and over the days of the year until then: persons and per cents, each times their days. `lacking`:
 * of how many nobody wrote something yet.
 */
export const Staff = z.strictObject({
  by_training: z.array(StaffByTraining),
  by_function: z.array(StaffByFunction),
  cells: z.array(StaffCell),
  persons: count,
  percent: count,
  lacking: z.strictObject({ training: count, gender: count, percent: count }),
  joined: count,
  left: count,
  days: count,
  person_days: count,
  percent_days: count,
})
export type Staff = z.infer<typeof Staff>

/** The prescriptions that are open on the day, how many of them end within the next 30 days, and of how many clients. */
export const OpenPrescriptions = z.strictObject({ open: told, ending: told, clients: told })
export type OpenPrescriptions = z.infer<typeof OpenPrescriptions>

/** Within how many days an open prescription counts as ending. */
export const endingWithinDays = 30

/** The falls of the year by month and in all, each a focus of a fall that was opened; and how many clients fell. */
export const Falls = z.strictObject({
  months: z.array(z.strictObject({ month: Month, falls: told })),
  falls: told,
  clients: told,
})
export type Falls = z.infer<typeof Falls>

/** The focuses of a kind of wound that were opened in the year, and those open on the day, with their clients. */
export const Wounds = z.strictObject({
  topic: z.enum(woundTopics.map(({ value }) => value)),
  opened: told,
  open: told,
  clients: told,
})
export type Wounds = z.infer<typeof Wounds>

const year = { year: z.number(), start: Day, end: Day, on: Day }
const work = { hours: z.array(HoursOfMonth), visits: z.array(VisitsOfMonth) }

/** What the house says of itself to the authorities; null to whoever may not read its settings. */
export const HouseIdentity = z.strictObject({
  legal_form: z.nullable(LegalForm),
  business_type: z.nullable(BusinessType),
  canton: z.nullable(Canton),
  rcc: z.array(CantonalRcc),
  has_opening_hours: z.boolean(),
})
export type HouseIdentity = z.infer<typeof HouseIdentity>

/** A year of a business, or of the clients and colleagues whom a team leader leads. */
export const BusinessStatistics = z.strictObject({
  ...year,
  ...work,
  cells: z.array(ClientCell),
  /**
   * Distinct clients with care, whichever letter of it; of all kinds; of these those of 80 years and more; and cases, each
   * a client and a kind.
   */
  clients: z.strictObject({ care: told, all: count, from_80: told, cases: told }),
  /**
   * The kinds of hours that there were, each with its clients and minutes. What another insurance pays and what is acute and
   * transitional counts under its letters where the hours by letter would tell few clients of it, and is null here.
   */
  kinds: z.array(z.strictObject({ kind: HourKind, clients: told, minutes: told })),
  staff: Staff,
  prescriptions: OpenPrescriptions,
  falls: Falls,
  wounds: z.array(Wounds),
  house: z.nullable(HouseIdentity),
})
export type BusinessStatistics = z.infer<typeof BusinessStatistics>

/** A year of one client; what its reader may not know is null. */
export const DossierStatistics = z.strictObject({
  ...year,
  ...work,
  prescriptions: z.nullable(OpenPrescriptions),
  falls: z.nullable(Falls),
  wounds: z.nullable(z.array(Wounds)),
})
export type DossierStatistics = z.infer<typeof DossierStatistics>
