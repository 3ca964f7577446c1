import { getAvatar, putAvatar, removeAvatar } from '@vicino/domain/users/avatar.contract.ts'
import { drawAvatar } from '../files/draw-picture.ts'
import { findPicture, showPicture } from '../files/picture.store.ts'
import { done } from '../http/done.ts'
import { refuseField } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { readMe } from './me.store.ts'

export function serveAvatars(serve: Serve): void {
  serve(putAvatar, async ({ tx, session, body, today }) => {
    const drawn = await drawAvatar(new Uint8Array(await body.avatar.arrayBuffer()))
    if (!drawn) throw refuseField('avatar', 'not_a_picture')
    await showPicture(tx, 'avatar', session.person, drawn)
    return done(await readMe(tx, session, today), { entity_id: session.person, fields: ['avatar'] })
  })

  serve(removeAvatar, async ({ tx, session, today }) => {
    await showPicture(tx, 'avatar', session.person, null)
    return done(await readMe(tx, session, today), { entity_id: session.person, fields: ['avatar'] })
  })

  serve(getAvatar, async ({ tx, params }) => found(await findPicture(tx, 'avatar', params.userId)))
}
