import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

/** The tests' own Friday; the program's clock stands at ten in the morning in Zurich. */
const today = '2026-11-20'
const now = '2026-11-20T09:00:00.000Z'

let program: TestProgram
let business: string
let dossier: string
let planner: Caller
let nurse: Caller

beforeAll(async () => {
  program = await testProgram(now)
  business = await program.business()
  planner = await program.person(business, ['PIA'])
})
afterAll(() => program.close())

// Each test has a nurse and a client of its own, so that nothing overlaps by chance.
beforeEach(async () => {
  dossier = await program.dossier(business)
  nurse = await program.person(business, ['INF'])
  await program.assign(dossier, nurse)
})

const visit = <Changed extends object>(changed = {} as Changed) => ({
  title: 'Igiene',
  date: today,
  start_time: '08:00',
  end_time: '09:00',
  client: dossier,
  ...changed,
})

const create = (body: object, who = nurse) => who.call('POST', '/api/tasks/create_task', body)
const created = async (changed: object = {}, who = nurse) => {
  const answer = await create(visit(changed), who)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const read = async (task: { _id: string }, who = nurse) =>
  (await who.call('GET', `/api/tasks/${task._id}`)).json()
const change = (task: { _id: string; version: number }, changed: object, who = nurse) =>
  who.call('PATCH', `/api/tasks/${task._id}`, { version: task.version, ...changed })
const remove = (task: { _id: string }, who = nurse) => who.call('DELETE', `/api/tasks/${task._id}`)

const inOrder = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)

type FieldErrors = { errors: { path: string; code: string }[] }
const errorsOf = (answer: { json(): FieldErrors }) =>
  answer.json().errors.map(({ path, code }) => `${path} ${code}`)

