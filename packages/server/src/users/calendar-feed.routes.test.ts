import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { planMany } from '../testing/plan-many.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let director: Caller
let nurse: Caller

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  business = await program.business()
  director = await program.person(business, ['DS'])
  nurse = await program.person(business, ['INF'])
  const client = await program.dossier(business)
  await program.assign(client, nurse)
  const visit = {
    title: 'Medicazione',
    description: 'Chiave',
    start_time: '08:00',
    end_time: '09:00',
    client,
  }
  for (const date of ['2026-11-12', '2026-11-13', '2026-11-20', '2027-01-19', '2027-01-20']) {
    await nurse.call('POST', '/api/tasks/create_task', { ...visit, date })
  }
})
afterAll(() => program.close())

const act = async (action: string, who = nurse): Promise<{ token: string; url: string }> => {
  const answer = await who.call('POST', '/api/users/me/ical_token', { action })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const state = async (who = nurse) => (await who.call('GET', '/api/users/me/ical_token')).json()
const read = (token: string) => program.app.inject({ url: `/api/ical/${token}.ics` })
const unlike = (body: string) => body.replace(/"requestId":"[^"]*"/, '')

describe('a private feed', () => {
  it('shows whoever has its address the days around today, clients by their initials', async () => {
    const { token, url } = await act('make')
    expect(url).toMatch(new RegExp(`/api/ical/${token}\\.ics$`))
    const answer = await read(token)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body.match(/^SUMMARY:.*$/gm)).toEqual(Array(3).fill('SUMMARY:Visita: L. B.'))
    expect(answer.body.match(/^DTSTART.*$/gm)?.filter(line => line.includes('TZID'))).toEqual([
      'DTSTART;TZID=Europe/Zurich:20261113T080000',
      'DTSTART;TZID=Europe/Zurich:20261120T080000',
      'DTSTART;TZID=Europe/Zurich:20270119T080000',
    ])
    expect(answer.body).toContain('END:VTIMEZONE\r\n')
    for (const word of ['Bernasconi', 'Medicazione', 'Chiave']) expect(answer.body).not.toContain(word)
  })

  it('leaves out what was not done, and what rests with its client', async () => {
    const carer = await program.person(business, ['INF'])
    const client = await program.dossier(business)
    await program.assign(client, carer)
    const plan = async (date: string, start_time: string): Promise<string> => {
      const visit = { title: 'Igiene', date, start_time, end_time: '18:00', client }
      return (await carer.call('POST', '/api/tasks/create_task', visit)).json()._id
    }
    const missed = await plan('2026-11-20', '08:00')
    await plan('2026-11-23', '10:00')
    await plan('2026-11-27', '10:00')
    const { token } = await act('make', carer)
    const days = async () => (await read(token)).body.match(/(?<=^DTSTART;TZID=.*:)\d{8}/gm)
    expect(await days()).toEqual(['20261120', '20261123', '20261127'])
    const notDone = { version: 1, status: 'not_done', not_done: { reason: 'hospital', text: 'Civico' } }
    expect((await carer.call('PATCH', `/api/tasks/${missed}`, notDone)).statusCode).toBe(200)
    expect(await days()).toEqual(['20261123', '20261127'])
    const away = { version: 1, status: 'suspended', reason: 'Ricovero', from: '2026-11-21', to: '2026-11-25' }
    expect((await director.call('PATCH', `/api/dossiers/${client}`, away)).statusCode).toBe(200)
    expect(await days()).toEqual(['20261127'])
  })

  it('says when it was made and read, never its address; only a hash is kept', async () => {
    const { token } = await act('rotate')
    expect(await state()).toEqual({
      feed: { made_at: '2026-11-20T09:00:00.000Z', read_at: null },
      names: false,
    })
    await read(token)
    expect((await state()).feed.read_at).toBe('2026-11-20T09:00:00.000Z')
    const [row] = await program.database.owner`select f::text as text from calendar_feed f`
    expect(row!['text']).not.toContain(token)
  })

  it('ends with another address or without one: the old, the wrong and the malformed answer the same 404', async () => {
    const { token: first } = await act('make')
    const { token: second } = await act('rotate')
    expect((await read(second)).statusCode).toBe(200)
    expect(await act('revoke')).toEqual({ token: null, url: null })
    const answers = await Promise.all([first, second, 'a'.repeat(32), 'corto'].map(read))
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404)
      expect(unlike(answer.body)).toBe(unlike(answers[0]!.body))
    }
    expect((await state()).feed).toBeNull()
  })

  it('ends with the work here', async () => {
    const leaver = await program.person(business, ['INF'])
    const { token } = await act('make', leaver)
    expect((await read(token)).statusCode).toBe(200)
    await program.asOwner(
      business,
      tx => tx`update collaboration set end_date = '2026-11-19' where user_id = ${leaver._id}`,
    )
    expect((await read(token)).statusCode).toBe(404)
  })

  it('ends where a calendar of her own is withheld from her, as if it had never been', async () => {
    const reader = await program.person(business, ['INF'])
    const { token } = await act('make', reader)
    expect((await read(token)).statusCode).toBe(200)
    await program.asOwner(
      business,
      tx => tx`update collaboration set withheld = ${['calendar.own']} where user_id = ${reader._id}`,
    )
    const answer = await read(token)
    expect(answer.statusCode).toBe(404)
    expect(unlike(answer.body)).toBe(unlike((await read('a'.repeat(32))).body))
  })

  it('is written down once a day, however often a program asks', async () => {
    const reader = await program.person(business, ['INF'])
    const { token } = await act('make', reader)
    for (const now of ['2026-11-20T09:00:00.000Z', '2026-11-20T15:00:00.000Z', '2026-11-21T06:00:00.000Z']) {
      program.setNow(now)
      await read(token)
    }
    program.setNow('2026-11-20T09:00:00.000Z')
    const [row] = await asTenant(
      program.database.app,
      { business },
      tx => tx`select count(*)::int as n from audit where actor_id = ${reader._id} and action = 'export'`,
    )
    expect(row!['n']).toBe(2)
  })

  it('is hers alone: a colleague has her own, and another business none of it', async () => {
    await act('make')
    expect((await state(director)).feed).toBeNull()
  })

  it('is not read without an end', async () => {
    const { token } = await act('make')
    const answers = []
    for (let at = 0; at < 62; at += 1)
      answers.push(await program.app.inject({ url: `/api/ical/${token}.ics`, remoteAddress: '203.0.113.9' }))
    expect(answers.at(-1)!.statusCode).toBe(429)
    expect(answers.at(-1)!.headers['retry-after']).toBeDefined()
    expect((await read(token)).statusCode).toBe(200)
  })
})

it('a feed of too many visits is refused, and none of them left out', async () => {
  const busy = await program.person(business, ['INF'])
  await planMany(program, busy, '2026-11-20', 2001)
  const { token } = await act('make', busy)
  expect((await read(token)).json()).toMatchObject({ status: 422, code: 'too_many_rows' })
})

describe('names in the feeds of a business', () => {
  const allow = (names: boolean, who = director, of = business) =>
    who.call('PUT', `/api/businesses/${of}/calendar_feeds`, { names })

  it('stand there once the nursing direction has allowed it', async () => {
    const { token } = await act('rotate')
    expect((await allow(true)).json()).toEqual({ names: true })
    expect((await state()).names).toBe(true)
    expect((await read(token)).body).toContain('SUMMARY:Visita: Luca Bernasconi')
    await allow(false)
    expect((await read(token)).body).not.toContain('Bernasconi')
  })

  it.each(['PROP', 'AMM', 'PIA', 'INF'] as const)('are not for %s to decide', async role => {
    expect((await allow(true, await program.person(business, [role]))).statusCode).toBe(403)
  })

  it('are decided for one business only', async () => {
    const elsewhere = await program.business()
    expect((await allow(true, director, elsewhere)).statusCode).toBe(404)
  })
})
