import type { AskedQuestions } from '@vicino/domain/administrations/administrations.contract.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { someScale } from '@vicino/domain/testing/some-scale.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codesAsked, keysAsked } from '../testing/asked-questions.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let nurse: Caller
let dossier: string
let base: string

const day = '2026-11-20'
const start = '2026-11-20T09:00:00.000Z'

beforeAll(async () => {
  program = await testProgram(start)
  nurse = await program.person(await program.business(), ['INF'])
})

beforeEach(async () => {
  program.setNow(start)
  dossier = await program.dossier(nurse.business)
  await program.assign(dossier, nurse)
  base = `/api/dossiers/${dossier}`
})

afterAll(() => program.close())

const fields = {
  name: 'Insulina aspart 100 unità/ml',
  modality: 'SC',
  dose_unit: 'unit',
  morning: 1,
  evening: 1,
  start_date: '2026-11-01',
  dose_scale: someScale,
}

const write = (more: object = {}) => nurse.call('POST', `${base}/drugs/create_drug`, { ...fields, ...more })
const insulin = async (more: object = {}): Promise<Drug> => (await write(more)).json()

const bodyOf = ({ _id, version }: Drug, more: object = {}) => ({
  drugId: _id,
  drug_version: version,
  day,
  moment: 'morning',
  status: 'given',
  ...more,
})

const give = (body: object, who = nurse) => who.call('POST', `${base}/administrations/create`, body)
const questionsOf = (answer: { json: () => { current?: AskedQuestions } }) =>
  answer.json().current?.questions ?? []
const readings = async () =>
  (await nurse.call('GET', `${base}/clinical_parameters/get_clinical_parameters`)).json()
const measure = async (glyc: number, measured_at: string) =>
  (await nurse.call('POST', `${base}/clinical_parameters/create`, { glyc, measured_at })).json()

describe('a scale of a drug', () => {
  it('is kept with the drug and with each of its versions', async () => {
    const drug = await insulin()
    expect(drug.dose_scale).toEqual(someScale)
    const dose_scale = { ...someScale, steps: someScale.steps.slice(1) }
    const corrected = await nurse.call('PATCH', `${base}/drugs/${drug._id}`, { version: 1, dose_scale })
    expect(corrected.json()).toMatchObject({ version: 2, dose_scale })
    const versions: Drug[] = (await nurse.call('GET', `${base}/drugs/${drug._id}/versions`)).json()
    expect(versions.map(one => one.dose_scale)).toEqual([dose_scale, someScale])
    const none = { version: 2, dose_scale: null }
    expect((await nurse.call('PATCH', `${base}/drugs/${drug._id}`, none)).json().dose_scale).toBeNull()
  })

  it.each([
    [
      'a step that falls',
      {
        steps: [
          { from: 8, dose: 6 },
          { from: 12, dose: 4 },
        ],
      },
      'dose_scale.steps.1.dose',
      'scale_falls',
    ],
    [
      'insulin for a low value',
      { steps: [{ from: 3, dose: 2 }] },
      'dose_scale.steps.0.dose',
      'scale_too_low',
    ],
    ['a step without its value', { steps: [{ dose: 2 }] }, 'dose_scale.steps.0.from', 'required'],
  ])('is refused at its step: %s', async (_, wrong, path, code) => {
    const refused = await write({ dose_scale: { ...someScale, ...wrong } })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual([expect.objectContaining({ path, code })])
  })

  it('leaves no amount at a moment, and is malformed with a key of its own', async () => {
    const refused = await write({ morning: 6 })
    expect(refused.json().errors).toMatchObject([{ path: 'morning', code: 'only_when_by_scale' }])
    expect((await write({ dose_scale: { ...someScale, name: 'Scala A' } })).statusCode).toBe(400)
  })
})

