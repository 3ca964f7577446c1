import { newId } from '@vicino/domain/wire/id.ts'
import { languages } from '@vicino/domain/wire/languages.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readCatalogue } from '../db/catalogues.ts'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let nurse: Caller
let colleague: Caller
let assistant: Caller
let dossier: string

beforeAll(async () => {
  program = await testProgram()
  const business = await program.business()
  nurse = await program.person(business, ['INF'])
  colleague = await program.person(business, ['INF'])
  assistant = await program.person(business, ['OSS'])
})
afterAll(() => program.close())

beforeEach(async () => {
  program.setNow('2026-11-20T09:00:00.000Z')
  dossier = await program.dossier(nurse.business)
  for (const person of [nurse, colleague, assistant]) await program.assign(dossier, person)
})

const at = (path: string) => `/api/dossiers/${dossier}/focuses/${path}`
const open = (body: object = {}, who = nurse) =>
  who.call('POST', at('create_focus'), { focus: 'Tosse', data: 'Tosse secca', ...body })
const opened = async (body: object = {}): Promise<{ _id: string; version: number }> =>
  (await open(body)).json()
const add = (focus: { _id: string }, body: object, who = nurse) =>
  who.call('POST', at(`${focus._id}/add_events`), body)
const denialsOf = (who: Caller, { _id }: { _id: string }): Promise<string[]> =>
  asTenant(program.database.app, who, async tx => {
    const rows = await tx<{ dossier_id: string }[]>`
      select dossier_id from audit where actor_id = ${who._id} and entity_id = ${_id} and result = 'denied'`
    return rows.map(({ dossier_id }) => dossier_id)
  })
const eventsOf = async (focus: { _id: string }) =>
  (await nurse.call('GET', at(`${focus._id}/focus_events`))).json()
const focusOf = async (focus: { _id: string }) => (await nurse.call('GET', at(focus._id))).json()
const codesOf = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
const newsOf = async () => {
  const { groups } = (await nurse.call('GET', `/api/dossiers/${dossier}/logs/get_logs?limit=100`)).json()
  return groups.flatMap((group: { logs: object[] }) => group.logs)
}

it('has about eighty topics in nine groups, in the language of who asks', async () => {
  const topics = (await nurse.call('GET', '/api/focus_topics')).json()
  expect(topics).toHaveLength(85)
  expect([...new Set(topics.map(({ group }: { group: string }) => group))]).toHaveLength(9)
  expect(topics[0]).toMatchObject({
    focusTopicId: 'self-care-hygiene',
    name: 'Deficit nella cura di sé: igiene',
    group_name: 'Percezione e cura del corpo',
  })
  for (const { common_data, common_actions } of topics)
    expect(Math.min(common_data.length, common_actions.length)).toBeGreaterThan(0)

  const german = await program.person(nurse.business, ['INF'])
  await german.call('PATCH', '/api/users/me', { version: 1, language: 'de' })
  expect((await german.call('GET', '/api/focus_topics')).json()[0]).toMatchObject({
    name: 'Selbstversorgungsdefizit Körperpflege',
    common_data: expect.arrayContaining(['Lehnt die Dusche heute ab']),
  })
})

it.each(['data', 'actions'])('says what is common of its %s in every language', part => {
  const unlike = readCatalogue('focus_topic').rows.filter(row => {
    const counts = languages.map(language => row[`common_${part}_${language}`]?.split('","').length)
    return new Set(counts).size > 1
  })
  expect(unlike.map(({ slug }) => slug)).toEqual([])
})

