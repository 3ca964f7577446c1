import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

const today = '2026-11-20'

let program: TestProgram
let business: string
let dossier: string
let second: string
let planner: Caller
let nurse: Caller
let colleague: Caller

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  business = await program.business()
  planner = await program.person(business, ['PIA'])
})
afterAll(() => program.close())

beforeEach(async () => {
  dossier = await program.dossier(business)
  second = await program.dossier(business)
  nurse = await program.person(business, ['INF'])
  colleague = await program.person(business, ['OSS'])
})

const visit = (changed: object = {}) => ({
  title: 'Igiene',
  date: today,
  start_time: '08:00',
  end_time: '09:00',
  client: dossier,
  operators: [nurse._id],
  ...changed,
})
const absence = (changed: object = {}) =>
  visit({ type: 'holiday', client: null, full_day: true, start_time: null, end_time: null, ...changed })

const create = (body: object, who = planner) => who.call('POST', '/api/tasks/create_task', body)
const created = async (body: object) => {
  const answer = await create(body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const change = (task: { _id: string; version: number }, changed: object) =>
  planner.call('PATCH', `/api/tasks/${task._id}`, { version: task.version, ...changed })

const inOrder = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)

describe('two tasks at one time', () => {
  it.each<[string, () => object, () => object, string[] | null]>([
    ['one operator', visit, () => visit({ client: second }), ['operator']],
    ['one client', visit, () => visit({ operators: [colleague._id] }), ['client']],
    ['both', visit, visit, ['operator', 'client']],
    [
      'one of two operators',
      visit,
      () => visit({ client: second, operators: [colleague._id, nurse._id] }),
      ['operator'],
    ],
    ['neither', visit, () => visit({ client: second, operators: [colleague._id] }), null],
    ['a minute', visit, () => visit({ start_time: '08:59', end_time: '09:30' }), ['operator', 'client']],
    ['an edge', visit, () => visit({ start_time: '09:00', end_time: '09:30' }), null],
    ['another day', visit, () => visit({ date: '2026-11-21' }), null],
    ['a reminder', visit, () => visit({ type: 'reminder', client: null }), null],
    ['a duty', visit, () => visit({ type: 'task', client: null }), ['operator']],
    ['an absence', absence, visit, ['operator']],
    [
      'the middle of an absence',
      () => absence({ date: '2026-11-10', end_date: '2026-12-10' }),
      visit,
      ['operator'],
    ],
    [
      'the last day of an absence',
      () => absence({ date: '2026-11-10', end_date: today }),
      visit,
      ['operator'],
    ],
    ['the day after an absence', () => absence({ date: '2026-11-10', end_date: '2026-11-19' }), visit, null],
    [
      'the morning after a night watch',
      () => visit({ date: '2026-11-19', end_date: today, start_time: '22:00', end_time: '08:30' }),
      visit,
      ['operator', 'client'],
    ],
    [
      'the end of a night watch',
      () => visit({ date: '2026-11-19', end_date: today, start_time: '22:00', end_time: '06:00' }),
      () => visit({ start_time: '06:00', end_time: '07:00' }),
      null,
    ],
    ['one not done', () => visit({ status: 'not_done', not_done: { reason: 'absent' } }), visit, null],
  ])('share %s', async (_, one, other, shared) => {
    const first = await created(one())
    const answer = await create(other())
    if (shared === null) return expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'overlap',
      detail: 'Si sovrappone a un altro appuntamento.',
      current: { clashes: [{ _id: first._id, title: first.title, date: first.date, shared }] },
    })
  })

  it('are named all', async () => {
    const visits = [await created(visit()), await created(visit({ start_time: '09:00', end_time: '10:00' }))]
    const { current } = (await create(visit({ end_time: '10:00' }))).json()
    expect(current.clashes.map(({ _id }: { _id: string }) => _id)).toEqual(visits.map(({ _id }) => _id))
  })

  it('name the client and who goes there', async () => {
    await created(visit({ client: second, operators: [nurse._id, colleague._id] }))
    const [clash] = (await create(visit())).json().current.clashes
    expect(clash).toMatchObject({ client: { _id: second }, shared: ['operator'] })
    expect(clash.operators).toHaveLength(2)
  })

  it('say nothing of a client whom who changes the plan does not know', async () => {
    const shared = await created(visit({ operators: [nurse._id, colleague._id] }))
    await created(
      visit({ client: second, operators: [colleague._id], start_time: '10:00', end_time: '11:00' }),
    )
    const moved = { version: shared.version, start_time: '10:00', end_time: '11:00' }
    const path = `/api/tasks/${shared._id}`
    const ofNurse = (await nurse.call('PATCH', path, moved)).json()
    expect(ofNurse).toMatchObject({
      code: 'overlap',
      current: { clashes: [{ title: 'Occupato', client: null, operators: [{ _id: colleague._id }] }] },
    })
    expect(JSON.stringify(ofNurse)).not.toContain(second)
    const ofPlanner = (await planner.call('PATCH', path, moved)).json()
    expect(ofPlanner.current.clashes).toMatchObject([{ title: 'Igiene', client: { _id: second } }])
  })

  it('are taken with a reason, which is kept', async () => {
    await created(visit())
    const reason = 'Affiancamento'
    expect(await created(visit({ confirm_overlap: { reason } }))).toMatchObject({
      confirm_overlap: { reason },
    })
  })

  it('ask again for what has come up since the reason was given', async () => {
    const { _id: first } = await created(visit())
    const { _id: later } = await created(
      visit({ client: second, confirm_overlap: { reason: 'Affiancamento' } }),
    )
    const confirm = (...of: string[]) => visit({ confirm_overlap: { reason: 'In due', of } })
    const asked = await create(confirm(first))
    expect(asked.statusCode).toBe(409)
    expect(asked.json().current).toMatchObject({
      clashes: expect.arrayContaining([first, later].map(_id => expect.objectContaining({ _id }))),
      answered: [first],
    })
    const { confirm_overlap } = await created(confirm(first, later))
    expect(confirm_overlap).toEqual({ reason: 'In due' })
  })

  it('do not clash while the client is away', async () => {
    const task = await created(visit())
    await asTenant(
      program.database.app,
      { business },
      async tx => tx`update task set suspended_by_dossier = true where _id = ${task._id}`,
    )
    expect((await create(visit({ client: second }))).statusCode).toBe(201)
  })
})

