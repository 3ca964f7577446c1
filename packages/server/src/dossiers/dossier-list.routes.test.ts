import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let director: Caller

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  director = await program.person(business, ['DS'])
  for (const client of clients) await director.call('POST', '/api/dossiers/create_dossier', { client })
})
afterAll(() => program.close())

const clients = [
  {
    first_name: 'Maria',
    last_name: 'Bianchi',
    birthday: '1931-02-11',
    gender: 'female',
    avs: '7561234567897',
  },
  { first_name: 'Anna', last_name: "d'Angelo", birthday: '1944-12-01', gender: 'female' },
  { first_name: 'Noè', last_name: 'Éboué', birthday: '1950-01-02', gender: 'male' },
  {
    first_name: 'Jürg',
    last_name: 'Müller',
    birthday: '1920-02-29',
    gender: 'male',
    avs: '7569217076985',
    address: { street: 'Via Pioda 1', zip: '6900', city: 'Lugano' },
  },
  { first_name: 'Luca', last_name: 'Zanetti', birthday: '1931-02-12', gender: 'male' },
]

type Listed = {
  _id: string
  client: { name: string; city: string | null }
  next_visit: object | null
  last_visit: object | null
}
const list = async (query: Record<string, string> = {}, who = director) =>
  (await who.call('GET', `/api/dossiers/all_dossiers?${String(new URLSearchParams(query))}`)).json()
const names = async (query: Record<string, string> = {}, who = director): Promise<string[]> =>
  (await list(query, who)).items.map((item: Listed) => item.client.name)
const find = async (name: string): Promise<Listed> =>
  (await list({ search: name })).items.find((item: Listed) => item.client.name === name)

const inTenant = <T>(ask: Parameters<typeof asTenant<T>>[2]) =>
  asTenant(program.database.app, { business }, ask)

describe('the list of dossiers', () => {
  it('is ordered by last name as the eye reads it, and counted', async () => {
    expect(await names()).toEqual([
      'Maria Bianchi',
      "Anna d'Angelo",
      'Noè Éboué',
      'Jürg Müller',
      'Luca Zanetti',
    ])
    expect(await list()).toMatchObject({ page: 1, limit: 10, total: 5, more: false })
  })

  it('comes in pages', async () => {
    expect(await list({ limit: '2' })).toMatchObject({ page: 1, limit: 2, total: 5, more: true })
    expect(await names({ limit: '2', page: '3' })).toEqual(['Luca Zanetti'])
    expect(await list({ limit: '2', page: '4' })).toMatchObject({ items: [], more: false })
  })

  it.each<[Record<string, string>, number]>([
    [{ limit: '101' }, 422],
    [{ page: '0' }, 422],
    [{ page: '1e3' }, 422],
    [{ status: 'gone' }, 422],
    [{ search: 'a'.repeat(201) }, 422],
    [{ name: 'Maria' }, 400],
  ])('refuses %j', async (query, status) => {
    expect(await list(query)).toMatchObject({ status })
  })

  it.each<[string, string[]]>([
    ['bianchi', ['Maria Bianchi']],
    ['BIA mar', ['Maria Bianchi']],
    ['angelo', ["Anna d'Angelo"]],
    ["d'Angelo", ["Anna d'Angelo"]],
    ['d’angelo anna', ["Anna d'Angelo"]],
    ['dangelo', ["Anna d'Angelo"]],
    ['eboue', ['Noè Éboué']],
    ['Éboué noe', ['Noè Éboué']],
    ['muller', ['Jürg Müller']],
    ['Mueller', ['Jürg Müller']],
    ['11.02.1931', ['Maria Bianchi']],
    ['1931-02-11', ['Maria Bianchi']],
    ['1931-02', ['Maria Bianchi', 'Luca Zanetti']],
    ['29.2.1920', ['Jürg Müller']],
    ['756.1234.5678.97', ['Maria Bianchi']],
    ['756 1234', ['Maria Bianchi']],
    ['7569217076985', ['Jürg Müller']],
    ['756', ['Maria Bianchi', 'Jürg Müller']],
    ['bianchi 12.02.1931', []],
    ['ianchi', []],
    ['%', []],
    ['_', []],
    ["'; drop table dossier; --", []],
    ['\u{10ffff}', []],
  ])('finds %s: %j', async (search, expected) => {
    expect(await names({ search })).toEqual(expected)
    expect(await list({ search })).toMatchObject({ total: expected.length, more: false })
  })

  it('finds a client under her new name, and no longer under the old one', async () => {
    const { _id } = await find('Luca Zanetti')
    const url = `/api/dossiers/${_id}/personal_data`
    const changed = { last_name: 'Àvila', birthday: '1932-01-01', avs: '756.9999.9999.91' }
    expect((await director.call('PATCH', url, { version: 1, ...changed })).statusCode).toBe(200)
    expect(await names({ search: 'zanetti' })).toEqual([])
    expect(await names({ search: '12.02.1931' })).toEqual([])
    expect(await names({ search: 'avila luca 1932-01-01 7569999' })).toEqual(['Luca Àvila'])
    expect((await names())[0]).toBe('Luca Àvila')
    const back = { last_name: 'Zanetti', birthday: '1931-02-12', avs: null }
    await director.call('PATCH', url, { version: 2, ...back })
    expect(await names({ search: '7569999' })).toEqual([])
  })

  it('leaves a row in the audit log that says how many were shown, without the words', async () => {
    await list({ search: 'muller' })
    const [row] = await inTenant(
      tx => tx`
        select action, entity_type, dossier_id, entity_id, fields, rows from audit
        where actor_id = ${director._id} and fields = '{search}' order by _id desc limit 1`,
    )
    expect(row).toEqual({
      action: 'read',
      entity_type: 'dossier',
      dossier_id: null,
      entity_id: null,
      fields: ['search'],
      rows: 1,
    })
  })
})

