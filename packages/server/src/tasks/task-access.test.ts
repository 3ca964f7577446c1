import type { Role } from '@vicino/domain/access/role.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

const today = '2026-11-20'

let program: TestProgram
let business: string
let dossier: string
let team: string
let planner: Caller
let nurse: Caller
let colleague: Caller
let stranger: Caller

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  business = await program.business()
  planner = await program.person(business, ['PIA'])
})
afterAll(() => program.close())

const inTenant = <T>(ask: Parameters<typeof asTenant<T>>[2]) =>
  asTenant(program.database.app, { business }, ask)

// A client, a nurse and a colleague in her care, a team of her and the nurse, and somebody who knows neither.
beforeEach(async () => {
  program.setNow('2026-11-20T09:00:00.000Z')
  stranger = await program.person(business, ['INF'])
  dossier = await program.dossier(business)
  nurse = await program.person(business, ['INF'])
  colleague = await program.person(business, ['OSS'])
  await program.assign(dossier, nurse)
  await program.assign(dossier, colleague)
  team = newId()
  await inTenant(async tx => {
    await tx`insert into team ${tx({ business_id: business, _id: team, name: 'Bellinzona' })}`
    await tx`insert into team_client ${tx({ business_id: business, team_id: team, dossier_id: dossier })}`
  })
  await join(nurse)
})

const join = (person: Caller) =>
  inTenant(
    async tx =>
      tx`insert into team_member ${tx({ business_id: business, team_id: team, user_id: person._id })}`,
  )
const leader = async () => {
  const person = await program.person(business, ['CE'])
  await join(person)
  return person
}
const leave = (person: Caller, day: string) =>
  inTenant(async tx => tx`update stakeholder set until = ${day} where user_id = ${person._id}`)

const visit = (changed: object = {}) => ({
  title: 'Igiene',
  date: today,
  start_time: '08:00',
  end_time: '09:00',
  client: dossier,
  ...changed,
})
const other = (changed: object = {}) => visit({ type: 'task', client: null, ...changed })

