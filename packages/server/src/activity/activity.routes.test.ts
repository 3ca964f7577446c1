import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let director: Caller
let dossier: string

beforeAll(async () => {
  program = await testProgram()
  const business = await program.business()
  director = await program.person(business, ['DS'])
  dossier = await program.dossier(business)
  for (const name of ['Primo', 'Secondo', 'Terzo'])
    await director.call('POST', `/api/dossiers/${dossier}/drugs/create_drug`, { name, modality: 'OS' })
})
afterAll(() => program.close())

const logsOf = async (who: Caller, query = '') =>
  (await who.call('GET', `/api/dossiers/${dossier}/logs/get_logs${query}`)).json()

it('pages the news of a dossier, newest first', async () => {
  const first = await logsOf(director, '?limit=2')
  expect(first).toMatchObject({ page: 1, limit: 2, total: 3, more: true })
  const names = first.groups.flatMap((group: { logs: { populatedData: { name: string } }[] }) =>
    group.logs.map(log => log.populatedData.name),
  )
  expect(names).toEqual(['Terzo', 'Secondo'])
  expect(await logsOf(director, '?limit=2&page=2')).toMatchObject({ more: false, total: 3 })
})

it('shows the clinical kinds only to whoever may read them in this dossier', async () => {
  const planner = await program.person(director.business, ['PIA', 'INF'])
  expect(await logsOf(planner)).toMatchObject({ groups: [], total: 0 })
  await program.assign(dossier, planner)
  expect(await logsOf(planner)).toMatchObject({ total: 3 })
})
