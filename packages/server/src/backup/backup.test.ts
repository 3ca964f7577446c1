import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'

import { documentsFolder, readSecret } from '../data-folder.ts'
import { type Database, openPools } from '../db/connect.ts'
import { migrate, migrationsFolder } from '../db/migrate.ts'
import { quoted } from '../db/runtime-role.ts'
import { runAsAdmin } from '../testing/cluster.ts'
import { testDatabase } from '../testing/database.ts'
import { asTenant } from '../db/tenant.ts'
import { loadDemo } from '../demo/demo.ts'
import { type ArchiveEntry, type Head, packArchive } from './archive.ts'
import { writeBackup } from './backup.ts'
import { testPasswordCost } from '../testing/config.ts'
import { showPicture } from '../files/picture.store.ts'
import { restoreBackup } from './restore.ts'
import { seal, usualCost } from './sealing.ts'
import { fullTableName, leftOutOfBackup, listTables, tableName } from './tables.ts'

const passphrase = 'sette lanterne sul lago'
const secret = 'the secret of the saved installation, kept'
const folder = mkdtempSync(join(tmpdir(), 'vicino-backup-'))
const file = join(folder, 'vicino.copia')
const savedData = join(folder, 'saved')
const belongings = { dataFolder: savedData, secret }
const cost = { ...usualCost, logN: 10 }
const emptied: Database[] = []
/** The demo, with rows in its every table, and its backup. */
let saved: Database
/** An installation of few rows, and its backup: enough for what does not depend on them. */
let few: Database
const fewFile = join(folder, 'few.copia')

beforeAll(async () => {
  mkdirSync(savedData)
  mkdirSync(join(documentsFolder(savedData), 'a'), { recursive: true })
  writeFileSync(join(documentsFolder(savedData), 'a', 'referto.pdf'), Buffer.alloc(200_000, 'pdf'))
  writeFileSync(join(documentsFolder(savedData), 'vuoto'), '')
  saved = await testDatabase()
  await loadDemo(saved, {
    now: '2026-11-20T09:00:00.000Z',
    password: 'una parola di prova',
    passwordCost: testPasswordCost,
  })
  few = await testDatabase()
  for (const database of [saved, few]) await addOddRows(database)
  for (const database of [saved, few]) await addDocument(database)
  await writeBackup(saved, belongings, file, passphrase, { cost })
  await writeBackup(few, belongings, fewFile, passphrase, { cost })
})

afterEach(async () => {
  for (const database of emptied.splice(0)) await database.close()
})

