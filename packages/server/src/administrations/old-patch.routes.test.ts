import type { Administration } from '@vicino/domain/administrations/administration.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let nurse: Caller
let base: string

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  nurse = await program.person(business, ['INF'])
})
beforeEach(async () => {
  program.setNow('2026-11-20T09:00:00.000Z')
  const dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  base = `/api/dossiers/${dossier}`
})
afterAll(() => program.close())

type Drug = { _id: string; version: number }
const order = async (name: string, more: object = {}): Promise<Drug> =>
  (
    await nurse.call('POST', `${base}/drugs/create_drug`, {
      name,
      modality: 'TTS',
      dose_unit: 'other',
      morning: 1,
      start_date: '2026-11-01',
      confirm: { reason: 'Cambio di dose' },
      ...more,
    })
  ).json()
const put = (drug: Drug, day: string, more: object = {}) =>
  nurse.call('POST', `${base}/administrations/create`, {
    drugId: drug._id,
    drug_version: drug.version,
    day,
    moment: 'morning',
    status: 'given',
    given_at: `${day}T08:00:00.000Z`,
    site: 'Petto a destra',
    ...more,
  })
const before = async (drug: Drug, at?: string): Promise<Administration | null> => {
  const query = at === undefined ? '' : `?at=${at}`
  return (await nurse.call('GET', `${base}/administrations/patch_before/${drug._id}${query}`)).json()
}
const errorsOf = (answer: { json: () => { errors?: { path: string; code: string }[] } }) =>
  answer.json().errors?.map(({ path, code }) => [path, code])

describe('a patch that is put on where an earlier one sticks', () => {
  it('asks what became of it, and keeps the answer', async () => {
    const drug = await order('Nitroderm TTS 5')
    expect(await before(drug)).toBeNull()
    const first = await put(drug, '2026-11-19')
    expect(first.json()).toMatchObject({ old_patch: null, old_patch_note: '' })
    expect(await before(drug)).toMatchObject({ _id: first.json()._id, site: 'Petto a destra' })
    const unsaid = await put(drug, '2026-11-20')
    expect(unsaid.statusCode).toBe(422)
    expect(errorsOf(unsaid)).toEqual([['old_patch', 'required']])
    expect(errorsOf(await put(drug, '2026-11-20', { old_patch: 'left_on' }))).toEqual([
      ['old_patch_note', 'required'],
    ])
    expect(errorsOf(await put(drug, '2026-11-20', { old_patch: 'perhaps' }))).toEqual([
      ['old_patch', 'not_an_option'],
    ])
    const said = { old_patch: 'left_on', old_patch_note: 'Si toglie questa sera' }
    const second = await put(drug, '2026-11-20', said)
    expect(second.json()).toMatchObject({ ...said, version: 1 })
  })

  it('asks also of one of the same substance that another order put on', async () => {
    const old = await order('Exelon cerotto 4.6 mg/24 h')
    const next = await order('Rivastigmina cerotto 9.5 mg/24 h')
    await put(old, '2026-11-17')
    expect(await before(next)).toMatchObject({ drug: { name: 'Exelon cerotto 4.6 mg/24 h' } })
    expect(errorsOf(await put(next, '2026-11-20'))).toEqual([['old_patch', 'required']])
    expect((await put(next, '2026-11-20', { old_patch: 'removed' })).statusCode).toBe(201)
  })

  it('asks of one that is told late by the time at which it was put on', async () => {
    const drug = await order('Nitroderm TTS 5')
    await put(drug, '2026-11-20')
    const late = { given_at: '2026-11-19T08:00:00.000Z', from_paper: true }
    expect(await before(drug, '2026-11-19T08:00:00.000Z')).toBeNull()
    expect((await put(drug, '2026-11-19', late)).statusCode).toBe(201)
    await put(drug, '2026-11-18')
    program.setNow('2026-11-21T09:00:00.000Z')
    expect(errorsOf(await put(drug, '2026-11-21'))).toEqual([['old_patch', 'required']])
  })

  it('asks nothing of one that was not put on, and takes no answer for what is no patch', async () => {
    const drug = await order('Nitroderm TTS 5')
    await put(drug, '2026-11-19')
    const refused = { status: 'refused', status_reason: 'Prurito', site: '' }
    expect((await put(drug, '2026-11-20', refused)).statusCode).toBe(201)
    const tablet = await order('Torem 10', { modality: 'OS', dose_unit: 'tablet' })
    const answer = await put(tablet, '2026-11-20', { site: '', old_patch: 'removed' })
    expect(errorsOf(answer)).toEqual([['old_patch', 'only_for_patch']])
  })
})

it('a correction changes the answer, and does not ask for one that nobody was asked for', async () => {
  const drug = await order('Nitroderm TTS 5')
  await put(drug, '2026-11-18')
  const second = (await put(drug, '2026-11-19', { old_patch: 'removed' })).json()
  const correct = (of: { _id: string }, body: object) =>
    nurse.call('PATCH', `${base}/administrations/${of._id}`, body)
  const corrected = await correct(second, { version: 1, old_patch: 'not_found' })
  expect(corrected.json()).toMatchObject({ version: 2, old_patch: 'not_found' })
  expect(errorsOf(await correct(second, { version: 2, old_patch: null }))).toEqual([
    ['old_patch', 'required'],
  ])
  const versions = (await nurse.call('GET', `${base}/administrations/${second._id}/versions`)).json()
  expect(versions.map(({ old_patch }: Administration) => old_patch)).toEqual(['not_found', 'removed'])
  // One that stood alone when it was put on, and before which an earlier one was told later.
  const alone = await order('Exelon cerotto 4.6 mg/24 h')
  const only = (await put(alone, '2026-11-19')).json()
  await put(alone, '2026-11-18')
  expect((await correct(only, { version: 1, note: 'Pelle arrossata' })).statusCode).toBe(200)
})
