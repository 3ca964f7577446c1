import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { openBrowser } from '../testing/browser.ts'
import { type Founder, foundBusiness } from '../testing/founder.ts'
import { testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let anna: Founder
let second: string

beforeAll(async () => {
  program = await testProgram()
  anna = await foundBusiness(program.app)
  second = await workFor({})
})
afterAll(() => program.close())

/** Makes Anna work for one more business. */
async function workFor({ start_date = '2020-01-01', end_date = null as string | null }): Promise<string> {
  const business = await program.business()
  await asTenant(program.database.app, { business, person: anna.userId }, async tx => {
    await tx`insert into collaboration ${tx({
      business_id: business,
      _id: newId(),
      user_id: anna.userId,
      roles: ['INF'],
      job_title: 'nurse_diploma',
      employment_type: 'hourly',
      start_date,
      end_date,
    })}`
  })
  return business
}

const switchTo = (businessId: string, browser = anna.browser) =>
  browser.post('/api/users/me/active_business', { businessId })
const activeOf = async () => {
  const { session } = (await anna.browser.get('/api/auth/get-session')).json()
  const [row] = await program.database.owner`
    select "activeBusinessId" as business from auth.session where id = ${session._id}`
  return row!['business']
}
const signIn = () =>
  anna.browser.post('/api/auth/sign-in/email', { email: anna.email, password: anna.password })

describe('the active business', () => {
  it('is the first at first, then the last one worked for', async () => {
    expect(await activeOf()).toBe(anna.businessId)
    expect((await switchTo(second)).json()).toEqual({ businessId: second })
    expect(await activeOf()).toBe(second)
    await signIn()
    expect(await activeOf()).toBe(second)
    await switchTo(anna.businessId)
    await signIn()
    expect(await activeOf()).toBe(anna.businessId)
  })

  it('is one of her own, of today: anything else is missing', async () => {
    const foreign = await program.business()
    const ended = await workFor({ end_date: '2026-11-19' })
    const future = await workFor({ start_date: '2026-11-21' })
    for (const business of [foreign, ended, future, newId()])
      expect((await switchTo(business)).json()).toMatchObject({ status: 404, code: 'not_found' })
    expect((await switchTo('x')).statusCode).toBe(422)
    expect((await switchTo(second, openBrowser(program.app))).statusCode).toBe(401)
    expect(await activeOf()).toBe(anna.businessId)
  })

  it('is another one after she has left the last', async () => {
    await switchTo(second)
    await asTenant(program.database.app, { business: second }, async tx => {
      await tx`update collaboration set end_date = '2026-11-19' where user_id = ${anna.userId}`
    })
    await signIn()
    expect(await activeOf()).toBe(anna.businessId)
  })

  it('is none for who works for nobody; she is signed in all the same', async () => {
    const founder = await foundBusiness(program.app)
    await asTenant(program.database.app, { business: founder.businessId }, async tx => {
      await tx`update collaboration set end_date = '2026-11-19', start_date = '2020-01-01'
        where user_id = ${founder.userId}`
    })
    const browser = openBrowser(program.app)
    const answer = await browser.post('/api/auth/sign-in/email', {
      email: founder.email,
      password: founder.password,
    })
    expect(answer.json()).toEqual({ next: 'signed_in' })
    expect((await browser.get('/api/auth/list-sessions')).statusCode).toBe(200)
    expect((await browser.post('/api/reset-links', { userId: founder.userId })).statusCode).toBe(403)
  })
})
