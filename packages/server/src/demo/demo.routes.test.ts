import { addDays, daysFrom } from '@vicino/domain/days/day.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { seeWhole } from '../db/whole-view.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { testPasswordCost } from '../testing/config.ts'
import { testProgram, type TestProgram } from '../testing/program.ts'
import { demoSignIns, loadDemo } from './demo.ts'

const now = new Date().toISOString()
const today = todayIn(now)
const password = 'una parola di prova'
let program: TestProgram

beforeAll(async () => {
  program = await testProgram(now)
  await loadDemo(program.database, { now, password, passwordCost: testPasswordCost })
})
afterAll(() => program.close())

async function signIn(post: string): Promise<Browser> {
  const browser = openBrowser(program.app)
  const answer = await browser.post('/api/auth/sign-in/email', {
    email: `${post}@demo.vicino.test`,
    password,
  })
  expect(answer.json(), post).toEqual({ next: 'signed_in' })
  return browser
}

async function read<Answer>(browser: Browser, url: string): Promise<Answer> {
  const answer = await browser.get(url)
  expect(answer.statusCode, `${url} ${answer.body.slice(0, 300)}`).toBe(200)
  return answer.json()
}

type Listed = { items: { _id: string; status: string }[]; total: number }

describe('the demo in the program', () => {
  it.each(demoSignIns.map(({ email }) => email.split('@')[0]!))('lets %s in', async post => {
    const browser = await signIn(post)
    expect((await read<{ _id: string }>(browser, '/api/users/me'))._id).toBeTruthy()
  })

  it('shows each dossier with its drugs and its log to the nursing director', async () => {
    const director = await signIn('direzione')
    const { items, total } = await read<Listed>(director, '/api/dossiers/all_dossiers?limit=100')
    expect(total).toBe(60)
    const open = items.filter(({ status }) => status !== 'closed')
    expect(open).toHaveLength(57)
    for (const { _id } of open) {
      await read(director, `/api/dossiers/${_id}`)
      const drugs = await read<{ _id: string }[]>(director, `/api/dossiers/${_id}/drugs/get_drugs`)
      expect(drugs.length).toBeGreaterThanOrEqual(2)
      await read(director, `/api/dossiers/${_id}/drugs/${drugs[0]!._id}/versions`)
      const log = await read<{ total: number }>(director, `/api/dossiers/${_id}/logs/get_logs?limit=100`)
      expect(log.total).toBeGreaterThanOrEqual(drugs.length)
      await read(director, `/api/dossiers/${_id}/stakeholders`)
      await read(director, `/api/dossiers/${_id}/warnings`)
    }
  })

  it('shows the auditor who did what', async () => {
    const auditor = await signIn('revisione')
    expect((await read<Listed>(auditor, '/api/audit?limit=100')).items).toHaveLength(100)
  })

  it('shows each day to the planner', async () => {
    const planner = await signIn('pianificazione')
    for (const day of daysFrom(addDays(today, -21), addDays(today, 14)))
      expect((await read<unknown[]>(planner, `/api/tasks/date/${day}`)).length).toBeGreaterThan(5)
  })

  it.each([
    ['infermiera', 60],
    ['oss', 60],
    ['indipendente', 7],
  ])('shows %s her own clients and her visits of today', async (post, most) => {
    const browser = await signIn(post)
    const { total } = await read<Listed>(browser, '/api/dossiers/all_dossiers')
    expect(total).toBeGreaterThan(4)
    expect(total).toBeLessThan(most)
    const visits = await read<{ type: string; visit?: { address: object } }[]>(
      browser,
      `/api/tasks/date/${today}`,
    )
    expect(visits.filter(({ type, visit }) => type === 'client' && visit?.address).length).toBeGreaterThan(2)
  })

  it.each([
    ['drug', '_id'],
    ['warning', '_id'],
    ['administration', '_id'],
    ['clinical_parameter', '_id'],
    ['clinical_parameter_limits', 'dossier_id'],
    ['focus', '_id'],
    ['focus_event', '_id'],
    ['performance', '_id'],
    ['anamnesis_section', 'anamnesis_id, section'],
  ])('lets the last version of each %s stand, and no other', async (table, record) => {
    const session = await program.database.owner.reserve()
    await session`begin`
    await seeWhole(session)
    const [counted] = await session.unsafe<{ rows: number; wrong: number }[]>(`
      select count(*)::int as rows, (count(*) filter (where current <> (version = last)))::int as wrong
      from (select current, version, max(version) over (partition by ${record}) as last from ${table}) t`)
    await session`rollback`
    session.release()
    expect(counted!.rows).toBeGreaterThan(0)
    expect(counted!.wrong).toBe(0)
  })
})