describe('a line of the list', () => {
  it('names the next visit that still stands, and the last that was carried out', async () => {
    const { _id, next_visit, last_visit } = await find('Maria Bianchi')
    expect([next_visit, last_visit]).toEqual([null, null])
    const visit = (date: string, start: string, more: object = {}) => ({
      business_id: business,
      _id: newId(),
      title: 'Visita',
      date,
      end_date: date,
      start_time: start,
      end_time: '23:00',
      type: 'client',
      status: 'pending',
      dossier_id: _id,
      author_id: director._id,
      ...more,
    })
    const next = visit('2026-11-21', '08:00')
    const last = visit('2026-11-20', '07:00', { status: 'completed' })
    await inTenant(async tx => {
      for (const row of [
        visit('2026-11-19', '08:00'),
        visit('2026-11-18', '07:00', { status: 'completed' }),
        visit('2026-11-20', '08:00', { status: 'not_done', not_done: tx.json({ reason: 'absent' }) }),
        last,
        visit('2026-11-20', '10:00', { suspended_by_dossier: true }),
        visit('2026-11-21', '14:00'),
        next,
      ])
        await tx`insert into task ${tx(row)}`
    })
    expect(await find('Maria Bianchi')).toMatchObject({
      next_visit: { _id: next._id, date: '2026-11-21', start_time: '08:00', end_time: '23:00' },
      last_visit: { _id: last._id, date: '2026-11-20', start_time: '07:00' },
    })
  })

  it('names the city to those who may read the personal data', async () => {
    const owner = await program.person(business, ['PROP'])
    expect((await find('Jürg Müller')).client.city).toBe('Lugano')
    const [seen] = (await list({ search: 'muller' }, owner)).items
    expect(seen.client).toMatchObject({ name: 'Jürg Müller', city: null })
  })
})

