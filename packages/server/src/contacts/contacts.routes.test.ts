import type { ComparedContact } from '@vicino/domain/contacts/contacts.contract.ts'
import type { Contact } from '@vicino/domain/contacts/contact.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant, type Tx } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { listContacts } from './contact-list.store.ts'

let program: TestProgram
let business: string
let nurse: Caller

beforeAll(async () => {
  program = await testProgram()
})
beforeEach(async () => {
  business = await program.business()
  nurse = await program.person(business, ['INF'])
})
afterAll(() => program.close())

const inTenant = <T>(ask: Parameters<typeof asTenant<T>>[2]) =>
  asTenant(program.database.app, { business }, ask)

const pharmacy = { type: 'pharmacy', company: 'Farmacia del Sole' }
const create = (body: object, who = nurse) => who.call('POST', '/api/contacts/create_contact', body)
const created = async (body: object) => (await create(body)).json<ComparedContact>()
const list = async (query = '', who = nurse) =>
  (await who.call('GET', `/api/contacts${query}`)).json<ListPage<Contact>>()
const names = async (query = '') =>
  (await list(query)).items.map(({ company, last_name }) => company ?? last_name)
const change = (id: string, body: object, who = nurse) => who.call('PATCH', `/api/contacts/${id}`, body)

const whole = {
  type: 'health_insurance',
  company: 'Cassa Prova SA',
  first_name: 'Ada',
  last_name: "D'Angelo",
  address: { street: 'Via Nosedo 4', zip: '6500', city: 'Bellinzona', country: 'CH' },
  phone: '091 123 45 67',
  fax: '+39 02 1234 5678',
  email: 'info@cassa.example',
  website: 'https://cassa.example',
  gln_number: '7601 0000 0001 9',
  gln_insurer: '7601003000009',
  gln_recipient: '2005555555003',
  rcc_number: 's 1234.21',
  specialization: 'Assicurazione di base',
  insurance_type: 'kvg',
  insurer_number: 290,
}

