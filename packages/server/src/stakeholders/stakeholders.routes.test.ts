import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let nurse: Caller
let dossier: string

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  nurse = await program.person(business, ['INF'])
})
beforeEach(async () => {
  program.setNow('2026-11-20T09:00:00.000Z')
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
})
afterAll(() => program.close())

const url = () => `/api/dossiers/${dossier}/stakeholders`
const add = (userId: string, more: object = {}, who = nurse) => who.call('POST', url(), { userId, ...more })
const remove = (userId: string, who = nurse) => who.call('DELETE', `${url()}/${userId}`)
const team = async () => (await nurse.call('GET', url())).json()
const opens = async (who: Caller) => (await who.call('GET', `/api/dossiers/${dossier}`)).statusCode

describe('the team of a dossier', () => {
  it('takes a collaborator in, with what she is, and the dossier opens to her', async () => {
    const oss = await program.person(business, ['OSS'], { last_name: 'Aeschbacher' })
    expect(await opens(oss)).toBe(404)
    const answer = await add(oss._id)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      _id: oss._id,
      name: 'Anna Aeschbacher',
      role: 'nurse_diploma',
      avatar: null,
      since: '2026-11-20',
      until: null,
    })
    expect((await team()).map(({ _id }: { _id: string }) => _id)).toEqual([oss._id, nurse._id])
    expect(await opens(oss)).toBe(200)
  })

  it.each([
    ['Drug', ['INF', 'OSS']],
    ['Performance', ['INF', 'OSS']],
    ['Anamnesis', ['INF', 'OSS']],
  ])('names for %s those alone who may read it, and never who asks', async (kind, readers) => {
    const people = await Promise.all(
      (['INF', 'OSS', 'PIA', 'AMM'] as const).map(async role => {
        const person = await program.person(business, [role])
        await program.assign(dossier, person)
        return { role, _id: person._id }
      }),
    )
    const named = (await nurse.call('GET', `${url()}?namedFor=${kind}`)).json() as { _id: string }[]
    expect(named).toHaveLength(readers.length)
    const offered = people.filter(({ _id }) => named.some(person => person._id === _id))
    expect(offered.map(({ role }) => role)).toEqual(readers)
    for (const { role, _id } of people) {
      const answer = await nurse.call('POST', `/api/dossiers/${dossier}/clinical_parameters/create`, {
        hr: 70,
        handover: true,
        handover_to: _id,
      })
      expect([role, answer.statusCode]).toEqual([role, readers.includes(role) ? 201 : 422])
    }
  })

  it('lets somebody go at once, also on her first day, and keeps that she was there', async () => {
    const oss = await program.person(business, ['OSS'])
    await add(oss._id)
    expect((await remove(oss._id)).statusCode).toBe(200)
    expect(await opens(oss)).toBe(404)
    expect((await remove(oss._id)).statusCode).toBe(204)
    const colleague = await program.person(business, ['INF'])
    await program.assign(dossier, colleague)
    expect((await remove(oss._id, colleague)).statusCode).toBe(404)
    program.setNow('2026-11-25T09:00:00.000Z')
    expect((await add(oss._id)).json()).toMatchObject({ since: '2026-11-20', until: null })
  })

  it('closes by itself after the last day', async () => {
    const doctor = await program.person(business, ['MED'])
    expect((await add(doctor._id, { until: '2026-11-22' })).statusCode).toBe(201)
    program.setNow('2026-11-22T22:00:00.000Z')
    expect(await opens(doctor)).toBe(200)
    program.setNow('2026-11-22T23:30:00.000Z')
    expect(await opens(doctor)).toBe(404)
  })

  it('invites a doctor and a therapist only for a time', async () => {
    for (const role of ['MED', 'TER'] as const) {
      const invited = await program.person(business, [role])
      expect((await add(invited._id)).json()).toMatchObject({
        status: 422,
        errors: [{ path: 'until', code: 'required' }],
      })
    }
  })

  it('takes nobody who does not work in the business today', async () => {
    const elsewhere = await program.person(await program.business(), ['INF'])
    const gone = await program.person(business, ['INF'])
    await asTenant(program.database.app, { business }, async tx => {
      await tx`update collaboration set end_date = '2026-11-19' where user_id = ${gone._id}`
    })
    for (const userId of [elsewhere._id, gone._id, newId()])
      expect((await add(userId)).json()).toMatchObject({
        status: 422,
        errors: [{ path: 'userId', code: 'not_an_option' }],
      })
    const past = await program.person(business, ['OSS'])
    expect((await add(past._id, { until: '2026-11-19' })).json()).toMatchObject({
      errors: [{ path: 'until', code: 'end_before_start' }],
    })
  })

  it('takes nobody whose work is in the office', async () => {
    for (const role of ['PIA', 'AMM', 'PROP', 'AUD'] as const) {
      const office = await program.person(business, [role])
      expect((await add(office._id)).json()).toMatchObject({
        status: 422,
        errors: [{ path: 'userId', code: 'not_an_option' }],
      })
    }
  })

  it('keeps what stood before each change, with who changed it', async () => {
    const oss = await program.person(business, ['OSS'])
    await add(oss._id)
    await add(oss._id, { until: '2026-12-31' })
    await remove(oss._id)
    const kept = await program.asOwner(
      business,
      tx => tx`
      select since, until, replaced_by ->> '_id' as by from stakeholder_version
      where dossier_id = ${dossier} and user_id = ${oss._id} order by replaced_at, until nulls first`,
    )
    expect(kept).toEqual([
      { since: '2026-11-20', until: null, by: nurse._id },
      { since: '2026-11-20', until: '2026-12-31', by: nurse._id },
    ])
  })

  it('no longer names who has left the business', async () => {
    const gone = await program.person(business, ['INF'])
    await add(gone._id)
    await asTenant(program.database.app, { business }, async tx => {
      await tx`update collaboration set ended_at = now() where user_id = ${gone._id}`
    })
    expect((await team()).map(({ _id }: { _id: string }) => _id)).toEqual([nurse._id])
  })

  it('is changed once, however often it is sent', async () => {
    const oss = await program.person(business, ['OSS'])
    const _id = newId()
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(oss._id, { _id })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      ...Array(19).fill(200),
      201,
    ])
    expect((await team()).length).toBe(2)
  })

  it('is changed only by those who may, and it is written down as a change of rights', async () => {
    const oss = await program.person(business, ['OSS'])
    await add(oss._id)
    expect((await add(nurse._id, {}, oss)).statusCode).toBe(403)
    expect((await remove(nurse._id, oss)).statusCode).toBe(403)
    const rows = await asTenant(
      program.database.app,
      { business },
      tx => tx`
        select actor_id, entity_id, result from audit
        where dossier_id = ${dossier} and action = 'permission_change' order by _id`,
    )
    expect(rows).toEqual([
      { actor_id: nurse._id, entity_id: oss._id, result: 'ok' },
      { actor_id: oss._id, entity_id: dossier, result: 'denied' },
      { actor_id: oss._id, entity_id: nurse._id, result: 'denied' },
    ])
  })
})
