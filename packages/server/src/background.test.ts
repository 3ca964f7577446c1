import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBackground } from './background.ts'
import { asTenant } from './db/tenant.ts'
import { testConfig } from './testing/config.ts'
import { type Caller, testProgram, type TestProgram } from './testing/program.ts'

let program: TestProgram
let director: Caller

beforeAll(async () => {
  program = await testProgram()
  director = await program.person(await program.business(), ['DS'])
})
afterAll(() => program.close())

const unlinked = async () => (await director.call('GET', '/api/audit/verification')).json().unlinked

const startOn = ({ dataFolder, database }: TestProgram, failures: unknown[]) =>
  startBackground({ config: { ...testConfig, dataFolder }, database, report: error => failures.push(error) })

it('links what requests leave, without being asked, until it is stopped', async () => {
  const failures: unknown[] = []
  const { database } = program
  const background = startOn(program, failures)
  await director.call('PATCH', '/api/users/me', { version: 1, bio: 'uno' })
  // The verification leaves a row of its own each time: the chain has caught up once only that one waits.
  await expect.poll(unlinked).toBeLessThanOrEqual(1)
  const linked = () =>
    asTenant(database.app, { business: director.business }, async tx => {
      const [row] = await tx<{ n: number }[]>`select count(*)::int as n from audit_link`
      return row!.n
    })
  await expect.poll(linked).toBeGreaterThan(0)
  await background.stop()
  await director.call('PATCH', '/api/users/me', { version: 2, bio: 'due' })
  expect(await unlinked()).toBeGreaterThan(0)
  expect(failures).toEqual([])
})

it('puts away ways in that have ended or were used, however many, and no others', async () => {
  const { owner } = program.database
  const { _id: person, business } = director
  await owner`
    insert into auth.session (id, token, "userId", "expiresAt")
    select gen_random_uuid(), 'session-' || n, ${person}, now() + make_interval(mins => case n when 0 then 5 else -1 end)
    from generate_series(0, 250) n`
  await owner`
    insert into auth.verification (id, identifier, value, "expiresAt")
    values (gen_random_uuid(), 'ended', 'x', now() - interval '1 minute'),
      (gen_random_uuid(), 'open', 'x', now() + interval '1 minute')`
  await owner`
    insert into auth.attempt (key, count, until)
    values ('ended', 1, now() - interval '1 minute'), ('open', 1, now() + interval '1 minute')`
  await owner`
    insert into auth.reset_link (token_hash, user_id, business_id, made_by, expires_at, used_at)
    select name::bytea, ${person}::uuid, ${business}::uuid, ${person}::uuid, now() + ends, used
    from (values ('open', interval '1 minute', null), ('ended', interval '-31 days', null),
      ('used', interval '-31 days', now() - interval '32 days')) link (name, ends, used)`
  const left = async () => {
    const rows = await owner<{ name: string }[]>`
      select token as name from auth.session where token like 'session-%'
      union all select identifier from auth.verification union all select key from auth.attempt
      union all select convert_from(token_hash, 'utf8') from auth.reset_link
      order by 1`
    return rows.map(({ name }) => name)
  }
  const failures: unknown[] = []
  const background = startOn(program, failures)
  await expect.poll(left).toEqual(['open', 'open', 'open', 'session-0'])
  await background.stop()
  expect(failures).toEqual([])
})