const create = (who: Caller, body: object) => who.call('POST', '/api/tasks/create_task', body)
const created = async (who: Caller, body: object) => {
  const answer = await create(who, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const read = (who: Caller, task: { _id: string }) => who.call('GET', `/api/tasks/${task._id}`)
const change = (who: Caller, task: { _id: string; version: number }, changed: object) =>
  who.call('PATCH', `/api/tasks/${task._id}`, { version: task.version, ...changed })
const dayOf = (who: Caller, query: Record<string, string> = {}) =>
  who.call('GET', `/api/tasks/date/${today}?${String(new URLSearchParams(query))}`)
const idsOn = async (who: Caller, query: Record<string, string> = {}): Promise<string[]> =>
  (await dayOf(who, query)).json().map(({ _id }: { _id: string }) => _id)
const open = async (who: Caller, id = dossier) => (await who.call('GET', `/api/dossiers/${id}`)).statusCode

describe("a colleague's visit", () => {
  it.each<[Role, boolean, number, number]>([
    ['DS', false, 200, 200],
    ['PIA', false, 200, 200],
    ['CE', true, 200, 200],
    ['CE', false, 404, 404],
    ['INF', true, 200, 403],
    ['INF', false, 404, 404],
    ['OSS', true, 200, 403],
    ['OSS', false, 404, 404],
    ['AC', true, 200, 403],
    ['TER', true, 200, 403],
    ['MED', true, 200, 403],
    ['MED', false, 404, 403],
    ['AMM', false, 200, 403],
    ['PROP', false, 200, 403],
    ['AUD', false, 200, 403],
    ['SYS', true, 403, 403],
  ])(
    '%s, in the care of the client: %s, is answered %i to a read and %i to a change',
    async (...expected) => {
      const [role, assigned, reading, writing] = expected
      const task = await created(nurse, visit())
      const person = await program.person(business, [role])
      if (assigned) await program.assign(dossier, person)
      expect([
        (await read(person, task)).statusCode,
        (await change(person, task, { title: 'Altro' })).statusCode,
      ]).toEqual([reading, writing])
    },
  )

  it('is as little there in another business as one that does not exist', async () => {
    const task = await created(nurse, visit())
    const foreigner = await program.person(await program.business(), ['DS'])
    const unlike = (body: string) => body.replace(/"requestId":"[^"]*"/, '')
    const [foreign, missing] = [await read(foreigner, task), await read(foreigner, { _id: newId() })]
    expect(foreign.statusCode).toBe(404)
    expect(unlike(foreign.body)).toBe(unlike(missing.body))
  })

  it('stays readable to its author and its operators when they leave the care', async () => {
    const task = await created(planner, visit({ operators: [nurse._id] }))
    const own = await created(colleague, visit({ date: '2026-11-21' }))
    await leave(nurse, '2026-11-19')
    await leave(colleague, '2026-11-19')
    program.setNow('2027-03-20T09:00:00.000Z')
    expect([(await read(nurse, task)).statusCode, (await read(colleague, own)).statusCode]).toEqual([
      200, 200,
    ])
    expect((await change(nurse, task, { title: 'Altro' })).statusCode).toBe(403)
  })
})

describe('a task without a client', () => {
  it.each<[string, () => Promise<Caller>, number, number]>([
    ['its operator', async () => nurse, 200, 200],
    ['the nursing director', () => program.person(business, ['DS']), 200, 200],
    ["the leader of the operator's team", leader, 200, 200],
    ['the leader of another team', () => program.person(business, ['CE']), 404, 404],
    ['a colleague', async () => colleague, 404, 404],
    ['the administration', () => program.person(business, ['AMM']), 404, 404],
  ])('is answered to %s', async (_, who, reading, writing) => {
    const task = await created(nurse, other())
    const person = await who()
    expect((await read(person, task)).statusCode).toBe(reading)
    expect((await change(person, task, { title: 'Altro' })).statusCode).toBe(writing)
  })
})

describe("somebody's private time", () => {
  const dentist = () =>
    created(
      nurse,
      other({
        type: 'personal',
        title: 'Dentista',
        description: 'Via Nassa',
        started_at: '2026-11-20T08:00:00.000Z',
      }),
    )

  it('is whole for herself', async () => {
    const task = await dentist()
    expect((await read(nurse, task)).json()).toMatchObject({ title: 'Dentista', description: 'Via Nassa' })
  })

  it('is only time to who plans for her', async () => {
    const task = await dentist()
    const busy = {
      title: 'Occupato',
      description: '',
      started_at: null,
      start_time: '08:00',
      end_time: '09:00',
    }
    for (const person of [planner, await leader()]) {
      expect((await read(person, task)).json()).toMatchObject(busy)
      const listed = (await dayOf(person, { operatorId: nurse._id })).json()
      expect(listed).toMatchObject([busy])
      expect(JSON.stringify(listed)).not.toMatch(/Dentista|Nassa/)
      expect(await idsOn(person, { operatorId: nurse._id, search: 'dentista' })).toEqual([])
    }
    expect(await idsOn(nurse, { search: 'dent' })).toEqual([task._id])
  })

  it('is changed and removed by nobody else', async () => {
    const task = await dentist()
    const answers = [
      await change(planner, task, { date: '2026-11-23' }),
      await planner.call('DELETE', `/api/tasks/${task._id}`),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403])
  })

  it('stands in the way as time alone', async () => {
    await dentist()
    const answer = await create(planner, visit({ operators: [nurse._id] }))
    expect(answer.json()).toMatchObject({ code: 'overlap', current: { clashes: [{ title: 'Occupato' }] } })
    expect(answer.body).not.toContain('Dentista')
  })
})

describe('whole days', () => {
  it('of her own are everybody’s, those of others are only for who plans for them', async () => {
    const mine = await created(nurse, visit())
    const theirs = await created(colleague, visit({ start_time: '10:00', end_time: '11:00' }))
    const duty = await created(colleague, other({ start_time: '12:00', end_time: '13:00' }))
    expect(await idsOn(nurse)).toEqual([mine._id])
    expect(await idsOn(colleague)).toEqual([theirs._id, duty._id])
    expect(await idsOn(planner, { operatorId: colleague._id })).toEqual([theirs._id, duty._id])
    expect(await idsOn(await leader())).toEqual([mine._id, theirs._id])
    expect(await idsOn(stranger)).toEqual([])
    expect(await idsOn(await program.person(business, ['AMM']))).toEqual([])
    expect(await idsOn(await program.person(await program.business(), ['DS']))).toEqual([])
  })

  it('of a colleague are refused to who does not plan for her', async () => {
    const answer = await dayOf(nurse, { operatorId: colleague._id })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().errors).toMatchObject([{ path: 'operatorId', code: 'forbidden' }])
    expect((await dayOf(nurse, { operatorId: nurse._id })).statusCode).toBe(200)
  })

  it('of a client are for whoever may read the dossier', async () => {
    const mine = await created(nurse, visit())
    const theirs = await created(colleague, visit({ start_time: '10:00', end_time: '11:00' }))
    const assigned = await program.person(business, ['MED'])
    await program.assign(dossier, assigned)
    for (const person of [nurse, colleague, assigned])
      expect(await idsOn(person, { dossierId: dossier })).toEqual([mine._id, theirs._id])
    expect(await idsOn(nurse, { dossierId: dossier, operatorId: colleague._id })).toEqual([theirs._id])
    expect((await dayOf(stranger, { dossierId: dossier })).statusCode).toBe(404)
    expect((await dayOf(nurse, { dossierId: newId() })).statusCode).toBe(404)
  })

  it('of a closed dossier ask for a reason', async () => {
    const task = await created(nurse, visit())
    await inTenant(async tx => tx`update dossier set status = 'closed' where _id = ${dossier}`)
    expect((await dayOf(planner, { dossierId: dossier })).json()).toMatchObject({ code: 'reason_needed' })
    expect((await read(planner, task)).json()).toMatchObject({ code: 'reason_needed' })
    expect((await read(nurse, task)).statusCode).toBe(200)
  })
})

