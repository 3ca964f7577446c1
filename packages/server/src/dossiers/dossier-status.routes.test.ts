import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let director: Caller
let nurse: Caller
let dossier: string

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  director = await program.person(business, ['DS'])
  nurse = await program.person(business, ['INF'])
})
beforeEach(async () => {
  program.setNow('2026-11-20T09:00:00.000Z')
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
})
afterAll(() => program.close())

const inTenant = <T>(ask: Parameters<typeof asTenant<T>>[2]) =>
  asTenant(program.database.app, { business }, ask)
const url = () => `/api/dossiers/${dossier}`
const read = async (who = director) => (await who.call('GET', url())).json()
const change = (body: object, who = director) => who.call('PATCH', url(), body)
const close = () => change({ version: 1, status: 'closed', reason: 'Decesso' })
const hospital = { status: 'suspended', reason: 'Ricovero', from: '2026-11-20', to: '2026-11-26' }

/** Visits of the dossier by day; each id by its name. */
async function plan(visits: Record<string, object>): Promise<Record<string, string>> {
  const rows = Object.entries(visits).map(([name, fields]) => ({ name, _id: newId(), fields }))
  await inTenant(async tx => {
    for (const { _id, fields } of rows)
      await tx`insert into task ${tx({
        business_id: business,
        _id,
        title: 'Visita',
        start_time: '08:00',
        end_time: '09:00',
        type: 'client',
        status: 'pending',
        dossier_id: dossier,
        author_id: director._id,
        ...fields,
      })}`
  })
  return Object.fromEntries(rows.map(({ name, _id }) => [name, _id]))
}
const on = (date: string, more: object = {}) => ({ date, end_date: date, ...more })
const ids = (visits: { _id: string }[]) => visits.map(({ _id }) => _id)
const struckNow = async () =>
  ids(
    await inTenant(
      tx => tx<{ _id: string }[]>`
    select _id from task where dossier_id = ${dossier} and suspended_by_dossier order by date, _id`,
    ),
  )

describe('suspending a dossier', () => {
  it('strikes the coming visits of its days and names them, and touches no others', async () => {
    const visits = await plan({
      yesterday: on('2026-11-19'),
      done: on('2026-11-20', { status: 'completed' }),
      begun: on('2026-11-20', { started_at: '2026-11-20T08:30:00.000Z' }),
      today: on('2026-11-20'),
      last: on('2026-11-26', { status: 'confirmed' }),
      after: on('2026-11-27'),
    })
    const answer = (await change({ version: 1, ...hospital })).json()
    expect(answer).toMatchObject({
      dossier: {
        version: 2,
        status: 'suspended',
        status_reason: 'Ricovero',
        suspension: { from: '2026-11-20', to: '2026-11-26' },
      },
      restored: [],
    })
    expect(answer.struck).toEqual([
      { _id: visits['today'], date: '2026-11-20', start_time: '08:00', end_time: '09:00' },
      { _id: visits['last'], date: '2026-11-26', start_time: '08:00', end_time: '09:00' },
    ])
    expect(await struckNow()).toEqual(ids(answer.struck))
  })

  it('restores what lies ahead when it ends early, and leaves what is past', async () => {
    const visits = await plan({ first: on('2026-11-20'), later: on('2026-11-24'), last: on('2026-11-26') })
    await change({ version: 1, ...hospital })
    program.setNow('2026-11-23T09:00:00.000Z')
    const answer = (await change({ version: 2, status: 'active', reason: 'Rientro a casa' })).json()
    expect(answer).toMatchObject({ dossier: { status: 'active', suspension: null }, struck: [] })
    expect(ids(answer.restored)).toEqual([visits['later'], visits['last']])
    expect(await struckNow()).toEqual([visits['first']])
  })

  it('moves with its days', async () => {
    const visits = await plan({ first: on('2026-11-20'), last: on('2026-11-26'), after: on('2026-11-30') })
    await change({ version: 1, ...hospital })
    const answer = (await change({ version: 2, ...hospital, from: '2026-11-24', to: null })).json()
    expect(ids(answer.struck)).toEqual([visits['after']])
    expect(ids(answer.restored)).toEqual([visits['first']])
    expect(await struckNow()).toEqual([visits['last'], visits['after']])
  })

  it('holds within its days alone', async () => {
    const listed = async (status: string) =>
      ids((await director.call('GET', `/api/dossiers/all_dossiers?limit=100&status=${status}`)).json().items)
    await change({ version: 1, ...hospital, from: '2026-11-22' })
    for (const [day, status] of [
      ['21', 'active'],
      ['22', 'suspended'],
      ['26', 'suspended'],
      ['27', 'active'],
    ] as const) {
      program.setNow(`2026-11-${day}T09:00:00.000Z`)
      expect(await read()).toMatchObject({ status })
      expect(await listed(status)).toContain(dossier)
      expect(await listed(status === 'active' ? 'suspended' : 'active')).not.toContain(dossier)
    }
    expect(await read()).toMatchObject({ suspension: null })
  })

  it('still lets the team write', async () => {
    await change({ version: 1, ...hospital })
    const answer = await nurse.call('POST', `${url()}/warnings`, { kind: 'risk', text: 'In ospedale' })
    expect(answer.statusCode).toBe(201)
  })

  it.each([
    ['without a reason', { status: 'suspended', from: '2026-11-20' }, 'reason', 'required'],
    ['without its first day', { status: 'suspended', reason: 'Ricovero' }, 'from', 'required'],
    ['that ends before it begins', { ...hospital, to: '2026-11-19' }, 'to', 'end_before_start'],
    ['of a status it has already', { status: 'active', reason: 'Nessuno' }, 'status', 'not_an_option'],
    [
      'that closes from a day on',
      { status: 'closed', reason: 'Decesso', from: '2026-12-01' },
      'from',
      'only_for_suspension',
    ],
  ])('refuses one %s', async (_, body, path, code) => {
    expect((await change({ version: 1, ...body })).json()).toMatchObject({ errors: [{ path, code }] })
  })
})

