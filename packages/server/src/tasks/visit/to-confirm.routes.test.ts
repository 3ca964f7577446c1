import type { VisitToConfirm } from '@vicino/domain/performances/visit-to-confirm.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../../testing/program.ts'
import { planVisit } from '../../testing/plan-visit.ts'

const today = '2026-11-20'
const dressing = '5002.340'
const wash = '5003.040'

let program: TestProgram
let business: string
let planner: Caller
let nurse: Caller
let dossier: string

beforeAll(async () => {
  program = await testProgram('2026-11-20T17:00:00.000Z')
  business = await program.business()
  planner = await program.person(business, ['PIA'])
})
afterAll(() => program.close())

beforeEach(async () => {
  program.setNow('2026-11-20T17:00:00.000Z')
  dossier = await program.dossier(business)
  nurse = await program.person(business, ['INF'])
  await program.assign(dossier, nurse)
})

const plan = (
  changed: object = {},
  minutes: Record<string, number> = { [dressing]: 20, [wash]: 25 },
): Promise<string> =>
  planVisit(
    program,
    planner,
    {
      title: 'Medicazione',
      date: today,
      start_time: '08:00',
      end_time: '08:45',
      client: dossier,
      operators: [nurse._id],
      ...changed,
    },
    minutes,
  )

const ask = (date = today, who = nurse) => who.call('GET', `/api/tasks/to_confirm/${date}`)
const toConfirm = async (date?: string): Promise<VisitToConfirm[]> => {
  const answer = await ask(date)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().visits
}
const bodyOf = ({ task, services }: VisitToConfirm) => ({
  version: task.version,
  performances: services.map(({ service_details: { code }, minutes }) => ({
    service_details: { code },
    duration: minutes,
  })),
})
const confirm = (visit: VisitToConfirm, more: object = {}, who = nurse) =>
  who.call('POST', `/api/tasks/${visit.task._id}/confirm`, { ...bodyOf(visit), ...more })
const change = async (task: string, changed: object, who = nurse) => {
  const { version } = (await who.call('GET', `/api/tasks/${task}`)).json()
  const answer = await who.call('PATCH', `/api/tasks/${task}`, { version, ...changed })
  expect(answer.statusCode, answer.body).toBe(200)
}
const performedOn = async (task: string) =>
  (await nurse.call('GET', `/api/tasks/${task}/performances`)).json() as { duration: number }[]

/** A drug that has been ordered for every morning since the day before. */
async function order(): Promise<void> {
  program.setNow('2026-11-19T09:00:00.000Z')
  const drug = { name: 'Torasemid', modality: 'OS', morning: 1, start_date: '2026-11-19' }
  const made = await nurse.call('POST', `/api/dossiers/${dossier}/drugs/create_drug`, drug)
  expect(made.statusCode, made.body).toBe(201)
  program.setNow('2026-11-20T17:00:00.000Z')
}

