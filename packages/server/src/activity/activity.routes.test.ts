import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let director: Caller
let nurse: Caller
let dossier: string

const drugsOnDays: [string, string][] = [
  ['Primo', '2026-10-01T09:00:00.000Z'],
  ['Secondo', '2026-11-10T09:00:00.000Z'],
  // 00:30 of 19 November in Zurich.
  ['Terzo', '2026-11-18T23:30:00.000Z'],
]

beforeAll(async () => {
  program = await testProgram()
  const business = await program.business()
  director = await program.person(business, ['DS'])
  nurse = await program.person(business, ['INF'])
  dossier = await program.dossier(business)
  for (const [name, now] of drugsOnDays) {
    program.setNow(now)
    await director.call('POST', `/api/dossiers/${dossier}/drugs/create_drug`, { name, modality: 'OS' })
  }
  program.setNow('2026-11-20T09:00:00.000Z')
  await program.assign(dossier, nurse)
  const focus = { focus: 'Edemi', data: "L'edema è aumentato" }
  await director.call('POST', `/api/dossiers/${dossier}/focuses/create_focus`, focus)
})
afterAll(() => program.close())

type Log = {
  _id: string
  read: boolean
  stakeholderId: { _id: string }
  populatedData: { name?: string; focus?: string }
}

const get = (who: Caller, query: Record<string, string> = {}) =>
  who.call('GET', `/api/dossiers/${dossier}/logs/get_logs?${new URLSearchParams(query).toString()}`)
const count = (who: Caller, query: Record<string, string> = {}) =>
  who.call('GET', `/api/dossiers/${dossier}/logs/count?${new URLSearchParams(query).toString()}`)
const logsOf = async (who: Caller, query: Record<string, string> = {}): Promise<Log[]> =>
  (await get(who, query)).json().groups.flatMap((group: { logs: Log[] }) => group.logs)
const namesOf = async (who: Caller, query: Record<string, string> = {}) =>
  (await logsOf(who, query)).map(({ populatedData: { name, focus } }) => name ?? focus)
const filtered = (filters: object) => namesOf(director, { filters: JSON.stringify(filters) })

