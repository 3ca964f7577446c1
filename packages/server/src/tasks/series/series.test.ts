import { newId } from '@vicino/domain/wire/id.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../../testing/program.ts'
import { whileHeld } from '../../testing/while-held.ts'

let program: TestProgram
let planner: Caller
let nurse: Caller
let colleague: Caller
let client: string

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  const business = await program.business()
  planner = await program.person(business, ['PIA'])
})
beforeEach(async () => {
  client = await program.dossier(planner.business)
  nurse = await program.person(planner.business, ['INF'])
  colleague = await program.person(planner.business, ['INF'])
})
afterAll(() => program.close())

const weekly = { rule: 'FREQ=WEEKLY;BYDAY=MO', count: 4 }
const mondays = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14']

async function plan(more: object = {}, who = planner): Promise<Task> {
  const answer = await who.call('POST', '/api/tasks/create_task', {
    _id: newId(),
    title: 'Igiene',
    date: '2026-11-23',
    start_time: '08:00',
    end_time: '09:00',
    client,
    repeat: weekly,
    ...more,
  })
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()])
  return answer.json()
}

const change = (task: Task, body: object, who = planner) =>
  who.call('PATCH', `/api/tasks/${task._id}`, { version: task.version, ...body })

async function visits(): Promise<Task[]> {
  const answer = await planner.call(
    'GET',
    `/api/tasks/all_tasks?startDate=2026-11-01&endDate=2027-06-30&dossierId=${client}`,
  )
  return answer.json()
}

/** Plans a service for these visits. */
const serve = (tasks: Task[]) =>
  asTenant(program.database.app, { business: planner.business }, async tx => {
    await tx`
      insert into task_service (business_id, task_id, service_id, position, duration)
      select ${planner.business}, t._id, s._id, 0, 20
      from task t, (select _id from service limit 1) s where t._id = any(${tasks.map(({ _id }) => _id)}::uuid[])`
  })

const daysOf = (tasks: Task[]): string[] => tasks.map(({ date }) => date)

/** A visit of a day to come is settled by calling it off alone. */
const calledOff = { status: 'not_done', not_done: { reason: 'cancelled' } }

