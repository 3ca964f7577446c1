import type { PerformanceFields } from '@vicino/domain/performances/performance.ts'
import type { ShownField } from '../ui/sheets/merge-sides.ts'

/** The fields of a performance that a correction may change, with what they say. */
export const performanceFields: readonly ShownField<PerformanceFields>[] = [
  {
    field: 'duration',
    label: 'Durata',
    words: ({ duration }, t) => t('{{minutes}} min', { minutes: duration }),
  },
  { field: 'comment', label: 'Commento', words: ({ comment }) => comment },
]
