import { frequentReasons, labelOfReason } from '@vicino/domain/tasks/overlap-reasons.ts'
import type { TFunction } from 'i18next'

/** The reasons that one tap writes. */
export const reasonSuggestions = (t: TFunction): string[] => frequentReasons.map(({ label }) => t(label))

/** What is kept of what was written: one of those is kept as its word, for whoever reads it in another language. */
export const reasonToKeep = (written: string, t: TFunction): string =>
  frequentReasons.find(({ label }) => t(label) === written)?.value ?? written

/** A reason as it is read. */
export function overlapReasonWords(reason: string, t: TFunction): string {
  const label = labelOfReason(reason)
  return label === undefined ? reason : t(label)
}
