import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Id } from '@vicino/domain/wire/id.ts'
import { contentOfPicture } from '@vicino/domain/wire/picture.ts'
import type { Sql } from 'postgres'
import { documentsFolder, isSystemError } from '../data-folder.ts'
import { asPerson, asTenant, type Tx } from '../db/tenant.ts'
import { contentIdOf, keepPieces, type KindOfPicture, lockPicture } from './picture.store.ts'

/** Where an earlier version kept the pictures of each kind, in a folder of their owner, and who may write them. */
const kinds: Record<KindOfPicture, { folder: string; asOwner: typeof asPerson }> = {
  avatar: { folder: 'avatars', asOwner: asPerson },
  logo: { folder: 'logos', asOwner: (pool, business, work) => asTenant(pool, { business }, work) },
}

/**
 * Brings the pictures that an earlier version kept in the data folder into the database: those that are shown. A file
 * goes only where an earlier start kept its picture, or nobody shows it any more: a backup that was begun before this
 * start finds what its tables do not have yet. It may be ended anywhere and done again.
 */
export async function takeOverPictures(pool: Sql, dataFolder: string): Promise<void> {
  for (const [kind, { folder, asOwner }] of Object.entries(kinds) as [
    KindOfPicture,
    (typeof kinds)['logo'],
  ][]) {
    const root = join(documentsFolder(dataFolder), folder)
    for (const owner of await namesIn(root)) {
      if (!Id.safeParse(owner).success) continue
      for (const name of await namesIn(join(root, owner))) {
        const path = join(root, owner, name)
        if (await asOwner(pool, owner, tx => isDone(tx, kind, owner, path, name)))
          await rm(path, { force: true })
      }
    }
  }
}

/** Keeps the picture of a file where its owner shows it; whether the file is needed no more. */
async function isDone(tx: Tx, kind: KindOfPicture, owner: Id, path: string, name: string): Promise<boolean> {
  const own = await lockPicture(tx, kind, owner)
  // A folder of another database, or one that was restored beside this one: it is not ours to empty.
  if (!own) return false
  if (own.isKept || contentOfPicture(own.address) !== name) return true
  const bytes = await readFile(path)
  if (contentIdOf(bytes) === name) await keepPieces(tx, kind, owner, bytes)
  return false
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isSystemError(error, 'ENOENT', 'ENOTDIR')) return []
    throw error
  }
}
