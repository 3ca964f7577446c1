import type { MeasureField } from '../surveillance/measure.ts'
import type { Drug } from '../drugs/drug.ts'
import { substancesOf } from '../drugs/substances.ts'

/**
 * The parameter that is looked at before a dose, by class or substance: the first that fits. From the product
 * information of the substances (section "Warnings and precautions"), as of 2026-11-22.
 */
const byParameter: readonly [MeasureField, readonly string[]][] = [
  ['glyc', ['insulins', 'glucose', 'glucagon', 'gliclazide', 'glibenclamide', 'glimepiride']],
  ['hr', ['beta_blockers', 'digoxin', 'amiodarone', 'dronedarone', 'ivabradine', 'verapamil', 'diltiazem']],
  ['bp_max', ['ACE_inhibitors', 'sartans', 'amlodipine', 'lercanidipine', 'nifedipine', 'clonidine']],
  [
    'bp_max',
    ['nitroglycerin', 'isosorbide dinitrate', 'isosorbide mononitrate', 'molsidomine', 'moxonidine'],
  ],
  ['weight', ['furosemide', 'torasemide', 'metolazone']],
  ['rr', ['morphine', 'hydromorphone', 'midazolam']],
]

/** The parameter whose last value stands beside a dose of the drug: that of its scale first; drops for the eye have none. */
export function valueThatMatters({
  name,
  modality,
  dose_scale,
}: Pick<Drug, 'name' | 'modality' | 'dose_scale'>): MeasureField | null {
  if (dose_scale !== null) return dose_scale.parameter
  if (modality === 'OCU') return null
  const held = substancesOf(name).flatMap(({ code, classes }) => [code, ...classes])
  return byParameter.find(([, names]) => names.some(one => held.includes(one)))?.[0] ?? null
}