describe('opening', () => {
  it('stores the title, the first note and its news', async () => {
    const answer = await open({ focusTopicId: 'constipation', focus: 'Stipsi', action: 'Bevuto' })
    expect(answer.statusCode).toBe(201)
    const focus = answer.json()
    expect(focus).toMatchObject({
      focus: 'Stipsi',
      focusTopicId: 'constipation',
      data: 'Tosse secca',
      action: 'Bevuto',
      evaluation: '',
      status: 'open',
      version: 1,
      last_event_at: null,
    })
    expect(await eventsOf(focus)).toMatchObject([{ _id: focus._id, focusId: focus._id, status: 'open' }])
    expect(await newsOf()).toMatchObject([
      { dataModel: 'FocusGroup', action: 'created', entityId: focus._id, focusTopicId: 'constipation' },
    ])
    const list = (await nurse.call('GET', `/api/clients/getClient?dossierId=${dossier}`)).json()
    expect(list).toEqual([focus])
  })

  it.each([
    ['without a title', { focus: ' ' }, 422, 'focus'],
    ['without a note', { data: ' ' }, 422, 'data'],
    ['of a topic that nobody knows', { focusTopicId: 'no-such-topic' }, 422, 'focusTopicId'],
    ['with null', { action: null }, 400, 'action'],
    ['with 5,001 characters', { data: 'a'.repeat(5001) }, 422, 'data'],
    ['with an unknown field', { status: 'closed' }, 400, 'status'],
  ])('is refused %s', async (_, body, status, path) => {
    const answer = await open(body)
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([status, path])
  })

  it('keeps 5,000 characters, emoji and markup as they are', async () => {
    const data = `<script>alert(1)</script> 🙂 ${'è'.repeat(4970)}`
    expect(await opened({ data })).toMatchObject({ data })
  })

  it('again under the same id changes nothing', async () => {
    const _id = newId()
    expect((await open({ _id })).statusCode).toBe(201)
    expect((await open({ _id })).statusCode).toBe(200)
    expect((await open({ _id, data: 'Altro' })).statusCode).toBe(409)
    expect(await newsOf()).toHaveLength(1)
  })

  it('of one topic happens once, also when two do it at once', async () => {
    const topic = { focusTopicId: 'constipation', focus: 'Stipsi' }
    const answers = await Promise.all([open(topic), open(topic, colleague)])
    expect(codesOf(answers)).toEqual([201, 409])
    const refused = answers.find(answer => answer.statusCode === 409)!.json()
    expect(refused).toMatchObject({ code: 'focus_open', current: { focus: 'Stipsi', status: 'open' } })
  })

  it('is for who opens and closes focuses', async () => {
    expect((await open({}, assistant)).statusCode).toBe(403)
  })
})

