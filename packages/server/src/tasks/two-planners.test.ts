import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { planTask } from '../testing/plan-visit.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

type Made = { _id: string; version: number; operators: { _id: string }[]; start_time: string | null }

const date = '2026-11-24'
const now = '2026-11-20T09:00:00.000Z'
const turns = [0, 1, 2, 3, 4, 5]

let program: TestProgram
let one: Caller
let other: Caller
let nurse: Caller
let aide: Caller
let third: Caller
let [maria, luca] = ['', '']

beforeAll(async () => {
  program = await testProgram(now)
})
afterAll(() => program.close())
beforeEach(async () => {
  const business = await program.business()
  one = await program.person(business, ['PIA'], { last_name: 'Alfa' })
  other = await program.person(business, ['PIA'], { last_name: 'Beta' })
  nurse = await program.person(business, ['INF'])
  aide = await program.person(business, ['INF'])
  third = await program.person(business, ['INF'])
  maria = await program.dossier(business)
  luca = await program.dossier(business)
})

const at = (hour: number) => ({
  start_time: `${String(hour).padStart(2, '0')}:00`,
  end_time: `${String(hour + 1).padStart(2, '0')}:00`,
})
const plan = (changed: object = {}) =>
  planTask(one, { title: 'Igiene', date, ...at(8), client: maria, operators: [], ...changed })
const assign = (who: Caller, { _id: taskId, version }: Made, ...to: Caller[]) =>
  who.call('POST', '/api/tasks/assign_tasks', {
    assignments: [{ taskId, version, operators: to.map(({ _id }) => _id) }],
  })
const patch = (who: Caller, { _id, version }: Made, body: object) =>
  who.call('PATCH', `/api/tasks/${_id}`, { version, ...body })
const remove = (who: Caller, { _id, version }: Made, change = newId()) =>
  who.call('DELETE', `/api/tasks/${_id}?version=${version}&change=${change}`)
const away = (who: Caller, handed: [Made, Caller | null][], _id = newId()) =>
  who.call('POST', '/api/absences', {
    _id,
    operatorId: nurse._id,
    kind: 'absence',
    date,
    end_date: date,
    full_day: true,
    start_time: null,
    end_time: null,
    handed: handed.map(([{ _id: taskId, version }, to]) => ({ taskId, version, to: to?._id ?? null })),
    stays: [],
  })
const day = async (): Promise<Made[]> =>
  (await one.call('GET', `/api/tasks/all_tasks?startDate=${date}&endDate=${date}`)).json()
const goes = ({ operators }: Made) => operators.map(({ _id }) => _id)

type Answer = Awaited<ReturnType<typeof patch>>
const codes = (answers: Answer[]) => answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
const refused = (answers: Answer[]) => answers.find(({ statusCode }) => statusCode >= 400)!

