import type {
  Anamnesis,
  AnamnesisHead,
  AnamnesisSection,
  ScorePoint,
} from '@vicino/domain/anamnesis/anamnesis.ts'
import { focusHints } from '@vicino/domain/anamnesis/suggested-focuses.ts'
import type { FocusTopic } from '@vicino/domain/focus/focus-topic.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { whileHeld } from '../testing/while-held.ts'

let program: TestProgram
let business: string
let nurse: Caller
let colleague: Caller
let carer: Caller
let director: Caller
let assistant: Caller
let dossier: string

const morning = '2026-11-20T09:00:00.000Z'
const noon = '2026-11-20T12:00:00.000Z'

beforeAll(async () => {
  program = await testProgram(morning)
  business = await program.business()
  nurse = await program.person(business, ['INF'])
  colleague = await program.person(business, ['INF'], { last_name: 'Collega' })
  carer = await program.person(business, ['OSS'])
  director = await program.person(business, ['DS'])
  assistant = await program.person(business, ['AC'])
})
afterAll(() => program.close())

const openDossier = async (): Promise<string> => {
  const opened = await program.dossier(business)
  for (const person of [nurse, colleague, carer, assistant]) await program.assign(opened, person)
  return opened
}
const path = () => `/api/dossiers/${dossier}/anamnesis`
/** Begins the first anamnesis of a client, or one more of the same. */
const begin = async (body: object = {}): Promise<Anamnesis> => {
  if (Object.keys(body).length === 0) dossier = await openDossier()
  const answer = await nurse.call('POST', `${path()}/create_anamnesis`, body)
  expect(answer.statusCode).toBe(201)
  return answer.json()
}
const put = (id: string, section: string, body: object, who = nurse) =>
  who.call('PUT', `${path()}/${id}/${section}`, body)
const save = async (id: string, section: string, body: object, who = nurse): Promise<AnamnesisSection> => {
  const answer = await put(id, section, body, who)
  expect(answer.json()).toMatchObject({ section })
  return answer.json()
}
const read = async (id: string, who = nurse): Promise<Anamnesis> =>
  (await who.call('GET', `${path()}/${id}`)).json()
const list = async (who = nurse): Promise<AnamnesisHead[]> =>
  (await who.call('GET', `${path()}/all_anamnesis`)).json()
const sectionIn = <Section extends { section: string }>(of: { sections: Section[] }, slug: string) =>
  of.sections.find(({ section }) => section === slug)

const norton = {
  physical_condition: 3,
  mental_condition: 3,
  activity: 3,
  mobility: 3,
  incontinence: 2,
}