describe('a dose by scale', () => {
  it('is stored with its glycaemia in one, without a reason', async () => {
    const given = await give(bodyOf(await insulin(), { dose: 6, measured: { glyc: 12.4 } }))
    expect(given.statusCode).toBe(201)
    expect(given.json()).toMatchObject({ dose: 6, status_reason: '', confirm: null, handover: false })
    expect(await readings()).toMatchObject([{ glyc: 12.4, measured_at: start }])
  })

  it('is stored once with its glycaemia, however often it is sent after a lost answer', async () => {
    const body = bodyOf(await insulin(), { _id: newId(), dose: 6, measured: { glyc: 12.4 } })
    const answers = [await give(body), await give(body)]
    expect(answers[1]!.json()).toEqual(answers[0]!.json())
    expect(await readings()).toHaveLength(1)
  })

  it('goes by a reading of half an hour ago, and not by one of 31 minutes ago', async () => {
    await measure(12.4, '2026-11-20T08:30:00.000Z')
    expect((await give(bodyOf(await insulin(), { dose: 6 }))).statusCode).toBe(201)
    program.setNow('2026-11-20T09:01:00.000Z')
    const stale = await give(bodyOf(await insulin({ name: 'Preparato B' }), { dose: 6 }))
    expect(questionsOf(stale)).toMatchObject([{ code: 'dose_scale', value: null, proposed: null }])
  })

  it('takes another amount only with a reason, and keeps what was asked', async () => {
    const drug = await insulin()
    const other = bodyOf(drug, { dose: 8, measured: { glyc: 12.4 } })
    const refused = await give(other)
    expect(questionsOf(refused)).toMatchObject([{ code: 'dose_scale', value: 12.4, proposed: 6 }])
    expect(await readings()).toEqual([])
    const confirm = { reason: 'Sentito il medico: 8', of: keysAsked(refused) }
    const given = await give({ ...other, confirm })
    expect(given.json()).toMatchObject({
      dose: 8,
      confirm: { reason: confirm.reason, of: ['dose_scale'] },
      handover: true,
    })
    expect(await readings()).toHaveLength(1)
  })

  it('says nothing by itself: how much was given is said by whoever gives it', async () => {
    const silent = await give(bodyOf(await insulin(), { measured: { glyc: 12.4 } }))
    expect(silent.json().errors).toMatchObject([{ path: 'dose', code: 'too_small' }])
  })

  it.each([
    [3.1, null],
    [6.2, 0],
  ])('at %s is a question, and held by a tap', async (glyc, proposed) => {
    const body = bodyOf(await insulin(), { measured: { glyc } })
    const refused = await give({ ...body, dose: 4 })
    expect(questionsOf(refused)).toMatchObject([{ code: 'dose_scale', value: glyc, proposed }])
    const held = await give({ ...body, status: 'held', status_reason: `Glicemia ${glyc}` })
    expect(held.json()).toMatchObject({ status: 'held', dose: 0, confirm: null })
    expect(await readings()).toMatchObject([{ glyc }])
  })

  it('is given unmeasured with a reason', async () => {
    const body = bodyOf(await insulin(), { dose: 6 })
    const confirm = { reason: 'Non misurato: apparecchio rotto', of: keysAsked(await give(body)) }
    const blind = await give({ ...body, confirm })
    expect(blind.json()).toMatchObject({ dose: 6, confirm: { of: ['dose_scale'] } })
  })

  it('is asked about twice as much, and about a scale that changed meanwhile', async () => {
    const drug = await insulin()
    const measured = { glyc: 12.4 }
    expect(codesAsked(await give(bodyOf(drug, { dose: 12, measured })))).toEqual([
      'dose_multiple',
      'dose_scale',
    ])
    const dose_scale = { ...someScale, steps: [{ from: 10, dose: 2 }] }
    const change = { version: 1, dose_scale, reason: 'Il medico' }
    expect((await nurse.call('PATCH', `${base}/drugs/${drug._id}`, change)).statusCode).toBe(200)
    const asked = questionsOf(await give(bodyOf(drug, { dose: 6, measured })))
    expect(asked.map(({ code }) => code)).toEqual([
      'drug_changed',
      'dose_multiple',
      'dose_over_day',
      'dose_scale',
    ])
    expect(asked.at(-1)).toMatchObject({ scale: dose_scale, proposed: 2 })
  })

  it('stays as it was given when its reading is corrected; another amount is asked by the reading as it stands', async () => {
    const reading = await measure(12.4, start)
    const first = (await give(bodyOf(await insulin(), { dose: 6 }))).json()
    const url = `${base}/clinical_parameters/${reading._id}`
    expect((await nurse.call('PATCH', url, { version: 1, glyc: 17 })).statusCode).toBe(200)
    const address = `${base}/administrations/${first._id}`
    const noted = await nurse.call('PATCH', address, { version: 1, note: 'Addome a destra' })
    expect(noted.json()).toMatchObject({ dose: 6, note: 'Addome a destra' })
    const changed = await nurse.call('PATCH', address, { version: 2, dose: 4 })
    expect(questionsOf(changed)).toMatchObject([{ code: 'dose_scale', value: 17, proposed: 8 }])
    expect((await nurse.call('PATCH', address, { version: 2, dose: 8 })).json()).toMatchObject({ dose: 8 })
  })

  it('takes a glycaemia with a correction, and stores it once beside what was measured before', async () => {
    const hold_rules = [{ parameter: 'hr', below: 50, above: null }]
    const drug = await insulin({ hold_rules })
    const unmeasured = questionsOf(await give(bodyOf(drug, { dose: 4, measured: { hr: 62 } })))
    const of = unmeasured.map(({ key }) => key)
    const confirm = { reason: 'Non misurato', of }
    const { _id } = (await give(bodyOf(drug, { dose: 4, measured: { hr: 62 }, confirm }))).json()
    const url = `${base}/administrations/${_id}`
    const asked = await nurse.call('PATCH', url, { version: 1, dose: 6 })
    expect(questionsOf(asked)).toMatchObject([{ code: 'dose_scale', value: null }])
    const measured = { hr: 62, glyc: 12.4 }
    const corrected = await nurse.call('PATCH', url, { version: 1, dose: 6, measured })
    expect(corrected.json()).toMatchObject({ version: 2, dose: 6, measured })
    const stored: Pick<Reading, 'hr' | 'glyc'>[] = await readings()
    expect(stored.map(({ hr, glyc }) => [hr, glyc])).toEqual(
      expect.arrayContaining([
        [62, null],
        [null, 12.4],
      ]),
    )
    expect(stored).toHaveLength(2)
  })

  it('takes the glycaemia of whoever may write no readings, and stores none', async () => {
    const drug = await insulin()
    const without = await program.person(nurse.business, ['INF'], { withheld: ['parameters.write'] })
    await program.assign(dossier, without)
    const given = await give(bodyOf(drug, { dose: 6, measured: { glyc: 12.4 } }), without)
    expect(given.statusCode).toBe(201)
    expect(await readings()).toEqual([])
  })
})

