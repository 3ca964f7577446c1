import type { Role } from '@vicino/domain/access/role.ts'
import type { DueProtocol } from '@vicino/domain/protocols/due-protocols.contract.ts'
import type {
  OpenedProtocol,
  ProtocolCourse,
  ProtocolOffer,
  StepDone,
} from '@vicino/domain/protocols/opened-protocol.ts'
import type { Protocol } from '@vicino/domain/protocols/protocol.ts'
import { someProtocolFields, someStep } from '@vicino/domain/testing/some-protocol.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { careTask } from '@vicino/domain/tasks/task-step.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let director: Caller
let nurse: Caller
let dossier: string
let base: string
let protocol: Protocol

const today = '2026-11-20'
const now = '2026-11-20T09:00:00.000Z'
const evaluate_on = '2026-12-18'

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  director = await program.person(business, ['DS'])
  nurse = await program.person(business, ['INF'])
  protocol = await released()
})
beforeEach(async () => {
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  base = `/api/dossiers/${dossier}/protocols`
})
afterAll(() => program.close())

type Answer = Awaited<ReturnType<Caller['call']>>
const ok = async <Row = OpenedProtocol>(answer: Promise<Answer>): Promise<Row> => {
  const { statusCode, body } = await answer
  expect([200, 201], body).toContain(statusCode)
  return JSON.parse(body) as Row
}
const taskOf = (id: string, who = nurse) => ok<Task>(who.call('GET', `/api/tasks/${id}`))
const refused = (answer: Answer): [number, string] => [answer.statusCode, answer.json().code]
const errorsOf = (answer: Answer): string[] =>
  answer.json().errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)
const statuses = (answers: readonly Answer[]): number[] =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)

async function released(more: object = {}): Promise<Protocol> {
  const draft = await ok<Protocol>(
    director.call('POST', '/api/protocols/create_protocol', someProtocolFields(more)),
  )
  return release(draft)
}
const release = ({ _id, version }: Protocol): Promise<Protocol> =>
  ok(director.call('POST', `/api/protocols/${_id}/release`, { version, valid_from: today }))

const opening = (more: object = {}, of = protocol) => ({
  protocolId: of._id,
  protocol_version: of.version,
  steps: of.steps.map(({ _id }) => _id),
  starts_on: today,
  evaluate_on,
  responsible: nurse._id,
  ...more,
})
const open = (more: object = {}, who = nurse) => who.call('POST', `${base}/open_protocol`, opening(more))
const courses = (who = nurse) => ok<ProtocolCourse[]>(who.call('GET', `${base}/all_protocols`))
const offers = (who = nurse) => ok<ProtocolOffer[]>(who.call('GET', `${base}/offers`))
const course = (id: string) => ok<ProtocolCourse>(nurse.call('GET', `${base}/${id}`))
const confirm = (id: string, more: object = {}, who = nurse) =>
  who.call('POST', `${base}/${id}/confirm_step`, {
    stepId: protocol.steps[0]!._id,
    done_on: today,
    note: 'Scarpe chiuse',
    ...more,
  })
const reached = (outcome = 'reached') =>
  protocol.goals.map(({ _id: goalId }) => ({ goalId, outcome, note: '' }))
const evaluate = (id: string, more: object = {}, who = nurse) =>
  who.call('POST', `${base}/${id}/evaluate`, {
    version: 1,
    outcomes: reached(),
    note: 'Cammina sicura',
    evaluate_on: null,
    open_tasks: null,
    ...more,
  })
const logs = async () =>
  (await nurse.call('GET', `/api/dossiers/${dossier}/logs/get_logs`))
    .json()
    .groups.flatMap((group: { logs: { dataModel: string; action: string }[] }) =>
      group.logs.map(({ dataModel, action }) => `${dataModel} ${action}`),
    )

