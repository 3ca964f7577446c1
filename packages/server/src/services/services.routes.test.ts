import type { Service } from '@vicino/domain/services/service.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCatalogue } from '../db/catalogues.ts'
import { migrate } from '../db/migrate.ts'
import { asTenant } from '../db/tenant.ts'
import { insertFootBath } from '../testing/own-foot-bath.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let nurse: Caller
let elsewhere: Caller

beforeAll(async () => {
  program = await testProgram()
  nurse = await program.person(await program.business(), ['INF'])
  elsewhere = await program.person(await program.business(), ['INF'])
})
afterAll(() => program.close())

const list = async (query = 'limit=100', who = nurse) => {
  const answer = await who.call('GET', `/api/services?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as { items: Service[]; total: number; more: boolean }
}
const speaks = async (who: Caller, language: string) => {
  const answer = await who.call('PATCH', '/api/users/me', { version: 1, language })
  expect(answer.statusCode, answer.body).toBe(200)
}
const codes = (services: readonly Service[]) => services.map(({ code }) => code)

describe('the catalogue', () => {
  it('holds the 81 services by code, with what the law and the picker need of each', async () => {
    const { items, total, more } = await list()
    expect({ count: items.length, total, more }).toEqual({ count: 81, total: 81, more: false })
    expect(codes(items)).toEqual(codes(items).toSorted())
    expect(items.find(({ code }) => code === '5002.340')).toMatchObject({
      group: '5002',
      letter: 'B',
      group_name: 'Esami e cure',
      category: 'Ferite e stomie',
      name: 'Medicazione semplice',
      duration: 15,
      frequency: 3,
      period: 7,
      order_required: true,
      min_qualification: 'OSS',
      opre_ref: 'b.10',
      avatar: 'wound',
      comment: '',
      valid_from: '2024-07-01',
      valid_to: null,
    })
    expect(items.find(({ code }) => code === '5001.010')).toMatchObject({ period: null, letter: 'A' })
  })

  it('asks a medical order for letter B and for no other', async () => {
    const { items } = await list()
    for (const { letter, order_required } of items) expect(order_required).toBe(letter === 'B')
  })

  it('counts minutes in fives, at most an hour, for each service', async () => {
    for (const { duration } of (await list()).items) expect([duration % 5, duration <= 60]).toEqual([0, true])
  })

  it('speaks four languages, every word of every file', () => {
    for (const table of ['service_group', 'service_category', 'service'] as const) {
      const { columns, rows } = readCatalogue(table)
      for (const row of rows)
        for (const column of columns.filter(name => name.startsWith('name_')))
          expect(row[column], `${table} ${row[columns[0]!]} ${column}`).toBeTruthy()
    }
  })

  it('is answered in the language of who asks', async () => {
    const speaker = await program.person(nurse.business, ['INF'])
    await speaks(speaker, 'de')
    const [service] = (await list('search=5002.340', speaker)).items
    expect(service).toMatchObject({ name: 'Einfacher Verbandwechsel', category: 'Wunden und Stomata' })
  })

  it('stays as it is when the program starts again', async () => {
    const before = await list()
    await migrate(program.database.owner)
    expect(await list()).toEqual(before)
  })

  it('takes back what was changed beside the file', async () => {
    await program.database.owner`update service set duration = 55 where code = '5002.340'`
    await migrate(program.database.owner)
    expect((await list('search=5002.340')).items[0]).toMatchObject({ duration: 15 })
  })
})

describe('a search', () => {
  it.each([
    ['search=catetere', ['5001.110', '5002.140', '5002.150', '5002.170']],
    ['search=CATETERE+sovra', ['5002.170']],
    ['group=5001&search=catetere', ['5001.110']],
    ['search=5003.01', ['5003.010']],
    ['group=9999', []],
  ])('%s', async (query, expected) => {
    const found = codes((await list(`limit=100&${query}`)).items)
    expect(found.slice(0, expected.length)).toEqual(expected)
    if (expected.length < 4) expect(found).toHaveLength(expected.length)
  })

  it('is paged, ten at a time', async () => {
    const [first, second] = [await list('group=5003'), await list('group=5003&page=2')]
    expect([first.items.length, first.total, first.more]).toEqual([10, 19, true])
    expect([second.items.length, second.more]).toEqual([9, false])
    expect(new Set(codes([...first.items, ...second.items])).size).toBe(19)
  })

  it('refuses what is no page', async () => {
    expect((await nurse.call('GET', '/api/services?limit=101')).statusCode).toBe(422)
    expect((await nurse.call('GET', '/api/services?date=2026-02-30')).statusCode).toBe(422)
  })
})

describe("a business's own services", () => {
  const own = (business: string, changed: object) =>
    insertFootBath(program, business, { code: '5003.900', ...changed })

  it('are seen there and nowhere else, in their own words where nobody translated them', async () => {
    await own(nurse.business, {})
    const speaker = await program.person(nurse.business, ['INF'])
    await speaks(speaker, 'fr')
    expect((await list('search=5003.900', speaker)).items).toMatchObject([
      { name: 'Bagno ai piedi', category: 'Hygiène', letter: 'C' },
    ])
    expect((await list('search=5003.900', elsewhere)).items).toEqual([])
  })

  it('stand in the place of a common one under its code', async () => {
    await own(nurse.business, { code: '5003.040', name_it: 'Igiene parziale breve', duration: 15 })
    expect((await list('search=5003.040')).items).toMatchObject([{ duration: 15 }])
    expect((await list('search=5003.040', elsewhere)).items).toMatchObject([{ duration: 25 }])
  })

  it('hold from their first day to their last', async () => {
    await own(nurse.business, { code: '5003.910', valid_from: '2026-03-01', valid_to: '2026-03-31' })
    const found = async (date: string) => (await list(`search=5003.910&date=${date}`)).items.length
    expect(await Promise.all(['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map(found))).toEqual([
      0, 1, 1, 0,
    ])
  })

  it('leave the common ones alone: no request writes a row that is everybody’s', async () => {
    const { app } = program.database
    const common = {
      code: '5003.999',
      category_code: 'hygiene',
      name_it: 'Di tutti',
      duration: 10,
      frequency: 1,
    }
    const row = {
      _id: newId(),
      ...common,
      order_required: false,
      min_qualification: 'CRS',
      valid_from: '2026-01-01',
    }
    await expect(
      asTenant(app, { business: nurse.business }, tx => tx`insert into service ${tx(row)}`),
    ).rejects.toMatchObject({ code: '42501' })
    const changed = await asTenant(
      app,
      { business: nurse.business },
      tx => tx`update service set name_it = 'Altro' where code = '5002.340'`,
    )
    expect(changed.count).toBe(0)
  })
})