describe('closing a dossier', () => {
  it('strikes every coming visit, and reopening restores those still ahead', async () => {
    const visits = await plan({ today: on('2026-11-20'), far: on('2027-11-20') })
    expect(ids((await close()).json().struck)).toEqual([visits['today'], visits['far']])
    program.setNow('2026-12-01T09:00:00.000Z')
    const answer = (await change({ version: 2, status: 'active', reason: 'Ripresa in carico' })).json()
    expect(ids(answer.restored)).toEqual([visits['far']])
  })

  it('makes it read-only, whoever writes and whatever', async () => {
    await close()
    const writes: [string, string, object][] = [
      ['PATCH', `${url()}/personal_data`, { version: 2, access_note: 'x' }],
      ['PATCH', `${url()}/sanitary_data`, { version: 2, cardNumber: null }],
      ['POST', `${url()}/warnings`, { kind: 'dog', text: 'Cane' }],
      ['POST', `${url()}/stakeholders`, { userId: nurse._id }],
      ['DELETE', `${url()}/stakeholders/${nurse._id}`, {}],
      ['POST', `${url()}/drugs/create_drug`, { name: 'Dafalgan', modality: 'OS' }],
    ]
    const reopened = await director.call('POST', `${url()}/openings`, { reason: 'Richiesta della cassa' })
    expect(reopened.statusCode).toBe(201)
    for (const [method, path, body] of writes) {
      const answer = await director.call(method as 'POST', path, method === 'DELETE' ? undefined : body)
      expect(answer.json(), path).toMatchObject({ status: 409, code: 'dossier_closed' })
    }
  })

  it('asks every reader for a reason, and keeps it', async () => {
    await close()
    const reads = [
      '',
      '/personal_data',
      '/sanitary_data',
      '/warnings',
      '/stakeholders',
      '/setup',
      '/drugs/get_drugs',
    ]
    for (const path of reads)
      expect((await nurse.call('GET', url() + path)).json(), path).toMatchObject({
        status: 403,
        code: 'reason_needed',
      })
    const refused = await nurse.call('POST', `${url()}/openings`, { reason: ' x ' })
    expect(refused.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'reason', code: 'reason_too_short' }],
    })
    const opening = await nurse.call('POST', `${url()}/openings`, { reason: 'Lettera al medico' })
    expect(opening.statusCode).toBe(201)
    for (const path of reads) expect((await nurse.call('GET', url() + path)).statusCode, path).toBe(200)
    expect((await director.call('GET', url())).statusCode).toBe(403)
    const [row] = await inTenant(
      tx => tx`
        select action, actor_id, reason from audit where dossier_id = ${dossier} and action = 'open_closed'
        and result = 'ok'`,
    )
    expect(row).toEqual({ action: 'open_closed', actor_id: nurse._id, reason: 'Lettera al medico' })
  })

  it('says whose dossier it is before it asks for the reason, and nothing to whoever lists none', async () => {
    dossier = await program.dossier(business, { first_name: 'Olga', last_name: 'Rossi' })
    const withheld = await program.person(business, ['INF'], { withheld: ['dossier.list'] })
    for (const reader of [nurse, withheld]) await program.assign(dossier, reader)
    await close()
    const asked = async (reader: Caller) => (await reader.call('GET', `${url()}/personal_data`)).json()
    expect(await asked(nurse)).toMatchObject({
      code: 'reason_needed',
      current: { name: 'Olga Rossi', birthday: expect.any(String) },
    })
    expect(await asked(withheld)).not.toHaveProperty('current')
  })

  it('stays open to the reader for the twelve hours of her session at most', async () => {
    await close()
    const body = { _id: newId(), reason: 'Lettera al medico' }
    const first = await nurse.call('POST', `${url()}/openings`, body)
    const again = await nurse.call('POST', `${url()}/openings`, body)
    expect([first.statusCode, again.statusCode]).toEqual([201, 200])
    expect(again.json()).toEqual(first.json())
    const hours = (Date.parse(first.json().until) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(11.9)
    expect(hours).toBeLessThanOrEqual(12)
  })

  it('closes again when that time is over', async () => {
    await close()
    await inTenant(
      tx =>
        tx`insert into dossier_opening ${tx({
          business_id: business,
          _id: newId(),
          dossier_id: dossier,
          user_id: nurse._id,
          reason: 'Lettera al medico',
          until: new Date().toISOString(),
        })}`,
    )
    expect((await nurse.call('GET', url())).json()).toMatchObject({ code: 'reason_needed' })
  })

  it('opens nothing to somebody who does not reach the dossier', async () => {
    await close()
    const stranger = await program.person(business, ['INF'])
    expect((await stranger.call('POST', `${url()}/openings`, { reason: 'Curiosità' })).statusCode).toBe(404)
    const elsewhere = await program.person(await program.business(), ['DS'])
    expect((await elsewhere.call('POST', `${url()}/openings`, { reason: 'Curiosità' })).statusCode).toBe(404)
  })

  it('leaves only the reopening among what may be written', async () => {
    await close()
    await director.call('POST', `${url()}/openings`, { reason: 'Verifica' })
    const { permissions } = await read()
    const writes = permissions.filter(({ need }: { need: string }) => need === 'write')
    expect(writes).toEqual([{ permission: 'dossier.close_reopen', need: 'write' }])
  })
})

