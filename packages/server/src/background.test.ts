import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBackground } from './background.ts'
import { asTenant } from './db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from './testing/program.ts'

let program: TestProgram
let director: Caller

beforeAll(async () => {
  program = await testProgram()
  director = await program.person(await program.business(), ['DS'])
})
afterAll(() => program.close())

const unlinked = async () => (await director.call('GET', '/api/audit/verification')).json().unlinked

it('links what requests leave, without being asked, until it is stopped', async () => {
  const failures: unknown[] = []
  const { dataFolder, database } = program
  const background = startBackground({
    config: { dataFolder },
    database,
    report: error => failures.push(error),
  })
  await director.call('PATCH', '/api/users/me', { version: 1, bio: 'uno' })
  // The verification leaves a row of its own each time: the chain has caught up once only that one waits.
  await expect.poll(unlinked, { timeout: 20_000 }).toBeLessThanOrEqual(1)
  const linked = () =>
    asTenant(database.app, { business: director.business }, async tx => {
      const [row] = await tx<{ n: number }[]>`select count(*)::int as n from audit_link`
      return row!.n
    })
  await expect.poll(linked, { timeout: 20_000 }).toBeGreaterThan(0)
  await background.stop()
  await director.call('PATCH', '/api/users/me', { version: 2, bio: 'due' })
  expect(await unlinked()).toBeGreaterThan(0)
  expect(failures).toEqual([])
})
