import type { Role } from '@vicino/domain/access/role.ts'
import type { CarePlan, CareProblem } from '@vicino/domain/care-plan/care-plan.ts'
import type { Service } from '@vicino/domain/services/service.ts'
import { someMeasure, someProblem } from '@vicino/domain/testing/some-care-plan.ts'
import { careTask } from '@vicino/domain/tasks/task-step.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { formWith, somePdf } from '../testing/some-document.ts'

let program: TestProgram
let business: string
let nurse: Caller
let director: Caller
let dossier: string
let base: string
let dressing: Service

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  nurse = await program.person(business, ['INF'])
  director = await program.person(business, ['DS'])
  const services: Service[] = (await nurse.call('GET', '/api/services?limit=100')).json().items
  dressing = services.find(({ code }) => code === '5002.340')!
})
beforeEach(async () => {
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  base = `/api/dossiers/${dossier}/care_plans`
})
afterAll(() => program.close())

const today = '2026-11-20'
const evaluate_on = '2027-02-20'
type Answer = Awaited<ReturnType<Caller['call']>>
const ok = async (answer: Promise<Answer>): Promise<CarePlan> => {
  const { statusCode, body } = await answer
  expect([200, 201], body).toContain(statusCode)
  return JSON.parse(body)
}
const refused = (answer: Answer): [number, string] => [answer.statusCode, answer.json().code]
const errorsOf = (answer: Answer): string[] =>
  answer.json().errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)

const create = (more: object = {}, who = nurse) =>
  who.call('POST', `${base}/create_care_plan`, { problems: [someProblem()], evaluate_on, ...more })
const change = (id: string, body: object, who = nurse) => who.call('PATCH', `${base}/${id}`, body)
const act = (id: string, what: string, body: object, who = nurse) =>
  who.call('POST', `${base}/${id}/${what}`, body)
const signed = async (more: object = {}): Promise<CarePlan> => {
  const { _id } = await ok(create(more))
  return ok(act(_id, 'sign', { version: 1 }))
}
const all = async (who = nurse): Promise<CarePlan[]> =>
  (await who.call('GET', `${base}/all_care_plans`)).json()
const versionsOf = async (id: string): Promise<CarePlan[]> =>
  (await nurse.call('GET', `${base}/${id}/versions`)).json()
const reached = ({ problems }: CarePlan, outcome = 'reached') =>
  problems.flatMap(({ goals }) => goals.map(({ _id: goalId }) => ({ goalId, outcome, note: '' })))
const logs = async (query = '') =>
  (await nurse.call('GET', `/api/dossiers/${dossier}/logs/get_logs${query}`))
    .json()
    .groups.flatMap((group: { logs: { dataModel: string; action: string; read: boolean }[] }) => group.logs)

