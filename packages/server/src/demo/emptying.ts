import { rmSync } from 'node:fs'
import { dropOwnObjects } from '../backup/schema.ts'
import { documentsFolder } from '../data-folder.ts'
import type { Database } from '../db/connect.ts'
import { migrationsFolder, prepareMigrations, readMigrations, runMigration } from '../db/migrate.ts'
import { grantWholeView, seeWhole } from '../db/whole-view.ts'
import { keepEmpty } from './first-start.ts'

/** What stands in an installation, as far as somebody must know before it is emptied. */
export type Contents = { businesses: { name: string; demo: boolean }[]; clients: number }

export async function readContents(database: Database): Promise<Contents> {
  const session = await database.owner.reserve()
  try {
    await session`begin`
    await seeWhole(session)
    const businesses = await session<Contents['businesses']>`select name, demo from business order by name`
    const [counted] = await session<{ clients: number }[]>`select count(*)::int as clients from dossier`
    return { businesses: [...businesses], clients: counted!.clients }
  } finally {
    await session`rollback`.catch(() => {})
    session.release()
  }
}

/**
 * Leaves an installation as new: no person, no business, no record, no document. The secret stays. The demo
 * does not come back by itself.
 */
export async function emptyInstallation(database: Database, dataFolder: string): Promise<void> {
  const session = await database.owner.reserve()
  try {
    await session`begin`
    await dropOwnObjects(session)
    await prepareMigrations(session)
    for (const migration of readMigrations(migrationsFolder)) await runMigration(session, migration)
    await grantWholeView(session)
    await session`commit`
  } catch (error) {
    await session`rollback`.catch(() => {})
    throw error
  } finally {
    session.release()
  }
  rmSync(documentsFolder(dataFolder), { recursive: true, force: true })
  keepEmpty(dataFolder)
}