describe('what is offered beside a dossier', () => {
  it('is proposed by a focus, told since when, and no longer once it is open', async () => {
    const before = (await offers()).find(({ title }) => title === protocol.title)!
    expect(before).toMatchObject({ reasons: [], protocol: { _id: protocol._id, version: protocol.version } })
    const focus = { focus: 'Rischio di caduta', focusTopicId: 'fall-risk', data: 'Incerta' }
    await ok(nurse.call('POST', `/api/dossiers/${dossier}/focuses/create_focus`, focus))
    const { reasons } = (await offers()).find(({ title }) => title === protocol.title)!
    expect(reasons).toMatchObject([
      {
        on: 'focus',
        focusTopicId: 'fall-risk',
        title: 'Rischio di caduta',
        since: today,
        from_anamnesis: false,
      },
    ])
    await ok(open())
    expect((await offers()).map(({ title }) => title)).not.toContain(protocol.title)
  })

  it('names one that nobody has released, without what may be opened', async () => {
    const fall = { focus: 'Caduta in bagno', focusTopicId: 'fall-occurred', data: 'Ieri' }
    const { _id } = await ok(nurse.call('POST', `/api/dossiers/${dossier}/focuses/create_focus`, fall))
    const closed = { version: 1, evaluation: 'Nessun esito', status: 'closed' }
    await nurse.call('POST', `/api/dossiers/${dossier}/focuses/${_id}/add_events`, closed)
    expect((await offers()).filter(({ protocol: one }) => one === null)).toMatchObject([
      { title: 'Prevenzione delle cadute', reasons: [{ focusTopicId: 'fall-occurred' }], protocol: null },
    ])
  })

  it('is proposed by days without stool, and by a weight that rises or falls', async () => {
    const measure = (measured_at: string, values: object) =>
      ok(
        nurse.call('POST', `/api/dossiers/${dossier}/clinical_parameters/create`, {
          measured_at,
          ...values,
        }),
      )
    const proposed = async () =>
      (await offers())
        .flatMap(({ reasons }) => reasons)
        .map(({ on, value, since }) => [on, value, since])
        .filter(([on]) => on !== 'focus')
    await measure('2026-11-18T07:00:00.000Z', { bm: 'bristol_2' })
    expect(await proposed()).toEqual([])
    await measure('2026-11-16T07:00:00.000Z', { weight: 70 })
    await measure('2026-11-18T08:00:00.000Z', { weight: 72.4 })
    expect(await proposed()).toEqual([['weight_gain', 2.4, '2026-11-18']])
    try {
      program.setNow('2026-11-21T09:00:00.000Z')
      await measure('2026-11-21T07:00:00.000Z', { weight: 66 })
      expect(await proposed()).toEqual([
        ['weight_loss', 8.8, '2026-11-21'],
        ['stool', 3, '2026-11-18'],
      ])
    } finally {
      program.setNow(now)
    }
  })

  it('tells of no score and no drug to who may not know them', async () => {
    const aide = await program.person(business, ['AC'])
    await program.assign(dossier, aide)
    const score = {
      physical_condition: 2,
      mental_condition: 3,
      activity: 2,
      mobility: 2,
      incontinence: 3,
    }
    const { _id } = await ok(nurse.call('POST', `/api/dossiers/${dossier}/anamnesis/create_anamnesis`, {}))
    const answers = { norton: score }
    await ok(
      nurse.call('PUT', `/api/dossiers/${dossier}/anamnesis/${_id}/body_care`, { version: 0, answers }),
    )
    const proposedTo = async (who: Caller) =>
      (await offers(who)).filter(({ reasons }) => reasons.length > 0).map(({ title }) => title)
    expect(await proposedTo(nurse)).toContain('Prevenzione delle lesioni da pressione')
    const ldp = (await offers()).find(({ title }) => title.includes('lesioni da pressione'))!
    expect(ldp.reasons).toContainEqual(expect.objectContaining({ on: 'norton', value: 12, since: today }))
    expect(await proposedTo(aide)).toEqual([])
  })
})