describe('who changes the status', () => {
  it('is 403 at the field for a nurse, 403 without writing, 404 beyond reach', async () => {
    const body = { version: 1, status: 'closed', reason: 'Decesso' }
    expect((await change(body, nurse)).json()).toMatchObject({
      status: 403,
      errors: [{ path: 'status', code: 'forbidden' }],
    })
    const owner = await program.person(business, ['PROP'])
    expect((await change(body, owner)).json()).toMatchObject({ status: 403, errors: [] })
    const leader = await program.person(business, ['CE'])
    expect((await change(body, leader)).statusCode).toBe(404)
    expect(await read()).toMatchObject({ status: 'active', version: 1 })
  })

  it('meets a 409 with the current dossier when somebody was quicker', async () => {
    const answers = await Promise.all(
      ['Uno', 'Due', 'Tre'].map(text => change({ version: 1, status: 'closed', reason: `Motivo ${text}` })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const [late] = answers.filter(({ statusCode }) => statusCode === 409)
    expect(late!.json()).toMatchObject({
      code: 'stale',
      current: { _id: dossier, version: 2, status: 'closed' },
    })
  })

  it('is written down with the reason', async () => {
    await close()
    const [row] = await inTenant(
      tx => tx`select action, fields, reason from audit where dossier_id = ${dossier} and action = 'update'`,
    )
    expect(row).toEqual({ action: 'update', fields: ['status'], reason: 'Decesso' })
  })
})
