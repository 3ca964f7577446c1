import * as z from 'zod/mini'
import { AdministrationStatus } from '../administrations/administration-status.ts'
import type { OrderedDose } from '../administrations/dose-to-give.ts'
import { Day } from '../days/day.ts'
import { Suspension } from '../dossiers/dossier.ts'
import { Warning } from '../warnings/warning.ts'
import { patchChangeOf } from '../drugs/day-scheme.ts'
import type { Drug } from '../drugs/drug.ts'
import { DrugAtBed } from '../drugs/drug-at-bed.ts'
import { Moment } from '../drugs/drug-lists.ts'
import { Address } from '../people/address.ts'
import { Id } from '../wire/id.ts'

/**
 * A dose to give during the visit. Between midnight and six in the morning it is the night of the day before.
 * `dose` is 0 where the scale says how much. `change_on`: when a patch is changed by the order. `answer`: what became of it.
 */
export const VisitDose = z.strictObject({
  drugId: Id,
  drug_version: z.number(),
  ...DrugAtBed.shape,
  dose: z.number(),
  day: Day,
  moment: Moment,
  change_on: z.nullable(Day),
  answer: z.nullable(AdministrationStatus),
})
export type VisitDose = z.infer<typeof VisitDose>

/** A drug in use of which nobody wrote how much and when: it falls into no moment and must not be missed at the bed. */
export const DrugWithoutDose = z.strictObject({ _id: Id, ...DrugAtBed.shape })
export type DrugWithoutDose = z.infer<typeof DrugWithoutDose>

/** A dose as a visit shows it, with what became of it. */
export function visitDoseOf(
  { drug, dose, day, moment }: OrderedDose,
  answer: AdministrationStatus | null,
): VisitDose {
  const { _id, version, name, modality, dose_unit, dose_scale, comments } = drug
  const ordered = { name, modality, dose_unit, dose_scale, comments, dose, day, moment }
  return { drugId: _id, drug_version: version, ...ordered, change_on: patchChangeOf(drug, day), answer }
}

/** A drug without a dose as a visit shows it. */
export const drugWithoutDoseOf = ({
  _id,
  name,
  modality,
  dose_unit,
  dose_scale,
  comments,
}: Drug): DrugWithoutDose => ({
  _id,
  name,
  modality,
  dose_unit,
  dose_scale,
  comments,
})

/**
 * What a nurse needs next to the client's name. Warnings are those of the kinds that she may read; `due` and
 * `without_dose` are null where she may not read the drugs: unknown must not read as nothing to give. `hospital_return`: the stay after which
 * her drugs are still to be gone through, for who writes their list.
 */
export const VisitSheet = z.strictObject({
  address: z.nullable(Address),
  phone: z.nullable(z.string()),
  access_note: z.string(),
  birthday: Day,
  warnings: z.array(z.pick(Warning, { _id: true, kind: true, text: true })),
  due: z.nullable(z.array(VisitDose)),
  without_dose: z.nullable(z.array(DrugWithoutDose)),
  hospital_return: z.nullable(Suspension),
})
export type VisitSheet = z.infer<typeof VisitSheet>
