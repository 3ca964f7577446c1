import { type CoverageFields, coveragesOn } from '@vicino/domain/coverages/coverage.ts'
import { getCoverages } from '@vicino/domain/coverages/coverages.contract.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { useRead } from '../calls/use-read.ts'
import { useDossier } from '../session/dossier.ts'

/** The laws under which somebody pays for the open dossier's care on a day; none to who may not know them. */
export function useLaws(day: Day): CoverageFields['law'][] {
  const { _id: dossierId, reads } = useDossier()
  const { data = [] } = useRead(getCoverages, { params: { dossierId } }, { when: reads('sanitary.read') })
  return coveragesOn(data, day).map(({ law }) => law)
}
