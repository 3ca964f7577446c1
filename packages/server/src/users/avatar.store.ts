import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'

/** The folder of a person's pictures: hers alone, so that taking one away never takes somebody else's. */
export const folderOf = (person: Id): string => `avatars/${person}`

/** The address of a picture, for whoever is signed in; null where the person shows none, or is none. */
export async function findAvatar(tx: Tx, person: Id): Promise<string | null> {
  const [row] = await tx<{ avatar: string | null }[]>`select avatar_of(${person}) as avatar`
  return row!.avatar
}

/**
 * The address of a person's own picture, which nobody else changes before this transaction ends: between looking
 * at a file and keeping or removing it nothing may come.
 */
export async function lockAvatar(tx: Tx, person: Id): Promise<string | null> {
  const [row] = await tx<{ avatar: string | null }[]>`
    select avatar from person where _id = ${person} for update`
  return row?.avatar ?? null
}

export const setAvatar = (tx: Tx, person: Id, avatar: string | null) =>
  tx`update person set avatar = ${avatar} where _id = ${person}`