describe('a draft', () => {
  it('is kept as it was written, its services named in the language of the reader', async () => {
    const problems = [someProblem({ measures: [someMeasure({ serviceId: dressing._id }), someMeasure()] })]
    const answer = await create({ problems })
    expect(answer.statusCode, answer.body).toBe(201)
    const plan: CarePlan = answer.json()
    expect(plan).toMatchObject({
      dossierId: dossier,
      version: 1,
      status: 'draft',
      act: 'written',
      problems,
      evaluate_on,
      signature: null,
      in_force: null,
      due_on: null,
      author: { _id: nurse._id },
      services: [{ serviceId: dressing._id, letter: 'B', name: 'Medicazione semplice' }],
    })
    expect(await all()).toEqual([plan])
    expect(await ok(nurse.call('GET', `${base}/${plan._id}`))).toEqual(plan)
    expect(await logs('?filters={"type":["care_plan"]}')).toMatchObject([
      { dataModel: 'care_plan', action: 'created' },
    ])
  })

  it('is written once, however often it is sent', async () => {
    const body = { _id: newId(), problems: [someProblem()] }
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(body)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 201,
    ])
    expect(await all()).toHaveLength(1)
    expect(await logs()).toHaveLength(1)
  })

  it('is one of a client: of two nurses at once the second is told of the first', async () => {
    const answers = await Promise.all([create(), create({}, director)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
    const second = answers.find(({ statusCode }) => statusCode === 409)!
    const [first] = await all()
    expect(second.json()).toMatchObject({ code: 'care_plan_open', current: { _id: first!._id } })
    await ok(change(first!._id, { version: 1, struck: { reason: 'Cliente sbagliato' } }))
    expect((await create()).statusCode).toBe(201)
  })

  test.each<[string, () => object, number, string[]]>([
    ['without problems', () => ({ problems: [] }), 422, ['problems required']],
    [
      'with the focus of another client',
      () => ({ problems: [someProblem({ focusId: newId() })] }),
      422,
      ['problems.0.focusId not_an_option'],
    ],
    [
      'with a service that nobody knows',
      () => ({ problems: [someProblem({ measures: [someMeasure(), someMeasure({ serviceId: newId() })] })] }),
      422,
      ['problems.0.measures.1.serviceId not_an_option'],
    ],
    [
      'of a topic that is none',
      () => ({ problems: [someProblem({ focusTopicId: 'nessun-tema' })] }),
      422,
      ['problems.0.focusTopicId not_an_option'],
    ],
    [
      'every 14 days',
      () => ({ problems: [someProblem({ measures: [{ ...someMeasure(), period: 14 as 7 }] })] }),
      422,
      ['problems.0.measures.0.period not_an_option'],
    ],
    [
      'of a thousand problems',
      () => ({ problems: Array.from({ length: 1000 }, () => someProblem()) }),
      422,
      ['problems too_many'],
    ],
    [
      'with a field that is none',
      () => ({ problems: [{ ...someProblem(), prognosis: 'buona' }] }),
      400,
      ['problems.0.prognosis unknown_field'],
    ],
    ['without a day', () => ({ evaluate_on: '2026-02-31' }), 422, ['evaluate_on no_such_day']],
  ])('%s is refused at its field', async (_, more, status, errors) => {
    const answer = await create(more())
    expect(answer.statusCode, answer.body).toBe(status)
    expect(errorsOf(answer)).toEqual(errors)
    expect(await all()).toEqual([])
  })

  it('goes on over the version that was seen; a stale one is told the one that stands', async () => {
    const { _id } = await ok(create())
    await ok(change(_id, { version: 1, evaluate_on: '2027-03-01' }, director))
    const answer = await change(_id, { version: 1, evaluate_on: '2027-04-01' })
    expect(refused(answer)).toEqual([409, 'stale'])
    expect(answer.json().current).toMatchObject({ version: 2, evaluate_on: '2027-03-01', act: 'changed' })
  })
})

describe('a signature', () => {
  it('is the nurse’s, of the version that she read, and makes it hold', async () => {
    const plan = await signed()
    expect(plan).toMatchObject({
      version: 2,
      status: 'signed',
      act: 'signed',
      signature: { _id: nurse._id },
      signed_on: today,
      client_signature: null,
      in_force: 2,
      due_on: evaluate_on,
    })
    expect(refused(await act(plan._id, 'sign', { version: 1 }, director))).toEqual([409, 'stale'])
    expect(refused(await act(plan._id, 'sign', { version: 2 }))).toEqual([409, 'care_plan_signed'])
    expect((await logs()).map(({ action }: { action: string }) => action)).toEqual(['continued', 'created'])
  })

  it('asks of every problem a goal and a measure, and for a day to come', async () => {
    const problems = [someProblem({ goals: [] }), someProblem({ measures: [] })]
    const { _id } = await ok(create({ problems, evaluate_on: '2026-11-19' }))
    const answer = await act(_id, 'sign', { version: 1 })
    expect(answer.statusCode).toBe(422)
    expect(errorsOf(answer)).toEqual([
      'problems.0.goals required',
      'problems.1.measures required',
      'evaluate_on in_the_past',
    ])
  })

  it('of the client comes with the nurse’s or later, once, and never from tomorrow', async () => {
    const first = await ok(create())
    const together = { name: 'Rosa Prova, figlia', on: today }
    const long_ago = { ...together, on: '2026-11-19' }
    expect(errorsOf(await act(first._id, 'sign', { version: 1, client_signature: long_ago }))).toEqual([
      'client_signature.on end_before_start',
    ])
    const plan = await ok(act(first._id, 'sign', { version: 1, client_signature: together }))
    expect(plan.client_signature).toEqual(together)
    expect(refused(await act(plan._id, 'client_signature', { version: 2, ...together }))).toEqual([
      409,
      'care_plan_signed',
    ])
    const next = await ok(change(plan._id, { version: 2, evaluate_on: '2027-05-01', reason: 'Serve di più' }))
    expect(next.client_signature).toBeNull()
    expect(refused(await act(plan._id, 'client_signature', { version: 3, ...together }))).toEqual([
      409,
      'care_plan_draft',
    ])
    await ok(act(plan._id, 'sign', { version: 3 }))
    const tomorrow = await act(plan._id, 'client_signature', { version: 4, name: 'Rosa', on: '2026-11-21' })
    expect(errorsOf(tomorrow)).toEqual(['on in_the_future'])
    const before = await act(plan._id, 'client_signature', { version: 4, name: 'Rosa', on: '2026-11-19' })
    expect(errorsOf(before)).toEqual(['on end_before_start'])
    const later = await ok(act(plan._id, 'client_signature', { version: 4, ...together }))
    expect(later).toMatchObject({
      version: 5,
      act: 'client_signed',
      client_signature: together,
      signature: { _id: nurse._id },
      in_force: 5,
    })
  })
})

