import type { AskedQuestions } from '@vicino/domain/administrations/administrations.contract.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { someScale } from '@vicino/domain/testing/some-scale.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codesAsked, keysAsked } from '../testing/asked-questions.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let nurse: Caller
let narrowed: Caller
let director: Caller
let dossier: string
let base: string

const day = '2026-11-20'
const start = '2026-11-20T09:00:00.000Z'
const measured_at = '2026-11-20T08:50:00.000Z'

beforeAll(async () => {
  program = await testProgram(start)
  const business = await program.business()
  nurse = await program.person(business, ['INF'])
  const withheld = ['parameters.read', 'parameters.write']
  narrowed = await program.person(business, ['INF'], { withheld })
  director = await program.person(business, ['DS'], { withheld })
})

beforeEach(async () => {
  program.setNow(start)
  dossier = await program.dossier(nurse.business)
  for (const person of [nurse, narrowed]) await program.assign(dossier, person)
  base = `/api/dossiers/${dossier}`
})

afterAll(() => program.close())

const write = async (more: object): Promise<Drug> => {
  const fields = { name: 'Preparato A', modality: 'OS', morning: 1, start_date: '2026-11-01', ...more }
  return (await nurse.call('POST', `${base}/drugs/create_drug`, fields)).json()
}
const betablocker = () => write({ hold_rules: [{ parameter: 'hr', below: 50, above: null }] })
const insulin = () => write({ name: 'Penna blu', modality: 'SC', dose_unit: 'unit', dose_scale: someScale })
const measure = (values: object, at = measured_at) =>
  nurse.call('POST', `${base}/clinical_parameters/create`, { ...values, measured_at: at })

const bodyOf = ({ _id, version }: Drug, more: object = {}) => ({
  drugId: _id,
  drug_version: version,
  day,
  moment: 'morning',
  status: 'given',
  ...more,
})
const give = (body: object, who = narrowed) => who.call('POST', `${base}/administrations/create`, body)
const questionsOf = (answer: { json: () => { current?: AskedQuestions } }) =>
  answer.json().current?.questions ?? []

const around = async () => (await narrowed.call('GET', `${base}/administrations/around/${day}`)).json()
const lineQuestions = async () => (await around()).doses[0].questions
const byScale = async (who = narrowed) =>
  (await who.call('GET', `${base}/administrations/bedside`)).json().drugs[0]

