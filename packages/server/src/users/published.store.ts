import { Slug } from '@vicino/domain/businesses/slug.ts'
import {
  placeOfPath,
  type ProfilePlace,
  type PublishedBusiness,
  type PublishedPerson,
} from '@vicino/domain/users/published.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Sql } from 'postgres'
import { transaction, type Tx } from '../db/tenant.ts'

/** What a person publishes, with where her picture is kept. */
export async function findPublishedPerson(
  tx: Tx,
  slug: string,
): Promise<(PublishedPerson & { _id: Id }) | undefined> {
  const [person] = await tx<(PublishedPerson & { _id: Id })[]>`
    select _id, name, avatar, bio, languages, demo from published_person_at(${slug})`
  return person
}

/** What a business publishes, with where its logo is kept. */
export async function findPublishedBusiness(
  tx: Tx,
  slug: string,
): Promise<(PublishedBusiness & { _id: Id }) | undefined> {
  const [business] = await tx<(PublishedBusiness & { _id: Id })[]>`
    select _id, name, kind, bio, logo, demo from published_business_at(${slug})`
  return business
}

const finders = { person: findPublishedPerson, business: findPublishedBusiness }

const isPublished = async (tx: Tx, { of, slug }: ProfilePlace): Promise<boolean> =>
  (await finders[of](tx, slug)) !== undefined

/** Whether the world may open the profile at a path. While the database is away nothing is known to be published. */
export async function publishesAt(pool: Sql, path: string): Promise<boolean> {
  const place = placeOfPath(path)
  if (!place || !Slug.safeParse(place.slug).success) return false
  return transaction(pool, tx => isPublished(tx, place)).catch(() => false)
}
