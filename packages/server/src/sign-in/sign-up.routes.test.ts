import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { readContents } from '../demo/emptying.ts'
import { openBrowser } from '../testing/browser.ts'
import { testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
})
afterAll(() => program.close())

const organisation = {
  kind: 'business',
  business_name: 'Spitex Valle Prova',
  first_name: 'Chiara',
  last_name: "D'Àngelo",
  email: 'chiara@prova.vicino.test',
  password: 'una parola lunga',
}
const practice = {
  kind: 'independent',
  first_name: 'Marta',
  last_name: 'Prova',
  email: 'marta@prova.vicino.test',
  password: 'una parola lunga',
  language: 'de',
}
const signUp = (body: object, browser = openBrowser(program.app)) => browser.post('/api/sign-up', body)

const founded = (business: string): Promise<Record<string, unknown>> =>
  asTenant(program.database.app, { business }, async tx => {
    const [row] = await tx<Record<string, unknown>[]>`
      select b.kind, b.name, b.slug, b.demo, c.roles, c.job_title, c.employment_type, c.start_date,
        p.first_name, p.last_name, p.slug as person_slug, p.language, p.last_business_id
      from business b join collaboration c on c.business_id = b._id join person p on p._id = c.user_id`
    const audit = await tx`select action, entity_type, actor_role from audit order by _id limit 1`
    return { ...row, audit: audit[0] }
  })

describe('signing up', () => {
  it('founds an organisation, directed by its founder, who is signed in', async () => {
    const browser = openBrowser(program.app)
    const answer = await signUp(organisation, browser)
    expect(answer.statusCode).toBe(200)
    const { businessId } = answer.json()
    expect(await founded(businessId)).toEqual({
      kind: 'business',
      name: 'Spitex Valle Prova',
      slug: 'spitex-valle-prova',
      demo: false,
      roles: ['PROP', 'DS'],
      job_title: 'director',
      employment_type: 'full_time',
      start_date: '2026-11-20',
      first_name: 'Chiara',
      last_name: "D'Àngelo",
      person_slug: 'chiara-d-angelo',
      language: 'it',
      last_business_id: businessId,
      audit: { action: 'create', entity_type: 'business', actor_role: 'PROP+DS' },
    })
    expect((await browser.get('/api/auth/get-session')).json().session).toMatchObject({
      name: "Chiara D'Àngelo",
      email: 'chiara@prova.vicino.test',
    })
  })

  it("founds an independent nurse's practice under her own name", async () => {
    const { businessId } = (await signUp(practice)).json()
    expect(await founded(businessId)).toMatchObject({
      kind: 'independent',
      name: 'Marta Prova',
      roles: ['IND'],
      job_title: 'nurse_independent',
      employment_type: 'mandate',
      language: 'de',
    })
  })

  it('gives each of the same name an address of her own', async () => {
    const slugs: unknown[] = []
    for (let at = 1; at <= 11; at++) {
      const email = `rosa-${at}@prova.vicino.test`
      const answer = await signUp({ ...practice, first_name: 'Rosa', last_name: 'Piana', email })
      slugs.push((await founded(answer.json().businessId))['slug'])
    }
    expect(slugs.slice(0, 9)).toEqual([
      'rosa-piana',
      ...[2, 3, 4, 5, 6, 7, 8, 9].map(at => `rosa-piana-${at}`),
    ])
    expect(new Set(slugs)).toHaveProperty('size', 11)
  })

  it('names an address that has an account, in any case, and founds nothing', async () => {
    const browser = openBrowser(program.app)
    const answer = await signUp({ ...organisation, email: 'CHIARA@prova.vicino.test' }, browser)
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'email', code: 'email_taken' }] })
    expect(browser.cookies.size).toBe(0)
    const { businesses } = await readContents(program.database)
    expect(businesses.filter(({ name }) => name === organisation.business_name)).toHaveLength(1)
  })

  it('founds once when the same is sent twice at once', async () => {
    const body = { ...practice, email: 'gemella@prova.vicino.test' }
    const statuses = (await Promise.all([signUp(body), signUp(body)])).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([200, 422]))
  })

  it.each([
    ['an organisation without name', { business_name: undefined }, 'business_name', 'required'],
    ['a name of blanks', { first_name: '   ' }, 'first_name', 'required'],
    ['a name of digits', { last_name: '007' }, 'last_name', 'not_a_name'],
    ['a short password', { password: 'corta' }, 'password', 'password_too_short'],
    ['a simple password', { password: 'aaaaaaaaaaaaaa' }, 'password', 'password_too_simple'],
    ['what is no address', { email: 'chiara' }, 'email', 'bad_email'],
    ['another kind', { kind: 'hospital' }, 'kind', 'not_an_option'],
  ])('refuses %s', async (_, fields, path, code) => {
    const answer = await signUp({ ...organisation, email: 'nuova@prova.vicino.test', ...fields })
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path, code }] })
  })

  it('is counted by address, also when it succeeds', async () => {
    const browser = openBrowser(program.app)
    for (let at = 1; at <= 20; at++)
      expect((await signUp({ ...organisation, password: 'una parola lunga' }, browser)).statusCode).toBe(422)
    expect((await signUp({ ...organisation, email: 'altra@prova.vicino.test' }, browser)).statusCode).toBe(
      429,
    )
  })
})
