import type { Instant } from '@vicino/domain/days/instant.ts'
import { fullName } from '@vicino/domain/people/person-name.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Line, News } from '../activity/activity.store.ts'
import type { Deed } from '../audit/audit.store.ts'
import type { Chance } from './chance.ts'
import type { Worker } from './people/staff.ts'

/** How a worker signs what she writes. */
export const workerSignature = (worker: Worker): Signature => ({
  _id: worker._id,
  name: fullName(worker),
  role: worker.job_title,
  avatar: null,
})

/** What somebody did, as the audit log names it. */
type Done = {
  at: Instant
  action: 'create' | 'read' | 'update' | 'sign' | 'permission_change'
  entity_type: string
  entity_id: Id
  dossier_id: Id | null
  fields?: readonly string[]
  reason?: string | null
}

/** What of a written record its line in the log repeats. */
type Written = { dossierId: Id; author: Signature; written_at: Instant }

/** The line in the log of a record that was written, as a request of its author would have left it. */
export const logLineOf = (chance: Chance, { dossierId, author, written_at }: Written, news: News): Line => ({
  ...news,
  _id: chance.id(written_at),
  dossierId,
  author,
  created_at: written_at,
})

const browsers = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
] as const

/** The audit row of a deed, as a request of this worker would have left it. */
export function deedOf(chance: Chance, worker: Worker, done: Done): Deed {
  const onTheRoad = worker.tour !== undefined
  return {
    ...done,
    _id: chance.id(done.at),
    actor_id: worker._id,
    actor_name: fullName(worker),
    actor_role: worker.roles.join('+'),
    ip: '127.0.0.1',
    user_agent: onTheRoad ? browsers[worker.post.length % 2]! : browsers[2],
  }
}