describe('an anamnesis', () => {
  it('begins empty, with its fourteen sections in the order of the menu', async () => {
    const anamnesis = await begin()
    expect(anamnesis).toMatchObject({
      dossierId: dossier,
      current: true,
      from: null,
      author: { _id: nurse._id },
    })
    expect(anamnesis.sections).toHaveLength(14)
    expect(anamnesis.sections[7]).toMatchObject({ section: 'pain', version: 0, state: 'empty', answers: {} })
  })

  it('starts with what was being saved in the earlier one as it was begun', async () => {
    const first = await begin()
    await save(first._id, 'nutrition', { version: 0, answers: { diet: 'diabetica' } })
    const [saved, begun] = await whileHeld(
      program,
      nurse,
      tx => tx`select from anamnesis_section where anamnesis_id = ${first._id} for update`,
      () => put(first._id, 'nutrition', { version: 1, answers: { diet: 'iposodica' } }, colleague),
      () => nurse.call('POST', `${path()}/create_anamnesis`, { from: first._id }),
    )
    expect([saved!.statusCode, begun!.statusCode]).toEqual([200, 201])
    expect(sectionIn(begun!.json<Anamnesis>(), 'nutrition')).toMatchObject({ answers: { diet: 'iposodica' } })
  })

  it('is begun once, however often it is sent', async () => {
    dossier = await openDossier()
    const body = { _id: newId() }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => nurse.call('POST', `${path()}/create_anamnesis`, body)),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      ...Array(7).fill(200),
      201,
    ])
  })

  it('starts from an earlier one, to be confirmed, without Norton, MNA and pain', async () => {
    const first = await begin()
    await save(first._id, 'body_care', { version: 0, answers: { autonomous_hygiene: true, norton } })
    await save(first._id, 'nutrition', {
      version: 0,
      answers: {
        diet: 'diabetica',
        bmi: { height: 165, weight: 60 },
        mini_nutritional_assessment: { mobility: 2 },
      },
    })
    await save(first._id, 'pain', { version: 0, answers: { entries: [{ id: 1, localization: 'Anca' }] } })
    program.setNow(noon)
    const second = await begin({ from: first._id })
    program.setNow(morning)
    expect(second.from).toBe(first._id)
    expect(sectionIn(second, 'body_care')).toMatchObject({
      version: 0,
      state: 'to_confirm',
      author: { _id: nurse._id },
      saved_at: morning,
      answers: { autonomous_hygiene: true },
      derived: {},
    })
    expect(sectionIn(second, 'nutrition')).toMatchObject({
      answers: { diet: 'diabetica', bmi: { height: 165, weight: 60 } },
      derived: { bmi: { bmi: 22.04, band: 'normal', assessed_at: morning } },
    })
    expect(sectionIn(second, 'pain')).toMatchObject({ state: 'empty', answers: {} })
    const confirmed = await save(
      second._id,
      'body_care',
      { version: 0, answers: { autonomous_hygiene: true } },
      colleague,
    )
    expect(confirmed).toMatchObject({ version: 1, state: 'begun', author: { _id: colleague._id } })
    const heads = await list()
    expect(heads.find(({ _id }) => _id === second._id)).toMatchObject({ current: true })
    expect(heads.filter(({ current }) => current)).toHaveLength(1)
    const [newest] = heads
    expect(sectionIn(newest!, 'nutrition')).toMatchObject({ state: 'to_confirm', saved_at: morning })
  })

  it('is only read once a newer one was begun', async () => {
    const { _id } = await begin()
    await save(_id, 'pain', { version: 0, answers: {} })
    program.setNow(noon)
    await begin({ from: _id })
    program.setNow(morning)
    expect((await put(_id, 'pain', { version: 1, answers: {} })).json()).toMatchObject({
      status: 409,
      code: 'ended',
    })
    expect(await read(_id)).toMatchObject({ current: false })
  })

  it('cannot start from one of another client', async () => {
    const answer = await nurse.call('POST', `${path()}/create_anamnesis`, { from: newId() })
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'from', code: 'not_an_option' }] })
  })

  it('is listed with the states of its sections by one query, however many there are', async () => {
    const alone = await program.dossier(business)
    await program.assign(alone, nurse)
    const of = `/api/dossiers/${alone}/anamnesis`
    const ask = () => program.statements(() => nurse.call('GET', `${of}/all_anamnesis`))
    const none = await ask()
    for (let count = 0; count < 5; count += 1) {
      const { _id } = (await nurse.call('POST', `${of}/create_anamnesis`, {})).json()
      for (const section of ['pain', 'teaching'])
        await nurse.call('PUT', `${of}/${_id}/${section}`, { version: 0, answers: {} })
    }
    expect(await ask()).toBe(none)
  })
})