describe('a new task', () => {
  it('is a pending visit of its author on that day', async () => {
    const task = await created()
    expect(task).toEqual({
      _id: expect.any(String),
      version: 1,
      title: 'Igiene',
      description: '',
      date: today,
      end_date: today,
      start_time: '08:00',
      end_time: '09:00',
      full_day: false,
      type: 'client',
      status: 'pending',
      not_done: null,
      client: { _id: dossier, name: 'Luca Bernasconi', avatar: null },
      dossierId: dossier,
      operators: [{ _id: nurse._id, name: 'Anna Prova', avatar: null }],
      started_at: null,
      ended_at: null,
      confirm_overlap: null,
      confirm_open_doses: null,
      suspended_by_dossier: false,
      series: null,
      author: { _id: nurse._id, name: 'Anna Prova', avatar: null },
      created_at: now,
    })
    expect(await read(task)).toMatchObject(task)
  })

  it('of somebody who plans for all is unassigned unless she names operators', async () => {
    expect((await created({}, planner)).operators).toEqual([])
    const mate = await program.person(planner.business, ['OSS'])
    const pair = await created({ date: '2026-11-21', operators: [mate._id, nurse._id] }, planner)
    expect(pair.operators.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(
      [mate._id, nurse._id].toSorted(),
    )
  })

  it('of somebody who cares for nobody is unassigned, and books nobody who does not either', async () => {
    const office = await program.person(planner.business, ['AMM'])
    const open = await create(visit({ date: '2026-11-25' }), office)
    expect(open.statusCode, open.body).toBe(201)
    expect(open.json().operators).toEqual([])
    for (const booked of [{ operators: [office._id] }, { operators: [nurse._id, planner._id] }]) {
      const refused = await create(visit({ date: '2026-11-26', ...booked }), planner)
      expect([refused.statusCode, errorsOf(refused)]).toEqual([422, ['operators no_carer']])
    }
    const meeting = { type: 'task', client: null, operators: [office._id], date: '2026-11-26' }
    expect((await create(visit(meeting), planner)).statusCode).toBe(201)
  })

  it('of an independent nurse is her own', async () => {
    const practice = await program.business('independent')
    const independent = await program.person(practice, ['IND'])
    const client = await program.dossier(practice)
    expect((await created({ client }, independent)).operators).toMatchObject([{ _id: independent._id }])
  })

  it('comes once, however often it is sent under its own id', async () => {
    const body = visit({ _id: newId() })
    const [first, again] = [await create(body), await create(body)]
    expect([first.statusCode, again.statusCode]).toEqual([201, 200])
    expect(again.json()).toMatchObject(first.json())
    expect((await create({ ...body, title: 'Altro' })).json()).toMatchObject({ code: 'id_taken' })
  })

  it('comes once when twenty equal ones arrive at the same time', async () => {
    const body = visit({ _id: newId() })
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(body)))
    expect(inOrder(answers)).toEqual([...Array.from({ length: 19 }, () => 200), 201])
  })

  const accepted: [string, object, object][] = [
    ['a title of 300 characters', { title: 'è'.repeat(300) }, { title: 'è'.repeat(300) }],
    ['a description of 5000', { description: 'n'.repeat(5000) }, { description: 'n'.repeat(5000) }],
    [
      'a night watch until the next morning',
      { start_time: '22:00', end_time: '06:00', end_date: '2026-11-21' },
      { end_date: '2026-11-21', end_time: '06:00' },
    ],
    [
      'the end of a day as it was called before',
      { start_time: '22:00', end_time: '06:00', endDate: '2026-11-21' },
      { end_date: '2026-11-21' },
    ],
    ['an end that is not known', { end_date: null }, { end_date: today }],
    [
      '02:30 in the hour that spring leaves out, as it was typed',
      { date: '2027-03-28', start_time: '02:30', end_time: '03:15' },
      { date: '2027-03-28', start_time: '02:30', end_time: '03:15' },
    ],
    [
      '02:30 on 29 March 2026',
      { date: '2026-03-29', start_time: '02:30', end_time: '03:15' },
      { date: '2026-03-29', start_time: '02:30', end_time: '03:15' },
    ],
    [
      '02:30 in the hour that autumn has twice',
      { date: '2026-10-25', start_time: '02:30', end_time: '02:45' },
      { date: '2026-10-25', start_time: '02:30', end_time: '02:45' },
    ],
    [
      'a whole day without clocks',
      { full_day: true, start_time: undefined, end_time: undefined },
      { full_day: true, start_time: null, end_time: null },
    ],
    [
      'an absence of several days',
      {
        type: 'holiday',
        client: null,
        full_day: true,
        start_time: null,
        end_time: null,
        end_date: '2026-12-04',
      },
      { type: 'holiday', end_date: '2026-12-04', client: null, dossierId: null },
    ],
    ['a reminder', { type: 'reminder', client: null }, { type: 'reminder', client: null }],
    ['an event', { type: 'event', client: undefined }, { type: 'event', client: null }],
    ['a task', { type: 'task', client: undefined }, { type: 'task' }],
    ['complete as completed', { status: 'complete' }, { status: 'completed' }],
    ['completed', { status: 'completed' }, { status: 'completed' }],
    ['confirmed', { status: 'confirmed' }, { status: 'confirmed' }],
    [
      'not done, with a reason',
      { status: 'not_done', not_done: { reason: 'hospital', text: 'Civico' } },
      { status: 'not_done', not_done: { reason: 'hospital', text: 'Civico' } },
    ],
    [
      'the instants of begin and end',
      { started_at: '2026-11-20T07:02:11.000Z', ended_at: '2026-11-20T09:04:00.000Z' },
      { started_at: '2026-11-20T07:02:11.000Z', ended_at: '2026-11-20T09:04:00.000Z' },
    ],
    [
      'instants with their offset',
      { started_at: '2026-11-20T08:02:11+01:00', ended_at: '2026-11-20T09:04:00Z' },
      { started_at: '2026-11-20T07:02:11.000Z', ended_at: '2026-11-20T09:04:00.000Z' },
    ],
  ]
  it.each(accepted)('takes %s', async (_, changed, expected) => {
    expect(await created(changed)).toMatchObject(expected)
  })

  const refused: [string, object, string[]][] = [
    ['without a title', { title: undefined }, ['title required']],
    ['with an empty title', { title: '  ' }, ['title required']],
    ['with a title of 301 characters', { title: 'a'.repeat(301) }, ['title too_long']],
    ['with a description of 5001', { description: 'a'.repeat(5001) }, ['description too_long']],
    ['without a date', { date: undefined }, ['date required']],
    ['on a day that does not exist', { date: '2026-02-29' }, ['date no_such_day']],
    ['without a start', { start_time: undefined }, ['start_time required']],
    ['without an end', { end_time: undefined }, ['end_time required']],
    ['at an hour that does not exist', { start_time: '24:00' }, ['start_time no_such_clock']],
    ['that ends when it begins', { end_time: '08:00' }, ['end_time end_not_after_start']],
    ['that ends before it begins', { end_time: '07:59' }, ['end_time end_not_after_start']],
    [
      'that ends before it begins two days later',
      { end_time: '07:59', end_date: '2026-11-22' },
      ['end_date visit_too_long'],
    ],
    ['that ends a month later', { end_date: '2026-12-20' }, ['end_date visit_too_long']],
    ['that ends the day before', { end_date: '2026-11-19' }, ['end_date end_before_start']],
    ['of 401 days', { end_date: '2027-12-26' }, ['end_date range_too_long']],
    ['with two different ends', { end_date: today, endDate: '2026-11-21' }, ['endDate twice']],
    ['of a whole day with a clock', { full_day: true, end_time: null }, ['start_time full_day_has_no_clock']],
    ['to nobody', { client: undefined }, ['client required']],
    ['to a client that is none', { type: 'reminder' }, ['client only_for_visit']],
    ['of no known type', { type: 'visit' }, ['type not_an_option']],
    ['of no known status', { status: 'done' }, ['status not_an_option']],
    ['not done without a reason', { status: 'not_done' }, ['not_done required']],
    [
      'not done for no known reason',
      { status: 'not_done', not_done: { reason: 'rain' } },
      ['not_done.reason not_an_option'],
    ],
    ['done, with a reason for not', { not_done: { reason: 'absent' } }, ['not_done only_when_not_done']],
    [
      'ended before it began',
      { started_at: '2026-11-20T08:00:00.000Z', ended_at: '2026-11-20T07:59:59.999Z' },
      ['ended_at end_before_start'],
    ],
    ['carried out in the future', { date: '2026-11-21', status: 'completed' }, ['status in_the_future']],
    ['begun in the future', { started_at: '2026-11-20T09:05:00.001Z' }, ['started_at in_the_future']],
    ['ended in the future', { ended_at: '2026-11-21T09:00:00.000Z' }, ['ended_at in_the_future']],
    ['begun at no instant', { started_at: '2026-11-20T08:00' }, ['started_at no_such_instant']],
    [
      'over another for no reason',
      { confirm_overlap: { reason: 'x' } },
      ['confirm_overlap.reason reason_too_short'],
    ],
    ['with several faults', { title: '', end_time: '25:00' }, ['title required', 'end_time no_such_clock']],
  ]
  it.each(refused)('is refused %s', async (_, changed, errors) => {
    const answer = await create(visit(changed))
    expect([answer.statusCode, errorsOf(answer)]).toEqual([422, errors])
  })

  it('is refused with the same operator twice', async () => {
    const answer = await create(visit({ operators: [nurse._id, nurse._id] }))
    expect([answer.statusCode, errorsOf(answer)]).toEqual([422, ['operators twice']])
  })
})

