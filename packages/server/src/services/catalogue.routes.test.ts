import { addDays } from '@vicino/domain/days/day.ts'
import type { CatalogueEntry, CatalogueService } from '@vicino/domain/services/catalogue-entry.ts'
import type { Service } from '@vicino/domain/services/service.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

const today = '2026-11-20'
const now = `${today}T09:00:00.000Z`
const tomorrow = addDays(today, 1)

let program: TestProgram
let business: string
let office: Caller
let elsewhere: Caller

beforeAll(async () => {
  program = await testProgram(now)
  elsewhere = await program.person(await program.business(), ['AMM'])
})
afterAll(() => program.close())
beforeEach(async () => {
  business = await program.business()
  office = await program.person(business, ['AMM', 'DS'])
})

const footBath = {
  code: '5003.900',
  from: today,
  category_code: 'hygiene',
  name_it: 'Bagno ai piedi',
  duration: 20,
  frequency: 1,
  period: 7,
  order_required: false,
  min_qualification: 'CRS',
}
const add = (body: object = footBath, who = office) => who.call('POST', '/api/services', body)
const added = async (body: object = footBath): Promise<CatalogueService> => {
  const answer = await add(body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const change = (id: string, body: object, who = office) => who.call('PATCH', `/api/services/${id}`, body)
const changed = async (id: string, body: object): Promise<CatalogueService> => {
  const answer = await change(id, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const one = async (id: string, who = office): Promise<CatalogueService> =>
  (await who.call('GET', `/api/services/${id}`)).json()
const picked = async (search: string, date = today, who = office): Promise<Service[]> =>
  (await who.call('GET', `/api/services?limit=100&search=${search}&date=${date}`)).json().items
const listed = async (query: string, who = office): Promise<CatalogueEntry[]> =>
  (await who.call('GET', `/api/services/catalogue?limit=100&${query}`)).json().items
const common = async (code: string) => (await listed(`search=${code}`))[0]!

async function at(instant: string, look: () => Promise<unknown>): Promise<void> {
  program.setNow(instant)
  await look().finally(() => program.setNow(now))
}

const statuses = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((before, after) => before - after)

describe('the catalogue of a business', () => {
  it('has the common services, housekeeping among them but not offered', async () => {
    const all = await listed('')
    expect([all.length, all.filter(({ offered }) => offered).length]).toEqual([89, 81])
    expect(all.filter(({ offered }) => !offered).map(({ group, letter }) => [group, letter].join())).toEqual(
      Array.from({ length: 8 }, () => '5009,D'),
    )
    expect(await common('5009.010')).toMatchObject({
      name: "Pulizia dell'abitazione",
      avatar: 'cleaning',
      origin: 'common',
      order_required: false,
      next: null,
    })
    expect(await picked('5009')).toEqual([])
  })

  it('has its categories, each with its letter', async () => {
    const categories = (await office.call('GET', '/api/services/categories')).json()
    expect(categories).toContainEqual({
      code: 'household',
      name: 'Casa',
      group: '5009',
      group_name: 'Economia domestica e sostegno (non LAMal)',
      letter: 'D',
      avatar: 'cleaning',
    })
  })

  it('is written by who may, and read by them alone', async () => {
    const nurse = await program.person(business, ['INF'])
    for (const answer of [
      await add(footBath, nurse),
      await nurse.call('GET', '/api/services/catalogue'),
      await change((await common('5002.340'))._id, { version: 0, from: today, offered: false }, nurse),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden'])
  })
})

describe('a service of its own', () => {
  it('is offered from its day on, to its business alone, in the picture of its category', async () => {
    const service = await added({
      ...footBath,
      from: tomorrow,
      comment: 'Con la bacinella',
      name_fr: 'Bain de pieds',
    })
    expect(service).toMatchObject({
      version: 1,
      origin: 'own',
      offered: false,
      next: tomorrow,
      letter: 'C',
      avatar: 'hygiene',
      fields: { name_it: 'Bagno ai piedi', name_fr: 'Bain de pieds', name_de: null, avatar: null },
      use: { visits: 0, prescriptions: 0 },
      author: { _id: office._id },
    })
    expect(await one(service._id)).toEqual(service)
    expect(await picked('5003.900')).toEqual([])
    expect(await picked('5003.900', tomorrow)).toMatchObject([
      { _id: service._id, comment: 'Con la bacinella' },
    ])
    expect(await picked('5003.900', tomorrow, elsewhere)).toEqual([])
    expect((await elsewhere.call('GET', `/api/services/${service._id}`)).statusCode).toBe(404)
    expect((await change(service._id, { version: 1, from: tomorrow }, elsewhere)).statusCode).toBe(404)
  })

  it('is added once, however often it is sent; by two people under one code once', async () => {
    const _id = newId()
    const answers = [await add({ _id, ...footBath }), await add({ _id, ...footBath })]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200])
    expect(answers[1]!.json()).toEqual(answers[0]!.json())
    const other = { ...footBath, code: '5003.901' }
    const both = await Promise.all([add(other), add(other)])
    expect(statuses(both)).toEqual([201, 422])
  })

  it('leaves its row in the audit log, with its fields and without their words', async () => {
    const { _id } = await added()
    await changed(_id, { version: 1, from: tomorrow, duration: 30, offered: true })
    const rows = await asTenant(
      program.database.app,
      { business },
      tx => tx<{ action: string; fields: string[] }[]>`
        select action, fields from audit where entity_type = 'service' and action <> 'read' order by at`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['create', 'update'])
    expect(rows[1]!.fields).toEqual(['from', 'offered', 'duration'])
  })

  it.each<[object, string, string]>([
    [{ code: '5002.340' }, 'code', 'service_code_taken'],
    [{ code: '5003 900' }, 'code', 'bad_format'],
    [{ code: '' }, 'code', 'required'],
    [{ from: '2026-11-19' }, 'from', 'in_the_past'],
    [{ from: '2026-02-30' }, 'from', 'no_such_day'],
    [{ category_code: 'garden' }, 'category_code', 'not_an_option'],
    [{ name_it: '' }, 'name_it', 'required'],
    [{ name_it: 'Bagno\u200bai piedi' }, 'name_it', 'hidden_characters'],
    [{ comment: 'Con\u202e la bacinella' }, 'comment', 'hidden_characters'],
    [{ duration: 0 }, 'duration', 'too_small'],
    [{ period: 14 }, 'period', 'not_an_option'],
    [{ avatar: 'unicorn' }, 'avatar', 'not_an_option'],
    [{ opre_ref: 'x.1' }, 'opre_ref', 'bad_format'],
    [{ category_code: 'household', order_required: true }, 'order_required', 'not_lamal'],
    [{ category_code: 'household', opre_ref: 'c.1' }, 'opre_ref', 'not_lamal'],
  ])('is refused with %j at its field', async (more, path, code) => {
    const answer = await add({ ...footBath, ...more })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ path, code }))
  })

  it('takes no letter of its own: that comes with the category', async () => {
    const answer = await add({ ...footBath, letter: 'D' })
    expect([answer.statusCode, answer.json().errors]).toMatchObject([
      400,
      [{ path: 'letter', code: 'unknown_field' }],
    ])
  })

  it('is refused under its own code again, written otherwise too', async () => {
    await added({ ...footBath, code: 'Piedi' })
    expect((await add({ ...footBath, code: 'PIEDI' })).json().errors).toMatchObject([
      { path: 'code', code: 'service_code_taken' },
    ])
  })
})

describe('a change from a day on', () => {
  it('leaves what was before as it was, and says what is to come', async () => {
    const { _id } = await added()
    const service = await changed(_id, { version: 1, from: '2027-01-01', duration: 30, name_it: 'Pediluvio' })
    expect(service).toMatchObject({
      version: 2,
      name: 'Bagno ai piedi',
      duration: 20,
      next: '2027-01-01',
      changes: [{ from: '2027-01-01', offered: null, fields: { duration: 30, name_it: 'Pediluvio' } }],
    })
    const names = async (day: string) => (await picked('5003.900', day)).map(({ name }) => name)
    expect(await names('2026-12-31')).toEqual(['Bagno ai piedi'])
    expect(await names('2027-01-01')).toEqual(['Pediluvio'])
    await at('2027-01-02T09:00:00.000Z', async () =>
      expect(await one(_id)).toMatchObject({ name: 'Pediluvio', changes: [], next: null, version: 2 }),
    )
  })

  it('before one that is written already holds until then; on the same day it puts it right', async () => {
    const { _id } = await added()
    await changed(_id, { version: 1, from: '2027-01-01', duration: 30 })
    await changed(_id, { version: 2, from: '2026-12-01', duration: 25 })
    await changed(_id, { version: 3, from: '2027-01-01', duration: 35 })
    const minutes = async (day: string) => (await picked('5003.900', day))[0]?.duration
    expect(await Promise.all(['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map(minutes))).toEqual([
      20, 25, 25, 35,
    ])
  })

  it('of a common one is the business’s own way, and leaves it to the others as it was', async () => {
    const { _id } = await common('5002.420')
    const service = await changed(_id, {
      version: 0,
      from: tomorrow,
      category_code: 'eating_and_elimination',
      order_required: false,
    })
    expect(service).toMatchObject({ origin: 'common', letter: 'B', next: tomorrow })
    expect(await picked('5002.420', tomorrow)).toMatchObject([{ letter: 'C', order_required: false }])
    expect(await picked('5002.420', tomorrow, elsewhere)).toMatchObject([{ letter: 'B' }])
    await at(`${tomorrow}T09:00:00.000Z`, async () =>
      expect(await one(_id)).toMatchObject({ origin: 'adapted', letter: 'C' }),
    )
  })

  it('is refused in the past, before the service begins, over another version and against its letter', async () => {
    const { _id } = await added({ ...footBath, from: '2027-01-01' })
    const refusals = [
      [{ version: 1, from: '2026-11-19', duration: 5 }, 'from', 'in_the_past'],
      [{ version: 1, from: '2026-12-01', duration: 5 }, 'from', 'service_not_begun'],
      [
        { version: 1, from: '2027-01-01', category_code: 'meals', order_required: true },
        'order_required',
        'not_lamal',
      ],
      [{ version: 1, from: '2027-01-01', category_code: 'x' }, 'category_code', 'not_an_option'],
    ] as const
    for (const [body, path, code] of refusals) {
      const answer = await change(_id, body)
      expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ path, code }]])
    }
    await changed(_id, { version: 1, from: '2027-01-01', duration: 25 })
    expect((await change(_id, { version: 1, from: '2027-01-01', duration: 40 })).json()).toMatchObject({
      status: 409,
      code: 'stale',
      current: { version: 2, fields: { duration: 25 } },
    })
    const both = await Promise.all(
      [30, 35].map(duration => change(_id, { version: 2, from: '2027-01-01', duration })),
    )
    expect(statuses(both)).toEqual([200, 409])
  })

  it('that says nothing new writes nothing', async () => {
    const { _id } = await added()
    expect(await changed(_id, { version: 1, from: tomorrow, duration: 20 })).toMatchObject({
      version: 1,
      next: null,
    })
  })
})

