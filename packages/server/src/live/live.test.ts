import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { linkWaitingRows } from '../audit/chain.store.ts'
import { asTenant, type Tx } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { watchMs } from './live-streams.ts'

let program: TestProgram
let address: string
let planner: Caller
let nurse: Caller
let stranger: Caller
let dossier: string
const open: AbortController[] = []

beforeAll(async () => {
  program = await testProgram()
  address = await program.app.listen({ port: 0 })
  const business = await program.business()
  planner = await program.person(business, ['PIA'])
  nurse = await program.person(business, ['INF'])
  stranger = await program.person(await program.business(), ['DS'])
  dossier = await program.dossier(business)
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.abort()
})
afterAll(() => program.close())

/** What a person hears from now on. */
async function follow(person: Caller): Promise<{ heard: string[]; ended: Promise<string> }> {
  const stream = new AbortController()
  open.push(stream)
  const answer = await fetch(`${address}/api/live`, {
    headers: { cookie: person.cookie },
    signal: stream.signal,
  })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const heard: string[] = []
  const read = async (): Promise<string> => {
    for await (const text of answer.body!.pipeThrough(new TextDecoderStream()))
      heard.push(...Array.from(text.matchAll(/data: (\{.+)/g), ([, data]) => data!))
    return 'ended'
  }
  return { heard, ended: read().catch(() => 'left') }
}

const visit = (more: object = {}) => ({
  _id: newId(),
  title: 'Visita',
  date: '2026-11-20',
  start_time: '08:00',
  end_time: '09:00',
  client: dossier,
  ...more,
})

const heardOf = (kind: string, dossierId: string | null) => JSON.stringify({ kind, dossierId })

it('tells who may know the dossier of a change that is committed, and of reads nothing', async () => {
  const { heard } = await follow(planner)
  await planner.call('GET', `/api/dossiers/${dossier}`)
  expect((await planner.call('POST', '/api/tasks/create_task', visit())).statusCode).toBe(201)
  expect(heard).toEqual([])
  await linkWaitingRows(program.database.app)
  await expect.poll(() => heard).toEqual([heardOf('task', dossier)])
})

it('tells somebody without the dossier that a day has changed, not whose; another business nothing', async () => {
  const [own, foreign] = [await follow(nurse), await follow(stranger)]
  const written = visit({ start_time: '10:00', end_time: '11:00' })
  await planner.call('POST', '/api/tasks/create_task', written)
  await linkWaitingRows(program.database.app)
  await expect.poll(() => own.heard).toEqual([heardOf('task', null)])
  expect(foreign.heard).toEqual([])
})

it('tells who plans that the visits of somebody who leaves are others’, and not that she leaves', async () => {
  const director = await program.person(planner.business, ['DS'])
  const { items } = (await director.call('GET', '/api/collaborators?limit=100&status=all')).json()
  const { _id: file } = items.find((one: { userId: string }) => one.userId === nurse._id)
  const [plans, directs] = [await follow(planner), await follow(director)]
  const change = { version: 1, end_date: '2099-12-31' }
  expect((await director.call('PATCH', `/api/collaborators/${file}`, change)).statusCode).toBe(200)
  await linkWaitingRows(program.database.app)
  await expect.poll(() => directs.heard).toEqual([heardOf('employment', null), heardOf('task', null)])
  expect(plans.heard).toEqual([heardOf('task', null)])
})

it('tells who may know the kind that somebody has a form of it open, and keeps nothing of it', async () => {
  const reader = await program.person(planner.business, ['DS'])
  const colleague = await program.person(planner.business, ['INF'])
  await program.assign(dossier, colleague)
  const [knows, plans] = [await follow(reader), await follow(planner)]
  const [outside, foreign] = [await follow(nurse), await follow(stranger)]
  const form = `focus.new.${dossier}`
  const path = `/api/dossiers/${dossier}/presence`
  expect((await colleague.call('POST', path, { form })).statusCode).toBe(200)
  const user = { _id: colleague._id, name: 'Anna Prova' }
  const said = JSON.stringify({ kind: 'presence', dossierId: dossier, form, user })
  await expect.poll(() => knows.heard).toEqual([said])
  expect([plans.heard, outside.heard, foreign.heard]).toEqual([[], [], []])
  expect((await nurse.call('POST', path, { form })).statusCode).toBe(404)
  expect((await colleague.call('POST', path, { form: 'a b' })).statusCode).toBe(422)
})

it('ends when the session ends, and looks every 5 s at the latest', async () => {
  const person = await program.person(planner.business, ['INF'])
  const { ended } = await follow(person)
  await asTenant(program.database.app, { business: person.business }, async tx => {
    await tx`delete from auth.session where "userId" = ${person._id}`
  })
  expect(await ended).toBe('ended')
  expect(watchMs).toBeLessThanOrEqual(5_000)
})

it.each([
  [
    'a role is taken away',
    (tx: Tx, who: Caller) => tx`
    update collaboration set roles = '{AMM}' where user_id = ${who._id}`,
  ],
  [
    'a permission is withheld',
    (tx: Tx, who: Caller) => tx`
    update collaboration set withheld = '{drugs.read}' where user_id = ${who._id}`,
  ],
  [
    'the collaboration ends',
    (tx: Tx, who: Caller) => tx`
    update collaboration set ended_at = now() where user_id = ${who._id}`,
  ],
])('ends within 5 s when %s', async (_, take) => {
  const leaving = await program.person(planner.business, ['INF'])
  const { ended } = await follow(leaving)
  await asTenant(program.database.app, { business: leaving.business }, async tx => {
    await take(tx, leaving)
  })
  expect(await ended).toBe('ended')
  expect(watchMs).toBeLessThanOrEqual(5_000)
})

it('beats while nothing happens, so that a browser knows silence from rest', async () => {
  const answer = await fetch(`${address}/api/live`, { headers: { cookie: nurse.cookie } })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  await expect
    .poll(async () => {
      heard += (await reader.read()).value
      return heard.split('event: beat').length
    })
    .toBeGreaterThan(3)
  await reader.cancel()
})

it('refuses who is not signed in', async () => {
  expect((await fetch(`${address}/api/live`)).status).toBe(401)
})
