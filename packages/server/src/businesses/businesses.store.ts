import type { Business, BusinessProfile } from '@vicino/domain/businesses/business.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'

const columns = (tx: Tx) =>
  tx`_id, version, kind, name, slug, bio, logo, published, demo, dose_windows, news2`

/** The profile of a business, for whoever is signed in. */
export async function findBusinessBySlug(tx: Tx, slug: string): Promise<BusinessProfile | undefined> {
  const [business] = await tx<
    BusinessProfile[]
  >`select _id, kind, name, slug, bio, logo, demo from business_at(${slug})`
  return business
}

export async function findBusiness(tx: Tx, id: Id): Promise<Business | undefined> {
  const [business] = await tx<Business[]>`select ${columns(tx)} from business where _id = ${id}`
  return business
}

/** Changes a business; undefined where it is no longer the version that was seen. */
export async function updateBusinessFields(
  tx: Tx,
  id: Id,
  version: number,
  fields: Partial<Pick<Business, 'name' | 'slug' | 'bio' | 'published' | 'dose_windows' | 'news2'>>,
): Promise<Business | undefined> {
  const [business] = await tx<Business[]>`
    update business set ${tx({ ...fields, version: version + 1 })}
    where _id = ${id} and version = ${version} returning ${columns(tx)}`
  return business
}
