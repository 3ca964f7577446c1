import type { Role } from '@vicino/domain/access/role.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let nurse: Caller

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  nurse = await program.person(business, ['INF'])
})
afterAll(() => program.close())

const me = async (who = nurse) => (await who.call('GET', '/api/users/me')).json()

/** Lets somebody collaborate with another business too. */
async function alsoWorksFor(who: Caller, other: string, roles: Role[], end_date: string | null = null) {
  await asTenant(program.database.app, { business: other }, async tx => {
    await tx`insert into collaboration ${tx({
      business_id: other,
      _id: newId(),
      user_id: who._id,
      roles,
      job_title: 'oss',
      employment_type: 'hourly',
      start_date: '2021-01-01',
      end_date,
    })}`
  })
}

describe('who is signed in', () => {
  it('is told her profile, where she works, what she may do and where she lands', async () => {
    const answer = await me()
    expect(answer).toMatchObject({
      _id: nurse._id,
      version: 1,
      name: 'Anna Prova',
      email: `${nurse._id}@prova.vicino.test`,
      first_name: 'Anna',
      last_name: 'Prova',
      bio: '',
      gender: null,
      birthday: null,
      phone: null,
      avatar: null,
      published: false,
      languages: [],
      language: 'it',
      color_scheme: 'auto',
      landing_page: '/',
      business: { _id: business, kind: 'business', demo: false, roles: ['INF'], job_title: 'nurse_diploma' },
    })
    expect(answer.businesses).toEqual([answer.business])
    expect(answer.permissions).toContainEqual({ permission: 'drugs.write_list', need: 'write' })
    expect(answer.permissions).toContainEqual({ permission: 'drugs.read', need: 'read' })
    expect(answer.permissions).not.toContainEqual(expect.objectContaining({ permission: 'billing.read' }))
  })

  it('sees the practice of an independent nurse and the mark of a demo', async () => {
    const practice = await program.business('independent')
    await asTenant(program.database.app, { business: practice }, async tx => {
      await tx`update business set demo = true`
    })
    const independent = await program.person(practice, ['IND'])
    expect((await me(independent)).business).toMatchObject({
      kind: 'independent',
      demo: true,
      roles: ['IND'],
    })
  })

  it('sees every business that she works for today, and no other', async () => {
    const who = await program.person(business, ['PIA'])
    const [second, ended] = [await program.business(), await program.business()]
    await alsoWorksFor(who, second, ['OSS'])
    await alsoWorksFor(who, ended, ['OSS'], '2026-11-19')
    const answer = await me(who)
    const ids = new Set(answer.businesses.map(({ _id }: { _id: string }) => _id))
    expect(ids).toEqual(new Set([business, second]))
    expect(answer).toMatchObject({ business: { _id: business }, landing_page: '/plan' })
  })

  it('holds nothing where her collaboration has ended', async () => {
    const who = await program.person(business, ['DS'])
    await asTenant(program.database.app, { business }, async tx => {
      await tx`update collaboration set end_date = '2026-11-19' where user_id = ${who._id}`
    })
    expect(await me(who)).toMatchObject({
      business: null,
      businesses: [],
      permissions: [],
      landing_page: null,
    })
  })

  it('asks the database as often with one business as with five', async () => {
    const few = await program.statements(() => me())
    for (let n = 0; n < 4; n += 1) await alsoWorksFor(nurse, await program.business(), ['OSS'])
    expect(await program.statements(() => me())).toBe(few)
  })
})

