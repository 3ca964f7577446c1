import type { Task } from '@vicino/domain/tasks/task.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../../testing/program.ts'

let program: TestProgram
let planner: Caller
let nurse: Caller
let client: string
let service: string

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  planner = await program.person(await program.business(), ['PIA'])
  service = (await planner.call('GET', '/api/services?limit=1')).json().items[0]._id
})
beforeEach(async () => {
  client = await program.dossier(planner.business)
  nurse = await program.person(planner.business, ['INF'])
})
afterAll(() => program.close())

async function plan(more: object = {}): Promise<Task> {
  const answer = await planner.call('POST', '/api/tasks/create_task', {
    title: 'Igiene',
    date: '2026-11-23',
    start_time: '08:00',
    end_time: '09:00',
    client,
    operators: [nurse._id],
    services: [{ serviceId: service, duration: 25 }],
    ...more,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const remove = async ({ _id, version }: Task, change: string) => {
  const answer = await planner.call('DELETE', `/api/tasks/${_id}?version=${version}&change=${change}`)
  expect(answer.statusCode, answer.body).toBe(200)
}
const undo = ({ _id }: Task, change: string, who = planner) =>
  who.call('POST', `/api/tasks/${_id}/undo_series_change`, { change })

const rows = () =>
  asTenant(program.database.app, { business: planner.business }, async tx => {
    const [kept] = await tx<{ all: unknown }[]>`
      with mine as (select * from task where dossier_id = ${client})
      select jsonb_build_object(
        'tasks', (select jsonb_agg(to_jsonb(t) order by t._id) from mine t),
        'operators', (select jsonb_agg(to_jsonb(o) order by o.task_id) from task_operator o
          where o.task_id in (select _id from mine)),
        'services', (select jsonb_agg(to_jsonb(s) order by s.task_id) from task_service s
          where s.task_id in (select _id from mine)),
        'measures', (select jsonb_agg(to_jsonb(m) order by m.task_id) from task_measure m
          where m.task_id in (select _id from mine)),
        'series', (select jsonb_agg(to_jsonb(s)) from series s where s._id in (select series_id from mine))
      ) as all`
    return kept!.all
  })

describe('the undo of a removal', () => {
  it('brings the visit back with all that it had', async () => {
    const task = await plan()
    await asTenant(
      program.database.app,
      { business: planner.business },
      tx => tx`
        insert into task_measure (business_id, task_id, dossier_id, care_plan_id, measure_id)
        values (${planner.business}, ${task._id}, ${client}, ${newId()}, ${newId()})`,
    )
    const before = await rows()
    const name = newId()
    await remove(task, name)
    expect((await planner.call('GET', `/api/tasks/${task._id}`)).statusCode).toBe(404)
    const answer = await undo(task, name)
    expect(answer.json()).toMatchObject({
      _id: task._id,
      version: task.version,
      operators: [{ _id: nurse._id }],
    })
    expect(await rows()).toEqual(before)
    expect((await undo(task, name)).statusCode).toBe(200)
  })

  it('brings one of a series back into it, also the last that it had', async () => {
    const task = await plan({ repeat: { rule: 'FREQ=WEEKLY;BYDAY=MO', count: 1 } })
    const before = await rows()
    const name = newId()
    await remove(task, name)
    expect((await undo(task, name)).statusCode).toBe(200)
    expect(await rows()).toEqual(before)
  })

  it('is written down as what it is, beside the removal', async () => {
    const task = await plan()
    const name = newId()
    await remove(task, name)
    await undo(task, name)
    const written = await asTenant(
      program.database.app,
      { business: planner.business },
      tx => tx<{ action: string; dossier_id: string }[]>`
        select action, dossier_id from audit
        where actor_id = ${planner._id} and dossier_id = ${client} and entity_type = 'task' and action <> 'read'
        order by at, _id`,
    )
    expect(written).toHaveLength(3)
  })

  it('says so where somebody has taken the hour meanwhile, and brings nothing back', async () => {
    const task = await plan()
    const name = newId()
    await remove(task, name)
    await plan()
    const before = await rows()
    expect((await undo(task, name)).json()).toMatchObject({ status: 409, code: 'overlap' })
    expect(await rows()).toEqual(before)
  })

  it('comes too late after ten minutes', async () => {
    const task = await plan()
    const name = newId()
    await remove(task, name)
    program.setNow('2026-11-20T09:10:01.000Z')
    const answer = await undo(task, name)
    program.setNow('2026-11-20T09:00:00.000Z')
    expect(answer.json()).toMatchObject({ code: 'undo_too_late' })
  })

  it('is hers who removed it', async () => {
    const task = await plan()
    const name = newId()
    await remove(task, name)
    const other = await program.person(planner.business, ['PIA'])
    expect((await undo(task, name, other)).statusCode).toBe(404)
  })

  it('without a name there is none', async () => {
    const task = await plan()
    await planner.call('DELETE', `/api/tasks/${task._id}`)
    expect((await undo(task, newId())).statusCode).toBe(404)
  })
})
