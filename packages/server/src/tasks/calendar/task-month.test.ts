import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../../testing/program.ts'

let program: TestProgram
let business: string
let planner: Caller
let nurse: Caller
let colleague: Caller
let leader: Caller
let bianchi: string
let mueller: string

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  business = await program.business()
  planner = await program.person(business, ['PIA'])
  nurse = await program.person(business, ['INF'], { last_name: 'Rossi' })
  colleague = await program.person(business, ['INF'], { last_name: 'Verdi' })
  leader = await program.person(business, ['CE'])
  bianchi = await program.dossier(business, { first_name: 'Maria', last_name: 'Bianchi' })
  mueller = await program.dossier(business, { first_name: 'Jürg', last_name: 'Müller' })
  await program.assign(bianchi, nurse)
  for (const task of tasks()) await planner.call('POST', '/api/tasks/create_task', task)
  await colleague.call('POST', '/api/tasks/create_task', {
    title: 'Dal dentista',
    type: 'personal',
    date: '2026-11-19',
    start_time: '17:00',
    end_time: '18:00',
  })
})
afterAll(() => program.close())

const visit = (title: string, date: string, hour: number, more: object = {}) => ({
  title,
  client: bianchi,
  date,
  start_time: `${String(hour).padStart(2, '0')}:00`,
  end_time: `${String(hour + 1).padStart(2, '0')}:00`,
  operators: [nurse._id],
  ...more,
})

const tasks = () => [
  ...[15, 9, 11, 7, 13, 17].map(hour => visit(`Visita delle ${hour}`, '2026-11-20', hour)),
  visit('Igiene', '2026-11-21', 8, { client: mueller, operators: [], status: 'confirmed' }),
  visit('Veglia', '2026-11-20', 22, { end_time: '06:00', end_date: '2026-11-21' }),
  visit('Sera', '2026-11-22', 22, { end_time: '00:00', end_date: '2026-11-23' }),
  {
    title: 'Vacanza',
    type: 'holiday',
    operators: [planner._id],
    date: '2026-10-20',
    end_date: '2026-11-21',
    full_day: true,
  },
  { title: 'Festa patronale', type: 'event', date: '2026-11-22', full_day: true },
]

type Month = {
  days: { date: string; count: number; tasks: { title: string }[] }[]
  bars: { title: string }[]
}

const url = (query: Record<string, string>) => `/api/tasks/month?${String(new URLSearchParams(query))}`
const november = { startDate: '2026-11-19', endDate: '2026-11-22' }

const month = async (query: Record<string, string> = {}, who = planner) => {
  const answer = await who.call('GET', url({ ...november, ...query }))
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  const { days, bars } = answer.json() as Month
  return {
    days: days.map(({ date, count, tasks: first }) => [
      Number(date.slice(8)),
      count,
      ...first.map(({ title }) => title),
    ]),
    bars: bars.map(({ title }) => title),
  }
}

const firstFour = ['Visita delle 7', 'Visita delle 9', 'Visita delle 11', 'Visita delle 13']