describe('the visits to confirm', () => {
  it('are those of hers whose time is over, with what is planned, and whether it is prescribed', async () => {
    const over = await plan()
    await plan({ start_time: '18:30', end_time: '19:00' })
    const prescription = {
      userId: planner._id,
      start: '2026-11-01',
      end: '2026-11-30',
      status: 'open',
      services: [{ serviceId: await idOf(dressing), duration: 20, frequency: 1, period: 7 }],
    }
    const director = await program.person(business, ['DS'])
    const path = `/api/dossiers/${dossier}/prescriptions/add_prescription`
    const prescribed = await director.call('POST', path, {
      prescription: { ...prescription, userId: director._id },
    })
    expect(prescribed.statusCode, prescribed.body).toBe(201)
    const visits = await toConfirm()
    expect(visits.map(({ task }) => task._id)).toEqual([over])
    expect(visits[0]).toMatchObject({
      recorded: 0,
      obstacle: null,
      services: [
        { service_details: { code: dressing }, duration: 20, minutes: 20, prescribed: true },
        { service_details: { code: wash }, duration: 25, minutes: 25, prescribed: false },
      ],
    })
  })

  it('are prescribed by each order of the day, also beside acute care and after it was closed', async () => {
    await plan()
    const director = await program.person(business, ['DS'])
    const base = `/api/dossiers/${dossier}/prescriptions`
    const prescribe = async (code: string, end: string, more: object = {}): Promise<string> => {
      const services = [{ serviceId: await idOf(code), duration: 20, frequency: 1, period: 7 }]
      const prescription = { userId: director._id, start: '2026-11-09', end, status: 'open', services }
      const answer = await director.call('POST', `${base}/add_prescription`, {
        prescription: { ...prescription, ...more },
      })
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json()._id
    }
    const ordinary = await prescribe(wash, '2026-12-04', { start: '2026-09-04' })
    await prescribe(dressing, '2026-11-22', {
      transitional: true,
      doctor: 'Dr. Prova',
      ordered_on: '2026-11-08',
    })
    const closed = await director.call('PATCH', `${base}/${ordinary}`, { version: 1, status: 'closed' })
    expect(closed.statusCode, closed.body).toBe(200)
    expect((await toConfirm())[0]!.services.map(({ prescribed }) => prescribed)).toEqual([true, true])
  })

  it('take the minutes of a visit that was begun and ended, and leave out what is recorded', async () => {
    const visit = await plan()
    await change(visit, { started_at: '2026-11-20T07:00:00.000Z' })
    await change(visit, { status: 'completed', ended_at: '2026-11-20T08:30:00.000Z' })
    const added = { performances: [{ service_details: { code: dressing }, duration: 50 }] }
    await nurse.call('POST', `/api/tasks/${visit}/add_performances`, added)
    expect(await toConfirm()).toMatchObject([
      { recorded: 50, obstacle: 'partly', services: [{ service_details: { code: wash }, minutes: 40 }] },
    ])
  })

  it.each([
    ['running', { started_at: '2026-11-20T07:00:00.000Z' }],
    ['doses_open', {}],
    ['no_services', {}],
  ])('say what is in the way of one tap: %s', async (obstacle, changed) => {
    const visit = await plan({}, obstacle === 'no_services' ? {} : { [dressing]: 20 })
    if (obstacle === 'doses_open') await order()
    if (Object.keys(changed).length > 0) await change(visit, changed)
    expect((await toConfirm()).map(one => one.obstacle)).toEqual([obstacle])
  })

  it('name the last day on which one was forgotten, and none of a colleague', async () => {
    await plan({ date: '2026-11-17' })
    await plan({ date: '2026-11-18' })
    const colleague = await program.person(business, ['INF'])
    await plan({ date: '2026-11-19', operators: [colleague._id] })
    expect((await ask()).json()).toEqual({ visits: [], before: '2026-11-18' })
    expect((await ask('2026-11-17')).json().before).toBe(null)
  })

  it('cost as many statements for ten as for one', async () => {
    await plan()
    const one = await program.statements(() => ask())
    for (let hour = 9; hour < 15; hour += 1)
      await plan({ start_time: `${hour}:00`.padStart(5, '0'), end_time: `${hour}:45`.padStart(5, '0') })
    expect(await program.statements(() => ask())).toBe(one)
  })

  it("are nobody else's, and nothing for who records nothing", async () => {
    await plan()
    expect((await ask(today, planner)).statusCode).toBe(403)
    const elsewhere = await program.person(await program.business(), ['INF'])
    expect((await ask(today, elsewhere)).json()).toEqual({ visits: [], before: null })
  })
})

const idOf = async (code: string): Promise<string> =>
  (await nurse.call('GET', `/api/services?search=${code}`)).json().items[0]._id

describe('a visit is confirmed', () => {
  it('by its end and its services together, once however often it comes', async () => {
    const task = await plan()
    const [visit] = await toConfirm()
    const _id = newId()
    const [first, again] = [await confirm(visit!, { _id }), await confirm(visit!, { _id })]
    expect([first.statusCode, again.statusCode]).toEqual([201, 200])
    expect(again.json()).toEqual(first.json())
    expect((await performedOn(task)).map(({ duration }) => duration)).toEqual([20, 25])
    expect((await nurse.call('GET', `/api/tasks/${task}`)).json()).toMatchObject({
      status: 'completed',
      started_at: null,
      ended_at: null,
    })
    expect(await toConfirm()).toEqual([])
    const rows = await asTenant(
      program.database.app,
      { business },
      tx =>
        tx`select action, fields from audit where entity_id = ${task} and action = 'update' and result = 'ok'`,
    )
    expect(rows.map(({ fields }) => fields)).toEqual([['status']])
  })

  it('by one of two who do it at once', async () => {
    const task = await plan()
    const [visit] = await toConfirm()
    const answers = await Promise.all([confirm(visit!), confirm(visit!), confirm(visit!, {}, planner)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 403, 409])
    expect(await performedOn(task)).toHaveLength(2)
  })

  it('once where it was ended already and two record the rest', async () => {
    const task = await plan()
    await change(task, { status: 'completed' })
    const [visit] = await toConfirm()
    const answers = await Promise.all([confirm(visit!), confirm(visit!)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(await performedOn(task)).toHaveLength(2)
  })

  it('not where a colleague changed it meanwhile, nor where it was called off: nothing of it is kept', async () => {
    const task = await plan()
    const [visit] = await toConfirm()
    await change(task, { description: 'Portone verde' }, planner)
    const stale = await confirm(visit!)
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale'])
    expect(stale.json().current).toMatchObject({ _id: task, description: 'Portone verde' })
    await change(task, { status: 'not_done', not_done: { reason: 'absent' } })
    const [off] = [{ ...visit!, task: { ...visit!.task, version: visit!.task.version + 2 } }]
    const refused = await confirm(off)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'visit_not_carried_out'])
    expect(await performedOn(task)).toEqual([])
  })

  it('not where a dose has no answer', async () => {
    const task = await plan()
    const [visit] = await toConfirm()
    await order()
    const refused = await confirm(visit!)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'doses_open'])
    expect(await performedOn(task)).toEqual([])
    expect((await nurse.call('GET', `/api/tasks/${task}`)).json().status).not.toBe('completed')
  })

  it('only with services that the catalogue has, at their field', async () => {
    await plan()
    const [visit] = await toConfirm()
    const performances = [{ service_details: { code: '9999.999' }, duration: 20 }]
    const refused = await confirm(visit!, { performances })
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([
      422,
      'performances.0.service_details.code',
    ])
    expect(await toConfirm()).toHaveLength(1)
  })
})

