import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let director: Caller
let nurse: Caller

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  director = await program.person(business, ['DS'])
  nurse = await program.person(business, ['INF'])
})
afterAll(() => program.close())

const read = (who = nurse) => who.call('GET', `/api/businesses/spitex-${business}`)

const own = (who = nurse) => who.call('GET', `/api/businesses/${business}/profile`)

describe('the profile of a business', () => {
  it('is shown to whoever is signed in, without its settings', async () => {
    const shown = {
      _id: business,
      kind: 'business',
      name: `Spitex ${business.slice(-4)}`,
      slug: `spitex-${business}`,
      bio: '',
      logo: null,
      demo: false,
    }
    const stranger = await program.person(await program.business(), ['DS'])
    for (const who of [nurse, stranger]) expect((await read(who)).json()).toEqual(shown)
  })

  it('is known whole to whoever works for it', async () => {
    expect((await own()).json()).toEqual({
      _id: business,
      version: 1,
      kind: 'business',
      name: `Spitex ${business.slice(-4)}`,
      slug: `spitex-${business}`,
      bio: '',
      logo: null,
      published: false,
      demo: false,
      dose_windows: { morning: '06:00', afternoon: '11:00', evening: '16:00', night: '21:00' },
      news2: false,
    })
  })

  it('is known whole to nobody else, as one that does not exist', async () => {
    const stranger = await program.person(await program.business(), ['DS'])
    const answers = [await own(stranger), await stranger.call('GET', '/api/businesses/nessuna')]
    for (const answer of answers) expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('is changed by who may grant rights, and keeps its address', async () => {
    const name = "Spitex d'Altrove"
    const answer = await director.call('PATCH', `/api/businesses/${business}`, {
      version: 1,
      name,
      bio: 'Cure',
    })
    expect(answer.json()).toMatchObject({ version: 2, name, bio: 'Cure', slug: `spitex-${business}` })
    expect((await own()).json()).toEqual(answer.json())
    const stale = await director.call('PATCH', `/api/businesses/${business}`, { version: 1, name })
    expect(stale.json()).toMatchObject({ status: 409, code: 'stale', current: { version: 2 } })
  })

  it('says when each moment of a drug scheme begins, in the order of the day', async () => {
    const windows = { morning: '05:30', afternoon: '11:00', evening: '17:00', night: '21:00' }
    const url = `/api/businesses/${business}`
    const refused = { version: 2, dose_windows: { ...windows, evening: '10:00' } }
    expect((await director.call('PATCH', url, refused)).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'dose_windows.evening', code: 'windows_in_order' }],
    })
    const answer = await director.call('PATCH', url, { version: 2, dose_windows: windows })
    expect(answer.json()).toMatchObject({ version: 3, dose_windows: windows })
  })

  it('reckons NEWS2 only where somebody decides so', async () => {
    const answer = await director.call('PATCH', `/api/businesses/${business}`, { version: 3, news2: true })
    expect(answer.json()).toMatchObject({ version: 4, news2: true })
  })

  it('moves to another address, and is known under it', async () => {
    const answer = await director.call('PATCH', `/api/businesses/${business}`, {
      version: 4,
      slug: 'spitex-dei-tigli',
    })
    expect(answer.json()).toMatchObject({ version: 5, slug: 'spitex-dei-tigli' })
    expect((await read()).json()).toMatchObject({ code: 'not_found' })
    expect((await nurse.call('GET', '/api/businesses/spitex-dei-tigli')).json()).toMatchObject({
      _id: business,
    })
    expect((await own()).json()).toEqual(answer.json())
    const back = { version: 5, slug: `spitex-${business}` }
    expect((await director.call('PATCH', `/api/businesses/${business}`, back)).statusCode).toBe(200)
  })

  it.each([
    ['dossier', 'reserved_slug'],
    ['Spitex', 'bad_slug'],
    ['spitex-presa', 'slug_taken'],
  ])('does not move to %s', async (slug, code) => {
    const other = await program.person(await program.business(), ['DS'])
    if (code === 'slug_taken')
      await other.call('PATCH', `/api/businesses/${other.business}`, { version: 1, slug })
    const answer = await director.call('PATCH', `/api/businesses/${business}`, { version: 6, slug })
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'slug', code }] })
  })

  it('of two that take an address at once one wins, and the other is told', async () => {
    const both = await Promise.all([1, 2].map(async () => program.person(await program.business(), ['DS'])))
    const answers = await Promise.all(
      both.map(who =>
        who.call('PATCH', `/api/businesses/${who.business}`, { version: 1, slug: 'spitex-unica' }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  it('is not changed by others, and from no other business', async () => {
    const change = { version: 6, name: 'Altra' }
    expect((await nurse.call('PATCH', `/api/businesses/${business}`, change)).statusCode).toBe(403)
    const stranger = await program.person(await program.business(), ['PROP'])
    for (const id of [business, newId()])
      expect((await stranger.call('PATCH', `/api/businesses/${id}`, change)).statusCode).toBe(404)
    expect((await own()).json()).toMatchObject({ version: 6 })
    const foreign = await stranger.call('GET', `/api/businesses/${business}/profile`)
    expect(foreign.json()).toMatchObject({ status: 404, code: 'not_found' })
  })
})
