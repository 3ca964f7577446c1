import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let nurse: Caller
let planner: Caller
let warnings: string
let dossier: string

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  nurse = await program.person(business, ['INF'])
  planner = await program.person(business, ['PIA'])
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  warnings = `/api/dossiers/${dossier}/warnings`
})
afterAll(() => program.close())

const inTenant = <T>(ask: Parameters<typeof asTenant<T>>[2]) =>
  asTenant(program.database.app, { business }, ask)
const penicillin = { kind: 'allergy', text: 'Penicillina' }
const create = (body: object = penicillin, who = nurse) => who.call('POST', warnings, body)
const change = (body: object, who = nurse) => who.call('PATCH', warnings, body)
const read = async (who = nurse) => (await who.call('GET', warnings)).json()
const strip = async () => (await nurse.call('GET', `/api/dossiers/${dossier}`)).json().warnings

describe('a warning', () => {
  it('is signed, and stands in the strip of the dossier', async () => {
    const answer = await create()
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      ...penicillin,
      version: 1,
      since: '2026-11-20T09:00:00.000Z',
      author: { _id: nurse._id, name: 'Anna Prova' },
      ended: null,
      ended_reason: null,
    })
    expect(await strip()).toContainEqual(answer.json())
  })

  it('is written once, however often it is sent', async () => {
    const body = { ...penicillin, _id: newId(), text: 'Lattice' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(body)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      ...Array(19).fill(200),
      201,
    ])
    expect((await read()).filter(({ text }: { text: string }) => text === 'Lattice').length).toBe(1)
    expect((await create({ ...body, text: 'Altro' })).json()).toMatchObject({ code: 'id_taken' })
  })

  it('is reworded as a new version that keeps the old one', async () => {
    const { _id } = (await create()).json()
    const answer = await change({ _id, version: 1, text: 'Penicillina: shock nel 2019' })
    expect(answer.json()).toMatchObject({
      _id,
      version: 2,
      kind: 'allergy',
      text: 'Penicillina: shock nel 2019',
    })
    const kept = await inTenant(
      tx => tx`select version, text from warning where _id = ${_id} order by version`,
    )
    expect(kept).toEqual([
      { version: 1, text: 'Penicillina' },
      { version: 2, text: 'Penicillina: shock nel 2019' },
    ])
  })

  it('says out of which answer it was accepted, also when it was reworded', async () => {
    const { _id, suggested_by } = (await create({ ...penicillin, suggested_by: 'allergies' })).json()
    expect(suggested_by).toBe('allergies')
    const reworded = await change({ _id, version: 1, text: 'Penicillina e lattice' })
    expect(reworded.json()).toMatchObject({ version: 2, suggested_by: 'allergies' })
    expect((await create()).json()).toMatchObject({ suggested_by: null })
  })

  it('is ended with a reason, leaves the strip, and stays in the list', async () => {
    const { _id } = (await create({ kind: 'infection', text: 'MRSA' })).json()
    const answer = await change({ _id, version: 1, ended: { reason: 'Tre strisci negativi' } })
    const ended = { ended: '2026-11-20T09:00:00.000Z', ended_reason: 'Tre strisci negativi' }
    expect(answer.json()).toMatchObject({ version: 2, text: 'MRSA', ...ended })
    expect((await strip()).map((warning: { _id: string }) => warning._id)).not.toContain(_id)
    expect((await read()).at(-1)).toMatchObject({ _id, ...ended })
    expect((await change({ _id, version: 2, text: 'MRSA?' })).json()).toMatchObject({
      status: 409,
      code: 'ended',
    })
  })

  it('is handed over where it is clinical, until a new version takes it back', async () => {
    const colleague = await program.person(business, ['INF'])
    await program.assign(dossier, colleague)
    const { _id } = (await create({ ...penicillin, handover: true })).json()
    const handed = async () =>
      (await colleague.call('GET', '/api/handover'))
        .json()
        .items.filter(({ entityId }: { entityId: string }) => entityId === _id)
    expect(await handed()).toMatchObject([{ dataModel: 'Warning', populatedData: { text: 'Penicillina' } }])
    await change({ _id, version: 1, text: 'Penicillina, orticaria' })
    expect(await handed()).toMatchObject([{ action: 'corrected' }])
    expect((await change({ _id, version: 2, handover: false })).json()).toMatchObject({ handover: false })
    expect(await handed()).toEqual([])
    const key = (await create({ kind: 'key', text: 'In cassetta' })).json()
    expect((await change({ _id: key._id, version: 1, handover: true })).json()).toMatchObject({
      errors: [{ path: 'handover', code: 'only_for_clinical' }],
    })
  })

  it('meets a 409 with the current one when somebody was quicker', async () => {
    const { _id } = (await create()).json()
    const answers = await Promise.all(['Uno', 'Due', 'Tre'].map(text => change({ _id, version: 1, text })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const [late] = answers.filter(({ statusCode }) => statusCode === 409)
    expect(late!.json()).toMatchObject({ code: 'stale', current: { _id, version: 2 } })
  })

  it.each<[string, object, string, string]>([
    ['of no kind', { text: 'x' }, 'kind', 'not_chosen'],
    ['of an unknown kind', { kind: 'cat', text: 'x' }, 'kind', 'not_an_option'],
    ['without a text', { kind: 'dog', text: ' ' }, 'text', 'required'],
    ['of 301 characters', { kind: 'dog', text: 'a'.repeat(301) }, 'text', 'too_long'],
    [
      'handed over though practical',
      { kind: 'dog', text: 'x', handover: true },
      'handover',
      'only_for_clinical',
    ],
  ])('%s is refused', async (_, body, path, code) => {
    expect((await create(body)).json()).toMatchObject({ status: 422, errors: [{ path, code }] })
  })
})

