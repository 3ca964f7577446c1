import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let office: Caller
let director: Caller

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  office = await program.person(business, ['AMM'])
  director = await program.person(business, ['DS'])
})
afterAll(() => program.close())

const unknown = '0192f0c1-0000-7000-8000-000000000001'
const agreement = {
  insurer: 'Cassa Prova',
  contactId: null,
  law: 'kvg',
  tiers: 'garant',
  contract: null,
  from: '2026-01-01',
}
const tariff = {
  law: 'kvg',
  letter: 'B',
  care_kind: 'ordinary',
  canton: 'TI',
  contract: null,
  tariff_type: '532',
  code: '53202',
  name: 'Esami e cure',
  hourly_rate: 6400,
  from: '2027-01-01',
}
const url = (of = business) => `/api/businesses/${of}/settings`
const read = async (who = office) => (await who.call('GET', url())).json()
const change = (body: object, who = office) => who.call('PATCH', url(), body)

describe('the settings of a business', () => {
  it('are empty before anybody wrote them, but for its name and how long dossiers are kept', async () => {
    expect(await read()).toMatchObject({
      businessId: business,
      version: 0,
      name: expect.stringMatching(/^Spitex/),
      iban: null,
      rcc: [],
      retention_years: 20,
      author: null,
    })
  })

  it('are written in any grouping and stand as one version', async () => {
    const answer = await change({
      version: 0,
      name: 'Spitex del Prato',
      legal_form: 'association',
      business_type: 'spitex_public_interest',
      address: { street: 'Via Prova', house_no: '7', zip: '6500', city: 'Bellinzona' },
      phone: '091 911 11 11',
      uid: 'CHE-109.322.551 IVA',
      iban: 'CH93 0076 2011 6238 5295 7',
      gln_number: '7601001234567',
      rcc: [{ canton: 'TI', rcc_number: 'n 1234.56', from: '2026-01-01' }],
      opening_hours: { mon: [{ from: '07:00', to: '12:00' }] },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({
      version: 1,
      uid: 'CHE109322551',
      iban: 'CH9300762011623852957',
      phone: '+41919111111',
      rcc: [{ canton: 'TI', rcc_number: 'N123456', from: '2026-01-01' }],
      address: { full_address: 'Via Prova 7, 6500 Bellinzona' },
      author: { name: expect.any(String) },
    })
    expect(await read()).toEqual(answer.json())
    const { name } = (await director.call('GET', `/api/businesses/spitex-${business}`)).json()
    expect(name).toBe('Spitex del Prato')
  })

  it('keep what a change does not name, and every version of before', async () => {
    expect((await change({ version: 1, iban: 'CH58 0079 1123 0008 8901 2' })).json()).toMatchObject({
      version: 2,
      iban: 'CH5800791123000889012',
      uid: 'CHE109322551',
    })
    const rows = await asTenant(
      program.database.app,
      { business },
      tx => tx<{ iban: string }[]>`select iban from business_settings order by version`,
    )
    expect(rows.map(({ iban }) => iban)).toEqual(['CH9300762011623852957', 'CH5800791123000889012'])
  })

  it.each([
    [{ iban: 'CH93 0076 2011 6238 5295 8' }, 'iban', 'bad_iban_check_digit'],
    [{ iban: 'DE89 3704 0044 0532 0130 00' }, 'iban', 'iban_abroad'],
    [{ uid: 'CHE-109.322.552' }, 'uid', 'bad_uid_check_digit'],
    [{ retention_years: 9 }, 'retention_years', 'too_small'],
    [{ payment_days: 0 }, 'payment_days', 'too_small'],
    [{ payment_days: 121 }, 'payment_days', 'too_big'],
    [{ reminder_days: 0 }, 'reminder_days', 'too_small'],
    [{ rcc: [{ canton: 'TI', rcc_number: '1234', from: '2026-01-01' }] }, 'rcc.0.rcc_number', 'bad_rcc'],
    [{ insurers: [{ ...agreement, contactId: unknown }] }, 'insurers.0.contactId', 'not_an_option'],
    [{ insurers: [{ ...agreement, law: 'private' }] }, 'insurers.0.law', 'not_an_option'],
    [{ insurers: [{ ...agreement, law: 'uvg' }] }, 'insurers.0.tiers', 'not_an_option'],
    [{ insurers: [{ ...agreement, contract: 'Nessuno' }] }, 'insurers.0.contract', 'not_an_option'],
    [{ insurers: [agreement, agreement] }, 'insurers', 'twice'],
    [{ tariffs: [{ ...tariff, letter: 'D' }] }, 'tariffs.0.letter', 'not_an_option'],
    [{ tariffs: [{ ...tariff, hourly_rate: 63.5 }] }, 'tariffs.0.hourly_rate', 'not_whole'],
    [{ tariffs: [tariff, { ...tariff, hourly_rate: 1 }] }, 'tariffs', 'twice'],
    [{ name: '' }, 'name', 'required'],
    [{ name: 'Spitex\ndel Prato' }, 'name', 'one_line'],
    [{ address: { street: 'Via\tProva', zip: '6500', city: 'Bellinzona' } }, 'address.street', 'one_line'],
    [{ address: { zip: '65', city: 'Bellinzona' } }, 'address.zip', 'bad_postal_code'],
    [{ logo: 'x' }, 'logo', 'unknown_field'],
  ])('refuse %j at its field', async (fields, path, code) => {
    const answer = await change({ version: 2, ...fields })
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ path, code }))
  })

  it('show what somebody else wrote meanwhile', async () => {
    expect((await change({ version: 1, phone: null })).json()).toMatchObject({
      status: 409,
      code: 'stale',
      current: { version: 2 },
    })
  })

  it('lose neither of two changes at once: one is written, the other is told', async () => {
    const both = await Promise.all([
      change({ version: 2, email: 'uno@spitex.test' }),
      change({ version: 2, email: 'due@spitex.test' }),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('are for whoever bills: read by the direction, written by the office, no thing of a nurse', async () => {
    expect((await director.call('GET', url())).statusCode).toBe(200)
    expect((await change({ version: 3, phone: null }, director)).statusCode).toBe(403)
    const nurse = await program.person(business, ['INF'])
    expect((await nurse.call('GET', url())).statusCode).toBe(403)
    const stranger = await program.person(await program.business(), ['PROP'])
    expect((await stranger.call('GET', url())).statusCode).toBe(404)
    expect((await change({ version: 3, phone: null }, stranger)).statusCode).toBe(404)
  })

  it('keep with whom it was agreed who pays, one of the contact book by its own name', async () => {
    const contact = await office.call('POST', '/api/contacts/create_contact', {
      type: 'health_insurance',
      company: 'Cassa Prova',
      insurance_type: 'kvg',
    })
    const insurers = [agreement, { ...agreement, law: 'vvg', contactId: contact.json()._id }]
    const { version } = await read()
    const answer = await change({ version, insurers })
    expect(answer.json(), answer.body).toMatchObject({ insurers })
    await office.call('DELETE', `/api/contacts/${contact.json()._id}`)
    const again = await change({ version: version + 1, insurers: insurers.toReversed() })
    expect(again.statusCode, 'who stood there before stays').toBe(200)
  })

  it('keep by which contract it is reckoned with an insurer, as long as a rate speaks of it', async () => {
    const { version } = await read()
    const tariffs = [{ ...tariff, contract: 'Convenzione Uno' }, tariff]
    const insurers = [{ ...agreement, contract: 'Convenzione Uno' }]
    const answer = await change({ version, insurers, tariffs })
    expect(answer.json(), answer.body).toMatchObject({ insurers, tariffs })
    const refused = await change({ version: version + 1, tariffs: [tariff] })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [expect.objectContaining({ path: 'insurers.0.contract', code: 'not_an_option' })],
    ])
    const unsaid = { ...agreement, contract: undefined }
    const { name: _name, ...unnamed } = tariff
    const later = await change({ version: version + 1, insurers: [unsaid], tariffs: [unnamed] })
    expect(later.json()).toMatchObject({ insurers: [{ contract: null }], tariffs: [{ name: null }] })
  })

  it('keep what an hour costs, each rate with its first day, and those of before', async () => {
    const { version } = await read()
    const tariffs = [tariff, { ...tariff, from: '2028-01-01', hourly_rate: 6550 }]
    expect((await change({ version, tariffs })).json()).toMatchObject({ tariffs })
    expect(await read()).toMatchObject({ tariffs })
  })
})