describe('the client of a new visit', () => {
  it('making a visit for a foreign client opens nothing', async () => {
    const elsewhere = await program.dossier(await program.business())
    for (const client of [dossier, elsewhere, newId()]) {
      const answer = await create(stranger, visit({ client }))
      expect(answer.statusCode).toBe(404)
      expect(await open(stranger, client)).toBe(404)
    }
    const reminder = await created(stranger, other({ type: 'reminder' }))
    expect((await change(stranger, reminder, { type: 'client', client: dossier })).statusCode).toBe(404)
    expect(await open(stranger)).toBe(404)
  })

  it('is written down as denied, with the dossier', async () => {
    await create(stranger, visit())
    const [row] = await inTenant(
      async tx => tx`
        select action, result, dossier_id from audit
        where actor_id = ${stranger._id} and entity_type = 'task' and dossier_id = ${dossier}`,
    )
    expect(row).toMatchObject({ action: 'create', result: 'denied' })
  })

  it('of the administration, who may read every dossier, opens nothing either', async () => {
    const office = await program.person(business, ['AMM'])
    await created(office, visit())
    const drugs = await office.call('GET', `/api/dossiers/${dossier}/drugs/get_drugs`)
    expect(drugs.statusCode).toBe(403)
  })
})

describe('a visit opens the dossier to its operators', () => {
  it('where somebody who plans for others wrote it, for thirty days before and after', async () => {
    await created(planner, visit({ operators: [stranger._id], date: '2026-12-20' }))
    expect(await open(stranger)).toBe(200)
    program.setNow('2027-01-19T09:00:00.000Z')
    expect(await open(stranger)).toBe(200)
    program.setNow('2027-01-20T09:00:00.000Z')
    expect(await open(stranger)).toBe(404)
  })

  it('not where she wrote it herself', async () => {
    await created(nurse, visit())
    await leave(nurse, '2026-11-19')
    expect(await open(nurse)).toBe(404)
  })

  it('not where it is further away', async () => {
    await created(planner, visit({ operators: [stranger._id], date: '2026-12-21' }))
    expect(await open(stranger)).toBe(404)
  })

  it('until it is taken from her', async () => {
    const task = await created(planner, visit({ operators: [stranger._id] }))
    await change(planner, task, { operators: [nurse._id] })
    expect(await open(stranger)).toBe(404)
  })

  it('also when she moves it by a day, but not on and on', async () => {
    let task = await created(planner, visit({ operators: [stranger._id] }))
    task = (await change(stranger, task, { date: '2026-11-21' })).json()
    expect(await open(stranger)).toBe(200)
    task = (await change(stranger, task, { date: '2026-12-20' })).json()
    program.setNow('2026-12-20T09:00:00.000Z')
    expect(await open(stranger)).toBe(200)
    task = (await change(stranger, task, { date: '2027-01-10' })).json()
    expect(await open(stranger)).toBe(404)
    expect((await change(stranger, task, { date: '2026-12-20' })).statusCode).toBe(403)
  })

  it('not for another client that she writes into it', async () => {
    const second = await program.dossier(business)
    await program.assign(second, stranger)
    const task = await created(planner, visit({ operators: [stranger._id] }))
    expect((await change(stranger, task, { client: second })).statusCode).toBe(200)
    await leave(stranger, '2026-11-19')
    expect([await open(stranger), await open(stranger, second)]).toEqual([404, 404])
  })

  it('again when who plans for others moves it', async () => {
    const task = await created(colleague, visit())
    await leave(colleague, '2026-11-19')
    expect(await open(colleague)).toBe(404)
    await change(planner, task, { start_time: '08:30' })
    expect(await open(colleague)).toBe(200)
  })
})