describe('a protocol that is opened', () => {
  it('is a copy with the chosen steps, their tasks on the calendar of who answers for it', async () => {
    const [first] = protocol.steps
    const opened = await ok(open({ steps: [first!._id] }))
    expect(opened).toMatchObject({
      version: 1,
      status: 'open',
      act: 'opened',
      protocol_version: protocol.version,
      steps: [first],
      responsible: { _id: nurse._id },
      author: { _id: nurse._id },
    })
    const [kept] = await courses()
    expect(kept!.due).toMatchObject([{ stepId: first!._id, due_on: today, open: 5 }])
    const task = await taskOf(kept!.due[0]!.taskId)
    expect(task).toMatchObject({ title: careTask.label, operators: [{ _id: nurse._id }] })
    expect(task.step).toMatchObject({
      dossierId: dossier,
      openedId: opened._id,
      stepId: first!._id,
      text: first!.text,
      client: { _id: dossier },
      goes_on: true,
    })
    expect(await logs()).toEqual(['opened_protocol created'])
  })

  it('is opened once: sent again, by two devices, by two nurses', async () => {
    const body = { _id: newId() }
    const again = await Promise.all(Array.from({ length: 4 }, () => open(body)))
    expect(statuses(again)).toEqual([200, 200, 200, 201])
    const other = await Promise.all([open(), open({ responsible: director._id }, director)])
    expect(statuses(other)).toEqual([409, 409])
    expect(other[0].json()).toMatchObject({ code: 'protocol_open', current: { _id: body._id } })
    const all = await courses()
    expect(all).toHaveLength(1)
    expect(all[0]!.due[0]!.open, 'its tasks stand once').toBe(5)
    expect(await logs()).toEqual(['opened_protocol created'])
  })

  it('of two at once is opened by the quicker one', async () => {
    expect(statuses(await Promise.all([open(), open({ responsible: director._id }, director)]))).toEqual([
      201, 409,
    ])
    expect((await courses())[0]!.due[0]!.open).toBe(5)
  })

  it('is not opened as a draft, nor in a version that was replaced, and stays as it was opened', async () => {
    const draft = await ok<Protocol>(
      director.call('POST', '/api/protocols/create_protocol', someProtocolFields()),
    )
    expect(refused(await open(opening({}, draft)))).toEqual([409, 'protocol_draft'])
    const own = await released({ title: 'Cadute, di notte' })
    const opened = await ok(open(opening({}, own)))
    const change = { version: own.version, title: 'Cadute, sempre', steps: [someStep({ text: 'Altro' })] }
    const next = await release(
      await ok<Protocol>(director.call('PATCH', `/api/protocols/${own._id}`, change)),
    )
    expect((await course(opened._id)).protocol).toEqual(opened)
    const elsewhere = await program.dossier(business)
    await program.assign(elsewhere, nurse)
    base = `/api/dossiers/${elsewhere}/protocols`
    expect(refused(await open(opening({}, own)))).toEqual([409, 'protocol_replaced'])
    expect(await ok(open(opening({}, next)))).toMatchObject({ title: 'Cadute, sempre', protocol_version: 4 })
    await ok(director.call('POST', `/api/protocols/${own._id}/retire`, { version: 4 }))
    expect((await offers()).map(({ title }) => title)).not.toContain('Cadute, sempre')
  })

  test.each<[string, object, number, string[]]>([
    ['yesterday', { starts_on: '2026-11-19' }, 422, ['starts_on in_the_past']],
    ['to be evaluated at once', { evaluate_on: today }, 422, ['evaluate_on not_after_start']],
    ['without steps', { steps: [] }, 422, ['steps required']],
    ['with a step of another one', { steps: [newId()] }, 422, ['steps not_an_option']],
    ['for nobody of the house', { responsible: newId() }, 422, ['responsible not_an_option']],
    ['of no protocol', { protocolId: newId() }, 422, ['protocolId not_an_option']],
  ])('is refused %s', async (_, body, status, errors) => {
    const answer = await open(body)
    expect([answer.statusCode, errorsOf(answer)]).toEqual([status, errors])
    expect(await courses()).toEqual([])
  })

  it('is answered for by who may confirm its steps', async () => {
    const office = await program.person(business, ['AMM'])
    const withheld = await program.person(business, ['INF'], { withheld: ['focus.event'] })
    for (const { _id: responsible } of [office, withheld])
      expect(errorsOf(await open({ responsible }, director))).toEqual(['responsible confirms_no_step'])
    expect(await courses()).toEqual([])
  })

  it('is answered for by any colleague who cares for the client, also where a nurse opens it', async () => {
    const colleague = await program.person(business, ['INF'])
    const asked = { responsible: colleague._id }
    expect(errorsOf(await open(asked))).toEqual(['responsible not_of_dossier'])
    expect(await courses(), 'nothing of it is kept').toEqual([])
    await program.assign(dossier, colleague)
    await ok(open(asked))
    const { due } = (await courses())[0]!
    expect(await taskOf(due[0]!.taskId, colleague)).toMatchObject({ operators: [{ _id: colleague._id }] })
  })

  it('asks of who answers for it, and of who confirms a step, the qualification of the step', async () => {
    const steps = [
      someStep({ min_qualification: 'INF' }),
      someStep({ min_qualification: 'INF', after_days: null, every_days: null }),
      someStep({ min_qualification: 'OSS' }),
    ]
    const own = await released({ title: 'Cadute, con qualifica', steps })
    const carer = await program.person(business, ['OSS'])
    await program.assign(dossier, carer)
    const asked = { ...opening({}, own), responsible: carer._id }
    expect(errorsOf(await open(asked))).toEqual(['responsible below_qualification'])
    const planner = await program.person(business, ['PIA'])
    const whole = await ok(open({ ...asked, above_unassigned: true }))
    expect(whole.steps, 'nothing is left out').toHaveLength(3)
    const dueOf = (await course(whole._id)).due
    const staffed = await Promise.all(dueOf.map(({ taskId }) => taskOf(taskId, planner)))
    const staffedBy = Object.fromEntries(
      staffed.map(({ needs, operators }) => [needs, operators.map(one => one._id)]),
    )
    expect(staffedBy).toEqual({ INF: [], OSS: [carer._id] })
    await ok(
      nurse.call('PATCH', `${base}/${whole._id}`, { version: 1, struck: { reason: 'Altra responsabile' } }),
    )
    const atVisits = { ...asked, steps: steps.slice(1).map(({ _id }) => _id) }
    const { _id } = await ok(open(atVisits))
    const [, ofNurse, ofCarer] = steps
    expect(errorsOf(await confirm(_id, { stepId: ofNurse!._id }, carer))).toEqual([
      'stepId step_needs_qualification',
    ])
    await ok(confirm(_id, { stepId: ofNurse!._id }))
    await ok(confirm(_id, { stepId: ofCarer!._id }, carer))
  })

  test.each<[Role, number]>([
    ['DS', 201],
    ['OSS', 403],
    ['TER', 403],
    ['PIA', 403],
  ])('is opened by a %s: %d', async (role, status) => {
    const person = await program.person(business, [role])
    await program.assign(dossier, person)
    expect((await open({ responsible: person._id }, person)).statusCode).toBe(status)
  })

  it('is struck where it was opened by mistake, with its tasks', async () => {
    const { _id } = await ok(open())
    const [before] = await courses()
    const struck = { reason: 'Cliente sbagliato' }
    const gone = await ok(nurse.call('PATCH', `${base}/${_id}`, { version: 1, struck }))
    expect(gone).toMatchObject({ version: 2, act: 'struck', struck, tasks_removed: 5 })
    expect((await nurse.call('GET', `/api/tasks/${before!.due[0]!.taskId}`)).statusCode).toBe(404)
    expect((await open()).statusCode, 'it makes room').toBe(201)
  })
})