describe('a section', () => {
  it('is saved with what follows from its answers', async () => {
    const { _id } = await begin()
    const saved = await save(_id, 'body_care', {
      version: 0,
      answers: { autonomous_clothing: 'no', autonomous_clothing_note: 'Bottoni', norton },
    })
    expect(saved).toMatchObject({
      version: 1,
      definition_version: 1,
      state: 'begun',
      author: { _id: nurse._id, role: 'nurse_diploma' },
      saved_at: morning,
      derived: { norton: { total: 14, band: 'at_risk', scale_version: 1 } },
    })
    expect(sectionIn(await read(_id), 'body_care')).toEqual(saved)
  })

  it('keeps nothing of a list or a group that is empty', async () => {
    const { _id } = await begin()
    const answers = { specific_products: [], norton: {}, scalp: 'intact' }
    expect((await save(_id, 'body_care', { version: 0, answers })).answers).toEqual({ scalp: 'intact' })
  })

  it('is complete when the nurse says so', async () => {
    const { _id } = await begin()
    const saved = await save(_id, 'pain', { version: 0, answers: {}, marked_complete: true })
    expect(saved).toMatchObject({ state: 'complete', marked_complete: true })
  })

  it('keeps every version, and is saved once when it is sent twice', async () => {
    const { _id } = await begin()
    await save(_id, 'circulation', { version: 0, answers: { is_altered: false } })
    const body = { version: 1, answers: { is_altered: true, presence_of_edema: true } }
    const second = await save(_id, 'circulation', body)
    expect(await save(_id, 'circulation', body)).toEqual(second)
    const versions = (await nurse.call('GET', `${path()}/${_id}/circulation/versions`)).json()
    expect(versions.map(({ version }: AnamnesisSection) => version)).toEqual([2, 1])
    expect(versions[1].answers).toEqual({ is_altered: false })
    expect((await nurse.call('GET', `${path()}/${_id}/teaching/versions`)).json()).toEqual([])
  })

  it('makes one line of news and one audit row, without its answers, also where it comes twice', async () => {
    const { _id } = await begin()
    const body = { version: 0, answers: { pacemaker: 'yes' } }
    await save(_id, 'health_state', body)
    await save(_id, 'health_state', body)
    const news = await asTenant(
      program.database.app,
      { business },
      tx => tx`
        select data_model, action, payload from activity where entity_id = ${_id}`,
    )
    expect(news).toEqual([
      {
        data_model: 'Anamnesis',
        action: 'created',
        payload: { _id, section: 'health_state', version: 1, state: 'begun' },
      },
    ])
    const audit = await asTenant(
      program.database.app,
      { business },
      tx => tx`select action, fields from audit where entity_id = ${_id} order by at, _id`,
    )
    expect(audit.map(({ action, fields }) => [action, fields])).toEqual([
      ['create', []],
      ['update', ['health_state.pacemaker']],
      ['read', ['health_state.pacemaker']],
    ])
  })

  it('offers a warning and never writes one by itself', async () => {
    const { _id } = await begin()
    await save(_id, 'health_state', { version: 0, answers: { pacemaker: 'yes', allergies: 'yes' } })
    expect((await nurse.call('GET', `/api/dossiers/${dossier}/warnings`)).json()).toEqual([])
  })

  it('costs a constant number of statements and at most three round trips, also where it merges', async () => {
    const { _id } = await begin()
    const saving = (version: number, answers: object) => () =>
      put(_id, 'sensory_perception', { version, answers })
    await saving(0, { sight: 'altered' })()
    const second = await program.statements(saving(1, { sight: 'physiological' }))
    const more = { sight: 'altered', hearing: 'altered', taste: 'altered' }
    expect(await program.statements(saving(2, more))).toBe(second)
    expect(await program.statements(saving(2, { sight: 'physiological', smell: 'altered' }))).toBe(second)
    expect(await program.trips(saving(4, { sight: 'altered' }))).toBeLessThanOrEqual(3)
    expect(await program.trips(saving(4, { sight: 'physiological', touch: 'altered' }))).toBeLessThanOrEqual(
      3,
    )
  })
})

describe('two nurses in one section', () => {
  const begun = async () => {
    const { _id } = await begin()
    await save(_id, 'respiration', { version: 0, answers: { is_smoker: true, smoking_frequency: 10 } })
    return _id
  }

  it('come together where each changed something else', async () => {
    const id = await begun()
    const smoker = { is_smoker: true, smoking_frequency: 10 }
    await save(
      id,
      'respiration',
      { version: 1, answers: { ...smoker, respiration_function: false } },
      colleague,
    )
    const merged = await save(id, 'respiration', { version: 1, answers: { ...smoker, former_smoker: true } })
    expect(merged).toMatchObject({
      version: 3,
      author: { _id: nurse._id },
      answers: { ...smoker, respiration_function: false, former_smoker: true },
    })
  })

  it('come together behind a question that both answered for the first time', async () => {
    const { _id } = await begin()
    const altered = { is_altered: true }
    await save(_id, 'circulation', { version: 0, answers: { ...altered, cyanosis: true } }, colleague)
    const oedema = { presence_of_edema: true, edema_localization: 'Caviglie' }
    const merged = await save(_id, 'circulation', { version: 0, answers: { ...altered, ...oedema } })
    expect(merged).toMatchObject({ version: 2, answers: { ...altered, ...oedema, cyanosis: true } })
    const healthy = await put(_id, 'circulation', { version: 1, answers: { is_altered: false } }, colleague)
    expect(healthy.json()).toMatchObject({ code: 'stale', current: { version: 2, answers: oedema } })
  })

  it('meet a 409 where one answers what the other took away, and nothing is lost', async () => {
    const id = await begun()
    await save(id, 'respiration', { version: 1, answers: { is_smoker: false } }, colleague)
    const answer = await put(id, 'respiration', {
      version: 1,
      answers: { is_smoker: true, smoking_frequency: 20 },
    })
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'stale',
      current: {
        version: 2,
        answers: { is_smoker: false },
        author: { _id: colleague._id },
        saved_at: morning,
      },
    })
  })

  it('save a section for the first time at once', async () => {
    const { _id } = await begin()
    const answers = await Promise.all([
      put(_id, 'teaching', { version: 0, answers: { medications: true } }),
      put(_id, 'teaching', { version: 0, answers: { wound_care: true } }, colleague),
      put(_id, 'teaching', { version: 0, answers: { wound_care: false } }, carer),
    ])
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter(code => code === 200)).toHaveLength(2)
    expect(codes.filter(code => code === 409)).toHaveLength(1)
    const last = sectionIn(await read(_id), 'teaching')
    expect(last).toMatchObject({
      version: 2,
      answers: { medications: true, wound_care: expect.any(Boolean) },
    })
  })

  it('a version that never was is stale', async () => {
    const { _id } = await begin()
    expect((await put(_id, 'pain', { version: 7, answers: {} })).json()).toMatchObject({
      code: 'stale',
      current: { section: 'pain', version: 0 },
    })
  })
})