describe('the day of a visit', () => {
  it('goes from Inizia to Termina', async () => {
    const task = await created()
    const begun = (await change(task, { started_at: now })).json()
    expect(begun).toMatchObject({ version: 2, status: 'pending', started_at: now })
    const ended = (await change(begun, { status: 'completed', ended_at: now })).json()
    expect(ended).toMatchObject({ version: 3, status: 'completed', started_at: now, ended_at: now })
    expect(await read(task)).toMatchObject(ended)
  })

  it('ends with a reason where it was not done, and takes it back', async () => {
    const task = await created()
    const missed = (await change(task, { status: 'not_done', not_done: { reason: 'absent' } })).json()
    expect(missed).toMatchObject({ status: 'not_done', not_done: { reason: 'absent' } })
    expect((await change(missed, { status: 'confirmed' })).json()).toMatchObject({
      status: 'confirmed',
      not_done: null,
    })
  })

  it('answers what was stored when the same change is sent twice, and the record as it stands to another', async () => {
    const task = await created()
    const body = { started_at: now }
    const first = await change(task, body)
    const again = await change(task, body)
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    const late = await change(task, { title: 'Altro' })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ code: 'stale', current: first.json() })
  })

  it('lets one of two taps on two phones through', async () => {
    const task = await created()
    const answers = await Promise.all([
      change(task, { started_at: now }),
      change(task, { started_at: '2026-11-20T08:59:00.000Z' }),
    ])
    expect(inOrder(answers)).toEqual([200, 409])
    const [stored] = answers.filter(({ statusCode }) => statusCode === 200)
    const [stale] = answers.filter(({ statusCode }) => statusCode === 409)
    expect(stale!.json()).toMatchObject({ code: 'stale', current: stored!.json() })
  })
})

