import type { Role } from '@vicino/domain/access/role.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: Id
let owner: Caller
let nursing: Caller
let office: Caller
let nurse: Caller

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  business = await program.business()
  owner = await program.person(business, ['PROP'], { last_name: 'Titolare' })
  nursing = await program.person(business, ['DS'], { last_name: 'Direzione' })
  office = await program.person(business, ['AMM'], { last_name: 'Ufficio' })
  nurse = await program.person(business, ['INF'], { last_name: 'Infermiera' })
})

const fileOf = async ({ _id }: Caller, by = nursing) => {
  const listed = (await by.call('GET', '/api/collaborators?limit=100&status=all')).json().items
  const { _id: collaboration } = listed.find((one: { userId: Id }) => one.userId === _id)
  return (await by.call('GET', `/api/collaborators/${collaboration}`)).json()
}
const change = async (by: Caller, whom: Caller, fields: object) => {
  const { _id, version } = await fileOf(whom)
  return by.call('PATCH', `/api/collaborators/${_id}`, { version, ...fields })
}
const end = async (by: Caller, whom: Caller) => {
  const { _id, version } = await fileOf(whom)
  return by.call('DELETE', `/api/collaborators/${_id}?version=${version}`)
}
const grants = async (by: Caller) => (await by.call('GET', '/api/grants')).json()
const decide = (by: Caller, grant: Id, granted: boolean) =>
  by.call('POST', `/api/grants/${grant}/decide`, { granted })

describe('what the house keeps of a collaborator', () => {
  it('is written, kept from before, and read by who may invite', async () => {
    const changed = await change(office, nurse, {
      employment_type: 'part_time',
      employment_percent: 60,
      gln_number: '7601000000002',
      rcc_number: 'D 1234.56',
      k_number: 'K100021',
      training: 'tertiary_nurse',
      working_hours: { mon: [{ from: '07:00', to: '12:00' }] },
    })
    expect(changed.statusCode, changed.body).toBe(200)
    expect(await fileOf(nurse)).toMatchObject({
      version: 2,
      employment_percent: 60,
      rcc_number: 'D123456',
      k_number: 'K100021',
      role: 'INF',
      waiting: null,
    })
    const before = await program.asOwner(
      business,
      tx => tx`
      select version, content ->> 'employment_percent' as percent, replaced_by ->> 'name' as by from collaboration_version
      where business_id = ${business}`,
    )
    expect(before).toEqual([{ version: 1, percent: null, by: 'Anna Ufficio' }])
    const { _id } = await fileOf(nurse)
    expect((await nurse.call('GET', `/api/collaborators/${_id}`)).statusCode).toBe(403)
    const stranger = await program.person(await program.business(), ['DS'])
    expect((await stranger.call('GET', `/api/collaborators/${_id}`)).statusCode).toBe(404)
  })

  it('refuses what is wrong at its field, and a version that no longer stands', async () => {
    const wrong = await change(nursing, nurse, {
      gln_number: '7601000000003',
      employment_percent: 101,
      end_date: '2019-12-31',
    })
    expect(wrong.statusCode).toBe(422)
    expect(
      wrong
        .json()
        .errors.map(({ path }: { path: string }) => path)
        .toSorted(),
    ).toEqual(['employment_percent', 'gln_number'])
    expect((await change(nursing, nurse, { end_date: '2019-12-31' })).json().errors).toMatchObject([
      { path: 'end_date', code: 'end_before_start' },
    ])
    const { _id } = await fileOf(nurse)
    const stale = await nursing.call('PATCH', `/api/collaborators/${_id}`, { version: 9, job_title: 'oss' })
    expect(stale.json()).toMatchObject({ code: 'stale', current: { _id, version: 1, author: null } })
  })
})

