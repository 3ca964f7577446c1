import type { BusinessStatistics, DossierStatistics } from '@vicino/domain/statistics/statistics.ts'
import { cellsByAge } from '@vicino/domain/statistics/figure-sums.ts'
import { countedYear } from '@vicino/domain/statistics/statistics-year.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant, type Tx } from '../db/tenant.ts'
import type { Counting } from './counted-rows.ts'
import { listFalls, listPlanned, listWounds, readPerformed, readPrescriptions } from './statistics.store.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

const author = { _id: newId(), name: 'Anna Prova', role: 'INF', avatar: null }
const codes = { A: '5001.010', B: '5002.340', C: '5003.040', D: '5009.010' }
type Letter = keyof typeof codes

let program: TestProgram
let business: string
let director: Caller
/** By the clients' last names. */
const clients: Record<string, string> = {}

const write = <Answer>(work: (tx: Tx) => Promise<Answer>) =>
  asTenant(program.database.app, { business }, work)

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  business = await program.business()
  director = await program.person(business, ['DS'])
  for (const [last_name, birthday, gender] of [
    ['Alba', '1941-03-11', 'male'],
    ['Bosco', '1946-12-31', 'female'],
    ['Corti', '2005-01-01', 'female'],
    ['Dosso', '1950-06-06', 'female'],
  ] as const) {
    const dossier = await program.dossier(business, { last_name, birthday })
    clients[last_name] = dossier
    await write(tx => tx`update dossier set gender = ${gender} where _id = ${dossier}`)
  }
  await writeVisits()
  await writeClinic()
})
afterAll(() => program.close())

type Visit = {
  client: string
  date: string
  start_time?: string
  end_date?: string
  started_at?: string
  status?: string
  suspended?: boolean
  planned?: Partial<Record<Letter, number>>
  done?: Partial<Record<Letter, number>>
  struck?: boolean
}

async function visit({ client, date, start_time = '08:00', planned = {}, done = {}, ...more }: Visit) {
  const task_id = newId()
  const dossier_id = clients[client]!
  const { status = 'completed', started_at = null, end_date = date, suspended = false, struck = false } = more
  await write(async tx => {
    const serviceOf = async (letter: string) => {
      const [row] = await tx<
        { _id: string }[]
      >`select _id from service where code = ${codes[letter as Letter]}`
      return row!._id
    }
    await tx`insert into task ${tx({
      business_id: business,
      _id: task_id,
      title: 'Visita',
      date,
      end_date,
      start_time,
      end_time: '23:59',
      type: 'client',
      status,
      not_done: status === 'not_done' ? tx.json({ reason: 'absent' }) : null,
      dossier_id,
      started_at,
      suspended_by_dossier: suspended,
      author_id: director._id,
    })}`
    for (const [letter, duration] of Object.entries(planned))
      await tx`insert into task_service ${tx({
        business_id: business,
        task_id,
        service_id: await serviceOf(letter),
        position: 0,
        duration,
      })}`
    for (const [letter, duration] of Object.entries(done))
      await tx`insert into performance ${tx({
        business_id: business,
        _id: newId(),
        version: 1,
        addition_id: newId(),
        dossier_id,
        task_id,
        date,
        service_id: await serviceOf(letter),
        duration,
        comment: '',
        author: tx.json(author),
        created_at: '2026-01-01T00:00:00.000Z',
        written_at: '2026-01-01T00:00:00.000Z',
        struck: struck ? tx.json({ reason: 'prova' }) : null,
      })}`
  })
}

