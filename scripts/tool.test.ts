import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@vicino/server/free-port.ts'
import { readyFolder } from '@vicino/server/testing/ready-folder.ts'
import { afterAll, expect, it } from 'vitest'

import { cleanEnvironment, root } from './program.ts'

const folder = mkdtempSync(join(tmpdir(), 'vicino-tools-'))
// mkdtemp's 0700 would keep the database's own user out.
chmodSync(folder, 0o711)
const file = join(folder, 'vicino.copia')
const passphrase = 'sette lanterne sul lago'
const password = 'una parola di prova'

/** What a failed test leaves running. */
const running = new Set<ChildProcess>()

afterAll(async () => {
  for (const child of running) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

type Settings = Record<string, string>
type Ended = { code: number | null; said: string }

function begin(script: string, args: string[], settings: Settings) {
  const env = { ...cleanEnvironment(), INIT_CWD: folder, ...settings }
  const child = spawn(process.execPath, [join(root, script), ...args], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

async function run(script: string, args: string[], settings: Settings, input = ''): Promise<Ended> {
  const child = begin(script, args, settings)
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  child.stdin.end(input)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

/** Starts Vicino on a data folder; `stop` ends it as Ctrl-C does. */
async function start(
  data: string,
  settings: Settings = { VICINO_DEMO_PASSWORD: password },
): Promise<{ url: string; stop(): Promise<void> }> {
  const port = String(await freePort())
  const child = begin('packages/server/src/main.ts', [], { ...settings, VICINO_DATA: data, PORT: port })
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('pronto') && resolve())
    child.once('exit', () => reject(new Error('Vicino ended before it was ready')))
  })
  await ready
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function send(url: string, path: string, body: unknown): Promise<number> {
  const headers = { 'content-type': 'application/json', origin: url }
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return answer.status
}

const emailOf = (post: string): string => `${post}@demo.vicino.test`

const signIn = (url: string, email: string, word = password): Promise<number> =>
  send(url, '/api/auth/sign-in/email', { email, password: word })

it('a running Vicino is backed up, and comes back on another folder with everybody signing in', async () => {
  const one = readyFolder()
  const other = join(folder, 'other')
  const key = { VICINO_BACKUP_PASSPHRASE: passphrase }
  const first = await start(one)
  const made = await run('scripts/backup.ts', ['vicino.copia'], { ...key, VICINO_DATA: one })
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining(`Copia fatta: ${file}`) })
  expect(await signIn(first.url, emailOf('infermiera'))).toBe(200)
  const refused = await run('scripts/restore.ts', [file], { ...key, VICINO_DATA: one })
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^La banca dati non è vuota[^\n]*\n$/),
  })
  await first.stop()

  const restored = await run('scripts/restore.ts', [file], { ...key, VICINO_DATA: other })
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Ripristinata') })
  const again = await start(other)
  for (const post of ['direzione', 'infermiera', 'indipendente'])
    expect(await signIn(again.url, emailOf(post))).toBe(200)

  const kept = await run('scripts/empty.ts', [], { VICINO_DATA: other }, 'no\n')
  expect(kept).toMatchObject({ code: 1, said: expect.stringContaining('Niente è stato cancellato') })
  const emptied = await run('scripts/empty.ts', [], { VICINO_DATA: other }, 'sì\n')
  expect(emptied).toMatchObject({ code: 0, said: expect.stringContaining('Installazione vuota') })
  expect(await signIn(again.url, emailOf('infermiera'))).not.toBe(200)
  await again.stop()
})

it('who directs alone gets a new password by a link that is made beside a running Vicino', async () => {
  const data = readyFolder()
  const vicino = await start(data, { VICINO_DEMO: '0' })
  const address = 'vera@prova.vicino.test'
  const founder = { kind: 'independent', first_name: 'Vera', last_name: 'Prova', email: address, password }
  expect(await send(vicino.url, '/api/sign-up', founder)).toBe(200)
  const made = await run('scripts/reset-link.ts', [address], { VICINO_DATA: data })
  expect(made.code).toBe(0)
  const token = /\/reset\?token=([\w-]+)/.exec(made.said)?.[1]
  const chosen = 'una parola nuova'
  expect(await send(vicino.url, '/api/reset-password', { token, password: chosen })).toBe(200)
  expect(await signIn(vicino.url, address)).toBe(401)
  expect(await signIn(vicino.url, address, chosen)).toBe(200)
  const nobody = await run('scripts/reset-link.ts', ['nessuno@demo.vicino.test'], { VICINO_DATA: data })
  expect(nobody).toMatchObject({ code: 1, said: expect.stringMatching(/^Nessuno accede con [^\n]*\n$/) })
  await vicino.stop()
})

it.each<[string, string[], Settings, RegExp]>([
  ['scripts/reset-link.ts', [], {}, /^Si usa così: npm run reset-link -- INDIRIZZO\n$/],
  ['scripts/backup.ts', [], {}, /^Si usa così: npm run backup -- FILE\n$/],
  ['scripts/backup.ts', ['x'], {}, /^Serve la frase segreta[^\n]*\n$/],
  [
    'scripts/backup.ts',
    ['x'],
    { VICINO_BACKUP_PASSPHRASE: 'corta' },
    /^La frase segreta[^\n]*12 caratteri[^\n]*\n$/,
  ],
  ['scripts/restore.ts', ['a', 'b'], {}, /^Si usa così: npm run restore -- FILE\n$/],
  ['scripts/seed.ts', ['--clients', 'molti'], {}, /^Si usa così: npm run seed[^\n]*\n$/],
])('%s %j ends with one sentence', async (script, args, settings, sentence) => {
  const { code, said } = await run(script, args, { ...settings, VICINO_DATA: join(folder, 'none') })
  expect(said).toMatch(sentence)
  expect(code).toBe(1)
})