describe('a month', () => {
  it('shows of each day the first four by the clock and how many there are, bars apart', async () => {
    expect(await month()).toEqual({
      days: [
        [19, 2, 'Occupato'],
        [20, 8, ...firstFour],
        [21, 3, 'Igiene'],
        [22, 2, 'Sera'],
      ],
      bars: ['Vacanza', 'Veglia', 'Festa patronale'],
    })
  })

  it.each<[string, Record<string, string>, (number | string)[][], string[]]>([
    [
      'a type',
      { type: 'event' },
      [
        [19, 0],
        [20, 0],
        [21, 0],
        [22, 1],
      ],
      ['Festa patronale'],
    ],
    [
      'a status',
      { status: 'confirmed' },
      [
        [19, 0],
        [20, 0],
        [21, 1, 'Igiene'],
        [22, 0],
      ],
      [],
    ],
    [
      'a word',
      { search: 'igie' },
      [
        [19, 0],
        [20, 0],
        [21, 1, 'Igiene'],
        [22, 0],
      ],
      [],
    ],
    [
      'signs only',
      { search: '%' },
      [
        [19, 0],
        [20, 0],
        [21, 0],
        [22, 0],
      ],
      [],
    ],
  ])('by %s', async (_, query, days, bars) => {
    expect(await month(query)).toEqual({ days, bars })
  })

  it('by client and by operator', async () => {
    const ofNurse = {
      days: [
        [19, 0],
        [20, 7, ...firstFour],
        [21, 1],
        [22, 1, 'Sera'],
      ],
      bars: ['Veglia'],
    }
    expect(await month({ dossierId: bianchi })).toEqual(ofNurse)
    expect(await month({ operatorId: nurse._id })).toEqual(ofNurse)
    expect((await month({ operatorId: planner._id })).bars).toEqual(['Vacanza'])
  })

  it('of a nurse is her own, and nobody else is told of private time', async () => {
    expect((await month({}, nurse)).days).toEqual([
      [19, 0],
      [20, 7, ...firstFour],
      [21, 1],
      [22, 1, 'Sera'],
    ])
    expect((await month({}, colleague)).days[0]).toEqual([19, 1, 'Dal dentista'])
    expect((await month({}, leader)).days).toEqual([
      [19, 0],
      [20, 0],
      [21, 0],
      [22, 0],
    ])
    expect((await nurse.call('GET', url({ ...november, operatorId: colleague._id }))).statusCode).toBe(403)
    expect((await colleague.call('GET', url({ ...november, dossierId: bianchi }))).statusCode).toBe(404)
  })

  it.each<[Record<string, string>, string[]]>([
    [{ startDate: '2026-11-20' }, ['endDate required']],
    [{ endDate: '2026-11-20' }, ['startDate required']],
    [{ startDate: '2026-11-20', endDate: '2026-11-19' }, ['endDate end_before_start']],
    [{ startDate: '2026-11-20', endDate: '2027-12-26' }, ['endDate range_too_long']],
  ])('%j is refused', async (query, errors) => {
    const answer = await planner.call('GET', url(query))
    expect(answer.statusCode).toBe(422)
    expect(
      answer.json().errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`),
    ).toEqual(errors)
  })
})

describe('a month of any size', () => {
  /** Fills the May of 2028 with visits, as many as it takes to reach a number. */
  const fill = (many: number) =>
    asTenant(program.database.app, { business }, async tx => {
      const [row] = await tx<{ count: number }[]>`
        select count(*)::int from task where date between '2028-05-01' and '2028-05-31'`
      const ids = Array.from({ length: many - row!.count }, () => newId())
      await tx`
        insert into task (
          business_id, _id, title, date, end_date, start_time, end_time, type, status, dossier_id, author_id
        )
        select ${business}, _id, 'Igiene', '2028-05-01'::date + (n % 31)::int, '2028-05-01'::date + (n % 31)::int,
          '08:00', '09:00', 'client', 'pending', ${bianchi}, ${planner._id}
        from unnest(${ids}::uuid[]) with ordinality as made (_id, n)`
    })

  it('answers as many rows in as many statements', async () => {
    const may = url({ startDate: '2028-05-01', endDate: '2028-06-11' })
    const read = async () => {
      const answer = await planner.call('GET', may)
      const { days } = answer.json() as Month
      return {
        count: days.reduce((sum, day) => sum + day.count, 0),
        rows: days.reduce((sum, day) => sum + day.tasks.length, 0),
      }
    }
    await fill(1200)
    expect(await read()).toEqual({ count: 1200, rows: 4 * 31 })
    const few = await program.statements(read)
    await fill(12_000)
    expect(await read()).toEqual({ count: 12_000, rows: 4 * 31 })
    expect(await program.statements(read)).toBe(few)
  })
})