describe('refused at the field', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => `Prodotto ${at}`)
  it.each<[string, string, object, string, string]>([
    ['an unknown option', 'social_situation', { children: '7' }, 'children', 'not_an_option'],
    ['an unknown field', 'social_situation', { salary: 1 }, 'salary', 'unknown_field'],
    ['another type', 'sleep_and_rest', { is_altered: 'yes' }, 'is_altered', 'wrong_type'],
    ['a hidden field', 'circulation', { is_altered: false, cyanosis: true }, 'cyanosis', 'hidden_field'],
    [
      'a hidden field of a group',
      'nutrition',
      { liquid_intake: { daily_liquid_ml: 1500 } },
      'liquid_intake.daily_liquid_ml',
      'hidden_field',
    ],
    [
      'a description without its choice',
      'sensory_perception',
      { sight_description: 'x' },
      'sight_description',
      'note_without_choice',
    ],
    [
      'a list with duplicates',
      'body_care',
      { specific_products: ['Crema', 'crema '] },
      'specific_products',
      'twice',
    ],
    ['10,000 texts', 'body_care', { specific_products: many }, 'specific_products', 'too_many'],
    [
      '10,000 entries',
      'pain',
      { entries: many.map((localization, at) => ({ id: at + 1, localization })) },
      'entries',
      'too_many',
    ],
    [
      'a custom text of 3 characters',
      'body_care',
      { auxiliary_aids: ['abc'] },
      'auxiliary_aids.0',
      'own_text_too_short',
    ],
    ['null', 'social_situation', { profession: null }, 'profession', 'wrong_type'],
    ['a total', 'body_care', { norton: { ...norton, total: 14 } }, 'norton.total', 'unknown_field'],
    [
      'a body mass index, also one that its measures make',
      'nutrition',
      { bmi: { height: 165, weight: 60, bmi: 22.04 } },
      'bmi.bmi',
      'unknown_field',
    ],
    [
      'a total of the MNA',
      'nutrition',
      { mini_nutritional_assessment: { mobility: 2, total: 2 } },
      'mini_nutritional_assessment.total',
      'unknown_field',
    ],
  ])('%s', async (_, section, answers, field, code) => {
    const { _id } = await begin()
    const { status, errors } = (await put(_id, section, { version: 0, answers })).json()
    expect(status).toBe(code === 'unknown_field' || code === 'wrong_type' ? 400 : 422)
    expect(errors).toContainEqual(expect.objectContaining({ path: `answers.${field}`, code }))
  })

  it('an id of an entry from which none can be counted up', async () => {
    const { _id } = await begin()
    const entries = [{ id: Number.MAX_SAFE_INTEGER, localization: 'Ginocchio' }]
    expect((await put(_id, 'pain', { version: 0, answers: { entries } })).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'answers.entries.0.id', code: 'too_big' }],
    })
  })

  it('two lists that are too long together, so that the section can still be saved afterwards', async () => {
    const { _id } = await begin()
    const pains = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ id: at + 1, localization: `Punto ${at + 1}` }))
    const entries = pains(99)
    await save(_id, 'pain', { version: 0, answers: { entries } })
    const more = (localization: string) => ({
      version: 1,
      answers: { entries: [...entries, { id: 100, localization }] },
    })
    await save(_id, 'pain', more('Spalla'), colleague)
    expect((await put(_id, 'pain', more('Anca'))).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'answers.entries', code: 'too_many' }],
    })
    expect(sectionIn(await read(_id), 'pain')).toMatchObject({ version: 2 })
  })

  it('a pain that is left out, and a strike that is taken back', async () => {
    const { _id } = await begin()
    const knee = { id: 1, localization: 'Ginocchio' }
    const struck = { id: 2, localization: 'Schiena', struck: { reason: 'Scritto per errore' } }
    await save(_id, 'pain', { version: 0, answers: { entries: [knee, struck] } })
    const left = await put(_id, 'pain', {
      version: 1,
      answers: { entries: [{ id: 2, localization: 'Schiena' }] },
    })
    expect(left.statusCode).toBe(422)
    expect(left.json().errors).toMatchObject([
      { path: 'answers.entries.1', code: 'entry_erased' },
      { path: 'answers.entries.2', code: 'entry_erased' },
    ])
  })

  it('a section that is none, and one of an anamnesis that is none', async () => {
    const { _id } = await begin()
    expect((await put(_id, 'dreams', { version: 0, answers: {} })).statusCode).toBe(404)
    expect((await put(newId(), 'pain', { version: 0, answers: {} })).statusCode).toBe(404)
  })
})

