import { addDays } from '@vicino/domain/days/day.ts'
import { mostRivals } from '@vicino/domain/tasks/overlap-confirmation.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant, type Tx } from '../../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../../testing/program.ts'

let program: TestProgram
let business: string
let planner: Caller
let nurse: Caller
let colleague: Caller
let client: string

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
})
// A business of its own for each test: the colleagues are everybody.
beforeEach(async () => {
  business = await program.business()
  planner = await program.person(business, ['PIA'], { last_name: 'Zeta' })
  client = await program.dossier(business)
  nurse = await program.person(business, ['INF'], { last_name: 'Bianchi' })
  colleague = await program.person(business, ['INF'], { last_name: 'Carli' })
})
afterAll(() => program.close())

const [first, second, third, fourth] = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'] as const
const range = <Item>(length: number, make: () => Item): Item[] => Array.from({ length }, make)
const repeat = { rule: 'FREQ=WEEKLY;BYDAY=MO', count: 4 }
const clocks = { start_time: '08:00', end_time: '09:00' }

const create = (more: object) =>
  planner.call('POST', '/api/tasks/create_task', {
    _id: newId(),
    title: 'Igiene',
    date: first,
    ...clocks,
    client,
    operators: [nurse._id],
    ...more,
  })

async function created(more: object): Promise<Task> {
  const answer = await create(more)
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()])
  return answer.json()
}

const weigh = (more: object = {}, who = planner) =>
  who.call('POST', '/api/tasks/weigh_series', {
    date: first,
    end_date: first,
    ...clocks,
    client,
    operators: [nurse._id],
    repeat,
    ...more,
  })

/** The nurse is away on the second day, at another client's on the third, and somebody is at the client's on the fourth. */
async function crowded(): Promise<void> {
  const whole = {
    type: 'holiday',
    title: 'Vacanza',
    client: null,
    full_day: true,
    start_time: null,
    end_time: null,
  }
  await created({ ...whole, date: addDays(second, -3), end_date: addDays(second, 1) })
  await created({
    date: third,
    client: await program.dossier(business),
    start_time: '08:30',
    end_time: '09:30',
  })
  await created({ date: fourth, operators: [colleague._id] })
}

async function visits(): Promise<[string, string[]][]> {
  const asked = `startDate=2026-11-01&endDate=2027-06-30&dossierId=${client}`
  const answer = await planner.call('GET', `/api/tasks/all_tasks?${asked}`)
  return answer.json().map(({ date, operators }: Task) => [date, operators.map(({ _id }) => _id)])
}

