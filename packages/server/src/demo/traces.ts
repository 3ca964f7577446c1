import type { ActivityAction, ActivityDataModel } from '@vicino/domain/activity/activity.ts'
import { newsWords } from '@vicino/domain/activity/news-words.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { fullName } from '@vicino/domain/people/person-name.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Chance } from './chance.ts'
import type { Row } from './rows.ts'
import type { Worker } from './people/staff.ts'

/** How a worker signs what she writes. */
export const signatureOf = (worker: Worker): Signature => ({
  _id: worker._id,
  name: fullName(worker),
  role: worker.job_title,
  avatar: null,
})

/** What somebody did, as the audit log names it. */
export type Deed = {
  at: Instant
  action: 'create' | 'read' | 'update' | 'permission_change'
  entity_type: string
  entity_id: Id
  dossier_id: Id | null
  fields?: readonly string[]
  reason?: string | null
}

/** A record as it stood when it was written, for the activity log. */
type Written = { _id: Id; author: Signature; at: Instant; payload: Row }

/** The news of a record that was written, as a request of its author would have left it. */
export const newsRow = (
  chance: Chance,
  dossier: Id,
  data_model: ActivityDataModel,
  action: ActivityAction,
  { _id, author, at, payload }: Written,
): Row => ({
  _id: chance.id(at),
  dossier_id: dossier,
  data_model,
  entity_id: _id,
  action,
  author,
  author_id: author._id,
  payload,
  said: newsWords(payload),
  focus_topic_id: null,
  handover: false,
  routine: false,
  created_at: at,
})

const browsers = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
] as const

/** The audit row of a deed, as a request of this worker would have left it. */
export function auditRow(chance: Chance, worker: Worker, { fields = [], reason = null, ...deed }: Deed): Row {
  const onTheRoad = worker.tour !== undefined
  return {
    ...deed,
    _id: chance.id(deed.at),
    actor_id: worker._id,
    actor_name: fullName(worker),
    actor_role: worker.roles.join('+'),
    session_id: null,
    ip: '127.0.0.1',
    user_agent: onTheRoad ? browsers[worker.post.length % 2]! : browsers[2],
    fields: [...fields],
    rows: null,
    reason,
    recipient: null,
    result: 'ok',
  }
}
