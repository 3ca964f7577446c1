import type { Limits } from '@vicino/domain/surveillance/limits.ts'
import { measures, ofEachMeasure } from '@vicino/domain/surveillance/measure.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let nurse: Caller
let dossier: string
let readings: string

beforeAll(async () => {
  program = await testProgram()
  const business = await program.business()
  nurse = await program.person(business, ['INF'])
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  readings = `/api/dossiers/${dossier}/clinical_parameters`
})
afterAll(() => program.close())

const morning = { bp: '80-120', hr: 72, sat_o2: 97, rr: 8, measured_at: '2026-11-20T07:30:00.000Z' }
const create = (body: object = morning, who = nurse) => who.call('POST', `${readings}/create`, body)
const list = async (query = '') =>
  (await nurse.call('GET', `${readings}/get_clinical_parameters${query}`)).json<{ _id: string }[]>()

/** How many rows a record has left in the two logs. */
const traces = (id: string) =>
  asTenant(program.database.app, { business: nurse.business }, async tx => {
    const [activity] = await tx`select count(*)::int as n from activity where entity_id = ${id}`
    const [audit] =
      await tx`select count(*)::int as n from audit where entity_id = ${id} and action <> 'read'`
    return { activity: activity!.n, audit: audit!.n }
  })

describe('writing a reading', () => {
  it('stores what was measured as it was typed, with its author and one row in each log', async () => {
    const answer = await create()
    expect(answer.statusCode).toBe(201)
    const reading = answer.json()
    expect(reading).toMatchObject({
      ...morning,
      bp_min: 80,
      bp_max: 120,
      temperature: null,
      hr_irregular: null,
      note: '',
      version: 1,
      created_at: '2026-11-20T09:00:00.000Z',
      author: { _id: nurse._id },
      dossierId: dossier,
    })
    expect(await traces(reading._id)).toEqual({ activity: 1, audit: 1 })
    expect((await nurse.call('GET', `${readings}/${reading._id}`)).json()).toEqual(reading)
  })

  it.each(['min', 'max'] as const)('stores every number that a body can have, at its %s', async edge => {
    const values = ofEachMeasure(field => measures[field].widest[edge])
    const { _id } = (await create(values)).json()
    expect((await nurse.call('GET', `${readings}/${_id}`)).json()).toMatchObject(values)
  })

  it('is done once, however often it is sent', async () => {
    const body = { ...morning, _id: newId() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(body)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(new Set(answers.map(answer => answer.body)).size).toBe(1)
    expect(await traces(body._id)).toEqual({ activity: 1, audit: 1 })
    expect((await create({ ...body, hr: 73 })).json()).toMatchObject({ status: 409, code: 'id_taken' })
  })

  it.each(['80-120', '120-80', '120/80'])('reads a pressure of %s and answers it in one way', async bp => {
    const { _id } = (await create({ bp })).json()
    const stored = (await nurse.call('GET', `${readings}/${_id}`)).json()
    expect(stored).toMatchObject({ bp: '80-120', bp_min: 80, bp_max: 120 })
  })

  it.each([
    ['2026-11-20T08:15:00Z', '2026-11-20T08:15:00.000Z'],
    ['2026-11-20T09:15:00+01:00', '2026-11-20T08:15:00.000Z'],
    ['2026-10-25T02:30:00.5+01:00', '2026-10-25T01:30:00.500Z'],
  ])('reads %s and answers it as %s', async (measured_at, instant) => {
    const reading = (await create({ hr: 70, measured_at })).json()
    expect(reading).toMatchObject({ measured_at: instant })
    const corrected = { version: 1, hr: 71, measured_at }
    expect((await nurse.call('PATCH', `${readings}/${reading._id}`, corrected)).json()).toMatchObject({
      version: 2,
      measured_at: instant,
    })
    const query = String(new URLSearchParams({ from: measured_at, to: measured_at }))
    const found = (await nurse.call('GET', `${readings}/get_clinical_parameters?${query}`)).json()
    expect(found).toContainEqual(expect.objectContaining({ _id: reading._id }))
  })

  it('is measured now where nothing is said, and up to five minutes ahead', async () => {
    expect((await create({ weight: 70.4 })).json()).toMatchObject({ measured_at: '2026-11-20T09:00:00.000Z' })
    expect((await create({ hr: 70, measured_at: '2026-11-20T09:05:00.000Z' })).statusCode).toBe(201)
  })

  const note = '🩺 <b>HI</b> '.repeat(384)
  it('keeps a long note with signs of every kind as text', async () => {
    expect((await create({ note })).json()).toMatchObject({ note: note.trim() })
  })

  const refused: [string, object, number, string, string][] = [
    ['with nothing measured', { note: ' ' }, 422, '', 'nothing_measured'],
    ['with a temperature of 370', { temperature: 370 }, 422, 'temperature', 'too_big'],
    ['with a saturation of 101', { sat_o2: 101 }, 422, 'sat_o2', 'too_big'],
    ['with a glycaemia of 126', { glyc: 126 }, 422, 'glyc', 'too_big'],
    ['with half a beat', { hr: 72.5 }, 422, 'hr', 'not_whole'],
    ['with 36.55 degrees', { temperature: 36.55 }, 422, 'temperature', 'not_a_step'],
    ['with half a pressure', { bp_max: 120 }, 422, 'bp_min', 'half_a_pressure'],
    ...['120', '120-', '-', '12-800', '80 - 120', '120 80'].map(
      (bp): [string, object, number, string, string] => [
        `with a pressure of ${bp}`,
        { bp },
        422,
        'bp',
        'bad_pressure',
      ],
    ),
    ['with the smaller number before the slash', { bp: '80/120' }, 422, 'bp', 'systolic_not_above'],
    ['with two pressures', { bp: '80-120', bp_min: 85 }, 422, 'bp', 'pressure_disagrees'],
    ['with a number as text', { hr: '72' }, 400, 'hr', 'wrong_type'],
    ['with null for a number', { hr: null }, 400, 'hr', 'wrong_type'],
    ['with an unknown field', { pulse: 72 }, 400, 'pulse', 'unknown_field'],
    ['with a form that nobody knows', { bm: 'bristol_8' }, 422, 'bm', 'not_an_option'],
    [
      'six minutes ahead',
      { hr: 72, measured_at: '2026-11-20T09:06:00.000Z' },
      422,
      'measured_at',
      'in_the_future',
    ],
    ['with a note that is too long', { note: 'a'.repeat(5001) }, 422, 'note', 'too_long'],
  ]
  it.each(refused)('%s is refused at the field', async (_, body, status, path, code) => {
    const before = (await list()).length
    const answer = await create(body)
    expect(answer.headers['content-type']).toBe('application/problem+json')
    expect(answer.json()).toMatchObject({ status, errors: [{ path, code }] })
    expect((await list()).length).toBe(before)
  })
})

describe('correcting a reading', () => {
  it('makes a new version, keeps the old one, and takes a value back', async () => {
    const reading = (await create()).json()
    const url = `${readings}/${reading._id}`
    const corrected = await nurse.call('PATCH', url, { version: 1, hr: 82, bp: null, weight: 70.4 })
    expect(corrected.json()).toMatchObject({ version: 2, hr: 82, bp: null, bp_min: null, weight: 70.4 })
    const versions = (await nurse.call('GET', `${url}/versions`)).json<{ bp: string | null }[]>()
    expect(versions.map(({ bp }) => bp)).toEqual([null, '80-120'])
    expect(await traces(reading._id)).toEqual({ activity: 2, audit: 2 })
  })

  it('refuses half of a pressure, a stale version, and what would leave nothing', async () => {
    const reading = (await create({ bp: '80-120' })).json()
    const url = `${readings}/${reading._id}`
    const change = async (body: object) => (await nurse.call('PATCH', url, body)).json()
    expect(await change({ version: 1, bp_min: null })).toMatchObject({
      errors: [{ path: 'bp_min', code: 'half_a_pressure' }],
    })
    expect(await change({ version: 1, bp: null })).toMatchObject({
      errors: [{ path: '', code: 'nothing_measured' }],
    })
    expect(await change({ version: 1, bp_max: 130 })).toMatchObject({ bp: '80-130', version: 2 })
    expect(await change({ version: 1, bp_max: 140 })).toMatchObject({
      code: 'stale',
      current: { version: 2 },
    })
  })

  it('needs a reason where the entry is somebody else’s, and a strike keeps the text', async () => {
    const other = await program.person(nurse.business, ['DS'])
    const reading = (await create()).json()
    const url = `${readings}/${reading._id}`
    expect((await other.call('PATCH', url, { version: 1, hr: 82 })).json()).toMatchObject({
      errors: [{ path: 'reason', code: 'reason_required' }],
    })
    const struck = await nurse.call('PATCH', url, { version: 1, struck: { reason: 'cliente sbagliato' } })
    expect(struck.json()).toMatchObject({ hr: 72, version: 2, struck: { reason: 'cliente sbagliato' } })
    expect((await nurse.call('PATCH', url, { version: 2, hr: 82 })).json()).toMatchObject({ code: 'struck' })
  })
})

describe('reading what was measured', () => {
  let client: string
  const at = (day: string, clock: string) => `2026-${day}T${clock}:00.000Z`
  const get = (call: string) => nurse.call('GET', `/api/dossiers/${client}/clinical_parameters/${call}`)

  beforeAll(async () => {
    client = await program.dossier(nurse.business)
    await program.assign(client, nurse)
    const write = (body: object) =>
      nurse.call('POST', `/api/dossiers/${client}/clinical_parameters/create`, body)
    await write({ weight: 70, hr: 70, measured_at: at('09-30', '08:00') })
    // The clocks go back in this night: the day of 25 October has 25 hours.
    await write({ hr: 71, measured_at: at('10-24', '21:59') })
    await write({ hr: 72, measured_at: at('10-24', '22:00') })
    await write({ hr: 73, measured_at: at('10-25', '22:59') })
    await write({ hr: 74, measured_at: at('10-25', '23:00') })
    const wrong = (await write({ hr: 200, weight: 7, measured_at: at('11-19', '08:00') })).json()
    await nurse.call('PATCH', `/api/dossiers/${client}/clinical_parameters/${wrong._id}`, {
      version: 1,
      struck: { reason: 'cliente sbagliato' },
    })
  })

  const heartRates = (rows: { hr: number }[]) => rows.map(({ hr }) => hr)

  it('answers the newest first, the struck one in its place', async () => {
    const all = (await get('get_clinical_parameters')).json()
    expect(heartRates(all)).toEqual([200, 74, 73, 72, 71, 70])
    expect(all[0].struck).toEqual({ reason: 'cliente sbagliato' })
    expect(heartRates((await get('get_clinical_parameters?limit=2')).json())).toEqual([200, 74])
  })

  it('takes a day as it is lived, also when it has 25 hours', async () => {
    const listed = await get('get_clinical_parameters?from=2026-10-25&to=2026-10-25')
    expect(heartRates(listed.json())).toEqual([73, 72])
    const trend = await get('trend?startDate=2026-10-25&endDate=2026-10-25')
    expect(heartRates(trend.json())).toEqual([72, 73])
  })

  it('takes instants for the ends of a list, and only readings that hold a parameter', async () => {
    const ends = `from=${at('10-24', '22:00')}&to=${at('10-25', '23:00')}`
    expect(heartRates((await get(`get_clinical_parameters?${ends}`)).json())).toEqual([74, 73, 72])
    expect(heartRates((await get('get_clinical_parameters?fields=weight,glyc')).json())).toEqual([200, 70])
  })

  it('leaves struck readings out of the trend and out of the last values, however old these are', async () => {
    const trend = (await get('trend?startDate=2026-09-01&endDate=2026-11-20')).json()
    expect(heartRates(trend)).toEqual([70, 71, 72, 73, 74])
    const latest = (await get('latest')).json<{ weight: number | null; hr: number }[]>()
    expect(latest.map(({ weight, hr }) => [weight, hr])).toEqual([
      [70, 70],
      [null, 74],
    ])
  })

  it('costs the same statements whether few or many stand there, and writing one does too', async () => {
    const write = () =>
      nurse.call('POST', `/api/dossiers/${client}/clinical_parameters/create`, {
        _id: newId(),
        hr: 75,
        measured_at: at('10-01', '08:00'),
      })
    const calls = [
      write,
      () => get('get_clinical_parameters'),
      () => get('trend?startDate=2026-10-01&endDate=2026-10-31'),
      () => get('latest'),
    ]
    const counts = async () => {
      const sent: number[] = []
      for (const call of calls) sent.push(await program.statements(call))
      return sent
    }
    const few = await counts()
    await Promise.all(Array.from({ length: 30 }, write))
    expect(await counts()).toEqual(few)
  })

  it.each([
    ['get_clinical_parameters?limit=1000000000', 'limit'],
    ['get_clinical_parameters?limit=0', 'limit'],
    ['get_clinical_parameters?limit=2001', 'limit'],
    ['get_clinical_parameters?from=2026-02-30', 'from'],
    ['get_clinical_parameters?from=2026-11-20&to=2026-11-19', 'to'],
    ['get_clinical_parameters?fields=pulse', 'fields.0'],
    ['trend?startDate=2026-11-20&endDate=2026-11-19', 'endDate'],
    ['trend?startDate=2025-01-01&endDate=2026-11-19', 'endDate'],
    ['trend', 'startDate'],
  ])('refuses %s at %s', async (call, path) => {
    const answer = await get(call)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      errors: expect.arrayContaining([{ path, code: expect.any(String), message: expect.any(String) }]),
    })
  })
})

