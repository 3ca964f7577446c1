import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { linkWaitingRows } from './chain.store.ts'

let program: TestProgram
let business: string
let auditor: Caller
let nurse: Caller
let dossier: string

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  auditor = await program.person(business, ['AUD'], { last_name: 'Revisora' })
  nurse = await program.person(business, ['INF'], { last_name: "D'Angelo" })
  dossier = await program.dossier(business, { first_name: 'Luca', last_name: 'Bernasconi' })
  await program.assign(dossier, nurse)
  await nurse.call('GET', `/api/dossiers/${dossier}/drugs/get_drugs`)
  await nurse.call('POST', `/api/dossiers/${dossier}/drugs/create_drug`, { name: 'Dafalgan', modality: 'OS' })
  await nurse.call('PATCH', '/api/users/me', { version: 1, bio: 'Biasca' })
})
afterAll(() => program.close())

const list = async (query = '', who = auditor) => (await who.call('GET', `/api/audit${query}`)).json()

describe('the audit log', () => {
  it('says who did what to which dossier, newest first, with their names', async () => {
    const { items } = await list(`?actorId=${nurse._id}`)
    expect(
      items.map(({ action, entity_type }: Record<string, string>) => `${action} ${entity_type}`),
    ).toEqual(['update person', 'create drug', 'read drug'])
    expect(items[1]).toMatchObject({
      actor: { _id: nurse._id, avatar: null },
      actor_name: "Anna D'Angelo",
      actor_role: 'INF',
      dossier: { _id: dossier, name: 'Luca Bernasconi', birthday: '1941-03-11' },
      fields: ['name', 'modality'],
      result: 'ok',
      link: null,
    })
    expect(items[0].dossier).toBeNull()
  })

  it('writes down that it was read, and by whom', async () => {
    await list(`?dossierId=${dossier}`)
    const { items } = await list(`?actorId=${auditor._id}&limit=1`)
    expect(items[0]).toMatchObject({
      action: 'read',
      entity_type: 'audit',
      dossier: { _id: dossier },
      actor_name: 'Anna Revisora',
    })
  })

  it('writes down who was turned away', async () => {
    const oss = await program.person(business, ['OSS'])
    expect((await oss.call('GET', '/api/audit')).statusCode).toBe(403)
    await oss.call('GET', `/api/dossiers/${dossier}/drugs/get_drugs`)
    const { items } = await list(`?actorId=${oss._id}&result=denied`)
    expect(items).toMatchObject([
      { entity_type: 'drug', dossier: { _id: dossier }, result: 'denied' },
      { entity_type: 'audit', dossier: null, result: 'denied' },
    ])
  })

  const words = (items: Record<string, string>[]) =>
    items.map(({ action, entity_type }) => `${action} ${entity_type}`)

  it.each([
    ['action=create', ['create drug']],
    ['entity=drug&action=read&result=ok', ['read drug']],
    ['entity=nothing', []],
  ])('is filtered by %s', async (query, expected) => {
    expect(words((await list(`?actorId=${nurse._id}&${query}`)).items)).toEqual(expected)
  })

  it('reports the accesses to one dossier', async () => {
    const { items } = await list(`?dossierId=${dossier}&entity=drug&result=ok`)
    expect(words(items)).toEqual(['create drug', 'read drug'])
    const other = await program.dossier(business)
    expect((await list(`?dossierId=${other}&entity=drug`)).items).toEqual([])
  })

  it('is filtered by days with all their hours, and by instants', async () => {
    const { items } = await list(`?actorId=${nurse._id}`)
    const { at } = items[0]
    const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Zurich' }).format(Date.parse(at))
    const count = async (query: string) => (await list(`?actorId=${nurse._id}&${query}`)).total
    expect(await count(`from=${day}&to=${day}`)).toBe(3)
    expect(await count('to=2020-01-01')).toBe(0)
    expect(await count('from=2100-01-01')).toBe(0)
    expect(await count(`from=${at}`)).toBeGreaterThan(0)
    expect(await count(`to=${at}`)).toBe(3)
  })

  it.each([
    ['from=2026-11-20&to=2026-11-19', 422, 'to'],
    ['from=2026-13-01', 422, 'from'],
    ['actorId=x', 422, 'actorId'],
    ['action=x%27', 422, 'action'],
    ['limit=101', 422, 'limit'],
  ])('refuses %s', async (query, status, path) => {
    expect(await list(`?${query}`)).toMatchObject({ status, errors: [{ path }] })
  })

  it('is paged, and costs the same number of statements on a long page as on a short one', async () => {
    const short = await program.statements(() => list('?limit=1'))
    expect(await program.statements(() => list('?limit=100'))).toBe(short)
    expect(await list(`?actorId=${nurse._id}&limit=2`)).toMatchObject({ total: 3, more: true, page: 1 })
    expect(await list(`?actorId=${nurse._id}&limit=2&page=2`)).toMatchObject({
      total: 3,
      more: false,
      page: 2,
    })
  })

  it('is another one in another business', async () => {
    const stranger = await program.person(await program.business(), ['AUD'])
    expect((await list(`?actorId=${nurse._id}`, stranger)).items).toEqual([])
  })

  it('shows the link of what the chain has reached', async () => {
    await linkWaitingRows(program.database.app)
    const { items } = await list(`?actorId=${nurse._id}`)
    for (const { link } of items) expect(link).toBeGreaterThan(0)
  })
})

describe('the runtime role', () => {
  it.each([
    "update audit set action = 'read'",
    'delete from audit',
    'update audit_link set link = link + 1',
    'delete from audit_link',
    'truncate audit, audit_link',
    'alter table audit disable row level security',
  ])('cannot %s', async statement => {
    await expect(
      asTenant(program.database.app, { business }, tx => tx.unsafe(statement)),
    ).rejects.toMatchObject({ code: '42501' })
  })
})