describe('what a role may not read is absent', () => {
  let id: string
  beforeAll(async () => {
    id = (await begin())._id
    await save(id, 'sexuality_and_reproduction', { version: 0, answers: { current_hormonal_therapy: true } })
    await save(id, 'body_care', { version: 0, answers: { autonomous_hygiene: false, norton } })
    await save(id, 'nutrition', { version: 0, answers: { bmi: { height: 165, weight: 60 } } })
  })

  it('from list, record, versions and FHIR for a care assistant', async () => {
    const slug = 'sexuality_and_reproduction'
    const head = (await list(assistant)).find(({ _id }) => _id === id)!
    expect(sectionIn(head, slug)).toBeUndefined()
    const anamnesis = await read(id, assistant)
    expect(sectionIn(anamnesis, slug)).toBeUndefined()
    expect(sectionIn(anamnesis, 'body_care')).toMatchObject({
      answers: { autonomous_hygiene: false },
      derived: {},
    })
    expect((await assistant.call('GET', `${path()}/${id}/${slug}/versions`)).statusCode).toBe(404)
    const scores: ScorePoint[] = (await assistant.call('GET', `${path()}/scores`)).json()
    expect(new Set(scores.map(({ scale }) => scale))).toEqual(new Set(['bmi']))
    const fhir = await assistant.call('GET', `${path()}/${id}/fhir`)
    expect(fhir.headers['content-type']).toBe('application/fhir+json')
    expect(fhir.body).not.toMatch(/sexuality|norton/)
    const log = await assistant.call('GET', `/api/dossiers/${dossier}/logs/get_logs?limit=100`)
    expect(log.body).not.toContain(slug)
    expect(log.body).toContain('body_care')
    const found = await assistant.call('GET', `/api/dossiers/${dossier}/search?search=ormonale`)
    expect(found.json()).toEqual([])
  })

  it.each([
    ['OSS', true],
    ['MED', true],
    ['AC', false],
    ['AUS', false],
    ['TER', false],
  ] as const)(
    'from all that %s reads: Norton always, sexuality where the matrix says so',
    async (role, reads) => {
      const person = await program.person(business, [role])
      await program.assign(dossier, person)
      const anamnesis = await read(id, person)
      expect(sectionIn(anamnesis, 'sexuality_and_reproduction') !== undefined).toBe(reads)
      expect(anamnesis.sections).toHaveLength(reads ? 14 : 13)
      const fhir = await person.call('GET', `${path()}/${id}/fhir`)
      expect(fhir.body.includes('sexuality')).toBe(reads)
      const versions = await person.call('GET', `${path()}/${id}/body_care/versions`)
      expect(versions.body).toContain('autonomous_hygiene')
      expect(JSON.stringify(anamnesis) + fhir.body + versions.body).not.toMatch(/norton|appetite_loss/)
      const found = await person.call('GET', `/api/dossiers/${dossier}/search?search=ormonale`)
      expect(found.json()).toHaveLength(reads ? 1 : 0)
    },
  )

  it('from nothing for a nurse', async () => {
    expect(sectionIn(await read(id), 'sexuality_and_reproduction')?.answers).toEqual({
      current_hormonal_therapy: true,
    })
    expect((await nurse.call('GET', `${path()}/${id}/fhir`)).json()).toMatchObject({
      resourceType: 'Bundle',
      type: 'collection',
    })
    const log = await nurse.call('GET', `/api/dossiers/${dossier}/logs/get_logs?limit=100`)
    expect(log.body).toContain('sexuality_and_reproduction')
  })

  it('and is kept when somebody saves who did not see it', async () => {
    const body = { version: 1, answers: { autonomous_hygiene: true } }
    expect((await save(id, 'body_care', body, carer)).answers).toEqual({ autonomous_hygiene: true })
    expect(sectionIn(await read(id), 'body_care')).toMatchObject({
      version: 2,
      answers: { autonomous_hygiene: true, norton },
      derived: { norton: { total: 14 } },
    })
  })

  it('and cannot be answered by who may not assess, or only reads', async () => {
    const answer = await put(id, 'body_care', { version: 2, answers: { norton } }, carer)
    expect(answer.json()).toMatchObject({
      status: 403,
      code: 'forbidden',
      errors: [{ path: 'answers.norton', code: 'forbidden' }],
    })
    const section = 'sexuality_and_reproduction'
    expect((await put(id, section, { version: 1, answers: {} }, director)).statusCode).toBe(403)
    expect((await put(id, section, { version: 1, answers: {} }, assistant)).statusCode).toBe(403)
  })
})