describe('a step', () => {
  it('is carried out with what speaks for it, and its task that is due is done with it', async () => {
    const { _id } = await ok(open())
    const [before] = await courses()
    const deed = await ok<StepDone>(confirm(_id))
    expect(deed).toMatchObject({
      note: 'Scarpe chiuse',
      author: { _id: nurse._id },
      taskId: before!.due[0]!.taskId,
    })
    const { done, due } = await course(_id)
    expect(done).toEqual([deed])
    expect(due).toMatchObject([{ due_on: '2026-11-27', open: 4 }])
    const task = await ok<Task>(nurse.call('GET', `/api/tasks/${deed.taskId}`))
    expect(task.status).toBe('completed')
    expect(errorsOf(await confirm(_id)), 'once for its day').toEqual(['done_on confirmed_already'])
    expect(await logs()).toEqual(['opened_protocol continued', 'opened_protocol created'])
  })

  it('is done with the task of its day, and not with an older one that is still open', async () => {
    const { _id } = await ok(open())
    try {
      program.setNow('2026-11-28T07:00:00.000Z')
      const deed = await ok<StepDone>(confirm(_id, { done_on: '2026-11-27' }))
      expect(await ok<Task>(nurse.call('GET', `/api/tasks/${deed.taskId}`))).toMatchObject({
        date: '2026-11-27',
        status: 'completed',
      })
      expect((await course(_id)).due, 'the older one still waits').toMatchObject([{ due_on: today, open: 4 }])
    } finally {
      program.setNow(now)
    }
  })

  it('that has no day of its own is confirmed at every visit', async () => {
    const { _id } = await ok(open())
    const atVisits = { stepId: protocol.steps[1]!._id }
    for (const note of ['Fino alla porta', 'Fino al giardino'])
      expect(await ok<StepDone>(confirm(_id, { ...atVisits, note }))).toMatchObject({ note, taskId: null })
  })

  it('of which the confirmation is struck is to be done again', async () => {
    const { _id } = await ok(open())
    const deed = await ok<StepDone>(confirm(_id))
    const body = { version: 1, struck: { reason: 'Cliente sbagliato' } }
    await ok(nurse.call('PATCH', `${base}/${_id}/steps/${deed._id}`, body))
    expect(await ok<Task>(nurse.call('GET', `/api/tasks/${deed.taskId}`))).toMatchObject({
      status: 'pending',
    })
    expect((await course(_id)).due).toMatchObject([{ due_on: today, taskId: deed.taskId, open: 5 }])
    expect(await ok<StepDone>(confirm(_id)), 'and done anew').toMatchObject({ taskId: deed.taskId })
  })

  it('is written once, however often it is sent', async () => {
    const { _id } = await ok(open())
    const body = { _id: newId() }
    expect(statuses(await Promise.all(Array.from({ length: 4 }, () => confirm(_id, body))))).toEqual([
      200, 200, 200, 201,
    ])
    const { done, due } = await course(_id)
    expect([done.length, due[0]!.open]).toEqual([1, 4])
  })

  it('is carried out by who cares, also where the task is a nurse’s, and struck by its author or a nurse', async () => {
    const { _id } = await ok(open())
    const carer = await program.person(business, ['OSS'])
    const other = await program.person(business, ['OSS'])
    for (const person of [carer, other]) await program.assign(dossier, person)
    const deed = await ok<StepDone>(confirm(_id, {}, carer))
    const strike = (version: number, who: Caller) =>
      who.call('PATCH', `${base}/${_id}/steps/${deed._id}`, { version, struck: { reason: 'Altro cliente' } })
    expect((await strike(1, other)).statusCode).toBe(403)
    expect(await ok<StepDone>(strike(1, nurse))).toMatchObject({
      version: 2,
      struck: { reason: 'Altro cliente' },
    })
    expect(refused(await strike(2, nurse))).toEqual([409, 'struck'])
  })

  test.each<[string, object, string[]]>([
    ['tomorrow', { done_on: '2026-11-21' }, ['done_on in_the_future']],
    ['before it was opened', { done_on: '2026-11-19' }, ['done_on end_before_start']],
    ['without a word', { note: ' ' }, ['note required']],
    ['of another protocol', { stepId: newId() }, ['stepId not_an_option']],
  ])('is refused %s', async (_, body, errors) => {
    const { _id } = await ok(open())
    const answer = await confirm(_id, body)
    expect([answer.statusCode, errorsOf(answer)]).toEqual([422, errors])
  })
})