describe('the log', () => {
  it('is paged, newest first, under the days of Zurich', async () => {
    const first = (await get(director, { limit: '3' })).json()
    expect(first).toMatchObject({ page: 1, limit: 3, total: 4, more: true })
    expect(first.groups.map(({ _id }: { _id: string }) => _id)).toEqual([
      '2026-11-20',
      '2026-11-19',
      '2026-11-10',
    ])
    expect((await get(director, { limit: '3', page: '2' })).json()).toMatchObject({ more: false, total: 4 })
    expect(await namesOf(director, { limit: '3', page: '2' })).toEqual(['Primo'])
  })

  it.each([
    [{ type: ['Drug'] }, ['Terzo', 'Secondo', 'Primo']],
    [{ type: ['FocusGroup', 'Prescription'] }, ['Edemi']],
    [{ type: ['care_plan'] }, []],
    [{ type: [] }, []],
    [{ order: 'least_recent' }, ['Primo', 'Secondo', 'Terzo', 'Edemi']],
    [{ date: { from: '2026-11-10', to: '2026-11-18' } }, ['Secondo']],
    [{ date: { from: '2026-11-19', to: '2026-11-19' } }, ['Terzo']],
    [
      { type: ['Drug'], date: { from: '2026-10-01', to: '2026-11-10' }, order: 'least_recent' },
      ['Primo', 'Secondo'],
    ],
  ])('filtered by %j', async (filters, names) => {
    expect(await filtered(filters)).toEqual(names)
    expect((await count(director, { filters: JSON.stringify(filters) })).json()).toEqual({
      total: names.length,
    })
  })

  it('shows what became of the doses with the drugs', async () => {
    const client = await program.dossier(director.business)
    const base = `/api/dossiers/${client}`
    const drug = (
      await director.call('POST', `${base}/drugs/create_drug`, {
        name: 'Torasemide',
        modality: 'OS',
        morning: 1,
      })
    ).json()
    const dose = { drugId: drug._id, drug_version: 1, day: '2026-11-20', moment: 'morning' }
    const refused = { status: 'refused', status_reason: 'Nausea' }
    await director.call('POST', `${base}/administrations/create`, { ...dose, ...refused })
    const filters = encodeURIComponent(JSON.stringify({ type: ['Drug'] }))
    const log = (await director.call('GET', `${base}/logs/get_logs?filters=${filters}`)).json()
    expect(log).toMatchObject({
      total: 2,
      groups: [{ logs: [{ dataModel: 'Administration', populatedData: refused }, { dataModel: 'Drug' }] }],
    })
  })

  it.each([
    ['sec', ['Secondo']],
    ['EDEMA aument', ['Edemi']],
    ['edema secondo', []],
    ['%', []],
    ['_', []],
    ["' or 1=1 --", []],
  ])('searched for «%s»', async (search, names) => {
    expect(await namesOf(director, { search })).toEqual(names)
    expect((await count(director, { search })).json()).toEqual({ total: names.length })
  })

  it.each([
    ['no JSON', { filters: '{type:' }, 400],
    ['an unknown key', { filters: '{"colour":1}' }, 400],
    ['an unknown type', { filters: '{"type":["Cat"]}' }, 422],
    ['from after to', { filters: '{"date":{"from":"2026-11-20","to":"2026-11-01"}}' }, 422],
    ['a limit of a billion', { limit: '1000000000' }, 422],
    ['a search of 201 characters', { search: 'a'.repeat(201) }, 422],
  ])('is refused with %s', async (_, query, status) =>
    expect((await get(director, query)).statusCode).toBe(status),
  )

  it('is counted in one statement beside those of every call, and only of what may be read', async () => {
    const statements = (more: object) =>
      program.statements(() => count(director, { filters: JSON.stringify(more) }))
    const ofLog = await program.statements(() => get(director))
    expect(await statements({ type: ['Drug'] })).toBe(ofLog - 2)
    const planner = await program.person(director.business, ['PIA', 'INF'])
    expect((await count(planner)).json()).toEqual({ total: 0 })
    const stranger = await program.person(await program.business(), ['DS'])
    expect((await count(stranger)).statusCode).toBe(404)
    expect((await count(director, { filters: '{"colour":1}' })).statusCode).toBe(400)
  })

  it('says in which visit a line was written, and when the last visit of its reader began', async () => {
    const client = await program.dossier(director.business)
    await program.assign(client, nurse)
    const planned = { title: 'Igiene', date: '2026-11-20', start_time: '08:00', end_time: '08:45', client }
    const task = (await nurse.call('POST', '/api/tasks/create_task', planned)).json()
    const address = `/api/tasks/${task._id}`
    const readLog = async (who: Caller) =>
      (await who.call('GET', `/api/dossiers/${client}/logs/get_logs`)).json()
    const write = (who: Caller, name: string) =>
      who.call('POST', `/api/dossiers/${client}/drugs/create_drug`, { name, modality: 'OS' })

    program.setNow('2026-11-20T07:10:00.000Z')
    await nurse.call('PATCH', address, { version: task.version, started_at: '2026-11-20T07:10:00.000Z' })
    await write(nurse, 'In visita')
    await write(director, 'In ufficio')
    const going = await readLog(nurse)
    const since = { _id: task._id, from: '2026-11-20T07:10:00.000Z' }
    expect(going.last_visit).toBeNull()
    expect(going.groups[0].logs.map(({ visit: one }: { visit: object }) => one)).toEqual([
      null,
      { ...since, to: null },
    ])

    const ended = { version: task.version + 1, status: 'completed', ended_at: '2026-11-20T07:40:00.000Z' }
    program.setNow('2026-11-20T07:40:00.000Z')
    await nurse.call('PATCH', address, ended)
    program.setNow('2026-11-20T09:00:00.000Z')
    await write(nurse, 'Più tardi')
    const over = await readLog(nurse)
    expect(over.last_visit).toBe('2026-11-20T07:10:00.000Z')
    expect(over.groups[0].logs.map(({ visit: one }: { visit: object }) => one)).toEqual([
      null,
      null,
      { ...since, to: '2026-11-20T07:40:00.000Z' },
    ])
    expect((await readLog(director)).last_visit).toBeNull()
  })

  it('shows the clinical kinds only to whoever may read them in this dossier', async () => {
    const planner = await program.person(director.business, ['PIA', 'INF'])
    expect((await get(planner)).json()).toMatchObject({ groups: [], total: 0 })
    await program.assign(dossier, planner)
    expect((await get(planner)).json()).toMatchObject({ total: 4 })
  })
})

