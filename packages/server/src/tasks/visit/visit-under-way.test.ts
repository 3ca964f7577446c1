import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../../testing/program.ts'

const today = '2026-11-20'

/** What the build writes of the page of a task, as far as it counts here. */
const reads = [
  { address: '/api/tasks/{taskId}', permission: 'dossier.list' },
  { address: '/api/dossiers/{visitDossier}', permission: 'dossier.list' },
  { address: '/api/users/me/drafts/vitals.new.{visitDossier}', permission: 'signed_in' },
  { address: '/api/tasks/{visit}/planned_services', permission: 'dossier.list' },
  { address: '/api/dossiers/{visitDossier}/administrations/around/{visitDay}', permission: 'drugs.read' },
]

let program: TestProgram
let business: string
let nurse: Caller
let dossier: string
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vicino-web-'))
  writeFileSync(join(folder, 'index.html'), '<html><head></head><body></body></html>')
  const routes = { '/plan/tasks/$taskId': { files: [], reads } }
  writeFileSync(join(folder, 'routes.json'), JSON.stringify({ entry: [], routes, languages: {} }))
  program = await testProgram(`${today}T09:00:00.000Z`, folder)
  business = await program.business()
  nurse = await program.person(business, ['INF'])
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
})
afterAll(async () => {
  await program.close()
  rmSync(folder, { recursive: true })
})

async function planVisit(who = nurse): Promise<string> {
  const created = await who.call('POST', '/api/tasks/create_task', {
    title: 'Medicazione',
    client: dossier,
    date: today,
    start_time: '09:55',
    end_time: '10:30',
    operators: [who._id],
    confirm_overlap: { reason: 'serve alla prova' },
  })
  expect(created.statusCode, created.body).toBe(201)
  return created.json()._id
}

async function beginVisit(who = nurse): Promise<string> {
  const task = await planVisit(who)
  const body = { version: 1, started_at: `${today}T08:55:00.000Z` }
  const begun = await who.call('PATCH', `/api/tasks/${task}`, body)
  expect(begun.statusCode, begun.body).toBe(200)
  return task
}

/** The answers of the server that the page of a task is sent with, beside who asks. */
async function namedWith(task: string, who = nurse, end = ''): Promise<string[]> {
  const page = await who.send({ url: `/plan/tasks/${task}${end}`, headers: { accept: 'text/html' } })
  expect(page.statusCode).toBe(200)
  return [...page.body.matchAll(/as="fetch" crossorigin href="([^"]+)"/g)].map(([, href]) => href!).slice(1)
}

const readRows = () =>
  asTenant(program.database.app, { business }, async tx => {
    const [row] = await tx<{ count: number }[]>`select count(*)::int as count from audit`
    return row!.count
  })

it('sends with the page of a visit that goes on what it reads of its client, and opens nothing by that', async () => {
  const visit = await beginVisit()
  const before = await readRows()
  const named = await namedWith(visit)
  expect(named).toEqual([
    `/api/tasks/${visit}`,
    `/api/dossiers/${dossier}`,
    `/api/users/me/drafts/vitals.new.${dossier}`,
    `/api/tasks/${visit}/planned_services`,
    `/api/dossiers/${dossier}/administrations/around/${today}`,
  ])
  expect(await readRows()).toBe(before)
  for (const address of named) expect((await nurse.call('GET', address)).statusCode, address).toBe(200)
})

it('names nothing of a client where the visit does not go on, is not hers, or is no task', async () => {
  const planned = await planVisit()
  expect(await namedWith(planned)).toEqual([`/api/tasks/${planned}`])
  const begun = await beginVisit()
  const colleague = await program.person(business, ['DS'])
  expect(await namedWith(begun, colleague)).toEqual([`/api/tasks/${begun}`])
  expect(await namedWith(begun, await program.person(await program.business(), ['INF']))).toEqual([
    `/api/tasks/${begun}`,
  ])
  const nothing = newId()
  expect(await namedWith(nothing)).toEqual([`/api/tasks/${nothing}`])
  expect(await namedWith('no-id')).toEqual(['/api/tasks/no-id'])
})

it('names what may be answered alone', async () => {
  const withheld = await program.person(business, ['INF'], { withheld: ['drugs.read'] })
  await program.assign(dossier, withheld)
  const named = await namedWith(await beginVisit(withheld), withheld)
  expect(named).toContain(`/api/dossiers/${dossier}`)
  expect(named.filter(address => address.includes('administrations'))).toEqual([])
})
