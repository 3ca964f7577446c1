import type { Role } from '@vicino/domain/access/role.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let planner: Caller
const people = new Map<string, Caller>()

const staff: [last_name: string, roles: Role[]][] = [
  ['Ähli', ['OSS']],
  ['Bianchi', ['INF', 'CE']],
  ["D'Angelo", ['AMM']],
  ['Müller', ['MED']],
  ['Zanetti', ['INF']],
]

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  planner = await program.person(business, ['PIA'], { last_name: 'Pianificatrice' })
  for (const [last_name, roles] of staff)
    people.set(last_name, await program.person(business, roles, { last_name }))
  const other = await program.business()
  await program.person(other, ['INF'], { last_name: 'Estranea' })
})
afterAll(() => program.close())

const list = async (query = '', path = 'collaborators') =>
  (await planner.call('GET', `/api/${path}${query}`)).json()
const names = (page: { items: { last_name: string }[] }) => page.items.map(({ last_name }) => last_name)

describe('the collaborators', () => {
  it('are those of the active business, by name, with their roles in words', async () => {
    const page = await list()
    expect(names(page)).toEqual(['Ähli', 'Bianchi', "D'Angelo", 'Müller', 'Pianificatrice', 'Zanetti'])
    expect(page).toMatchObject({ page: 1, limit: 10, total: 6, more: false })
    expect(page.items[1]).toMatchObject({
      userId: people.get('Bianchi')!._id,
      entityId: business,
      entityType: 'Business',
      name: 'Anna Bianchi',
      avatar: null,
      roles: ['INF', 'CE'],
      role_label: 'Capo équipe, Inf. dipl.',
      job_title: 'nurse_diploma',
      employment_type: 'full_time',
      start_date: '2020-01-01',
      end_date: null,
    })
  })

  it('tell what each keeps of her roles to whoever may invite, and to herself', async () => {
    const told = async (who: Caller) => {
      const { items } = (await who.call('GET', '/api/collaborators?limit=20')).json()
      return new Map<string, string[] | null>(
        items.map((one: { userId: string; permissions: string[] | null }) => [one.userId, one.permissions]),
      )
    }
    const [bianchi, zanetti] = [people.get('Bianchi')!, people.get('Zanetti')!]
    const seen = await told(zanetti)
    expect(seen.get(zanetti._id)).toContain('drugs.read')
    expect(seen.get(bianchi._id)).toBeNull()
    const apart = await program.business()
    const director = await program.person(apart, ['DS', 'PROP'])
    const narrowed = await program.person(apart, ['INF'], { withheld: ['drugs.read'] })
    const kept = (await told(director)).get(narrowed._id)
    expect(kept).toContain('drugs.administer')
    expect(kept).not.toContain('drugs.read')
  })

  it.each([
    ['?search=muller', ['Müller']],
    ['?search=M%C3%BCller', ['Müller']],
    ['?search=mueller', ['Müller']],
    ['?search=angelo', ["D'Angelo"]],
    ["?search=d'ang%20anna", ["D'Angelo"]],
    ['?search=anna&limit=2', ['Ähli', 'Bianchi']],
    ['?search=anna&limit=2&page=3', ['Pianificatrice', 'Zanetti']],
    ['?search=estranea', []],
    ['?search=%25', ['Ähli', 'Bianchi', "D'Angelo", 'Müller', 'Pianificatrice', 'Zanetti']],
    ['?limit=2&page=2', ["D'Angelo", 'Müller']],
    ['?page=9', []],
  ])('%s', async (query, expected) => expect(names(await list(query))).toEqual(expected))

  it('of a page know what comes after', async () => {
    expect(await list('?search=anna&limit=4')).toMatchObject({ total: 6, more: true })
    expect(await list('?search=anna&limit=3&page=2')).toMatchObject({ total: 6, more: false })
    expect(await list('?limit=4')).toMatchObject({ total: 6, more: true })
  })

  it('leave one out who is asked to be left out', async () => {
    expect(names(await list(`?search=b&excludeUserId=${people.get('Bianchi')!._id}`))).toEqual([])
    expect(names(await list(`?excludeUserId=${planner._id}`))).not.toContain('Pianificatrice')
  })

  it('are no longer listed once they have left, unless all are asked for', async () => {
    const gone = await program.person(business, ['OSS'], { last_name: 'Partita' })
    await asTenant(program.database.app, { business }, async tx => {
      await tx`update collaboration set end_date = '2026-11-19' where user_id = ${gone._id}`
    })
    expect(names(await list())).not.toContain('Partita')
    expect(names(await list('?status=all'))).toContain('Partita')
    expect(names(await list('?status=all&search=partita'))).toEqual(['Partita'])
  })

  it('of another business are a 404, of the own one by its id the same list', async () => {
    const other = await program.business()
    expect(await list(`?businessId=${other}`)).toMatchObject({ status: 404, code: 'not_found' })
    expect(names(await list(`?businessId=${business}&limit=1`))).toEqual(['Ähli'])
  })

  it('cost the same number of statements whether few or many', async () => {
    const counts = async () => ({
      all: await program.statements(() => list('?limit=100')),
      found: await program.statements(() => list('?search=anna&limit=100')),
    })
    const few = await counts()
    for (let n = 0; n < 20; n += 1) await program.person(business, ['AUS'], { last_name: 'Tanti' })
    expect(await counts()).toEqual(few)
  })
})

describe('the professionals', () => {
  it('are the collaborators who care for clients', async () => {
    const found = names(await list('?limit=100', 'professionals')).filter(name => name !== 'Tanti')
    expect(found).toEqual(['Ähli', 'Bianchi', 'Müller', 'Zanetti'])
    expect(names(await list('?search=zan', 'professionals'))).toEqual(['Zanetti'])
  })
})
