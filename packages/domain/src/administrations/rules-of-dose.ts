import { leastGlycaemia } from '../drugs/dose-scale.ts'
import type { Drug } from '../drugs/drug.ts'
import type { HoldRule } from '../drugs/hold-rules.ts'
import { substancesOf } from '../drugs/substances.ts'

/** Those that act within a quarter of an hour: one given on a value of yesterday may meet a hypoglycaemia. */
const rapidInsulins = ['insulin aspart', 'insulin lispro', 'insulin glulisine']

/**
 * By what a dose of a drug is held: the rules of its order and, where that names no glycaemia, before a rapid insulin that
 * none is given in hypoglycaemia. So the value is asked for and stands in one save with the units (decision 0034); a scale
 * asks for it by itself.
 */
export function rulesOfDose({
  name,
  dose_scale,
  hold_rules,
}: Pick<Drug, 'name' | 'dose_scale' | 'hold_rules'>): readonly HoldRule[] {
  if (dose_scale !== null || hold_rules.some(({ parameter }) => parameter === 'glyc')) return hold_rules
  const isRapid = substancesOf(name).some(({ code }) => rapidInsulins.includes(code))
  return isRapid ? [...hold_rules, { parameter: 'glyc', below: leastGlycaemia, above: null }] : hold_rules
}