describe('its to-do', () => {
  const patch = async (id: string, fields: object, who = nurse) => {
    const { version } = await taskOf(id, who)
    return who.call('PATCH', `/api/tasks/${id}`, { version, ...fields })
  }
  const firstDue = async (id: string) => (await course(id)).due[0]!.taskId

  it('says what is done, and at whose, to who may know it alone', async () => {
    const own = await program.person(business, ['INF'])
    await program.assign(dossier, own)
    const { _id } = await ok(open({ responsible: own._id }, own))
    const taskId = await firstDue(_id)
    const planner = await program.person(business, ['PIA'])
    const hers = `startDate=${today}&endDate=${evaluate_on}&operatorId=${own._id}`
    for (const [who, step] of [
      [own, expect.objectContaining({ text: protocol.steps[0]!.text })],
      [planner, undefined],
    ] as const)
      for (const tasks of [
        [await taskOf(taskId, who)],
        await ok<Task[]>(who.call('GET', `/api/tasks/date/${today}?operatorId=${own._id}`)),
        await ok<Task[]>(who.call('GET', `/api/tasks/all_tasks?${hers}`)),
        (await ok<{ bars: Task[] }>(who.call('GET', `/api/tasks/month?${hers}`))).bars,
      ]) {
        const found = tasks.find(one => one._id === taskId)
        expect(found?.title).toBe(careTask.label)
        expect(found?.step).toEqual(step)
      }
  })

  it('is done by confirming its step, once, and is to be done again with it', async () => {
    const { _id } = await ok(open())
    const taskId = await firstDue(_id)
    const done = { status: 'completed', ended_at: now }
    expect(errorsOf(await patch(taskId, done))).toEqual(['status step_confirmed_there'])
    const body = { _id: newId(), taskId }
    expect(statuses(await Promise.all(Array.from({ length: 3 }, () => confirm(_id, body))))).toEqual([
      200, 200, 201,
    ])
    expect(await taskOf(taskId)).toMatchObject({ status: 'completed' })
    expect((await course(_id)).done).toMatchObject([{ taskId, author: { _id: nurse._id } }])
    expect(errorsOf(await confirm(_id, { taskId }))).toEqual(['taskId task_settled'])
    expect(errorsOf(await confirm(_id, { taskId: newId() }))).toEqual(['taskId not_an_option'])
    expect(errorsOf(await patch(taskId, { status: 'pending' }))).toEqual(['status step_stands_confirmed'])
    const struck = { version: 1, struck: { reason: 'Cliente sbagliato' } }
    await ok(nurse.call('PATCH', `${base}/${_id}/steps/${body._id}`, struck))
    expect(await taskOf(taskId)).toMatchObject({ status: 'pending' })
  })

  it('of a later day is done early where it is named, and its step goes on from there', async () => {
    const { _id } = await ok(open())
    const week = await ok<Task[]>(nurse.call('GET', '/api/tasks/date/2026-11-27'))
    const later = week.find(({ step }) => step?.openedId === _id)!
    expect(await ok<StepDone>(confirm(_id, { taskId: later._id }))).toMatchObject({ taskId: later._id })
    expect((await course(_id)).due).toMatchObject([{ due_on: today, open: 4 }])
  })

  it('left on the calendar at the end is done like any other', async () => {
    const { _id } = await ok(open())
    const taskId = await firstDue(_id)
    await ok(evaluate(_id, { open_tasks: 'keep' }))
    expect((await patch(taskId, { status: 'completed', ended_at: now })).statusCode).toBe(200)
    expect((await taskOf(taskId)).step).toMatchObject({ goes_on: false })
  })

  it('rests while the client is away, comes back with her, and ends with her dossier', async () => {
    const { _id } = await ok(open())
    const [first, second] = ['2026-11-20', '2026-11-27'] as const
    const onDay = async (day: string) =>
      (await ok<Task[]>(nurse.call('GET', `/api/tasks/date/${day}`))).find(
        ({ step }) => step?.openedId === _id,
      )!
    const rests = async () => [
      (await onDay(first)).suspended_by_dossier,
      (await onDay(second)).suspended_by_dossier,
    ]
    const become = async (more: object) => {
      const { version } = await ok<{ version: number }>(director.call('GET', `/api/dossiers/${dossier}`))
      const body = { version, reason: 'Ricovero', ...more }
      return ok(director.call('PATCH', `/api/dossiers/${dossier}`, body))
    }
    await become({ status: 'suspended', from: today, to: '2026-11-22' })
    expect(await rests()).toEqual([true, false])
    expect((await course(_id)).due, 'nothing is late while she is away').toMatchObject([{ due_on: second }])
    const own = await released({ title: 'In ospedale' })
    const { _id: other } = await ok(open(opening({}, own)))
    expect((await course(other)).due, 'what is planned meanwhile rests too').toMatchObject([
      { due_on: second },
    ])
    await become({ status: 'active' })
    expect(await rests()).toEqual([false, false])
    await become({ status: 'closed' })
    const closed = await asTenant(
      program.database.app,
      { business },
      tx => tx<{ rests: boolean }[]>`
        select distinct t.suspended_by_dossier as rests from task t
        where exists (
          select from opened_protocol_task l join task x on x._id = l.task_id
          where l.opened_id = ${_id} and (x._id = t._id or x.series_id = t.series_id)
        )`,
    )
    expect(closed).toEqual([{ rests: true }])
  })
})

