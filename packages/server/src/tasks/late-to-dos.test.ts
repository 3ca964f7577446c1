import { type Role, roles } from '@vicino/domain/access/role.ts'
import type { CarePlan } from '@vicino/domain/care-plan/care-plan.ts'
import type { OpenedProtocol } from '@vicino/domain/protocols/opened-protocol.ts'
import type { Protocol } from '@vicino/domain/protocols/protocol.ts'
import type { LateToDo } from '@vicino/domain/tasks/late-to-do.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { actionsOn } from '@vicino/domain/tasks/task-action.ts'
import { careTask } from '@vicino/domain/tasks/task-step.ts'
import { someProblem } from '@vicino/domain/testing/some-care-plan.ts'
import { someProtocolFields, someStep } from '@vicino/domain/testing/some-protocol.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

const start = '2026-11-20'
const today = '2026-11-23'
const at = (day: string) => `${day}T09:00:00.000Z`

let program: TestProgram
let business: string
let director: Caller
let nurse: Caller
let planner: Caller
let dossier: string

beforeAll(async () => {
  program = await testProgram(at(start))
})
beforeEach(async () => {
  program.setNow(at(start))
  business = await program.business()
  director = await program.person(business, ['DS'])
  nurse = await program.person(business, ['INF'])
  planner = await program.person(business, ['PIA'])
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
})
afterAll(() => program.close())

type Answer = Awaited<ReturnType<Caller['call']>>
const ok = async <Row>(answer: Promise<Answer>): Promise<Row> => {
  const { statusCode, body } = await answer
  expect([200, 201], body).toContain(statusCode)
  return JSON.parse(body) as Row
}

/** Opened on the 20th, with a step of each day and one of each week, as far as a test says nothing else. */
async function open(fields: object = {}, more: object = {}): Promise<OpenedProtocol> {
  const steps = [
    someStep({ text: 'Ispezionare la cute', every_days: 1 }),
    someStep({ text: 'Misurare', every_days: null }),
  ]
  const draft = await ok<Protocol>(
    director.call('POST', '/api/protocols/create_protocol', someProtocolFields({ steps, ...fields })),
  )
  const { _id, version } = await ok<Protocol>(
    director.call('POST', `/api/protocols/${draft._id}/release`, { version: 1, valid_from: start }),
  )
  return ok(
    nurse.call('POST', `/api/dossiers/${dossier}/protocols/open_protocol`, {
      protocolId: _id,
      protocol_version: version,
      steps: draft.steps.map(step => step._id),
      starts_on: start,
      evaluate_on: '2026-12-18',
      responsible: nurse._id,
      ...more,
    }),
  )
}
const lateOf = async (who: Caller, query = '') =>
  ok<ListPage<LateToDo>>(who.call('GET', `/api/tasks/late_to_dos${query}`))
const told = async (who: Caller) =>
  (await lateOf(who)).items.map(
    ({ task, late_since, times }) =>
      `${(task.step ?? task.measure)?.text ?? task.title} ${late_since} ${times}`,
  )
const taskOf = (id: string, who = nurse) => ok<Task>(who.call('GET', `/api/tasks/${id}`))
const patch = async (id: string, fields: object, who = nurse) => {
  const { version } = await taskOf(id, who)
  return who.call('PATCH', `/api/tasks/${id}`, { version, ...fields })
}
const planned = (more: object = {}, who = director) =>
  ok<Task>(
    who.call('POST', '/api/tasks/create_task', {
      title: 'Chiamare la farmacia',
      type: 'task',
      date: start,
      full_day: true,
      operators: [nurse._id],
      ...more,
    }),
  )
const become = async (more: object) => {
  const { version } = await ok<{ version: number }>(director.call('GET', `/api/dossiers/${dossier}`))
  return ok(director.call('PATCH', `/api/dossiers/${dossier}`, { version, reason: 'Ricovero', ...more }))
}
const unassign = (id: string) =>
  program.asOwner(business, tx => tx`delete from task_operator where task_id = ${id}`)

async function measureOf(more: object = {}, who = nurse) {
  const path = `/api/dossiers/${dossier}/care_plans`
  const problems = [someProblem()]
  const plan = await ok<CarePlan>(
    nurse.call('POST', `${path}/create_care_plan`, { problems, evaluate_on: '2027-02-20' }),
  )
  await ok(nurse.call('POST', `${path}/${plan._id}/sign`, { version: 1 }))
  const measureId = plan.problems[0]!.measures[0]!._id
  const measure = { dossierId: dossier, carePlanId: plan._id, measureId }
  return planned({ title: 'Camminare con il deambulatore', measure, ...more }, who)
}