describe('a change', () => {
  it('writes the fields that it names and leaves the others', async () => {
    const task = await created({ description: 'Porta sul retro' })
    const moved = (await change(task, { date: '2026-11-23', start_time: '08:30' })).json()
    expect(moved).toMatchObject({
      version: 2,
      date: '2026-11-23',
      end_date: '2026-11-23',
      start_time: '08:30',
      end_time: '09:00',
      description: 'Porta sul retro',
    })
  })

  it('of the type drops the client, and back asks for one', async () => {
    const task = await created()
    const reminder = (await change(task, { type: 'reminder' })).json()
    expect(reminder).toMatchObject({ client: null, dossierId: null })
    expect(errorsOf(await change(reminder, { type: 'client' }))).toEqual(['client required'])
    expect((await change(reminder, { type: 'client', client: dossier })).json()).toMatchObject({
      dossierId: dossier,
    })
  })

  it.each<[object, number, string[]]>([
    [{ title: '' }, 422, ['title required']],
    [{ end_time: '07:00' }, 422, ['end_time end_not_after_start']],
    [{ status: 'not_done' }, 422, ['not_done required']],
    [{ started_at: '2026-11-20T10:00:00.000Z' }, 422, ['started_at in_the_future']],
    [{ full_day: true }, 422, ['start_time full_day_has_no_clock', 'end_time full_day_has_no_clock']],
    [{ author: newId() }, 400, ['author unknown_field']],
    [{ suspended_by_dossier: true }, 400, ['suspended_by_dossier unknown_field']],
    [{ taskId: newId() }, 422, ['taskId must_agree']],
  ])('%j is refused', async (changed, status, errors) => {
    const answer = await change(await created(), changed)
    expect([answer.statusCode, errorsOf(answer)]).toEqual([status, errors])
  })

  it('needs the version that was seen', async () => {
    const task = await created()
    const answer = await nurse.call('PATCH', `/api/tasks/${task._id}`, { title: 'Altro' })
    expect([answer.statusCode, errorsOf(answer)]).toEqual([422, ['version required']])
  })

  it.each([
    ['its people', { operators: [] }],
    ['its time', { start_time: '10:00', end_time: '11:00' }],
    ['its client', { client: newId() }],
  ])('of %s is refused once somebody has begun the visit', async (_, changed) => {
    const begun = (await change(await created(), { started_at: '2026-11-20T08:00:00.000Z' })).json()
    const answer = await change(begun, changed)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'part_of_record'])
    expect(await read(begun)).toMatchObject({ version: 2, start_time: '08:00', client: { _id: dossier } })
    expect((await change(begun, { title: 'Doccia' })).statusCode).toBe(200)
  })

  it('of a visit that was planned for too long before goes on to its end, and moves to no such other', async () => {
    const [task, later] = [await created(), await created({ date: '2027-03-24' })]
    await program.asOwner(
      business,
      tx => tx`update task set end_date = date + 30 where _id in (${task._id}, ${later._id})`,
    )
    const begun = (await change(task, { started_at: now })).json()
    const ended = await change(begun, { status: 'completed', ended_at: now })
    expect(ended.json()).toMatchObject({ status: 'completed', end_date: '2026-12-20' })
    const moved = await change(later, { date: '2027-03-25' })
    expect([moved.statusCode, errorsOf(moved)]).toEqual([422, ['end_date visit_too_long']])
    expect((await change(later, { end_date: '2027-03-24' })).json()).toMatchObject({ end_date: '2027-03-24' })
  })

  it('never carries out a visit of a day to come', async () => {
    const later = await created({ date: '2026-11-23' })
    const answer = await change(later, { status: 'completed' })
    expect([answer.statusCode, errorsOf(answer)]).toEqual([422, ['status in_the_future']])
  })

  it('of a past visit keeps it on its day', async () => {
    const past = await created({ date: '2026-11-18' })
    expect((await change(past, { date: today })).json()).toMatchObject({ code: 'part_of_record' })
    expect((await change(past, { end_time: '09:30' })).json()).toMatchObject({ end_time: '09:30' })
  })
})