describe('an event', () => {
  it('adds a note, signed, and the newest stands first', async () => {
    const focus = await opened()
    program.setNow('2026-11-20T10:00:00.000Z')
    const answer = await add(focus, { action: 'Aerosol' }, assistant)
    expect(answer.statusCode).toBe(201)
    expect(await eventsOf(focus)).toMatchObject([
      { action: 'Aerosol', status: 'open', author: { _id: assistant._id } },
      { data: 'Tosse secca' },
    ])
    expect((await focusOf(focus)).last_event_at).toBe('2026-11-20T10:00:00.000Z')
    expect((await newsOf())[0]).toMatchObject({
      action: 'continued',
      entityId: answer.json()._id,
      populatedData: { focus: 'Tosse', focusId: focus._id },
    })
  })

  it.each([
    ['with nothing', {}, 422, 'data'],
    ['with spaces', { data: ' ', action: '\n' }, 422, 'data'],
    ['with another focus in its body', { data: 'x', focusId: newId() }, 422, 'focusId'],
    ['with a status that is none', { data: 'x', status: 'half' }, 422, 'status'],
  ])('is refused %s', async (_, body, status, path) => {
    const answer = await add(await opened(), body)
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([status, path])
  })

  it.each([
    ['an evaluation', { evaluation: 'Meglio' }, 'evaluation'],
    ['a closing', { data: 'x', status: 'closed' }, 'status'],
  ])('with %s is signed by a nurse', async (_, body, path) => {
    const answer = await add(await opened(), body, assistant)
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([403, path])
  })

  it.each([
    ['an evaluation', { evaluation: 'Meglio' }],
    ['a closing', { data: 'Guarita', status: 'closed' }],
  ])('with %s is corrected and struck by a nurse alone', async (_, body) => {
    const focus = await opened()
    const event = (await add(focus, body)).json()
    const path = at(`${focus._id}/focus_events/${event._id}`)
    const reason = 'Non è così'
    for (const change of [{ data: 'Altro', reason }, { struck: { reason } }])
      expect((await assistant.call('PATCH', path, { version: 1, ...change })).statusCode).toBe(403)
    expect(await denialsOf(assistant, event)).toEqual([dossier, dossier])
    expect((await colleague.call('PATCH', path, { version: 1, struck: { reason } })).statusCode).toBe(200)
  })

  it('of a struck focus stands as it is', async () => {
    const focus = await opened()
    const event = (await add(focus, { data: 'Tosse' })).json()
    await nurse.call('PATCH', at(focus._id), { version: 1, struck: { reason: 'Altro cliente' } })
    const path = at(`${focus._id}/focus_events/${event._id}`)
    const answer = await nurse.call('PATCH', path, { version: 1, data: 'Tosse secca' })
    expect(answer.json()).toMatchObject({ status: 409, code: 'struck' })
  })

  it('closes its focus; what comes later is kept and does not open it', async () => {
    const focus = await opened()
    await add(focus, { evaluation: 'Non tossisce più', status: 'closed' })
    expect(await focusOf(focus)).toMatchObject({ status: 'closed', version: 2 })
    expect((await newsOf())[0]).toMatchObject({ action: 'ended' })
    expect((await add(focus, { data: 'Scritto tardi', status: 'open' }, assistant)).statusCode).toBe(201)
    expect((await focusOf(focus)).status).toBe('closed')
    expect((await eventsOf(focus)).at(-1)).toMatchObject({ author: { _id: nurse._id } })
  })

  it('of two that close at once one is told, and loses nothing of the other', async () => {
    const focus = await opened()
    const answers = await Promise.all([
      add(focus, { data: 'Mia', status: 'closed' }),
      add(focus, { data: 'Sua', status: 'closed' }, colleague),
    ])
    expect(codesOf(answers)).toEqual([201, 409])
    expect(await eventsOf(focus)).toHaveLength(2)
    const third = await add(focus, { data: 'Terza', status: 'closed' })
    expect(third.json()).toMatchObject({ status: 409, code: 'ended', current: { status: 'closed' } })
  })

  it('is corrected as a new version, and struck with a reason', async () => {
    const focus = await opened()
    const event = (await add(focus, { data: 'Tosse graassa' })).json()
    const path = at(`${focus._id}/focus_events/${event._id}`)
    const other = await colleague.call('PATCH', path, { version: 1, data: 'Tosse grassa' })
    expect(other.json().errors).toMatchObject([{ path: 'reason', code: 'reason_required' }])
    expect((await nurse.call('PATCH', path, { version: 1, data: 'Tosse grassa' })).statusCode).toBe(200)
    expect((await nurse.call('PATCH', path, { version: 1, data: 'x' })).json().code).toBe('stale')
    expect((await nurse.call('PATCH', path, { version: 2, data: ' ' })).statusCode).toBe(422)
    const struck = await nurse.call('PATCH', path, { version: 2, struck: { reason: 'Doppione' } })
    expect(struck.json()).toMatchObject({ version: 3, data: 'Tosse grassa', struck: { reason: 'Doppione' } })
    expect((await nurse.call('PATCH', path, { version: 3, data: 'x' })).json().code).toBe('struck')
    const versions = (await nurse.call('GET', `${path}/versions`)).json()
    expect(versions.map(({ data }: { data: string }) => data)).toEqual([
      'Tosse grassa',
      'Tosse grassa',
      'Tosse graassa',
    ])
    const [first, second, third] = (await newsOf()) as { action: string; later: string | null }[]
    expect([first, second, third].map(log => [log?.action, log?.later])).toEqual([
      ['struck', null],
      ['corrected', 'struck'],
      ['continued', 'struck'],
    ])
    expect((await focusOf(focus)).last_event_at).toBeNull()
  })
})

