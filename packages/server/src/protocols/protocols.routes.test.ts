import type { Role } from '@vicino/domain/access/role.ts'
import { writtenModels } from '@vicino/domain/protocols/models/written-models.ts'
import type { Protocol, ProtocolModel } from '@vicino/domain/protocols/protocol.ts'
import { someProtocolFields, someStep } from '@vicino/domain/testing/some-protocol.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let director: Caller

beforeAll(async () => {
  program = await testProgram()
})
beforeEach(async () => {
  business = await program.business()
  director = await program.person(business, ['DS'])
})
afterAll(() => program.close())

const today = '2026-11-20'
type Answer = Awaited<ReturnType<Caller['call']>>
const ok = async <Row = Protocol>(answer: Promise<Answer>): Promise<Row> => {
  const { statusCode, body } = await answer
  expect([200, 201], body).toContain(statusCode)
  return JSON.parse(body) as Row
}
const refused = (answer: Answer): [number, string] => [answer.statusCode, answer.json().code]
const errorsOf = (answer: Answer): string[] =>
  answer.json().errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)
const create = (body: object = {}, who = director) =>
  who.call('POST', '/api/protocols/create_protocol', { ...someProtocolFields(), ...body })
const release = (id: string, version: number, valid_from = today, who = director) =>
  who.call('POST', `/api/protocols/${id}/release`, { version, valid_from })
const one = (id: string) => ok(director.call('GET', `/api/protocols/${id}`))