describe('a change', () => {
  it('into a time that is taken is refused, until it gives a reason', async () => {
    const task = await created(visit({ start_time: '07:00', end_time: '08:00' }))
    const rival = await created(visit({ client: second }))
    const refused = await change(task, { start_time: '07:30', end_time: '08:30' })
    expect(refused.json()).toMatchObject({ code: 'overlap', current: { clashes: [{ _id: rival._id }] } })
    const reason = 'Visita congiunta'
    const moved = await change(task, { end_time: '08:30', confirm_overlap: { reason } })
    expect(moved.json()).toMatchObject({ version: 2, confirm_overlap: { reason } })
  })

  it('of the title, of the status or to the same time asks nothing', async () => {
    await created(visit())
    const task = await created(visit({ confirm_overlap: { reason: 'Affiancamento' } }))
    const renamed = (await change(task, { title: 'Altro', start_time: '08:00' })).json()
    expect(renamed).toMatchObject({ title: 'Altro', confirm_overlap: { reason: 'Affiancamento' } })
    expect((await change(renamed, { status: 'completed' })).statusCode).toBe(200)
  })

  it('to another time does not carry the old reason with it', async () => {
    await created(visit())
    await created(visit({ start_time: '10:00', end_time: '11:00' }))
    const task = await created(visit({ confirm_overlap: { reason: 'Affiancamento' } }))
    expect((await change(task, { start_time: '10:30', end_time: '11:30' })).statusCode).toBe(409)
    const free = (await change(task, { start_time: '12:00', end_time: '13:00' })).json()
    expect(free.confirm_overlap).toBeNull()
  })

  it('does not stand in its own way', async () => {
    const task = await created(visit())
    expect((await change(task, { start_time: '08:30', end_time: '09:30' })).statusCode).toBe(200)
  })

  it('that takes up again what was not done looks anew', async () => {
    const missed = await created(visit({ status: 'not_done', not_done: { reason: 'absent' } }))
    await created(visit())
    expect((await change(missed, { status: 'pending' })).json()).toMatchObject({ code: 'overlap' })
  })
})

describe('planners at the same moment', () => {
  const outcomes = async (bodies: object[]) => {
    return inOrder(await Promise.all(bodies.map(body => create(body))))
  }

  it('one of two wins the hour of a nurse', async () => {
    expect(await outcomes([visit(), visit({ client: second })])).toEqual([201, 409])
  })

  it('one of ten wins the hour of a client', async () => {
    const each = Array.from({ length: 10 }, () => visit({ operators: [] }))
    expect(await outcomes(each)).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
  })

  it('who want the same two people in another order do not wait for each other for ever', async () => {
    const pairs = Array.from({ length: 12 }, (_, index) =>
      visit({
        client: index % 2 ? dossier : second,
        operators: index % 2 ? [nurse._id, colleague._id] : [colleague._id, nurse._id],
      }),
    )
    expect(await outcomes(pairs)).toEqual([201, ...Array.from({ length: 11 }, () => 409)])
  })

  it('one of two changes wins', async () => {
    const hours = [
      await created(visit({ start_time: '10:00', end_time: '11:00' })),
      await created(visit({ start_time: '12:00', end_time: '13:00' })),
    ]
    const answers = await Promise.all(
      hours.map(task => change(task, { start_time: '08:00', end_time: '09:00' })),
    )
    expect(inOrder(answers)).toEqual([200, 409])
  })
})
