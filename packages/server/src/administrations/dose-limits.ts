import type { Drug } from '@vicino/domain/drugs/drug.ts'

/** What limits a dose holds as soon as it is ordered, also of a dose that was ordered before. */
export function limitedBy(drug: Drug, current: Drug): Drug {
  if (current.struck !== null) return drug
  const { hold_rules, reserve_min_interval_hours, reserve_max_24h } = current
  return { ...drug, hold_rules, reserve_min_interval_hours, reserve_max_24h }
}