describe('roles and permissions', () => {
  it('are given at once by who holds them, narrowed to what is kept', async () => {
    const answer = await change(nursing, nurse, {
      roles: ['CE'],
      permissions: ['calendar.own', 'focus.read'],
    })
    expect(answer.json()).toMatchObject({ roles: ['CE'], permissions: ['focus.read', 'calendar.own'] })
    expect((await nurse.call('GET', '/api/users/me')).json().permissions).toHaveLength(2)
    // Another role leaves what was taken away.
    const moved = (await change(nursing, nurse, { roles: ['CE', 'INF'] })).json()
    expect(moved.permissions).not.toContain('drugs.read')
  })

  it.each([
    ['none at all', [], 'no_permission_left'],
    ['what no role of hers grants', ['calendar.own', 'billing.tariffs'], 'beyond_role'],
  ])('are never %s', async (_, permissions, code) => {
    const before = await fileOf(nurse)
    const answer = await change(nursing, nurse, { permissions })
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'permissions', code }] })
    expect(await fileOf(nurse)).toEqual(before)
  })

  it('wait where who asks lacks them; refused, they are gone; granted, they hold', async () => {
    const asked = await change(owner, office, { roles: ['AMM', 'INF'], employment_percent: 40 })
    expect(asked.json()).toMatchObject({
      roles: ['AMM'],
      employment_percent: 40,
      waiting: { roles: ['AMM', 'INF'], made_by: 'Anna Titolare' },
    })
    expect((await office.call('GET', '/api/users/me')).json().business.roles).toEqual(['AMM'])
    const [grant] = await grants(nursing)
    expect(grant).toMatchObject({ of: 'collaboration', name: 'Anna Ufficio', mine_to_decide: true })
    expect((await decide(office, grant._id, true)).json()).toMatchObject({ code: 'second_person_needed' })
    expect((await decide(nursing, grant._id, false)).statusCode).toBe(200)
    expect(await fileOf(office)).toMatchObject({ roles: ['AMM'], waiting: null })
    await change(owner, office, { roles: ['AMM', 'INF'] })
    const [again] = await grants(nursing)
    expect((await decide(nursing, again._id, true)).statusCode).toBe(200)
    expect(await fileOf(office)).toMatchObject({ roles: ['AMM', 'INF'], waiting: null })
  })

  it.each<[string, () => [Caller, Caller], Role[], string]>([
    ['PROP to herself', () => [owner, owner], ['PROP', 'INF'], 'not_to_herself'],
    ['DS by PROP', () => [owner, nurse], ['INF', 'DS'], 'only_by_its_own'],
    ['PROP by DS', () => [nursing, nurse], ['INF', 'PROP'], 'only_by_its_own'],
    ['the office to herself', () => [office, office], ['AMM', 'PIA'], 'not_to_herself'],
  ])('%s is refused at the roles', async (_, who, roles, code) => {
    const [by, whom] = who()
    const answer = await change(by, whom, { roles })
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'roles', code }] })
  })

  it('the administration is taken over by herself, and the log says it', async () => {
    const answer = await change(nursing, nursing, { roles: ['DS', 'AMM'] })
    expect(answer.json()).toMatchObject({ roles: ['DS', 'AMM'], waiting: null })
    const { items } = (await nursing.call('GET', '/api/audit?limit=5')).json()
    expect(items).toContainEqual(
      expect.objectContaining({ action: 'permission_change', fields: expect.arrayContaining(['roles']) }),
    )
  })
})

describe('the end of a collaboration', () => {
  it('closes access with the next click, and keeps what was signed', async () => {
    const answer = await end(nursing, nurse)
    expect(answer.json()).toMatchObject({ end_date: '2026-11-20', ended_at: expect.any(String) })
    const me = await nurse.call('GET', '/api/users/me')
    expect(me.json()).toMatchObject({ business: null, permissions: [] })
    expect((await nurse.call('GET', '/api/contacts?type=doctor')).statusCode).toBeGreaterThanOrEqual(400)
    const current = (await nursing.call('GET', '/api/collaborators?limit=100')).json().items
    expect(current.map(({ userId }: { userId: Id }) => userId)).not.toContain(nurse._id)
    const again = await end(nursing, nurse)
    expect(again.statusCode).toBe(409)
  })

  it('never leaves a house without a nursing director, however it is asked', async () => {
    for (const attempt of [
      () => end(owner, nursing),
      () => change(nursing, nursing, { roles: ['AMM'] }),
      () => change(nursing, nursing, { end_date: '2027-01-01' }),
      () => change(nursing, nursing, { permissions: ['calendar.own'] }),
    ])
      expect((await attempt()).json()).toMatchObject({ status: 409, code: 'last_director' })
    await program.person(business, ['DS'])
    expect((await end(owner, nursing)).statusCode).toBe(200)
  })

  it('of one of two directors at once leaves the other', async () => {
    const second = await program.person(business, ['DS'])
    const files = [await fileOf(nursing), await fileOf(second)]
    const answers = await Promise.all(
      files.map(({ _id, version }) => owner.call('DELETE', `/api/collaborators/${_id}?version=${version}`)),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ])
  })

  it('of who grants is not for who may not grant', async () => {
    await program.person(business, ['DS'])
    expect((await end(office, nursing)).statusCode).toBe(403)
    expect((await end(nurse, office)).statusCode).toBe(403)
  })
})

describe('the directory', () => {
  it('finds persons and businesses that one works with, each with its own fields', async () => {
    const search = async (text: string) =>
      (await nurse.call('GET', `/api/directory/search?search=${encodeURIComponent(text)}`)).json()
    expect((await search('titol')).items).toMatchObject([
      {
        source: 'person',
        name: 'Anna Titolare',
        full_name: 'Anna Titolare',
        professions: ['nurse_diploma'],
        legal_form: null,
        business_type: null,
      },
    ])
    expect((await search('spitex')).items).toMatchObject([
      { source: 'Business', legal_form: null, business_type: null, professions: null },
    ])
    await program.person(await program.business(), ['INF'], { last_name: 'Straniera' })
    expect((await search('straniera')).items).toEqual([])
    expect((await search('')).total).toBe(5)
    await nurse.call('PATCH', '/api/users/me', { version: 1, bio: 'a'.repeat(80) })
    const [me] = (await search('infermiera')).items
    expect(me.bio).toBe(`${'a'.repeat(60)}…`)
  })
})