describe('the news', () => {
  const newsOf = (id: string) =>
    inTenant(
      tx => tx`
        select action, payload->>'text' as text from activity where entity_id = ${id} order by created_at, _id`,
    )
  const log = async (who: Caller) =>
    (await who.call('GET', `/api/dossiers/${dossier}/logs/get_logs?limit=100`))
      .json()
      .groups.flatMap(({ logs }: { logs: { dataModel: string }[] }) => logs)
      .filter(({ dataModel }: { dataModel: string }) => dataModel === 'Warning')

  it('tell that a clinical warning was written, reworded and ended, in the words of then', async () => {
    const { _id } = (await create({ kind: 'risk', text: 'Cade' })).json()
    await change({ _id, version: 1, text: 'Cade dal letto' })
    await change({ _id, version: 2, ended: { reason: 'Spondine montate' } })
    expect(await newsOf(_id)).toEqual([
      { action: 'created', text: 'Cade' },
      { action: 'corrected', text: 'Cade dal letto' },
      { action: 'ended', text: 'Cade dal letto' },
    ])
  })

  it('say nothing of the practical ones, nor of what was refused or sent twice', async () => {
    const dog = (await create({ kind: 'dog', text: 'Morde' })).json()
    expect(await newsOf(dog._id)).toEqual([])
    const body = { ...penicillin, _id: newId() }
    await Promise.all([create(body), create(body), change({ _id: body._id, version: 7, text: 'x' })])
    expect(await newsOf(body._id)).toHaveLength(1)
  })

  it('are read by those who read the anamnesis', async () => {
    await create()
    expect((await log(nurse)).length).toBeGreaterThan(0)
    expect(await log(planner)).toEqual([])
  })
})

describe('who writes which kind', () => {
  const clinical = ['allergy', 'risk', 'infection', 'device', 'therapy']
  const practical = ['key', 'dog', 'access', 'other']

  it.each(clinical)('%s is closed to planning, at the field', async kind => {
    expect((await create({ kind, text: 'x' }, planner)).json()).toMatchObject({
      status: 403,
      code: 'forbidden',
      errors: [{ path: 'kind', code: 'forbidden' }],
    })
  })

  it.each(practical)('%s is open to planning', async kind => {
    expect((await create({ kind, text: 'x' }, planner)).statusCode).toBe(201)
  })

  it('hides the clinical kinds from planning, and does not let them be ended unseen', async () => {
    const { _id } = (await create()).json()
    const kinds = new Set((await read(planner)).map(({ kind }: { kind: string }) => kind))
    expect(practical).toEqual(expect.arrayContaining([...kinds]))
    const ending = { _id, version: 1, ended: { reason: 'Non serve' } }
    expect((await change(ending, planner)).statusCode).toBe(404)
  })

  it('lets an assistant read but not change what she may not write', async () => {
    const assistant = await program.person(business, ['AC'])
    await program.assign(dossier, assistant)
    const { _id } = (await create()).json()
    expect((await read(assistant)).map((warning: { _id: string }) => warning._id)).toContain(_id)
    const answer = await change({ _id, version: 1, text: 'Nessuna' }, assistant)
    expect(answer.json()).toMatchObject({ status: 403, errors: [{ path: 'text', code: 'forbidden' }] })
    const [denied] = await inTenant(
      tx => tx`select entity_type, result from audit where actor_id = ${assistant._id} and result = 'denied'`,
    )
    expect(denied).toEqual({ entity_type: 'warning', result: 'denied' })
  })

  it("is 404 for another client's warning", async () => {
    const other = await program.dossier(business)
    await program.assign(other, nurse)
    const { _id } = (await create()).json()
    const answer = await nurse.call('PATCH', `/api/dossiers/${other}/warnings`, {
      _id,
      version: 1,
      text: 'x',
    })
    expect(answer.statusCode).toBe(404)
  })
})
