import type { Administration } from '@vicino/domain/administrations/administration.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codesAsked, keysAsked } from '../testing/asked-questions.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let nurse: Caller
let other: Caller
let director: Caller
let dossier: string
let base: string

const day = '2026-11-20'
const start = '2026-11-20T09:00:00.000Z'

beforeAll(async () => {
  program = await testProgram(start)
  const business = await program.business()
  nurse = await program.person(business, ['INF'])
  other = await program.person(business, ['INF'], { last_name: 'Altra' })
  director = await program.person(business, ['DS'])
})

beforeEach(async () => {
  program.setNow(start)
  dossier = await program.dossier(nurse.business)
  for (const person of [nurse, other]) await program.assign(dossier, person)
  base = `/api/dossiers/${dossier}`
})

afterAll(() => program.close())

const drugOf = async (more: object = {}): Promise<Drug> =>
  (
    await nurse.call('POST', `${base}/drugs/create_drug`, {
      name: 'Preparato A',
      modality: 'OS',
      morning: 1,
      start_date: '2026-11-01',
      ...more,
    })
  ).json()

const morphine = (more: object = {}) =>
  drugOf({ name: 'Preparato M', reserve: true, reserve_min_interval_hours: 4, ...more })

const bodyOf = ({ _id, version, reserve }: Drug, more: object = {}) => ({
  drugId: _id,
  drug_version: version,
  ...(!reserve && { day, moment: 'morning' }),
  status: 'given',
  ...more,
})

const give = (body: object, who = nurse) => who.call('POST', `${base}/administrations/create`, body)

