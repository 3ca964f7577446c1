import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'

import { openDatabase } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { removeAbandoned } from './left-behind.ts'
import { folderPrefix, temporaryFolder } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readyFolder: string
  }
}

const readyPrefix = 'vicino-ready-'

/**
 * Vitest's global setup: a data folder with a migrated database that was ended orderly, made once. What a run that was
 * killed hard left behind is ended first: servers, databases, disks.
 */
export async function setup(project: TestProject): Promise<() => void> {
  for (const prefix of [readyPrefix, folderPrefix]) removeAbandoned(prefix)
  const folder = mkdtempSync(join(tmpdir(), `${readyPrefix}${process.pid}-`))
  // mkdtemp's 0700 would keep the cluster's user out; the data folder inside is private itself.
  chmodSync(folder, 0o711)
  const dataFolder = join(folder, 'data')
  const secret = 'of the folder that others are copied from'
  const database = await openDatabase({ dataFolder, databaseUrl: null, secret })
  await migrate(database.owner)
  await database.close()
  project.provide('readyFolder', dataFolder)
  return () => rmSync(folder, { recursive: true, force: true })
}

/** A data folder of a test's own in which the first start is over: no database has to be made. */
export function readyFolder(): string {
  const data = newFolder()
  // With its owners: under root the database's files belong to somebody else. Windows has no such program.
  if (process.platform !== 'win32') execFileSync('cp', ['-Rp', inject('readyFolder'), data])
  return data
}

/** The place of a data folder that no start has seen yet. */
export const newFolder = (): string => join(temporaryFolder(), 'data')