describe('a series', () => {
  it('is planned on all its days, and answers its first visit', async () => {
    const task = await plan()
    expect(task).toMatchObject({
      date: '2026-11-23',
      series: { rule: weekly.rule, count: 4, until: null, skip_holidays: false, last_day: '2026-12-14' },
    })
    const all = await visits()
    expect(daysOf(all)).toEqual(mondays)
    expect(new Set(all.map(({ series }) => series?._id)).size).toBe(1)
  })

  it('is not doubled by the same create once more', async () => {
    const _id = newId()
    await plan({ _id })
    const again = await planner.call('POST', '/api/tasks/create_task', {
      _id,
      title: 'Igiene',
      date: '2026-11-23',
      start_time: '08:00',
      end_time: '09:00',
      client,
      repeat: weekly,
    })
    expect(again.statusCode).toBe(200)
    expect(await visits()).toHaveLength(4)
  })

  it('keeps its night watches over midnight', async () => {
    await plan({ start_time: '22:00', end_time: '06:00', end_date: '2026-11-24' })
    expect((await visits()).map(({ date, end_date }) => [date, end_date])).toEqual([
      ['2026-11-23', '2026-11-24'],
      ['2026-11-30', '2026-12-01'],
      ['2026-12-07', '2026-12-08'],
      ['2026-12-14', '2026-12-15'],
    ])
  })

  it('costs as many statements for 200 visits as for two', async () => {
    const cost = (count: number) =>
      program.statements(() => plan({ repeat: { rule: 'FREQ=DAILY', count }, operators: [nurse._id] }))
    const few = await cost(2)
    client = await program.dossier(planner.business)
    nurse = await program.person(planner.business, ['INF'])
    expect(await cost(200)).toBe(few)
  })

  it.each([
    ['a first day that it leaves out', { date: '2026-11-24' }, 'date', 'not_in_series'],
    ['no end', { repeat: { rule: 'FREQ=DAILY' } }, 'repeat.until', 'until_or_count'],
    ['a rule that is none', { repeat: { rule: 'FREQ=OFTEN', count: 2 } }, 'repeat.rule', 'bad_format'],
    ['too many', { repeat: { rule: 'FREQ=DAILY', until: '2030-01-01' } }, 'repeat.until', 'too_many_visits'],
    ['a visit that is done', { status: 'completed' }, 'status', 'only_for_one'],
  ])('is refused with %s', async (_what, more, path, code) => {
    const answer = await planner.call('POST', '/api/tasks/create_task', {
      title: 'Igiene',
      date: '2026-11-23',
      start_time: '08:00',
      end_time: '09:00',
      client,
      repeat: weekly,
      ...more,
    })
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path, code }] })
    expect(await visits()).toEqual([])
  })

  it('names every day that is taken, and is stored with a reason', async () => {
    await plan({ operators: [nurse._id] })
    const other = await program.dossier(planner.business)
    const body = {
      title: 'Altra',
      date: '2026-11-23',
      start_time: '08:30',
      end_time: '09:30',
      client: other,
      operators: [nurse._id],
      repeat: { ...weekly, count: 3 },
    }
    const refused = await planner.call('POST', '/api/tasks/create_task', body)
    expect(refused.json()).toMatchObject({ status: 409, code: 'overlap' })
    expect(refused.json().current.clashes.map(({ date }: Task) => date)).toEqual(mondays.slice(0, 3))
    const confirm_overlap = { reason: 'Vicine di casa' }
    const stored = await planner.call('POST', '/api/tasks/create_task', { ...body, confirm_overlap })
    expect(stored.json()).toMatchObject({ confirm_overlap })
  })

  it.each(['before', 'after'])(
    'rests on the days on which its client is away, said %s it was planned',
    async when => {
      if (when === 'after') await plan()
      const director = await program.person(planner.business, ['DS'])
      const head = (await director.call('GET', `/api/dossiers/${client}`)).json()
      const suspended = await director.call('PATCH', `/api/dossiers/${client}`, {
        version: head.version,
        status: 'suspended',
        reason: 'Ricovero',
        from: '2026-11-29',
        to: '2026-12-10',
      })
      expect(suspended.statusCode).toBe(200)
      if (when === 'before') await plan()
      const rests = async () => (await visits()).map(({ suspended_by_dossier }) => suspended_by_dossier)
      expect(await rests()).toEqual([false, true, true, false])
      const [, second] = await visits()
      await change(second!, { scope: 'following', start_time: '10:00', end_time: '11:00' })
      expect(await rests()).toEqual([false, true, true, false])
    },
  )

  it('comes round on 29 February in leap years only', async () => {
    await plan({ date: '2028-02-29', repeat: { rule: 'FREQ=YEARLY', count: 2 } })
    const answer = await planner.call(
      'GET',
      `/api/tasks/all_tasks?startDate=2032-02-01&endDate=2032-03-31&dossierId=${client}`,
    )
    expect(daysOf(answer.json())).toEqual(['2032-02-29'])
  })

  it("keeps its night watches over the month's end and the change of the clocks", async () => {
    await plan({
      date: '2027-03-27',
      end_date: '2027-03-28',
      start_time: '22:00',
      end_time: '06:00',
      repeat: { rule: 'FREQ=DAILY', count: 5 },
    })
    const all = await visits()
    expect(all.map(({ date, end_date }) => `${date} ${end_date}`)).toEqual([
      '2027-03-27 2027-03-28',
      '2027-03-28 2027-03-29',
      '2027-03-29 2027-03-30',
      '2027-03-30 2027-03-31',
      '2027-03-31 2027-04-01',
    ])
  })
})