it('answers of an older definition are read, given out and saved over', async () => {
  const { _id } = await begin()
  await save(_id, 'teaching', { version: 0, answers: { medications: true } })
  const old = { medications: true, home_visits: 'weekly', wound_care: 'sometimes' }
  await asTenant(program.database.app, { business }, async tx => {
    await tx`update anamnesis_section set current = false where anamnesis_id = ${_id}`
    await tx`
      insert into anamnesis_section
      select business_id, anamnesis_id, section, 2, true, dossier_id, definition_version, ${tx.json(old)}, derived,
        marked_complete, state, author, saved_at
      from anamnesis_section where anamnesis_id = ${_id}`
  })
  expect(sectionIn(await read(_id), 'teaching')?.answers).toEqual(old)
  expect((await nurse.call('GET', `${path()}/${_id}/fhir`)).body).toContain('"medications"')
  const next = { medications: true, wound_care: false }
  expect((await save(_id, 'teaching', { version: 2, answers: next })).answers).toEqual(next)
})

it('a search finds the lines that say the words, and no score', async () => {
  const alone = await program.dossier(business)
  await program.assign(alone, nurse)
  const of = `/api/dossiers/${alone}/anamnesis`
  const { _id } = (await nurse.call('POST', `${of}/create_anamnesis`, {})).json()
  const allergies = { allergies: 'yes', allergies_note: 'Ambra grigia' }
  await nurse.call('PUT', `${of}/${_id}/health_state`, { version: 0, answers: allergies })
  await nurse.call('PUT', `${of}/${_id}/body_care`, { version: 0, answers: { norton } })
  const search = async (words: string) =>
    (await nurse.call('GET', `/api/dossiers/${alone}/search?search=${words}`)).json()
  expect(await search('ambra')).toMatchObject([
    { kind: 'Anamnesis', _id, title: 'Anamnesi', text: 'Allergie · A che cosa: Ambra grigia' },
  ])
  expect(await search('discrete')).toEqual([])
})

