import type { Id } from '@vicino/domain/wire/id.ts'
import type { News } from '../activity/activity.store.ts'

/** What a handler leaves for the logs, beside its answer. */
export type Traces = {
  entity_id?: Id
  dossier_id?: Id | null
  action?: string
  fields?: readonly string[]
  rows?: number
  reason?: string | null
  recipient?: string | null
  news?: News
  /** Of a write to several things at once: which, a row of the audit log each. */
  each?: readonly Pick<Traces, 'entity_id' | 'dossier_id'>[]
}

/** The outcome of a write: the answer, and what the audit and activity logs are to say of it. */
export class Done<Answer> {
  readonly answer: Answer
  readonly traces: Traces

  constructor(answer: Answer, traces: Traces) {
    this.answer = answer
    this.traces = traces
  }
}

export const done = <Answer>(answer: Answer, traces: Traces): Done<Answer> => new Done(answer, traces)