describe('the picture of what a client signed', () => {
  const kept = async (plan: string) => {
    const more = { category: 'clinical', record_kind: 'care_plan', record_id: plan }
    const form = formWith(somePdf(), 'Piano firmato.pdf', more)
    const answer = await nurse.call('POST', `/api/dossiers/${dossier}/documents`, form)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()._id
  }

  it('is a document of that plan, and stands with the signature', async () => {
    const first = await ok(create())
    const documentId = await kept(first._id)
    const client_signature = { name: 'Rosa Prova', on: today, documentId }
    const plan = await ok(act(first._id, 'sign', { version: 1, client_signature }))
    expect(plan.client_signature).toEqual(client_signature)
    const next = await ok(change(plan._id, { version: 2, evaluate_on: '2027-05-01', reason: 'Serve di più' }))
    await ok(act(next._id, 'sign', { version: 3 }))
    const foreign = { version: 4, name: 'Rosa Prova', on: today, documentId: newId() }
    expect(errorsOf(await act(plan._id, 'client_signature', foreign))).toEqual(['documentId not_an_option'])
    const other = (
      await nurse.call('POST', `/api/dossiers/${dossier}/documents`, formWith(somePdf(), 'altro.pdf'))
    ).json()._id
    const loose = { version: 4, name: 'Rosa Prova', on: today, documentId: other }
    expect(errorsOf(await act(plan._id, 'client_signature', loose))).toEqual(['documentId not_an_option'])
    const later = await ok(act(plan._id, 'client_signature', { ...loose, documentId }))
    expect(later.client_signature).toEqual(client_signature)
  })
})

describe('a signed plan', () => {
  it('is never written over: a change says why and is a draft, and what was signed stays in force', async () => {
    const plan = await signed()
    const problems = [someProblem({ title: 'Stipsi' })]
    expect(errorsOf(await change(plan._id, { version: 2, problems }))).toEqual(['reason reason_required'])
    const draft = await ok(change(plan._id, { version: 2, problems, reason: 'Il bisogno è cambiato' }))
    expect(draft).toMatchObject({ status: 'draft', signature: null, in_force: 2, due_on: evaluate_on })
    const versions = await versionsOf(plan._id)
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1])
    expect(versions[1]).toEqual(plan)
  })

  it('comes back where its draft is put away, with both signatures', async () => {
    const first = await ok(create())
    expect(refused(await act(first._id, 'discard_draft', { version: 1 }))).toEqual([409, 'care_plan_draft'])
    const client_signature = { name: 'Rosa Prova', on: today }
    const plan = await ok(act(first._id, 'sign', { version: 1, client_signature }))
    expect(refused(await act(plan._id, 'discard_draft', { version: 2 }))).toEqual([409, 'care_plan_signed'])
    await ok(change(plan._id, { version: 2, problems: [someProblem()], reason: 'Una prova' }))
    const back = await ok(act(plan._id, 'discard_draft', { version: 3 }))
    expect(back).toMatchObject({
      version: 4,
      status: 'signed',
      act: 'discarded',
      problems: plan.problems,
      signature: plan.signature,
      signed_on: today,
      client_signature,
      in_force: 4,
      due_on: evaluate_on,
    })
  })

  it('keeps a service that left the catalogue since, and takes no new one of those', async () => {
    const measures = [someMeasure({ serviceId: dressing._id })]
    const plan = await signed({ problems: [someProblem({ measures })] })
    await program.database.owner`update service set valid_to = '2026-11-19' where _id = ${dressing._id}`
    try {
      const kept = [someProblem({ measures: [{ ...measures[0]!, frequency: 5 }] })]
      await ok(change(plan._id, { version: 2, problems: kept, reason: 'Più spesso' }))
      const other = await program.dossier(business)
      await program.assign(other, nurse)
      const path = `/api/dossiers/${other}/care_plans/create_care_plan`
      const anew = await nurse.call('POST', path, { problems: [someProblem({ measures })], evaluate_on })
      expect(errorsOf(anew)).toEqual(['problems.0.measures.0.serviceId not_an_option'])
    } finally {
      await program.database.owner`update service set valid_to = null where _id = ${dressing._id}`
    }
  })
})

