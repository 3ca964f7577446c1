import {
  fieldsOfPerformance,
  type Performance,
  PerformanceFields,
} from '@vicino/domain/performances/performance.ts'
import type { Handed } from '@vicino/domain/records/versioned.ts'
import { changedFields } from '../drafts/changed-fields.ts'
import { errorsAtFields } from '../drafts/errors-at-fields.ts'
import { restoreDraft } from '../drafts/restore-draft.ts'
import { handedOf, namedIn } from '../records/handed.ts'
import type { PerformanceLine } from './performance-line.ts'

/** A performance that is being corrected: the version that was seen, and what stands in the form. */
export type Corrected = { before: Performance; line: PerformanceLine }

export const asCorrected = (before: Performance): Corrected => ({
  before,
  line: {
    service_details: before.service_details,
    ...fieldsOfPerformance(before),
    ...handedOf(before),
  },
})

const written = ({ duration, comment }: PerformanceLine): PerformanceFields => ({ duration, comment })

/** What a correction sends: the fields that differ from the version that was seen. */
export const changesOf = ({ before, line }: Corrected): Partial<PerformanceFields & Handed> => ({
  ...changedFields(fieldsOfPerformance(before), written(line)),
  ...(line.handover !== before.handover && { handover: line.handover }),
  ...namedIn(line),
})

/** What is wrong with what was written, at its fields. */
export const errorsOf = ({ line }: Corrected): Record<string, string> =>
  errorsAtFields(PerformanceFields, written(line))

/** What the panel holds: the lines, and why they are corrected. */
type Correcting = { items: Corrected[]; reason: string }

/**
 * A draft of before, each line over the version that it was written over: where somebody saved another one since, the
 * next save says so.
 */
export function restoreCorrecting({ items }: Correcting, kept: unknown): Correcting {
  const drafted = restoreDraft({ items: [] as unknown[], reason: '' }, kept)
  const lines = items.map(item => {
    const before = drafted.items
      .map(each => restoreDraft(item, each))
      .find(each => each.before._id === item.before._id)
    return before ? { ...before, line: restoreDraft(item.line, before.line) } : item
  })
  return { items: lines, reason: drafted.reason }
}
