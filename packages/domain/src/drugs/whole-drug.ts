import * as z from 'zod/mini'
import type { FieldCode } from '../wire/field-error.ts'
import { problemsOfDoseScale } from './dose-scale.ts'
import { doseCeiling, doseStep, DrugFields } from './drug.ts'
import { moments } from './drug-lists.ts'
import { problemsOfHoldRules } from './hold-rules.ts'

/** How many decimals the record keeps of a number: it must not round the rest away. */
const keptDecimals = { reserve_min_interval_hours: 4, reserve_max_24h: 2 } as const
type Kept = keyof typeof keptDecimals

/** Whether the record can keep a number as it was written. */
const isKeptWhole = (value: number, field: Kept): boolean =>
  Number(value.toFixed(keptDecimals[field])) === value

/**
 * What is wrong with a drug whose dose a scale says. It counts units, as insulin does; a number that nobody ordered must
 * not stand at a moment, so that nobody reads it as a dose.
 */
function problemsOfScale(drug: DrugFields): { path: (string | number)[]; code: FieldCode }[] {
  const { dose_scale, dose_unit } = drug
  if (dose_scale === null) return []
  const range = { step: doseStep, ceiling: doseCeiling(dose_unit) }
  return [
    ...(dose_unit === 'unit' ? [] : [{ path: ['dose_scale'], code: 'only_for_units' as const }]),
    ...moments
      .filter(({ value }) => drug[value] !== 0 && drug[value] !== 1)
      .map(({ value }) => ({ path: [value], code: 'only_when_by_scale' as const })),
    ...problemsOfDoseScale(dose_scale, range).map(({ path, code }) => ({
      path: ['dose_scale', ...path],
      code,
    })),
  ]
}

/** Rules that hold between the fields of a drug; each names the field it is shown at. */
const drugRules = z.superRefine<DrugFields>((drug, context) => {
  const refuse = (field: keyof DrugFields, message: FieldCode) =>
    context.addIssue({ code: 'custom', path: [field], message, input: drug[field] })
  for (const { value } of moments)
    if (drug[value] > doseCeiling(drug.dose_unit)) refuse(value, 'dose_above_ceiling')
  if (drug.end_date !== null && drug.end_date < drug.start_date) refuse('end_date', 'end_before_start')
  if (new Set(drug.days).size < drug.days.length) refuse('days', 'twice')
  if (drug.days.length > 0 && drug.every_n_days !== null) refuse('every_n_days', 'days_or_interval')
  for (const field of Object.keys(keptDecimals) as Kept[])
    if (drug[field] !== null && !isKeptWhole(drug[field], field)) refuse(field, 'not_a_step')
  if (!drug.reserve && drug.indication !== '') refuse('indication', 'only_for_reserve')
  for (const { path, code } of problemsOfHoldRules(drug.hold_rules))
    context.addIssue({ code: 'custom', path: ['hold_rules', ...path], message: code, input: drug.hold_rules })
  for (const { path, code } of problemsOfScale(drug))
    context.addIssue({ code: 'custom', path, message: code, input: drug.dose_scale })
  if (!drug.reserve && drug.reserve_min_interval_hours !== null)
    refuse('reserve_min_interval_hours', 'only_for_reserve')
  if (!drug.reserve && drug.reserve_max_24h !== null) refuse('reserve_max_24h', 'only_for_reserve')
})

/** The fields of a drug with the rules between them: what the form checks and the server stores. */
export const WholeDrug = DrugFields.check(drugRules)