describe('the operators of a task', () => {
  const operatorsOf = async (who: Caller, operators: string[], body = visit()) =>
    (await create(who, { ...body, operators })).statusCode

  it.each<[string, () => Promise<Caller>, (who: Caller) => string[], number]>([
    ['a nurse, herself', async () => nurse, who => [who._id], 201],
    ['a nurse, a colleague', async () => nurse, () => [colleague._id], 404],
    ['a nurse, both', async () => nurse, who => [who._id, colleague._id], 404],
    ['a nurse, nobody', async () => nurse, () => [], 403],
    ['a planner, nobody', async () => planner, () => [], 201],
    ['a planner, two', async () => planner, () => [nurse._id, colleague._id], 201],
    ['a planner, a stranger to the business', async () => planner, () => [newId()], 404],
    ['a leader, one of her team', leader, () => [nurse._id], 201],
    ['a leader, one of no team', leader, () => [colleague._id], 404],
    ['a leader, nobody', leader, () => [], 201],
  ])('%s', async (_, who, operators, status) => {
    const person = await who()
    expect(await operatorsOf(person, operators(person))).toBe(status)
  })

  it('work here on that day', async () => {
    await inTenant(
      async tx => tx`update collaboration set end_date = '2026-11-30' where user_id = ${colleague._id}`,
    )
    expect(await operatorsOf(planner, [colleague._id], visit({ date: '2026-11-30' }))).toBe(201)
    expect(await operatorsOf(planner, [colleague._id], visit({ date: '2026-12-01' }))).toBe(404)
    const task = await created(planner, visit({ operators: [colleague._id] }))
    const moved = await change(planner, task, { date: '2026-12-02' })
    const errors = [{ path: 'operators', code: 'not_at_work' }]
    expect([moved.statusCode, moved.json().errors], 'of who stands there it is no secret').toMatchObject([
      422,
      errors,
    ])
    expect((await change(planner, task, { title: 'Altro' })).statusCode).toBe(200)
  })

  it('of another business are not found, even by who works in both', async () => {
    const elsewhere = await program.business()
    await asTenant(
      program.database.app,
      { business: elsewhere },
      async tx =>
        tx`insert into collaboration ${tx({
          business_id: elsewhere,
          _id: newId(),
          user_id: planner._id,
          roles: ['PIA'],
          job_title: 'nurse_hf',
          employment_type: 'full_time',
          start_date: '2020-01-01',
        })}`,
    )
    const there = await program.person(elsewhere, ['INF'])
    expect(await operatorsOf(planner, [there._id])).toBe(404)
  })

  it('of a visit for two: none takes the other off or hands it on', async () => {
    const pair = await created(planner, visit({ operators: [nurse._id, colleague._id] }))
    for (const operators of [[nurse._id], [colleague._id], []]) {
      const answer = await change(nurse, pair, { operators })
      expect(answer.statusCode).toBe(403)
      expect(answer.json().errors).toMatchObject([{ path: 'operators', code: 'forbidden' }])
    }
    expect((await change(nurse, pair, { status: 'completed' })).statusCode).toBe(200)
  })
})