describe('taking off the plan', () => {
  it('removes what is still to come, once', async () => {
    const task = await created({ date: '2026-11-21' })
    expect((await remove(task)).json()).toBeNull()
    expect((await remove(task)).statusCode).toBe(204)
    expect((await remove(task, planner)).statusCode).toBe(404)
    expect((await nurse.call('GET', `/api/tasks/${task._id}`)).statusCode).toBe(404)
  })

  it.each<[string, object]>([
    ['past', { date: '2026-11-19' }],
    ['begun', { started_at: now }],
    ['completed', { status: 'completed' }],
    ['not done', { status: 'not_done', not_done: { reason: 'cancelled' } }],
  ])('keeps a visit that is %s', async (_, changed) => {
    const task = await created(changed)
    const answer = await remove(task)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'part_of_record', current: { _id: task._id } })
    expect(await read(task)).toMatchObject(task)
  })

  it('takes nothing off that somebody else has changed since it was seen', async () => {
    const task = await created({ date: '2026-11-21' })
    await change(task, { title: 'Con la figlia' })
    const seen = (version: number) => nurse.call('DELETE', `/api/tasks/${task._id}?version=${version}`)
    expect((await seen(1)).json()).toMatchObject({ code: 'stale', current: { title: 'Con la figlia' } })
    expect((await seen(2)).json()).toBeNull()
  })

  it('does not bring back what is sent again under its id', async () => {
    const body = visit({ _id: newId(), date: '2026-11-21' })
    await create(body)
    await remove(body)
    const again = await create(body)
    expect([again.statusCode, again.body]).toEqual([204, ''])
    expect((await nurse.call('GET', `/api/tasks/${body._id}`)).statusCode).toBe(404)
    expect((await create({ ...body, title: 'Altro' })).json()).toMatchObject({ code: 'id_taken' })
  })
})

describe('the dossier of a visit', () => {
  const setStatus = (status: string, from: string | null = null, to: string | null = null) =>
    asTenant(
      program.database.app,
      { business },
      async tx =>
        tx`update dossier set ${tx({ status, suspended_from: from, suspended_to: to })} where _id = ${dossier}`,
    )

  it('takes no visit once it is closed', async () => {
    const task = await created()
    await setStatus('closed')
    expect((await create(visit({ date: '2026-11-21' }))).json()).toMatchObject({ code: 'dossier_closed' })
    expect((await change(task, { title: 'Altro' })).json()).toMatchObject({ code: 'dossier_closed' })
    expect((await remove(task)).json()).toMatchObject({ code: 'dossier_closed' })
  })

  it('strikes the visits of the days on which it rests, until they move away or happen', async () => {
    await setStatus('suspended', '2026-11-20', '2026-11-25')
    const task = await created({ date: '2026-11-25' })
    expect(task.suspended_by_dossier).toBe(true)
    const later = (await change(task, { date: '2026-11-26' })).json()
    expect(later.suspended_by_dossier).toBe(false)
    const back = (await change(later, { date: today })).json()
    expect(back.suspended_by_dossier).toBe(true)
    expect((await change(back, { started_at: now })).json().suspended_by_dossier).toBe(false)
  })
})

describe('the audit log', () => {
  type Row = { action: string; entity_id: string | null; dossier_id: string | null; fields: string[] }
  const rows = (action: string) =>
    asTenant(
      program.database.app,
      { business },
      async tx => tx<Row[]>`
        select action, entity_id, dossier_id, fields, rows, reason, result from audit
        where actor_id = ${nurse._id} and entity_type = 'task' and action = ${action} order by at, _id`,
    )

  it('names the task, the dossier and the fields', async () => {
    const { _id } = await created()
    await change({ _id, version: 1 }, { started_at: now })
    await read({ _id })
    await remove({ _id })
    const where = { entity_id: _id, dossier_id: dossier, result: 'ok' }
    expect(await rows('create')).toMatchObject([
      { ...where, fields: ['title', 'date', 'start_time', 'end_time', 'client'] },
    ])
    expect(await rows('update')).toMatchObject([{ ...where, fields: ['started_at'] }])
    expect(await rows('read')).toMatchObject([where])
    expect(await rows('delete')).toEqual([])
  })

  it('counts the rows of a list', async () => {
    await created()
    await nurse.call('GET', `/api/tasks/date/${today}`)
    await nurse.call('GET', `/api/tasks/all_tasks?startDate=${today}&endDate=${today}&dossierId=${dossier}`)
    expect(await rows('read')).toMatchObject([
      { entity_id: null, dossier_id: null, rows: 1 },
      { entity_id: null, dossier_id: dossier, rows: 1 },
    ])
  })

  it('knows why two visits share an hour', async () => {
    await created()
    await created({ confirm_overlap: { reason: 'Affiancamento' } })
    expect(await rows('create')).toMatchObject([{ reason: null }, { reason: 'Affiancamento' }])
  })
})