describe('a visit of which a part is recorded', () => {
  const leaveOut = (task: string, services: readonly string[], who = nurse) =>
    who.call('POST', `/api/tasks/${task}/leave_out`, { services })
  const record = async (task: string, code: string, duration = 20) => {
    const performances = [{ service_details: { code }, duration }]
    const answer = await nurse.call('POST', `/api/tasks/${task}/add_performances`, { performances })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()[0]
  }
  const partly = async (date = today): Promise<string> => {
    const task = await plan({ date })
    await change(task, { status: 'completed' })
    await record(task, dressing)
    return task
  }
  const plannedOn = async (task: string) =>
    (await nurse.call('GET', `/api/tasks/${task}/planned_services`)).json()

  it('is a day that was forgotten until somebody says that the rest was not done', async () => {
    const task = await partly('2026-11-18')
    expect((await ask()).json().before).toBe('2026-11-18')
    const answer = await leaveOut(task, [wash])
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      [
        { service_details: { code: dressing }, left_out: false },
        { service_details: { code: wash }, left_out: true },
      ],
    ])
    expect((await leaveOut(task, [wash])).json()).toEqual(answer.json())
    expect(await plannedOn(task)).toEqual(answer.json())
    expect((await ask()).json().before).toBe(null)
    expect(await toConfirm('2026-11-18')).toEqual([])
    const rows = await asTenant(
      program.database.app,
      { business },
      tx =>
        tx`select fields from audit where entity_id = ${task} and result = 'ok' and fields = array['left_out']`,
    )
    expect(rows.length).toBeGreaterThan(0)
  })

  it('is open again where a further service is planned, or what was recorded is struck', async () => {
    const task = await partly()
    await leaveOut(task, [wash])
    const [done] = (await nurse.call('GET', `/api/tasks/${task}/performances`)).json()
    await record(task, wash, 25)
    const struck = { version: 1, struck: { reason: 'Doppione' } }
    await nurse.call('PATCH', `/api/dossiers/${dossier}/performances/${done._id}`, struck)
    expect(await toConfirm()).toMatchObject([
      { obstacle: 'partly', services: [{ service_details: { code: dressing } }] },
    ])
  })

  it('leaves out what is planned, and neither what is recorded nor all of a visit', async () => {
    const task = await partly()
    const refused = async (services: string[], who = nurse) => {
      const answer = await leaveOut(task, services, who)
      return [answer.statusCode, answer.json().code, answer.json().errors?.[0]?.path]
    }
    expect(await refused(['5002.010'])).toEqual([422, 'unprocessable', 'services.0'])
    expect(await refused([])).toEqual([422, 'unprocessable', 'services'])
    expect(await refused([dressing])).toEqual([409, 'recorded_already', undefined])
    const elsewhere = await program.person(await program.business(), ['INF'])
    expect(await refused([wash], elsewhere)).toEqual([404, 'not_found', undefined])
    const empty = await plan()
    expect((await leaveOut(empty, [wash])).json().code).toBe('nothing_recorded')
    const ahead = await plan({ date: '2026-11-21' })
    expect((await leaveOut(ahead, [wash])).json().code).toBe('visit_not_carried_out')
  })
})
