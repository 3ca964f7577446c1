import { chownSync, existsSync, lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

import { clusterUser } from '../data-folder.ts'
import { StartRefusal } from '../start-refusal.ts'

/** Whether any user of the machine can pass through this folder and all above it. */
export function isPassable(folder: string): boolean {
  const real = realpathSync(folder)
  return (statSync(real).mode & 0o001) !== 0 && (dirname(real) === real || isPassable(dirname(real)))
}

/**
 * Makes a folder that only the cluster's user can enter.
 * @throws {StartRefusal} where somebody else was there first
 */
export function makePrivate(folder: string): string {
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 })
    if (clusterUser) chownSync(folder, clusterUser.uid, clusterUser.gid)
  }
  const found = lstatSync(folder)
  const owner = clusterUser?.uid ?? process.getuid?.() ?? found.uid
  const isPrivate = process.platform === 'win32' || (found.uid === owner && (found.mode & 0o077) === 0)
  if (found.isDirectory() && isPrivate) return folder
  throw new StartRefusal(
    `La cartella ${folder} non è privata di Vicino: toglietela o correggetene il proprietario e i permessi.`,
  )
}
