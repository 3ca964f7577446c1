import type { Performance } from '@vicino/domain/performances/performance.ts'

/** What may be selected on the page, what is, and the way to select something else. */
export type Selection = {
  selectable: readonly Performance[]
  selected: readonly Performance[]
  select: (performances: readonly Performance[]) => void
}

/** The selection after a tap on one of them. */
export const toggledPerformance = (selected: readonly Performance[], tapped: Performance): Performance[] => {
  const others = selected.filter(({ _id }) => _id !== tapped._id)
  return others.length < selected.length ? others : [...selected, tapped]
}