describe('a change in a series', () => {
  it('of one visit leaves the others', async () => {
    const first = await plan()
    await change(first, { start_time: '07:00', date: '2026-11-24' })
    expect((await visits()).map(({ date, start_time }) => [date, start_time])).toEqual([
      ['2026-11-24', '07:00'],
      ...mondays.slice(1).map(date => [date, '08:00']),
    ])
  })

  it('of this and the following parts them from those before', async () => {
    await plan({ operators: [nurse._id] })
    const [, second] = await visits()
    const answer = await change(second!, {
      scope: 'following',
      title: 'Doccia',
      operators: [colleague._id],
      end_time: '09:30',
    })
    expect(answer.json()).toMatchObject({ title: 'Doccia', version: 2, date: '2026-11-30' })
    const all = await visits()
    expect(all.map(({ title, end_time }) => [title, end_time])).toEqual([
      ['Igiene', '09:00'],
      ['Doccia', '09:30'],
      ['Doccia', '09:30'],
      ['Doccia', '09:30'],
    ])
    expect(all.map(({ operators }) => operators.map(({ _id }) => _id))).toEqual([
      [nurse._id],
      [colleague._id],
      [colleague._id],
      [colleague._id],
    ])
    expect(all[0]!.series).toMatchObject({ last_day: '2026-11-23' })
    expect(all[1]!.series).toMatchObject({ count: 3, last_day: '2026-12-14' })
    expect(all[1]!.series!._id).not.toBe(all[0]!.series!._id)
  })

  it('of the day moves them all by the same days', async () => {
    await plan()
    const [, second] = await visits()
    const answer = await change(second!, { scope: 'following', date: '2026-12-02' })
    expect(answer.json()).toMatchObject({ date: '2026-12-02', series: { rule: 'FREQ=WEEKLY;BYDAY=WE' } })
    expect(daysOf(await visits())).toEqual(['2026-11-23', '2026-12-02', '2026-12-09', '2026-12-16'])
  })

  it('of the rule plans other days, and keeps what is settled', async () => {
    await plan()
    const [first] = await visits()
    await change(first!, calledOff)
    const [, second] = await visits()
    const answer = await change(second!, {
      scope: 'all',
      repeat: { rule: 'FREQ=WEEKLY;BYDAY=MO,TH', until: '2026-12-07' },
    })
    expect(answer.json()).toMatchObject({ _id: second!._id, date: '2026-11-30' })
    const all = await visits()
    expect(daysOf(all)).toEqual(['2026-11-23', '2026-11-30', '2026-12-03', '2026-12-07'])
    expect(all[0]).toMatchObject(calledOff)
  })

  it('from a visit that is settled begins nothing of those that follow', async () => {
    const settled = (await change(await plan(), calledOff)).json()
    const answer = await change(settled, { scope: 'following', repeat: { ...weekly, count: 2 } })
    expect(answer.statusCode).toBe(200)
    const [first, ...others] = await visits()
    expect(first).toMatchObject(calledOff)
    expect(daysOf(others)).toEqual(['2026-11-30', '2026-12-07'])
    for (const visit of others)
      expect(visit).toMatchObject({ status: 'pending', not_done: null, started_at: null, ended_at: null })
  })

  it('that only prolongs it leaves what stands, and goes on from its last visit', async () => {
    await plan({ operators: [nurse._id] })
    const [, second] = await visits()
    await change(second!, { operators: [colleague._id], date: '2026-12-01' })
    const last = (await visits()).at(-1)!
    const answer = await change(last, {
      scope: 'following',
      repeat: { rule: weekly.rule, until: '2027-01-04' },
    })
    expect(answer.json()).toMatchObject({ series: { _id: last.series!._id, until: '2027-01-04' } })
    const all = await visits()
    expect(daysOf(all)).toEqual([
      '2026-11-23',
      '2026-12-01',
      '2026-12-07',
      '2026-12-14',
      '2026-12-21',
      '2026-12-28',
      '2027-01-04',
    ])
    expect(all[1]!.operators).toMatchObject([{ _id: colleague._id }])
    expect(all.at(-1)!.operators).toMatchObject([{ _id: nurse._id }])
    expect(new Set(all.map(({ series }) => series!._id)).size).toBe(1)
    expect(all[0]!.series).toMatchObject({ last_day: '2027-01-04' })
  })

  it('prolongs it from a last visit that is done, keeping to its second weeks', async () => {
    const rule = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR'
    const last = await plan({ date: '2026-11-20', repeat: { rule, count: 1 } })
    const settled = (await change(last, { status: 'completed' })).json()
    const answer = await change(settled, { scope: 'following', repeat: { rule, count: 3 } })
    expect(answer.json()).toMatchObject({ _id: last._id, status: 'completed' })
    expect((await visits()).map(({ date, status }) => [date, status])).toEqual([
      ['2026-11-20', 'completed'],
      ['2026-12-04', 'pending'],
      ['2026-12-18', 'pending'],
    ])
  })

  it('that only ends it sooner takes off what comes after', async () => {
    await plan()
    const [first] = await visits()
    const answer = await change(first!, { scope: 'all', repeat: { rule: weekly.rule, until: '2026-12-01' } })
    expect(answer.json()).toMatchObject({ series: { until: '2026-12-01', last_day: '2026-11-30' } })
    expect(daysOf(await visits())).toEqual(mondays.slice(0, 2))
  })

  it('that prolongs it names the days that are taken', async () => {
    await plan({ operators: [nurse._id], repeat: { ...weekly, count: 2 } })
    await plan({ date: '2026-12-07', repeat: undefined, operators: [nurse._id] })
    const [first] = await visits()
    const answer = await change(first!, { scope: 'all', repeat: weekly })
    expect(answer.json()).toMatchObject({ code: 'overlap', current: { clashes: [{ date: '2026-12-07' }] } })
    expect(await visits()).toHaveLength(3)
  })

  it('makes a single visit the first of one', async () => {
    const single = await plan({ repeat: undefined })
    const answer = await change(single, { repeat: weekly })
    expect(answer.json()).toMatchObject({ _id: single._id, series: { last_day: '2026-12-14' } })
    expect(daysOf(await visits())).toEqual(mondays)
  })

  it('of a visit that stands alone is a change of that visit, however far it is to reach', async () => {
    const single = await plan({ repeat: undefined })
    const answer = await change(single, { scope: 'all', title: 'Doccia', status: 'confirmed' })
    expect(answer.json()).toMatchObject({ title: 'Doccia', status: 'confirmed', series: null })
  })

  it('never makes a visit that is settled the first of one', async () => {
    const single = await plan({ repeat: undefined })
    const settled = (await change(single, calledOff)).json()
    const answer = await change(settled, { repeat: weekly })
    expect(answer.json()).toMatchObject({ status: 409, code: 'part_of_record' })
    expect(await visits()).toHaveLength(1)
  })

  it('reaches only her own for somebody who plans for herself', async () => {
    await program.assign(client, nurse)
    await plan({ operators: [nurse._id] })
    const [, , third] = await visits()
    await change(third!, { operators: [colleague._id] })
    const [first] = await visits()
    const answer = await change(first!, { scope: 'all', title: 'Medicazione' }, nurse)
    expect(answer.statusCode).toBe(200)
    expect((await visits()).map(({ title }) => title)).toEqual([
      'Medicazione',
      'Medicazione',
      'Igiene',
      'Medicazione',
    ])
  })

  it('keeps the planned services of each visit on its new day', async () => {
    const first = await plan()
    const [, second] = await visits()
    await serve([first, second!])
    await change(first, { scope: 'all', date: '2026-11-24' })
    const counted = await asTenant(program.database.app, { business: planner.business }, async tx => {
      return tx<{ date: string }[]>`
        select t.date from task_service s join task t on t._id = s.task_id where t.dossier_id = ${client} order by t.date`
    })
    expect(counted.map(({ date }) => date)).toEqual(['2026-11-24', '2026-12-01'])
  })

  it('of how a visit went is refused', async () => {
    const answer = await change(await plan(), { scope: 'all', status: 'completed' })
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'status', code: 'only_for_one' }] })
  })

  it('that was made meanwhile is not overwritten', async () => {
    const first = await plan()
    await change(first, { title: 'Doccia' })
    const answer = await change(first, { scope: 'all', title: 'Bagno' })
    expect(answer.json()).toMatchObject({ status: 409, code: 'stale' })
  })
})

