import { Slug } from '@vicino/domain/businesses/slug.ts'
import {
  pathOfPlace,
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

/**
 * Where the profile stands that a path names, of a person or of a business: both addresses show either, and the one that
 * is not its own leads on. Undefined where none is published; while the database is away nothing is known to be.
 */
export async function publishedAt(pool: Sql, path: string): Promise<string | undefined> {
  const asked = placeOfPath(path)
  if (!asked || !Slug.safeParse(asked.slug).success) return undefined
  const other: ProfilePlace = { ...asked, of: asked.of === 'person' ? 'business' : 'person' }
  return transaction(pool, async tx => {
    if (await isPublished(tx, asked)) return path
    return (await isPublished(tx, other)) ? pathOfPlace(other) : undefined
  }).catch(() => undefined)
}
