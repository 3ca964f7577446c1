import { newId } from '@vicino/domain/wire/id.ts'
import { pictureMaxBytes } from '@vicino/domain/wire/picture.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testConfig } from '../testing/config.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { drawAvatar } from '../files/draw-picture.ts'
import { asPerson } from '../db/tenant.ts'

let program: TestProgram
let nurse: Caller

beforeAll(async () => {
  program = await testProgram()
  nurse = await program.person(await program.business(), ['INF'])
})
afterAll(() => program.close())

const picture = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
const png = await picture('#8a4').png().toBuffer()
const jpeg = await picture('#48a').jpeg().toBuffer()
const webp = await picture('#a48').webp().toBuffer()
/** A picture with so much behind it that the file has this many bytes. */
const ofBytes = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])

const formOf = (...files: [field: string, content: Buffer<ArrayBuffer>, type?: string][]) => {
  const form = new FormData()
  for (const [field, content, type = 'image/png'] of files)
    form.append(field, new File([content], 'foto', { type }))
  return form
}
const put = (content: Buffer<ArrayBuffer>, type?: string, who = nurse) =>
  who.call('PUT', '/api/users/me/avatar', formOf(['avatar', content, type]))
const keptOf = (who: Caller) =>
  asPerson(program.database.app, who._id, async tx => {
    const kept = await tx<{ content: string }[]>`select distinct content from avatar_chunk`
    return kept.map(({ content }) => content)
  })

describe('a picture', () => {
  it.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
    ['image/webp', webp],
  ])(
    'of %s is shown to colleagues as it was drawn anew, whatever it called itself',
    async (_type, content) => {
      const answer = await put(content, 'text/html')
      expect(answer.statusCode).toBe(200)
      const { avatar } = answer.json()
      const shown = await nurse.call('GET', avatar)
      expect(shown.headers['content-type']).toBe('image/jpeg')
      expect(shown.headers['cache-control']).toBe('no-store')
      expect(shown.headers['x-content-type-options']).toBe('nosniff')
      expect(shown.rawPayload).toEqual(Buffer.from((await drawAvatar(content))!))
      expect((await nurse.call('GET', '/api/users/me')).json()).toMatchObject({ avatar })
    },
  )

  it('has another address for another content, and goes once it is replaced', async () => {
    const who = await program.person(nurse.business, ['OSS'])
    const addresses = [
      await put(png, undefined, who),
      await put(jpeg, undefined, who),
      await put(png, undefined, who),
    ]
    const [first, second, third] = addresses.map(answer => answer.json().avatar)
    expect(second).not.toBe(first)
    expect(third).toBe(first)
    expect(await keptOf(who)).toEqual([third.split('?v=')[1]])
    expect((await nurse.call('GET', third)).rawPayload).toEqual(Buffer.from((await drawAvatar(png))!))
  })

  it('is taken away with its content', async () => {
    const who = await program.person(nurse.business, ['OSS'])
    await put(png, undefined, who)
    expect((await who.call('DELETE', '/api/users/me/avatar')).json()).toMatchObject({ avatar: null })
    expect((await nurse.call('GET', `/api/users/${who._id}/avatar`)).statusCode).toBe(404)
    expect(await keptOf(who)).toEqual([])
    expect((await who.call('DELETE', '/api/users/me/avatar')).statusCode).toBe(200)
  })

  it('is shown to whoever is signed in, as the profile is', async () => {
    await put(png)
    const stranger = await program.person(await program.business(), ['INF'])
    const answer = await stranger.call('GET', `/api/users/${nurse._id}/avatar`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
  })

  it('is a 404 for nobody and for somebody without one', async () => {
    const bare = await program.person(nurse.business, ['OSS'])
    const answers = [
      await nurse.call('GET', `/api/users/${newId()}/avatar`),
      await nurse.call('GET', `/api/users/${bare._id}/avatar`),
    ]
    for (const answer of answers) expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' })
  })
})

describe('what is no picture is refused', () => {
  const sent = async (payload: Buffer | string | FormData, type?: string) =>
    (
      await nurse.send({
        method: 'PUT',
        url: '/api/users/me/avatar',
        headers: { origin: testConfig.publicUrl, ...(type ? { 'content-type': type } : {}) },
        payload,
      })
    ).json()
  const form = 'multipart/form-data; boundary=b'

  it.each<[string, Buffer<ArrayBuffer>]>([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['another kind of picture', Buffer.from('GIF89a......')],
    ['nothing', Buffer.alloc(0)],
    ['the head of a picture with a page behind it', Buffer.from('\x89PNG\r\n\x1a\n<html></html>', 'latin1')],
  ])('%s, at the field', async (_, content) => {
    expect((await put(content)).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'avatar', code: 'not_a_picture' }],
    })
  })

  it('two million bytes are taken, more are not', async () => {
    expect((await put(ofBytes(pictureMaxBytes))).statusCode).toBe(200)
    for (const more of [1, 1_000_000])
      expect((await put(ofBytes(pictureMaxBytes + more))).json()).toMatchObject({
        status: 413,
        code: 'too_large',
        errors: [{ path: 'avatar', code: 'file_too_large' }],
      })
  })

  it.each<[string, string | Buffer, string | undefined, number]>([
    ['JSON', '{}', 'application/json', 415],
    ['a bare picture', png, 'image/png', 415],
    ['a form without files', 'avatar=1', 'application/x-www-form-urlencoded', 415],
    ['no boundary', '--b', 'multipart/form-data', 400],
    ['an unfinished form', '--b\r\ncontent-disposition: form-data; name="avatar"', form, 400],
    ['no form', 'anything', form, 400],
    ['an empty form', '--b--\r\n', form, 422],
    ['an empty body', '', form, 422],
    ['nothing at all', '', undefined, 400],
    ['text', '--b\r\ncontent-disposition: form-data; name="avatar"\r\n\r\nx\r\n--b--\r\n', form, 400],
    [
      'a field of another name',
      '--b\r\ncontent-disposition: form-data; name="a\0"\r\n\r\nx\r\n--b--\r\n',
      form,
      400,
    ],
  ])('%s', async (_, payload, type, status) => {
    expect(await sent(payload, type)).toMatchObject({ status })
  })

  it.each([
    ['an unknown field', formOf(['avatar', png], ['other', png])],
    ['__proto__', formOf(['avatar', png], ['__proto__', png])],
    ['a field twice', formOf(['avatar', png], ['avatar', png])],
  ])('%s', async (_, payload) => expect(await sent(payload)).toMatchObject({ status: 400 }))

  it('a foreign origin and a missing session', async () => {
    const request = { method: 'PUT' as const, url: '/api/users/me/avatar', payload: formOf(['avatar', png]) }
    expect(
      (await nurse.send({ ...request, headers: { origin: 'https://elsewhere.example' } })).statusCode,
    ).toBe(403)
    const headers = { origin: testConfig.publicUrl }
    expect((await program.app.inject({ ...request, headers })).statusCode).toBe(401)
  })
})
