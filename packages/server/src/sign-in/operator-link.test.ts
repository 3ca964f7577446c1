import { afterAll, beforeAll, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { openBrowser } from '../testing/browser.ts'
import { testConfig } from '../testing/config.ts'
import { foundBusiness } from '../testing/founder.ts'
import { testProgram, type TestProgram } from '../testing/program.ts'
import { makeOperatorLink } from './operator-link.ts'

let program: TestProgram

beforeAll(async () => {
  program = await testProgram(new Date().toISOString())
})
afterAll(() => program.close())

const makeLink = (email: string) =>
  makeOperatorLink(program.database, testConfig, new Date().toISOString(), email)

it('lets who directs alone choose a new password, once, and stands in the log of her business', async () => {
  const { email, userId, businessId, password } = await foundBusiness(program.app)
  const { url, expires_at } = await makeLink(` ${email.toUpperCase()} `)
  expect(url).toMatch(/^http:\/\/localhost:8080\/reset\?token=[\w-]{43}$/)
  expect((Date.parse(expires_at) - Date.now()) / 3_600_000).toBeCloseTo(24, 1)

  const browser = openBrowser(program.app)
  const signIn = (word: string) => browser.post('/api/auth/sign-in/email', { email, password: word })
  expect((await signIn(password)).statusCode, 'the old password holds until the link is used').toBe(200)
  const body = { token: new URL(url).searchParams.get('token'), password: 'una parola scelta' }
  expect((await browser.post('/api/reset-password', body)).statusCode).toBe(200)
  expect((await browser.post('/api/reset-password', body)).statusCode).toBe(422)
  expect((await signIn(password)).statusCode).toBe(401)
  expect((await signIn('una parola scelta')).statusCode).toBe(200)

  const rows = await asTenant(
    program.database.app,
    { business: businessId },
    tx => tx`
      select action, actor_id, actor_role, entity_id from audit
      where action in ('reset_link', 'password_reset') order by _id`,
  )
  expect([...rows]).toEqual([
    { action: 'reset_link', actor_id: null, actor_role: 'SYS', entity_id: userId },
    { action: 'password_reset', actor_id: userId, actor_role: 'PROP+DS', entity_id: userId },
  ])
})

it('takes the place of an earlier link', async () => {
  const { email } = await foundBusiness(program.app)
  const [first, second] = [await makeLink(email), await makeLink(email)]
  const use = ({ url }: typeof first) =>
    openBrowser(program.app).post('/api/reset-password', {
      token: new URL(url).searchParams.get('token'),
      password: 'una parola scelta',
    })
  expect((await use(first)).statusCode).toBe(422)
  expect((await use(second)).statusCode).toBe(200)
})

it('is refused for an address without account, and for who works nowhere', async () => {
  await expect(makeLink('nessuno@prova.vicino.test')).rejects.toThrow(
    /^Nessuno accede con l'indirizzo «nessuno@prova\.vicino\.test»/,
  )
  const { email, userId, businessId } = await foundBusiness(program.app)
  await asTenant(program.database.app, { business: businessId }, async tx => {
    await tx`
      update collaboration set start_date = '2020-01-01', end_date = '2021-01-01' where user_id = ${userId}`
  })
  await expect(makeLink(email)).rejects.toThrow(/non lavora per nessuna organizzazione/)
})
