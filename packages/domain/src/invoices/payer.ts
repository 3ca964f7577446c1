import type { BilledLetter } from '../billing/tariff.ts'
import { type Coverage, coveragesOn } from '../coverages/coverage.ts'
import type { Day } from '../days/day.ts'
import { isLamal } from '../services/lamal.ts'
import type { InvoiceProblemCode } from './invoice-problems.catalogue.ts'

/** Who pays: a coverage, or null for the client without one; and what is to be said of it. */
type Paying = { coverage: Coverage | null; problem?: InvoiceProblemCode }
type Unpaid = { problem: InvoiceProblemCode }

const caseLaws = ['uvg', 'ivg', 'mvg']

/**
 * Under which coverage a letter is paid on a day. An accident, an invalidity or a service in the army goes before the
 * basic insurance, which everybody has beside it; of several cases nobody can tell. What no social insurance knows is
 * the complementary one's, or the client's own.
 */
export function payingOn(coverages: readonly Coverage[], letter: BilledLetter, day: Day): Paying | Unpaid {
  const held = coveragesOn(coverages, day)
  const of = (...laws: string[]): Coverage[] => held.filter(({ law }) => laws.includes(law))
  if (!isLamal(letter)) return { coverage: of('vvg')[0] ?? of('private')[0] ?? null }
  const cases = of(...caseLaws)
  const [basic] = of('kvg')
  if (cases.length > 1) return { problem: 'several_cases' }
  if (cases[0]) return { coverage: cases[0], ...(basic && { problem: 'case_before_basic' }) }
  const coverage = basic ?? of('private')[0]
  return coverage ? { coverage } : { problem: 'no_coverage' }
}

/** Under which coverage a material is paid: as the care with which it was used; without one by the client herself. */
export function materialPayingOn(coverages: readonly Coverage[], day: Day): Paying | Unpaid {
  const paying = payingOn(coverages, 'B', day)
  return paying.problem === 'no_coverage' ? { coverage: null } : paying
}
