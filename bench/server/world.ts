import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { openDatabase } from '@vicino/server/db/connect.ts'
import { asTenant } from '@vicino/server/db/tenant.ts'
import { migrate } from '@vicino/server/db/migrate.ts'
import { seedClients } from '@vicino/server/demo/seed.ts'
import type { Sql } from 'postgres'

/** A filled database: where it lies, who asks, and what she asks about. */
export type World = {
  dataFolder: string
  secret: string
  token: string
  dossier: Id
  business: Id
  /** Who has the fullest day. */
  operator: Id
  /** The start of a last name that few clients share. */
  search: string
  remove(): void
}

const secret = 'a secret for measuring only, long enough'

/** Fills a database of its own with `clients` clients and signs the nursing director in. */
export async function makeWorld(clients: number): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'vicino-bench-'))
  // mkdtemp's 0700 would keep the cluster's user out; the data folder inside is private itself.
  chmodSync(folder, 0o711)
  const dataFolder = join(folder, 'data')
  const database = await openDatabase({ databaseUrl: null, dataFolder, secret })
  try {
    await migrate(database.owner)
    const now = new Date().toISOString()
    const email = await seedClients(
      database,
      { clients, now, password: 'only-for-measuring' },
      () => undefined,
    )
    const found = await signInDirector(database.owner, email)
    const measured = await asTenant(database.app, { business: found.business }, async tx => {
      const [dossier] = await tx<{ _id: Id }[]>`
        select d._id from dossier d join drug on drug.dossier_id = d._id and drug.current
        where d.status = 'active' group by d._id order by abs(count(*) - 10), d._id limit 1`
      const [word] = await tx<{ word: string }[]>`
        select word from dossier_word where word > 'm' group by word order by count(*), word limit 1`
      const [operator] = await tx<{ user_id: Id }[]>`
        select user_id from task_operator where date = ${todayIn(now)} group by user_id order by count(*) desc limit 1`
      return { dossier: dossier!._id, search: word!.word.slice(0, 5), operator: operator!.user_id }
    })
    await database.owner`analyze`
    return {
      dataFolder,
      secret,
      ...found,
      ...measured,
      remove: () => rmSync(folder, { recursive: true, force: true }),
    }
  } finally {
    await database.close()
  }
}

/** A session of the director, as the sign-in leaves one; the owner sees across tenants. */
async function signInDirector(owner: Sql, email: string) {
  const [person] = await owner<{ id: Id }[]>`select id from auth."user" where email = ${email}`
  const token = newId()
  const [session] = await owner<{ business: Id }[]>`
    insert into auth.session (id, token, "userId", "activeBusinessId", "expiresAt")
    select ${newId()}, ${token}, ${person!.id}, p.last_business_id, now() + interval '30 minutes'
    from public.person p where p._id = ${person!.id}
    returning "activeBusinessId" as business`
  return { token, business: session!.business }
}
