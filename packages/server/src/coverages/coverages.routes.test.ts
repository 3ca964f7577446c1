import type { Role } from '@vicino/domain/access/role.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let nurse: Caller
let dossier: string
let coverages: string

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  nurse = await program.person(business, ['INF'])
})
beforeEach(async () => {
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  coverages = `/api/dossiers/${dossier}/coverages`
})
afterAll(() => program.close())

const basic = { law: 'kvg', from: '2026-01-01', insurer: 'Cassa di Prova' }
const create = (body: object = basic, who = nurse) => who.call('POST', coverages, body)
const change = (id: string, body: object, who = nurse) => who.call('PATCH', `${coverages}/${id}`, body)
const read = async (who = nurse) => (await who.call('GET', coverages)).json()
const written = async (body: object = basic) => (await create(body)).json()

describe('a coverage', () => {
  it('is signed, its numbers in one form, what nobody wrote as its law has it', async () => {
    const answer = await create({
      ...basic,
      card_number: '80756 01509 00026 47590',
      card_expiry: '2027-12-31',
      insured_number: ' 123.456 ',
      canton: 'TI',
      helplessness: 'medium',
      helplessness_since: '2025-03-01',
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      _id: expect.any(String),
      dossierId: dossier,
      version: 1,
      ...basic,
      until: null,
      contactId: null,
      insured_number: '123.456',
      card_number: '80756015090002647590',
      card_expiry: '2027-12-31',
      tiers: 'payant',
      treatment_reason: 'disease',
      case_number: null,
      case_date: null,
      canton: 'TI',
      guarantor: null,
      helplessness: 'medium',
      helplessness_since: '2025-03-01',
      note: '',
      struck_reason: null,
      author: expect.objectContaining({ _id: nurse._id, name: 'Anna Prova' }),
      created_at: '2026-11-20T09:00:00.000Z',
      written_at: '2026-11-20T09:00:00.000Z',
    })
    expect(await read()).toEqual([answer.json()])
    expect((await nurse.call('GET', `${coverages}/${answer.json()._id}`)).json()).toEqual(answer.json())
    const accident = await written({ law: 'uvg', from: '2026-03-01', insurer: 'Infortuni' })
    expect(accident).toMatchObject({ treatment_reason: 'accident', tiers: 'payant' })
    expect(await written({ law: 'private', from: '2026-03-01' })).toMatchObject({ tiers: 'garant' })
  })

  it('is written once, however often it is sent', async () => {
    const body = { ...basic, _id: newId() }
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(body)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 201,
    ])
    expect(await read()).toHaveLength(1)
  })

  it('gives way to the next one, and keeps what it was', async () => {
    const first = await written()
    const ended = await change(first._id, { version: 1, until: '2026-06-30' })
    expect(ended.json()).toMatchObject({ version: 2, until: '2026-06-30' })
    const next = await create({ ...basic, from: '2026-07-01', insurer: 'Altra cassa' })
    expect(next.statusCode).toBe(201)
    expect((await read()).map(({ insurer }: { insurer: string }) => insurer)).toEqual([
      'Altra cassa',
      'Cassa di Prova',
    ])
    const versions = (await nurse.call('GET', `${coverages}/${first._id}/versions`)).json()
    expect(versions.map(({ until }: { until: string | null }) => until)).toEqual(['2026-06-30', null])
  })

  it('holds beside no other of its law, of several writes at once only one', async () => {
    const answers = await Promise.all([1, 2, 3].map(at => create({ ...basic, insurer: `Cassa ${at}` })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422, 422])
    const late = answers.find(({ statusCode }) => statusCode === 422)!
    expect(late.json()).toMatchObject({ errors: [{ path: 'from', code: 'coverage_overlaps' }] })
  })

  it('is struck with a reason, and makes room for the right one', async () => {
    const { _id } = await written()
    expect((await change(_id, { version: 1, struck: { reason: 'x' } })).statusCode).toBe(422)
    const struck = await change(_id, { version: 1, struck: { reason: 'Cliente sbagliato' } })
    expect(struck.json()).toMatchObject({ version: 2, struck_reason: 'Cliente sbagliato' })
    const again = await change(_id, { version: 2, note: 'x' })
    expect(again.json()).toMatchObject({ status: 409, code: 'struck', current: struck.json() })
    expect((await create()).statusCode).toBe(201)
    expect((await read()).map(({ _id: id }: { _id: string }) => id).at(-1)).toBe(_id)
  })

  it('meets a 409 with what stands when somebody was quicker', async () => {
    const { _id } = await written()
    const answers = await Promise.all([1, 2, 3].map(at => change(_id, { version: 1, note: `Nota ${at}` })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const current = (await nurse.call('GET', `${coverages}/${_id}`)).json()
    expect(answers.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({
      code: 'stale',
      current,
    })
  })

  it('names an insurer of the contact book, and no other contact', async () => {
    const contact = async (type: string, company: string): Promise<string> =>
      (await nurse.call('POST', '/api/contacts/create_contact', { type, company })).json()._id
    const insurer = await contact('health_insurance', 'Cassa di Prova')
    expect(await written({ ...basic, contactId: insurer })).toMatchObject({ contactId: insurer })
    const pharmacy = await contact('pharmacy', 'Farmacia di Prova')
    for (const contactId of [pharmacy, newId()]) {
      const answer = await create({ ...basic, law: 'vvg', contactId })
      expect(answer.json()).toMatchObject({ errors: [{ path: 'contactId', code: 'not_an_option' }] })
    }
  })

  it('leaves in the audit log which fields were written, not what they hold', async () => {
    await written({ ...basic, note: 'Segreto' })
    const [row] = await asTenant(
      program.database.app,
      { business },
      tx => tx`select entity_type, fields from audit where dossier_id = ${dossier} and action = 'create'`,
    )
    expect(row).toEqual({ entity_type: 'coverage', fields: ['law', 'from', 'insurer', 'note'] })
  })

  it.each<[string, object, number, string, string]>([
    ['an unknown law', { law: 'ahv' }, 422, 'law', 'not_an_option'],
    ['no insurer', { insurer: null }, 422, 'insurer', 'required'],
    ['an end before its beginning', { until: '2025-01-01' }, 422, 'until', 'end_before_start'],
    ['half a card', { card_number: '80756 01509' }, 422, 'card_number', 'bad_health_card'],
    ['a short number', { insured_number: '12345' }, 422, 'insured_number', 'bad_insurance_number'],
    ['a day that is none', { case_date: '2026-02-30' }, 422, 'case_date', 'no_such_day'],
    ['an unknown canton', { canton: 'XX' }, 422, 'canton', 'not_an_option'],
    ['a case number of 36', { case_number: 'a'.repeat(36) }, 422, 'case_number', 'too_long'],
    ['an unknown field', { premium: 300 }, 400, 'premium', 'unknown_field'],
  ])('is refused with %s', async (_, more, status, path, code) => {
    const answer = await create({ ...basic, ...more })
    expect(answer.json()).toMatchObject({ status, errors: [{ path, code }] })
  })

  it('is read under the sanitary data and written by whoever writes them', async () => {
    const { _id } = await written()
    const statuses = async (role: Role): Promise<number[]> => {
      const person = await program.person(business, [role])
      await program.assign(dossier, person)
      return [
        (await person.call('GET', coverages)).statusCode,
        (await change(_id, { version: 99, note: 'x' }, person)).statusCode,
      ]
    }
    expect(await statuses('OSS')).toEqual([200, 403])
    expect(await statuses('AMM')).toEqual([200, 409])
    expect(await statuses('AC')).toEqual([403, 403])
    const foreign = await program.person(await program.business(), ['INF'])
    expect((await foreign.call('GET', coverages)).statusCode).toBe(404)
  })
})
