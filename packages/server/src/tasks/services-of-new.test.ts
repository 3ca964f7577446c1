import type { Task } from '@vicino/domain/tasks/task.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let planner: Caller
let client: string
let dressing: string
let wash: string

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  planner = await program.person(await program.business(), ['PIA'])
  const { items } = (await planner.call('GET', '/api/services?limit=100')).json() as {
    items: { _id: string; code: string }[]
  }
  dressing = items.find(({ code }) => code === '5002.340')!._id
  wash = items.find(({ code }) => code === '5003.040')!._id
})
beforeEach(async () => {
  client = await program.dossier(planner.business)
})
afterAll(() => program.close())

const visit = (changed: object = {}) => ({
  title: 'Medicazione',
  date: '2026-11-23',
  start_time: '08:00',
  end_time: '08:45',
  client,
  operators: [],
  ...changed,
})
const create = (changed: object) => planner.call('POST', '/api/tasks/create_task', visit(changed))

async function plannedOn(day: string) {
  const answer = await planner.call('GET', `/api/dossiers/${client}/planning/${day}`)
  const { appointments } = answer.json() as {
    appointments: { selectedServices: { serviceId: string; duration: number }[] }[]
  }
  return appointments.map(({ selectedServices }) =>
    selectedServices.map(({ serviceId, duration }) => [serviceId, duration]),
  )
}

describe('a new visit', () => {
  it('comes with its services, in their order, also when it is sent again', async () => {
    const sent = {
      _id: newId(),
      services: [
        { serviceId: wash, duration: 25 },
        { serviceId: dressing, duration: 20 },
      ],
    }
    expect((await create(sent)).statusCode).toBe(201)
    expect((await create(sent)).json()).toMatchObject({ _id: sent._id })
    expect(await plannedOn('2026-11-23')).toEqual([
      [
        [wash, 25],
        [dressing, 20],
      ],
    ])
  })

  it('of a series gives them to each of its visits, and to those that come with another end', async () => {
    const repeat = { rule: 'FREQ=WEEKLY;BYDAY=MO', until: '2026-11-30' }
    const first: Task = (await create({ repeat, services: [{ serviceId: wash, duration: 25 }] })).json()
    await planner.call('PATCH', `/api/tasks/${first._id}`, {
      version: first.version,
      repeat: { ...repeat, until: '2026-12-07' },
      scope: 'following',
    })
    for (const day of ['2026-11-23', '2026-11-30', '2026-12-07'])
      expect(await plannedOn(day)).toEqual([[[wash, 25]]])
  })

  it('of a new client has them, too', async () => {
    const answer = await planner.call('POST', '/api/tasks/new_patient_task', {
      client: { first_name: 'Ada', last_name: 'Nova', birthday: '1940-05-01', gender: 'female' },
      task: { ...visit({ services: [{ serviceId: wash, duration: 30 }] }), client: undefined },
    })
    expect(answer.statusCode, answer.body).toBe(201)
    client = answer.json().dossier._id
    expect(await plannedOn('2026-11-23')).toEqual([[[wash, 30]]])
  })

  it.each([
    [{ services: [{ serviceId: newId(), duration: 20 }] }, 'services.0.serviceId', 'not_an_option'],
    [{ type: 'task', client: null }, 'services', 'only_for_visit'],
  ])('with %j is refused at the field', async (changed, path, code) => {
    const answer = await create({ services: [{ serviceId: dressing, duration: 20 }], ...changed })
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path, code }] })
    expect(await plannedOn('2026-11-23')).toEqual([])
  })

  it('names none of them twice', async () => {
    const twice = { serviceId: dressing, duration: 20 }
    expect((await create({ services: [twice, twice] })).statusCode).toBe(422)
  })
})
