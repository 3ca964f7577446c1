import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { verifyPassword } from 'better-auth/crypto'
import { expect, onTestFinished, test } from 'vitest'

import { freePort } from './free-port.ts'
import { openDatabase } from './db/connect.ts'
import { newFolder, readyFolder } from './testing/ready-folder.ts'

const secret = 'only for tests, and long enough for them'

type Run = {
  child: ChildProcess
  said: () => string
  /** What of it stands on the standard error. */
  complaints: () => string
  ended: Promise<number | null>
}

/** Runs the program as a person does, with these settings and nothing else of Vicino's. */
function run(settings: Record<string, string>): Run {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH, NODE_COMPILE_CACHE, VICINO_DEMO: '0', VICINO_SECRET: secret, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let complaints = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    complaints += chunk.toString()
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return { child, said: () => said, complaints: () => complaints, ended }
}

async function occupy(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function untilReady({ child, said }: Run): Promise<void> {
  while (!said().includes('Vicino è pronto')) {
    if (child.exitCode !== null) throw new Error(said())
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

const running = (data: string) => existsSync(join(data, 'cluster', 'pg', 'postmaster.pid'))

test('it starts, says where, answers, keeps passwords at the cost of the product, and ends with its database', async () => {
  const PORT = String(await freePort())
  const VICINO_DATA = readyFolder()
  const started = run({ PORT, VICINO_DATA })
  await untilReady(started)
  expect(started.said()).toContain(`http://localhost:${PORT}`)
  expect((await fetch(`http://127.0.0.1:${PORT}/healthz`)).status).toBe(200)
  expect(running(VICINO_DATA)).toBe(true)
  await expectCostOfProduct(`http://localhost:${PORT}`, VICINO_DATA)
  started.child.kill('SIGTERM')
  expect(await started.ended).toBe(0)
  expect(running(VICINO_DATA)).toBe(false)
})

/** Who signs up gets a hash that the sign-in library itself would have made: not one of a test. */
async function expectCostOfProduct(origin: string, dataFolder: string): Promise<void> {
  const password = 'una parola lunga'
  const founder = {
    kind: 'independent',
    first_name: 'Anna',
    last_name: 'Prova',
    email: 'anna@prova.test',
    password,
  }
  const answer = await fetch(`${origin}/api/sign-up`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(founder),
  })
  expect(answer.status, await answer.text()).toBe(200)
  const settings = { dataFolder, databaseUrl: null, secret }
  const database = await openDatabase(settings, { join: true, onTakenOver: () => {} })
  const [account] = await database.owner<{ password: string }[]>`select password from auth.account`
  await database.close()
  expect(await verifyPassword({ hash: account!.password, password })).toBe(true)
}

test('a signal in the middle of the start ends it as well', async () => {
  const VICINO_DATA = newFolder()
  const started = run({ PORT: String(await freePort()), VICINO_DATA })
  while (!started.said().includes('Apro la banca dati')) await new Promise(resolve => setTimeout(resolve, 5))
  started.child.kill('SIGINT')
  expect(await started.ended).toBe(0)
  expect(running(VICINO_DATA)).toBe(false)
})

/** One sentence on the standard error, code 1. */
async function expectRefusal(started: Run, sentence: RegExp): Promise<void> {
  expect(await started.ended).toBe(1)
  expect(started.complaints()).toMatch(sentence)
  expect(started.complaints().trimEnd().split('\n')).toHaveLength(1)
}

test('a taken port is named before the database is touched', async () => {
  const port = await freePort()
  const server = await occupy(port)
  onTestFinished(() => void server.close())
  const VICINO_DATA = newFolder()
  const started = run({ PORT: String(port), VICINO_DATA })
  await expectRefusal(started, new RegExp(`^La porta ${port} è già in uso: `))
  expect(existsSync(VICINO_DATA)).toBe(false)
})

test('a second one on the same data folder is refused; the first goes on, and ends by a signal twice, as to a whole group', async () => {
  const VICINO_DATA = readyFolder()
  const PORT = String(await freePort())
  const first = run({ PORT, VICINO_DATA })
  await untilReady(first)
  const second = run({ PORT: String(await freePort()), VICINO_DATA })
  await expectRefusal(second, /^La cartella dei dati .* è già in uso da un altro Vicino: /)
  expect((await fetch(`http://127.0.0.1:${PORT}/readyz`)).status).toBe(200)
  expect(first.complaints()).toBe('')
  first.child.kill('SIGTERM')
  first.child.kill('SIGINT')
  expect(await first.ended).toBe(0)
  expect(running(VICINO_DATA)).toBe(false)
})

test('a database of a newer version is refused', async () => {
  const VICINO_DATA = readyFolder()
  const database = await openDatabase({ dataFolder: VICINO_DATA, databaseUrl: null, secret })
  await database.owner`
    insert into public.migration (number, name, checksum) values (9999, '9999-later.sql', '')`
  await database.close()
  const started = run({ PORT: String(await freePort()), VICINO_DATA })
  await expectRefusal(started, /^La banca dati è di una versione più nuova di Vicino \(9999-later\.sql\): /)
  expect(running(VICINO_DATA)).toBe(false)
})

test.each([
  [{ PORT: 'web' }, /^PORT vale «web»/],
  [{ VICINO_DEMO: 'forse' }, /^VICINO_DEMO vale «forse»: /],
  [{ HOST: '192.0.2.1', VICINO_URL: 'https://vicino.example.ch' }, /^HOST vale «192.0.2.1»/],
  [{ VICINO_DATA: '/proc/vicino' }, /^Non posso scrivere nella cartella dei dati \/proc\/vicino/],
  [
    { DATABASE_URL: 'postgres://owner:word@127.0.0.1:1/vicino' },
    /^La banca dati di DATABASE_URL non risponde/,
  ],
])('the settings %o are refused', async (settings, sentence) => {
  await expectRefusal(
    run({ PORT: String(await freePort()), VICINO_DATA: newFolder(), ...settings }),
    sentence,
  )
})
