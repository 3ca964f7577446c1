import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '@vicino/domain/access/role.ts'
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
  // What the tests before wrote would be the numbers of others.
  await inTenant(async tx => tx`update dossier set avs = null, card_number = null`)
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
})
afterAll(() => program.close())

const inTenant = <T>(ask: Parameters<typeof asTenant<T>>[2]) =>
  asTenant(program.database.app, { business }, ask)
const personal = () => `/api/dossiers/${dossier}/personal_data`
const sanitary = () => `/api/dossiers/${dossier}/sanitary_data`
const write = (url: string, body: object, who = nurse) => who.call('PATCH', url, body)

describe('personal data', () => {
  it('change in the fields that were sent, and in no others', async () => {
    const before = (await nurse.call('GET', personal())).json()
    expect(before).toMatchObject({ version: 1, author: null, written_at: null })
    const answer = await write(personal(), {
      version: 1,
      phone: '+41 (0)79 123 45 67',
      address: { street: 'Via Nosedo', house_no: '4', zip: '6500', city: 'Bellinzona', canton: 'TI' },
      access_note: 'Citofono 3',
    })
    const expected = {
      ...before,
      version: 2,
      author: expect.objectContaining({ _id: nurse._id }),
      written_at: expect.any(String),
      phone: '+41791234567',
      address: {
        full_address: 'Via Nosedo 4, 6500 Bellinzona',
        street: 'Via Nosedo',
        house_no: '4',
        zip: '6500',
        city: 'Bellinzona',
        canton: 'TI',
        country: 'CH',
        coordinates: null,
      },
      access_note: 'Citofono 3',
    }
    expect(answer.json()).toEqual(expected)
    expect((await nurse.call('GET', personal())).json()).toEqual(expected)
    expect((await write(personal(), { version: 2, address: null, phone: null })).json()).toEqual({
      ...expected,
      version: 3,
      address: null,
      phone: null,
    })
  })

  it('show the AVS number to whoever may read what the insurer asks for, and to nobody else', async () => {
    await write(personal(), { version: 1, avs: '7569876543217' })
    const seenBy = async (role: 'OSS' | 'AC'): Promise<unknown> => {
      const person = await program.person(business, [role])
      await program.assign(dossier, person)
      return (await person.call('GET', personal())).json().avs
    }
    expect([await seenBy('OSS'), await seenBy('AC')]).toEqual(['7569876543217', null])
  })

  it('tell nationality and religion to whom the care may turn on them, and to others not even that they are known', async () => {
    const protectedData = { nationality: 'IT', religion: 'cattolica' }
    expect((await write(personal(), { version: 1, ...protectedData })).json()).toMatchObject(protectedData)
    const seenBy = async (role: Role): Promise<boolean[]> => {
      const person = await program.person(business, [role])
      await program.assign(dossier, person)
      const seen: object = (await person.call('GET', personal())).json()
      return ['nationality', 'religion'].map(field => field in seen)
    }
    for (const role of ['DS', 'INF'] as const) expect(await seenBy(role)).toEqual([true, true])
    for (const role of ['OSS', 'AC', 'AUS', 'TER', 'MED', 'PIA', 'AMM'] as const)
      expect(await seenBy(role), role).toEqual([false, false])
  })

  it('let nobody write nationality or religion who may not read them', async () => {
    const helper = await program.person(business, ['OSS'])
    await program.assign(dossier, helper)
    const answer = await write(personal(), { version: 1, phone: '091 123 45 67', religion: 'x' }, helper)
    expect(answer.json()).toMatchObject({ status: 403, errors: [{ path: 'religion', code: 'forbidden' }] })
    expect((await write(personal(), { version: 1, phone: '091 123 45 67' }, helper)).json()).toMatchObject({
      version: 2,
    })
    expect((await nurse.call('GET', personal())).json()).toMatchObject({ religion: null })
  })

  it('keep what stood there before, and by whom it was replaced', async () => {
    await write(personal(), { version: 1, last_name: 'Rossi' })
    await write(personal(), { version: 2, last_name: 'Verdi' })
    const kept = await inTenant(
      tx => tx`
        select version, held->>'last_name' as last_name, replaced_by->>'_id' as by from dossier_version
        where dossier_id = ${dossier} order by version`,
    )
    expect(kept).toEqual([
      { version: 1, last_name: 'Bernasconi', by: nurse._id },
      { version: 2, last_name: 'Rossi', by: nurse._id },
    ])
  })

  it('meet a 409 with the current data when somebody was quicker', async () => {
    const answers = await Promise.all(
      ['Rossi', 'Verdi', 'Neri', 'Galli'].map(last_name => write(personal(), { version: 1, last_name })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ])
    const stored = (await nurse.call('GET', personal())).json()
    const [late] = answers.filter(({ statusCode }) => statusCode === 409)
    expect(late!.json()).toMatchObject({ code: 'stale', current: stored })
  })

  it('are changed beside sanitary data that somebody saved meanwhile, and nothing of either is lost', async () => {
    await write(personal(), { version: 1, phone: '091 123 45 67' })
    const number = await write(sanitary(), { version: 1, avsNumber: '756.9217.0769.85' })
    expect(number.json()).toMatchObject({ version: 3, avsNumber: '7569217076985' })
    const mail = await write(personal(), { version: 1, email: 'luca@prova.test' })
    expect(mail.json()).toMatchObject({
      version: 4,
      avs: '7569217076985',
      phone: '+41911234567',
      email: 'luca@prova.test',
    })
    for (const [path, body] of [
      [personal(), { version: 1, phone: '091 765 43 21' }],
      [personal(), { version: 2, avs: '756.1234.5678.97' }],
      [sanitary(), { version: 2, without_avs: true, avsNumber: null }],
      [personal(), { version: 9, language: 'de' }],
    ] as const)
      expect((await write(path, body)).json(), JSON.stringify(body)).toMatchObject({ code: 'stale' })
    // What she saw last is written over.
    expect((await write(personal(), { version: 2, phone: '091 765 43 21' })).statusCode).toBe(200)
  })

  it('name the changed fields in the audit log, not what they hold', async () => {
    await write(personal(), { version: 1, phone: '091 123 45 67', access_note: 'Segreto' })
    const [row] = await inTenant(
      tx => tx`select entity_type, fields from audit where dossier_id = ${dossier} and action = 'update'`,
    )
    expect(row).toEqual({ entity_type: 'personal_data', fields: ['phone', 'access_note'] })
  })

  it.each<[string, object, number, string, string]>([
    ['a birth date in the future', { birthday: '2026-11-21' }, 422, 'birthday', 'birthday_in_future'],
    ['a birth date of long ago', { birthday: '1850-01-01' }, 422, 'birthday', 'birthday_too_early'],
    ['a name that hides a character', { first_name: 'Lu\u200Bca' }, 422, 'first_name', 'hidden_characters'],
    ['an empty name', { first_name: '' }, 422, 'first_name', 'required'],
    ['no name', { first_name: null }, 400, 'first_name', 'wrong_type'],
    ['a wrong postal code', { address: { zip: '69' } }, 422, 'address.zip', 'bad_postal_code'],
    ['another gender', { gender: 'x' }, 422, 'gender', 'not_an_option'],
    ['a number as text', { phone: 911234567 }, 400, 'phone', 'wrong_type'],
    ['an unknown canton', { address: { canton: 'XX' } }, 422, 'address.canton', 'not_an_option'],
    ['a country that is none', { nationality: 'Svizzera' }, 422, 'nationality', 'bad_format'],
    ['an empty religion', { religion: ' ' }, 422, 'religion', 'required'],
    ['an unknown field', { confession: 'x' }, 400, 'confession', 'unknown_field'],
    ['5,001 characters', { access_note: 'a'.repeat(5001) }, 422, 'access_note', 'too_long'],
  ])('refuse %s at the field', async (_, body, status, path, code) => {
    const answer = await write(personal(), { version: 1, ...body })
    expect(answer.json()).toMatchObject({ status, errors: [{ path, code }] })
  })
})

