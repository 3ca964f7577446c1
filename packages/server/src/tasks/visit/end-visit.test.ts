import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { planVisit } from '../../testing/plan-visit.ts'
import { type Caller, testProgram, type TestProgram } from '../../testing/program.ts'

const dressing = '5002.340'
const wash = '5003.040'
const endedAt = '2026-11-20T08:30:00.000Z'

let program: TestProgram
let business: string
let planner: Caller
let nurse: Caller
let dossier: string
let gloves: string

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  business = await program.business()
  planner = await program.person(business, ['PIA'])
  const office = await program.person(business, ['AMM', 'DS'])
  const material = { name: 'Guanti', unit: 'pezzo', category: 'C', prices: [] }
  const made = await office.call('POST', `/api/businesses/${business}/materials/create_material`, material)
  gloves = made.json()._id
})
afterAll(() => program.close())

beforeEach(async () => {
  program.setNow('2026-11-20T09:00:00.000Z')
  dossier = await program.dossier(business)
  nurse = await program.person(business, ['INF'])
  await program.assign(dossier, nurse)
})

/** A visit of this morning with two planned services. */
const plan = (changed: object = {}): Promise<string> =>
  planVisit(
    program,
    planner,
    {
      date: '2026-11-20',
      start_time: '08:00',
      end_time: '08:45',
      client: dossier,
      operators: [nurse._id],
      ...changed,
    },
    { [dressing]: 20, [wash]: 20 },
  )

const done = (code: string, duration: number) => ({ service_details: { code }, duration })
const both = { performances: [done(dressing, 20), done(wash, 25)] }

const end = (task: string, said: object = both, more: object = {}, who = nurse) =>
  who.call('POST', `/api/tasks/${task}/end`, { version: 1, ended_at: endedAt, ...said, ...more })
const read = async (task: string, part = '') => (await nurse.call('GET', `/api/tasks/${task}${part}`)).json()
const statusOf = async (task: string) => (await read(task)).status
const performedOn = async (task: string) =>
  ((await read(task, '/performances')) as { duration: number; struck: object | null }[]).map(
    ({ duration }) => duration,
  )
const usedOn = async (task: string) =>
  ((await read(task, '/material_uses')) as { quantity: number }[]).map(({ quantity }) => quantity)
const refusalOf = async (answer: Promise<{ statusCode: number; json: () => unknown }>) => {
  const { statusCode, json } = await answer
  const { code, errors } = json() as { code: string; errors: { path: string; code: string }[] }
  return [statusCode, code, ...errors.map(error => `${error.path} ${error.code}`)]
}
const auditOf = (task: string) =>
  asTenant(
    program.database.app,
    { business },
    tx => tx<{ entity_type: string; action: string; fields: string[] }[]>`
      select entity_type, action, fields from audit
      where result = 'ok' and action <> 'read' and (
        entity_id = ${task} or dossier_id = ${dossier} and entity_type in ('performance', 'material_use')
      ) and at > now() - interval '1 day' order by entity_type, action, fields`,
  )

