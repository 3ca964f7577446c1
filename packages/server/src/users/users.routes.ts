import { getProfile, updateMe } from '@vicino/domain/users/profile.contract.ts'
import { getMe } from '@vicino/domain/users/users.contract.ts'
import { done } from '../http/done.ts'
import { Refusal, unlessTaken } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { findProfile, readMe, renameUser, updateProfile } from './me.store.ts'

const takenSlug = { constraint: 'person_slug_key', field: 'slug', code: 'slug_taken' } as const

export function serveUsers(serve: Serve): void {
  serve(getMe, async ({ tx, session, today }) => readMe(tx, session, today))

  serve(updateMe, async ({ tx, later, session, body, today }) => {
    const { version, ...changed } = body
    const isUpdated = await unlessTaken(takenSlug, () => updateProfile(tx, session.person, version, changed))
    if (!isUpdated) throw new Refusal('stale', { current: await readMe(tx, session, today) })
    later(renameUser(tx, session.person))
    return done(await readMe(tx, session, today), {
      entity_id: session.person,
      fields: Object.keys(changed),
    })
  })

  serve(getProfile, async ({ tx, author, params }) => found(await findProfile(tx, params.slug, author)))
}