describe('the exceptions of a series', () => {
  it('keep substitute, note and confirmation when it moves, once it is said who goes', async () => {
    await plan({ operators: [nurse._id] })
    const [first, second, third] = await visits()
    await change(second!, { operators: [colleague._id], description: 'Chiavi dalla vicina' })
    await change(third!, { status: 'confirmed' })
    const tuesday = { scope: 'all', date: '2026-11-24', start_time: '07:00', end_time: '08:00' }
    const asked = await change(first!, tuesday)
    expect(asked.json()).toMatchObject({ errors: [{ path: 'substitutes', code: 'not_chosen' }] })
    expect(daysOf(await visits())).toEqual(mondays)
    const answer = await change(first!, { ...tuesday, substitutes: 'keep' })
    expect(answer.statusCode, answer.body).toBe(200)
    const all = await visits()
    expect(all).toMatchObject([
      { date: '2026-11-24', start_time: '07:00', operators: [{ _id: nurse._id }], status: 'pending' },
      { date: '2026-12-01', operators: [{ _id: colleague._id }], description: 'Chiavi dalla vicina' },
      { date: '2026-12-08', operators: [{ _id: nurse._id }], status: 'confirmed', start_time: '07:00' },
      { date: '2026-12-15', start_time: '07:00' },
    ])
    expect(new Set(all.map(({ _id }) => _id))).toEqual(
      new Set([first, second, third, all[3]].map(one => one!._id)),
    )
  })

  it('stay when all others get another operator, and are told before', async () => {
    await plan({ operators: [nurse._id] })
    const [first, second] = await visits()
    await change(second!, { operators: [colleague._id] })
    const other = await program.person(planner.business, ['OSS'])
    const body = { scope: 'all', operators: [other._id] }
    const told = await planner.call('POST', `/api/tasks/${first!._id}/series_preview`, {
      version: 1,
      ...body,
    })
    expect(told.json()).toMatchObject({ sums: { changed: 3, moved: 0, substitutions: 1 }, landing: [] })
    expect((await visits()).map(({ version }) => version)).toEqual([1, 2, 1, 1])
    await change(first!, { ...body, series_state: told.json().state })
    expect((await visits()).map(({ operators }) => operators[0]!._id)).toEqual([
      other._id,
      colleague._id,
      other._id,
      other._id,
    ])
  })

  it('name who would land on another day, with her days', async () => {
    await plan({ operators: [nurse._id] })
    const [first, second] = await visits()
    await change(second!, { operators: [colleague._id] })
    const body = { version: 1, scope: 'all', date: '2026-11-24' }
    const told = await planner.call('POST', `/api/tasks/${first!._id}/series_preview`, body)
    expect(told.json().landing).toMatchObject([
      { _id: second!._id, from: '2026-11-30', to: '2026-12-01', operators: [{ _id: colleague._id }] },
    ])
  })

  it('are told anew once the series is another', async () => {
    await plan({ operators: [nurse._id] })
    const [first, second] = await visits()
    const body = { scope: 'all', title: 'Doccia' }
    const told = await planner.call('POST', `/api/tasks/${first!._id}/series_preview`, {
      version: 1,
      ...body,
    })
    await change(second!, { operators: [colleague._id] })
    const answer = await change(first!, { ...body, series_state: told.json().state })
    expect(answer.json()).toMatchObject({ status: 409, code: 'stale' })
  })

  it('are told with as many statements for 200 visits as for two', async () => {
    const cost = async (count: number) => {
      client = await program.dossier(planner.business)
      const who = await program.person(planner.business, ['INF'])
      const first = await plan({ repeat: { rule: 'FREQ=DAILY', count }, operators: [who._id] })
      return program.statements(async () => {
        const body = { scope: 'all', date: '2026-11-24', change: newId() }
        expect((await change(first, body)).statusCode).toBe(200)
      })
    }
    const few = await cost(2)
    expect(await cost(200)).toBe(few)
  })
})

