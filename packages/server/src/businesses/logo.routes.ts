import { getLogo, putLogo, removeLogo } from '@vicino/domain/businesses/logo.contract.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { drawLogo } from '../files/draw-picture.ts'
import { findPicture, showPicture } from '../files/picture.store.ts'
import { done } from '../http/done.ts'
import { refuseOtherBusiness } from '../http/own-business.ts'
import { refuseField } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { findBusiness } from './businesses.store.ts'

export function serveLogos(serve: Serve): void {
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

  serve(getLogo, async ({ tx, params: { businessId } }) => found(await findPicture(tx, 'logo', businessId)))
}

/** Shows this logo of the active business from now on, or none. */
async function show({ tx, author: { business } }: { tx: Tx; author: Author }, drawn: Uint8Array | null) {
  await showPicture(tx, 'logo', business, drawn)
  return done(found(await findBusiness(tx, business)), { entity_id: business, fields: ['logo'] })
}