describe('what is late', () => {
  it('waits for whoever was to do it: the steps that tell when to call for help first, each as one', async () => {
    await open({
      title: 'Senza allarmi',
      alarms: [],
      steps: [someStep({ text: 'Registrare', every_days: null })],
    })
    await open()
    await planned()
    await measureOf({ date: '2026-11-21' })
    expect(await told(nurse), 'of today nothing is late').toEqual([])
    program.setNow(at(today))
    const late = await told(nurse)
    expect(late.slice(0, 2).toSorted()).toEqual(['Ispezionare la cute 2026-11-20 3', 'Misurare 2026-11-20 1'])
    expect(late.slice(2)).toEqual([
      'Registrare 2026-11-20 1',
      'Camminare con il deambulatore 2026-11-21 1',
      'Chiamare la farmacia 2026-11-20 1',
    ])
    expect((await lateOf(nurse)).items[0]!.task.step!.client.name).toBe('Luca Bernasconi')
    expect(await told(planner), 'somebody is to do it').toEqual([])
  })

  it('is settled as any day’s: done where it says when, or not done and why', async () => {
    const { _id: openedId } = await open()
    program.setNow(at(today))
    const [daily, once] = (await lateOf(nurse)).items
      .map(({ task }) => task)
      .toSorted((one, other) => one.step!.text.localeCompare(other.step!.text))
    const path = `/api/dossiers/${dossier}/protocols/${openedId}/confirm_step`
    const deed = { stepId: once!.step!.stepId, taskId: once!._id, done_on: '2026-11-22', note: 'Misurata' }
    await ok(nurse.call('POST', path, deed))
    expect((await taskOf(once!._id)).step, 'it says when it was really done').toMatchObject({
      done_on: '2026-11-22',
    })
    const notDone = { status: 'not_done', not_done: { reason: 'absent' } }
    expect((await patch(daily!._id, notDone)).statusCode).toBe(200)
    expect(await told(nurse)).toEqual(['Ispezionare la cute 2026-11-21 2'])
  })

  it('is not what was moved, what has ended, nor what rests', async () => {
    const { _id: openedId } = await open({ steps: [someStep({ text: 'Misurare', every_days: null })] })
    program.setNow(at(today))
    const [{ task }] = (await lateOf(nurse)).items as [LateToDo]
    expect((await patch(task._id, { date: today, end_date: today })).statusCode).toBe(200)
    expect(await told(nurse), 'it stands on another day').toEqual([])
    program.setNow(at('2026-11-25'))
    expect(await told(nurse)).toEqual([`Misurare ${today} 1`])
    await become({ status: 'suspended', from: '2026-11-25', to: '2026-11-27' })
    expect(await told(nurse), 'she is away').toEqual([])
    await become({ status: 'active' })
    expect(await told(nurse), 'she is back').toHaveLength(1)
    await ok(
      nurse.call('POST', `/api/dossiers/${dossier}/protocols/${openedId}/evaluate`, {
        version: 1,
        outcomes: (
          await ok<{ protocol: OpenedProtocol }>(
            nurse.call('GET', `/api/dossiers/${dossier}/protocols/${openedId}`),
          )
        ).protocol.goals.map(({ _id: goalId }) => ({ goalId, outcome: 'reached', note: '' })),
        note: '',
        evaluate_on: null,
        open_tasks: 'keep',
      }),
    )
    expect(await told(nurse), 'it has ended').toEqual([])
  })

  it('where nobody is to do it waits for who answers for it and who plans, who is told no more than that it is', async () => {
    await open({ steps: [someStep({ text: 'Misurare', every_days: null })] })
    const other = await program.person(business, ['INF'])
    await program.assign(dossier, other)
    program.setNow(at(today))
    const [{ task }] = (await lateOf(nurse)).items as [LateToDo]
    await unassign(task._id)
    expect(await told(nurse)).toEqual(['Misurare 2026-11-20 1'])
    expect(await told(planner)).toEqual([`${careTask.label} 2026-11-20 1`])
    expect(await told(other), 'her colleague answers for it').toEqual([])
    await program.asOwner(
      business,
      tx => tx`
      update collaboration set end_date = '2026-11-22' where user_id = ${nurse._id}`,
    )
    expect(await told(other), 'who answered for it has left').toEqual(['Misurare 2026-11-20 1'])
  })

  it.each([
    ['has left', { end_date: '2026-11-21' }],
    ['was taken out today', { end_date: today, ended_at: at(today) }],
    [
      'was taken out before she began',
      { start_date: '2027-01-01', end_date: '2027-01-01', ended_at: at(start) },
    ],
  ])('of somebody who %s is nobody’s, and waits for who planned it and who plans', async (_, columns) => {
    const gone = await program.person(business, ['OSS'])
    await planned({ operators: [gone._id] })
    await program.asOwner(
      business,
      tx => tx`update collaboration set ${tx(columns)} where user_id = ${gone._id}`,
    )
    program.setNow(at(today))
    expect(await told(planner)).toEqual(['Chiamare la farmacia 2026-11-20 1'])
    expect(await told(director)).toEqual(['Chiamare la farmacia 2026-11-20 1'])
    expect(await told(nurse)).toEqual([])
  })

  test('comes in pages, at the same cost however much there is', async () => {
    const some = async (count: number): Promise<void> => {
      for (let n = 0; n < count; n++) await planned({ title: `Compito ${n}` })
    }
    await some(2)
    await open()
    program.setNow(at(today))
    const few = await program.statements(() => lateOf(nurse))
    program.setNow(at(start))
    await some(12)
    program.setNow(at(today))
    expect(await program.statements(() => lateOf(nurse))).toBe(few)
    const page = await lateOf(nurse, '?limit=5')
    expect([page.items.length, page.total, page.more]).toEqual([5, 16, true])
    expect((await lateOf(nurse, '?limit=5&page=4')).items).toHaveLength(1)
  })
})