afterAll(async () => {
  await saved.close()
  await few.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What a text format could lose: NULL beside empty, separators, line ends, quotes, other alphabets. */
const oddTexts = ['', '\\N', 'a\tb', 'two\nlines\r\n', '\\', `'"`, 'è ö ß 漢字 🩺', '\\.', ' ']

/** A business with a dossier for each of them. */
async function addOddRows(database: Database): Promise<void> {
  const business = newId()
  await asTenant(database.app, { business }, async tx => {
    await tx`insert into business ${tx({ _id: business, kind: 'business', name: '\\N', slug: 'odd-rows' })}`
    await showPicture(
      tx,
      'logo',
      business,
      Uint8Array.from({ length: 70_000 }, (_, at) => at % 256),
    )
    for (const text of oddTexts)
      await tx`insert into dossier ${tx({
        business_id: business,
        _id: newId(),
        first_name: 'N',
        last_name: `O'Neill-${text.length}`,
        sort_name: `oneill ${text.length}`,
        birthday: '1920-02-29',
        gender: 'female',
        address: tx.json({ full_address: text }),
        access_note: text,
        created_by: newId(),
      })}`
  })
  await database.owner`
    insert into auth.session (id, token, "userId", "expiresAt")
    select ${newId()}, 'a token that must not be saved', id, now() + interval '1 hour' from auth."user" limit 1`
}

/** A document of a client, its content in pieces with every byte, which no packing makes small. */
async function addDocument(database: Database): Promise<void> {
  const [dossier] = await database.owner.begin(async tx => {
    await tx`set local app.whole = 'on'`
    return tx<{ business_id: string; _id: string }[]>`select business_id, _id from dossier limit 1`
  })
  const { business_id, _id: dossier_id } = dossier!
  const document_id = newId()
  const bytes = Buffer.concat([Buffer.from(Array.from({ length: 256 }, (_, at) => at)), randomBytes(65_280)])
  await asTenant(database.app, { business: business_id }, async tx => {
    await tx`insert into document ${tx({
      business_id,
      _id: document_id,
      version: 1,
      dossier_id,
      name: 'referto.pdf',
      words: ' referto.pdf',
      category: 'clinical',
      type: 'application/pdf',
      size: 3 * bytes.length,
      sha256: 'a'.repeat(64),
      author: tx.json({}),
      created_at: '2026-11-20T09:00:00.000Z',
      written_at: '2026-11-20T09:00:00.000Z',
    })}`
    for (const at of [0, 1, 2])
      await tx`insert into document_chunk ${tx({ business_id, document_id, at, bytes })}`
  })
}

async function emptyDatabase(): Promise<Database> {
  const database = await testDatabase()
  emptied.push(database)
  return database
}

/** A digest of each table's rows, whatever their order. */
async function digests(database: Database): Promise<Record<string, string>> {
  const session = await database.owner.reserve()
  const found: Record<string, string> = {}
  await session`begin`
  await session`set local app.whole = 'on'`
  for (const table of await listTables(session)) {
    const [row] = await session.unsafe<{ digest: string; count: number }[]>(
      `select count(*)::int as count, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
       from ${tableName(table)} t`,
    )
    if (!leftOutOfBackup.includes(fullTableName(table)))
      found[fullTableName(table)] = `${row!.count} ${row!.digest}`
  }
  await session`commit`
  session.release()
  return found
}

const restore = (database: Database, from = fewFile, phrase = passphrase, data = join(folder, newId())) => {
  mkdirSync(data, { recursive: true })
  return restoreBackup(database, data, from, phrase)
}

describe('a backup', () => {
  test('is closed to others and leaves nothing beside it', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).filter(name => name.endsWith('.part'))).toEqual([])
  })

  test('shows nothing of its content', () => {
    const bytes = readFileSync(file)
    for (const text of [secret, 'Bernasconi', 'infermiera@demo', 'pdfpdf'])
      expect(bytes.includes(text)).toBe(false)
  })

  test('replaces an older one, and no other file', async () => {
    const older = join(folder, 'older.copia')
    await writeBackup(few, belongings, older, passphrase, { cost })
    const first = readFileSync(older)
    await writeBackup(few, belongings, older, passphrase, { cost })
    expect(readFileSync(older).equals(first)).toBe(false)
    const letter = join(folder, 'letter.txt')
    writeFileSync(letter, 'Cara Maria')
    await expect(writeBackup(few, belongings, letter, passphrase, { cost })).rejects.toThrow(
      /non è una copia di Vicino/,
    )
    expect(readFileSync(letter, 'utf8')).toBe('Cara Maria')
  })

  test('says where it cannot be written', async () => {
    await expect(
      writeBackup(few, belongings, join(folder, 'nowhere', 'x'), passphrase, { cost }),
    ).rejects.toThrow(/non esiste/)
  })

  test('carries every table of ours, and only such that need no counter', async () => {
    const session = await saved.owner.reserve()
    const strays = await session`
      select c.oid::regclass::text as name, c.relkind as kind from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
        and (c.relkind in ('S', 'm', 'f') or (c.relkind in ('r', 'p') and n.nspname not in ('auth', 'public')))`
    session.release()
    expect([...strays]).toEqual([])
  })
})

describe('a restore', () => {
  test('brings back every row of every table, the documents and the secret, and leaves the walls as they were', async () => {
    const database = await emptyDatabase()
    const data = join(folder, 'restored')
    const walls = (of: Database) => of.owner`
      select c.oid::regclass::text as name, relrowsecurity, relforcerowsecurity,
        array(
          select format('%s %s %s %s', polname, polcmd, polroles::regrole[], pg_get_expr(polqual, polrelid))
          from pg_policy where polrelid = c.oid order by 1
        ) as policies,
        array(
          select format('%s %s', tgname, tgenabled) from pg_trigger
          where tgrelid = c.oid and not tgisinternal order by 1
        ) as triggers,
        array(select acl::text from unnest(relacl) as acl order by 1) as grants
      from pg_class c where relnamespace::regnamespace::text in ('auth', 'public') and relkind = 'r' order by 1`
    const before = await walls(database)
    const { manifest, secret: restored } = await restore(database, file, passphrase, data)
    expect(restored).toBe(secret)
    expect(readSecret(data)).toBe(secret)
    expect(await digests(database)).toEqual(await digests(saved))
    expect(readFileSync(join(documentsFolder(data), 'a', 'referto.pdf')).length).toBe(200_000)
    expect(statSync(join(documentsFolder(data), 'a', 'referto.pdf')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(documentsFolder(data), 'vuoto')).length).toBe(0)
    expect(manifest.entries.filter(({ kind }) => kind === 'document')).toHaveLength(2)
    expect(await database.owner`select from auth.session`).toHaveLength(0)
    // Between tenants nobody looks over them.
    expect([...(await walls(database))]).toEqual([...before])
    expect(await database.app`select from dossier`).toHaveLength(0)
  })

  test('works in a database without any table, and again refuses one with data', async () => {
    const database = await emptyDatabase()
    await database.owner.unsafe(`drop schema auth cascade; drop schema public cascade; create schema public;
      grant usage on schema public to public`)
    await restore(database)
    expect(await digests(database)).toEqual(await digests(few))
    await expect(restore(database)).rejects.toThrow(/non è vuota/)
    expect(await digests(database)).toEqual(await digests(few))
  })

  test('refuses a database that holds tables of somebody else', async () => {
    const database = await emptyDatabase()
    await database.owner.unsafe(`drop schema auth cascade; drop schema public cascade; create schema public;
      create table public.orders (id int)`)
    await expect(restore(database)).rejects.toThrow(/non è vuota/)
    expect(await database.owner`select from public.orders`).toHaveLength(0)
  })

  test.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
    ['damaged', bytes => flipped(bytes, bytes.length >> 1), /danneggiata o incompleta/],
    ['cut', bytes => bytes.subarray(0, bytes.length - 70_000), /danneggiata o incompleta/],
    ['no backup', () => Buffer.from('Cara Maria'), /non è una copia di sicurezza/],
  ])('takes nothing from a file that is %s', async (_, spoil, sentence) => {
    const database = await emptyDatabase()
    const data = join(folder, newId())
    const spoilt = join(folder, `${newId()}.copia`)
    writeFileSync(spoilt, spoil(readFileSync(fewFile)))
    const before = await digests(database)
    await expect(restore(database, spoilt, passphrase, data)).rejects.toThrow(sentence)
    expect(await digests(database)).toEqual(before)
    expect(readSecret(data)).toBeNull()
    expect(readdirSync(data)).toEqual(['LEGGIMI.txt'])
  })

  test('ends at a row that the database refuses, and takes nothing', async () => {
    const database = await emptyDatabase()
    const [head] = await saved.owner<{ migrations: Head['migrations'] }[]>`
      select json_agg(json_build_object('number', number, 'name', name, 'checksum', checksum) order by number)
        as migrations from public.migration`
    const account = ['id', 'accountId', 'providerId', 'userId']
    for (const row of [`${newId()}\tx\tcredential\t${newId()}\n`, 'one\ttwo\n']) {
      const odd = join(folder, `${newId()}.copia`)
      const entries = async function* (): AsyncGenerator<ArchiveEntry> {
        yield { kind: 'table', schema: 'auth', name: 'account', columns: account, content: pieces(row) }
      }
      const bytes = packArchive({ made_at: '', ...head! }, entries())
      await pipeline(
        bytes,
        createGzip(),
        (packed: AsyncIterable<Buffer>) => seal(packed, passphrase, cost),
        createWriteStream(odd),
      )
      await expect(restore(database, odd)).rejects.toThrow('"auth"."account" could not be loaded')
      expect(await database.owner`select from auth.account`).toHaveLength(0)
    }
  })

  test('refuses a wrong passphrase and a missing file', async () => {
    const database = await emptyDatabase()
    await expect(restore(database, fewFile, 'otto lanterne sul lago')).rejects.toThrow(
      /non apre questa copia/,
    )
    await expect(restore(database, join(folder, 'missing'))).rejects.toThrow(/non esiste/)
  })

  test('refuses a backup of a newer version', async () => {
    const database = await emptyDatabase()
    const newer = await emptyDatabase()
    await newer.owner`
      insert into public.migration (number, name, checksum) values (9999, '9999-later.sql', 'x')`
    const later = join(folder, 'later.copia')
    await writeBackup(newer, belongings, later, passphrase, { cost })
    await expect(restore(database, later)).rejects.toThrow(/versione più nuova di Vicino \(9999-later\.sql\)/)
  })
})

describe('an interruption', () => {
  const bulky = { dataFolder: join(folder, 'bulky'), secret }
  const copy = join(folder, 'bulky.copia')

  /** A signal that comes once a file of this ending stands in the folder and holds something. */
  const signalAt = (place: string, ending: string): AbortSignal => {
    const interruption = new AbortController()
    const watch = setInterval(() => {
      const found =
        existsSync(place) &&
        readdirSync(place, { recursive: true }).find(name => String(name).endsWith(ending))
      if (!found || statSync(join(place, String(found))).size === 0) return
      clearInterval(watch)
      interruption.abort()
    }, 1)
    return interruption.signal
  }

  beforeAll(() => {
    mkdirSync(documentsFolder(bulky.dataFolder), { recursive: true })
    writeFileSync(join(documentsFolder(bulky.dataFolder), 'radiografia'), randomBytes(40_000_000))
  })

  test('of a backup leaves nothing, and the database goes on', async () => {
    const place = join(folder, 'interrupted')
    mkdirSync(place)
    for (const signal of [AbortSignal.abort(), signalAt(place, '.part')])
      await expect(writeBackup(few, bulky, join(place, 'x'), passphrase, { signal, cost })).rejects.toThrow(
        /abort/,
      )
    expect(readdirSync(place)).toEqual([])
    await writeBackup(few, bulky, copy, passphrase, { cost })
  })

  test('of a restore takes nothing', async () => {
    const database = await emptyDatabase()
    const before = await digests(database)
    const data = join(folder, 'halfway')
    mkdirSync(data)
    for (const signal of [AbortSignal.abort(), signalAt(data, '.part')])
      await expect(restoreBackup(database, data, copy, passphrase, signal)).rejects.toThrow(/abort/)
    expect(await digests(database)).toEqual(before)
    expect(readSecret(data)).toBeNull()
    expect(readdirSync(documentsFolder(data))).toEqual([])
    await restoreBackup(database, data, copy, passphrase)
    expect(await digests(database)).toEqual(await digests(few))
  })
})

test('an owner who is no superuser backs up and restores through forced row-level security', async () => {
  const { admin, secret: serverSecret } = inject('server')
  const role = `owner_${process.pid}`
  const password = 'a password for one test'
  await runAsAdmin(admin, `create role ${role} login createrole password '${password}'`)
  await runAsAdmin(admin, `grant ${role} to current_user`)
  const names = [`t_owner_from_${process.pid}`, `t_owner_to_${process.pid}`]
  for (const name of names)
    await runAsAdmin(admin, `create database ${quoted(name)} owner ${role} template template0`)
  const [from, to] = (await Promise.all(
    names.map(database =>
      openPools({ ...admin, user: role, password, database }, serverSecret, async () => {}),
    ),
  )) as [Database, Database]
  try {
    await migrate(from.owner, migrationsFolder)
    await addOddRows(from)
    await addDocument(from)
    expect(await from.owner`select from dossier`).toHaveLength(0)

    const copy = join(folder, 'owner.copia')
    const manifest = await writeBackup(from, belongings, copy, passphrase, { cost })
    expect(manifest.entries.find(({ name }) => name === 'public.dossier')!.rows).toBe(oddTexts.length)
    await restore(to, copy)
    expect(await digests(to)).toEqual(await digests(from))
    expect(await to.owner`select from dossier`).toHaveLength(0)

    await from.owner`create policy narrow on dossier as restrictive using (false)`
    await expect(writeBackup(from, belongings, copy, passphrase, { cost })).rejects.toThrow(
      /non vede tutte le righe di dossier/,
    )
  } finally {
    await Promise.all([from.close(), to.close()])
    for (const name of names) await runAsAdmin(admin, `drop database ${quoted(name)} with (force)`)
    await runAsAdmin(admin, `drop role ${role}`)
  }
})

async function* pieces(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at]! ^= 1
  return copy
}
