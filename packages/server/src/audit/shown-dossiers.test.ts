import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { linkWaitingRows } from './chain.store.ts'

/** Who saw a dossier is asked by the client: lists and searches count as much as the pages of the dossier. */
let program: TestProgram
let business: Id
let director: Caller
let reader: Caller
let seen: Id
let unseen: Id

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  director = await program.person(business, ['DS'])
  reader = await program.person(business, ['PIA'])
  seen = await program.dossier(business, { last_name: 'Veduti' })
  unseen = await program.dossier(business, { last_name: 'Altri' })
})
afterAll(() => program.close())

const accessesTo = async (dossier: Id) =>
  (await director.call('GET', `/api/audit?dossierId=${dossier}&actorId=${reader._id}`)).json().items

it('a search writes down which dossiers it showed, in one row, and no others', async () => {
  await reader.call('GET', '/api/dossiers/all_dossiers?search=Veduti')
  expect(await accessesTo(seen)).toMatchObject([{ action: 'read', entity_type: 'dossier', rows: 1 }])
  expect(await accessesTo(unseen)).toEqual([])
})

it('a list writes down all of its page, with as many statements for one as for many', async () => {
  const few = await program.statements(() => reader.call('GET', '/api/dossiers/all_dossiers?limit=1'))
  const all = await program.statements(() => reader.call('GET', '/api/dossiers/all_dossiers?limit=10'))
  expect(all).toBe(few)
  const rows = await asTenant(
    program.database.app,
    { business },
    tx => tx`select dossier_ids from audit where rows = 2 and actor_id = ${reader._id}`,
  )
  expect(rows.map(row => row['dossier_ids'].toSorted())).toEqual([[seen, unseen].toSorted()])
})

it('a calendar writes down whose visits it showed', async () => {
  const visit = {
    title: 'Visita',
    date: '2026-11-20',
    start_time: '08:00',
    end_time: '09:00',
    client: unseen,
  }
  expect((await director.call('POST', '/api/tasks/create_task', visit)).statusCode).toBe(201)
  const before = (await accessesTo(unseen)).length
  const range = 'startDate=2026-11-01&endDate=2026-11-30'
  expect((await reader.call('GET', `/api/tasks/all_tasks?${range}`)).statusCode).toBe(200)
  expect(await accessesTo(unseen)).toHaveLength(before + 1)
})

it('a list that shows none names none', async () => {
  await reader.call('GET', '/api/dossiers/all_dossiers?search=Nessunissimo')
  const rows = await asTenant(
    program.database.app,
    { business },
    tx => tx`select dossier_ids from audit where rows = 0 and actor_id = ${reader._id}`,
  )
  expect(rows).toEqual([{ dossier_ids: null }])
})

it('is covered by the chain: what is changed later is found', async () => {
  await linkWaitingRows(program.database.app)
  const verify = async () => (await director.call('GET', '/api/audit/verification')).json()
  expect(await verify()).toMatchObject({ intact: true })
  await program.asOwner(
    business,
    tx => tx`
    update audit set dossier_ids = null where dossier_ids is not null and business_id = ${business}`,
  )
  expect(await verify()).toMatchObject({ intact: false, broken: { fault: 'row_altered' } })
})

it.each([
  ['a new dossier', '/api/dossiers/create_dossier', {}],
  [
    'a new dossier with its first visit',
    '/api/tasks/new_patient_task',
    { task: { title: 'Visita', date: '2026-11-20', start_time: '08:00', end_time: '09:00' } },
  ],
])('%s writes down which others it named, apart from itself, also sent again', async (_, path, more) => {
  const client = { first_name: 'Luca', last_name: 'Veduti', birthday: '1941-03-11', gender: 'male' }
  const before = (await accessesTo(seen)).length
  const _id = newId()
  for (const times of [1, 2]) {
    const answer = await reader.call('POST', path, { _id, client, ...more })
    expect([200, 201], answer.body).toContain(answer.statusCode)
    const { duplicates } = answer.json().dossier ?? answer.json()
    const named = duplicates.map(({ dossier }: { dossier: { _id: Id } }) => dossier._id)
    expect(named).toContain(seen)
    const [row, ...older] = await accessesTo(seen)
    expect(older).toHaveLength(before + times - 1)
    expect(row).toMatchObject({ action: 'read', dossier: null, entity_id: null, rows: named.length })
  }
  expect(await accessesTo(_id)).toMatchObject([
    { action: 'read', rows: null },
    { action: 'create', rows: null },
  ])
})

it('who opened a dossier leaves a row when it goes on paper', async () => {
  const print = (who: Caller) => who.call('POST', `/api/dossiers/${seen}/access_report/print`)
  expect((await print(director)).statusCode).toBe(200)
  expect((await print(reader)).statusCode).toBe(403)
  const [row] = (await director.call('GET', `/api/audit?dossierId=${seen}&action=print&result=ok`)).json()
    .items
  expect(row).toMatchObject({ action: 'print', entity_type: 'audit', result: 'ok' })
})