describe('a measure', () => {
  const plannedOf = async (plan: CarePlan, who = nurse) =>
    (await who.call('GET', `${base}/${plan._id}/planned`)).json()
  const put = (measureId: string, carePlanId: string, more: object = {}) =>
    nurse.call('POST', '/api/tasks/create_task', {
      title: 'Camminare',
      type: 'task',
      date: '2026-11-23',
      start_time: '08:00',
      end_time: '08:15',
      measure: { dossierId: dossier, carePlanId, measureId },
      ...more,
    })

  it('knows the to-dos that come of it, which name their client to who may know the plan alone', async () => {
    const plan = await signed()
    const [measure] = plan.problems[0]!.measures
    expect(await plannedOf(plan)).toEqual([])
    const repeat = { rule: 'FREQ=WEEKLY;BYDAY=MO', count: 3 }
    const made = await put(measure!._id, plan._id, { repeat })
    expect(made.statusCode, made.body).toBe(201)
    const taskId = made.json()._id
    expect(await plannedOf(plan)).toEqual([
      {
        measureId: measure!._id,
        taskId,
        type: 'task',
        date: '2026-11-23',
        start_time: '08:00',
        count: 3,
        dates: ['2026-11-23', '2026-11-30', '2026-12-07'],
      },
    ])
    const read = async (who: Caller) => (await who.call('GET', `/api/tasks/${taskId}`)).json()
    expect(await read(nurse)).toMatchObject({
      title: careTask.label,
      client: null,
      measure: {
        dossierId: dossier,
        carePlanId: plan._id,
        text: 'Camminare',
        client: { name: 'Luca Bernasconi' },
      },
    })
    const office = await program.person(business, ['AMM'])
    expect(await read(office)).not.toHaveProperty('measure')
    const [listed] = (await nurse.call('GET', '/api/tasks/date/2026-11-30')).json()
    expect(listed).toMatchObject({ measure: { client: { name: 'Luca Bernasconi' } } })
    const { version } = await read(nurse)
    const later = { taskId, version, date: '2026-11-24' }
    expect((await nurse.call('PATCH', `/api/tasks/${taskId}`, later)).statusCode).toBe(200)
    expect((await plannedOf(plan))[0]).toMatchObject({ date: '2026-11-24', count: 3 })
    const gone = await nurse.call('DELETE', `/api/tasks/${taskId}?scope=all`)
    expect([200, 204], gone.body).toContain(gone.statusCode)
    expect(await plannedOf(plan)).toEqual([])
  })

  it('knows the visits that are planned with its service, wherever that was planned', async () => {
    const measures = [someMeasure({ serviceId: dressing._id })]
    const plan = await signed({ problems: [someProblem({ measures })] })
    const visit = { type: 'client', client: dossier, measure: undefined }
    const taskId = (await put(measures[0]!._id, plan._id, visit)).json()._id
    expect(await plannedOf(plan)).toEqual([])
    await asTenant(program.database.app, { business }, async tx => {
      const service = {
        business_id: business,
        task_id: taskId,
        service_id: dressing._id,
        position: 0,
        duration: 10,
      }
      await tx`insert into task_service ${tx(service)}`
    })
    expect(await plannedOf(plan)).toMatchObject([{ measureId: measures[0]!._id, taskId, type: 'client' }])
  })

  it('is one of a plan that its planner may know, or is refused', async () => {
    const plan = await signed()
    const [measure] = plan.problems[0]!.measures
    const other = await program.dossier(business)
    const date = '2026-12-02'
    const wrong = [{ measureId: newId() }, { carePlanId: newId() }, { dossierId: other }].map(more => ({
      measure: { dossierId: dossier, carePlanId: plan._id, measureId: measure!._id, ...more },
    }))
    for (const more of wrong)
      expect(errorsOf(await put(measure!._id, plan._id, { date, ...more }))).toEqual([
        'measure not_an_option',
      ])
    expect(await plannedOf(plan)).toEqual([])
  })
})

