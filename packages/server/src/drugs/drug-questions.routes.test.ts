import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesAsked, keysAsked } from '../testing/asked-questions.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let nurse: Caller
let dossier: string

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  nurse = await program.person(business, ['INF'])
})
afterAll(() => program.close())

const drugs = () => `/api/dossiers/${dossier}/drugs`
const write = (body: object, who = nurse) =>
  who.call('POST', `${drugs()}/create_drug`, { modality: 'OS', morning: 1, ...body })
const correct = (_id: string, body: object, who = nurse) => who.call('PATCH', `${drugs()}/${_id}`, body)
const warn = async (text: string) =>
  (await nurse.call('POST', `/api/dossiers/${dossier}/warnings`, { kind: 'allergy', text })).json()

const begin = async () => {
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
}

describe('a drug against which an allergy stands', () => {
  beforeAll(async () => {
    await begin()
    await warn('Allergia alla penicillina')
    await warn('Allergia ai cerotti: usare solo la retina')
  })

  it('is asked about with its words and why, and nothing is stored', async () => {
    const asked = await write({ name: 'Co-Amoxi 1 g' })
    expect(asked.json()).toMatchObject({
      status: 409,
      code: 'drug_questions',
      current: {
        questions: [
          {
            code: 'allergy',
            source: 'warning',
            text: 'Allergia alla penicillina',
            because: { it: 'penicilline', de: 'Penicilline' },
          },
        ],
      },
    })
    expect((await nurse.call('GET', `${drugs()}/get_drugs`)).json()).toEqual([])
  })

  it('is written with a reason, which every version keeps as long as it holds', async () => {
    const of = keysAsked(await write({ name: 'Augmentin 625' }))
    const confirm = { reason: 'Tollerata nel 2024, sentita la dottoressa', of }
    const written = (await write({ name: 'Augmentin 625', confirm })).json()
    const answer = {
      question: { code: 'allergy', text: 'Allergia alla penicillina' },
      reason: confirm.reason,
      by: { _id: nurse._id },
      at: '2026-11-20T09:00:00.000Z',
    }
    expect(written.answered).toMatchObject([answer])
    expect((await nurse.call('GET', `${drugs()}/${written._id}`)).json()).toEqual(written)
    const changed = (await correct(written._id, { version: 1, evening: 1 })).json()
    expect(changed).toMatchObject({ version: 2, answered: [answer] })
    const versions = (await nurse.call('GET', `${drugs()}/${written._id}/versions`)).json()
    expect(versions.map(({ answered }: { answered: object[] }) => answered.length)).toEqual([1, 1])
  })

  it('is asked about again where its name changes, not where it ends or is struck', async () => {
    const confirm = { reason: 'Sentito il medico' }
    const { _id } = (await write({ name: 'Clamoxyl 750', confirm })).json()
    expect(codesAsked(await correct(_id, { version: 1, name: 'Floxapen 500' }))).toContain('allergy')
    expect((await correct(_id, { version: 1, end_date: '2026-11-20' })).statusCode).toBe(200)
    const struck = await correct(_id, { version: 2, struck: { reason: 'Scritto per errore' } })
    const kept = struck.json().answered.map(({ question }: { question: { code: string } }) => question.code)
    expect(kept).toEqual(['allergy', 'same_substance'])
  })

  it('is asked about again where the warning is worded otherwise', async () => {
    const client = dossier
    await begin()
    const { _id, version } = await warn('Penicillina')
    const drug = (await write({ name: 'Ospen 1000', confirm: { reason: 'Sentito il medico' } })).json()
    await nurse.call('PATCH', `/api/dossiers/${dossier}/warnings`, {
      _id,
      version,
      text: 'Penicillina: shock anafilattico',
    })
    expect(codesAsked(await correct(drug._id, { version: 1, evening: 1 }))).toEqual(['allergy'])
    dossier = client
  })

  it('is asked about again where the warning, or the name, reads otherwise than what was answered', async () => {
    const client = dossier
    await begin()
    const { _id, version } = await warn('Penicillina')
    const confirm = { reason: 'Sentito il medico', of: keysAsked(await write({ name: 'Ospen 1000' })) }
    expect(codesAsked(await write({ name: 'Augmentin 625', confirm }))).toEqual(['allergy'])
    const text = 'Penicillina: shock anafilattico'
    await nurse.call('PATCH', `/api/dossiers/${dossier}/warnings`, { _id, version, text })
    const refused = await write({ name: 'Ospen 1000', confirm })
    expect(refused.json().current.questions).toMatchObject([{ code: 'allergy', text }])
    const read = { ...confirm, of: keysAsked(refused) }
    expect((await write({ name: 'Ospen 1000', confirm: read })).statusCode).toBe(201)
    dossier = client
  })

  it('is a patch for nobody who does not bear plasters', async () => {
    expect((await write({ name: 'Fentanyl cerotto 12 µg/h', modality: 'TTS' })).statusCode).toBe(201)
  })

  it('is a 400 where the reason names what nobody asks', async () => {
    const confirm = { reason: 'Sentito il medico', of: ['interaction'] }
    expect((await write({ name: 'Co-Amoxi', confirm })).statusCode).toBe(422)
  })
})