describe('a protocol of the house', () => {
  it('is a draft until it is released, from a day on', async () => {
    const fields = someProtocolFields()
    const draft = await ok(create(fields))
    expect(draft).toMatchObject({ ...fields, version: 1, status: 'draft', in_force: null, released_by: null })
    const later = await ok(release(draft._id, 1, '2026-11-25'))
    expect(later).toMatchObject({
      version: 2,
      status: 'released',
      valid_from: '2026-11-25',
      released_on: today,
      released_by: { _id: director._id },
      in_force: null,
    })
    expect(refused(await release(draft._id, 2))).toEqual([409, 'protocol_released'])
  })

  it('is replaced by a later version, until whose day the one of before holds', async () => {
    const { _id } = await ok(create())
    await ok(release(_id, 1))
    const changed = await ok(director.call('PATCH', `/api/protocols/${_id}`, { version: 2, title: 'Cadute' }))
    expect(changed, 'the released version holds on').toMatchObject({
      version: 3,
      status: 'draft',
      in_force: 2,
    })
    expect(await ok(release(_id, 3, '2026-12-01'))).toMatchObject({ version: 4, in_force: 2 })
    const versions = await ok<Protocol[]>(director.call('GET', `/api/protocols/${_id}/versions`))
    expect(versions.map(({ version, act, title }) => [version, act, title])).toEqual([
      [4, 'released', 'Cadute'],
      [3, 'changed', 'Cadute'],
      [2, 'released', 'Prevenzione delle cadute in casa'],
      [1, 'written', 'Prevenzione delle cadute in casa'],
    ])
  })

  it('is opened by nobody once it is retired, and may be released again', async () => {
    const { _id } = await ok(create())
    expect(refused(await director.call('POST', `/api/protocols/${_id}/retire`, { version: 1 }))).toEqual([
      409,
      'protocol_draft',
    ])
    await ok(release(_id, 1))
    const retired = await ok(director.call('POST', `/api/protocols/${_id}/retire`, { version: 2 }))
    expect(retired).toMatchObject({ version: 3, status: 'retired', in_force: null, valid_from: null })
    await ok(director.call('PATCH', `/api/protocols/${_id}`, { version: 3, review_days: 14 }))
    expect(await ok(release(_id, 4))).toMatchObject({ version: 5, in_force: 5 })
  })

  it('is written once, however often it is sent, and changed by one of two at once', async () => {
    const body = { _id: newId(), ...someProtocolFields() }
    const made = await Promise.all(Array.from({ length: 5 }, () => create(body)))
    expect(made.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 201,
    ])
    const changes = await Promise.all(
      ['A', 'B'].map(title => director.call('PATCH', `/api/protocols/${body._id}`, { version: 1, title })),
    )
    expect(changes.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(changes.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({
      code: 'stale',
      current: { version: 2 },
    })
    expect(await one(body._id)).toMatchObject({ version: 2 })
  })

  test.each<[string, object, string[]]>([
    ['without steps', { steps: [] }, ['steps required']],
    [
      'with an unknown service',
      { steps: [someStep({ serviceId: newId() })] },
      ['steps.0.serviceId not_an_option'],
    ],
    [
      'with an unknown focus',
      { triggers: [{ on: 'focus', focusTopicId: 'no-such-focus', limit: null }] },
      ['triggers.0.focusTopicId not_an_option'],
    ],
    ['of no model', { key: 'inventato' }, ['key not_an_option']],
  ])('is refused %s', async (_, body, errors) => {
    const answer = await create(body)
    expect([answer.statusCode, errorsOf(answer)]).toEqual([422, errors])
  })

  it('is not released for a day that is past', async () => {
    const { _id } = await ok(create())
    const answer = await release(_id, 1, '2026-11-19')
    expect([answer.statusCode, errorsOf(answer)]).toEqual([422, ['valid_from in_the_past']])
  })

  test.each<[Role, number]>([
    ['IND', 201],
    ['CE', 403],
    ['INF', 403],
    ['PIA', 403],
  ])('is written by a %s: %d', async (role, status) => {
    const person = await program.person(business, [role])
    expect((await create({}, person)).statusCode).toBe(status)
  })

  it('is of its own business', async () => {
    const { _id } = await ok(create())
    const stranger = await program.person(await program.business(), ['DS'])
    expect((await stranger.call('GET', `/api/protocols/${_id}`)).statusCode).toBe(404)
    expect((await release(_id, 1, today, stranger)).statusCode).toBe(404)
  })
})

describe('a draft that is thrown away', () => {
  const discard = (id: string, version: number) =>
    director.call('POST', `/api/protocols/${id}/discard_draft`, { version })

  it('is gone where nothing of it was ever released, and its model may be taken anew', async () => {
    const { _id } = await ok(create({ key: 'ldp' }))
    const { version } = await ok(
      director.call('PATCH', `/api/protocols/${_id}`, { version: 1, title: 'Altro' }),
    )
    expect(refused(await discard(_id, 1))).toEqual([409, 'stale'])
    expect(await ok(discard(_id, version))).toBeNull()
    expect((await director.call('GET', `/api/protocols/${_id}`)).statusCode).toBe(404)
    expect(await ok(create({ key: 'ldp' }))).toMatchObject({ key: 'ldp' })
  })

  it('leaves what was released in force, and what was retired retired', async () => {
    const { _id, title } = await ok(create())
    await ok(release(_id, 1))
    await ok(director.call('PATCH', `/api/protocols/${_id}`, { version: 2, title: 'Altro' }))
    expect(await ok(discard(_id, 3))).toMatchObject({
      version: 4,
      title,
      status: 'released',
      act: 'discarded',
      valid_from: today,
      in_force: 4,
    })
    expect(refused(await discard(_id, 4))).toEqual([409, 'protocol_released'])
    await ok(director.call('POST', `/api/protocols/${_id}/retire`, { version: 4 }))
    await ok(director.call('PATCH', `/api/protocols/${_id}`, { version: 5, title: 'Di nuovo' }))
    expect(await ok(discard(_id, 6))).toMatchObject({ title, status: 'retired', in_force: null })
  })
})

describe('the protocols that come with the program', () => {
  const models = () => ok<ProtocolModel[]>(director.call('GET', '/api/protocols/models'))

  it('are drafts to be taken, each once', async () => {
    const [ldp, ...others] = await models()
    expect(others).toHaveLength(9)
    expect(ldp).toMatchObject({ key: 'ldp', title: 'Prevenzione delle lesioni da pressione' })
    expect(ldp!.services.map(({ code }) => code)).toContain('5003.080')
    const { services: _named, ...fields } = ldp!
    const taken = await ok(create(fields))
    expect(taken).toMatchObject({ key: 'ldp', status: 'draft', in_force: null })
    expect((await models()).map(({ key }) => key)).not.toContain('ldp')
    const again = await create(fields)
    expect(again.json()).toMatchObject({ code: 'protocol_exists', current: { _id: taken._id } })
  })

  it('name services and focuses that there are', async () => {
    for (const { services, ...fields } of await models()) {
      const known = services.map(({ serviceId }) => serviceId)
      expect(await ok(create(fields)), fields.key).toMatchObject({ services: { length: known.length } })
      const withService = writtenModels.find(({ key }) => key === fields.key)!
      expect(fields.steps.map(({ serviceId }) => serviceId !== null)).toEqual(
        withService.steps.map(({ service }) => service !== null),
      )
    }
    expect(await models()).toEqual([])
  })
})