describe('an evaluation', () => {
  const evaluate = (plan: CarePlan, more: object = {}, who = nurse) =>
    act(
      plan._id,
      'evaluate',
      { version: plan.version, outcomes: reached(plan), note: '', evaluate_on: '2027-05-20', ...more },
      who,
    )

  it('says of each goal how far it was reached, and the plan goes on as it was signed', async () => {
    const plan = await signed()
    const next = await ok(evaluate(plan, { outcomes: reached(plan, 'partly'), note: 'Va meglio' }, director))
    expect(next).toMatchObject({
      version: 3,
      status: 'signed',
      act: 'evaluated',
      problems: plan.problems,
      signature: plan.signature,
      evaluate_on: '2027-05-20',
      due_on: '2027-05-20',
      in_force: 3,
      evaluation: {
        on: today,
        by: { _id: director._id },
        note: 'Va meglio',
        outcomes: reached(plan, 'partly'),
      },
    })
  })

  it('without a next day ends it, and makes room for another one', async () => {
    const plan = await signed()
    const ended = await ok(evaluate(plan, { evaluate_on: null }))
    expect(ended).toMatchObject({ status: 'ended', act: 'ended', due_on: null })
    expect(refused(await change(plan._id, { version: 3, evaluate_on, reason: 'Ancora' }))).toEqual([
      409,
      'ended',
    ])
    expect((await create()).statusCode).toBe(201)
    expect((await all()).map(({ status }) => status)).toEqual(['draft', 'ended'])
    expect((await logs()).map(({ action }: { action: string }) => action)).toEqual([
      'created',
      'ended',
      'continued',
      'created',
    ])
  })

  it('is of all goals of a signed version, and its next day is to come', async () => {
    const plan = await signed()
    expect(errorsOf(await evaluate(plan, { outcomes: [] }))).toEqual(['outcomes required'])
    expect(errorsOf(await evaluate(plan, { evaluate_on: today }))).toEqual(['evaluate_on in_the_past'])
    const half = reached(plan).map(({ goalId, note }) => ({ goalId, note }))
    expect(errorsOf(await evaluate(plan, { outcomes: half }))).toEqual(['outcomes.0.outcome not_chosen'])
  })

  it('is of what was signed while a change of it is a draft, which is carried over', async () => {
    const first = await ok(create())
    expect(refused(await evaluate(first))).toEqual([409, 'care_plan_draft'])
    const plan = await ok(act(first._id, 'sign', { version: 1 }))
    const problems = [someProblem({ title: 'Stipsi' })]
    const draft = await ok(change(plan._id, { version: 2, problems, reason: 'Il bisogno è cambiato' }))
    expect(errorsOf(await evaluate(draft))).toEqual(['outcomes.0.goalId not_an_option'])
    const carried = await ok(evaluate(draft, { outcomes: reached(plan) }))
    expect(carried).toMatchObject({
      version: 5,
      status: 'draft',
      act: 'changed',
      reason: 'Il bisogno è cambiato',
      problems,
      signature: null,
      in_force: 4,
      due_on: '2027-05-20',
      evaluation: { on: today },
    })
    expect((await versionsOf(plan._id))[1]).toMatchObject({
      version: 4,
      status: 'signed',
      act: 'evaluated',
      problems: plan.problems,
      signature: plan.signature,
      signed_on: plan.signed_on,
      evaluate_on: '2027-05-20',
    })
    expect(await ok(act(plan._id, 'sign', { version: 5 }))).toMatchObject({ version: 6, in_force: 6 })
    const other = await ok(change(plan._id, { version: 6, evaluate_on: '2027-03-01', reason: 'Prima' }))
    const ended = await ok(evaluate(other, { evaluate_on: null }))
    expect(ended).toMatchObject({ version: 8, status: 'ended', problems, due_on: null })
  })

  it('that ends a plan under a draft leaves the draft, as a plan of its own', async () => {
    const plan = await signed()
    const problems = [someProblem({ title: 'Stipsi' })]
    const draft = await ok(change(plan._id, { version: 2, problems, reason: 'Il bisogno è cambiato' }))
    const ended = await ok(evaluate(draft, { outcomes: reached(plan), evaluate_on: null }, director))
    expect(ended).toMatchObject({ _id: plan._id, status: 'ended', problems: plan.problems })
    const [left, before] = await all()
    expect(before!._id).toBe(plan._id)
    expect(left).toMatchObject({
      version: 1,
      status: 'draft',
      act: 'written',
      problems,
      in_force: null,
      signature: null,
      author: { _id: nurse._id },
    })
    expect((await logs()).map(({ action }: { action: string }) => action).toSorted()).toEqual([
      'continued',
      'corrected',
      'created',
      'created',
      'ended',
    ])
    expect(await ok(act(left!._id, 'sign', { version: 1 }))).toMatchObject({ status: 'signed' })
  })

  it('leaves a draft that was carried over to be signed by whichever nurse reads it', async () => {
    const plan = await signed()
    const problems = [someProblem({ title: 'Stipsi' })]
    const draft = await ok(change(plan._id, { version: 2, problems, reason: 'Dopo' }))
    const carried = await ok(evaluate(draft, { outcomes: reached(plan) }, director))
    // Its day was that of the version that is evaluated now, and is past or due: it goes on until the next one.
    expect(carried).toMatchObject({
      version: 5,
      status: 'draft',
      author: { _id: nurse._id },
      evaluate_on: '2027-05-20',
    })
    expect(await ok(act(plan._id, 'sign', { version: 5 }, nurse))).toMatchObject({
      status: 'signed',
      signature: { _id: nurse._id },
    })
  })

  it('that is due is told to nurses of the clients whom they know, the oldest first', async () => {
    const soon = await signed({ evaluate_on: '2026-11-27' })
    const [ours, far] = [dossier, await program.dossier(business)]
    const theirs = `/api/dossiers/${far}/care_plans`
    const foreign = await ok(
      director.call('POST', `${theirs}/create_care_plan`, {
        problems: [someProblem()],
        evaluate_on: '2026-11-22',
      }),
    )
    await ok(director.call('POST', `${theirs}/${foreign._id}/sign`, { version: 1 }))
    const due = async (who: Caller): Promise<{ _id: string; dossierId: string; due_on: string }[]> =>
      (await who.call('GET', '/api/care_plans/due?limit=100')).json().items
    expect((await due(nurse)).filter(({ dossierId }) => dossierId === ours)).toEqual([
      {
        _id: soon._id,
        dossierId: ours,
        client: expect.objectContaining({ name: 'Luca Bernasconi' }),
        due_on: '2026-11-27',
      },
    ])
    expect((await due(nurse)).some(({ dossierId }) => dossierId === far)).toBe(false)
    const days = (await due(director)).map(({ due_on }) => due_on)
    expect(days).toContain('2026-11-22')
    expect(days).toEqual(days.toSorted())
    await ok(evaluate(soon))
    expect((await due(nurse)).some(({ dossierId }) => dossierId === ours)).toBe(false)
  })
})

