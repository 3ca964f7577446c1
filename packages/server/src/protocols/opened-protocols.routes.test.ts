import type { Role } from '@vicino/domain/access/role.ts'
import type {
  OpenedProtocol,
  ProtocolCourse,
  ProtocolOffer,
  StepDone,
} from '@vicino/domain/protocols/opened-protocol.ts'
import type { Protocol } from '@vicino/domain/protocols/protocol.ts'
import { someProtocolFields, someStep } from '@vicino/domain/testing/some-protocol.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
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
    const { title, operators } = await ok<Task>(nurse.call('GET', `/api/tasks/${kept!.due[0]!.taskId}`))
    expect(title.match(/·/g), 'the client stands in it once').toHaveLength(1)
    expect(title).not.toContain(protocol.title)
    expect(operators).toMatchObject([{ _id: nurse._id }])
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
    ['to be evaluated at once', { evaluate_on: today }, 422, ['evaluate_on end_before_start']],
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

  it('is planned for a colleague by who plans for colleagues only', async () => {
    expect((await open({ responsible: director._id })).statusCode).toBe(404)
    expect(await courses(), 'nothing of it is kept').toEqual([])
    expect((await open({}, director)).statusCode).toBe(201)
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