describe('changing the profile', () => {
  it('stores what she wrote, and tells the sign-in library her name', async () => {
    const who = await program.person(business, ['OSS'])
    const answer = await who.call('PATCH', '/api/users/me', {
      version: 1,
      first_name: "Maria-Łucja D'Angelo",
      bio: ' Infermiera a Biasca ',
      gender: 'female',
      birthday: '1980-02-29',
      phone: '091 123 45 67',
      languages: ['it', 'gsw', 'ti'],
      language: 'de',
      color_scheme: 'dark',
    })
    expect(answer.json()).toMatchObject({
      version: 2,
      name: "Maria-Łucja D'Angelo Prova",
      bio: 'Infermiera a Biasca',
      phone: '+41911234567',
      languages: ['it', 'gsw', 'ti'],
      language: 'de',
      color_scheme: 'dark',
    })
    expect(await me(who)).toEqual(answer.json())
    const [user] = await asTenant(
      program.database.app,
      { business },
      tx => tx`select name from auth."user" where id = ${who._id}`,
    )
    expect(user).toEqual({ name: "Maria-Łucja D'Angelo Prova" })
  })

  it('names the changed fields in the audit log, and nothing of what they hold', async () => {
    const who = await program.person(business, ['OSS'])
    await who.call('PATCH', '/api/users/me', { version: 1, bio: 'riservato', phone: null })
    const rows = await asTenant(
      program.database.app,
      { business },
      tx => tx`select action, entity_type, entity_id, fields, reason from audit where actor_id = ${who._id}`,
    )
    expect(rows).toEqual([
      { action: 'update', entity_type: 'person', entity_id: who._id, fields: ['bio', 'phone'], reason: null },
    ])
  })

  it('meets a 409 with the current profile when another tab was quicker', async () => {
    const who = await program.person(business, ['OSS'])
    const answers = await Promise.all(
      ['uno', 'due'].map(bio => who.call('PATCH', '/api/users/me', { version: 1, bio })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const lost = answers.find(({ statusCode }) => statusCode === 409)!.json()
    expect(lost).toMatchObject({ code: 'stale', current: { _id: who._id, version: 2 } })
  })

  it.each<[object, number, string, string]>([
    [{ birthday: '2026-11-21' }, 422, 'birthday', 'birthday_in_future'],
    [{ birthday: '1850-01-01' }, 422, 'birthday', 'birthday_too_early'],
    [{ birthday: '1981-02-29' }, 422, 'birthday', 'no_such_day'],
    [{ first_name: ' ' }, 422, 'first_name', 'required'],
    [{ last_name: 'R2D2' }, 422, 'last_name', 'not_a_name'],
    [{ phone: '123' }, 422, 'phone', 'bad_phone'],
    [{ languages: ['it', 'it'] }, 422, 'languages', 'twice'],
    [{ languages: ['it', 'klingon'] }, 422, 'languages.1', 'not_an_option'],
    [{ languages: null }, 400, 'languages', 'wrong_type'],
    [{ languages: 'it' }, 400, 'languages', 'wrong_type'],
    [{ language: 'rm' }, 422, 'language', 'not_an_option'],
    [{ language: null }, 400, 'language', 'wrong_type'],
    [{ slug: 'plan' }, 422, 'slug', 'reserved_slug'],
    [{ slug: 'Anna Rossi' }, 422, 'slug', 'bad_slug'],
    [{ slug: '' }, 422, 'slug', 'bad_slug'],
    [{ email: 'altra@prova.vicino.test' }, 400, 'email', 'unknown_field'],
  ])('refuses %j', async (change, status, path, code) => {
    const answer = await nurse.call('PATCH', '/api/users/me', { version: 1, ...change })
    expect(answer.json()).toMatchObject({ status, errors: [{ path, code }] })
  })
})

describe('the address of her page', () => {
  const move = (who: Caller, slug: string, version = 1) =>
    who.call('PATCH', '/api/users/me', { version, slug })

  it('moves with her, and is free for the next one', async () => {
    const [who, next] = [await program.person(business, ['OSS']), await program.person(business, ['OSS'])]
    expect((await move(who, 'anna-di-biasca')).json()).toMatchObject({ version: 2, slug: 'anna-di-biasca' })
    const read = async (slug: string) => (await nurse.call('GET', `/api/profiles/${slug}`)).json()
    expect(await read('anna-di-biasca')).toMatchObject({ _id: who._id })
    expect(await read(`anna-${who._id}`)).toMatchObject({ code: 'not_found' })
    await move(who, 'anna-di-faido', 2)
    expect((await move(next, 'anna-di-biasca')).statusCode).toBe(200)
  })

  it('is refused at its field where somebody has it, also somebody whom she cannot see', async () => {
    const stranger = await program.person(await program.business(), ['OSS'])
    await move(stranger, 'anna-altrove')
    const who = await program.person(business, ['OSS'])
    expect((await move(who, 'anna-altrove')).json()).toMatchObject({
      status: 422,
      errors: [
        {
          path: 'slug',
          code: 'slug_taken',
          message: 'Questo indirizzo è già preso: sceglierne un altro.',
        },
      ],
    })
    expect(await me(who)).toMatchObject({ version: 1, slug: `anna-${who._id}` })
  })

  it('of two who take it at once one wins, and the other is told', async () => {
    const both = await Promise.all([1, 2].map(() => program.person(business, ['OSS'])))
    const answers = await Promise.all(both.map(who => move(who, 'la-stessa')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422])
    const told = answers.find(({ statusCode }) => statusCode === 422)!.json()
    expect(told).toMatchObject({ errors: [{ path: 'slug', code: 'slug_taken' }] })
  })

  it('stays hers when she saves it again, and is named in the audit log', async () => {
    const who = await program.person(business, ['OSS'])
    expect((await move(who, `anna-${who._id}`)).json()).toMatchObject({ version: 2 })
    const rows = await asTenant(
      program.database.app,
      { business },
      tx => tx`select action, fields from audit where actor_id = ${who._id}`,
    )
    expect(rows).toEqual([{ action: 'update', fields: ['slug'] }])
  })
})

describe("a colleague's profile", () => {
  const profile = (slug: string, who = nurse) => who.call('GET', `/api/profiles/${slug}`)

  it('shows what colleagues may see, and nothing else', async () => {
    const who = await program.person(business, ['DS', 'PROP'])
    await who.call('PATCH', '/api/users/me', { version: 1, languages: ['it', 'gsw'] })
    expect((await profile(`anna-${who._id}`)).json()).toEqual({
      _id: who._id,
      name: 'Anna Prova',
      first_name: 'Anna',
      last_name: 'Prova',
      slug: `anna-${who._id}`,
      avatar: null,
      bio: '',
      languages: ['it', 'gsw'],
      roles: ['DS', 'PROP'],
      job_title: 'nurse_diploma',
    })
  })

  it('is shown to whoever is signed in, without what she is at work elsewhere', async () => {
    const stranger = await program.person(await program.business(), ['INF'])
    await stranger.call('PATCH', '/api/users/me', { version: 1, bio: 'Cure palliative.' })
    expect((await profile(`anna-${stranger._id}`)).json()).toEqual({
      _id: stranger._id,
      name: 'Anna Prova',
      first_name: 'Anna',
      last_name: 'Prova',
      slug: `anna-${stranger._id}`,
      avatar: null,
      bio: 'Cure palliative.',
      languages: [],
      roles: [],
      job_title: null,
    })
  })

  it.each(['nessuno', 'plan', 'Anna', 'a'])('is a 404 at %s', async slug => {
    expect((await profile(slug)).json()).toMatchObject({ status: 404, code: 'not_found' })
  })
})
