import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { foundBusiness } from '../testing/founder.ts'
import { testProgram, type TestProgram } from '../testing/program.ts'

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