describe('of whom the values are withheld', () => {
  it('a dose is held by a reading all the same, without its value', async () => {
    const drug = await betablocker()
    await measure({ hr: 46 })
    const hold = { code: 'hold', rules: [{ parameter: 'hr', below: 50, value: null, measured_at }] }
    expect(await lineQuestions()).toMatchObject([hold])
    const refused = await give(bodyOf(drug))
    expect(questionsOf(refused)).toMatchObject([hold])
    const confirm = { reason: 'Sentito il medico', of: keysAsked(refused) }
    expect((await give(bodyOf(drug, { confirm }))).statusCode).toBe(201)
  })

  it('the name of a question is that of whichever value: none can be told by trying', async () => {
    const drug = await betablocker()
    await measure({ hr: 46 })
    const [{ key }] = await lineQuestions()
    const readings = await nurse.call('GET', `${base}/clinical_parameters/get_clinical_parameters`)
    const url = `${base}/clinical_parameters/${readings.json()[0]._id}`
    await nurse.call('PATCH', url, { version: 1, hr: 41 })
    expect(await lineQuestions()).toMatchObject([{ key }])
    expect(keysAsked(await give(bodyOf(drug), nurse))).not.toEqual([key])
  })

  it('a reading within the rule asks nothing, and none at all asks for one', async () => {
    const drug = await betablocker()
    const unmeasured = { code: 'hold', rules: [{ value: null, measured_at: null }] }
    expect(await lineQuestions()).toMatchObject([unmeasured])
    await measure({ hr: 72 })
    expect(await lineQuestions()).toEqual([])
    expect((await give(bodyOf(drug))).statusCode).toBe(201)
  })

  it('a scale proposes by a reading, and the bed tells how much without the glycaemia', async () => {
    const drug = await insulin()
    await measure({ glyc: 12.4 })
    expect(await lineQuestions()).toEqual([])
    const said = { scale: someScale, value: null, measured_at, proposed: 6 }
    expect(await byScale()).toMatchObject({ value: null, by_scale: said })
    expect(await byScale(nurse)).toMatchObject({
      value: { field: 'glyc', value: 12.4 },
      by_scale: { ...said, value: 12.4 },
    })
    expect((await give(bodyOf(drug, { dose: 6 }))).statusCode).toBe(201)
  })

  it('another amount than it proposes is asked about without the glycaemia', async () => {
    const drug = await insulin()
    await measure({ glyc: 12.4 })
    const refused = await give(bodyOf(drug, { dose: 8 }))
    expect(questionsOf(refused)).toMatchObject([
      { code: 'dose_scale', value: null, measured_at, proposed: 6 },
    ])
    expect(refused.body).not.toContain('12.4')
    const confirm = { reason: 'Sentito il medico', of: keysAsked(refused) }
    expect((await give(bodyOf(drug, { dose: 8, confirm }))).statusCode).toBe(201)
  })

  it('a proposal of none, and none at all, are asked before the tap', async () => {
    await insulin()
    expect(await lineQuestions()).toMatchObject([{ measured_at: null, proposed: null }])
    await measure({ glyc: 3.1 })
    expect(await lineQuestions()).toMatchObject([{ value: null, measured_at, proposed: null }])
    expect(await byScale()).toMatchObject({ by_scale: { value: null, measured_at, proposed: null } })
  })

  it('a glycaemia of half an hour ago and more proposes nothing at the bed', async () => {
    await insulin()
    await measure({ glyc: 12.4 }, '2026-11-20T08:29:00.000Z')
    expect(await byScale()).toMatchObject({ by_scale: { value: null, measured_at: null, proposed: null } })
  })

  it('her own tour tells no more', async () => {
    await betablocker()
    await measure({ hr: 46 })
    const times = { date: day, start_time: '08:30', end_time: '09:30' }
    const visit = { title: 'Terapia', type: 'client', client: dossier, ...times, operators: [narrowed._id] }
    expect((await director.call('POST', '/api/tasks/create_task', visit)).statusCode).toBe(201)
    const round = (await narrowed.call('GET', `/api/rounds?date=${day}`)).json()
    expect(round).toMatchObject([
      { due: [{ questions: [{ code: 'hold', rules: [{ value: null, measured_at }] }] }] },
    ])
    expect(JSON.stringify(round)).not.toContain('"value":46')
  })

  it('what she measures herself is told her in the question', async () => {
    const refused = await give(bodyOf(await betablocker(), { measured: { hr: 46 } }))
    expect(questionsOf(refused)).toMatchObject([{ code: 'hold', rules: [{ value: 46 }] }])
  })

  it('what a colleague measured for a dose stands neither with it nor in the questions of its correction', async () => {
    const drug = await betablocker()
    const held = {
      status: 'held',
      status_reason: 'Su indicazione del medico',
      measured: { hr: 46 },
      handover: true,
    }
    const { _id } = (await give(bodyOf(drug, held), nurse)).json()
    const url = `${base}/administrations/${_id}`
    const reads = [
      await narrowed.call('GET', url),
      await narrowed.call('GET', `${url}/versions`),
      await narrowed.call('GET', `${base}/administrations?from=${day}&to=${day}`),
      await narrowed.call('GET', `${base}/administrations/around/${day}`),
      await give(bodyOf(drug)),
    ]
    for (const { body } of reads) expect(body).toContain('"measured":null')
    for (const address of [`${base}/logs/get_logs`, '/api/handover']) {
      const { body } = await narrowed.call('GET', address)
      expect(body).toContain('"status":"held"')
      expect(body).not.toContain('"hr":46')
    }
    const taken = { version: 1, status: 'given', status_reason: '' }
    const asked = await director.call('PATCH', url, { ...taken, reason: 'Errore di scrittura' })
    expect(codesAsked(asked)).toEqual(['hold'])
    expect(questionsOf(asked)).toMatchObject([{ rules: [{ value: null, measured_at: start }] }])
    expect((await nurse.call('GET', url)).json()).toMatchObject({ measured: { hr: 46 } })
    const glyc = { version: 1, measured: { glyc: 7.2 }, reason: 'Errore di scrittura' }
    expect((await director.call('PATCH', url, glyc)).json()).toMatchObject({ version: 2, measured: null })
    expect((await director.call('PATCH', url, glyc)).json()).toMatchObject({ version: 2, measured: null })
    const stale = await director.call('PATCH', url, { ...glyc, note: 'A digiuno' })
    expect(stale.json()).toMatchObject({ code: 'stale', current: { measured: null } })
    expect((await nurse.call('GET', url)).json()).toMatchObject({ measured: { hr: 46, glyc: 7.2 } })
  })
})
