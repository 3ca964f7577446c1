import { matrix } from '@vicino/domain/access/matrix.ts'
import { holds, scopesOf } from '@vicino/domain/access/permits.ts'
import { type Role, roles } from '@vicino/domain/access/role.ts'
import { contract } from '@vicino/domain/contract.ts'
import { type Endpoint, fillPath, needOf as need, paramNames } from '@vicino/domain/wire/endpoint.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { testConfig } from '../testing/config.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

/**
 * Walks every call of the contract through everything that may be wrong with a request. A new endpoint is in
 * it without a line written here.
 */
const endpoints = Object.entries<Endpoint>(contract)
// A form is no JSON: what may be wrong with one is tested beside its route.
const withBody = endpoints.filter(([, endpoint]) => endpoint.body && !endpoint.form)
const open = new Set(['signed_in', 'anyone'])
const gated = endpoints.filter(([, endpoint]) => !open.has(endpoint.permission))
const onDossier = gated.filter(([, endpoint]) => endpoint.path.includes('{dossierId}'))
const reading = endpoints.filter(([, endpoint]) => endpoint.method === 'GET')

let program: TestProgram
let dossier: string
let foreignDossier: string
const people = new Map<Role, Caller>()

beforeAll(async () => {
  program = await testProgram()
  const business = await program.business()
  dossier = await program.dossier(business)
  foreignDossier = await program.dossier(await program.business())
  for (const { value } of roles) {
    const person = await program.person(business, [value])
    await program.assign(dossier, person)
    people.set(value, person)
  }
})
afterAll(() => program.close())

/** Somebody whom the permission lets through to the dossier; none is needed where being signed in is enough. */
function entitled({ permission, ...endpoint }: Endpoint): Caller {
  const role = roles.find(({ value }) => {
    if (permission === 'signed_in' || permission === 'anyone') return value === 'DS'
    const scopes = scopesOf({ roles: [value], withheld: [] }, permission, need(endpoint))
    return scopes.some(scope => scope !== 'log' && scope !== 'dlg')
  })
  return people.get(role!.value)!
}

/** The address of a call on the test's dossier; every other id names nothing, days and words are plausible. */
const address = (endpoint: Endpoint, dossierId = dossier) =>
  fillPath(
    endpoint.path,
    Object.fromEntries(
      paramNames(endpoint.path).map(name => [
        name,
        name === 'dossierId'
          ? dossierId
          : endpoint.params?.[name]
            ? sampleOf(endpoint.params[name])
            : newId(),
      ]),
    ),
  )

const samples = ['2026-11-20', 'qualcosa', 'pain', 'pharmacy', '1', 'a'.repeat(32), 'a'.repeat(43), newId()]
const sampleOf = (schema: z.ZodMiniType) => samples.find(sample => schema.safeParse(sample).success)!

type JsonSchema = {
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  $defs?: Record<string, JsonSchema>
  $ref?: string
  type?: string | string[]
}