describe('a to-do of care', () => {
  test.each(roles.map(({ value }) => value))(
    'is offered as done to a %s who may know it, and nobody is told more than she may know',
    async (role: Role) => {
      const who = await program.person(business, [role])
      await program.assign(dossier, who)
      const ofMeasure = await measureOf({ operators: [who._id] }, director)
      const { _id: openedId } = await open()
      await program.asOwner(
        business,
        tx => tx`
        insert into task_operator (business_id, task_id, user_id, date, opens_dossier)
        select business_id, task_id, ${who._id}, ${start}, false from opened_protocol_task
        where opened_id = ${openedId} on conflict do nothing`,
      )
      const [{ task_id: ofStep }] = await program.asOwner(
        business,
        tx => tx<[{ task_id: string }]>`
        select task_id from opened_protocol_task l join task t on t._id = l.task_id
        where l.opened_id = ${openedId} and t.date = ${start} limit 1`,
      )
      for (const id of [ofMeasure._id, ofStep]) {
        const read = await who.call('GET', `/api/tasks/${id}`)
        if (read.statusCode !== 200) continue
        const task: Task = read.json()
        expect(task.title).toBe(careTask.label)
        expect(task.care_untold === true, role).toBe(!task.step && !task.measure)
        const offered = actionsOn(task, start).includes('end')
        const answer = await patch(id, { status: 'completed', ended_at: at(start) }, who)
        const codes = (answer.json().errors ?? []).map(({ code }: { code: string }) => code)
        const isOffered = answer.statusCode === 200 || codes.includes('step_confirmed_there')
        if (answer.statusCode !== 403) expect(isOffered, `${role} ${answer.body}`).toBe(offered)
        if (!task.care_untold) continue
        expect(read.body + answer.body).not.toMatch(/protocol|passo|piano|Ispezionare|Camminare|Bernasconi/i)
      }
    },
  )

  it('of a plan bears no title of its own on the plan, in its series neither', async () => {
    const repeat = { rule: 'FREQ=DAILY', count: 3 }
    const { _id } = await measureOf({ repeat })
    const list = `/api/tasks/all_tasks?startDate=${start}&endDate=2026-11-30&operatorId=${nurse._id}`
    const seen = await ok<Task[]>(planner.call('GET', list))
    expect(seen.map(({ title, measure, care_untold }) => [title, measure, care_untold])).toEqual(
      Array.from({ length: 3 }, () => [careTask.label, undefined, true]),
    )
    const hers = await ok<Task[]>(nurse.call('GET', list))
    expect(hers.map(({ measure }) => measure?.text)).toEqual(
      Array.from({ length: 3 }, () => 'Camminare con il deambulatore'),
    )
    const calledOff = await patch(_id, { status: 'not_done', not_done: { reason: 'absent' } }, planner)
    expect(calledOff.json(), 'also right after a change').toMatchObject({ care_untold: true })
    expect((await patch(_id, { status: 'completed', ended_at: at(start) })).json()).toMatchObject({
      measure: { text: 'Camminare con il deambulatore' },
    })
  })

  it('of a whole series that is moved into the rest of a dossier rests there, and comes back with its move', async () => {
    await become({ status: 'suspended', from: '2026-12-01', to: '2026-12-10' })
    const { _id } = await measureOf({
      date: '2026-11-23',
      repeat: { rule: 'FREQ=WEEKLY;BYDAY=MO', count: 2 },
    })
    const rests = async () =>
      (
        await program.asOwner(
          business,
          tx => tx<{ rests: boolean }[]>`
          select t.suspended_by_dossier as rests from task t join task f on f.series_id = t.series_id
          where f._id = ${_id} order by t.date`,
        )
      ).map(row => row.rests)
    expect(await rests()).toEqual([false, false])
    const change = newId()
    const moved = await patch(_id, { date: '2026-11-25', end_date: '2026-11-25', scope: 'all', change })
    expect(moved.statusCode, moved.body).toBe(200)
    expect(await rests(), 'the second stands on 2 December').toEqual([false, true])
    const undone = await nurse.call('POST', `/api/tasks/${_id}/undo_series_change`, { change })
    expect(undone.statusCode, undone.body).toBe(200)
    expect(await rests()).toEqual([false, false])
  })
})
