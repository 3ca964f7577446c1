import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: Id
let dossier: Id
let director: Caller
let caseNurse: Caller
let nurse: Caller

const whose = { first_name: 'Luca', last_name: 'Bernasconi', birthday: '1941-03-11' }

beforeAll(async () => {
  program = await testProgram()
})
beforeEach(async () => {
  business = await program.business()
  dossier = await program.dossier(business)
  director = await program.person(business, ['DS'])
  caseNurse = await program.person(business, ['INF'])
  nurse = await program.person(business, ['INF'], { last_name: 'Urgenza' })
  await program.assign(dossier, caseNurse)
})
afterAll(() => program.close())

const path = '/api/emergency_accesses'
const find = (who = nurse, more: object = {}) => who.call('POST', path, { ...whose, ...more })
const open = (access: string, who = nurse, reason = 'Trovata a terra dal vicino') =>
  who.call('POST', `${path}/${access}/open`, { reason })
const reads = (who = nurse) =>
  who.call('GET', `/api/dossiers/${dossier}/drugs/get_drugs`).then(({ statusCode }) => statusCode)
const headOf = async (who: Caller) => (await who.call('GET', `/api/dossiers/${dossier}`)).json()
const list = async (who = director) => (await who.call('GET', path)).json()
async function opened(who = nurse): Promise<string> {
  const { accessId } = (await find(who)).json()
  expect((await open(accessId, who)).statusCode).toBe(200)
  return accessId
}
const auditOf = (action: string) =>
  asTenant(
    program.database.app,
    { business },
    tx =>
      tx`select actor_id, dossier_id, reason, rows, result from audit where action = ${action} order by _id`,
  )

describe('finding', () => {
  it('says only that there is a dossier, and opens nothing', async () => {
    const answer = await find()
    expect(Object.keys(answer.json())).toEqual(['accessId'])
    expect(answer.body).not.toContain(dossier)
    expect(await reads()).toBe(404)
    expect((await nurse.call('GET', '/api/dossiers/all_dossiers')).json().items).toEqual([])
  })

  it.each([
    ['a part of the name', { last_name: 'Bernascon' }],
    ['more than the name', { last_name: 'Bernasconi Rossi' }],
    ['another birth date', { birthday: '1941-03-12' }],
    ['names swapped', { first_name: 'Bernasconi', last_name: 'Luca' }],
  ])('finds nobody by %s, and writes it down', async (_, more) => {
    expect((await find(nurse, more)).json()).toEqual({ accessId: null })
    expect(await auditOf('emergency_search')).toMatchObject([
      { actor_id: nurse._id, dossier_id: null, rows: 0 },
    ])
  })

  it('asks for the whole name and the birth date', async () => {
    expect((await nurse.call('POST', path, { last_name: 'Bernasconi' })).statusCode).toBe(422)
  })

  it.each([
    ['1850-01-01', 'birthday_too_early'],
    ['2026-11-21', 'birthday_in_future'],
  ])('refuses %s as a birth date, and counts no try', async (birthday, code) => {
    const answer = await find(nurse, { birthday })
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'birthday', code }] })
    expect(await auditOf('emergency_search')).toEqual([])
  })

  it('finds nobody of another business', async () => {
    const stranger = await program.person(await program.business(), ['INF'])
    expect((await find(stranger)).json()).toEqual({ accessId: null })
  })

  it('is counted: after ten tries in an hour it waits', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 11; at += 1)
      statuses.push((await find(nurse, { last_name: `Prova ${'a'.repeat(at + 1)}` })).statusCode)
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200))
    expect(statuses.at(10)).toBe(429)
    expect((await auditOf('emergency_search')).at(-1)).toMatchObject({
      actor_id: nurse._id,
      result: 'denied',
    })
    expect((await find(caseNurse)).statusCode).toBe(200)
  })

  it.each([
    ['DS', 200],
    ['CE', 200],
    ['INF', 200],
    ['OSS', 200],
    ['PROP', 403],
    ['AC', 403],
    ['AUS', 403],
    ['TER', 403],
    ['MED', 403],
    ['PIA', 403],
    ['AMM', 403],
    ['SYS', 403],
    ['AUD', 403],
  ] as const)('is for %s: %i', async (role, status) => {
    expect((await find(await program.person(business, [role]))).statusCode).toBe(status)
  })
})