describe('the anamnesis', () => {
  it('is read for allergies and intolerances', async () => {
    await begin()
    const anamneses = `/api/dossiers/${dossier}/anamnesis`
    const { _id } = (await nurse.call('POST', `${anamneses}/create_anamnesis`, {})).json()
    const saved = await nurse.call('PUT', `${anamneses}/${_id}/health_state`, {
      version: 0,
      answers: {
        allergies: 'yes',
        allergies_note: 'Sulfamidici',
        intollerances: 'yes',
        intollerances_note: 'FANS: mal di stomaco',
      },
    })
    expect(saved.statusCode).toBe(200)
    const sources = async (name: string) =>
      (await write({ name })).json().current?.questions.map(({ source }: { source: string }) => source)
    expect(await sources('Bactrim forte')).toEqual(['allergies'])
    expect(await sources('Irfen 400')).toEqual(['intollerances'])
    expect((await write({ name: 'Torem 10' })).statusCode).toBe(201)
  })

  it('that is begun empty forgets nothing: only a new answer takes the place of the one before', async () => {
    await begin()
    const anamneses = `/api/dossiers/${dossier}/anamnesis`
    const begun = async () => (await nurse.call('POST', `${anamneses}/create_anamnesis`, {})).json()._id
    const answer = async (anamnesis: string, answers: object) =>
      nurse.call('PUT', `${anamneses}/${anamnesis}/health_state`, { version: 0, answers })
    const intolerant = { intollerances: 'yes', intollerances_note: 'FANS' }
    await answer(await begun(), { allergies: 'yes', allergies_note: 'Sulfamidici', ...intolerant })
    const next = await begun()
    expect(codesAsked(await write({ name: 'Bactrim forte' }))).toEqual(['allergy'])
    expect((await answer(next, { allergies: 'no' })).statusCode).toBe(200)
    expect((await write({ name: 'Bactrim forte' })).statusCode).toBe(201)
    expect(codesAsked(await write({ name: 'Irfen 400' }))).toEqual(['allergy'])
  })
})

describe('a drug of the same substance', () => {
  beforeAll(begin)

  it('is asked about, whatever the brand, while the other one is taken', async () => {
    const first = (await write({ name: 'Dafalgan 1 g' })).json()
    expect((await write({ name: 'Co-Dafalgan' })).json()).toMatchObject({
      code: 'drug_questions',
      current: { questions: [{ code: 'same_substance', drugId: first._id, name: 'Dafalgan 1 g' }] },
    })
    await correct(first._id, { version: 1, end_date: '2026-11-20' })
    expect((await write({ name: 'Co-Dafalgan', start_date: '2026-11-21' })).statusCode).toBe(201)
  })

  it('is asked about together with an allergy; a reason for one leaves the other', async () => {
    await warn('Novalgin')
    await write({ name: 'Minalgin gtt', confirm: { reason: 'Sentito il medico' } })
    const again = { name: 'Metamizolo 500 mg' }
    const refused = await write(again)
    expect(codesAsked(refused)).toEqual(['allergy', 'same_substance'])
    const of = keysAsked(refused, 'allergy')
    const half = await write({ ...again, confirm: { reason: 'Sentito il medico', of } })
    expect(codesAsked(half)).toEqual(['same_substance'])
  })

  it('is asked of the second of two who write at once', async () => {
    const both = await Promise.all(['Temesta 1', 'Lorazepam 1 mg'].map(name => write({ name })))
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  it('is written once, however often the answered one is sent', async () => {
    await write({ name: 'Torem 10' })
    const drug = { _id: newId(), name: 'Torasemid 5' }
    const body = { ...drug, confirm: { reason: 'Dosi diverse', of: keysAsked(await write(drug)) } }
    for (const status of [201, 200]) expect((await write(body)).statusCode).toBe(status)
  })
})

it('who may not read the anamnesis learns nothing of allergies by writing a drug', async () => {
  await begin()
  await warn('Allergia alla penicillina')
  const narrowed = await program.person(business, ['INF'], {
    withheld: ['anamnesis.read', 'anamnesis.write'],
  })
  await program.assign(dossier, narrowed)
  expect((await write({ name: 'Co-Amoxi' }, narrowed)).statusCode).toBe(201)
})

it('keeps for what a drug taken as needed is given, and refuses it at any other', async () => {
  await begin()
  const reserve = { name: 'Novalgin', reserve: true, indication: 'Se dolore oltre 4 su 10' }
  expect((await write(reserve)).json()).toMatchObject({ indication: 'Se dolore oltre 4 su 10' })
  expect((await write({ ...reserve, reserve: false })).json()).toMatchObject({
    status: 422,
    errors: [{ path: 'indication', code: 'only_for_reserve' }],
  })
})
