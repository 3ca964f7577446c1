import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NewPassword } from '@vicino/domain/sign-in/password.ts'
import { verifyPassword } from 'better-auth/crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { listTables, fullTableName } from '../backup/tables.ts'
import { documentsFolder } from '../data-folder.ts'
import type { Database } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { testDatabase } from '../testing/database.ts'
import { seeWhole } from '../db/whole-view.ts'
import { productPasswordCost } from '../sign-in/password-hash.ts'
import { changeDemoPassword } from './demo-password.ts'
import { emptyInstallation, readContents } from './emptying.ts'
import { describeSignIns, loadDemoOnce } from './first-start.ts'
import { makePassword } from './made-password.ts'
import { seedClients } from './seed.ts'

const now = '2026-11-20T09:00:00.000Z'
const dataFolder = mkdtempSync(join(tmpdir(), 'vicino-first-'))
let database: Database

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(dataFolder, { recursive: true })
})

const start = (more: object = {}) =>
  loadDemoOnce({ demo: true, demoPassword: null, dataFolder, ...more }, database, {
    now,
    passwordCost: productPasswordCost,
  })

const accepts = async (email: string, password: string): Promise<boolean> => {
  const [account] = await database.owner<{ password: string }[]>`
    select a.password from auth.account a join auth."user" u on u.id = a."userId" where u.email = ${email}`
  return verifyPassword({ hash: account!.password, password })
}

describe('a made password', () => {
  it('is one that somebody could have chosen', () => {
    for (let count = 0; count < 50; count += 1) {
      const password = makePassword()
      expect(NewPassword.safeParse(password).success, password).toBe(true)
      expect(password).toMatch(/^[a-z]{6}-[a-z]{6}-[a-z]{6}$/)
    }
  })
})

describe('the first start', () => {
  it('loads nothing where the settings say so', async () => {
    expect(await start({ demo: false })).toBeNull()
    expect(await readContents(database)).toEqual({ businesses: [], clients: 0 })
  })

  it('loads the demo once and shows its sign-ins with a password that works', async () => {
    const shown = await start()
    const password = /: ([a-z-]{20})$/.exec(shown!)![1]!
    expect(shown).toContain('infermiera@demo.vicino.test')
    expect(await accepts('infermiera@demo.vicino.test', password)).toBe(true)
    expect(await accepts('indipendente@demo.vicino.test', 'another password')).toBe(false)
    expect(await start()).toBeNull()
    const { businesses, clients } = await readContents(database)
    expect(businesses.map(({ demo }) => demo)).toEqual([true, true])
    expect(clients).toBe(66)
  })

  it('does not repeat a password that was given', () => {
    expect(describeSignIns(null)).toContain('quella di VICINO_DEMO_PASSWORD')
  })
})

describe('a new password for the demo', () => {
  it('opens every sign-in, ends the sessions and takes off a second factor', async () => {
    const [user] = await database.owner<{ id: string }[]>`
      update auth."user" set "twoFactorEnabled" = true where email = 'oss@demo.vicino.test' returning id`
    await database.owner`
      insert into auth.session (id, token, "userId", "expiresAt")
      values (${user!.id}, 'a token', ${user!.id}, now() + interval '1 hour')`
    await changeDemoPassword(database, 'nuova parola di prova')
    expect(await accepts('oss@demo.vicino.test', 'nuova parola di prova')).toBe(true)
    expect(await database.owner`select from auth.session`).toHaveLength(0)
    expect(await database.owner`select from auth."user" where "twoFactorEnabled"`).toHaveLength(0)
  })
})

describe('emptying', () => {
  it('leaves no row and no document, and the next start keeps it so', async () => {
    mkdirSync(documentsFolder(dataFolder))
    writeFileSync(join(documentsFolder(dataFolder), 'a.pdf'), 'x')
    await emptyInstallation(database, dataFolder)
    const session = await database.owner.reserve()
    await session`begin`
    await seeWhole(session)
    for (const table of await listTables(session)) {
      const [row] = await session<{ rows: number }[]>`
        select count(*)::int as rows from ${session(table.schema)}.${session(table.name)}`
      if (fullTableName(table) !== 'public.migration') expect(row!.rows, fullTableName(table)).toBe(0)
    }
    await session`rollback`
    session.release()
    expect(existsSync(documentsFolder(dataFolder))).toBe(false)
    expect(await start()).toBeNull()
    await expect(changeDemoPassword(database, 'nuova parola di prova')).rejects.toThrow(/non c’è/)
  })
})

describe('the seed', () => {
  it('makes as many clients as it was asked for, once', async () => {
    const told: number[] = []
    // The catalogues, which the emptied tables have not got again yet.
    await migrate(database.owner)
    const order = { clients: 70, now, password: 'una parola di prova' }
    const director = await seedClients(database, order, made => told.push(made))
    expect(told).toHaveLength(2)
    expect(told.at(-1)).toBe(70)
    expect(await accepts(director, order.password)).toBe(true)
    expect(await readContents(database)).toMatchObject({ clients: 70, businesses: [{ demo: true }] })
    await expect(seedClients(database, order, () => {})).rejects.toThrow(/c’è già/)
  })
})