describe('a switch', () => {
  it('takes a common service out of the choice from its day on, and puts it back', async () => {
    const { _id } = await common('5002.340')
    expect(await changed(_id, { version: 0, from: tomorrow, offered: false })).toMatchObject({
      offered: true,
      next: tomorrow,
      changes: [{ from: tomorrow, offered: false, fields: null }],
    })
    await changed(_id, { version: 1, from: '2027-01-01', offered: true })
    const found = async (day: string) => (await picked('5002.340', day)).length
    expect(await Promise.all([today, tomorrow, '2026-12-31', '2027-01-01'].map(found))).toEqual([1, 0, 0, 1])
    expect(await picked('5002.340', tomorrow, elsewhere)).toHaveLength(1)
  })

  it('offers housekeeping, from today or later', async () => {
    const { _id } = await common('5009.010')
    expect(await changed(_id, { version: 0, from: today, offered: true })).toMatchObject({ offered: true })
    expect(await picked('5009')).toMatchObject([{ code: '5009.010', letter: 'D' }])
  })

  it('written twice for one day counts as it was said last', async () => {
    const { _id } = await common('5003.040')
    await changed(_id, { version: 0, from: today, offered: false })
    await changed(_id, { version: 1, from: today, offered: true })
    expect(await picked('5003.040')).toHaveLength(1)
  })
})

