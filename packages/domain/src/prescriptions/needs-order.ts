import type { CoverageFields } from '../coverages/coverage.ts'
import { isLamal } from '../services/lamal.ts'

type Law = CoverageFields['law']

/** Under these laws all care needs a doctor's order: accident, invalidity and military insurance (tariff contract 533). */
const alwaysOrdered: readonly Law[] = ['uvg', 'ivg', 'mvg']

/** Whether whoever pays does so only with an order: by the service itself, or by a law under which it is paid. */
export const needsOrder = (
  { letter, order_required }: { letter: string; order_required: boolean },
  laws: readonly Law[],
): boolean => isLamal(letter) && (order_required || laws.some(law => alwaysOrdered.includes(law)))