describe('a removal in a series', () => {
  it.each([
    ['this', ['2026-11-23', '2026-12-07', '2026-12-14']],
    ['following', ['2026-11-23']],
    ['all', []],
  ])('of %s', async (scope, left) => {
    await plan()
    const [, second] = await visits()
    const answer = await planner.call('DELETE', `/api/tasks/${second!._id}?scope=${scope}`)
    expect(answer.statusCode).toBe(200)
    const all = await visits()
    expect(daysOf(all)).toEqual(left)
    if (scope === 'following') expect(all[0]!.series).toMatchObject({ last_day: '2026-11-23' })
  })

  it('tells before how many it takes and what stays, and takes no other series than the one it told of', async () => {
    await plan({ operators: [nurse._id] })
    const [first, second, third] = await visits()
    await change(first!, calledOff)
    await change(third!, { operators: [colleague._id] })
    const told = () =>
      planner.call('GET', `/api/tasks/${second!._id}/series_removal?scope=all&version=${second!.version}`)
    const seen = await told()
    expect(seen.json()).toMatchObject({
      sums: { removed: 3, removed_substitutions: 1, settled: 1, changed: 0 },
      landing: [],
    })
    expect(await visits()).toHaveLength(4)
    await change({ ...third!, version: third!.version + 1 }, { description: 'Chiavi dalla vicina' })
    const remove = async (state: string) =>
      planner.call('DELETE', `/api/tasks/${second!._id}?scope=all&series_state=${state}`)
    expect((await remove(seen.json().state)).json()).toMatchObject({ status: 409, code: 'stale' })
    expect((await remove((await told()).json().state)).statusCode).toBe(200)
    expect(daysOf(await visits())).toEqual([mondays[0]])
  })

  it('never takes a visit that is settled and stands alone', async () => {
    const single = await plan({ repeat: undefined })
    await change(single, calledOff)
    const answer = await planner.call('DELETE', `/api/tasks/${single._id}?scope=all`)
    expect(answer.json()).toMatchObject({ status: 409, code: 'part_of_record' })
    expect(await visits()).toHaveLength(1)
  })

  it('never takes what is past, begun or settled', async () => {
    const first = await plan()
    await change(first, { status: 'not_done', not_done: { reason: 'absent' } })
    await planner.call('DELETE', `/api/tasks/${first._id}?scope=all`)
    expect(daysOf(await visits())).toEqual(['2026-11-23'])
    const again = await planner.call('DELETE', `/api/tasks/${first._id}?scope=all`)
    expect(again.json()).toMatchObject({ status: 409, code: 'part_of_record' })
  })
})

