import { getBusiness, getOwnBusiness, updateBusiness } from '@vicino/domain/businesses/businesses.contract.ts'
import { done } from '../http/done.ts'
import { refuseOtherBusiness } from '../http/own-business.ts'
import { Refusal, unlessTaken } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { findBusiness, findBusinessBySlug, updateBusinessFields } from './businesses.store.ts'

const takenSlug = { constraint: 'business_slug_key', field: 'slug', code: 'slug_taken' } as const

export function serveBusinesses(serve: Serve): void {
  serve(getBusiness, async ({ tx, params }) => found(await findBusinessBySlug(tx, params.slug)))

  serve(getOwnBusiness, async ({ tx, author, params }) => {
    refuseOtherBusiness({ author, params })
    return found(await findBusiness(tx, params.businessId))
  })

  serve(updateBusiness, async ({ tx, author, params, body }) => {
    const { version, ...changed } = body
    refuseOtherBusiness({ author, params })
    const business = await unlessTaken(takenSlug, () =>
      updateBusinessFields(tx, author.business, version, changed),
    )
    if (!business) throw new Refusal('stale', { current: await findBusiness(tx, author.business) })
    return done(business, { fields: Object.keys(changed) })
  })
}
