import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { foundBusiness } from '../testing/founder.ts'
import { testProgram, type TestProgram } from '../testing/program.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { servePages } from './pages.ts'

let program: TestProgram

beforeAll(async () => {
  program = await testProgram(new Date().toISOString())
})
afterAll(() => program.close())

it('leads the address that people guess to the first page, signed in or not', async () => {
  const { browser } = await foundBusiness(program.app)
  for (const asking of [browser, openBrowser(program.app)]) {
    const answer = await asking.get('/login')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
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
  await servePages(app, { folder, readerOf: async () => undefined })
  const answer = await app.inject({ url, headers: accept === undefined ? {} : { accept } })
  expect(answer.statusCode).toBe(status)
  await app.close()
})
