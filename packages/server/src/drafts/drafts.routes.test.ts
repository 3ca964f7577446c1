import { draftMaxLength } from '@vicino/domain/drafts/draft.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant, transaction } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { purgeDrafts } from './drafts.store.ts'

let program: TestProgram
let nurse: Caller
let colleague: Caller

beforeAll(async () => {
  program = await testProgram()
  const business = await program.business()
  nurse = await program.person(business, ['INF'])
  colleague = await program.person(business, ['DS'])
})
afterAll(() => program.close())

const at = (key: string) => `/api/users/me/drafts/${key}`
const put = (key: string, value: unknown, who = nurse) => who.call('PUT', at(key), { value })
const get = async (key: string, who = nurse) => (await who.call('GET', at(key))).json()

describe('a draft', () => {
  it('is kept as it was typed, and replaced by the next', async () => {
    const value = { name: "D'Afalgan «500» 🔑", doses: [0.5, null, { evening: 1 }], reserve: false }
    expect((await put('drug.new.1', value)).json()).toEqual({ value, saved_at: '2026-11-20T09:00:00.000Z' })
    expect(await get('drug.new.1')).toEqual({ value, saved_at: '2026-11-20T09:00:00.000Z' })
    await put('drug.new.1', { name: 'altro' })
    expect(await get('drug.new.1')).toMatchObject({ value: { name: 'altro' } })
    expect(await get('drug.new.2')).toBeNull()
  })

  it('that was typed earlier never takes the place of one typed later, in whatever order they arrive', async () => {
    const instant = (seconds: number) => `2026-11-20T08:59:${String(seconds).padStart(2, '0')}.000Z`
    const typed = (text: string, seconds: number) =>
      nurse.call('PUT', at('order'), { value: { text }, typed_at: instant(seconds) })
    expect((await typed('uno', 10)).statusCode).toBe(200)
    expect((await typed('tre', 30)).statusCode).toBe(200)
    expect((await typed('due', 20)).json()).toMatchObject({ status: 409, code: 'draft_overtaken' })
    expect(await get('order')).toMatchObject({ value: { text: 'tre' } })
    expect((await typed('tre', 30)).statusCode).toBe(200)
  })

  it('takes only what has changed, over the one that it was typed over and no other', async () => {
    const [first, second, third] = [0, 1, 2].map(digit => `2026-11-20T08:59:0${digit}.000Z`)
    const change = (over: unknown[], changes: object[], typed_at = third) =>
      nurse.call('PATCH', at('changes'), { over, typed_at, changes })
    const changes = [{ path: ['notes', 1], value: 'due' }, { path: ['old'] }]
    expect((await change([first], changes)).json()).toMatchObject({ code: 'draft_overtaken' })
    await nurse.call('PUT', at('changes'), { value: { notes: ['uno'], old: 1 }, typed_at: first })
    expect((await change([second], changes)).json()).toMatchObject({ code: 'draft_overtaken' })
    expect((await change([second, first], changes)).json()).toMatchObject({
      value: { notes: ['uno', 'due'] },
    })
    expect(await get('changes')).toMatchObject({ value: { notes: ['uno', 'due'] } })
    expect((await change([third], [{ path: ['gone', 'x'], value: 1 }])).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'value', code: 'wrong_type' }],
    })
    expect((await change([third], changes, second)).json()).toMatchObject({ code: 'draft_overtaken' })
  })

  it('is dropped, once or twice', async () => {
    await put('gone', {})
    for (const status of [200, 200]) expect((await nurse.call('DELETE', at('gone'))).statusCode).toBe(status)
    expect(await get('gone')).toBeNull()
  })

  it("is the person's alone, and of the business she works in", async () => {
    await put('private', { mine: true })
    expect(await get('private', colleague)).toBeNull()
    await put('private', { mine: false }, colleague)
    await colleague.call('DELETE', at('private'))
    expect(await get('private')).toMatchObject({ value: { mine: true } })
    const other = await program.business()
    await asTenant(program.database.app, { business: nurse.business, person: nurse._id }, async tx => {
      await tx`update auth.session set "activeBusinessId" = ${other} where "userId" = ${nurse._id}`
    })
    expect((await nurse.call('GET', at('private'))).statusCode).toBe(403)
    await asTenant(program.database.app, { business: nurse.business }, async tx => {
      await tx`update auth.session set "activeBusinessId" = ${nurse.business} where "userId" = ${nurse._id}`
    })
  })

  it('is named in the list of its forms to who wrote it, without what it holds', async () => {
    await put('anamnesis.1.pain', { secret: 1 })
    await put('anamnesis.1.nutrition', {})
    await put('anamnesis.12.pain', {})
    const list = async (who: Caller, prefix: string) =>
      (await who.call('GET', `/api/users/me/drafts?prefix=${prefix}`)).json()
    const saved_at = '2026-11-20T09:00:00.000Z'
    expect(await list(nurse, 'anamnesis.1.')).toEqual([
      { key: 'anamnesis.1.nutrition', saved_at },
      { key: 'anamnesis.1.pain', saved_at },
    ])
    expect(await list(colleague, 'anamnesis.1.')).toEqual([])
    expect(await list(nurse, '%25')).toMatchObject({ status: 422, errors: [{ path: 'prefix' }] })
  })

  it('leaves nothing in the audit log', async () => {
    const who = await program.person(nurse.business, ['OSS'])
    await put('quiet', { text: 'riservato' }, who)
    await get('quiet', who)
    await who.call('DELETE', at('quiet'))
    const rows = await asTenant(
      program.database.app,
      { business: nurse.business },
      tx => tx`select _id from audit where actor_id = ${who._id}`,
    )
    expect(rows).toEqual([])
  })

  it.each<[string, unknown, number, string]>([
    ['no object', [], 400, 'wrong_type'],
    ['text', 'x', 400, 'wrong_type'],
    ['nothing', null, 400, 'wrong_type'],
    ['too long', { a: 'x'.repeat(draftMaxLength) }, 422, 'too_long'],
    ['too deep', { a: JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`) }, 422, 'too_big'],
    ['a long list', { a: Array.from({ length: 300_000 }, () => 0) }, 422, 'too_long'],
  ])('that is %s is refused', async (_, value, status, code) => {
    expect((await put('refused', value)).json()).toMatchObject({ status, errors: [{ path: 'value', code }] })
  })

  it.each([
    ['too deep for the stack', `{"value":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`],
    ['a key twice', '{"value":{"a":1,"a":2}}'],
    ['__proto__ inside', '{"value":{"a":{"__proto__":{"b":1}}}}'],
    ['NUL inside', '{"value":{"a":"\\u0000"}}'],
    ['a lone surrogate inside', '{"value":{"\\ud800":1}}'],
  ])('with %s is malformed', async (_, payload) => {
    const headers = { origin: 'http://localhost:8080', 'content-type': 'application/json' }
    const answer = await nurse.send({ method: 'PUT', url: at('spoilt'), headers, payload })
    expect(answer.json()).toMatchObject({ status: 400 })
  })

  it.each(['a/b', '', 'à', 'a'.repeat(201), '..%2f..%2fsecret'])('has no key %j', async key => {
    expect((await nurse.call('GET', at(key))).statusCode).toBe(404)
  })
})

describe('the purge', () => {
  it('takes the drafts of everybody that are older than thirty days, and no others', async () => {
    await put('fresh', {})
    await put('old', {})
    await put('old', {}, colleague)
    for (const { business, _id: person } of [nurse, colleague])
      await asTenant(program.database.app, { business, person }, async tx => {
        await tx`update draft set saved_at = now() - interval '29 days 23 hours' where key = 'fresh'`
        await tx`update draft set saved_at = now() - interval '30 days 1 hour' where key = 'old'`
      })
    await transaction(program.database.app, async tx => void (await purgeDrafts(tx)))
    expect(await get('old')).toBeNull()
    expect(await get('old', colleague)).toBeNull()
    expect(await get('fresh')).not.toBeNull()
  })
})
