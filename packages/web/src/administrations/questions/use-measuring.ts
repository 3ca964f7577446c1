import type { HoldParameter } from '@vicino/domain/drugs/hold-parameters.ts'
import type { Measured } from '@vicino/domain/drugs/measured.ts'
import { useState } from 'react'

/** What changed of what is measured: null where there is no value any more. */
export type ChangedValues = { [Field in HoldParameter]?: number | null | undefined }

export type Measuring = {
  /** What the fields hold. */
  kept: Measured
  /** What is to be judged: of each field what is being typed, and nothing as long as what it holds is in doubt. */
  shown: Measured
  keep: (changed: ChangedValues) => void
  type: (changed: ChangedValues) => void
}

const withChanged = (measured: Measured, changed: ChangedValues): Measured =>
  Object.fromEntries(
    Object.entries({ ...measured, ...changed }).filter(([, value]) => typeof value === 'number'),
  )

/** Values that are judged while they are typed: what follows from one must not appear only under the tap. */
export function useMeasuring(kept: Measured, keep: (measured: Measured) => void): Measuring {
  const [typed, setTyped] = useState<ChangedValues>({})
  return {
    kept,
    shown: withChanged(kept, typed),
    keep: changed => {
      keep(withChanged(kept, changed))
      setTyped(before => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changed))))
    },
    type: changed => setTyped(before => ({ ...before, ...changed })),
  }
}