/** What happened in 2025, and around it. */
async function writeVisits() {
  // Begun ten minutes late, and sixteen.
  await visit({
    client: 'Alba',
    date: '2025-01-10',
    started_at: '2025-01-10T07:10:00Z',
    planned: { B: 25 },
    done: { B: 30 },
  })
  await visit({
    client: 'Alba',
    date: '2025-01-11',
    started_at: '2025-01-11T07:16:00Z',
    planned: { B: 25, C: 20 },
    done: { B: 25 },
  })
  await visit({ client: 'Alba', date: '2025-01-12', done: { C: 45 }, struck: true })
  // A watch over new year belongs to the day on which it begins.
  await visit({
    client: 'Bosco',
    date: '2024-12-31',
    start_time: '23:30',
    end_date: '2025-01-01',
    done: { C: 40 },
  })
  // Fifteen minutes early, in winter time, on the last evening; an accident pays.
  await visit({
    client: 'Bosco',
    date: '2025-12-31',
    start_time: '23:45',
    end_date: '2026-01-01',
    started_at: '2025-12-31T22:30:00Z',
    planned: { A: 20 },
    done: { A: 20 },
  })
  await visit({ client: 'Corti', date: '2025-06-15', status: 'not_done', planned: { D: 60 } })
  await visit({ client: 'Corti', date: '2025-06-16', planned: { D: 60 }, done: { D: 55 } })
  // Sixteen minutes early, in summer time.
  await visit({
    client: 'Corti',
    date: '2025-07-01',
    start_time: '07:00',
    started_at: '2025-07-01T04:44:00Z',
    done: { A: 15, B: 10 },
  })
  await visit({ client: 'Dosso', date: '2025-03-03', status: 'pending', suspended: true, planned: { B: 30 } })
  // Recorded, but of a visit that nobody ended: no invoice bills it either.
  await visit({ client: 'Dosso', date: '2025-03-04', status: 'pending', planned: { B: 30 }, done: { B: 25 } })
}

async function focus(client: string, topic: string, created_at: string, more: object = {}) {
  await write(
    tx =>
      tx`insert into focus ${tx({
        business_id: business,
        _id: newId(),
        version: 1,
        dossier_id: clients[client]!,
        focus: topic,
        focus_topic_id: topic,
        data: 'Prova',
        action: '',
        evaluation: '',
        status: 'open',
        handover: false,
        author: tx.json(author),
        created_at,
        written_at: created_at,
        ...more,
      })}`,
  )
}

async function writeClinic() {
  // In Lugano it is already 2025, and then already 2026.
  await focus('Alba', 'fall-occurred', '2024-12-31T23:30:00Z')
  await focus('Alba', 'fall-occurred', '2025-05-05T10:00:00Z', { status: 'closed' })
  await focus('Bosco', 'fall-occurred', '2025-12-31T23:30:00Z')
  await focus('Bosco', 'fall-risk', '2025-05-05T10:00:00Z')
  await focus('Bosco', 'chronic-wound', '2024-05-05T10:00:00Z', {
    status: 'closed',
    written_at: '2026-02-01T10:00:00Z',
  })
  await focus('Corti', 'chronic-wound', '2025-05-05T10:00:00Z', {
    status: 'closed',
    written_at: '2025-06-01T10:00:00Z',
  })
  await focus('Corti', 'surgical-wound', '2025-07-05T10:00:00Z')
  const stamp = { current: true, author: null, created_at: '2025-01-01T00:00:00Z' }
  for (const [client, start, end, more] of [
    ['Alba', '2025-10-01', '2026-01-20', {}],
    ['Bosco', '2025-10-01', '2026-06-30', { status: 'closed', written_at: '2026-02-01T00:00:00Z' }],
    ['Bosco', '2025-01-01', '2025-09-30', {}],
    ['Corti', '2025-10-01', '2026-03-31', { status: 'closed', written_at: '2025-11-01T00:00:00Z' }],
  ] as const)
    await write(
      tx =>
        tx`insert into prescription ${tx({
          ...stamp,
          business_id: business,
          _id: newId(),
          version: 1,
          dossier_id: clients[client]!,
          status: 'open',
          start,
          end,
          transitional: false,
          services: tx.json([{ serviceId: newId() }]),
          author: tx.json(author),
          written_by: tx.json(author),
          written_at: '2025-01-01T00:00:00Z',
          ...more,
        })}`,
    )
  await write(
    tx =>
      tx`insert into coverage ${tx({
        business_id: business,
        _id: newId(),
        version: 1,
        dossier_id: clients['Bosco']!,
        law: 'uvg',
        from: '2025-12-01',
        insurer: 'Cassa di Prova',
        tiers: 'payant',
        treatment_reason: 'accident',
        note: '',
        author: tx.json(author),
        created_at: '2025-12-01T00:00:00Z',
        written_at: '2025-12-01T00:00:00Z',
      })}`,
  )
}