it('a reader finds labels and exports them in her own language', async () => {
  const { _id } = await begin()
  const reader = await program.person(business, ['INF'])
  await program.assign(dossier, reader)
  await asTenant(
    program.database.app,
    { business, person: reader._id },
    tx => tx`update person set language = 'de' where _id = ${reader._id}`,
  )
  await save(_id, 'elimination', {
    version: 0,
    answers: { bladder_function: true, bladder_type: ['incontinenza'] },
  })
  const text = 'Veränderungen der Blase: Inkontinenz'
  for (const words of ['inkontinenz', 'incontinenza'])
    expect(
      (await reader.call('GET', `/api/dossiers/${dossier}/search?search=${words}`)).json(),
    ).toMatchObject([{ kind: 'Anamnesis', text }])
  const said = await reader.call('GET', `${path()}/${_id}/fhir`)
  expect(said.body).toContain('"language":"de"')
  expect(said.body).not.toContain('"language":"it"')
  expect(said.body).toContain('Inkontinenz')
})

it('the course of a score has a point for each assessment, none for a save of something else', async () => {
  const alone = await program.dossier(business)
  await program.assign(alone, nurse)
  const of = `/api/dossiers/${alone}/anamnesis`
  const { _id } = (await nurse.call('POST', `${of}/create_anamnesis`, {})).json()
  const answers = [
    { norton },
    { norton, need_for_supervision: true },
    { norton: { ...norton, activity: 4 }, need_for_supervision: true },
    { norton: { ...norton, activity: 4 }, need_for_supervision: true },
  ]
  for (const [version, given] of answers.entries()) {
    program.setNow(`2026-11-2${version}T09:00:00.000Z`)
    await nurse.call('PUT', `${of}/${_id}/body_care`, { version, answers: given })
  }
  program.setNow(morning)
  const point = { scale: 'norton', scale_version: 1, anamnesisId: _id, author: { _id: nurse._id } }
  expect((await nurse.call('GET', `${of}/scores`)).json()).toMatchObject([
    { ...point, answers: norton, value: 14, band: 'at_risk', saved_at: '2026-11-20T09:00:00.000Z' },
    { ...point, value: 15, band: 'not_at_risk', saved_at: '2026-11-22T09:00:00.000Z' },
    { ...point, value: 15, saved_at: '2026-11-23T09:00:00.000Z' },
  ])
})

describe('a weight that was taken over from an earlier anamnesis', () => {
  const mass = { bmi: { height: 165, weight: 60 } }
  const scores = async (): Promise<string[]> =>
    (await nurse.call('GET', `${path()}/scores`)).json().map((point: ScorePoint) => point.saved_at)
  const copied = async () => {
    const first = await begin()
    await save(first._id, 'nutrition', { version: 0, answers: mass })
    program.setNow(noon)
    return begin({ from: first._id })
  }
  const observations = async (id: string): Promise<unknown[]> =>
    (await nurse.call('GET', `${path()}/${id}/fhir`))
      .json()
      .entry.filter(
        ({ resource }: { resource: { resourceType: string } }) => resource.resourceType === 'Observation',
      )

  it('stays what it was and when, makes no point and no observation, also once its section is confirmed', async () => {
    const { _id } = await copied()
    const confirmed = await save(_id, 'nutrition', { version: 0, answers: { ...mass, diet: 'diabetica' } })
    program.setNow(morning)
    expect(confirmed).toMatchObject({
      saved_at: noon,
      derived: { bmi: { bmi: 22.04, assessed_at: morning } },
    })
    expect(await scores()).toEqual([morning])
    expect(await observations(_id)).toEqual([])
  })

  it('is a new point once somebody measured it, also where it is the same', async () => {
    const { _id } = await copied()
    const body = { version: 0, answers: mass, assessed: ['bmi'] }
    const measured = await save(_id, 'nutrition', body)
    expect(await save(_id, 'nutrition', body)).toEqual(measured)
    program.setNow(morning)
    expect(measured).toMatchObject({ version: 1, derived: { bmi: { bmi: 22.04, assessed_at: noon } } })
    expect(await scores()).toEqual([morning, noon])
    expect(await observations(_id)).toMatchObject([{ resource: { effectiveDateTime: noon } }])
  })

  it('is not said to be measured where it does not stand', async () => {
    const { _id } = await copied()
    program.setNow(morning)
    const answer = await put(_id, 'nutrition', { version: 0, answers: {}, assessed: ['bmi'] })
    expect(answer.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'assessed', code: 'not_an_option' }],
    })
  })
})