describe('a change of one that is open', () => {
  const change = (id: string, more: object = {}, who = nurse) =>
    who.call('POST', `${base}/${id}/change`, {
      version: 1,
      steps: protocol.steps,
      starts_on: today,
      evaluate_on,
      responsible: nurse._id,
      ...more,
    })
  const [, second] = someProtocolFields().steps

  it('writes a version with its line in the log, and what was done stays', async () => {
    const { _id } = await ok(open())
    const deed = await ok<StepDone>(confirm(_id))
    const steps = [someStep({ text: 'Provare il rollator', after_days: 1, every_days: null }), second!]
    const changed = await ok(change(_id, { steps }))
    expect(changed).toMatchObject({ version: 2, act: 'changed', steps, author: { _id: nurse._id } })
    const { done, due } = await course(_id)
    expect(done).toEqual([deed])
    expect(await taskOf(deed.taskId!)).toMatchObject({ status: 'completed' })
    expect(due, 'its to-dos are those of its steps').toMatchObject([
      { stepId: steps[0]!._id, due_on: '2026-11-21', open: 1 },
    ])
    expect(await logs()).toContain('opened_protocol corrected')
  })

  it('keeps the to-dos of a step that stays, and plans those of a longer time', async () => {
    const { _id } = await ok(open())
    const before = (await course(_id)).due[0]!
    await ok(change(_id, { evaluate_on: '2027-01-01' }))
    expect((await course(_id)).due).toMatchObject([{ taskId: before.taskId, open: 7 }])
    await ok(change(_id, { version: 2, evaluate_on: '2026-12-01' }))
    expect((await course(_id)).due).toMatchObject([{ taskId: before.taskId, open: 2 }])
    const [first] = protocol.steps
    const daily = [{ ...first!, every_days: 2 }, protocol.steps[1]!]
    await ok(change(_id, { version: 3, evaluate_on: '2026-12-01', steps: daily }))
    expect((await course(_id)).due, 'each second day').toMatchObject([{ due_on: today, open: 6 }])
  })

  it('hands the to-dos on to who answers for it now', async () => {
    const colleague = await program.person(business, ['INF'])
    const { _id } = await ok(open())
    expect(errorsOf(await change(_id, { responsible: colleague._id }))).toEqual([
      'responsible not_of_dossier',
    ])
    await program.assign(dossier, colleague)
    const changed = await ok(change(_id, { responsible: colleague._id }))
    expect(changed.responsible).toMatchObject({ _id: colleague._id })
    const { due } = await course(_id)
    expect(due).toMatchObject([{ due_on: today, open: 5 }])
    expect(await taskOf(due[0]!.taskId, colleague)).toMatchObject({ operators: [{ _id: colleague._id }] })
  })

  it('moves its start only while nothing was done', async () => {
    const { _id } = await ok(open())
    await ok(change(_id, { starts_on: '2026-11-23' }))
    expect((await course(_id)).due).toMatchObject([{ due_on: '2026-11-23', open: 4 }])
    await ok(change(_id, { version: 2 }))
    await ok(confirm(_id))
    expect(errorsOf(await change(_id, { version: 3, starts_on: '2026-11-23' }))).toEqual([
      'starts_on begun_already',
    ])
  })

  test.each<[string, object, string[]]>([
    ['without steps', { steps: [] }, ['steps required']],
    ['to be evaluated before it begins', { evaluate_on: today, version: 1 }, ['evaluate_on not_after_start']],
    [
      'with a service that nobody offers',
      { steps: [someStep({ serviceId: newId() })] },
      ['steps.0.serviceId not_an_option'],
    ],
    [
      'with what comes back and never begins',
      { steps: [someStep({ after_days: null, every_days: 7 })] },
      ['steps.0.after_days required'],
    ],
  ])('is refused %s', async (_, body, errors) => {
    const { _id } = await ok(open())
    const answer = await change(_id, body)
    expect([answer.statusCode, errorsOf(answer)]).toEqual([422, errors])
    expect((await course(_id)).protocol.version).toBe(1)
  })

  it('is written by who opens protocols, over the version that she saw, of one that is open', async () => {
    const { _id } = await ok(open())
    const carer = await program.person(business, ['OSS'])
    await program.assign(dossier, carer)
    expect((await change(_id, {}, carer)).statusCode).toBe(403)
    expect(refused(await change(_id, { version: 7 }))).toEqual([409, 'stale'])
    await ok(evaluate(_id, { open_tasks: 'remove' }))
    expect(refused(await change(_id, { version: 2 }))).toEqual([409, 'ended'])
  })
})