describe('a correction of the focus', () => {
  it('opens a closed one again with a reason, unless its topic is open elsewhere', async () => {
    const topic = { focusTopicId: 'constipation', focus: 'Stipsi' }
    const first = await opened(topic)
    await add(first, { data: 'x', status: 'closed' })
    const second = await opened(topic)
    const reopen = () =>
      nurse.call('PATCH', at(first._id), { version: 2, status: 'open', reason: 'Si ripresenta' })
    expect((await reopen()).json()).toMatchObject({ code: 'focus_open', current: { _id: second._id } })
    await nurse.call('PATCH', at(second._id), { version: 1, struck: { reason: 'Doppione' } })
    expect((await reopen()).json()).toMatchObject({ status: 'open', version: 3 })
    expect((await newsOf())[0]).toMatchObject({ action: 'reopened' })
    const list = (await nurse.call('GET', at('all_focuses'))).json()
    expect(list.map(({ _id }: { _id: string }) => _id)).toEqual([first._id, second._id])
    expect((await nurse.call('GET', at('all_focuses?status=struck'))).json()).toHaveLength(1)
  })

  it('rewrites a title of its own, never that of a topic', async () => {
    const own = await opened()
    const fixed = await nurse.call('PATCH', at(own._id), { version: 1, focus: 'Tosse notturna' })
    expect(fixed.json()).toMatchObject({ focus: 'Tosse notturna' })
    const topic = await opened({ focusTopicId: 'constipation', focus: 'Stipsi' })
    const answer = await nurse.call('PATCH', at(topic._id), { version: 1, focus: 'Diarrea' })
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'focus'])
    expect((await nurse.call('GET', at(`${own._id}/versions`))).json()).toHaveLength(2)
  })

  it('of a struck one is refused, and it takes no events', async () => {
    const focus = await opened()
    await nurse.call('PATCH', at(focus._id), { version: 1, struck: { reason: 'Doppione' } })
    expect((await add(focus, { data: 'x' })).json().code).toBe('struck')
    expect((await nurse.call('PATCH', at(focus._id), { version: 2, data: 'x' })).json().code).toBe('struck')
  })
})

it('points at readings of the client, and at no others', async () => {
  const measure = async (path: string) => {
    const written = { measured_at: '2026-11-20T08:00:00.000Z', weight: 71.4 }
    return (await nurse.call('POST', `/api/dossiers/${path}/clinical_parameters/create`, written)).json()._id
  }
  const own = await measure(dossier)
  const focus = await opened({ readings: [own] })
  expect(focus).toMatchObject({ readings: [own] })
  expect(await eventsOf(focus)).toMatchObject([{ readings: [own] }])
  const event = (await add(focus, { data: 'x', readings: [own] })).json()
  const path = at(`${focus._id}/focus_events/${event._id}`)
  const elsewhere = await program.dossier(nurse.business)
  await program.assign(elsewhere, nurse)
  const foreign = await measure(elsewhere)
  const refused = await Promise.all([
    open({ readings: [foreign] }),
    add(focus, { data: 'x', readings: [own, foreign] }),
    nurse.call('PATCH', path, { version: 1, readings: [newId()] }),
  ])
  for (const answer of refused)
    expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ path: 'readings' }]])
  expect((await nurse.call('PATCH', path, { version: 1, readings: [] })).json()).toMatchObject({
    readings: [],
  })
})

it('answers a focus of another dossier as one that is not there', async () => {
  const elsewhere = await opened()
  const focusId = elsewhere._id
  dossier = await program.dossier(nurse.business)
  await program.assign(dossier, nurse)
  for (const path of [focusId, `${focusId}/versions`, `${focusId}/focus_events`])
    expect((await nurse.call('GET', at(path))).statusCode).toBe(404)
  expect((await add(elsewhere, { data: 'x' })).statusCode).toBe(404)
  const foreign = await program.dossier(await program.business())
  const named = await nurse.call('GET', `/api/clients/getClient?dossierId=${foreign}`)
  const missing = await nurse.call('GET', `/api/clients/getClient?dossierId=${newId()}`)
  expect([named.statusCode, missing.statusCode]).toEqual([404, 404])
})

it("is found by the dossier's search, once, by its newest note that says so", async () => {
  const focus = await opened()
  await add(focus, { data: 'Tosse grassa da ieri' })
  const found = (await nurse.call('GET', `/api/dossiers/${dossier}/search?search=tosse`)).json()
  expect(found).toMatchObject([{ kind: 'FocusGroup', _id: focus._id, title: 'Tosse', struck: false }])
})
