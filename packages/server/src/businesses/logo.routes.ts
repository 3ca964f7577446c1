import { logoAddress } from '@vicino/domain/businesses/logo.ts'
import { getLogo, putLogo, removeLogo } from '@vicino/domain/businesses/logo.contract.ts'
import { Id } from '@vicino/domain/wire/id.ts'
import { ContentId, contentOfPicture } from '@vicino/domain/wire/picture.ts'
import * as z from 'zod/mini'
import type { Author } from '../access/author.ts'
import type { Later, Tx } from '../db/tenant.ts'
import { drawLogo } from '../files/draw-picture.ts'
import type { FileStore } from '../files/file-store.ts'
import { readPicture } from '../files/shown-picture.ts'
import { done } from '../http/done.ts'
import { refuseOtherBusiness } from '../http/own-business.ts'
import { refuseField } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { enqueue } from '../jobs/job.store.ts'
import { handler, type Handler, type JobKind } from '../jobs/job.ts'
import { findBusiness } from './businesses.store.ts'
import { findLogo, lockLogo, logoFolderOf, setLogo } from './logo.store.ts'

type Showing = { tx: Tx; later: Later; author: Author }

export function serveLogos(serve: Serve, files: FileStore): void {
  /** Shows this logo of the active business from now on, or none. */
  async function show({ tx, later, author: { business } }: Showing, drawn: Uint8Array | null) {
    const before = await lockLogo(tx, business)
    const after = drawn && logoAddress(business, await files.keep(logoFolderOf(business), drawn))
    await setLogo(tx, business, after)
    if (before !== after) removeLater(tx, later, business, before)
    return done(found(await findBusiness(tx, business)), { entity_id: business, fields: ['logo'] })
  }

  serve(putLogo, async call => {
    refuseOtherBusiness(call)
    const drawn = await drawLogo(new Uint8Array(await call.body.logo.arrayBuffer()))
    if (!drawn) throw refuseField('logo', 'not_a_picture')
    return show(call, drawn)
  })

  serve(removeLogo, async call => {
    refuseOtherBusiness(call)
    return show(call, null)
  })

  serve(getLogo, async ({ tx, params: { businessId } }) =>
    found(await readPicture(files, logoFolderOf(businessId), await findLogo(tx, businessId))),
  )
}

const logoToRemove = {
  kind: 'remove_logo',
  payload: z.strictObject({ business: Id, content: ContentId }),
} satisfies JobKind<{ business: Id; content: ContentId }>

/** A logo goes after the change was committed: while it is not, somebody may still be shown it. */
function removeLater(tx: Tx, later: Later, business: Id, logo: string | null): void {
  const content = contentOfPicture(logo)
  if (content) later(enqueue(tx, logoToRemove, { business, content }, { business }))
}

/** Removes a logo from the disk, unless the business has taken the same one again. */
export const removingLogos = (files: FileStore): Handler =>
  handler(logoToRemove, async (tx, { business, content }) => {
    const shown = contentOfPicture(await lockLogo(tx, business))
    if (shown !== content) await files.remove(logoFolderOf(business), content)
  })
