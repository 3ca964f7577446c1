import type { Id } from '@vicino/domain/wire/id.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { drawLogo } from '../files/draw-picture.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: Id
let director: Caller
let nurse: Caller

beforeAll(async () => {
  program = await testProgram()
})
beforeEach(async () => {
  business = await program.business()
  director = await program.person(business, ['DS'])
  nurse = await program.person(business, ['INF'])
})
afterAll(() => program.close())

const picture = (background: string) =>
  sharp({ create: { width: 600, height: 200, channels: 3, background } })
    .png()
    .toBuffer()
const green = await picture('#084')
const blue = await picture('#048')

const url = (of: string = business) => `/api/businesses/${of}/logo`
function put(content: Buffer<ArrayBuffer>, who = director, of: string = business) {
  const form = new FormData()
  form.append('logo', new File([content], 'logo.png', { type: 'image/png' }))
  return who.call('PUT', url(of), form)
}
const profileFor = async (who: Caller) => (await who.call('GET', `/api/businesses/spitex-${business}`)).json()
const kept = () =>
  asTenant(program.database.app, { business }, async tx => {
    const chunks = await tx<{ content: string }[]>`select distinct content from logo_chunk`
    return chunks.map(({ content }) => content)
  })

describe('the logo of a business', () => {
  it('is shown as it was drawn anew, whole, where the profile is', async () => {
    expect(await profileFor(nurse)).toMatchObject({ logo: null })
    const answer = await put(green)
    expect(answer.statusCode, answer.body).toBe(200)
    const { logo } = answer.json()
    const stranger = await program.person(await program.business(), ['INF'])
    for (const who of [nurse, stranger]) {
      expect(await profileFor(who)).toMatchObject({ logo })
      const shown = await who.call('GET', logo)
      expect(shown.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      expect(shown.rawPayload).toEqual(Buffer.from((await drawLogo(green))!))
    }
  })

  it('is replaced and taken away with its content', async () => {
    const first = (await put(green)).json().logo
    const second = (await put(blue)).json().logo
    expect(second).not.toBe(first)
    expect(await kept()).toEqual([second.split('?v=')[1]])
    expect((await director.call('DELETE', url())).json()).toMatchObject({ logo: null })
    expect((await nurse.call('GET', url())).json()).toMatchObject({ status: 404, code: 'not_found' })
    expect(await kept()).toEqual([])
    expect((await director.call('DELETE', url())).statusCode, 'again').toBe(200)
  })

  it('leaves the version of the business, so that nobody who writes meanwhile is stopped', async () => {
    const { version } = (await put(green)).json()
    const change = { version, bio: 'Cure a domicilio.' }
    const answer = await director.call('PATCH', `/api/businesses/${business}`, change)
    expect(answer.json()).toMatchObject({ bio: 'Cure a domicilio.', logo: expect.any(String) })
  })

  it('is changed by who may grant rights, in her own business alone, and is written down', async () => {
    expect((await put(green, nurse)).statusCode).toBe(403)
    expect((await nurse.call('DELETE', url())).statusCode).toBe(403)
    const stranger = await program.person(await program.business(), ['PROP'])
    for (const of of [business, newId()]) {
      expect((await put(green, stranger, of)).json()).toMatchObject({ status: 404, code: 'not_found' })
      expect((await stranger.call('DELETE', url(of))).statusCode).toBe(404)
    }
    await put(green)
    const rows = await asTenant(
      program.database.app,
      { business },
      tx =>
        tx`select actor_id, entity_id, fields from audit where action = 'update' and entity_type = 'business' and result = 'ok'`,
    )
    expect([...rows]).toEqual([{ actor_id: director._id, entity_id: business, fields: ['logo'] }])
  })

  it.each<[string, Buffer<ArrayBuffer>]>([
    ['nothing', Buffer.alloc(0)],
    ['a drawing with script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a head with a page behind it', Buffer.from('\x89PNG\r\n\x1a\n<html></html>', 'latin1')],
  ])('is not %s, said at the field', async (_, content) => {
    expect((await put(content)).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'logo', code: 'not_a_picture' }],
    })
    expect(await kept()).toEqual([])
  })

  it('is shown to the world only while the business publishes its profile', async () => {
    await put(green)
    const ask = (path: string) => program.app.inject({ url: path, remoteAddress: '2001:db8:1::1' })
    const at = `/api/published/businesses/spitex-${business}`
    expect((await ask(`${at}/logo`)).statusCode).toBe(404)
    await director.call('PATCH', `/api/businesses/${business}`, { version: 1, published: true })
    expect((await ask(at)).json()).toMatchObject({ logo: `${at}/logo` })
    expect((await ask(`${at}/logo`)).headers['content-type']).toBe('image/png')
    expect((await ask(url())).statusCode).toBe(401)
  })
})
