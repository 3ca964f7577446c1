import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../../testing/program.ts'

let program: TestProgram
let business: string
let planner: Caller
let nurse: Caller
let bianchi: string
let mueller: string

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  business = await program.business()
  planner = await program.person(business, ['PIA'])
  nurse = await program.person(business, ['INF'], { last_name: 'Rossi' })
  bianchi = await program.dossier(business, { first_name: 'Maria', last_name: 'Bianchi' })
  mueller = await program.dossier(business, { first_name: 'Jürg', last_name: 'Müller' })
  await program.assign(bianchi, nurse)
  for (const task of tasks()) await planner.call('POST', '/api/tasks/create_task', task)
  // Of a day to come nobody says over HTTP that it was carried out.
  await asTenant(
    program.database.app,
    { business },
    tx => tx`update task set status = 'completed' where date = '2026-11-24'`,
  )
})
afterAll(() => program.close())

const tasks = () => {
  const base = { date: '2026-11-20', operators: [nurse._id] }
  return [
    { ...base, title: 'Medicazione', client: bianchi, start_time: '10:00', end_time: '11:00' },
    {
      ...base,
      title: 'Igiene',
      client: mueller,
      start_time: '08:00',
      end_time: '09:00',
      status: 'confirmed',
    },
    { ...base, title: 'Festa patronale', type: 'event', full_day: true },
    {
      ...base,
      title: 'Veglia',
      client: bianchi,
      start_time: '22:00',
      end_time: '06:00',
      end_date: '2026-11-21',
    },
    {
      ...base,
      title: 'Sera fino a mezzanotte',
      client: mueller,
      date: '2026-11-22',
      start_time: '22:00',
      end_time: '00:00',
      end_date: '2026-11-23',
    },
    {
      ...base,
      title: 'Vacanza',
      type: 'holiday',
      operators: [planner._id],
      date: '2026-12-20',
      end_date: '2027-01-06',
      full_day: true,
    },
    {
      ...base,
      title: "Prélèvement à l'aube",
      client: mueller,
      date: '2026-11-24',
      start_time: '06:00',
      end_time: '06:30',
      operators: [],
    },
  ]
}

const titles = async (url: string, who = planner): Promise<string[]> =>
  (await who.call('GET', url)).json().map(({ title }: { title: string }) => title)
const onDay = (day: string, query: Record<string, string> = {}, who = planner) =>
  titles(`/api/tasks/date/${day}?${String(new URLSearchParams(query))}`, who)
const inRange = (startDate: string, endDate: string, query: Record<string, string> = {}, who = planner) =>
  titles(`/api/tasks/all_tasks?${String(new URLSearchParams({ startDate, endDate, ...query }))}`, who)

describe('the tasks of a day', () => {
  it('stand in the order in which they come', async () => {
    expect(await onDay('2026-11-20')).toEqual(['Festa patronale', 'Igiene', 'Medicazione', 'Veglia'])
  })

  it('hold what began the day before, but not what ended at midnight', async () => {
    expect(await onDay('2026-11-21')).toEqual(['Veglia'])
    expect(await onDay('2026-11-22')).toEqual(['Sera fino a mezzanotte'])
    expect(await onDay('2026-11-23')).toEqual([])
    expect(await onDay('2026-12-31')).toEqual(['Vacanza'])
    expect(await onDay('2027-01-06')).toEqual(['Vacanza'])
    expect(await onDay('2027-01-07')).toEqual([])
  })

  it.each(['2026-02-30', '20.11.2026', 'today', '2026-13-01'])('%s is no day', async day => {
    expect((await planner.call('GET', `/api/tasks/date/${day}`)).statusCode).toBe(404)
  })
})

