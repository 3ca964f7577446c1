import type { Appointment, DayServices } from '@vicino/domain/day-services/appointment.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { insertFootBath } from '../../testing/own-foot-bath.ts'
import { type Caller, testProgram, type TestProgram } from '../../testing/program.ts'

const monday = '2026-11-23'
const tuesday = '2026-11-24'
const wednesday = '2026-11-25'

let program: TestProgram
let business: string
let dossier: string
let planner: Caller
let nurse: Caller
let dressing: string
let wash: string

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  business = await program.business()
  planner = await program.person(business, ['PIA'])
  const services = (await planner.call('GET', '/api/services?limit=100')).json().items as {
    _id: string
    code: string
  }[]
  dressing = services.find(({ code }) => code === '5002.340')!._id
  wash = services.find(({ code }) => code === '5003.040')!._id
})
afterAll(() => program.close())

beforeEach(async () => {
  dossier = await program.dossier(business)
  nurse = await program.person(business, ['INF'])
  await program.assign(dossier, nurse)
})

const path = (day: string) => `/api/dossiers/${dossier}/planning/${day}`
const read = async (day = monday, who = planner): Promise<DayServices> => {
  const answer = await who.call('GET', path(day))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const appointment = (times: string, changed: object = {}) => {
  const [initialTime, endTime] = times.split('-')
  const selectedServices = [{ serviceId: dressing, duration: 25 }]
  return { _id: newId(), initialTime, endTime, note: '', selectedServices, ...changed }
}
const written = ({ _id, taskId, initialTime, endTime, note, selectedServices }: Appointment) => ({
  _id,
  taskId,
  initialTime,
  endTime,
  note,
  selectedServices: selectedServices.map(({ serviceId, duration }) => ({ serviceId, duration })),
})
const put = (body: object, { day = monday, who = planner } = {}) => who.call('PUT', path(day), body)
const plan = async (
  appointments: object[],
  more: { day?: string; who?: Caller } = {},
): Promise<DayServices> => {
  const { version } = await read(more.day, more.who)
  const answer = await put({ version, appointments }, more)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const copy = (body: object, who = planner) =>
  who.call('POST', `/api/dossiers/${dossier}/planning/copy_days`, body)
const change = async (taskId: string, body: object, who = planner) => {
  const { version } = (await who.call('GET', `/api/tasks/${taskId}`)).json()
  const answer = await who.call('PATCH', `/api/tasks/${taskId}`, { version, ...body })
  expect(answer.statusCode, answer.body).toBe(200)
}
/** A visit of a day to come as it stands once it is over: nobody says before that it was carried out. */
const carryOut = (taskId: string) =>
  asTenant(
    program.database.app,
    { business },
    tx => tx`update task set status = 'completed', version = version + 1 where _id = ${taskId}`,
  )
const times = ({ appointments }: DayServices) =>
  appointments.map(({ initialTime, endTime }) => `${initialTime}-${endTime}`)
const refused = (answer: { json(): { errors: { path: string; code: string }[] } }) =>
  answer.json().errors.map(({ path: at, code }) => `${at} ${code}`)

describe('a day that is planned', () => {
  it('is empty at first, under version 0', async () => {
    expect(await read()).toEqual({ day: monday, version: 0, totalDuration: 0, appointments: [] })
  })

  it('is made of the visits of the calendar, named by their services', async () => {
    const services = [
      { serviceId: wash, duration: 20 },
      { serviceId: dressing, duration: 25 },
    ]
    const body = appointment('08:00-08:45', { note: ' Chiave dalla vicina ', selectedServices: services })
    const day = await plan([body])
    expect(day).toMatchObject({
      day: monday,
      totalDuration: 45,
      appointments: [
        {
          _id: body._id,
          taskId: body._id,
          day: monday,
          initialTime: '08:00',
          endTime: '08:45',
          note: 'Chiave dalla vicina',
          totalDuration: 45,
          status: 'pending',
          operators: [],
          fixed: null,
          series_version: null,
          selectedServices: [
            { serviceId: wash, duration: 20, service_details: { code: '5003.040', letter: 'C' } },
            { serviceId: dressing, duration: 25, service_details: { name: 'Medicazione semplice' } },
          ],
        },
      ],
    })
    expect(await read()).toEqual(day)
    const task = (await planner.call('GET', `/api/tasks/${body._id}`)).json()
    expect(task).toMatchObject({
      client: { _id: dossier },
      description: 'Chiave dalla vicina',
      type: 'client',
    })
    expect(task.title).toMatch(/, Medicazione semplice$/)
    const planned = (await planner.call('GET', `/api/tasks/${body._id}/planned_services`)).json()
    expect(planned.map(({ serviceId }: { serviceId: string }) => serviceId)).toEqual([wash, dressing])
  })

  it('moves, loses and gains visits in one call; times may change places', async () => {
    const before = await plan([
      appointment('08:00-09:00'),
      appointment('09:00-10:00'),
      appointment('14:00-15:00'),
    ])
    const [first, second] = before.appointments.map(written)
    const after = await plan([
      { ...first!, initialTime: '09:00', endTime: '10:00' },
      { ...second!, initialTime: '08:00', endTime: '09:00', note: 'Prima' },
      appointment('16:00-16:30', { selectedServices: [] }),
    ])
    expect(times(after)).toEqual(['08:00-09:00', '09:00-10:00', '16:00-16:30'])
    expect(after.appointments.map(({ taskId }) => taskId).slice(0, 2)).toEqual([
      second!.taskId,
      first!.taskId,
    ])
    expect(after.version).not.toBe(before.version)
  })

  it('costs as much to change and clear many visits as two', async () => {
    const cost = async (day: string, hours: number[]) => {
      const halves = hours.map(hour => [`${hour}:00-${hour}:20`, `${hour}:30-${hour}:50`] as const)
      const before = await plan(
        halves.flatMap(both => both.map(time => appointment(time))),
        { day },
      )
      const kept = before.appointments.filter((_, at) => at % 2 === 0).map(written)
      const appointments = kept.map(one => ({
        ...one,
        endTime: one.endTime.replace('20', '25'),
        note: 'Poi',
      }))
      return program.statements(async () => {
        const answer = await put({ version: before.version, appointments }, { day })
        expect(answer.statusCode, answer.body).toBe(200)
        expect(answer.json().appointments).toHaveLength(hours.length)
      })
    }
    const few = await cost('2026-12-01', [10])
    expect(await cost('2026-12-02', [10, 11, 12, 13, 14, 15])).toBe(few)
  })

  it('follows its services by name until somebody gives the visit a title of her own', async () => {
    const [made] = (await plan([appointment('08:00-09:00')])).appointments
    const services = [{ serviceId: wash, duration: 20 }]
    const [renamed] = (await plan([{ ...written(made!), selectedServices: services }])).appointments
    expect(renamed!.title).not.toBe(made!.title)
    await change(made!.taskId, { title: 'Visita del mattino' })
    const [kept] = (await plan([{ ...written(renamed!), selectedServices: [] }])).appointments
    expect(kept!.title).toBe('Visita del mattino')
  })

  it('leaves what it touched to the log, visit by visit, and is news to whoever looks at the calendar', async () => {
    const [made] = (await plan([appointment('08:00-09:00')])).appointments
    const rows = await asTenant(
      program.database.app,
      { business },
      tx =>
        tx`select action, dossier_id, fields from audit where entity_id = ${made!.taskId} and action <> 'read'`,
    )
    expect([...rows]).toEqual([{ action: 'update', dossier_id: dossier, fields: ['appointments'] }])
  })

  it('is written once, however often it is sent', async () => {
    const body = { version: 0, appointments: [appointment('08:00-09:00')] }
    const answers = await Promise.all(Array.from({ length: 5 }, () => put(body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(times(await read())).toEqual(['08:00-09:00'])
  })

  it('of two planners goes to the first; the second sees what stands', async () => {
    const answers = await Promise.all(
      ['08:00-09:00', '10:00-11:00'].map(at => put({ version: 0, appointments: [appointment(at)] })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const stale = answers.find(({ statusCode }) => statusCode === 409)!.json()
    expect(stale).toMatchObject({ code: 'stale', current: { day: monday, appointments: [{}] } })
    expect((await read()).appointments).toHaveLength(1)
  })
})

describe('what planning never touches', () => {
  it.each([
    ['begun', (id: string) => change(id, { started_at: '2026-11-20T08:00:00.000Z' })],
    ['completed', carryOut],
    ['not done', (id: string) => change(id, { status: 'not_done', not_done: { reason: 'absent' } })],
  ])('a visit that is %s', async (_, settle) => {
    const [made] = (await plan([appointment('08:00-09:00')])).appointments
    await settle(made!.taskId)
    const day = await plan([])
    expect(day.appointments).toMatchObject([{ taskId: made!.taskId, fixed: 'record' }])
    const answer = await put({ version: day.version, appointments: [{ ...written(made!), note: 'Altro' }] })
    expect([answer.statusCode, refused(answer)]).toEqual([422, ['appointments.0 fixed_visit']])
    expect(await plan([written(day.appointments[0]!)])).toEqual(day)
  })

  it('a visit that somebody has confirmed is changed, but not taken away', async () => {
    const [made] = (await plan([appointment('08:00-09:00')])).appointments
    await change(made!.taskId, { status: 'confirmed' })
    expect(times(await plan([]))).toEqual(['08:00-09:00'])
    expect(times(await plan([{ ...written(made!), endTime: '09:15' }]))).toEqual(['08:00-09:15'])
  })

  it('a night watch and a visit of the past', async () => {
    const night = { title: 'Veglia', date: monday, end_date: tuesday, start_time: '22:00', end_time: '06:00' }
    await planner.call('POST', '/api/tasks/create_task', { ...night, client: dossier })
    expect((await read()).appointments).toMatchObject([{ fixed: 'several_days', end_date: tuesday }])
    await plan([appointment('08:00-09:00')], { day: '2026-11-19' })
    expect((await read('2026-11-19')).appointments).toMatchObject([{ fixed: 'record' }])
  })

  it("another nurse's visit, for who plans for herself", async () => {
    const colleague = await program.person(business, ['INF'])
    await program.assign(dossier, colleague)
    await plan([appointment('08:00-09:00')], { who: colleague })
    const seen = await read(monday, nurse)
    expect(seen.appointments).toMatchObject([{ fixed: 'others', operators: [{ _id: colleague._id }] }])
    expect(times(await plan([appointment('10:00-11:00')], { who: nurse }))).toEqual([
      '08:00-09:00',
      '10:00-11:00',
    ])
  })
})

describe('what is refused', () => {
  it.each<[string, () => object, string[]]>([
    [
      'an end before the begin',
      () => appointment('09:00-08:00'),
      ['appointments.0.endTime end_not_after_start'],
    ],
    ['an end at the begin', () => appointment('09:00-09:00'), ['appointments.0.endTime end_not_after_start']],
    [
      'an hour that is none',
      () => appointment('25:00-26:00'),
      ['appointments.0.initialTime no_such_clock', 'appointments.0.endTime no_such_clock'],
    ],
    [
      'a service that there is not',
      () => appointment('08:00-09:00', { selectedServices: [{ serviceId: newId(), duration: 5 }] }),
      ['appointments.0.selectedServices.0.serviceId not_an_option'],
    ],
    [
      'a service twice',
      () =>
        appointment('08:00-09:00', {
          selectedServices: [1, 2].map(() => ({ serviceId: wash, duration: 5 })),
        }),
      ['appointments.0.selectedServices twice'],
    ],
    [
      'no minutes',
      () => appointment('08:00-09:00', { selectedServices: [{ serviceId: wash, duration: 0 }] }),
      ['appointments.0.selectedServices.0.duration too_small'],
    ],
    [
      'a visit of another day',
      () => appointment('08:00-09:00', { taskId: newId() }),
      ['appointments.0.taskId not_an_option'],
    ],
  ])('%s, at its field', async (_, body, errors) => {
    const answer = await put({ version: 0, appointments: [body()] })
    expect([answer.statusCode, refused(answer)]).toEqual([422, errors])
    expect((await read()).appointments).toEqual([])
  })

  it('two at one time, by name; with a reason it is stored beside both', async () => {
    const body = { version: 0, appointments: [appointment('08:00-09:00'), appointment('08:30-09:30')] }
    const answer = await put(body)
    expect(answer.json()).toMatchObject({ status: 409, code: 'overlap' })
    expect(
      answer
        .json()
        .current.clashes.map((clash: { start_time: string }) => clash.start_time)
        .toSorted(),
    ).toEqual(['08:00', '08:30'])
    const stored = await put({ ...body, confirm_overlap: { reason: 'Trasferimento in due' } })
    expect(times(stored.json())).toEqual(['08:00-09:00', '08:30-09:30'])
  })

  it('who plans nothing, and a dossier that is not hers', async () => {
    const doctor = await program.person(business, ['MED'])
    await program.assign(dossier, doctor)
    expect((await put({ version: 0, appointments: [] }, { who: doctor })).statusCode).toBe(403)
    const stranger = await program.person(business, ['INF'])
    expect((await put({ version: 0, appointments: [] }, { who: stranger })).statusCode).toBe(404)
    expect((await stranger.call('GET', path(monday))).statusCode).toBe(404)
  })
})

describe('copying a day', () => {
  const copied = async (to: string[], more: object = {}): Promise<DayServices[]> => {
    const answer = await copy({ _id: newId(), from: monday, to, ...more })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }

  it('plans the same on the chosen days, beside what they hold', async () => {
    await plan([appointment('14:00-15:00')], { day: tuesday })
    const source = await plan([
      appointment('08:00-08:30', { note: 'Piano terra' }),
      appointment('18:00-18:20'),
    ])
    const [one, other] = await copied([tuesday, wednesday], { version: source.version })
    expect([times(one!), times(other!)]).toEqual([
      ['08:00-08:30', '14:00-15:00', '18:00-18:20'],
      ['08:00-08:30', '18:00-18:20'],
    ])
    expect(other!.appointments[0]).toMatchObject({
      note: 'Piano terra',
      status: 'pending',
      selectedServices: [{ serviceId: dressing, duration: 25 }],
      title: source.appointments[0]!.title,
    })
    expect(await read()).toEqual(source)
  })

  it('takes what was done, not what was called off', async () => {
    const { appointments } = await plan([appointment('08:00-08:30'), appointment('10:00-10:30')])
    await carryOut(appointments[0]!.taskId)
    await change(appointments[1]!.taskId, { status: 'not_done', not_done: { reason: 'absent' } })
    const [day] = await copied([tuesday])
    expect(day!.appointments).toMatchObject([{ initialTime: '08:00', status: 'pending', fixed: null }])
  })

  it('is done once, however often it is sent', async () => {
    await plan([appointment('08:00-08:30')])
    const body = { _id: newId(), from: monday, to: [tuesday] }
    const answers = [await copy(body), await copy(body)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200])
    expect((await read(tuesday)).appointments).toHaveLength(1)
  })

  it('is kept back by an overlap or an appointment without services, naming which', async () => {
    const overlapping = [appointment('08:00-09:00'), appointment('08:30-09:30')]
    await put({ version: 0, appointments: overlapping, confirm_overlap: { reason: 'Serve alla prova' } })
    await plan([
      ...(await read()).appointments.map(written),
      appointment('11:00-12:00', { selectedServices: [] }),
    ])
    const answer = await copy({ from: monday, to: [tuesday] })
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'plan_incomplete',
      current: {
        problems: [
          { initialTime: '08:30', problem: 'overlap' },
          { initialTime: '11:00', problem: 'no_services' },
        ],
      },
    })
    expect((await read(tuesday)).appointments).toEqual([])
  })

  it('names what stands in the way, and with a reason stands beside it', async () => {
    await plan([appointment('08:15-09:00')], { day: tuesday })
    await plan([appointment('08:00-08:30')])
    const body = { from: monday, to: [tuesday, wednesday] }
    const answer = await copy(body)
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'overlap',
      current: { clashes: [{ date: tuesday, start_time: '08:15', shared: ['client'] }] },
    })
    expect((await read(wednesday)).appointments).toEqual([])
    expect((await copy({ ...body, confirm_overlap: { reason: 'Due persone' } })).statusCode).toBe(201)
  })

  it.each<[string, object, number, string[]]>([
    ['no day', { to: [] }, 422, ['to required']],
    ['a day twice', { to: [tuesday, tuesday] }, 422, ['to twice']],
    ['the day itself', { to: [monday] }, 422, ['to twice']],
    ['a day that is past', { to: [tuesday, '2026-11-19'] }, 422, ['to.1 in_the_past']],
    ['a day that there is not', { to: ['2026-02-30'] }, 422, ['to.0 no_such_day']],
    ['nothing to copy', { from: wednesday, to: [tuesday] }, 422, ['from nothing_planned']],
  ])('refuses %s', async (_, body, status, errors) => {
    await plan([appointment('08:00-08:30')])
    const answer = await copy({ from: monday, ...body })
    expect([answer.statusCode, refused(answer)]).toEqual([status, errors])
  })

  it('refuses a day that somebody has changed since it was seen', async () => {
    const { version, appointments } = await plan([appointment('08:00-08:30')])
    await change(appointments[0]!.taskId, { start_time: '07:45' })
    expect((await copy({ from: monday, to: [tuesday], version })).json()).toMatchObject({ code: 'stale' })
  })

  it('refuses a day on which a service does not hold any more', async () => {
    const ending = await insertFootBath(program, business, { valid_to: tuesday })
    await plan([appointment('08:00-08:30', { selectedServices: [{ serviceId: ending, duration: 20 }] })])
    const answer = await copy({ from: monday, to: [tuesday, wednesday] })
    expect([answer.statusCode, refused(answer)]).toEqual([422, ['to.1 service_not_valid']])
    expect((await copy({ from: monday, to: [tuesday] })).statusCode).toBe(201)
  })

  it('costs as much for thirty days as for two', async () => {
    await plan([appointment('08:00-08:30'), appointment('18:00-18:30')])
    const days = (count: number, from: number) =>
      Array.from({ length: count }, (_, at) => `2027-0${from}-${String(at + 1).padStart(2, '0')}`)
    const cost = (to: string[]) => program.statements(() => copied(to))
    const few = await cost(days(2, 1))
    expect(await cost(days(30, 3))).toBe(few)
  })
})

describe('the services of a visit that belongs to a series', () => {
  const mondays = [monday, '2026-11-30', '2026-12-07', '2026-12-14']

  beforeEach(async () => {
    await planner.call('POST', '/api/tasks/create_task', {
      title: 'Visita',
      date: monday,
      start_time: '08:00',
      end_time: '09:00',
      client: dossier,
      repeat: { rule: 'FREQ=WEEKLY;BYDAY=MO', count: 4 },
    })
  })

  /** Writes these services into the visit of a day. */
  async function serve(day: string, selectedServices: object[], more: object = {}) {
    const { version, appointments } = await read(day)
    const answer = await put(
      { version, appointments: [{ ...written(appointments[0]!), selectedServices }], ...more },
      { day },
    )
    expect(answer.statusCode, answer.body).toBe(200)
    return appointments[0]!
  }
  const planned = async () => {
    const days = await Promise.all(mondays.map(day => read(day)))
    return days.map(({ appointments }) =>
      appointments[0]!.selectedServices
        .map(({ serviceId }) => (serviceId === wash ? 'wash' : 'dress'))
        .join(),
    )
  }

  it.each([
    ['this', ['', 'wash', '', '']],
    ['following', ['', 'wash', 'wash', 'wash']],
    ['all', ['wash', 'wash', 'wash', 'wash']],
  ])('are changed as far as is said: %s', async (scope, expected) => {
    await serve(mondays[1]!, [{ serviceId: wash, duration: 20 }], { scope })
    expect(await planned()).toEqual(expected)
  })

  it('reach as far the second time as the first', async () => {
    const dress = [{ serviceId: dressing, duration: 25 }]
    await serve(monday, [{ serviceId: wash, duration: 20 }], { scope: 'all' })
    await serve(mondays[2]!, dress, { scope: 'following' })
    expect(await planned()).toEqual(['wash', 'wash', 'dress', 'dress'])
    await serve(monday, dress, { scope: 'all' })
    expect(await planned()).toEqual(['dress', 'dress', 'dress', 'dress'])
  })

  it('stay where a visit has others by itself, and what comes to the series has those of the series', async () => {
    const dress = [{ serviceId: dressing, duration: 25 }]
    await serve(mondays[2]!, dress)
    const first = await serve(monday, [{ serviceId: wash, duration: 20 }], { scope: 'all' })
    expect(await planned()).toEqual(['wash', 'wash', 'dress', 'wash'])
    await change(first.taskId, {
      scope: 'all',
      repeat: { rule: 'FREQ=WEEKLY;BYDAY=MO', until: '2026-12-21' },
    })
    const [added] = (await read('2026-12-21')).appointments
    expect(added!.selectedServices).toMatchObject([{ serviceId: wash, duration: 20 }])
  })

  it('are told before, and taken back whole', async () => {
    const { appointments } = await read(monday)
    const { taskId, series_version } = appointments[0]!
    const services = [{ serviceId: wash, duration: 20 }]
    const told = await planner.call('POST', `/api/tasks/${taskId}/series_preview`, {
      version: series_version,
      scope: 'all',
      services,
    })
    expect(told.json()).toMatchObject({ sums: { changed: 4 } })
    const name = newId()
    await serve(monday, services, { scope: 'all', change: name })
    const undone = await planner.call('POST', `/api/tasks/${taskId}/undo_series_change`, { change: name })
    expect(undone.statusCode, undone.body).toBe(200)
    expect(await planned()).toEqual(['', '', '', ''])
  })

  it('are refused with the day where the series is no longer the one that was told of', async () => {
    const services = [{ serviceId: wash, duration: 20 }]
    const { version, appointments } = await read(monday)
    const { taskId, series_version } = appointments[0]!
    const preview = { version: series_version, scope: 'all', services }
    const told = await planner.call('POST', `/api/tasks/${taskId}/series_preview`, preview)
    const { state: series_state } = told.json<{ state: string }>()
    const last = (await read(mondays[3])).appointments[0]!
    await change(last.taskId, { description: 'Chiavi dalla vicina' })
    const body = { version, appointments: [{ ...written(appointments[0]!), selectedServices: services }] }
    const stale = await put({ ...body, scope: 'all', series_state })
    expect(stale.json()).toMatchObject({ status: 409, code: 'stale', current: { day: monday, version } })
    expect(await planned()).toEqual(['', '', '', ''])
    const anew = await planner.call('POST', `/api/tasks/${taskId}/series_preview`, preview)
    const answer = await put({ ...body, scope: 'all', series_state: anew.json<{ state: string }>().state })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await planned()).toEqual(['wash', 'wash', 'wash', 'wash'])
  })

  it('take the hour along that was written with them, and name who is in its way', async () => {
    const { version, appointments } = await read(monday)
    const longer = { endTime: '09:30', selectedServices: [{ serviceId: wash, duration: 90 }] }
    const body = { version, appointments: [{ ...written(appointments[0]!), ...longer }], scope: 'all' }
    const { appointments: stands, version: seen } = await read('2026-12-07')
    const beside = [written(stands[0]!), appointment('09:15-10:00')]
    expect((await put({ version: seen, appointments: beside }, { day: '2026-12-07' })).statusCode).toBe(200)
    const refusal = await put(body)
    expect(refusal.json()).toMatchObject({ code: 'overlap', current: { clashes: [{ date: '2026-12-07' }] } })
    const answer = await put({ ...body, confirm_overlap: { reason: 'In due' } })
    expect(answer.statusCode, answer.body).toBe(200)
    const days = await Promise.all(mondays.map(day => read(day)))
    expect(days.map(({ appointments: all }) => all[0]!.endTime)).toEqual(Array(4).fill('09:30'))
  })
})