describe('two nurses who give one substance in the same second', () => {
  it.each([
    ['under one order', async () => [await morphine()]],
    ['under two orders', async () => [await morphine(), await morphine()]],
    ['both by the scheme, for one moment', async () => [await drugOf(), await drugOf()]],
    ['as needed and by the scheme', async () => [await morphine(), await drugOf({ name: 'Preparato M' })]],
  ])('%s: the second is asked', async (_, write) => {
    const drugs = await write()
    const [first, second] = [drugs[0]!, drugs.at(-1)!]
    const answers = await Promise.all([give(bodyOf(first)), give(bodyOf(second), other)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)!
    expect(refused.json()).toMatchObject({ code: 'dose_questions' })
    expect(codesAsked(refused)).toEqual(['dose_near'])
  })

  it('are both stored where the second answers, and both sent again change nothing', async () => {
    const drug = await morphine()
    const reason = 'Dolore 9, sentito il medico'
    const bodies = [
      { ...bodyOf(drug), _id: newId() },
      { ...bodyOf(drug), _id: newId() },
    ] as const
    const first = await give(bodies[0])
    const of = keysAsked(await give(bodies[1], other))
    const answered = { ...bodies[1], confirm: { reason, of } }
    const second = await give(answered, other)
    expect(second.json()).toMatchObject({ confirm: { reason, of: ['dose_near'] }, handover: true })
    const again = [await give(bodies[0]), await give(answered, other)]
    expect(again.map(answer => answer.json<Administration>())).toEqual([first.json(), second.json()])
    const all = await nurse.call('GET', `${base}/administrations?from=${day}&to=${day}`)
    expect(all.json()).toHaveLength(2)
  })
})

describe('what is asked', () => {
  it('comes all at once, with one reason that serves the dose too', async () => {
    const drug = await drugOf()
    const early = '2026-11-20T03:50:00.000Z'
    program.setNow(early)
    const body = bodyOf(drug, { dose: 2 })
    const refused = await give(body)
    expect(refused.statusCode).toBe(409)
    expect(codesAsked(refused)).toEqual(['dose_multiple', 'dose_over_day', 'dose_before_window'])
    const reason = 'Ordine telefonico del medico'
    const stored = await give({ ...body, confirm: { reason, of: keysAsked(refused) } })
    expect(stored.json()).toMatchObject({
      dose: 2,
      status_reason: reason,
      confirm: { reason, of: codesAsked(refused), ordered: 1 },
    })
  })

  it('and was not named is asked again', async () => {
    const body = bodyOf(await drugOf(), { dose: 2 })
    const of = keysAsked(await give(body), 'dose_multiple')
    const half = await give({ ...body, confirm: { reason: 'Ordine del medico', of } })
    expect(codesAsked(half)).toEqual(['dose_over_day'])
  })

  it('and reads otherwise by now is asked again: a code alone names no facts', async () => {
    const drug = await morphine()
    const reason = 'Dolore 9, sentito il medico'
    const first = (await give(bodyOf(drug, { given_at: '2026-11-20T07:00:00.000Z' }))).json()
    const of = keysAsked(await give(bodyOf(drug)))
    expect(codesAsked(await give(bodyOf(drug, { confirm: { reason, of: ['dose_near'] } })))).toEqual([
      'dose_near',
    ])
    const meanwhile = bodyOf(drug, { confirm: { reason, of } })
    const theirs = (await give(meanwhile, other)).json()
    const second = await give(bodyOf(drug, { confirm: { reason, of } }))
    expect(second.json().current.questions).toMatchObject([
      { code: 'dose_near', doses: [{ _id: first._id }, { _id: theirs._id }] },
    ])
    const both = { reason, of: [...of, ...keysAsked(second)] }
    expect((await give(bodyOf(drug, { confirm: both }))).statusCode).toBe(201)
  })

  it('and was read minutes ago stays answered', async () => {
    const drug = await morphine()
    await give(bodyOf(drug, { given_at: '2026-11-20T07:00:00.000Z' }))
    const of = keysAsked(await give(bodyOf(drug)))
    program.setNow('2026-11-20T09:20:00.000Z')
    const stored = await give(bodyOf(drug, { confirm: { reason: 'Dolore 9, sentito il medico', of } }))
    expect(stored.json()).toMatchObject({ confirm: { of: ['dose_near'] } })
  })

  it('is nothing of a dose that is not taken', async () => {
    const drug = await drugOf()
    program.setNow('2026-11-20T03:50:00.000Z')
    const refused = await give(bodyOf(drug, { status: 'refused', status_reason: 'Nausea' }))
    expect(refused.statusCode).toBe(201)
  })

  it('is that the client is suspended', async () => {
    const drug = await drugOf()
    const hospital = { version: 1, status: 'suspended', reason: 'Ricovero', from: day }
    const suspended = await director.call('PATCH', base, hospital)
    expect(suspended.statusCode).toBe(200)
    const refused = await give(bodyOf(drug))
    expect(refused.json().current.questions).toEqual([
      { code: 'client_suspended', key: expect.any(String), until: null, from: day, to: null },
    ])
  })

  it('is asked of what a correction makes of a dose, not of what was answered before', async () => {
    const drug = await drugOf()
    const given = (await give(bodyOf(drug))).json()
    const url = `${base}/administrations/${given._id}`
    const noted = await nurse.call('PATCH', url, { version: 1, note: 'Ha faticato' })
    expect(noted.statusCode).toBe(200)
    const doubled = await nurse.call('PATCH', url, { version: 2, dose: 2 })
    expect(codesAsked(doubled)).toEqual(['dose_multiple', 'dose_over_day'])
    const reason = 'Erano due compresse'
    const confirm = { reason, of: keysAsked(doubled) }
    const tripled = await nurse.call('PATCH', url, { version: 2, dose: 3, confirm })
    expect(codesAsked(tripled)).toEqual(['dose_multiple', 'dose_over_day'])
    const stored = await nurse.call('PATCH', url, { version: 2, dose: 2, confirm })
    expect(stored.json()).toMatchObject({
      dose: 2,
      status_reason: reason,
      confirm: { reason, of: codesAsked(doubled) },
      handover: true,
    })
  })
})

describe('a drug with a rule to hold it', () => {
  const betablocker = (more: object = {}) =>
    drugOf({ hold_rules: [{ parameter: 'hr', below: 50, above: null }], ...more })
  const readings = async () =>
    (await nurse.call('GET', `${base}/clinical_parameters/get_clinical_parameters`)).json()

  it('asks for the value, and stores it as a reading with the dose', async () => {
    const body = bodyOf(await betablocker())
    const refused = await give(body)
    expect(refused.json().current.questions).toMatchObject([
      { code: 'hold', rules: [{ parameter: 'hr', below: 50, value: null }] },
    ])
    expect(await readings()).toEqual([])
    const given = await give({ ...body, _id: newId(), measured: { hr: 62 } })
    expect(given.json()).toMatchObject({ status: 'given', confirm: null, handover: false })
    expect(await readings()).toMatchObject([{ hr: 62, measured_at: start, author: { _id: nurse._id } }])
    const log = (await nurse.call('GET', `${base}/logs/get_logs?limit=10`)).json()
    const kinds = log.groups.flatMap(({ logs }: { logs: { dataModel: string }[] }) => logs)
    expect(kinds.map(({ dataModel }: { dataModel: string }) => dataModel)).toContain('ClinicalParameter')
  })

  it('asks for the glycaemia before a rapid insulin by a fixed order, in one save with the units', async () => {
    const insulin = { name: 'Insulina aspart', modality: 'SC', dose_unit: 'unit', morning: 6 }
    const body = bodyOf(await drugOf(insulin))
    expect((await give(body)).json().current.questions).toMatchObject([
      { code: 'hold', rules: [{ parameter: 'glyc', below: 4, value: null }] },
    ])
    expect(codesAsked(await give({ ...body, measured: { glyc: 3.2 } }))).toEqual(['hold'])
    expect(await readings()).toEqual([])
    const given = await give({ ...body, measured: { glyc: 7.2 } })
    expect(given.json()).toMatchObject({ status: 'given', dose: 6, measured: { glyc: 7.2 } })
    expect(await readings()).toMatchObject([{ glyc: 7.2, measured_at: start }])
  })

  it('stores the value once, however often the dose is sent', async () => {
    const body = { ...bodyOf(await betablocker()), _id: newId(), measured: { hr: 62 } }
    const answers = [await give(body), await give(body)]
    expect(answers[1]!.json()).toEqual(answers[0]!.json())
    expect(await readings()).toHaveLength(1)
  })

  it('names the reading on which somebody has to act, also to the same sent again', async () => {
    const body = { ...bodyOf(await betablocker()), _id: newId(), measured: { hr: 34 } }
    const held = { ...body, status: 'held', status_reason: 'Polso 34' }
    const answers = [(await give(held)).json(), (await give(held)).json()]
    const [reading] = await readings()
    expect(reading).toMatchObject({ hr: 34, critical: ['hr'] })
    expect(answers).toMatchObject([{ alarm: reading._id }, { alarm: reading._id }])
    const usual = (await give(bodyOf(await betablocker(), { measured: { hr: 62 } }))).json()
    expect(usual).not.toHaveProperty('alarm')
    const url = `${base}/administrations/${usual._id}`
    const lower = { version: 1, status: 'held', status_reason: 'Polso 36', measured: { hr: 36 } }
    const corrected = (await nurse.call('PATCH', url, lower)).json()
    expect(corrected).toMatchObject({ version: 2, alarm: (await readings())[0]._id })
    const noted = await nurse.call('PATCH', url, { version: 2, note: 'Riposa' })
    expect(noted.json()).not.toHaveProperty('alarm')
  })

  it('is held with the value that holds it, or given with a reason', async () => {
    const drug = await betablocker()
    const low = { ...bodyOf(drug), measured: { hr: 46 } }
    const refused = await give(low)
    expect(refused.json().current.questions).toMatchObject([{ code: 'hold', rules: [{ value: 46 }] }])
    expect(await readings()).toEqual([])
    const held = await give({ ...low, status: 'held', status_reason: 'Polso 46' })
    expect(held.json()).toMatchObject({ status: 'held', status_reason: 'Polso 46', confirm: null })
    expect(await readings()).toMatchObject([{ hr: 46 }])
    const twice = await give({ ...low, day: '2026-11-20', moment: 'morning', status: 'given' })
    expect(codesAsked(twice)).toEqual(['dose_answered', 'hold'])
  })

  it('is given unmeasured with a reason, and takes a reading of the last two hours', async () => {
    const drug = await betablocker()
    const reason = 'Non misurato: rifiuta'
    const of = keysAsked(await give(bodyOf(drug)))
    const blind = await give(bodyOf(drug, { confirm: { reason, of } }))
    expect(blind.json()).toMatchObject({ confirm: { reason, of: ['hold'] }, handover: true })
    const measured_at = '2026-11-20T07:30:00.000Z'
    await nurse.call('POST', `${base}/clinical_parameters/create`, { hr: 70, measured_at })
    const second = await betablocker({ name: 'Preparato B' })
    const around = (await nurse.call('GET', `${base}/administrations/around/${day}`)).json()
    const line = around.doses.find((dose: { drug: Drug }) => dose.drug._id === second._id)
    expect(line.questions).toEqual([])
    expect((await give(bodyOf(second))).statusCode).toBe(201)
  })

  it('is answered by the value that was asked for, not by one that a colleague measured meanwhile', async () => {
    const rules = [
      { parameter: 'hr', below: 50, above: null },
      { parameter: 'bp_max', below: 100, above: null },
    ]
    const drug = await drugOf({ hold_rules: rules })
    const reason = 'Sentito il medico'
    const confirm = { reason, of: keysAsked(await give(bodyOf(drug))) }
    await other.call('POST', `${base}/clinical_parameters/create`, {
      bp_max: 85,
      bp_min: 50,
      measured_at: start,
    })
    const refused = await give(bodyOf(drug, { measured: { hr: 62 }, confirm }))
    expect(refused.json().current.questions).toMatchObject([
      { code: 'hold', rules: [{ parameter: 'bp_max', value: 85 }] },
    ])
    const read = { reason, of: keysAsked(refused) }
    const stored = await give(bodyOf(drug, { measured: { hr: 46 }, confirm: read }))
    expect(stored.json()).toMatchObject({ confirm: { reason, of: ['hold'] } })
  })

  it('is asked by the rule that came with a changed order, also where the order before was read', async () => {
    const drug = await drugOf()
    const hold_rules = [{ parameter: 'hr', below: 50, above: null }]
    const change = { version: 1, morning: 0.5, hold_rules, reason: 'Il medico' }
    expect((await nurse.call('PATCH', `${base}/drugs/${drug._id}`, change)).statusCode).toBe(200)
    expect(codesAsked(await give(bodyOf(drug)))).toEqual(['drug_changed', 'hold'])
  })

  it('refuses what is no reading at its field', async () => {
    const body = bodyOf(await betablocker())
    expect((await give({ ...body, measured: { hr: 62, bp_max: 120 } })).statusCode).toBe(422)
    expect((await give({ ...body, measured: { pulse: 62 } })).statusCode).toBe(400)
  })

  it('takes the answer of whoever may write no readings, stores none, and keeps with the dose by which value', async () => {
    const body = bodyOf(await betablocker(), { measured: { hr: 62 } })
    const without = await program.person(nurse.business, ['INF'], { withheld: ['parameters.write'] })
    await program.assign(dossier, without)
    const given = (await give(body, without)).json()
    expect(given).toMatchObject({ status: 'given', measured: { hr: 62 } })
    expect(await readings()).toEqual([])
    const url = `${base}/administrations/${given._id}`
    expect((await other.call('GET', url)).json()).toEqual(given)
  })

  it('takes what was measured with a correction too, and stores each value once', async () => {
    const drug = await betablocker()
    const refused = { status: 'refused', status_reason: 'Nausea' }
    const first = (await give(bodyOf(drug, refused))).json()
    const url = `${base}/administrations/${first._id}`
    const taken = { version: 1, status: 'given', status_reason: '' }
    expect(codesAsked(await nurse.call('PATCH', url, taken))).toEqual(['hold'])
    const measured = { hr: 62 }
    const second = await nurse.call('PATCH', url, { ...taken, measured })
    expect(second.json()).toMatchObject({ version: 2, status: 'given', measured })
    await nurse.call('PATCH', url, { version: 2, note: 'Ha faticato', measured })
    expect(await readings()).toMatchObject([{ hr: 62 }])
    const low = { version: 3, status: 'held', status_reason: 'Polso 46', measured: { hr: 46 } }
    expect((await nurse.call('PATCH', url, low)).json()).toMatchObject({ measured: { hr: 46 } })
    expect(await readings()).toHaveLength(2)
  })
})

describe('an allergy that was written after the drug', () => {
  const warn = (text: string) => nurse.call('POST', `${base}/warnings`, { kind: 'allergy', text })
  const lineOf = async (who = nurse) =>
    (await who.call('GET', `${base}/administrations/around/${day}`)).json().doses[0].questions

  it('is asked before its dose until it is answered with the drug', async () => {
    const drug = await drugOf({ name: 'Co-Amoxi 1 g', evening: 1 })
    await warn('Allergia alla penicillina')
    const matches = [{ source: 'warning', text: 'Allergia alla penicillina', because: { it: 'penicilline' } }]
    expect(await lineOf()).toMatchObject([{ code: 'allergy', matches }])
    const refused = await give(bodyOf(drug))
    expect(refused.json().current.questions).toMatchObject([{ code: 'allergy', matches }])
    const reason = 'Tollerata nel 2024, sentito il medico'
    const stored = await give(bodyOf(drug, { confirm: { reason, of: keysAsked(refused) } }))
    expect(stored.json()).toMatchObject({ confirm: { reason, of: ['allergy'] }, handover: true })
    program.setNow('2026-11-20T17:00:00.000Z')
    const evening = { moment: 'evening' }
    expect(codesAsked(await give(bodyOf(drug, evening)))).toEqual(['allergy'])
    const url = `${base}/drugs/${drug._id}`
    const changed = { version: 1, comments: 'Con il pasto' }
    const of = keysAsked(await nurse.call('PATCH', url, changed))
    expect((await nurse.call('PATCH', url, { ...changed, confirm: { reason, of } })).statusCode).toBe(200)
    expect((await give(bodyOf(drug, evening))).statusCode).toBe(201)
  })

  it('is told to nobody who may not read the anamnesis', async () => {
    const drug = await drugOf({ name: 'Co-Amoxi 1 g' })
    await warn('Allergia alla penicillina')
    const narrowed = await program.person(nurse.business, ['INF'], {
      withheld: ['anamnesis.read', 'anamnesis.write'],
    })
    await program.assign(dossier, narrowed)
    expect(await lineOf(narrowed)).toEqual([])
    expect((await give(bodyOf(drug), narrowed)).statusCode).toBe(201)
  })
})

describe('the interval and the most of 24 hours', () => {
  const at = (clock: string) => `2026-11-20T${clock}:00.000Z`
  const change = async (drug: Drug, body: object) =>
    (await nurse.call('PATCH', `${base}/drugs/${drug._id}`, { version: drug.version, ...body })).json()

  it.each([
    ['was made longer', { reserve_min_interval_hours: 4 }, { reserve_min_interval_hours: 8 }, 'dose_near'],
    ['is new', { reserve_min_interval_hours: null }, { reserve_max_24h: 1 }, 'dose_over_day'],
  ])('are those that stand where the order before was read: one %s', async (_, before, after, code) => {
    const read = await morphine({ morning: 1, ...before })
    await give(bodyOf(read, { given_at: at('04:00') }))
    await change(read, { ...after, morning: 0.5 })
    expect(codesAsked(await give(bodyOf(read)))).toEqual(['drug_changed', code])
  })

  it.each([
    ['was struck', { struck: { reason: 'Sostituita' } }],
    ['has ended', { end_date: '2026-11-19' }],
  ])('hold also of an order that %s', async (_, end) => {
    const start_date = '2026-11-01'
    const before = await morphine({ morning: 1, start_date, reserve_min_interval_hours: 12 })
    await give(bodyOf(before, { given_at: '2026-11-19T22:00:00.000Z' }))
    await change(before, end)
    const now = await morphine({ morning: 1, start_date, reserve_min_interval_hours: 1 })
    const refused = await give(bodyOf(now))
    expect(refused.json().current.questions).toMatchObject([{ code: 'dose_near', until: at('10:00') }])
  })

  it('are those of the drug as it was corrected, for what was given before', async () => {
    const before = await morphine({ morning: 1, reserve_min_interval_hours: 12 })
    await give(bodyOf(before, { given_at: at('04:00') }))
    const now = await change(before, { reserve_min_interval_hours: 1 })
    expect((await give(bodyOf(now))).statusCode).toBe(201)
  })
})

describe('before the tap', () => {
  it('the day page carries what would be asked of each open dose', async () => {
    const twice = await drugOf({ evening: 1 })
    const reserve = await morphine()
    await give(bodyOf(twice))
    const first = (await give(bodyOf(reserve))).json()
    const around = (await nurse.call('GET', `${base}/administrations/around/${day}`)).json()
    expect(around.administrations).toHaveLength(2)
    expect(around.doses).toMatchObject([
      { drug: { _id: twice._id }, day, moment: 'morning', questions: [] },
      {
        drug: { _id: twice._id },
        day,
        moment: 'evening',
        questions: [
          { code: 'dose_near', until: '2026-11-20T14:00:00.000Z' },
          { code: 'dose_before_window', from: '2026-11-20T15:00:00.000Z' },
        ],
      },
    ])
    expect(around.as_needed).toMatchObject([
      {
        drug: { _id: reserve._id },
        questions: [{ code: 'dose_near', doses: [{ _id: first._id }], until: '2026-11-20T13:00:00.000Z' }],
      },
    ])
  })

  it('the round carries it too, for as many statements as without', async () => {
    const twice = await drugOf({ afternoon: 1 })
    const reserve = await morphine()
    for (const start_time of ['10:30', '12:00']) {
      const visit = { title: 'Terapia', type: 'client', client: dossier, date: day, start_time }
      const end_time = start_time.replace(/:.*/, ':50')
      await director.call('POST', '/api/tasks/create_task', { ...visit, end_time, operators: [nurse._id] })
    }
    await give(bodyOf(twice))
    const read = () => nurse.call('GET', `/api/rounds?date=${day}`)
    const before = await program.statements(read)
    expect((await read()).json()).toMatchObject([
      {
        due: [{ moment: 'morning', questions: [] }],
        as_needed: [{ drug: { _id: reserve._id }, questions: [] }],
      },
      { due: [{ moment: 'afternoon', questions: [{ code: 'dose_near' }, { code: 'dose_before_window' }] }] },
    ])
    await give(bodyOf(reserve))
    expect(await program.statements(read)).toBe(before)
  })
})
