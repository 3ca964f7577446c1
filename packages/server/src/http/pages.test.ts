import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyCompress from '@fastify/compress'
import fastifyHelmet from '@fastify/helmet'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { foundBusiness } from '../testing/founder.ts'
import { testProgram, type TestProgram } from '../testing/program.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { securityHeaders } from './headers.ts'
import { servePages } from './pages.ts'

const someId = '01a1fc0a-5a3b-7006-9c68-eb853133fd01'

/** Nobody is signed in, nothing goes on, nothing is published. */
const nobody = {
  readerOf: async () => undefined,
  visitOf: async () => undefined,
  publishedAt: async () => undefined,
}

let program: TestProgram

beforeAll(async () => {
  program = await testProgram(new Date().toISOString())
})
afterAll(() => program.close())

it('leads the address that people guess to the first page or where it was asked to, signed in or not', async () => {
  const { browser } = await foundBusiness(program.app)
  for (const asking of [browser, openBrowser(program.app)]) {
    const answer = await asking.get('/login')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
    const asked = await asking.get('/login?redirect=/plan/clients')
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/plan/clients'])
  }
})

it.each([
  ['text/html,*/*', '/dossier/x', 303],
  ['*/*', '/', 303],
  [undefined, '/', 303],
  ['*/*', '/assets/gone.js', 404],
  ['application/json', '/', 404],
  ['*/*', '/api/gone', 404],
])('who accepts %s is answered at %s with %i', async (accept, url, status) => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'index.html'), '<html><head></head><body></body></html>')
  const app = fastify()
  await servePages(app, { folder, ...nobody })
  const answer = await app.inject({ url, headers: accept === undefined ? {} : { accept } })
  expect(answer.statusCode).toBe(status)
  await app.close()
})

it.each([
  ['nobody', undefined, '/sign-in?redirect=/plan', 200, undefined],
  ['somebody', someId, '/sign-in', 303, '/'],
  ['somebody', someId, '/sign-in?redirect=home', 303, '/#home'],
  ['somebody', someId, '/sign-in?redirect=%2Fplan%3Fdate%3D2026-11-20', 303, '/plan?date=2026-11-20'],
  ['somebody', someId, '/sign-in?redirect=//elsewhere.example', 303, '/'],
  ['somebody', someId, '/sign-up', 200, undefined],
  ['somebody yet unknown', null, '/sign-in', 200, undefined],
])('leads %s (%s) on from %s: %i %s', async (_, person, url, status, location) => {
  const folder = temporaryFolder()
  for (const name of ['index', 'sign-in', 'sign-up'])
    writeFileSync(join(folder, `${name}.html`), '<html></html>')
  const app = fastify()
  const reader = person === undefined ? undefined : { person, landing: null, held: [], today: '2026-11-20' }
  await servePages(app, { folder, ...nobody, readerOf: async () => reader })
  const answer = await app.inject({ url })
  expect([answer.statusCode, answer.headers.location]).toEqual([status, location])
  await app.close()
})

it('serves what is named by its content, in the smallest form that the browser reads, and nothing beside it', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  for (const [name, content] of [
    ['index.html', '<html></html>'],
    ['secret.txt', 'no page'],
    ['assets/entry-a1.js', 'export {}'],
    ['assets/entry-a1.js.br', 'small'],
    ['assets/gone-b2.css', 'a {}'],
    ['assets/picture-c3.svg', '<svg/>'],
  ] as const)
    writeFileSync(join(folder, name), content)
  const app = fastify()
  await servePages(app, { folder, ...nobody })
  const ask = async (method: 'GET' | 'HEAD', url: string, encoding = 'identity') => {
    const { statusCode, headers, body } = await app.inject({
      method,
      url,
      headers: { 'accept-encoding': encoding },
    })
    return [statusCode, headers['cache-control'], headers['content-length'], body]
  }
  const kept = 'public, max-age=31536000, immutable'
  expect(await ask('GET', '/assets/entry-a1.js')).toEqual([200, kept, '9', 'export {}'])
  expect(await ask('GET', '/assets/entry-a1.js', 'br')).toEqual([200, kept, '5', 'small'])
  expect(await ask('GET', '/assets/entry-a1.js', 'gzip, br;q=0')).toEqual([200, kept, '9', 'export {}'])
  expect(await ask('GET', '/assets/entry-a1.js', 'gzip, deflate, br;q=0.5')).toEqual([
    200,
    kept,
    '5',
    'small',
  ])
  expect(await ask('HEAD', '/assets/entry-a1.js')).toEqual([200, kept, '9', ''])
  expect(await ask('GET', '/assets/picture-c3.svg')).toEqual([200, kept, '6', '<svg/>'])
  rmSync(join(folder, 'assets/gone-b2.css'))
  expect((await ask('GET', '/assets/gone-b2.css'))[0]).toBe(404)
  for (const name of ['..%2Fsecret.txt', 'other.js', 'ENTRY-A1.js'])
    expect((await ask('GET', `/assets/${name}`))[0], name).toBe(404)
  await app.close()
})

it('says the rules of a page with pages and pictures, not with each of the hundred files of a page', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  for (const name of [
    'index.html',
    'sign-in.html',
    'assets/entry-a1.js',
    'assets/sheet-b2.css',
    'assets/c3.svg',
  ])
    writeFileSync(join(folder, name), '')
  const app = fastify()
  await app.register(fastifyHelmet, securityHeaders({ publicUrl: 'https://vicino.example' }))
  await servePages(app, { folder, ...nobody })
  const toldAt = async (url: string): Promise<string[]> => {
    const { headers } = await app.inject({ url })
    const told = ['content-security-policy', 'x-frame-options', 'referrer-policy', 'x-content-type-options']
    return [...told, 'cross-origin-resource-policy', 'strict-transport-security'].filter(
      name => headers[name],
    )
  }
  for (const url of ['/sign-in', '/assets/c3.svg', '/assets/gone.js'])
    expect((await toldAt(url)).length, url).toBe(6)
  for (const url of ['/assets/entry-a1.js', '/assets/sheet-b2.css'])
    expect(await toldAt(url), url).toEqual([
      'x-content-type-options',
      'cross-origin-resource-policy',
      'strict-transport-security',
    ])
  await app.close()
})

it('sends the page itself packed, with its links to all files', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'index.html'), `<html><head></head><body>${'page '.repeat(400)}</body></html>`)
  const app = fastify()
  await app.register(fastifyCompress, { global: true, threshold: 1024 })
  const reader = { person: someId, landing: null, held: [], today: '2026-11-20' }
  await servePages(app, { folder, ...nobody, readerOf: async () => reader })
  const asked = { url: '/dossier/x', headers: { accept: 'text/html', 'accept-encoding': 'br' } }
  expect((await app.inject(asked)).headers['content-encoding']).toBe('br')
  await app.close()
})

it('keeps what is published nowhere: it may be taken back', async () => {
  const folder = temporaryFolder()
  for (const name of ['index', 'published']) writeFileSync(join(folder, `${name}.html`), '<html></html>')
  const app = fastify()
  const annas = async (path: string) => (path.endsWith('/anna') ? '/anna' : undefined)
  await servePages(app, { folder, ...nobody, publishedAt: annas })
  const { statusCode, headers } = await app.inject({ url: '/anna' })
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  const other = await app.inject({ url: '/business/anna' })
  expect([other.statusCode, other.headers.location]).toEqual([303, '/anna'])
  await app.close()
})