describe('what depends on the client', () => {
  const begunAt = async (birthday: string, gender: 'male' | 'female'): Promise<string> => {
    dossier = await openDossier()
    await asTenant(
      program.database.app,
      { business },
      tx => tx`update dossier set birthday = ${birthday}, gender = ${gender} where _id = ${dossier}`,
    )
    return (await nurse.call('POST', `${path()}/create_anamnesis`, {})).json()._id
  }
  const aged = async (birthday: string, gender: 'male' | 'female', answers: object, section: string) =>
    save(await begunAt(birthday, gender), section, { version: 0, answers })

  it.each([
    ['2008-11-21', null],
    ['2008-11-20', 'normal'],
    ['1956-11-21', 'normal'],
    ['1956-11-20', 'low_for_age'],
  ])('born on %s an index of 20 is %s on the day of the assessment', async (birthday, band) => {
    const saved = await aged(birthday, 'female', { bmi: { height: 100, weight: 20 } }, 'nutrition')
    expect(saved.derived.bmi).toMatchObject({ bmi: 20, band })
    const [point]: ScorePoint[] = (await nurse.call('GET', `${path()}/scores`)).json()
    expect(point).toMatchObject({ value: 20, band })
  })

  const health = {
    allergies: 'no',
    intollerances: 'no',
    pacemaker: 'no',
    shunt_av_dialysis: 'no',
    port_cath_avi: 'no',
    anticoagulation: 'no',
    oral_antidiabetic_agents: 'no',
    insulin_dependent: 'no',
    insulin_pump: 'no',
    flu_vaccine: 'no',
    covid_vaccine: 'no',
    tetanus_vaccine: 'no',
  }
  it.each([
    ['a man', '1990-01-01', 'male', health, 'complete'],
    ['a woman of 80', '1946-01-01', 'female', health, 'complete'],
    ['a woman of 36', '1990-01-01', 'female', health, 'begun'],
    ['a woman of 36 who says', '1990-01-01', 'female', { ...health, pregnancy: 'no' }, 'complete'],
  ] as const)(
    '%s: the section without an answer on pregnancy',
    async (_, birthday, gender, answers, state) => {
      expect(await aged(birthday, gender, answers, 'health_state')).toMatchObject({ state, answers })
    },
  )

  it.each([
    ['a man of 36', '1990-01-01', 'male'],
    ['a woman of 86', '1940-01-01', 'female'],
  ] as const)('no pregnancy of %s is taken', async (_, birthday, gender) => {
    const answers = { pregnancy: 'yes' }
    const refused = await put(await begunAt(birthday, gender), 'health_state', { version: 0, answers })
    expect(refused.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'answers.pregnancy', code: 'hidden_field' }],
    })
  })
})

it('each nursing problem that answers suggest stands in the catalogue', async () => {
  const topics: FocusTopic[] = (await nurse.call('GET', '/api/focus_topics')).json()
  const known = new Set(topics.map(({ focusTopicId }) => focusTopicId))
  expect(focusHints.filter(({ focus }) => !known.has(focus))).toEqual([])
})

describe('an anamnesis as FHIR', () => {
  it('goes out as a file of its type, and the audit log notes the export', async () => {
    const { _id } = await begin()
    const file = await nurse.call('GET', `${path()}/${_id}/fhir?reason=Passaggio`)
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-type']).toBe('application/fhir+json')
    expect(file.json().entry).toHaveLength(14)
    const noted = await asTenant(
      program.database.app,
      { business },
      tx => tx`
        select actor_id, action, entity_type, dossier_id, reason, result from audit
        where entity_id = ${_id} and action = 'export'`,
    )
    expect(noted).toEqual([
      {
        actor_id: nurse._id,
        action: 'export',
        entity_type: 'anamnesis',
        dossier_id: dossier,
        reason: 'Passaggio',
        result: 'ok',
      },
    ])
  })

  it('none goes to who may not read it, nor one that is none', async () => {
    const { _id } = await begin()
    const office = await program.person(business, ['AMM'])
    const stranger = await program.person(business, ['INF'])
    const codes = async (who: Caller, id: string) =>
      (await who.call('GET', `${path()}/${id}/fhir`)).statusCode
    expect([await codes(office, _id), await codes(stranger, _id), await codes(nurse, newId())]).toEqual([
      403, 404, 404,
    ])
  })
})

it('what is printed is noted', async () => {
  const { _id } = await begin()
  expect((await assistant.call('POST', `${path()}/${_id}/print`)).statusCode).toBe(200)
  expect((await assistant.call('POST', `${path()}/${newId()}/print`)).statusCode).toBe(404)
})