describe('a visit that a colleague settles while its series is changed', () => {
  const settled = { status: 'completed', version: 2 }

  it.each<[string, (of: Task) => ReturnType<Caller['call']>]>([
    ['taken off the plan', of => planner.call('DELETE', `/api/tasks/${of._id}?scope=all`)],
    ['renamed', of => change(of, { scope: 'all', title: 'Doccia' })],
    ['moved', of => change(of, { scope: 'all', date: '2026-11-24' })],
    ['ended sooner', of => change(of, { scope: 'all', repeat: { rule: weekly.rule, count: 1 } })],
  ])('stays as she left it, and nothing is %s', async (_what, act) => {
    const first = await plan({ operators: [nurse._id] })
    const [, second] = await visits()
    const [answer] = await whileHeld(
      program,
      planner,
      tx => tx`update task set status = 'completed', version = version + 1 where _id = ${second!._id}`,
      () => act(first),
    )
    expect(answer!.json()).toMatchObject({ status: 409, code: 'stale' })
    expect(answer!.json()).not.toHaveProperty('current')
    const all = await visits()
    expect(daysOf(all)).toEqual(mondays)
    expect(all.map(({ title }) => title)).toEqual(Array(4).fill('Igiene'))
    expect(all[1]).toMatchObject(settled)
    expect((await act(first)).statusCode).toBe(200)
    expect((await visits()).find(({ _id }) => _id === second!._id)).toMatchObject(settled)
  })

  it('is not overwritten where it is the one that is changed', async () => {
    const first = await plan({ operators: [nurse._id] })
    const [answer] = await whileHeld(
      program,
      planner,
      async tx => {
        await tx`select from series where _id = ${first.series!._id} for update`
        await tx`update task set title = 'Bagno', version = version + 1 where _id = ${first._id}`
      },
      () => change(first, { scope: 'all', date: '2026-11-24' }),
    )
    expect(answer!.json()).toMatchObject({ status: 409, code: 'stale', current: { title: 'Bagno' } })
    expect(daysOf(await visits())).toEqual(mondays)
  })
})

describe('a series of which somebody plans some visits only', () => {
  it.each<[string, (of: Task, who: Caller) => ReturnType<Caller['call']>, string[]]>([
    [
      'is taken off the plan',
      (of, who) => who.call('DELETE', `/api/tasks/${of._id}?scope=all`),
      ['2026-11-30 Igiene'],
    ],
    [
      'is renamed',
      (of, who) => change(of, { scope: 'all', title: 'Doccia' }, who),
      mondays.map(date => `${date} ${date === '2026-11-30' ? 'Igiene' : 'Doccia'}`),
    ],
  ])('%s as far as she plans it', async (_what, act, left) => {
    const leader = await program.person(planner.business, ['CE'])
    const team = newId()
    await asTenant(program.database.app, { business: planner.business }, async tx => {
      await tx`insert into team ${tx({ business_id: planner.business, _id: team, name: 'Locarno' })}`
      for (const { _id } of [leader, nurse])
        await tx`insert into team_member ${tx({ business_id: planner.business, team_id: team, user_id: _id })}`
    })
    await program.assign(client, leader)
    const first = await plan({ type: 'task', client: null, operators: [nurse._id] })
    const mine = async (): Promise<Task[]> => {
      const days = '/api/tasks/all_tasks?startDate=2026-11-01&endDate=2027-06-30'
      const answers = await Promise.all(
        [nurse, colleague].map(({ _id }) => planner.call('GET', `${days}&operatorId=${_id}`)),
      )
      return answers
        .flatMap(answer => answer.json<Task[]>())
        .toSorted((one, other) => one.date.localeCompare(other.date))
    }
    const [, second] = await mine()
    expect((await change(second!, { operators: [colleague._id] })).statusCode).toBe(200)
    expect((await act(first, leader)).statusCode).toBe(200)
    expect((await mine()).map(({ date, title }) => `${date} ${title}`)).toEqual(left)
  })
})
