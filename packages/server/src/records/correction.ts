import type { ActivityDataModel } from '@vicino/domain/activity/activity.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import {
  type Correction,
  correctionNeedsReason,
  type Strike,
  type Versioned,
} from '@vicino/domain/records/versioned.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { JSONValue } from 'postgres'
import type { Author } from '../access/author.ts'
import type { News } from '../activity/activity.store.ts'
import type { Traces } from '../http/done.ts'
import { Refusal, refuseField } from '../http/refusal.ts'

/** What a version carries beside what was written and who wrote it. */
export type Stamp = Omit<Versioned, 'author'>

/** A record as the news freezes it. */
type Frozen = { _id: Id } & Record<string, JSONValue>

/**
 * Refuses a change over a version that no longer stands.
 * @throws {Refusal} `stale`, with the record as it stands
 */
export function refuseStale(before: { version: number }, seen: number): void {
  if (before.version !== seen) throw new Refusal('stale', { current: before })
}

/**
 * Refuses a change over a version that no longer stands, or was struck.
 * @throws {Refusal} `stale` or `struck`, with the record as it stands
 */
export function refuseSuperseded(before: Versioned, seen: number): void {
  refuseStale(before, seen)
  if (before.struck) throw new Refusal('struck', { current: before })
}

/**
 * Refuses what may not become the next version of a record (decision 0007).
 * @throws {Refusal} `stale` or `struck`, with the record as it stands; at `reason` where one is missing
 */
export function refuseCorrection(
  before: Versioned,
  { version, reason, struck }: Correction,
  author: Author,
  now: Instant,
): void {
  refuseSuperseded(before, version)
  if (!struck && !reason && correctionNeedsReason(before, author._id, now))
    throw refuseField('reason', 'reason_required')
}

export const firstStamp = (_id: Id, now: Instant, handover = false): Stamp => ({
  _id,
  version: 1,
  created_at: now,
  written_at: now,
  reason: null,
  struck: null,
  handover,
})

/** A strike's reason is the reason of the version that strikes. What is handed over stays so until said otherwise. */
export const nextStamp = (
  before: Versioned,
  { reason, struck, handover = before.handover }: Correction,
  now: Instant,
): Stamp => ({
  _id: before._id,
  version: before.version + 1,
  created_at: before.created_at,
  written_at: now,
  reason: struck?.reason ?? reason ?? null,
  struck: struck ?? null,
  handover,
})

/** The news of a record's kind that somebody wrote it, corrected it, or struck it. */
export const newsOf = (data_model: ActivityDataModel, record: Frozen, action: News['action']): News => ({
  data_model,
  entity_id: record._id,
  action,
  payload: record,
  handover: record['handover'] === true,
})

/** What a new record leaves in the two logs. */
export const tracesOfCreation = (kind: ActivityDataModel, record: Frozen, written: object): Traces => ({
  entity_id: record._id,
  fields: Object.keys(written),
  news: newsOf(kind, record, 'created'),
})

/** What a correction, or a strike, leaves in the two logs. */
export const tracesOfCorrection = (
  kind: ActivityDataModel,
  record: Frozen & Pick<Versioned, 'reason'>,
  changed: object,
  struck: Strike | undefined,
): Traces => ({
  fields: [...Object.keys(changed), ...(struck ? ['struck'] : [])],
  reason: record.reason,
  news: newsOf(kind, record, struck ? 'struck' : 'corrected'),
})
