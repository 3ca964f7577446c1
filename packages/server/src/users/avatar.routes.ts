import { avatarAddress } from '@vicino/domain/users/avatar.ts'
import { getAvatar, putAvatar, removeAvatar } from '@vicino/domain/users/avatar.contract.ts'
import { Id } from '@vicino/domain/wire/id.ts'
import { ContentId, contentOfPicture } from '@vicino/domain/wire/picture.ts'
import * as z from 'zod/mini'
import type { Later, Tx } from '../db/tenant.ts'
import { drawAvatar } from '../files/draw-picture.ts'
import type { FileStore } from '../files/file-store.ts'
import { readPicture } from '../files/shown-picture.ts'
import { done } from '../http/done.ts'
import { refuseField } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { enqueue } from '../jobs/job.store.ts'
import { handler, type Handler, type JobKind } from '../jobs/job.ts'
import { findAvatar, folderOf, lockAvatar, setAvatar } from './avatar.store.ts'
import { readMe } from './me.store.ts'

export function serveAvatars(serve: Serve, files: FileStore): void {
  serve(putAvatar, async ({ tx, later, session, body, today }) => {
    const bytes = new Uint8Array(await body.avatar.arrayBuffer())
    const drawn = await drawAvatar(bytes)
    if (!drawn) throw refuseField('avatar', 'not_a_picture')
    const before = await lockAvatar(tx, session.person)
    const content = await files.keep(folderOf(session.person), drawn)
    const after = avatarAddress(session.person, content)
    later(setAvatar(tx, session.person, after))
    if (before !== after) removeLater(tx, later, session.person, before)
    return done(await readMe(tx, session, today), { entity_id: session.person, fields: ['avatar'] })
  })

  serve(removeAvatar, async ({ tx, later, session, today }) => {
    const before = await lockAvatar(tx, session.person)
    later(setAvatar(tx, session.person, null))
    removeLater(tx, later, session.person, before)
    return done(await readMe(tx, session, today), { entity_id: session.person, fields: ['avatar'] })
  })

  serve(getAvatar, async ({ tx, params }) => {
    return found(await readPicture(files, folderOf(params.userId), await findAvatar(tx, params.userId)))
  })
}

const pictureToRemove = {
  kind: 'remove_picture',
  payload: z.strictObject({ person: Id, content: ContentId }),
} satisfies JobKind<{ person: Id; content: ContentId }>

/** A picture goes after the change was committed: while it is not, somebody may still be shown it. */
function removeLater(tx: Tx, later: Later, person: Id, avatar: string | null): void {
  const content = contentOfPicture(avatar)
  if (content) later(enqueue(tx, pictureToRemove, { person, content }, { person }))
}

/** Removes a picture from the disk, unless the person has taken the same one again. */
export const removingPictures = (files: FileStore): Handler =>
  handler(pictureToRemove, async (tx, { person, content }) => {
    const shown = contentOfPicture(await lockAvatar(tx, person))
    if (shown !== content) await files.remove(folderOf(person), content)
  })