/** The fields of a body by name, with the JSON types that each accepts. */
function fieldsOf(endpoint: Endpoint): [string, Set<string | undefined>][] {
  const schema = z.toJSONSchema(endpoint.body!, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return Object.entries(schema.properties ?? {}).map(([name, field]) => [name, typesOf(field)])
}

const typesOf = (schema: JsonSchema): Set<string | undefined> =>
  new Set(
    [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(part =>
      part.anyOf || part.oneOf ? [] : [part.type].flat(),
    ),
  )

/** Where a body may hold a text, one value for each place: every branch of a union, the first of a list. */
function textPlaces(schema: JsonSchema, definitions = schema.$defs ?? {}): Place[] {
  const { $ref } = schema
  if ($ref) return textPlaces(definitions[$ref.split('/').at(-1)!]!, definitions)
  const inside = (name: string, inner: JsonSchema, around: (value: unknown) => unknown): Place[] =>
    textPlaces(inner, definitions).map(({ path, value }) => ({ path: [name, ...path], value: around(value) }))
  return [
    ...(takesText(schema) ? [{ path: [], value: hidden }] : []),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap(parts =>
      (parts ?? []).flatMap(part => textPlaces(part, definitions)),
    ),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      inside(name, field, value => ({ [name]: value })),
    ),
    ...(schema.items ? inside('0', schema.items, value => [value]) : []),
    ...(typeof schema.additionalProperties === 'object'
      ? inside('key', schema.additionalProperties, value => ({ key: value }))
      : []),
  ]
}

/** A text, or whatever is sent: what a schema leaves open may be a text. */
const takesText = (schema: JsonSchema) =>
  [schema.type].flat().includes('string') || Object.keys(schema).every(key => key === '$schema')

type Place = { path: string[]; value: unknown }
const hidden = 'Aspirina \u202Egm 01'

/** The places of a body that must refuse a hidden character, each once. */
function refusingPlaces({ body, asTyped = [] }: Endpoint): [string, unknown][] {
  const schema = z.toJSONSchema(body!, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const places = textPlaces(schema).filter(({ path }) => !asTyped.includes(path[0]!))
  return [...new Map(places.map(({ path, value }) => [path.join('.'), value]))]
}

/** Fields that are sent together: so many stay under the limit of a body even where each is a long text. */
const most = 8
const atOnce = (fields: readonly string[]): string[][] =>
  fields.length === 0 ? [] : [fields.slice(0, most), ...atOnce(fields.slice(most))]

const allOf = (fields: readonly string[], value: unknown) =>
  Object.fromEntries(fields.map(field => [field, value]))

const unlike = (body: string) => body.replace(/"requestId":"[^"]*"/, '')

/** Sends a body as it is written, with headers that a test may spoil. */
const sendRaw = (endpoint: Endpoint, payload: string | Buffer, headers: Record<string, string> = {}) =>
  entitled(endpoint).send({
    method: endpoint.method,
    url: address(endpoint),
    payload,
    headers: { origin: testConfig.publicUrl, 'content-type': 'application/json', ...headers },
  })

describe.each(endpoints)('%s', (_, endpoint) => {
  it('names a permission of the matrix, asks for a session, or is a way in', () => {
    expect([...open, ...Object.keys(matrix)]).toContain(endpoint.permission)
  })

  it('is 401 without a session', async () => {
    if (endpoint.permission === 'anyone') return
    const answer = await program.app.inject({
      method: endpoint.method,
      url: address(endpoint),
      headers: { origin: testConfig.publicUrl },
    })
    expect(answer.json()).toMatchObject({ status: 401, code: 'signed_out' })
  })

  it('is 404 for an id that is none', async () => {
    if (!paramNames(endpoint.path).some(name => !endpoint.params?.[name])) return
    const url = endpoint.path.replace(/\{\w+\}/g, 'x')
    expect((await entitled(endpoint).call(endpoint.method, url)).statusCode).toBe(404)
  })
})

describe.each(gated)('%s', (_, endpoint) => {
  it('is 403 for who has no such permission', async () => {
    const { permission } = endpoint
    if (permission === 'signed_in' || permission === 'anyone') return
    const without = roles.find(
      ({ value }) => !holds({ roles: [value], withheld: [] }, permission, need(endpoint)),
    )
    if (!without) return
    const answer = await people.get(without.value)!.call(endpoint.method, address(endpoint))
    expect(answer.json()).toMatchObject({ status: 403, code: 'forbidden' })
  })
})

describe.each(onDossier)('%s', (_, endpoint) => {
  it('answers the same 404 for a missing dossier and for one of another business', async () => {
    const who = entitled(endpoint)
    const missing = await who.call(endpoint.method, address(endpoint, newId()))
    const foreign = await who.call(endpoint.method, address(endpoint, foreignDossier))
    expect(missing.statusCode).toBe(404)
    expect(unlike(foreign.body)).toBe(unlike(missing.body))
  })
})

describe.each(reading)('%s', (_, endpoint) => {
  it.each([
    ['unknown=1', 400],
    ['page=%00', 400],
    ['page=%FF', 400],
    ['page=%E2%82', 400],
  ])('refuses ?%s', async (query, status) => {
    const answer = await entitled(endpoint).call('GET', `${address(endpoint)}?${query}`)
    expect(answer.statusCode).toBe(status)
  })
})

describe.each(withBody)('%s', (_, endpoint) => {
  const spoilt: [string, string | Buffer, Record<string, string>, number][] = [
    ['an unknown key', '{"no_such_field":1}', {}, 400],
    ['__proto__', '{"__proto__":{"x":1}}', {}, 400],
    ['a key twice', '{"_id":"a","_id":"b"}', {}, 400],
    ['no JSON', '{"a":', {}, 400],
    ['a list', '[]', {}, 400],
    ['nothing', '', {}, 400],
    ['bytes that are no UTF-8', Buffer.from('{"_id":"\xE8"}', 'latin1'), {}, 400],
    ['a sign of UTF-8 cut short', Buffer.from([...Buffer.from('{"_id":"'), 0xe2, 0x82, 0x22, 0x7d]), {}, 400],
    ['NUL', '{"version":"a\\u0000b"}', {}, 400],
    ['a lone surrogate', '{"version":"\\ud800"}', {}, 400],
    ['another content type', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415],
    ['a foreign origin', '{}', { origin: 'https://elsewhere.example' }, 403],
    ['no origin', '{}', { origin: '' }, 403],
    ['2 MB', `{"a":"${'a'.repeat(2_000_000)}"}`, {}, 413],
  ]
  it.each(spoilt)('refuses %s', async (_, payload, headers, status) => {
    const answer = await sendRaw(endpoint, payload, headers)
    expect(answer.json()).toMatchObject({ status })
    expect(answer.headers['content-type']).toBe('application/problem+json')
  })

  const wrong: [string, unknown, (types: Set<string | undefined>) => boolean][] = [
    ['a number', 12345.5, types => !types.has('number') && !types.has('integer')],
    ['a truth value', true, types => !types.has('boolean')],
    ['null', null, types => !types.has('null')],
    ['an object', { length: { toString: null } }, () => true],
    ['a list of objects', [{ no_such_field: 1 }], () => true],
    ['100,000 characters', 'a'.repeat(100_000), () => true],
  ]
  const typed = fieldsOf(endpoint).filter(([, accepted]) => !accepted.has(undefined))
  for (const [name, value, isWrong] of wrong)
    for (const fields of atOnce(typed.filter(([, types]) => isWrong(types)).map(([field]) => field)))
      it(`refuses ${name} as ${fields.join(', ')}, at each field`, async () => {
        const answer = await sendRaw(endpoint, JSON.stringify(allOf(fields, value)))
        expect([400, 403, 422]).toContain(answer.statusCode)
        const paths = answer.json().errors.map((error: { path: string }) => error.path.split('.')[0])
        expect(paths).toEqual(expect.arrayContaining(fields))
      })

  for (const [path, body] of refusingPlaces(endpoint))
    it(`refuses a character that nobody sees at ${path}`, async () => {
      const answer = await sendRaw(endpoint, JSON.stringify(body))
      expect([400, 403, 422]).toContain(answer.statusCode)
      expect(answer.json().errors).toContainEqual(
        expect.objectContaining({ path, code: 'hidden_characters' }),
      )
    })
})