describe('what is no longer offered', () => {
  let dossier: string
  const path = (rest: string) => `/api/dossiers/${dossier}${rest}`
  beforeEach(async () => {
    dossier = await program.dossier(business)
    await program.assign(dossier, office)
  })

  const prescribe = async (serviceId: string, start = today) =>
    office.call('POST', path('/prescriptions/add_prescription'), {
      prescription: {
        userId: office._id,
        start,
        end: '2027-01-31',
        status: 'open',
        services: [{ serviceId, duration: 20, frequency: 1, period: 7 }],
      },
    })
  const visit = async (date = today) => {
    const answer = await office.call('POST', '/api/tasks/create_task', {
      title: 'Igiene',
      date,
      start_time: '08:00',
      end_time: '08:45',
      client: dossier,
      operators: [office._id],
      confirm_overlap: { reason: 'serve alla prova' },
    })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()._id as string
  }
  const record = (task: string, code: string) =>
    office.call('POST', `/api/tasks/${task}/add_performances`, {
      performances: [{ service_details: { code }, duration: 20 }],
    })

  it('is not recorded where nobody promised it, and is where it is prescribed, which says so', async () => {
    const { _id, duration } = await added()
    expect(duration).toBe(20)
    const task = await visit()
    await changed(_id, { version: 1, from: today, offered: false })
    const off = { path: 'performances.0.service_details.code', code: 'service_not_valid' }
    expect((await record(task, '5003.900')).json().errors).toMatchObject([off])
    expect((await prescribe(_id)).json().errors).toMatchObject([
      { path: 'prescription.services.0.serviceId', code: 'not_an_option' },
    ])

    await changed(_id, { version: 2, from: today, offered: true })
    const prescription = (await prescribe(_id)).json()
    await changed(_id, { version: 3, from: today, offered: false })
    expect(await one(_id)).toMatchObject({ use: { visits: 0, prescriptions: 1 } })
    const read = (
      await office.call('GET', path(`/prescriptions/${prescription._id}/get_prescription`))
    ).json()
    expect(read.services).toMatchObject([{ offered: false, service_details: { name: 'Bagno ai piedi' } }])
    expect(read.warnings.map(({ code }: { code: string }) => code)).toContain('not_offered')
    const recorded = await record(task, '5003.900')
    expect(recorded.statusCode, recorded.body).toBe(201)
    expect(recorded.json()).toMatchObject([{ service_details: { name: 'Bagno ai piedi' } }])
  })

  it('stays planned, says so, is recorded, and is copied to no other day', async () => {
    const { _id } = await added()
    const task = await visit('2026-11-21')
    const day = (await office.call('GET', path('/planning/2026-11-21'))).json()
    const [appointment] = day.appointments
    const written = await office.call('PUT', path('/planning/2026-11-21'), {
      version: day.version,
      appointments: [
        {
          _id: appointment._id,
          taskId: task,
          initialTime: '08:00',
          endTime: '08:45',
          note: '',
          selectedServices: [{ serviceId: _id, duration: 20 }],
        },
      ],
    })
    expect(written.statusCode, written.body).toBe(200)
    await changed(_id, { version: 1, from: '2026-11-21', offered: false, name_it: 'Pediluvio' })
    expect(await one(_id)).toMatchObject({ use: { visits: 1, prescriptions: 0 } })
    expect((await office.call('GET', `/api/tasks/${task}/planned_services`)).json()).toMatchObject([
      { offered: false, service_details: { code: '5003.900', name: 'Pediluvio' } },
    ])
    const copied = await office.call('POST', path('/planning/copy_days'), {
      from: '2026-11-21',
      to: ['2026-11-28'],
    })
    expect([copied.statusCode, copied.json().errors]).toMatchObject([
      422,
      [{ path: 'to.0', code: 'service_not_valid' }],
    ])
    await at('2026-11-21T10:00:00.000Z', async () =>
      expect((await record(task, '5003.900')).json()).toMatchObject([
        { service_details: { name: 'Pediluvio' } },
      ]),
    )
  })
})
