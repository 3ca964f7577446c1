import type { Task } from '@vicino/domain/tasks/task.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../../testing/program.ts'

let program: TestProgram
let planner: Caller
let nurse: Caller
let colleague: Caller
let client: string

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  planner = await program.person(await program.business(), ['PIA'])
})
/** A client and two nurses who have nothing to do yet. */
async function begin(): Promise<void> {
  client = await program.dossier(planner.business)
  nurse = await program.person(planner.business, ['INF'])
  colleague = await program.person(planner.business, ['INF'])
}
beforeEach(begin)
afterAll(() => program.close())

async function plan(more: object = {}): Promise<Task> {
  const answer = await planner.call('POST', '/api/tasks/create_task', {
    title: 'Igiene',
    date: '2026-11-23',
    start_time: '08:00',
    end_time: '09:00',
    client,
    repeat: { rule: 'FREQ=WEEKLY;BYDAY=MO', count: 4 },
    ...more,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

const change = (task: Task, body: object) =>
  planner.call('PATCH', `/api/tasks/${task._id}`, { version: task.version, ...body })

const undo = (task: Task, name: string, who = planner) =>
  who.call('POST', `/api/tasks/${task._id}/undo_series_change`, { change: name })

async function visits(): Promise<Task[]> {
  const range = 'startDate=2026-11-01&endDate=2027-06-30'
  return (await planner.call('GET', `/api/tasks/all_tasks?${range}&dossierId=${client}`)).json()
}

/** Everything that is kept of the client's visits, but for the versions and who wrote them: those never go back. */
const rows = () =>
  asTenant(program.database.app, { business: planner.business }, async tx => {
    const [all] = await tx<{ tasks: unknown; operators: unknown; services: unknown; series: unknown }[]>`
      with mine as (select * from task where dossier_id = ${client})
      select
        (select jsonb_agg(to_jsonb(t) - '{version,changed_by,changed_at}'::text[] order by t._id) from mine t) as tasks,
        (select jsonb_agg(to_jsonb(o) order by o.task_id, o.user_id) from task_operator o
          where o.task_id in (select _id from mine)) as operators,
        (select jsonb_agg(to_jsonb(s) order by s.task_id, s.position) from task_service s
          where s.task_id in (select _id from mine)) as services,
        (select jsonb_agg(to_jsonb(s) order by s._id) from series s
          where s._id in (select series_id from mine)) as series`
    return all!
  })

const serve = (task: Task) =>
  asTenant(program.database.app, { business: planner.business }, async tx => {
    await tx`
      insert into task_service (business_id, task_id, service_id, position, duration)
      select ${planner.business}, ${task._id}, _id, 0, 20 from service limit 1`
  })

/** What is different in one visit, or how a whole series is changed. */
type Drawn = {
  exceptions: ('substitute' | 'note' | 'confirmed' | 'hour' | 'day' | 'services' | null)[]
  settled: boolean
  at: number
  scope: 'following' | 'all'
  shift: number
  written: object
  repeat: object | null
  substitutes: 'keep' | 'usual'
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  exceptions: fc.array(
    fc.option(fc.constantFrom('substitute', 'note', 'confirmed', 'hour', 'day', 'services' as const), {
      freq: 2,
    }),
    { minLength: 5, maxLength: 5 },
  ),
  settled: fc.boolean(),
  at: fc.integer({ min: 1, max: 4 }),
  scope: fc.constantFrom('following', 'all' as const),
  shift: fc.integer({ min: 0, max: 4 }),
  written: fc.constantFrom(
    {},
    { title: 'Doccia' },
    { start_time: '06:00', end_time: '06:45' },
    { description: 'X' },
  ),
  repeat: fc.constantFrom(
    null,
    { rule: 'FREQ=WEEKLY;BYDAY=MO', until: '2027-01-25' },
    { rule: 'FREQ=WEEKLY;BYDAY=MO', until: '2026-12-08' },
    { rule: 'FREQ=WEEKLY;BYDAY=MO,TH', until: '2026-12-21' },
    { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', until: '2026-12-21' },
  ),
  substitutes: fc.constantFrom('keep', 'usual' as const),
})

const bodies = {
  substitute: () => ({ operators: [colleague._id] }),
  note: () => ({ description: 'Chiavi dalla vicina' }),
  confirmed: () => ({ status: 'confirmed' }),
  hour: () => ({ start_time: '08:15' }),
  day: (task: Task) => ({ date: task.date.replace(/\d$/, last => String(Math.min(9, Number(last) + 1))) }),
} as const

async function seriesOf({ exceptions, settled }: Drawn): Promise<Task[]> {
  await begin()
  await plan({ operators: [nurse._id], repeat: { rule: 'FREQ=WEEKLY;BYDAY=MO', until: '2026-12-21' } })
  const all = await visits()
  for (const [at, kind] of exceptions.entries()) {
    if (kind === 'services') await serve(all[at]!)
    else if (kind) await change(all[at]!, bodies[kind](all[at]!))
  }
  if (settled) await change((await visits())[0]!, { status: 'completed' })
  return visits()
}

describe('the undo of a change of a series', () => {
  it('restores every row, whatever was changed', () =>
    fc.assert(
      fc.asyncProperty(drawn, async draw => {
        const all = await seriesOf(draw)
        const task = all[draw.at % all.length]!
        const before = await rows()
        const name = newId()
        const date = draw.repeat ? {} : { date: task.date.replace(/\d\d$/, day => shifted(day, draw.shift)) }
        const answer = await change(task, {
          scope: draw.scope,
          substitutes: draw.substitutes,
          change: name,
          confirm_overlap: { reason: 'Prova' },
          ...date,
          ...draw.written,
          ...(draw.repeat && { repeat: draw.repeat }),
        })
        fc.pre(answer.statusCode === 200)
        const undone = await undo(task, name)
        expect(undone.statusCode, undone.body).toBe(200)
        expect(await rows()).toEqual(before)
      }),
      { numRuns: 15 },
    ))

  it('takes the removal of a series back, too', async () => {
    const first = await plan()
    await serve(first)
    const before = await rows()
    const name = newId()
    const removed = await planner.call('DELETE', `/api/tasks/${first._id}?scope=all&change=${name}`)
    expect(removed.statusCode, removed.body).toBe(200)
    expect(await visits()).toEqual([])
    expect((await undo(first, name)).statusCode).toBe(200)
    expect(await rows()).toEqual(before)
  })

  it('answers the same when it comes again', async () => {
    const first = await plan()
    const name = newId()
    await change(first, { scope: 'all', title: 'Doccia', change: name })
    const [one, again] = [await undo(first, name), await undo(first, name)]
    expect([one.statusCode, again.statusCode]).toEqual([200, 200])
    expect(again.json()).toEqual(one.json())
    expect(one.json()).toMatchObject({ title: 'Igiene' })
  })

  it('comes too late once somebody has changed one of its visits, and says so', async () => {
    const first = await plan()
    const name = newId()
    await change(first, { scope: 'all', title: 'Doccia', change: name })
    const [, second] = await visits()
    await change(second!, { description: 'Nota' })
    const answer = await undo(first, name)
    expect(answer.json()).toMatchObject({ status: 409, code: 'undo_too_late' })
    expect((await visits()).map(({ title }) => title)).toEqual(Array(4).fill('Doccia'))
  })

  it('comes too late once its series has been prolonged', async () => {
    const first = await plan()
    const name = newId()
    await change(first, {
      scope: 'all',
      repeat: { rule: 'FREQ=WEEKLY;BYDAY=MO', until: '2026-12-21' },
      change: name,
    })
    await change(first, { scope: 'all', repeat: { rule: 'FREQ=WEEKLY;BYDAY=MO', until: '2026-12-28' } })
    expect((await undo(first, name)).json()).toMatchObject({ code: 'undo_too_late' })
  })

  it('comes too late after ten minutes', async () => {
    const first = await plan()
    const name = newId()
    await change(first, { scope: 'all', title: 'Doccia', change: name })
    await asTenant(program.database.app, { business: planner.business }, async tx => {
      await tx`update series_change set made_at = made_at - interval '11 minutes' where _id = ${name}`
    })
    expect((await undo(first, name)).json()).toMatchObject({ status: 409, code: 'undo_too_late' })
  })

  it('never puts a visit over one that was planned meanwhile', async () => {
    const first = await plan({ operators: [nurse._id] })
    const name = newId()
    await change(first, { scope: 'all', start_time: '10:00', end_time: '11:00', change: name })
    const other = await program.dossier(planner.business)
    await plan({ client: other, operators: [nurse._id], repeat: undefined })
    expect((await undo(first, name)).json()).toMatchObject({ status: 409, code: 'overlap' })
    expect((await visits()).map(({ start_time }) => start_time)).toEqual(Array(4).fill('10:00'))
  })

  /** What became of a colleague while the undo was still offered. */
  const meanwhile = (who: Caller, written: object) =>
    asTenant(program.database.app, { business: planner.business }, async tx => {
      await tx`update collaboration set ${tx(written)} where user_id = ${who._id}`
    })

  it('is refused to whoever no longer plans for these people', async () => {
    const mover = await program.person(planner.business, ['PIA'])
    const first = await plan({ operators: [nurse._id] })
    const name = newId()
    const body = { version: first.version, scope: 'all', title: 'Doccia', change: name }
    await mover.call('PATCH', `/api/tasks/${first._id}`, body)
    await meanwhile(mover, { roles: ['INF'] })
    await program.assign(client, mover)
    expect((await undo(first, name, mover)).json()).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await visits()).map(({ title }) => title)).toEqual(Array(4).fill('Doccia'))
  })

  it('is refused to whoever no longer plans for those whose visits were removed', async () => {
    const remover = await program.person(planner.business, ['PIA'])
    const first = await plan({ operators: [nurse._id] })
    const name = newId()
    await remover.call('DELETE', `/api/tasks/${first._id}?scope=all&change=${name}`)
    await meanwhile(remover, { roles: ['INF'] })
    await program.assign(client, remover)
    expect((await undo(first, name, remover)).json()).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await visits()).toEqual([])
  })

  it.each(['change', 'removal'])('of a %s puts nobody back who works here no more', async kind => {
    const first = await plan({ operators: [colleague._id] })
    const name = newId()
    if (kind === 'change') await change(first, { scope: 'all', operators: [nurse._id], change: name })
    else await planner.call('DELETE', `/api/tasks/${first._id}?scope=all&change=${name}`)
    await meanwhile(colleague, { end_date: '2026-11-22' })
    expect((await undo(first, name)).statusCode).toBe(200)
    expect((await visits()).map(({ operators }) => operators)).toEqual([[], [], [], []])
  })

  it('puts nobody back who cares for no clients any more', async () => {
    const first = await plan({ operators: [colleague._id] })
    const name = newId()
    await change(first, { scope: 'all', operators: [nurse._id], change: name })
    await meanwhile(colleague, { roles: ['PIA'] })
    expect((await undo(first, name)).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'operators', code: 'no_carer' }],
    })
  })

  it('belongs to the visit under which it was made', async () => {
    const first = await plan()
    const name = newId()
    await change(first, { scope: 'all', title: 'Doccia', change: name })
    const [, second] = await visits()
    expect((await undo(second!, name)).statusCode).toBe(404)
    expect((await undo(first, name)).statusCode).toBe(200)
    expect((await undo(second!, name)).statusCode).toBe(404)
  })

  it('is hers who made the change', async () => {
    const first = await plan()
    const name = newId()
    await change(first, { scope: 'all', title: 'Doccia', change: name })
    const other = await program.person(planner.business, ['PIA'])
    expect((await undo(first, name, other)).statusCode).toBe(404)
  })
})

const shifted = (day: string, by: number): string => String(Math.min(30, Number(day) + by)).padStart(2, '0')