describe('reading', () => {
  const counts = async (who: Caller) =>
    (await who.call('GET', `/api/dossiers/${dossier}/logs/unread_counts`)).json()
  const mark = (who: Caller, ids: string[]) => who.call('POST', '/api/logs/mark_as_read', { ids })

  it('begins 14 days before the first assignment, and leaves out what one wrote', async () => {
    const logs = await logsOf(nurse)
    expect(logs.map(({ read }) => read)).toEqual([false, false, false, true])
    const [first] = await counts(nurse)
    expect(first).toMatchObject({ total: 4, unread: 3 })
    expect(first.dataModels).toContainEqual({ dataModel: 'Drug', unread: 2 })
    expect(first.dataModels).toContainEqual({ dataModel: 'FocusGroup', unread: 1 })
    expect(await counts(director)).toMatchObject([{ total: 4, unread: 0 }])
    const marksNothing = await program.person(director.business, ['INF'], { withheld: ['log.mark_read'] })
    await program.assign(dossier, marksNothing)
    expect(await counts(marksNothing)).toMatchObject([{ total: 4, unread: 0 }])
  })

  it('says of each line alone what the list says of it', async () => {
    for (const who of [nurse, director])
      for (const { _id, read } of await logsOf(who))
        expect((await who.call('GET', `/api/logs/${_id}/check_read`)).json()).toEqual({ read, read_at: null })
  })

  it('is marked for one line and for many, once, for oneself alone', async () => {
    const other = await program.person(director.business, ['INF'])
    await program.assign(dossier, other)
    const [newest, ...older] = await logsOf(other)
    const one = `/api/logs/${newest!._id}`
    expect((await other.call('GET', `${one}/check_read`)).json()).toEqual({ read: false, read_at: null })
    const marked = { read: true, read_at: '2026-11-20T09:00:00.000Z' }
    expect((await other.call('POST', `${one}/mark_as_read`)).json()).toEqual(marked)
    program.setNow('2026-11-20T10:00:00.000Z')
    expect((await other.call('POST', `${one}/mark_as_read`)).json()).toEqual(marked)
    expect((await other.call('GET', `${one}/check_read`)).json()).toEqual(marked)
    const ids = [newest!._id, newest!._id, ...older.map(({ _id }) => _id)]
    expect((await mark(other, ids)).json()).toHaveLength(4)
    expect((await logsOf(other)).every(({ read }) => read)).toBe(true)
    expect(await counts(other)).toMatchObject([{ unread: 0 }])
    expect(await counts(nurse)).toMatchObject([{ unread: 3 }])
  })

  it('of ten lines is one call that does not grow with them, nor with their dossiers', async () => {
    const [one, ...more] = (await logsOf(nurse)).map(({ _id }) => _id)
    const ofOne = await program.statements(() => mark(nurse, [one!]))
    const elsewhere = await program.dossier(director.business)
    await program.assign(elsewhere, nurse)
    const drug = { name: 'Altrove', modality: 'OS' }
    await director.call('POST', `/api/dossiers/${elsewhere}/drugs/create_drug`, drug)
    const foreign = (await director.call('GET', `/api/dossiers/${elsewhere}/logs/get_logs`)).json()
    const many = [one!, ...more, foreign.groups[0].logs[0]._id]
    const ofMany = await program.statements(async () => {
      expect((await mark(nurse, many)).json()).toHaveLength(many.length)
    })
    expect(ofMany).toBe(ofOne)
  })

  it('of a line that is missing, foreign or not for her is the same 404, and marks none', async () => {
    const outsider = await program.person(director.business, ['INF'])
    const stranger = await program.person(await program.business(), ['DS'])
    const [log] = await logsOf(director)
    const unlike = (body: string) => body.replace(/"requestId":"[^"]*"/, '')
    const answers = await Promise.all([
      nurse.call('GET', `/api/logs/${newId()}/check_read`),
      outsider.call('GET', `/api/logs/${log!._id}/check_read`),
      stranger.call('POST', `/api/logs/${log!._id}/mark_as_read`),
      mark(outsider, [log!._id]),
      mark(nurse, [log!._id, newId()]),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
    expect(new Set(answers.map(({ body }) => unlike(body))).size).toBe(1)
  })

  it.each([
    ['none', [], 422],
    ['101', Array.from({ length: 101 }, () => newId()), 422],
    ['words', ['x'], 422],
  ])('of %s is refused', async (_, ids, status) => expect((await mark(nurse, ids)).statusCode).toBe(status))

  it('counts at most a thousand, the newest', async () => {
    const busy = await program.dossier(director.business)
    await asTenant(
      program.database.app,
      { business: director.business },
      tx => tx`
        insert into activity
          (business_id, _id, dossier_id, data_model, entity_id, action, author, author_id, payload, created_at)
        select ${director.business}, gen_random_uuid(), ${busy}, 'Drug', gen_random_uuid(), 'created',
          '{}', ${director._id}, '{}', timestamptz '2026-11-20T08:00:00Z' - n * interval '1 minute'
        from generate_series(1, 1010) as n`,
    )
    await program.assign(busy, nurse)
    const answer = await nurse.call('GET', `/api/dossiers/${busy}/logs/unread_counts`)
    expect(answer.json()).toMatchObject([{ total: 1000, unread: 1000 }])
  })
})
