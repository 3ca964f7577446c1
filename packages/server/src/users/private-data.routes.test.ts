import { completeAddress } from '@vicino/domain/people/address.ts'
import { nothingPrivate } from '@vicino/domain/users/private-data.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

const path = '/api/users/me/private_data'
const address = { street: 'Via Nassa', house_no: '12', zip: '6900', city: 'Lugano', canton: 'TI' as const }

let program: TestProgram
let business: string

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
})
afterAll(() => program.close())

const somebody = () => program.person(business, ['INF'])
const read = async (who: Caller) => (await who.call('GET', path)).json()
const write = (who: Caller, version: number, change: object) =>
  who.call('PATCH', path, { version, ...change })

it('is nothing until she writes it, and then what she wrote', async () => {
  const who = await somebody()
  expect(await read(who)).toEqual(nothingPrivate)
  const first = await write(who, 0, { address, religion: ' Cristiana ortodossa ' })
  expect(first.json()).toEqual({
    version: 1,
    address: completeAddress(address),
    nationality: null,
    religion: 'Cristiana ortodossa',
  })
  const second = await write(who, 1, { nationality: 'PT', religion: null })
  expect(second.json()).toEqual({
    version: 2,
    address: completeAddress(address),
    nationality: 'PT',
    religion: null,
  })
  expect(await read(who)).toEqual(second.json())
})

it('meets a 409 with what stands where another device was quicker, also with the first', async () => {
  const who = await somebody()
  const race = async (version: number) => {
    const answers = await Promise.all(['IT', 'CH'].map(nationality => write(who, version, { nationality })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const told = answers.find(({ statusCode }) => statusCode === 409)!.json()
    expect(told).toMatchObject({ code: 'stale', current: { version: version + 1 } })
  }
  await race(0)
  await race(1)
})

it('sent again is done once', async () => {
  const who = await somebody()
  const answers = [await write(who, 0, { nationality: 'IT' }), await write(who, 0, { nationality: 'IT' })]
  for (const answer of answers) expect(answer.json()).toMatchObject({ version: 1, nationality: 'IT' })
})

it.each<[object, number, string, string]>([
  [{ nationality: 'Italia' }, 422, 'nationality', 'bad_format'],
  [{ religion: '  ' }, 422, 'religion', 'required'],
  [{ religion: 'Budd\u202Eista' }, 422, 'religion', 'hidden_characters'],
  [{ address: { zip: '690' } }, 422, 'address.zip', 'bad_postal_code'],
  [{ address: 'Via Nassa' }, 400, 'address', 'wrong_type'],
  [{ user_id: 'x' }, 400, 'user_id', 'unknown_field'],
])('refuses %j', async (change, status, field, code) => {
  const answer = await write(await somebody(), 0, change)
  expect(answer.json()).toMatchObject({ status, errors: [{ path: field, code }] })
})

it('shows itself to nobody else, not to the direction and not to the database of her business', async () => {
  const who = await somebody()
  const director = await program.person(business, ['DS', 'PROP'])
  await write(who, 0, { address, nationality: 'PT', religion: 'Buddista' })
  expect(await read(director)).toEqual(nothingPrivate)
  const rowsOf = (person?: string) =>
    asTenant(
      program.database.app,
      { business, ...(person !== undefined && { person }) },
      tx => tx`select religion from private_data where user_id = ${who._id}`,
    )
  expect([...(await rowsOf(director._id))]).toEqual([])
  expect([...(await rowsOf())]).toEqual([])
  expect([...(await rowsOf(who._id))]).toEqual([{ religion: 'Buddista' }])
})

it('cannot be written for somebody else', async () => {
  const [who, other] = [await somebody(), await somebody()]
  const writing = asTenant(
    program.database.app,
    { business, person: who._id },
    tx => tx`insert into private_data ${tx({ user_id: other._id, version: 1, religion: 'Altro' })}`,
  )
  await expect(writing).rejects.toThrow(/row-level security/)
})

it('stands in the log of the business as a change, without saying of what', async () => {
  const who = await somebody()
  await write(who, 0, { religion: 'Buddista' })
  const rows = await asTenant(
    program.database.app,
    { business },
    tx => tx`select action, entity_type, entity_id, fields, reason from audit where actor_id = ${who._id}`,
  )
  expect([...rows]).toEqual([
    { action: 'update', entity_type: 'person', entity_id: who._id, fields: ['private_data'], reason: null },
  ])
})
