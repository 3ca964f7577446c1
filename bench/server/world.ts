import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { type Database, openDatabase } from '@vicino/server/db/connect.ts'
import { asTenant } from '@vicino/server/db/tenant.ts'
import { migrate } from '@vicino/server/db/migrate.ts'
import { seedClients } from '@vicino/server/demo/seed.ts'
import type { Sql } from 'postgres'

/** A filled database that is open for measuring: where it lies, who asks, and what she asks about. */
export type World = {
  clients: number
  database: Database
  dataFolder: string
  secret: string
  business: Id
  /** The session tokens of those who ask. */
  tokens: { director: string; nurse: string; office: string }
  /** A client with ten drugs. */
  dossier: Id
  /** Another one, for whom drugs are written: the list of the first stays as long as it is. */
  written: Id
  /** Who has ten visits today. */
  nurse: Id
  close(): Promise<void>
}

const secret = 'a secret for measuring only, long enough'

/** Fills a database of its own with so many clients and signs the nursing director in. */
export async function makeWorld(clients: number): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'vicino-bench-'))
  // mkdtemp's 0700 would keep the cluster's user out; the data folder inside is private itself.
  chmodSync(folder, 0o711)
  const dataFolder = join(folder, 'data')
  const database = await openDatabase({ databaseUrl: null, dataFolder, secret })
  const close = async (): Promise<void> => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await migrate(database.owner)
    const order = { clients, now: new Date().toISOString(), password: 'only-for-measuring' }
    const email = await seedClients(database, order, () => undefined)
    // What the server's own housekeeping does within minutes.
    await database.owner`vacuum analyze`
    return { clients, database, dataFolder, secret, ...(await lookAround(database, email)), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Signs in who asks, and picks what is asked about. */
async function lookAround({ owner, app }: Database, email: string) {
  const [director] = await owner<{ _id: Id; business: Id }[]>`
    select p._id, p.last_business_id as business
    from auth."user" u join public.person p on p._id = u.id where u.email = ${email}`
  const { _id, business } = director!
  const today = todayIn(new Date().toISOString())
  const { dossier, written, nurse, office } = await asTenant(app, { business }, async tx => {
    const [client, other] = await tx<{ _id: Id }[]>`
      select d._id from dossier d join drug on drug.dossier_id = d._id and drug.current
      where d.status = 'active' group by d._id order by abs(count(*) - 10), d._id limit 2`
    const [operator] = await tx<{ _id: Id }[]>`
      select user_id as _id from task_operator where date = ${today}
      group by user_id order by abs(count(*) - 10), user_id limit 1`
    const [clerk] = await tx<{ _id: Id }[]>`
      select user_id as _id from collaboration where 'AMM' = any(roles) order by user_id limit 1`
    return { dossier: client!._id, written: other!._id, nurse: operator!._id, office: clerk!._id }
  })
  const tokens = {
    director: await signIn(owner, _id),
    nurse: await signIn(owner, nurse),
    office: await signIn(owner, office),
  }
  return { business, dossier, written, nurse, tokens }
}

/** A session as the sign-in leaves one. */
async function signIn(owner: Sql, person: Id): Promise<string> {
  const token = newId()
  await owner`
    insert into auth.session (id, token, "userId", "activeBusinessId", "expiresAt")
    select ${newId()}, ${token}, p._id, p.last_business_id, now() + interval '12 hours'
    from public.person p where p._id = ${person}`
  return token
}