/** What the statements count, before it is told. */
const counting = <Answer>(work: (counting: Counting) => PromiseLike<Answer>, year = 2025) =>
  write(async tx => work({ tx, year: countedYear(year, '2026-11-20'), among: () => tx`true` }))

/** Orders wound care as acute and transitional care. */
async function orderTransitional(client: string, start: string, end: string) {
  await write(async tx => {
    const [service] = await tx<{ _id: string }[]>`select _id from service where code = ${codes.B}`
    await tx`insert into prescription ${tx({
      business_id: business,
      _id: newId(),
      version: 1,
      current: true,
      dossier_id: clients[client]!,
      status: 'open',
      start,
      end,
      doctor: 'Elena Ferrari',
      ordered_on: start,
      transitional: true,
      services: tx.json([{ serviceId: service!._id, ordered_by_doctor: true }]),
      author: tx.json(author),
      written_by: tx.json(author),
      created_at: '2024-05-01T00:00:00Z',
      written_at: '2024-05-01T00:00:00Z',
    })}`
  })
}

const read = async (who: Caller, year = 2025): Promise<BusinessStatistics> => {
  const answer = await who.call('GET', `/api/statistics?year=${year}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const exported = (who: Caller, of: string, year = 2025) =>
  who.call('GET', `/api/statistics/table?year=${year}&of=${of}`)

describe('the year of a business', () => {
  let year: BusinessStatistics
  beforeAll(async () => {
    year = await read(director)
  })

  it('counts the hours by letter and month, planned and done', async () => {
    const lines = (rows: readonly { month: string; letter: string; minutes: number }[]) =>
      rows.map(({ month, letter, minutes }) => `${month} ${letter} ${minutes}`).toSorted()
    expect(lines(await counting(listPlanned))).toEqual([
      '2025-01 B 50',
      '2025-01 C 20',
      '2025-03 B 30',
      '2025-06 D 120',
      '2025-12 A 20',
    ])
    const { months, letters } = await counting(readPerformed)
    expect(lines(months)).toEqual([
      '2025-01 B 55',
      '2025-06 D 55',
      '2025-07 A 15',
      '2025-07 B 10',
      '2025-12 A 20',
    ])
    expect(letters.map(({ letter, clients: count }) => `${letter} ${count}`).toSorted()).toEqual([
      'A 2',
      'B 2',
      'D 1',
    ])
  })

  it('tells the hours of letters of few clients in one row', () => {
    expect(year.hours.map(({ month, letter, planned, done }) => [month, letter, planned, done])).toEqual([
      ['2025-01', 'A+B+C+D', 70, 55],
      ['2025-03', 'A+B+C+D', 30, 0],
      ['2025-06', 'A+B+C+D', 120, 55],
      ['2025-07', 'A+B+C+D', 0, 25],
      ['2025-12', 'A+B+C+D', 20, 20],
    ])
  })

  it('has the visits by month, and how they began', () => {
    const none = { planned: 1, done: 0, not_done: 0, on_time: 0, early: 0, late: 0 }
    expect(year.visits).toEqual([
      { ...none, month: '2025-01', planned: 3, done: 3, on_time: 1, late: 1 },
      { ...none, month: '2025-03' },
      { ...none, month: '2025-06', planned: 2, done: 1, not_done: 1 },
      { ...none, month: '2025-07', done: 1, early: 1 },
      { ...none, month: '2025-12', done: 1, on_time: 1 },
    ])
  })

  it('counts the clients by kind, age and sex, each once over all kinds', async () => {
    const { cells, clients: counted, folded } = await counting(readPerformed)
    const of = (kind: string | null) =>
      cellsByAge(cells, 2025)
        .filter(cell => cell.kind === kind)
        .map(({ age_class, gender, clients: count, minutes }) => [age_class, gender, count, minutes])
        .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1))
    const [alba, bosco, corti] = [
      ['80+', 'male', 1, 55],
      ['65-79', 'female', 1, 20],
      ['20-64', 'female', 1, 80],
    ]
    expect(of(null)).toEqual([corti, bosco, alba])
    // What the accident insurance paid is of one client: it counts under its letter.
    expect(of('A')).toEqual([['20-64', 'female', 1, 15], bosco])
    expect(of('B')).toEqual([['20-64', 'female', 1, 10], alba])
    expect(of('C')).toEqual([])
    expect(of('D')).toEqual([['20-64', 'female', 1, 55]])
    expect(of('social_insurance')).toEqual([])
    expect(folded).toEqual(['social_insurance'])
    expect(counted).toEqual({ care: 3, all: 3 })
  })

  it('tells no cell of few persons', () => {
    expect(year.cells).toHaveLength(8)
    for (const cell of year.cells) expect([cell.clients, cell.minutes]).toEqual([null, null])
    expect(year.clients).toEqual({ care: null, all: 3, from_80: null, cases: null })
    expect(new Set(year.kinds.map(({ kind }) => kind))).toEqual(new Set(['A', 'B', 'D', 'social_insurance']))
    expect(year.kinds.every(({ minutes }) => minutes === null)).toBe(true)
    expect(year.falls).toEqual({
      months: [
        { month: '2025-01', falls: null },
        { month: '2025-05', falls: null },
      ],
      falls: null,
      clients: null,
    })
    expect(year.wounds).toEqual([
      { topic: 'chronic-wound', opened: null, open: null, clients: null },
      { topic: 'surgical-wound', opened: null, open: null, clients: null },
    ])
    expect(year.prescriptions).toEqual({ open: null, ending: null, clients: null })
  })

  it('counts as acute and transitional care what was so ordered, on the days of its order', async () => {
    const minutes = async () => {
      const { cells, folded } = await counting(readPerformed, 2024)
      const of = (kind: string) =>
        cells.filter(cell => cell.kind === kind).reduce((sum, cell) => sum + cell.minutes, 0)
      return [of('transitional'), of('B'), of('C'), folded]
    }
    const care = async (client: string) => {
      await orderTransitional(client, '2024-05-01', '2024-05-14')
      await visit({ client, date: '2024-05-06', done: { B: 20, C: 5 } })
      await visit({ client, date: '2024-05-20', done: { B: 30 } })
    }
    for (const client of ['Alba', 'Bosco', 'Corti']) await care(client)
    expect(await minutes(), 'of three clients it counts under its letter').toEqual([
      0,
      150,
      40 + 15,
      ['transitional'],
    ])
    await care('Dosso')
    expect(await minutes()).toEqual([80, 120, 40 + 20, []])
  })

  it('counts falls, wounds and open prescriptions with the clients behind them', async () => {
    expect(await counting(listFalls)).toEqual([
      { month: '2025-01', falls: 1, clients: 1 },
      { month: '2025-05', falls: 1, clients: 1 },
      { month: null, falls: 2, clients: 1 },
    ])
    const [chronic, surgical] = ['chronic-wound', 'surgical-wound']
    expect(await counting(listWounds)).toEqual([
      { topic: chronic, opened: 1, opened_clients: 1, open: 1, open_clients: 1, clients: 2 },
      { topic: surgical, opened: 1, opened_clients: 1, open: 1, open_clients: 1, clients: 1 },
    ])
    expect(await counting(readPrescriptions)).toEqual({ open: 2, ending: 1, clients: 2, ending_clients: 1 })
    expect(year.on).toBe('2025-12-31')
  })

  it('is another one after new year, and an empty one before everything', async () => {
    const [next, before] = [await read(director, 2026), await read(director, 2020)]
    expect(next).toMatchObject({
      on: '2026-11-20',
      hours: [],
      falls: { months: [{ month: '2026-01', falls: null }] },
    })
    expect(before).toMatchObject({
      hours: [],
      visits: [],
      cells: [],
      falls: { months: [], falls: 0, clients: 0 },
      wounds: [],
    })
  })

  it('takes as many statements for more rows', async () => {
    const before = await program.statements(() => read(director))
    expect(await program.statements(() => read(director, 2020))).toBe(before)
  })
})

describe('the staff', () => {
  it('is counted on the day, by training, function and sex, with its posts', async () => {
    const other = await program.business()
    const head = await program.person(other, ['DS'])
    const [half, gone, doctor] = [
      await program.person(other, ['INF']),
      await program.person(other, ['AUS']),
      await program.person(other, ['MED']),
    ]
    await asTenant(program.database.app, { business: other }, async tx => {
      await tx`update collaboration set training = 'tertiary_nurse', employment_percent = 50, start_date = '2025-07-02',
        end_date = '2025-12-31'
        where user_id = ${half._id}`
      await tx`update collaboration set job_title = 'domestic_helper', employment_type = 'hourly', end_date = '2025-01-31'
        where user_id = ${gone._id}`
    })
    await asTenant(
      program.database.app,
      { business: other, person: half._id },
      tx => tx`update person set gender = 'female' where _id = ${half._id}`,
    )
    expect(doctor.business).toBe(other)
    // Until October 80 per cent, and until March of this year 60: what stood then is counted.
    for (const [person, percent, replaced_at] of [
      [half, 80, '2025-10-01T08:00:00Z'],
      [head, 60, '2026-03-01T08:00:00Z'],
    ] as const)
      await asTenant(program.database.app, { business: other }, async tx => {
        await tx`insert into collaboration_version
          select business_id, _id, version, ${tx.json({ employment_percent: percent, employment_type: null })},
            ${tx.json(author)}, ${replaced_at}
          from collaboration where user_id = ${person._id}`
        await tx`update collaboration set version = version + 1 where user_id = ${person._id}`
      })
    const { staff } = await read(head)
    expect(staff).toMatchObject({
      persons: 2,
      percent: 60 + 50,
      lacking: { training: 1, gender: 1, percent: 0 },
      joined: 1,
      left: 2,
      days: 365,
      person_days: 365 + 183 + 31,
      percent_days: 365 * 60 + 91 * 80 + 92 * 50,
    })
    expect(staff.cells.map(({ persons }) => persons)).toEqual([null, null])
    expect(staff.by_function.map(({ value }) => value).toSorted()).toEqual(['care', 'direction'])
    expect((await exported(head, 'staff')).body).toContain('Cure;femminile;non indicato;non indicato\r\n')
  })
})

describe('a table', () => {
  it('leaves as a file, and in the log as an export with its name and rows', async () => {
    const reader = await program.person(business, ['AMM'])
    const answer = await exported(reader, 'hours')
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.headers['content-type']).toContain('text/csv')
    const [head, first] = answer.body.slice(1).split('\r\n')
    expect(head).toBe('Anno;Mese;Lettera;Minuti pianificati;Minuti svolti')
    expect(first).toBe('2025;2025-01;A+B+C+D;70;55')
    const audit = await asTenant(
      program.database.app,
      { business },
      tx => tx`select action, entity_type, rows, reason from audit where actor_id = ${reader._id}`,
    )
    expect(audit).toEqual([{ action: 'export', entity_type: 'statistics', rows: 12, reason: 'ore 2025' }])
  })

  it('of clients tells no cell of few persons', async () => {
    const { body } = await exported(director, 'clients')
    expect(body).toContain('2025;B – cure;80+;maschile;non indicato;non indicato\r\n')
    expect(body).not.toContain(';55\r\n')
  })

  it('of clinical figures tells none of few persons', async () => {
    const { body } = await exported(director, 'clinical')
    expect(body).toContain('2025;Cadute;2025-05;non indicato\r\n')
    expect(body).toContain('2025;Prescrizioni aperte;2025-12-31;non indicato\r\n')
  })

  it('of a year to come is refused in words, as is the year itself', async () => {
    const refused = [
      await exported(director, 'hours', 2027),
      await director.call('GET', '/api/statistics?year=2027'),
      await director.call('GET', `/api/dossiers/${clients['Alba']!}/statistics?year=2027`),
      await director.call('GET', `/api/dossiers/${clients['Alba']!}/statistics/table?year=2027&of=hours`),
    ]
    for (const { statusCode, body } of refused) {
      expect(statusCode).toBe(422)
      expect(body).toContain('Questo anno non è ancora cominciato.')
    }
  })

  it.each(['year=2025', 'year=2025&of=money', 'year=1999&of=hours', 'of=hours'])(
    'of %s is refused',
    async query => {
      const answer = await director.call('GET', `/api/statistics/table?${query}`)
      expect(answer.statusCode).toBe(422)
    },
  )
})

describe('who reads', () => {
  it.each(['INF', 'OSS', 'TER', 'MED', 'SYS'] as const)('is not %s', async role => {
    const who = await program.person(business, [role])
    expect((await who.call('GET', '/api/statistics?year=2025')).statusCode).toBe(403)
    expect((await exported(who, 'hours')).statusCode).toBe(403)
  })

  it('is the planner, without what the house says of itself', async () => {
    const { house, hours } = await read(await program.person(business, ['PIA']))
    expect(house).toBeNull()
    expect(hours).toHaveLength(5)
    expect((await read(director)).house).toEqual({
      legal_form: null,
      business_type: null,
      canton: null,
      rcc: [],
      has_opening_hours: false,
    })
  })

  it('is a team leader, of the clients and colleagues whom she leads', async () => {
    const leader = await program.person(business, ['CE'])
    expect(await read(leader)).toMatchObject({ hours: [], cells: [], staff: { cells: [] } })
    await program.assign(clients['Corti']!, leader)
    const { hours, clients: counted, falls } = await read(leader)
    expect(hours.map(({ letter, done }) => [letter, done])).toEqual([
      ['A+B+D', 55],
      ['A+B+D', 25],
    ])
    expect(counted).toEqual({ care: null, all: 1, from_80: null, cases: null })
    expect(falls.clients).toBe(0)
  })

  it('reads nothing of another house', async () => {
    const stranger = await program.person(await program.business(), ['PROP', 'DS'])
    expect(await read(stranger)).toMatchObject({ hours: [], visits: [], cells: [], wounds: [] })
  })
})

describe('the year of one client', () => {
  const of = (client: string) => `/api/dossiers/${clients[client]!}/statistics`

  it('has her work, and what is clinical for who may know it', async () => {
    const answer = await director.call('GET', `${of('Alba')}?year=2025`)
    const year: DossierStatistics = answer.json()
    expect(year).toMatchObject({
      hours: [
        { month: '2025-01', letter: 'B', planned: 50, done: 55 },
        { month: '2025-01', letter: 'C', planned: 20, done: 0 },
      ],
      visits: [{ month: '2025-01', planned: 3, done: 3, not_done: 0, on_time: 1, early: 0, late: 1 }],
      prescriptions: { open: 1, ending: 1, clients: 1 },
      falls: { months: [{ falls: 1 }, { falls: 1 }], clients: 1 },
      wounds: [],
    })
    const office = await program.person(business, ['AMM'])
    expect((await office.call('GET', `${of('Alba')}?year=2025`)).json()).toMatchObject({
      prescriptions: { open: 1 },
      falls: null,
      wounds: null,
    })
    const owner = await program.person(business, ['PROP'])
    expect((await owner.call('GET', `${of('Alba')}?year=2025`)).json()).toMatchObject({ prescriptions: null })
    expect((await owner.call('GET', `${of('Alba')}/table?year=2025&of=clinical`)).statusCode).toBe(403)
  })

  it('is none to who does not reach her; a nurse reads it and takes no table out', async () => {
    const nurse = await program.person(business, ['INF'])
    expect((await nurse.call('GET', `${of('Alba')}?year=2025`)).statusCode).toBe(404)
    await program.assign(clients['Alba']!, nurse)
    expect((await nurse.call('GET', `${of('Alba')}?year=2025`)).statusCode).toBe(200)
    expect((await nurse.call('GET', `${of('Alba')}/table?year=2025&of=hours`)).statusCode).toBe(403)
  })

  it('leaves as a file, in the log of her dossier', async () => {
    const reader = await program.person(business, ['DS'])
    const { body } = await reader.call('GET', `${of('Alba')}/table?year=2025&of=clinical`)
    expect(body).toContain('2025;Cadute;2025-05;1')
    const audit = await asTenant(
      program.database.app,
      { business },
      tx => tx`select action, entity_type, dossier_id, reason from audit where actor_id = ${reader._id}`,
    )
    expect(audit).toEqual([
      {
        action: 'export',
        entity_type: 'dossier_statistics',
        dossier_id: clients['Alba'],
        reason: 'clinica 2025',
      },
    ])
  })
})