describe('what the dossier tells of', () => {
  it('is suggested: open focuses, and what the answers of the anamnesis point at', async () => {
    const focuses = `/api/dossiers/${dossier}/focuses`
    const opened = await nurse.call('POST', `${focuses}/create_focus`, {
      focus: 'Rischio di caduta',
      focusTopicId: 'fall-risk',
      data: 'Inciampa',
    })
    const focus = opened.json()
    const anamnesis = `/api/dossiers/${dossier}/anamnesis`
    const { _id } = (await nurse.call('POST', `${anamnesis}/create_anamnesis`, {})).json()
    const answers = { is_altered: true, frequent_wakening: true }
    const saved = await nurse.call('PUT', `${anamnesis}/${_id}/sleep_and_rest`, { version: 0, answers })
    expect(saved.statusCode, saved.body).toBe(200)
    const suggested = (await nurse.call('GET', `${base}/suggested_problems`)).json()
    expect(suggested).toMatchObject([
      { title: 'Rischio di caduta', focusId: focus._id, focusTopicId: 'fall-risk', from: 'focus' },
      { title: 'Risvegli frequenti', focusId: null, focusTopicId: 'insomnia-maintenance', from: 'anamnesis' },
    ])
    expect((await create({ problems: [someProblem({ focusId: focus._id })] })).statusCode).toBe(201)
  })
})

