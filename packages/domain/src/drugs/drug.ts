import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { Weekday } from '../days/weekday.ts'
import { Id } from '../wire/id.ts'
import { inSteps } from '../wire/fineness.ts'
import { line, lineMax } from '../wire/text.ts'
import { Versioned } from '../records/versioned.ts'
import { maxLength } from '../wire/length.ts'
import { DrugAtBed } from './drug-at-bed.ts'
import { type DoseUnit, doseUnits } from './drug-lists.ts'
import { DrugAnswer } from './drug-question.ts'
import { HoldRules } from './hold-rules.ts'

/** Most that one dose may hold, counted in `unit`. */
export const doseCeiling = (unit: DoseUnit): number => doseUnits.find(({ value }) => value === unit)!.ceiling

/** Tablets are halved and quartered every day; a third is not a dose that can be cut. */
export const doseStep = 0.25

/** Most that any dose may hold, whatever it counts. */
const mostOfAny = Math.max(...doseUnits.map(({ ceiling }) => ceiling))

/** How much one dose holds, counted in the drug's unit. */
export const Dose = z.number().check(z.minimum(0), z.maximum(mostOfAny), inSteps(doseStep))

/** How many days may lie between two doses that are given every n days. */
export const intervalDays = { min: 1, max: 90 } as const

/**
 * How many hours may lie between two doses of a drug taken as needed: from five minutes, as of nitroglycerin, seldom
 * more than a day (decision 0017). Four decimals keep every minute: they are read in whole seconds.
 */
export const reserveIntervalHours = { min: 0.0833, max: 24, widest: { min: 0.0833, max: 168 } } as const

/** The ordered interval of a drug in seconds, 0.0833 hours being 300 of them; null where none is ordered. */
export const intervalSeconds = ({
  reserve_min_interval_hours: hours,
}: Pick<DrugFields, 'reserve_min_interval_hours'>): number | null =>
  hours === null ? null : Math.round(hours * 3600)

/** How much of a drug taken as needed 24 hours may hold, in `unit`: seldom more than one dose may (decision 0017). */
export const reserveMaxRange = (unit: DoseUnit) => ({
  min: doseStep,
  max: doseCeiling(unit),
  widest: { min: doseStep, max: mostOfAny },
})

const within = ({ min, max }: { min: number; max: number }) =>
  z.number().check(z.minimum(min), z.maximum(max))

const atBed = DrugAtBed.shape

/**
 * What a nurse writes of a drug. Doses count `dose_unit`; an empty list of days means every day. Where a scale says how
 * much, the four moments say only when: 1 or 0 (decision 0042).
 */
export const DrugFields = z.strictObject({
  name: atBed.name,
  modality: atBed.modality,
  start_date: Day,
  end_date: z.nullable(Day),
  dose_unit: atBed.dose_unit,
  morning: Dose,
  afternoon: Dose,
  evening: Dose,
  night: Dose,
  days: z.array(Weekday).check(maxLength(7)),
  every_n_days: z.nullable(z.int().check(z.minimum(intervalDays.min), z.maximum(intervalDays.max))),
  reserve: z.boolean(),
  /** For what a drug that is taken as needed is given. */
  indication: line(lineMax),
  reserve_min_interval_hours: z.nullable(within(reserveIntervalHours.widest)),
  reserve_max_24h: z.nullable(within({ min: doseStep, max: mostOfAny })),
  self_managed: z.boolean(),
  dose_scale: atBed.dose_scale,
  hold_rules: HoldRules,
  comments: atBed.comments,
})
export type DrugFields = z.infer<typeof DrugFields>

/** What a new drug holds before anybody writes: only its name and modality must be given. */
export const drugDefaults = (today: Day) =>
  ({
    start_date: today,
    end_date: null,
    dose_unit: 'tablet',
    morning: 0,
    afternoon: 0,
    evening: 0,
    night: 0,
    days: [],
    every_n_days: null,
    reserve: false,
    indication: '',
    reserve_min_interval_hours: null,
    reserve_max_24h: null,
    self_managed: false,
    dose_scale: null,
    hold_rules: [],
    comments: '',
  }) satisfies Omit<DrugFields, 'name' | 'modality'>

/** A drug of a client's list, as it stands in one of its versions. */
export const Drug = z.strictObject({
  ...DrugFields.shape,
  ...Versioned.shape,
  dossierId: Id,
  answered: z.array(DrugAnswer),
})
export type Drug = z.infer<typeof Drug>
