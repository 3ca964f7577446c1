import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { documentMaxBytes } from '@vicino/domain/documents/document.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { testConfig } from '../testing/config.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { formWith, pdfOfBytes } from '../testing/some-document.ts'

const moduleAt = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)

/**
 * The program in a process of its own, which says how much it has held at most since it was asked before. What it takes
 * of the machine depends on how busy that is, because the engine lets go of what nobody holds when it finds time; what
 * is still held right after it was made to let go does not.
 */
const server = `
import { createInterface } from 'node:readline'
import { buildApp } from ${moduleAt('../app.ts')}
import { openPools } from ${moduleAt('../db/connect.ts')}
const { address, secret, config } = JSON.parse(process.argv[1])
const database = await openPools(address, secret, async () => {})
const now = () => '2026-11-20T09:00:00.000Z'
const app = await buildApp({ config, database, now, passwordCost: 1024 })
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
let most = 0
const look = () => {
  // The second time what the first let go of outside the heap is counted off.
  gc()
  gc()
  const { heapUsed, external } = process.memoryUsage()
  most = Math.max(most, heapUsed + external)
}
const looking = setInterval(look, 2000)
for await (const _ of createInterface(process.stdin)) {
  look()
  console.log(most)
  most = 0
}
clearInterval(looking)
await app.close()
await database.close()
`

let program: TestProgram
let child: ChildProcessByStdio<Writable, Readable, null>
let lines: AsyncIterator<string>
let origin: string
let dossier: Id
let nurse: Caller
let director: Caller

const nextLine = async (): Promise<string> => (await lines.next()).value as string
async function mostHeldBytes(): Promise<number> {
  child.stdin.write('\n')
  return Number(await nextLine())
}

beforeAll(async () => {
  program = await testProgram()
  const business = await program.business()
  nurse = await program.person(business, ['INF'])
  director = await program.person(business, ['DS'])
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  const { admin, secret } = inject('server')
  const [named] = await program.database.owner<{ database: string }[]>`select current_database() as database`
  const config = { ...testConfig, dataFolder: program.dataFolder }
  const given = JSON.stringify({ address: { ...admin, ...named }, secret, config })
  child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', server, given], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  origin = await nextLine()
})
afterAll(async () => {
  child.stdin.end()
  await once(child, 'exit')
  await program.close()
})

const path = () => `${origin}/api/dossiers/${dossier}/documents`
const pdf = pdfOfBytes(documentMaxBytes)

async function upload(): Promise<Id> {
  const answer = await fetch(path(), {
    method: 'POST',
    headers: { cookie: nurse.cookie, origin: testConfig.publicUrl },
    body: formWith(pdf, 'grande.pdf'),
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { _id: Id })._id
}

async function download(id: Id): Promise<number> {
  const answer = await fetch(`${path()}/${id}/file`, { headers: { cookie: nurse.cookie } })
  let bytes = 0
  for await (const piece of answer.body!) bytes += piece.length
  return bytes
}

/** The whole dossier, its documents among the rest. */
async function exported(): Promise<number> {
  const answer = await fetch(`${origin}/api/dossiers/${dossier}/archive`, {
    method: 'POST',
    headers: { cookie: director.cookie, origin: testConfig.publicUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'Richiesta del cliente' }),
  })
  let bytes = 0
  for await (const piece of answer.body!) bytes += piece.length
  return bytes
}

/** As many at once may take as much more as one and a quarter of them; before a release it is asked of ten. */
const atOnce = Number(process.env['DOCUMENTS_AT_ONCE'] ?? 4)
const mostBytes = 32 * 1024 * 1024

it(`${atOnce} documents of 25 MB at once are never held, coming in and going out`, async () => {
  await download(await upload())
  await mostHeldBytes()
  const before = await mostHeldBytes()
  const ids = await Promise.all(Array.from({ length: atOnce }, upload))
  const received = await mostHeldBytes()
  expect(received - before, 'coming in').toBeLessThan(mostBytes)
  expect(await Promise.all(ids.map(download))).toEqual(ids.map(() => documentMaxBytes))
  expect((await mostHeldBytes()) - before, 'going out').toBeLessThan(mostBytes)
  expect(await exported()).toBeGreaterThan((atOnce + 1) * documentMaxBytes)
  expect((await mostHeldBytes()) - before, 'as an archive').toBeLessThan(mostBytes)
}, 600_000)