describe('the end of a visit', () => {
  it('records with it what was done, what was not, and what was used', async () => {
    const task = await plan()
    const answer = await end(task, {
      performances: [done(dressing, 20)],
      left_out: [wash],
      materials: { uses: [{ materialId: gloves, quantity: 2 }] },
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { _id: task, version: 2, status: 'completed', ended_at: endedAt },
    ])
    expect(await performedOn(task)).toEqual([20])
    expect(await usedOn(task)).toEqual([2])
    expect(
      ((await read(task, '/planned_services')) as { left_out: boolean }[]).map(({ left_out }) => left_out),
    ).toEqual([false, true])
    expect(await auditOf(task)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ entity_type: 'task', action: 'update', fields: ['status', 'ended_at'] }),
        expect.objectContaining({ entity_type: 'task', action: 'update', fields: ['left_out'] }),
        expect.objectContaining({ entity_type: 'performance', action: 'create', fields: ['performances'] }),
        expect.objectContaining({ entity_type: 'material_use', action: 'create', fields: ['uses'] }),
      ]),
    )
    const logs = (await nurse.call('GET', `/api/dossiers/${dossier}/logs/get_logs`)).json()
    const told = (logs.groups as { logs: { dataModel: string }[] }[]).flatMap(group => group.logs)
    expect(told.map(({ dataModel }) => dataModel).toSorted()).toEqual(['MaterialUse', 'Performance'])
  })

  it('needs nothing beside it', async () => {
    const task = await plan()
    expect((await end(task, {})).statusCode).toBe(201)
    expect([await statusOf(task), await performedOn(task)]).toEqual(['completed', []])
  })

  it('is one however often it comes, under the id that names it', async () => {
    const task = await plan()
    const key = { _id: newId() }
    const [first, again] = [await end(task, both, key), await end(task, both, key)]
    expect([first.statusCode, again.statusCode]).toEqual([201, 200])
    expect(again.json()).toEqual(first.json())
    expect(await performedOn(task)).toEqual([20, 25])
    expect(await refusalOf(end(task, { performances: [done(dressing, 20)] }, key))).toEqual([409, 'id_taken'])
    expect(await performedOn(task)).toEqual([20, 25])
  })

  it('is one where two tell it at once, or the same is told anew', async () => {
    const colleague = await program.person(business, ['INF'])
    await program.assign(dossier, colleague)
    const task = await plan({ operators: [nurse._id, colleague._id] })
    const key = { _id: newId() }
    const answers = await Promise.all([
      end(task, both, key),
      end(task, both, key),
      end(task, both),
      end(task, both, {}, colleague),
    ])
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    // Whoever was first: her own call again is answered, and all others meet the visit as it stands.
    expect(codes.filter(code => code === 201)).toHaveLength(1)
    expect(codes.filter(code => code > 201 || code === 200)).toHaveLength(3)
    expect(await performedOn(task)).toHaveLength(2)
    expect(await refusalOf(end(task, both, { ended_at: '2026-11-20T08:31:00.000Z' }))).toEqual([409, 'stale'])
    expect(await performedOn(task)).toHaveLength(2)
  })

  it.each<[string, () => object, (string | number)[]]>([
    [
      'a service that the catalogue does not have',
      () => ({ performances: [done(dressing, 20), done('9999.999', 20)] }),
      [422, 'unprocessable', 'performances.1.service_details.code not_an_option'],
    ],
    [
      'a service twice',
      () => ({ performances: [done(dressing, 20), done(dressing, 5)] }),
      [422, 'unprocessable', 'performances.1.service_details.code twice'],
    ],
    [
      'minutes that no visit has',
      () => ({ performances: [done(dressing, 700)] }),
      [422, 'unprocessable', 'performances.0.duration too_big'],
    ],
    [
      'what was not planned as not done',
      () => ({ performances: [done(dressing, 20)], left_out: ['5002.010'] }),
      [422, 'unprocessable', 'left_out.0 not_an_option'],
    ],
    ['nothing but what was not done', () => ({ left_out: [wash] }), [409, 'nothing_recorded']],
    [
      'a material that the house does not have',
      () => ({ ...both, materials: { uses: [{ materialId: dossier, quantity: 1 }] } }),
      [422, 'unprocessable', 'materials.uses.0.materialId not_an_option'],
    ],
  ])('is refused whole for %s', async (_, carried_out, refusal) => {
    const task = await plan()
    expect(await refusalOf(end(task, carried_out()))).toEqual(refusal)
    expect([await statusOf(task), await performedOn(task), await usedOn(task)]).toEqual(['pending', [], []])
    expect((await end(task, both)).statusCode).toBe(201)
  })

  it('is refused whole for what stands on it already, and goes on beside it', async () => {
    const task = await plan()
    const added = { performances: [done(dressing, 50)] }
    const [first] = (await nurse.call('POST', `/api/tasks/${task}/add_performances`, added)).json()
    const refused = await end(task, both)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'recorded_already'])
    expect(refused.json().current).toMatchObject([{ _id: first._id, duration: 50 }])
    expect([await statusOf(task), await performedOn(task)]).toEqual(['pending', [50]])
    expect((await end(task, { ...both, beside: [first._id] })).statusCode).toBe(201)
    expect((await performedOn(task)).toSorted((a, b) => a - b)).toEqual([20, 25, 50])
  })

  it('waits for its open doses with all that it says', async () => {
    program.setNow('2026-11-19T09:00:00.000Z')
    const drug = { name: 'Torasemid', modality: 'OS', morning: 1, start_date: '2026-11-19' }
    await nurse.call('POST', `/api/dossiers/${dossier}/drugs/create_drug`, drug)
    program.setNow('2026-11-20T09:00:00.000Z')
    const task = await plan()
    expect((await refusalOf(end(task, both)))[1]).toBe('doses_open')
    expect([await statusOf(task), await performedOn(task)]).toEqual(['pending', []])
    const left = { confirm_open_doses: { reason: 'La dà la figlia' } }
    expect((await end(task, both, left)).statusCode).toBe(201)
    expect(await performedOn(task)).toEqual([20, 25])
  })

  it('is said of a visit that is not ahead, and of nothing else', async () => {
    const ahead = await plan({ date: '2026-11-21' })
    expect(await refusalOf(end(ahead))).toEqual([422, 'unprocessable', 'status in_the_future'])
    const task = await plan()
    const later = { ended_at: '2026-11-20T10:00:00.000Z' }
    expect(await refusalOf(end(task, both, later))).toEqual([422, 'unprocessable', 'ended_at in_the_future'])
    const toDo = await nurse.call('POST', '/api/tasks/create_task', {
      title: 'Chiamare',
      type: 'task',
      date: '2026-11-20',
      start_time: '09:15',
      end_time: '09:30',
    })
    expect(toDo.statusCode, toDo.body).toBe(201)
    expect(await refusalOf(end(toDo.json()._id))).toEqual([409, 'visit_not_carried_out'])
  })

  it('is told with what was done only by who records it', async () => {
    const task = await plan()
    expect((await refusalOf(end(task, both, {}, planner)))[0]).toBe(403)
    const elsewhere = await program.person(await program.business(), ['INF'])
    expect((await end(task, both, {}, elsewhere)).statusCode).toBe(404)
    const other = await program.person(business, ['INF'])
    await program.assign(dossier, other)
    expect((await refusalOf(end(task, both, {}, other)))[0]).toBe(403)
    expect([await statusOf(task), await performedOn(task)]).toEqual(['pending', []])
    const change = { version: 1, status: 'completed', ended_at: endedAt }
    expect((await planner.call('PATCH', `/api/tasks/${task}`, change)).statusCode).toBe(200)
  })
})

describe('what is recorded after the end', () => {
  it('is one call too', async () => {
    const task = await plan()
    await end(task, {})
    const said = {
      performances: [done(dressing, 20)],
      left_out: [wash],
      materials: { uses: [{ materialId: gloves, quantity: 2 }] },
    }
    const add = (changed: object = {}) =>
      nurse.call('POST', `/api/tasks/${task}/add_performances`, { ...said, ...changed })
    const refused = add({ materials: { uses: [{ materialId: dossier, quantity: 1 }] } })
    expect(await refusalOf(refused)).toEqual([
      422,
      'unprocessable',
      'materials.uses.0.materialId not_an_option',
    ])
    expect(await performedOn(task)).toEqual([])
    expect((await add()).statusCode).toBe(201)
    expect([await performedOn(task), await usedOn(task)]).toEqual([[20], [2]])
    const again = await add({ performances: [done(wash, 25)], left_out: undefined })
    expect([again.statusCode, again.json().code]).toEqual([409, 'used_already'])
    expect(again.json().current).toMatchObject([{ quantity: 2 }])
  })
})