describe('the tasks of a range', () => {
  it('stand by day and clock, what reaches into it included', async () => {
    expect(await inRange('2026-11-21', '2026-12-20')).toEqual([
      'Veglia',
      'Sera fino a mezzanotte',
      "Prélèvement à l'aube",
      'Vacanza',
    ])
  })

  it.each<[string, Record<string, string>, string[]]>([
    ['a type', { type: 'holiday' }, ['Vacanza']],
    ['a status', { status: 'confirmed' }, ['Igiene']],
    ['complete', { status: 'complete' }, ["Prélèvement à l'aube"]],
    ['completed', { status: 'completed' }, ["Prélèvement à l'aube"]],
    ['a word', { search: 'medic' }, ['Medicazione']],
    ['a word with accents', { search: 'PRELEVEMENT' }, ["Prélèvement à l'aube"]],
    ['a word after an apostrophe', { search: 'aube' }, ["Prélèvement à l'aube"]],
    ['the middle of a word', { search: 'dicazione' }, []],
    ['a client', { search: 'bianchi' }, ['Medicazione', 'Veglia']],
    ['a client with an umlaut', { search: 'Müller', status: 'confirmed' }, ['Igiene']],
    ['a client and a word', { search: 'mueller sera' }, ['Sera fino a mezzanotte']],
    ['two clients at once', { search: 'bianchi mueller' }, []],
    ['signs only', { search: '...' }, []],
    ['a percent sign', { search: '%' }, []],
  ])('by %s', async (_, query, expected) => {
    expect(await inRange('2026-11-01', '2027-01-31', query)).toEqual(expected)
  })

  it('by client and by operator', async () => {
    const [from, to] = ['2026-11-01', '2027-01-31']
    expect(await inRange(from, to, { dossierId: bianchi })).toEqual(['Medicazione', 'Veglia'])
    expect(await inRange(from, to, { operatorId: planner._id })).toEqual(['Vacanza'])
    expect(await inRange('2026-12-31', to, { operatorId: planner._id })).toEqual(['Vacanza'])
    expect(await inRange('2026-11-21', to, { operatorId: nurse._id })).toEqual([
      'Veglia',
      'Sera fino a mezzanotte',
    ])
    expect(await inRange(from, to, { operatorId: newId() })).toEqual([])
  })

  it('of a nurse are her own', async () => {
    expect(await inRange('2026-11-21', '2026-11-30', {}, nurse)).toEqual(['Veglia', 'Sera fino a mezzanotte'])
  })

  it.each<[Record<string, string>, number, string[]]>([
    [{ startDate: '2026-11-20' }, 422, ['endDate required']],
    [{ endDate: '2026-11-20' }, 422, ['startDate required']],
    [{ startDate: '2026-11-20', endDate: '2026-11-19' }, 422, ['endDate end_before_start']],
    [{ startDate: '2026-11-20', endDate: '2027-12-26' }, 422, ['endDate range_too_long']],
    [{ startDate: '2026-11-20', endDate: '2026-11-31' }, 422, ['endDate no_such_day']],
    [{ startDate: '2026-11-20', endDate: '2026-11-20', type: 'visit' }, 422, ['type not_an_option']],
    [{ startDate: '2026-11-20', endDate: '2026-11-20', status: 'done' }, 422, ['status not_an_option']],
    [{ startDate: '2026-11-20', endDate: '2026-11-20', dossierId: 'x' }, 422, ['dossierId bad_format']],
    [{ startDate: '2026-11-20', endDate: '2026-11-20', page: '2' }, 400, ['page unknown_field']],
  ])('%j is refused', async (query, status, errors) => {
    const answer = await planner.call('GET', `/api/tasks/all_tasks?${String(new URLSearchParams(query))}`)
    expect(answer.statusCode).toBe(status)
    expect(
      answer.json().errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`),
    ).toEqual(errors)
  })

  it('spans 400 days', async () => {
    expect(await inRange('2026-11-20', '2027-12-25')).toHaveLength(7)
  })
})

describe('lists of any length', () => {
  const day = '2028-05-02'

  /** Fills a day with visits of the nurse, as many as it takes to reach a number. */
  const fill = async (many: number) => {
    const ids = await addVisits(many)
    await program.database.owner`analyze task`
    await asTenant(
      program.database.app,
      { business },
      tx => tx`
        insert into task_operator (business_id, task_id, user_id, date, dossier_id, opens_dossier)
        select ${business}, _id, ${nurse._id}, ${day}, ${bianchi}, false from unnest(${ids}::uuid[]) as _id`,
    )
    await program.database.owner`analyze task_operator`
  }
  const addVisits = (many: number) =>
    asTenant(program.database.app, { business }, async tx => {
      const [row] = await tx<{ count: number }[]>`select count(*)::int from task where date = ${day}`
      const ids = Array.from({ length: many - row!.count }, () => newId())
      await tx`
        insert into task (
          business_id, _id, title, date, end_date, start_time, end_time, type, status, dossier_id, author_id
        )
        select ${business}, _id, 'Igiene', ${day}, ${day}, '08:00', '09:00', 'client', 'pending', ${bianchi},
          ${planner._id}
        from unnest(${ids}::uuid[]) as _id`
      return ids
    })

  const statements = (url: string, who: Caller) =>
    program.statements(async () => {
      const answer = await who.call('GET', url)
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    })

  it('take the same number of statements from ten rows to a thousand', async () => {
    const ofDay = `/api/tasks/date/${day}`
    const ofRange = `/api/tasks/all_tasks?startDate=2028-05-01&endDate=2028-05-31`
    await fill(10)
    const few = [await statements(ofDay, nurse), await statements(ofRange, planner)]
    await fill(500)
    expect([await statements(ofDay, nurse), await statements(ofRange, planner)]).toEqual(few)
    await fill(1000)
    expect(await statements(ofRange, planner)).toBe(few[1])
    expect(await inRange('2028-05-01', '2028-05-31')).toHaveLength(1000)
  })

  it('end where the limit stands, and say so', async () => {
    await fill(501)
    const ofDay = await planner.call('GET', `/api/tasks/date/${day}`)
    expect(ofDay.json()).toMatchObject({ status: 422, code: 'too_many_rows', current: { limit: 500 } })
    await fill(5001)
    const ofRange = await planner.call('GET', `/api/tasks/all_tasks?startDate=${day}&endDate=${day}`)
    expect(ofRange.json()).toMatchObject({ status: 422, code: 'too_many_rows', current: { limit: 5000 } })
  })
})