describe('the limits of a client', () => {
  const ordered = {
    ordered_by: 'Dr. med. Prova',
    since: '2026-11-18',
    news2_scale: 2,
    limits: { sat_o2: { red_low: 85, yellow_low: 87 } },
  }

  it('stand once a doctor has ordered them, each version kept, and a stale one is refused', async () => {
    const url = `${readings}/limits`
    expect((await nurse.call('GET', url)).json()).toMatchObject({ version: 0, limits: {}, news2: 'off' })
    const written = await nurse.call('PUT', url, { version: 0, ...ordered })
    expect(written.json()).toMatchObject({ ...ordered, version: 1, author: { _id: nurse._id } })
    const answers = await Promise.all(
      [{}, { hr: { red_low: 45 } }].map(limits => nurse.call('PUT', url, { ...ordered, version: 1, limits })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    const late = await nurse.call('PUT', url, { version: 0, ...ordered, limits: { hr: { red_low: 40 } } })
    expect(late.json()).toMatchObject({ code: 'stale', current: { version: 2 } })
    const again = await nurse.call('PUT', url, { version: 0, ...ordered })
    expect([again.statusCode, again.json()]).toEqual([200, written.json()])
  })

  it('are told with those of before, so that a value is marked by those of its time', async () => {
    const url = `${readings}/limits`
    const { version } = (await nurse.call('GET', url)).json<Limits>()
    const held = { ordered_by: 'Dr. med. Prova', news2_scale: 1 as const, limits: { hr: { red_high: 110 } } }
    await nurse.call('PUT', url, { ...ordered, ...held, version, since: '2026-11-10' })
    const later = await nurse.call('PUT', url, { ...ordered, version: version + 1, since: '2026-11-15' })
    const adult = { norms: true }
    const { course } = later.json<Limits>()
    expect(course.slice(-2)).toEqual([
      { from: '2026-11-09T23:00:00.000Z', ...held, ...adult },
      {
        from: '2026-11-14T23:00:00.000Z',
        ordered_by: 'Dr. med. Prova',
        news2_scale: 2,
        limits: ordered.limits,
        ...adult,
      },
    ])
    expect(course.slice(0, -2).map(({ norms, limits }) => ({ norms, limits }))).toEqual([
      { norms: false, limits: {} },
      { norms: true, limits: {} },
    ])
  })

  it('of a child stand alone: no norm of adults is asked for in their place, and none marks her values', async () => {
    const child = await program.dossier(nurse.business, { birthday: '2018-03-04' })
    await program.assign(child, nurse)
    const url = `/api/dossiers/${child}/clinical_parameters/limits`
    const written = await nurse.call('PUT', url, { version: 0, ...ordered, limits: { hr: { red_low: 60 } } })
    expect(written.statusCode).toBe(200)
    const stretches = written.json<Limits>().course.map(({ from, norms }) => [from.slice(0, 4), norms])
    expect(stretches).toEqual([
      ['2018', false],
      ['2026', false],
      ['2034', true],
    ])
  })

  it('say that NEWS2 is not for a client who is pregnant, to whoever may read her anamnesis', async () => {
    const director = await program.person(nurse.business, ['DS', 'PROP'])
    const unknowing = await program.person(nurse.business, ['DS'], { withheld: ['anamnesis.read'] })
    const client = await program.dossier(nurse.business, { birthday: '1990-03-11' })
    const personal = (changed: object) =>
      asTenant(
        program.database.app,
        { business: nurse.business },
        tx => tx`update dossier set ${tx(changed)} where _id = ${client}`,
      )
    await personal({ gender: 'female' })
    const use = async (who: Caller): Promise<string> =>
      (await who.call('GET', `/api/dossiers/${client}/clinical_parameters/limits`)).json().news2
    const business = `/api/businesses/${nurse.business}`
    expect((await director.call('PATCH', business, { version: 1, news2: true })).statusCode).toBe(200)
    expect(await use(director)).toBe('on')
    const of = `/api/dossiers/${client}/anamnesis`
    const { _id } = (await director.call('POST', `${of}/create_anamnesis`, {})).json()
    const say = (anamnesis: string, version: number, answers: object) =>
      director.call('PUT', `${of}/${anamnesis}/health_state`, { version, answers })
    expect((await say(_id, 0, { pregnancy: 'yes' })).statusCode).toBe(200)
    expect([await use(director), await use(unknowing)]).toEqual(['pregnancy', 'off'])
    const begun = (await director.call('POST', `${of}/create_anamnesis`, {})).json()
    expect(await use(director), 'begun and not filled in').toBe('pregnancy')
    expect((await say(begun._id, 0, { allergies: 'no' })).statusCode).toBe(200)
    expect(await use(director), 'filled in without this answer').toBe('pregnancy')
    await personal({ gender: 'male' })
    expect(await use(director), 'corrected to a man').toBe('on')
    await personal({ gender: 'female', birthday: '1940-03-11' })
    expect(await use(director), 'of 86 years').toBe('on')
    await personal({ birthday: '1990-03-11' })
    expect((await say(begun._id, 1, { allergies: 'no', pregnancy: 'no' })).statusCode).toBe(200)
    expect([await use(director), await use(unknowing)]).toEqual(['on', 'on'])
  })

  it.each([
    [{ ordered_by: '' }, 'ordered_by'],
    [{ limits: { sat_o2: { red_low: 90, yellow_low: 87 } } }, 'limits.sat_o2.yellow_low'],
    [{ limits: { hr: { red_high: 400 } } }, 'limits.hr.red_high'],
    [{ limits: { hr: { red_low: 60 } } }, 'limits.hr.yellow_low'],
  ])('are refused with %o', async (change, path) => {
    const answer = await nurse.call('PUT', `${readings}/limits`, { version: 2, ...ordered, ...change })
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path }] })
  })
})

describe('who may', () => {
  it('an assistant measures but orders no limits, administration sees nothing', async () => {
    const [oss, office] = await Promise.all(
      ['OSS', 'AMM'].map(role => program.person(nurse.business, [role as 'OSS'])),
    )
    await program.assign(dossier, oss!)
    expect((await create({ hr: 70 }, oss)).statusCode).toBe(201)
    expect((await oss!.call('PUT', `${readings}/limits`, { version: 0 })).statusCode).toBe(403)
    expect((await office!.call('GET', `${readings}/get_clinical_parameters`)).statusCode).toBe(403)
  })
})