describe('sanitary data', () => {
  const numbers = {
    cardNumber: '80756 01509 00026 47590',
    avsNumber: '756.9217.0769.85',
    insuranceNumber: ' 123.456-78 ',
  }
  const stored = {
    cardNumber: '80756015090002647590',
    avsNumber: '7569217076985',
    insuranceNumber: '123.456-78',
  }

  it('are stored in one form, with the one AVS number of the personal data', async () => {
    const answer = await write(sanitary(), { version: 1, ...numbers })
    expect(answer.json()).toEqual({ dossierId: dossier, version: 2, ...stored, without_avs: false })
    expect((await nurse.call('GET', sanitary())).json()).toEqual(answer.json())
    expect((await nurse.call('GET', personal())).json()).toMatchObject({ version: 2, avs: '7569217076985' })
    await write(personal(), { version: 2, avs: '756.1234.5678.97' })
    expect((await nurse.call('GET', sanitary())).json()).toMatchObject({ avsNumber: '7561234567897' })
    const found = await nurse.call('GET', '/api/dossiers/all_dossiers?search=756.1234.5678')
    expect(found.json()).toMatchObject({ total: 1, items: [{ _id: dossier }] })
  })

  it('hold that somebody has no AVS number, until she gets one', async () => {
    const none = await write(sanitary(), { version: 1, without_avs: true })
    expect(none.json()).toMatchObject({ version: 2, avsNumber: null, without_avs: true })
    await write(personal(), { version: 2, avs: '756.1234.5678.97' })
    expect((await nurse.call('GET', sanitary())).json()).toMatchObject({
      avsNumber: '7561234567897',
      without_avs: false,
    })
    const refused = { status: 422, errors: [{ path: 'without_avs', code: 'avs_and_without' }] }
    expect((await write(sanitary(), { version: 3, without_avs: true })).json()).toMatchObject(refused)
    const both = { version: 3, without_avs: true, avsNumber: '756.9217.0769.85' }
    expect((await write(sanitary(), both)).json()).toMatchObject(refused)
    const instead = await write(sanitary(), { version: 3, without_avs: true, avsNumber: null })
    expect(instead.json()).toMatchObject({ version: 4, avsNumber: null, without_avs: true })
  })

  it('name their own fields in the audit log', async () => {
    await write(sanitary(), { version: 1, ...numbers })
    const [row] = await inTenant(
      tx => tx`select entity_type, fields from audit where dossier_id = ${dossier} and action = 'update'`,
    )
    expect(row).toEqual({ entity_type: 'sanitary_data', fields: Object.keys(numbers) })
  })

  it.each<[string, object, string, string]>([
    ['a card of 19 digits', { cardNumber: '80756 01509 00026 4759' }, 'cardNumber', 'bad_health_card'],
    ['a mistyped AVS number', { avsNumber: '756.9217.0769.86' }, 'avsNumber', 'bad_avs_check_digit'],
    ['five characters', { insuranceNumber: '12345' }, 'insuranceNumber', 'bad_insurance_number'],
  ])('refuse %s', async (_, body, path, code) => {
    const answer = await write(sanitary(), { version: 1, ...body })
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path, code }] })
  })

  it('are read by an OSS and written by none, and are closed to an assistant', async () => {
    const oss = await program.person(business, ['OSS'])
    const assistant = await program.person(business, ['AC'])
    for (const person of [oss, assistant]) await program.assign(dossier, person)
    expect((await oss.call('GET', sanitary())).statusCode).toBe(200)
    expect((await write(sanitary(), { version: 1, cardNumber: null }, oss)).statusCode).toBe(403)
    expect((await assistant.call('GET', sanitary())).statusCode).toBe(403)
  })
})