describe('who sees which dossiers', () => {
  it('shows a nurse the clients of her team and of her visits, and counts no others', async () => {
    const nurse = await program.person(business, ['INF'])
    expect(await list({}, nurse)).toMatchObject({ items: [], total: 0, more: false })
    await program.assign((await find('Noè Éboué'))._id, nurse)
    const visited = (await find("Anna d'Angelo"))._id
    await openByVisit(visited, nurse, '2026-12-20')
    expect(await names({}, nurse)).toEqual(["Anna d'Angelo", 'Noè Éboué'])
    expect(await names({ search: 'bianchi' }, nurse)).toEqual([])
    expect(await list({}, nurse)).toMatchObject({ total: 2 })
  })

  it('opens nothing by a visit more than 30 days away, nor by one that opens no dossier', async () => {
    const nurse = await program.person(business, ['OSS'])
    const { _id } = await find('Maria Bianchi')
    await openByVisit(_id, nurse, '2026-12-21')
    await openByVisit(_id, nurse, '2026-11-20', false)
    expect(await names({}, nurse)).toEqual([])
  })

  it('shows a team leader the clients of her teams', async () => {
    const leader = await program.person(business, ['CE'])
    const { _id } = await find('Jürg Müller')
    await inTenant(async tx => {
      const team = newId()
      await tx`insert into team ${tx({ business_id: business, _id: team, name: 'Équipe Sud' })}`
      await tx`insert into team_member ${tx({ business_id: business, team_id: team, user_id: leader._id })}`
      await tx`insert into team_client ${tx({ business_id: business, team_id: team, dossier_id: _id })}`
    })
    expect(await names({}, leader)).toEqual(['Jürg Müller'])
  })

  it('shows nothing of another business, to whoever asks', async () => {
    const elsewhere = await program.person(await program.business(), ['DS'])
    expect(await list({}, elsewhere)).toMatchObject({ items: [], total: 0 })
    expect(await names({ search: 'bianchi' }, elsewhere)).toEqual([])
  })

  it('finds nobody by the AVS number for who may not read it', async () => {
    const owner = await program.person(business, ['PROP'])
    expect(await names({ search: 'bianchi' }, owner)).toEqual(['Maria Bianchi'])
    expect(await names({ search: '11.02.1931' }, owner)).toEqual(['Maria Bianchi'])
    for (const search of ['7', '756', '756.1234', '7561234567897'])
      expect(await names({ search }, owner)).toEqual([])
  })

  async function openByVisit(dossier: string, who: Caller, date: string, opens_dossier = true) {
    const task = { business_id: business, _id: newId(), dossier_id: dossier, date, opens_dossier }
    await inTenant(async tx => {
      await tx`insert into task ${tx({
        ...task,
        title: 'Visita',
        end_date: date,
        start_time: '08:00',
        end_time: '09:00',
        type: 'client',
        status: 'pending',
        author_id: director._id,
      })}`
      const { _id: task_id, ...rest } = task
      await tx`insert into task_operator ${tx({ ...rest, task_id, user_id: who._id })}`
    })
  }
})

describe('the size of the business', () => {
  it('asks the database as often for 10 dossiers as for 1,000, and counts no further than 1,000', async () => {
    const large = await program.business()
    const [all, own] = [await program.person(large, ['DS']), await program.person(large, ['INF'])]
    const asked = async () => [
      await program.statements(() => list({ limit: '100' }, all)),
      await program.statements(() => list({ search: 'luc bern' }, all)),
      await program.statements(() => list({ status: 'active' }, own)),
    ]
    for (let n = 0; n < 10; n += 1)
      await program.assign(await program.dossier(large, { first_name: 'Luca' }), own)
    const few = await asked()
    await multiply(large, 100)
    expect(await asked()).toEqual(few)
    expect(await list({ search: 'luca' }, all)).toMatchObject({ total: 1000, more: true })
    expect(await list({ search: 'luca', page: '101' }, all)).toMatchObject({ total: 1000, more: false })
  })
})

/** Puts so many more beside each dossier of a business, found by the same name and by the same people. */
async function multiply(house: string, times: number): Promise<void> {
  const originals = await asTenant(
    program.database.app,
    { business: house },
    tx => tx<{ _id: string }[]>`select _id from dossier`,
  )
  const copied = originals.map(({ _id }) => ({ _id, copies: Array.from({ length: times }, () => newId()) }))
  // One after the other: a statement of a thousand takes longer than one may on a busy machine.
  for (const { _id, copies } of copied)
    await asTenant(
      program.database.app,
      { business: house },
      tx => tx`insert into dossier select (jsonb_populate_record(d, jsonb_build_object('_id', copy))).*
        from dossier d, unnest(${copies}::uuid[]) as copy where d._id = ${_id}`,
    )
  // As the server does by itself after a while: without it, each row that names a dossier goes through all of the house.
  await program.database.owner`analyze dossier`
  for (const { _id, copies } of copied)
    await asTenant(program.database.app, { business: house }, async tx => {
      for (const table of ['dossier_beginning', 'stakeholder'])
        await tx`insert into ${tx(table)} select (jsonb_populate_record(t, jsonb_build_object('dossier_id', copy))).*
          from ${tx(table)} t, unnest(${copies}::uuid[]) as copy where t.dossier_id = ${_id}`
    })
}