describe('who may', () => {
  test.each<[Role, number, number]>([
    ['INF', 200, 201],
    ['CE', 200, 201],
    ['OSS', 200, 403],
    ['AC', 200, 403],
    ['MED', 200, 403],
    ['PIA', 403, 403],
    ['AMM', 403, 403],
  ])('%s reads it: %s, writes it: %s', async (role, reads, writes) => {
    const person = await program.person(business, [role])
    await program.assign(dossier, person)
    if (role === 'CE') {
      const { _id: team } = (await director.call('POST', '/api/teams', { name: `Équipe ${newId()}` })).json()
      await director.call('PUT', `/api/teams/${team}/members/${person._id}`)
      await director.call('PUT', `/api/teams/${team}/clients/${dossier}`)
    }
    expect((await person.call('GET', `${base}/all_care_plans`)).statusCode).toBe(reads)
    expect((await create({}, person)).statusCode).toBe(writes)
  })

  it('nobody from outside: a stranger finds nothing', async () => {
    const plan = await signed()
    const stranger = await program.person(business, ['INF'])
    const elsewhere = await program.person(await program.business(), ['DS'])
    for (const who of [stranger, elsewhere]) {
      expect((await who.call('GET', `${base}/${plan._id}`)).statusCode).toBe(404)
      expect(
        (await act(plan._id, 'evaluate', { version: 2, outcomes: [], note: '', evaluate_on: null }, who))
          .statusCode,
      ).toBe(404)
    }
  })

  it('an assistant neither signs nor evaluates', async () => {
    const assistant = await program.person(business, ['OSS'])
    await program.assign(dossier, assistant)
    const { _id } = await ok(create())
    expect((await act(_id, 'sign', { version: 1 }, assistant)).statusCode).toBe(403)
    const print = await act(_id, 'print', {}, assistant)
    expect(print.statusCode, print.body).toBe(200)
  })
})

it('is found by the words of a goal, and news of it waits for a colleague', async () => {
  const goal = { _id: newId(), text: 'Cammina fino alla fermata del bus' }
  const problem: CareProblem = someProblem({ goals: [goal] })
  await ok(create({ problems: [problem] }, director))
  const found = (await nurse.call('GET', `/api/dossiers/${dossier}/search?search=fermata`)).json()
  expect(found).toMatchObject([{ kind: 'care_plan', title: 'Rischio di caduta', struck: false }])
  expect(await logs()).toMatchObject([{ dataModel: 'care_plan', action: 'created', read: false }])
})

it('leaves its acts in the log of accesses', async () => {
  const plan = await signed()
  await act(plan._id, 'print', {})
  const rows = await program.asOwner(
    business,
    tx => tx<{ action: string }[]>`
    select action from audit where entity_id = ${plan._id} order by at, _id`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['create', 'sign', 'print'])
})

test('reading the list costs the same, however much it holds', async () => {
  await signed()
  const one = await program.statements(() => all())
  await ok(
    change((await all())[0]!._id, {
      version: 2,
      problems: Array.from({ length: 20 }, () => someProblem()),
      reason: 'Molti problemi',
    }),
  )
  expect(await program.statements(() => all())).toBe(one)
})