it('is told as due to who may know it, from a week before its day on', async () => {
  const { _id } = await ok(open({ evaluate_on: '2026-11-28' }))
  const planner = await program.person(business, ['PIA'])
  const stranger = await program.person(business, ['INF'])
  const due = async (who: Caller) =>
    (await ok<{ items: DueProtocol[] }>(who.call('GET', '/api/opened_protocols/due'))).items.filter(
      one => one._id === _id,
    )
  try {
    expect(await due(nurse)).toEqual([])
    program.setNow('2026-11-21T09:00:00.000Z')
    expect(await due(nurse)).toMatchObject([
      { dossierId: dossier, title: protocol.title, client: { _id: dossier }, due_on: '2026-11-28' },
    ])
    expect(await due(stranger)).toEqual([])
    expect((await planner.call('GET', '/api/opened_protocols/due')).statusCode).toBe(403)
  } finally {
    program.setNow(now)
  }
})

it('notes that it is printed', async () => {
  const { _id } = await ok(open())
  expect((await nurse.call('POST', `${base}/${_id}/print`)).statusCode).toBe(200)
})

describe('an evaluation', () => {
  it('ends it, and takes what is open off the calendar, or leaves it', async () => {
    for (const [choice, removed, kept, status] of [
      ['remove', 5, 0, 404],
      ['keep', 0, 5, 200],
    ] as const) {
      const { _id } = await ok(open())
      const { due } = await course(_id)
      expect(errorsOf(await evaluate(_id))).toEqual(['open_tasks required'])
      const ended = await ok(evaluate(_id, { open_tasks: choice }))
      expect(ended).toMatchObject({
        version: 2,
        status: 'ended',
        act: 'ended',
        tasks_removed: removed,
        tasks_kept: kept,
        evaluation: { on: today, by: { _id: nurse._id }, note: 'Cammina sicura' },
      })
      expect((await nurse.call('GET', `/api/tasks/${due[0]!.taskId}`)).statusCode).toBe(status)
      expect(refused(await confirm(_id))).toEqual([409, 'ended'])
      expect(refused(await evaluate(_id, { version: 2, open_tasks: choice }))).toEqual([409, 'ended'])
    }
    expect((await logs()).filter((line: string) => line.endsWith('ended'))).toHaveLength(2)
  })

  it('lets it go on, with the tasks until the next one', async () => {
    const { _id } = await ok(open())
    const next = await ok(evaluate(_id, { evaluate_on: '2027-01-15' }))
    expect(next).toMatchObject({ version: 2, status: 'open', act: 'evaluated', evaluate_on: '2027-01-15' })
    expect((await course(_id)).due[0]!.open, 'on the days of its start, each once').toBe(9)
  })

  it('brought forward takes off what lies beyond, and the next one plans each day once', async () => {
    const { _id } = await ok(open())
    await ok(evaluate(_id, { evaluate_on: '2026-12-01' }))
    expect((await course(_id)).due, 'until that day').toMatchObject([{ due_on: today, open: 2 }])
    await ok(evaluate(_id, { version: 2, evaluate_on: '2027-01-15' }))
    expect((await course(_id)).due).toMatchObject([{ due_on: today, open: 9 }])
  })

  it('that comes late plans from its day on what was to be done once in between', async () => {
    const once = await released({
      title: 'Una volta sola',
      steps: [someStep({ after_days: 30, every_days: null })],
    })
    const { _id } = await ok(open(opening({}, once)))
    try {
      program.setNow('2026-12-28T09:00:00.000Z')
      const outcomes = once.goals.map(({ _id: goalId }) => ({ goalId, outcome: 'reached', note: '' }))
      await ok(evaluate(_id, { outcomes, evaluate_on: '2027-01-15' }))
      expect((await course(_id)).due).toMatchObject([{ due_on: '2026-12-28', open: 1 }])
    } finally {
      program.setNow(now)
    }
  })

  it('by a nurse goes on in the calendar of the colleague who answers for it, of nobody where she left', async () => {
    const colleague = await program.person(business, ['INF'])
    await program.assign(dossier, colleague)
    const { _id } = await ok(open({ responsible: colleague._id }, director))
    const tasksOf = (who: string) =>
      asTenant(
        program.database.app,
        { business },
        tx => tx<{ date: string }[]>`
        select t.date from task t join opened_protocol_task l on l.task_id = t._id
        where l.opened_id = ${_id} and exists (
          select from task_operator o where o.task_id = t._id and o.user_id = ${who}
        )`,
      )
    await ok(evaluate(_id, { evaluate_on: '2027-01-15' }))
    expect(await tasksOf(colleague._id)).toHaveLength(9)
    await asTenant(
      program.database.app,
      { business },
      tx => tx`update collaboration set end_date = '2027-01-20' where user_id = ${colleague._id}`,
    )
    await ok(evaluate(_id, { version: 2, evaluate_on: '2027-02-12' }))
    expect((await course(_id)).due[0]!.open).toBe(13)
    expect(await tasksOf(colleague._id), 'what follows waits for somebody').toHaveLength(9)
  })

  it('says of every goal how far it was reached', async () => {
    const { _id } = await ok(open())
    expect(errorsOf(await evaluate(_id, { outcomes: [], open_tasks: 'keep' }))).toEqual(['outcomes required'])
  })

  it('of two at once is the one of the quicker, and of a stale version none', async () => {
    const { _id } = await ok(open())
    const both = await Promise.all(
      ['Bene', 'Meglio'].map(note => evaluate(_id, { note, open_tasks: 'remove' })),
    )
    expect(statuses(both)).toEqual([200, 409])
    expect(refused(await evaluate(_id, { version: 7 }))).toEqual([409, 'ended'])
  })
})

it('is no business of another dossier, and closed with its own', async () => {
  const { _id } = await ok(open())
  const elsewhere = await program.dossier(business)
  await program.assign(elsewhere, nurse)
  expect((await nurse.call('GET', `/api/dossiers/${elsewhere}/protocols/${_id}`)).statusCode).toBe(404)
  const reason = 'Trasferita in casa anziani'
  const status = { version: 1, status: 'closed', reason }
  await ok(director.call('PATCH', `/api/dossiers/${dossier}`, status))
  expect(refused(await confirm(_id))).toEqual([409, 'dossier_closed'])
})

it('says in a calendar that leaves the house at whose a task is, and never what', async () => {
  await ok(director.call('PUT', `/api/businesses/${business}/calendar_feeds`, { names: true }))
  await ok(open())
  const { token } = await ok<{ token: string }>(
    nurse.call('POST', '/api/users/me/ical_token', { action: 'make' }),
  )
  const { body } = await program.app.inject({ url: `/api/ical/${token}.ics` })
  const summaries = body.match(/^SUMMARY:.*$/gm) ?? []
  expect(summaries.length).toBeGreaterThan(0)
  expect([...new Set(summaries)]).toEqual(['SUMMARY:Compito: Luca Bernasconi'])
})
