import { afterAll, beforeAll, expect, it } from 'vitest'
import { inject, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.125Z')
})
afterAll(() => program.close())

it.each([
  ['a check of health', '/readyz'],
  ['a refusal', '/api/users/me'],
  ['a page', '/sign-in'],
  ['what is nowhere', '/api/gone'],
])('%s says the time by the clock of the server, in milliseconds', async (_, url) => {
  const { headers } = await inject(program.app, 'GET', url)
  expect(headers['x-server-time']).toBe(String(Date.UTC(2026, 10, 20, 9, 0, 0, 125)))
})