describe('a series before it is planned', () => {
  it('is weighed on each of its days, with who is free then', async () => {
    await crowded()
    const answer = await weigh()
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({
      days: 4,
      busy: [
        { place: second, date: second, operators: [nurse._id], staying: [], client: false },
        { date: third, operators: [nurse._id], staying: [], client: false },
        { date: fourth, operators: [], staying: [nurse._id], client: true },
      ],
      // She is away on the whole second day: no hour is free on all of them.
      time: null,
      colleagues: [{ _id: colleague._id, free: [second, third] }],
    })
  })

  it('says when all of it could be instead', async () => {
    await created({ date: third, start_time: '08:30', end_time: '09:10' })
    await created({ date: fourth, start_time: '09:30', end_time: '10:00' })
    expect((await weigh()).json()).toMatchObject({ time: { start_time: '10:00', end_time: '11:00' } })
  })

  it('costs as many statements for a hundred visits as for two', async () => {
    const cost = (count: number) =>
      program.statements(async () => {
        const answer = await weigh({ date: second, end_date: second, repeat: { rule: 'FREQ=DAILY', count } })
        expect(answer.json().days).toBe(count)
      })
    await crowded()
    const few = await cost(2)
    expect(await cost(100)).toBe(few)
  })

  it('costs no more at its worst: a thousand events of four hundred days, with as many people as may come', async () => {
    const people = [
      nurse,
      colleague,
      ...(await Promise.all(range(48, () => program.person(business, ['INF'])))),
    ]
    const worst = (more: object) =>
      weigh({
        client: null,
        end_date: addDays(first, 400),
        operators: people.map(({ _id }) => _id),
        repeat: { rule: 'FREQ=DAILY', count: 1000 },
        ...more,
      })
    await crowded()
    const few = await program.statements(() => weigh({ client: null }))
    for (const rule of ['FREQ=DAILY', 'FREQ=MONTHLY;INTERVAL=2']) {
      const cost = await program.statements(async () => {
        const answers = await Promise.all(range(4, () => worst({ repeat: { rule, count: 1000 } })))
        for (const answer of answers) expect(answer.json()).toMatchObject({ days: 1000, time: null })
      })
      expect(cost).toBe(4 * few)
    }
  })

  it('is refused at its people where so much is planned of them that nobody could look through it', async () => {
    const ids = range(mostRivals + 1, newId)
    // No statement of a request may take long; a test writes as much in several.
    const inParts = async (write: (tx: Tx, part: string[]) => PromiseLike<unknown>) => {
      for (let from = 0; from < ids.length; from += 2000)
        await asTenant(
          program.database.app,
          { business, person: planner._id },
          async tx => void (await write(tx, ids.slice(from, from + 2000))),
        )
    }
    await inParts(
      (tx, part) => tx`
        insert into task (business_id, _id, title, type, status, date, end_date, start_time, end_time, author_id)
        select ${business}, _id, 'Chiamata', 'task', 'pending', ${second}, ${second}, '08:10', '08:20', ${planner._id}
        from unnest(${part}::uuid[]) as _id`,
    )
    await program.database.owner`analyze task`
    await inParts(
      (tx, part) => tx`
        insert into task_operator (business_id, task_id, user_id, date, opens_dossier)
        select ${business}, _id, ${nurse._id}, ${second}, false from unnest(${part}::uuid[]) as _id`,
    )
    await program.database.owner`analyze task_operator`
    const answer = await weigh()
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([
      422,
      { path: 'operators', code: 'too_much_planned' },
    ])
    // Of who is not among them it is only not told when she is free.
    await created({ date: second, operators: [colleague._id] })
    const ofColleague = (await weigh({ client: null, operators: [colleague._id] })).json()
    expect(ofColleague).toMatchObject({ busy: [{ date: second }], colleagues: [] })
  })

  it('of an event of three days meets what is on the one in the middle', async () => {
    await created({ date: addDays(second, 1) })
    const event = { client: null, end_date: addDays(first, 2), start_time: '14:00', end_time: '12:00' }
    expect((await weigh(event)).json()).toMatchObject({
      busy: [{ date: second, operators: [nurse._id], client: false }],
    })
  })

  it('says nothing of a client whose dossier is closed or whom another house has', async () => {
    const elsewhere = await program.dossier(await program.business())
    expect((await weigh({ client: elsewhere })).statusCode).toBe(404)
    const stranger = await program.person(await program.business(), ['INF'])
    expect((await weigh({ operators: [stranger._id] })).statusCode).toBe(404)
  })

  it.each<[object, string]>([
    [{ date: '2026-02-30' }, 'date'],
    [{ end_date: addDays(first, -1) }, 'end_date'],
    [{ end_date: addDays(first, 2) }, 'end_date'],
    [{ end_date: '9999-12-31', client: null }, 'end_date'],
    [{ start_time: '25:00' }, 'start_time'],
    [{ end_time: '08:00' }, 'end_time'],
    [{ client: 'x' }, 'client'],
    [{ operators: ['x'] }, 'operators.0'],
    [{ repeat: { rule: 'FREQ=SECONDLY', count: 2 } }, 'repeat.rule'],
    [{ repeat: { rule: 'FREQ=DAILY', count: 1001 } }, 'repeat.count'],
    [{ repeat: { rule: 'FREQ=DAILY', until: '9999-12-31' } }, 'repeat.until'],
    [{ repeat: { rule: 'FREQ=DAILY' } }, 'repeat.until'],
  ])('is refused as %j at %s', async (wrong, path) => {
    const answer = await weigh(wrong)
    expect(answer.statusCode, answer.body).toBe(422)
    expect(answer.json().errors.map((error: { path: string }) => error.path)).toContain(path)
  })

  it('is refused at its fields, and for whom the caller does not plan', async () => {
    expect((await weigh({ repeat: { rule: 'FREQ=WEEKLY;BYDAY=TU', count: 4 } })).json()).toMatchObject({
      errors: [{ path: 'date', code: 'not_in_series' }],
    })
    expect((await weigh({ end_time: '07:00' })).statusCode).toBe(422)
    const own = { client: null, operators: [colleague._id] }
    expect((await weigh(own, colleague)).json()).toMatchObject({ days: 4, busy: [], colleagues: [] })
    expect((await weigh({ client: null }, colleague)).statusCode).toBe(404)
    const stranger = await program.person(await program.business(), ['PIA'])
    expect((await weigh({}, stranger)).statusCode).toBe(404)
  })
})

