import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asPerson, transaction } from '../db/tenant.ts'
import { showPicture } from '../files/picture.store.ts'
import { type Caller, inject, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
})
afterAll(() => program.close())

const somebody = (of = business) => program.person(of, ['INF'])
const publish = async (who: Caller, published = true) => {
  const { version } = (await who.call('GET', '/api/users/me')).json()
  const answer = await who.call('PATCH', '/api/users/me', { version, published })
  expect(answer.statusCode).toBe(200)
}
/** Each test asks from an address of its own: how often one may ask is counted. */
let asked = 0
const ask = (path: string, from = `2001:db8:0:${((asked += 1)).toString(16)}::1`) =>
  program.app.inject({ url: `/api/published/${path}`, remoteAddress: from })

const expectAsOfNobody = async (path: string) => {
  const [answer, nothing] = [await ask(path), await ask('people/nessuno')]
  const told = ({ body, statusCode }: typeof answer) => {
    const { requestId: _, ...rest } = JSON.parse(body)
    return { statusCode, rest }
  }
  expect(told(answer)).toEqual(told(nothing))
}

describe('a person', () => {
  it('is published by herself alone, and shows what she publishes and nothing else', async () => {
    const who = await somebody()
    await who.call('PATCH', '/api/users/me', {
      version: 1,
      bio: 'Cure palliative.',
      languages: ['it', 'pt'],
      phone: '091 123 45 67',
      birthday: '1980-01-01',
      gender: 'female',
    })
    await expectAsOfNobody(`people/anna-${who._id}`)
    await publish(who)
    expect((await ask(`people/anna-${who._id}`)).json()).toEqual({
      name: 'Anna Prova',
      avatar: null,
      bio: 'Cure palliative.',
      languages: ['it', 'pt'],
      demo: false,
    })
    await publish(who, false)
    await expectAsOfNobody(`people/anna-${who._id}`)
  })

  it.each([
    'people/plan',
    'people/Anna',
    'people/a',

    'people/anna%20rossi',
    'businesses/nessuna',
  ])('is told of %s like of nobody', async path => {
    await expectAsOfNobody(path)
    expect((await ask(path)).statusCode).toBe(404)
  })

  it('is told of alike where she is not published, for who is signed in elsewhere too', async () => {
    const [who, stranger] = [await somebody(), await somebody(await program.business())]
    const answer = await stranger.call('GET', `/api/published/people/anna-${who._id}`)
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('shows her picture only while she publishes it, to the world as by her address', async () => {
    const { default: sharp } = await import('sharp')
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const who = await somebody()
    const form = new FormData()
    form.set('avatar', new Blob([png], { type: 'image/png' }), 'avatar.png')
    expect((await who.call('PUT', '/api/users/me/avatar', form)).statusCode).toBe(200)
    const picture = `people/anna-${who._id}/avatar`
    await expectAsOfNobody(picture)
    await publish(who)
    const { avatar } = (await ask(`people/anna-${who._id}`)).json()
    expect(avatar).toBe(`/api/published/${picture}`)
    expect((await ask(picture)).headers['content-type']).toBe('image/jpeg')
    const stranger = await somebody(await program.business())
    const seen = await stranger.call('GET', `/api/users/${who._id}/avatar`)
    expect(seen.headers['content-type']).toBe('image/jpeg')
    expect((await inject(program.app, 'GET', `/api/users/${who._id}/avatar`)).statusCode).toBe(401)
  })

  it('is shown to whoever is signed in and to nobody without a session', async () => {
    const who = await somebody()
    await publish(who)
    const answer = await inject(program.app, 'GET', `/api/profiles/anna-${who._id}`)
    expect(answer.statusCode).toBe(401)
  })
})

describe('a business', () => {
  it('is published by who grants rights, and shows what it publishes and nothing else', async () => {
    const [of, director] = await (async () => {
      const one = await program.business()
      return [one, await program.person(one, ['DS'])] as const
    })()
    const nurse = await somebody(of)
    const change = (who: Caller, version: number, published: boolean) =>
      who.call('PATCH', `/api/businesses/${of}`, { version, published })
    expect((await change(nurse, 1, true)).statusCode).toBe(403)
    await expectAsOfNobody(`businesses/spitex-${of}`)
    expect((await change(director, 1, true)).json()).toMatchObject({ version: 2, published: true })
    expect((await ask(`businesses/spitex-${of}`)).json()).toEqual({
      name: `Spitex ${of.slice(-4)}`,
      kind: 'business',
      bio: '',
      logo: null,
      demo: false,
    })
    await change(director, 2, false)
    await expectAsOfNobody(`businesses/spitex-${of}`)
  })
})

describe('the directory', () => {
  const found = async (who: Caller, search: string) =>
    (await who.call('GET', `/api/directory/search?search=${search}`)).json()

  it('finds who publishes her profile, wherever she works, and nobody else of elsewhere', async () => {
    const elsewhere = await program.business()
    const [hidden, shown] = [
      await program.person(elsewhere, ['INF'], { last_name: 'Nascosti' }),
      await program.person(elsewhere, ['INF'], { last_name: 'Mostrati' }),
    ]
    await publish(shown)
    const who = await somebody()
    expect(await found(who, 'nascosti')).toMatchObject({ items: [], total: 0 })
    expect(await found(hidden, 'nascosti')).toMatchObject({ total: 1 })
    expect((await found(who, 'mostrati')).items).toEqual([
      {
        source: 'person',
        _id: shown._id,
        name: 'Anna Mostrati',
        full_name: 'Anna Mostrati',
        slug: `anna-${shown._id}`,
        avatar: null,
        bio: '',
        legal_form: null,
        business_type: null,
        professions: [],
      },
    ])
    expect((await found(hidden, 'mostrati')).items).toMatchObject([{ professions: ['nurse_diploma'] }])
  })

  it('lets somebody who was found there be invited under her name', async () => {
    const shown = await program.person(await program.business(), ['INF'], { last_name: 'Trovati' })
    await publish(shown)
    const director = await program.person(business, ['DS', 'PROP'])
    const [item] = (await found(director, 'trovati')).items
    const answer = await director.call('POST', '/api/collaborators/add_collaborator', {
      _id: newId(),
      userId: item._id,
      entityId: business,
      entityType: 'Business',
      role: 'INF',
      job_title: 'nurse_diploma',
      start_date: '2026-12-01',
    })
    expect(answer.json()).toMatchObject({ invitation: { name: 'Anna Trovati' } })
  })

  it('asks the database as often with one that is published as with many', async () => {
    const who = await somebody()
    const few = await program.statements(() => found(who, 'prova'))
    for (const one of [await somebody(await program.business()), await somebody(await program.business())])
      await publish(one)
    expect(await program.statements(() => found(who, 'prova'))).toBe(few)
  })
})

it('is all that the database shows where nobody is signed in', async () => {
  const who = await somebody()
  await publish(who)
  const rows = await transaction(program.database.app, tx =>
    Promise.all([
      tx`select * from person`,
      tx`select * from business`,
      tx`select * from person_at(${`anna-${who._id}`})`,
      tx`select * from business_at(${`spitex-${business}`})`,
    ]),
  )
  expect(rows.map(({ length }) => length)).toEqual([0, 0, 0, 0])
  const withheld = await somebody()
  for (const { _id } of [who, withheld])
    await asPerson(program.database.app, _id, tx => showPicture(tx, 'avatar', _id, Buffer.from('GIF89a')))
  const pictures = await transaction(program.database.app, tx =>
    Promise.all([
      tx`select * from avatar_chunk`,
      tx`select * from avatar_chunks(${withheld._id})`,
      tx`select * from avatar_chunks(${who._id})`,
    ]),
  )
  expect(pictures.map(({ length }) => length)).toEqual([0, 0, 1])
})

it('is asked for so often and no more', async () => {
  const answers = []
  for (let n = 0; n < 121; n += 1) answers.push(await ask('people/nessuno', '2001:db8:1::1'))
  expect(answers.map(({ statusCode }) => statusCode).filter(status => status === 429)).toHaveLength(1)
  expect(answers.at(-1)!.json()).toMatchObject({ code: 'too_many_requests' })
})
