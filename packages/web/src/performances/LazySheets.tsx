import { type ComponentProps, lazy, Suspense } from 'react'
import type { EditPerformancesSheet } from './EditPerformancesSheet.tsx'
import type { FinishVisitSheet } from './FinishVisitSheet.tsx'

const EditSheet = lazy(async () => ({
  default: (await import('./EditPerformancesSheet.tsx')).EditPerformancesSheet,
}))
const FinishSheet = lazy(async () => ({
  default: (await import('./FinishVisitSheet.tsx')).FinishVisitSheet,
}))

/** The edit panel, whose fields load when it is first opened. */
export const EditPerformances = (props: ComponentProps<typeof EditPerformancesSheet>) => (
  <Suspense>
    <EditSheet {...props} />
  </Suspense>
)

/** The end of a visit, whose fields load when it is first offered. */
export const FinishVisit = (props: ComponentProps<typeof FinishVisitSheet>) => (
  <Suspense>
    <FinishSheet {...props} />
  </Suspense>
)