describe('the days of a new series that are not as the others', () => {
  it('are left out, or others go then', async () => {
    await crowded()
    expect((await create({ repeat })).json()).toMatchObject({ code: 'overlap' })
    const apart = [
      { date: second, operators: [colleague._id] },
      { date: third, operators: null },
      { date: fourth, operators: null },
    ]
    const task = await created({ repeat, apart })
    expect(task.series).toMatchObject({ count: 4, last_day: second })
    expect(await visits()).toEqual([
      [first, [nurse._id]],
      [second, [colleague._id]],
      [fourth, [colleague._id]],
    ])
  })

  it('begin with the first that stands', async () => {
    const task = await created({ repeat, apart: [{ date: first, operators: null }] })
    expect(task.date).toBe(second)
  })

  it('are days of the series, each once, and not all of them', async () => {
    const out = (date: string) => ({ date, operators: null })
    const codes = async (more: object) => {
      const answer = await create(more)
      return answer.json().errors.map(({ path, code }: { path: string; code: string }) => [path, code])
    }
    expect(await codes({ repeat, apart: [out('2026-11-24')] })).toEqual([['apart.0.date', 'not_in_series']])
    expect(await codes({ repeat, apart: [out(first), out(first)] })).toEqual([['apart', 'twice']])
    expect(await codes({ repeat, apart: [first, second, third, fourth].map(out) })).toEqual([
      ['apart', 'not_an_option'],
    ])
    expect(await codes({ apart: [out(first)] })).toEqual([['apart', 'not_in_series']])
    const office = await program.person(business, ['AMM'])
    const apart = [out(fourth), { date: second, operators: [office._id] }]
    expect(await codes({ repeat, apart })).toEqual([['apart.1.operators', 'no_carer']])
  })

  it('do not hide the usual ones from being asked about', async () => {
    const ownVisits = (who: Caller, days: readonly string[]) =>
      days.map(date => ({ date, operators: [who._id] }))
    const plan = (operators: string[], days: readonly string[]) =>
      nurse.call('POST', '/api/tasks/create_task', {
        title: 'Riunione',
        type: 'event',
        date: first,
        ...clocks,
        operators,
        repeat,
        apart: ownVisits(nurse, days),
      })
    for (const days of [
      [first, fourth],
      [first, second, third, fourth],
    ]) {
      expect((await plan([colleague._id], days)).statusCode).toBe(404)
      const stranger = await program.person(await program.business(), ['INF'])
      expect((await plan([stranger._id], days)).statusCode).toBe(404)
    }
    expect((await plan([nurse._id], [first])).statusCode).toBe(201)
  })
})

