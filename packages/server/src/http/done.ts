import type { Entity } from '@vicino/domain/access/need-to-know.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { News } from '../activity/activity.store.ts'

/** What a handler leaves for the logs, beside its answer. */
export type Traces = {
  /** What it speaks of, where that is not what the call is about. */
  entity_type?: Entity
  entity_id?: Id | null
  dossier_id?: Id | null
  /** The dossiers that a list has shown, in one row. */
  dossier_ids?: readonly Id[]
  action?: string
  fields?: readonly string[]
  rows?: number
  reason?: string | null
  recipient?: string | null
  news?: News
  /** Of a write to several things at once, or that shows others: which, a row of the audit log each. */
  each?: readonly Omit<Traces, 'news' | 'each'>[]
}

/** What a call leaves that makes no news: there is none without a dossier in the path to tell it in. */
export type Quiet = Omit<Traces, 'news'> & { news?: never }

/** The outcome of a write: the answer, and what the audit and activity logs are to say of it. */
export class Done<Answer, Left extends Traces = Traces> {
  readonly answer: Answer
  readonly traces: Left
  readonly afterwards: Afterwards<Answer> | undefined

  constructor(answer: Answer, traces: Left, afterwards?: Afterwards<Answer>) {
    this.answer = answer
    this.traces = traces
    this.afterwards = afterwards
  }
}

/** What a call does once its write is committed, and what it answers then: nobody takes back what has left the house. */
export type Afterwards<Answer> = () => Promise<Answer>

export function done<Answer>(
  answer: Answer,
  traces: Quiet,
  afterwards?: Afterwards<Answer>,
): Done<Answer, Quiet>
export function done<Answer>(answer: Answer, traces: Traces, afterwards?: Afterwards<Answer>): Done<Answer>
export function done<Answer>(answer: Answer, traces: Traces, afterwards?: Afterwards<Answer>): Done<Answer> {
  return new Done(answer, traces, afterwards)
}