describe('two planners at one moment', () => {
  it.each(turns)('who gives a visit last is told who gave it, and when (%i)', async () => {
    const visit = await plan()
    const answers = await Promise.all([assign(one, visit, nurse), assign(other, visit, aide)])
    expect(codes(answers)).toEqual([200, 409])
    const [task] = await day()
    const { current } = refused(answers).json()
    const by = goes(task!)[0] === nurse._id ? 'Anna Alfa' : 'Anna Beta'
    expect(current.tasks).toMatchObject([{ _id: visit._id, version: 2, changed: { by, at: now } }])
  })

  it.each(turns)('a move and a removal: one of them holds (%i)', async () => {
    const visit = await plan()
    const [moved, removed] = await Promise.all([patch(one, visit, at(10)), remove(other, visit)])
    const tasks = await day()
    expect(tasks).toHaveLength(moved.statusCode === 200 ? 1 : 0)
    expect([moved.statusCode, removed.statusCode]).toEqual(tasks.length === 1 ? [200, 409] : [404, 200])
    if (removed.statusCode === 409)
      expect(removed.json().current).toMatchObject({ changed: { by: 'Anna Alfa', at: now } })
  })

  it.each(turns)('give one hour of a colleague away once (%i)', async () => {
    const [early, late] = [await plan(), await plan({ client: luca })]
    const answers = await Promise.all([assign(one, early, nurse), assign(other, late, nurse)])
    expect(codes(answers)).toEqual([200, 409])
    expect(refused(answers).json().code).toBe('overlap')
    expect((await day()).flatMap(goes)).toEqual([nurse._id])
  })

  it.each(turns)('an absence, and a visit that is given to who is away (%i)', async () => {
    const [hers, free] = [await plan({ operators: [nurse._id] }), await plan({ client: luca, ...at(14) })]
    const answers = await Promise.all([away(one, [[hers, aide]]), assign(other, free, nurse)])
    expect([
      [200, 409],
      [201, 409],
    ]).toContainEqual(codes(answers))
    const tasks = await day()
    const isAway = tasks.some(task => task._id !== hers._id && task._id !== free._id)
    const visits = tasks.filter(task => [hers._id, free._id].includes(task._id)).flatMap(goes)
    expect(visits.toSorted()).toEqual(isAway ? [aide._id] : [nurse._id, nurse._id])
  })

  it.each(turns)('an absence, and its visit given to a third, go to one of them (%i)', async () => {
    const hers = await plan({ operators: [nurse._id] })
    const answers = await Promise.all([away(one, [[hers, aide]]), assign(other, hers, third)])
    expect(refused(answers).json()).toMatchObject({ code: 'stale', current: { tasks: [{ _id: hers._id }] } })
    const [task] = (await day()).filter(({ _id }) => _id === hers._id)
    expect(goes(task!)).toEqual([answers[0].statusCode === 201 ? aide._id : third._id])
  })

  it.each(turns)('an absence taken back while its visit goes to a third (%i)', async () => {
    const hers = await plan({ operators: [nurse._id] })
    const _id = newId()
    expect((await away(one, [[hers, aide]], _id)).statusCode).toBe(201)
    const [undone, given] = await Promise.all([
      one.call('POST', `/api/absences/${_id}/undo`, { version: 1 }),
      assign(other, { ...hers, version: 2 }, third),
    ])
    expect(undone.statusCode, undone.body).toBe(200)
    const { restored } = undone.json()
    expect([restored, given.statusCode]).toEqual(restored === 1 ? [1, 409] : [0, 200])
    expect((await day()).map(goes)).toEqual([[restored === 1 ? nurse._id : third._id]])
  })

  it.each(turns)('a removal taken back while its hour is given away (%i)', async () => {
    const hers = await plan({ operators: [nurse._id] })
    const change = newId()
    expect((await remove(one, hers, change)).statusCode).toBe(200)
    const free = await plan({ client: luca })
    const answers = await Promise.all([
      one.call('POST', `/api/tasks/${hers._id}/undo_series_change`, { change }),
      assign(other, free, nurse),
    ])
    expect(codes(answers)).toEqual([200, 409])
    expect((await day()).flatMap(goes)).toEqual([nurse._id])
  })

  it.each(turns)('both take the same back, or send the same twice: it is done once (%i)', async () => {
    const visit = { _id: newId(), title: 'Igiene', date, ...at(8), client: maria, operators: [nurse._id] }
    const twice = await Promise.all([1, 2].map(() => one.call('POST', '/api/tasks/create_task', visit)))
    expect(codes(twice)).toEqual([200, 201])
    const hers: Made = twice[0]!.json()
    const _id = newId()
    const absences = await Promise.all([away(one, [[hers, aide]], _id), away(one, [[hers, aide]], _id)])
    expect(codes(absences)).toEqual([200, 201])
    expect((await day()).map(goes)).toHaveLength(2)
    const undone = await Promise.all(
      [one, other].map(who => who.call('POST', `/api/absences/${_id}/undo`, { version: 1 })),
    )
    expect(codes(undone)).toEqual([200, 409])
    expect((await day()).map(goes)).toEqual([[nurse._id]])
  })

  it.each(turns)('a series that moves, and one of its visits that is given to another (%i)', async () => {
    const first = await plan({ operators: [nurse._id], repeat: { rule: 'FREQ=DAILY', count: 3 } })
    const listed = await one.call('GET', '/api/tasks/all_tasks?startDate=2026-11-25&endDate=2026-11-25')
    const [second]: Made[] = listed.json()
    const [moved, given] = await Promise.all([
      patch(one, first, { scope: 'all', ...at(10) }),
      assign(other, second!, aide),
    ])
    expect(moved.statusCode === 200 || given.statusCode === 200).toBe(true)
    const whole: Made[] = (
      await one.call('GET', '/api/tasks/all_tasks?startDate=2026-11-24&endDate=2026-11-30')
    ).json()
    expect(whole).toHaveLength(3)
    const [, two] = whole
    expect(goes(two!)).toEqual([given.statusCode === 200 ? aide._id : nurse._id])
    if (moved.statusCode === 200) expect(whole[0]!.start_time).toBe('10:00')
  })
})