describe('a number that another dossier has', () => {
  const number = { avsNumber: '756.9217.0769.85' }
  const card = { cardNumber: '80756015090002647590' }
  const other = async (who: Caller): Promise<string> => {
    const _id = await program.dossier(business)
    await program.assign(_id, who)
    return _id
  }
  const writeAt = (id: string, body: object, who = nurse, data = 'sanitary_data') =>
    who.call('PATCH', `/api/dossiers/${id}/${data}`, { version: 1, ...body })

  it.each([
    ['avs', number, 'sanitary_data'],
    ['avs', { avs: '756.9217.0769.85' }, 'personal_data'],
    ['card', card, 'sanitary_data'],
  ] as const)('is stored all the same, and named: %s', async (reason, body, data) => {
    const first = await other(nurse)
    await writeAt(first, { ...number, ...card })
    const answer = await writeAt(dossier, body, nurse, data)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().duplicates).toContainEqual({
      reason,
      dossier: expect.objectContaining({ _id: first }),
    })
    const rows = await inTenant(
      async tx => tx`select action, dossier_id from audit where ${first} = any(dossier_ids)`,
    )
    expect(rows).toEqual([{ action: 'read', dossier_id: null }])
  })

  it('is named to nobody by the dossier that she may not see', async () => {
    const stranger = await program.person(business, ['INF'])
    const hidden = await other(stranger)
    await writeAt(hidden, { avsNumber: '756.1234.5678.97' }, stranger)
    const answer = await writeAt(dossier, { avsNumber: '756.1234.5678.97' })
    expect(answer.json().duplicates).toContainEqual({ reason: 'avs', dossier: null })
    expect(answer.body).not.toContain(hidden)
  })

  it('is not looked for where it is not written', async () => {
    await writeAt(await other(nurse), number)
    await writeAt(dossier, number)
    const later = await write(sanitary(), { version: 2, insuranceNumber: '123456' })
    expect(later.json()).not.toHaveProperty('duplicates')
  })
})
