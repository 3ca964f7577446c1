import { type Role, roles } from '@vicino/domain/access/role.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

/**
 * The whole matrix walked over HTTP for one read and one write: every role to a dossier of her own visits and
 * teams, of nobody she knows, and of another business. What is expected is written down here once more, from
 * the table of roles, and not asked of the code.
 */
type Reach = 'all' | 'team' | 'assigned' | 'none'

const reading: Record<Role, Reach> = {
  PROP: 'none',
  DS: 'all',
  CE: 'team',
  INF: 'assigned',
  IND: 'all',
  OSS: 'assigned',
  AC: 'assigned',
  AUS: 'assigned',
  TER: 'assigned',
  MED: 'assigned',
  PIA: 'all',
  AMM: 'all',
  SYS: 'none',
  AUD: 'none',
}
const writing: Record<Role, Reach> = {
  ...reading,
  AC: 'none',
  AUS: 'none',
  TER: 'none',
  MED: 'none',
}

const standings = ['assigned', 'team', 'stranger', 'foreign', 'missing'] as const
type StandingCase = (typeof standings)[number]

const reached: Record<Reach, readonly StandingCase[]> = {
  all: ['assigned', 'team', 'stranger'],
  team: ['assigned', 'team'],
  assigned: ['assigned'],
  none: [],
}

const expected = (reach: Reach, standing: StandingCase): number => {
  if (reach === 'none') return 403
  return reached[reach].includes(standing) ? 200 : 404
}

let program: TestProgram
const people = new Map<Role, Caller>()
const dossiers = new Map<StandingCase, string>()

beforeAll(async () => {
  program = await testProgram()
  const business = await program.business()
  for (const standing of ['assigned', 'team', 'stranger'] as const)
    dossiers.set(standing, await program.dossier(business))
  dossiers.set('foreign', await program.dossier(await program.business()))
  dossiers.set('missing', newId())
  const team = newId()
  await asTenant(program.database.app, { business }, async tx => {
    await tx`insert into team ${tx({ business_id: business, _id: team, name: 'Équipe Nord' })}`
    const client = { business_id: business, team_id: team, dossier_id: dossiers.get('team')! }
    await tx`insert into team_client ${tx(client)}`
  })
  for (const { value } of roles) {
    const person = await program.person(business, [value])
    people.set(value, person)
    await program.assign(dossiers.get('assigned')!, person)
    await asTenant(program.database.app, { business }, async tx => {
      await tx`insert into team_member ${tx({ business_id: business, team_id: team, user_id: person._id })}`
    })
  }
})
afterAll(() => program.close())

const cases = roles.flatMap(({ value }) => standings.map(standing => [value, standing] as const))
const url = (standing: StandingCase) => `/api/dossiers/${dossiers.get(standing)!}/personal_data`

describe('the personal data of a client', () => {
  it.each(cases)('are read by %s, %s, as the matrix says', async (role, standing) => {
    const answer = await people.get(role)!.call('GET', url(standing))
    expect(answer.statusCode).toBe(expected(reading[role], standing))
  })

  it.each(cases)('are written by %s, %s, as the matrix says', async (role, standing) => {
    const read = await people.get('DS')!.call('GET', url(standing))
    const version = read.statusCode === 200 ? read.json().version : 1
    const body = { version, access_note: `Scritto da ${role}` }
    const answer = await people.get(role)!.call('PATCH', url(standing), body)
    expect(answer.statusCode).toBe(expected(writing[role], standing))
    if (answer.statusCode === 200) expect(answer.json()).toMatchObject({ ...body, version: version + 1 })
  })

  it('answer the same 404, byte for byte, for a forbidden, a foreign and a missing client', async () => {
    const unlike = (body: string) => body.replace(/"requestId":"[^"]*"/, '')
    const nurse = people.get('INF')!
    for (const call of [
      (standing: StandingCase) => nurse.call('GET', url(standing)),
      (standing: StandingCase) => nurse.call('PATCH', url(standing), { version: 1, access_note: '' }),
    ]) {
      const answers = await Promise.all((['stranger', 'foreign', 'missing'] as const).map(call))
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${unlike(body)}`)).size).toBe(1)
    }
  })

  it('can be withheld from one person', async () => {
    const business = people.get('DS')!.business
    const director = await program.person(business, ['DS'], { withheld: ['personal.write'] })
    const answer = await director.call('PATCH', url('stranger'), { version: 1, access_note: '' })
    expect(answer.json()).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await director.call('GET', url('stranger'))).statusCode).toBe(200)
  })

  it('close to somebody on the day after she has left', async () => {
    const business = people.get('DS')!.business
    const leaver = await program.person(business, ['DS'])
    await asTenant(program.database.app, { business }, async tx => {
      await tx`update collaboration set end_date = '2026-11-19' where user_id = ${leaver._id}`
    })
    expect((await leaver.call('GET', url('stranger'))).statusCode).toBe(403)
  })
})