describe('a series that stands and is moved', () => {
  const tuesdays = [first, second, third, fourth].map(day => addDays(day, 1)) as [
    string,
    string,
    string,
    string,
  ]

  /** Each Monday at the client's, by the nurse; on two of the Tuesdays that follow she has something else. */
  async function standing(): Promise<Task> {
    const task = await created({ repeat })
    await created({
      date: tuesdays[1],
      start_time: '08:30',
      end_time: '09:10',
      client: await program.dossier(business),
    })
    await created({ date: tuesdays[2], end_date: tuesdays[2], type: 'event', client: null })
    return task
  }
  const moved = { date: tuesdays[0], scope: 'all' } as const
  const ask = (what: 'weigh_series_change' | 'series_preview', task: Task, more: object = {}) =>
    planner.call('POST', `/api/tasks/${task._id}/${what}`, { version: task.version, ...moved, ...more })
  const move = (task: Task, more: object = {}) =>
    planner.call('PATCH', `/api/tasks/${task._id}`, { version: task.version, ...moved, ...more })

  it('is weighed as a new one, and its own visits keep nobody busy where they stand', async () => {
    const task = await standing()
    const answer = await ask('weigh_series_change', task)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({
      days: 4,
      busy: [
        { place: tuesdays[1], date: tuesdays[1], operators: [nurse._id], staying: [], client: false },
        { place: tuesdays[2], operators: [nurse._id], client: false },
      ],
      time: { start_time: '09:15', end_time: '10:15' },
      colleagues: [{ _id: colleague._id, free: [tuesdays[1], tuesdays[2]] }],
    })
    const later = await ask('weigh_series_change', task, {
      date: first,
      start_time: '08:30',
      end_time: '09:30',
    })
    expect(later.json()).toMatchObject({ days: 4, busy: [], time: null })
  })

  it('of one that stands alone weighs the days that it begins', async () => {
    await crowded()
    const task = await created({ repeat: undefined })
    const answer = await ask('weigh_series_change', task, { date: first, repeat, scope: 'this' })
    expect(answer.json()).toMatchObject({
      days: 3,
      busy: [{ date: second }, { date: third }, { date: fourth }],
    })
    const apart = [
      { date: second, operators: [colleague._id] },
      { date: third, operators: null },
      { date: fourth, operators: null },
    ]
    expect((await move(task, { date: first, repeat, scope: 'this', apart })).statusCode).toBe(200)
    expect(await visits()).toEqual([
      [first, [nurse._id]],
      [second, [colleague._id]],
      [fourth, [colleague._id]],
    ])
  })

  it.each(['weigh_series_change', 'series_preview'] as const)(
    'is none where a task stands alone and nothing says how it repeats: %s says so',
    async what => {
      const answer = await ask(what, await created({}), { scope: 'this' })
      expect([answer.statusCode, answer.json().errors]).toMatchObject([
        422,
        [{ path: 'repeat', code: 'required' }],
      ])
    },
  )

  it('moves but for the days that stand apart: they stay as they were, or others go then', async () => {
    const task = await standing()
    expect((await move(task)).json()).toMatchObject({ code: 'overlap' })
    const apart = [
      { date: tuesdays[1], operators: null },
      { date: tuesdays[2], operators: [colleague._id] },
    ]
    expect((await ask('series_preview', task, { apart })).json()).toMatchObject({ sums: { moved: 3 } })
    const answer = await move(task, { apart, change: newId() })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await visits()).toEqual([
      [tuesdays[0], [nurse._id]],
      [second, [nurse._id]],
      [tuesdays[2], [colleague._id]],
      [tuesdays[3], [nurse._id]],
    ])
  })

  it('is refused at the day that is none of it, and at whom nobody may send', async () => {
    const task = await standing()
    const refused = async (more: object) => {
      const answer = await move(task, more)
      return [answer.statusCode, answer.json().errors?.[0]]
    }
    const out = (date: string) => ({ date, operators: null })
    expect(await refused({ apart: [out(second)] })).toMatchObject([
      422,
      { path: 'apart.0.date', code: 'not_in_series' },
    ])
    expect(await refused({ apart: tuesdays.map(out) })).toMatchObject([422, { path: 'apart' }])
    expect(await refused({ scope: 'this', apart: [out(tuesdays[0])] })).toMatchObject([
      422,
      { path: 'apart' },
    ])
    const office = await program.person(business, ['AMM'])
    const apart = [out(tuesdays[1]), { date: tuesdays[2], operators: [office._id] }]
    expect(await refused({ apart })).toMatchObject([422, { path: 'apart.1.operators', code: 'no_carer' }])
    expect((await ask('weigh_series_change', task, { version: 7 })).json()).toMatchObject({ code: 'stale' })
    const other = await program.person(await program.business(), ['PIA'])
    const asked = { version: task.version, ...moved }
    const answer = await other.call('POST', `/api/tasks/${task._id}/weigh_series_change`, asked)
    expect(answer.statusCode).toBe(404)
  })
})