describe('a contact', () => {
  it('is kept with every field, its numbers as they are stored', async () => {
    const answer = await create(whole)
    expect(answer.statusCode).toBe(201)
    const expected = {
      ...whole,
      _id: answer.json()._id,
      version: 1,
      removed_at: null,
      address: { ...whole.address, full_address: 'Via Nosedo 4, 6500 Bellinzona', coordinates: null },
      phone: '+41911234567',
      fax: '+390212345678',
      gln_number: '7601000000019',
      rcc_number: 'S123421',
      duplicates: [],
    }
    expect(answer.json()).toEqual(expected)
    expect((await nurse.call('GET', `/api/contacts/${expected._id}`)).json()).toEqual(expected)
  })

  it('is created once, however often it is sent', async () => {
    const body = { ...pharmacy, _id: newId() }
    expect((await create(body)).statusCode).toBe(201)
    expect((await create(body)).statusCode).toBe(200)
    expect((await create({ ...body, company: 'Altra' })).statusCode).toBe(409)
    expect((await list()).total).toBe(1)
  })

  it('is refused at the field that is wrong', async () => {
    expect(
      (await create({ ...pharmacy, gln_number: '7601000000018', email: '"a b"@x.example' })).json(),
    ).toMatchObject({
      status: 422,
      errors: expect.arrayContaining([
        expect.objectContaining({ path: 'gln_number', code: 'bad_gln_check_digit' }),
        expect.objectContaining({ path: 'email', code: 'bad_email' }),
      ]),
    })
    expect((await create({ type: 'pharmacy' })).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'company', code: 'required' }],
    })
    expect((await create({ type: 'doctor', last_name: 'a'.repeat(201) })).json()).toMatchObject({
      errors: [{ path: 'last_name', code: 'too_long' }],
    })
    expect((await create({ ...pharmacy, type: 'dentist' })).statusCode).toBe(422)
  })

  it('is changed over the version that was seen, and keeps what stood there', async () => {
    const { _id } = await created(pharmacy)
    expect(
      (await change(_id, { version: 1, phone: '0800 123 123', address: { city: 'Lugano' } })).json(),
    ).toMatchObject({
      version: 2,
      company: 'Farmacia del Sole',
      phone: '+41800123123',
      address: { city: 'Lugano', country: 'CH' },
    })
    expect((await change(_id, { version: 1, phone: null })).json()).toMatchObject({
      code: 'stale',
      current: {
        version: 2,
        phone: '+41800123123',
        author: { _id: expect.any(String), name: expect.any(String) },
      },
    })
    expect((await change(_id, { version: 2, company: null })).json()).toMatchObject({
      errors: [{ path: 'company', code: 'required' }],
    })
    expect((await change(_id, { version: 2, company: 'Farmacia della Luna' })).statusCode).toBe(200)
    expect(await names('?search=sole')).toEqual([])
    expect(await names('?search=lugano luna')).toEqual(['Farmacia della Luna'])
    const kept = await inTenant(
      tx => tx`
        select version, held->>'company' as company, replaced_by->>'_id' as by from contact_version
        where contact_id = ${_id} order by version`,
    )
    expect(kept).toEqual([
      { version: 1, company: 'Farmacia del Sole', by: nurse._id },
      { version: 2, company: 'Farmacia del Sole', by: nurse._id },
    ])
  })

  it('is changed by one of two who saw the same version', async () => {
    const { _id } = await created(pharmacy)
    const answers = await Promise.all(
      ['091 123 45 67', '091 123 45 68'].map(phone => change(_id, { version: 1, phone })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('is taken out of the book, and its name is free again', async () => {
    const { _id } = await created(pharmacy)
    expect((await nurse.call('DELETE', `/api/contacts/${_id}`)).statusCode).toBe(200)
    expect(await names()).toEqual([])
    expect(await names('?search=sole')).toEqual([])
    expect((await nurse.call('GET', `/api/contacts/${_id}`)).statusCode).toBe(404)
    expect((await change(_id, { version: 2, phone: null })).statusCode).toBe(404)
    expect((await created(pharmacy)).duplicates).toEqual([])
  })

  it('names those that may be the same, also once it was changed into one', async () => {
    const first = await created({ ...pharmacy, gln_number: '7601000000019' })
    const contact = { _id: first._id, name: 'Farmacia del Sole' }
    const second = await created({ type: 'pharmacy', company: 'Sole Del Farmacia' })
    expect(second.duplicates).toEqual([{ reason: 'name', contact }])
    const third = await created({ type: 'pharmacy', company: 'Altra' })
    expect(third.duplicates).toEqual([])
    expect((await change(third._id, { version: 1, gln_number: '7601000000019' })).json().duplicates).toEqual([
      { reason: 'gln_number', contact },
    ])
    expect((await created({ type: 'doctor', company: 'Farmacia del Sole' })).duplicates).toEqual([])
  })

  it('is read by every colleague, written by those who may, and never leaves its business', async () => {
    const { _id } = await created(pharmacy)
    const helper = await program.person(business, ['AC'])
    expect((await list('', helper)).total).toBe(1)
    expect((await create(pharmacy, helper)).statusCode).toBe(403)
    expect((await change(_id, { version: 1, phone: null }, helper)).statusCode).toBe(403)
    const elsewhere = await program.person(await program.business(), ['DS'])
    expect((await list('', elsewhere)).total).toBe(0)
    expect((await list('?search=sole', elsewhere)).total).toBe(0)
    expect((await elsewhere.call('GET', `/api/contacts/${_id}`)).statusCode).toBe(404)
    expect((await change(_id, { version: 1, phone: null }, elsewhere)).statusCode).toBe(404)
    expect((await elsewhere.call('DELETE', `/api/contacts/${_id}`)).statusCode).toBe(404)
  })
})

describe('the contact book', () => {
  it('is listed by name, each list apart, in pages', async () => {
    await created({ type: 'doctor', first_name: 'Elena', last_name: 'Ferrari' })
    await created({ type: 'doctor', first_name: 'Bruno', last_name: 'Àbate' })
    await created(pharmacy)
    expect(await names()).toEqual(['Àbate', 'Farmacia del Sole', 'Ferrari'])
    expect(await names('?type=doctor')).toEqual(['Àbate', 'Ferrari'])
    expect(await list('?limit=2&page=1')).toMatchObject({ total: 3, more: true })
    expect(await names('?limit=2&page=2')).toEqual(['Ferrari'])
    expect(await names('?search=fer elen')).toEqual(['Ferrari'])
    expect(await names('?type=pharmacy&search=fer')).toEqual([])
    expect(await names(`?search=${encodeURIComponent("'🙂")}`)).toEqual([])
  })

  it('of 10,000 costs the same statements as of one, and reads it by an index', async () => {
    await created(pharmacy)
    const queries = ['?type=doctor', '?type=doctor&search=fer', '?search=fer bell', '?page=3']
    const statements = async () => {
      // Whoever was away for a while is noted as back with her first call.
      await list()
      const counts: number[] = []
      for (const query of queries) counts.push(await program.statements(() => list(query)))
      return counts
    }
    const few = await statements()
    await inTenant(fillBook)
    // What was planned while the book was empty is planned anew, as it is in a book that grows.
    await program.database.owner`analyze contact`
    await inTenant(nameAll)
    await program.database.owner`analyze contact_beginning`
    expect(await statements()).toEqual(few)
    expect(await list('?type=doctor')).toMatchObject({ total: 1000, more: true })
    const first = { page: 1, limit: 10, search: '', type: 'doctor' } as const
    for (const filter of [first, { ...first, search: 'ferrari' }, { ...first, search: 'elena bell' }])
      expect(await rowsRead(filter)).toBeLessThan(6_000)
  })

  /** How many rows one page costs, with its count that stops at 1,000. */
  const rowsRead = (filter: Parameters<typeof listContacts>[1]) =>
    inTenant(async tx => {
      const before = await allRead(tx)
      expect((await listContacts(tx, filter)).items.length).toBe(10)
      return (await allRead(tx)) - before
    })

  const allRead = async (tx: Tx) => {
    const [read] = await tx<{ rows: number }[]>`
      select sum(seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables
      where relname like 'contact%'`
    return read!.rows
  }
})

/** 10,000 doctors as rows alone: writing each by its call would take minutes. */
const fillBook = (tx: Tx) => tx`
  insert into contact (business_id, _id, type, sort_name, last_name, created_by, created_at)
  select current_business(), _id, 'doctor', 'ferrari ' || at, 'Ferrari', _id, now()
  from unnest(${Array.from({ length: 10_000 }, newId)}::uuid[]) with ordinality as each (_id, at)`

/** All are found by their name, most by two words more. */
const nameAll = (tx: Tx) => tx`
  insert into contact_beginning (business_id, beginning, type, sort_name, contact_id)
  select c.business_id, beginning, c.type, c.sort_name, c._id
  from contact c, unnest(array['fer', 'ferrari', 'elena', 'bell']) beginning
  where c.type = 'doctor' and (beginning like 'fer%' or right(c.sort_name, 1) <> left(md5(beginning), 1))`