describe('before the tap', () => {
  const lineOf = async (drug: Drug) =>
    (await nurse.call('GET', `${base}/administrations/around/${day}`))
      .json()
      .doses.find(
        ({ drug: of, moment }: { drug: Drug; moment: string }) => of._id === drug._id && moment === 'morning',
      )
  const asked = async (drug: Drug) => (await lineOf(drug)).questions

  it('the line says what the scale asks, and nothing where it proposes', async () => {
    const drug = await insulin()
    expect(await asked(drug)).toMatchObject([{ code: 'dose_scale', value: null }])
    await measure(3.1, '2026-11-20T08:40:00.000Z')
    expect(await asked(drug)).toMatchObject([{ code: 'dose_scale', value: 3.1, proposed: null }])
    await measure(12.4, '2026-11-20T08:50:00.000Z')
    expect(await asked(drug)).toEqual([])
  })

  it('its last glycaemia stands at the bed, whatever the drug is called', async () => {
    const drug = await insulin({ name: 'Penna blu' })
    await measure(12.4, '2026-11-20T08:50:00.000Z')
    const { drugs } = (await nurse.call('GET', `${base}/administrations/bedside`)).json()
    expect(drugs).toMatchObject([{ drugId: drug._id, value: { field: 'glyc', value: 12.4 } }])
  })
})