describe('an access in an emergency', () => {
  it('opens the dossier as if she were assigned, with a reason, and is written down', async () => {
    const { accessId } = (await find()).json()
    expect((await open(accessId, nurse, 'x')).statusCode).toBe(422)
    expect(await reads()).toBe(404)
    const answer = (await open(accessId)).json()
    expect(answer.dossierId).toBe(dossier)
    const hours = (Date.parse(answer.until) - Date.now()) / 3_600_000
    expect(hours).toBeCloseTo(24, 1)
    expect(await reads()).toBe(200)
    const warning = { kind: 'risk', text: 'Caduta' }
    expect((await nurse.call('POST', `/api/dossiers/${dossier}/warnings`, warning)).statusCode).toBe(201)
    const { items } = (await nurse.call('GET', '/api/dossiers/all_dossiers')).json()
    expect(items).toMatchObject([{ _id: dossier }])
    const rows = await auditOf('emergency_access')
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows)
      expect(row).toMatchObject({
        actor_id: nurse._id,
        dossier_id: dossier,
        reason: 'Trovata a terra dal vicino',
      })
  })

  it('gives no more than the role has', async () => {
    const helper = await program.person(business, ['OSS'])
    await opened(helper)
    expect(await reads(helper)).toBe(200)
    const drug = { name: 'Dafalgan', modality: 'OS', morning: 1, start_date: '2026-11-01' }
    const answer = await helper.call('POST', `/api/dossiers/${dossier}/drugs/create_drug`, drug)
    expect(answer.statusCode).toBe(403)
  })

  it('is opened by her alone who found it, once, and soon', async () => {
    const { accessId } = (await find()).json()
    const other = await program.person(business, ['INF'])
    expect((await open(accessId, other)).statusCode).toBe(404)
    await program.asOwner(
      business,
      tx => tx`update emergency_access set found_at = now() - interval '16 minutes'`,
    )
    expect((await open(accessId)).statusCode).toBe(404)
    expect((await open(newId())).statusCode).toBe(404)
    const again = await opened()
    expect((await open(again, nurse, 'Un altro motivo')).statusCode).toBe(404)
  })

  it('ends after 24 hours by itself, and before by her alone', async () => {
    const first = await opened()
    expect((await caseNurse.call('POST', `${path}/${first}/end`)).statusCode).toBe(404)
    expect((await nurse.call('POST', `${path}/${first}/end`)).statusCode).toBe(200)
    expect(await reads()).toBe(404)
    const second = await opened()
    expect(await reads()).toBe(200)
    await program.asOwner(business, tx => tx`update emergency_access set until = now() where _id = ${second}`)
    expect(await reads()).toBe(404)
    expect((await nurse.call('POST', `${path}/${second}/end`)).statusCode).toBe(404)
  })

  it('ends with the role', async () => {
    await opened()
    await asTenant(program.database.app, { business }, async tx => {
      await tx`update collaboration set roles = '{AMM}' where user_id = ${nurse._id}`
    })
    expect(await reads()).toBe(403)
  })

  it('stands at the head of the dossier for its team while it lasts', async () => {
    const access = await opened()
    const [told] = (await headOf(caseNurse)).emergencies
    expect(told).toMatchObject({ own: false, name: 'Anna Urgenza', reason: 'Trovata a terra dal vicino' })
    expect((await headOf(nurse)).emergencies).toMatchObject([{ _id: access, own: true }])
    const office = await program.person(business, ['AMM'])
    expect((await headOf(office)).emergencies, 'no clinical reason').toMatchObject([{ reason: null }])
    await nurse.call('POST', `${path}/${access}/end`)
    expect((await headOf(caseNurse)).emergencies).toEqual([])
  })

  it('stays in the log of the dossier for whoever cares for the client, not for the office', async () => {
    const access = await opened()
    await nurse.call('POST', `${path}/${access}/end`)
    const logOf = async (who: Caller) =>
      (await who.call('GET', `/api/dossiers/${dossier}/logs/get_logs`))
        .json()
        .groups?.flatMap(({ logs }: { logs: object[] }) => logs)
    const line = { dataModel: 'EmergencyAccess', entityId: access, stakeholderId: { _id: nurse._id } }
    expect(await logOf(caseNurse)).toMatchObject([
      { ...line, action: 'ended', read: false },
      { ...line, action: 'created', populatedData: { reason: 'Trovata a terra dal vicino' } },
    ])
    const office = await program.person(business, ['AMM'])
    expect(await logOf(office)).toEqual([])
  })

  it('that nobody reviewed within seven days is marked', async () => {
    const access = await opened()
    const overdue = async () => (await list()).items[0].overdue
    expect(await overdue()).toBe(false)
    await program.asOwner(
      business,
      tx => tx`
      update emergency_access set opened_at = now() - interval '7 days 1 hour', until = now() where _id = ${access}`,
    )
    expect(await overdue()).toBe(true)
    await director.call('POST', `${path}/${access}/review`)
    expect(await overdue()).toBe(false)
  })

  it('is reviewed by the direction, with what she opened', async () => {
    const access = await opened()
    await reads()
    expect(await list()).toMatchObject({
      total: 1,
      items: [
        { _id: access, own: false, dossier: { _id: dossier }, read: ['dossier', 'drug'], reviewed_by: null },
      ],
    })
    const review = (who: Caller) => who.call('POST', `${path}/${access}/review`)
    expect((await review(nurse)).statusCode).toBe(403)
    expect((await review(director)).statusCode).toBe(200)
    expect((await review(director)).statusCode, 'again').toBe(200)
    expect((await list()).items[0].reviewed_by).toMatchObject({ _id: director._id })
    const own = await opened(director)
    expect((await review(director)).statusCode).toBe(200)
    expect((await director.call('POST', `${path}/${own}/review`)).json()).toMatchObject({
      status: 409,
      code: 'second_person_needed',
    })
    const stranger = await program.person(await program.business(), ['DS'])
    expect((await stranger.call('POST', `${path}/${own}/review`)).statusCode).toBe(404)
    expect((await list(stranger)).items).toEqual([])
  })

  it('is read with so many statements, however many there are', async () => {
    await opened()
    const few = await program.statements(() => list())
    for (let at = 0; at < 5; at += 1) await opened()
    expect(await program.statements(() => list())).toBe(few)
  })
})
