import type { getLogs } from '@vicino/domain/activity/activity.contract.ts'
import type { Administration } from '@vicino/domain/administrations/administration.ts'
import type { HandoverItem } from '@vicino/domain/handover/handover.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planMany } from '../testing/plan-many.ts'
import { keysAsked } from '../testing/asked-questions.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let nurse: Caller
let other: Caller
let dossier: string
let base: string

beforeAll(async () => {
  program = await testProgram()
  const business = await program.business()
  nurse = await program.person(business, ['INF'])
  other = await program.person(business, ['OSS'], { last_name: 'Altra' })
  dossier = await program.dossier(business)
  for (const person of [nurse, other]) await program.assign(dossier, person)
  base = `/api/dossiers/${dossier}`
})
afterAll(() => program.close())

const day = '2026-11-20'
const drugOf = async (more: object = {}) => {
  const confirm = { reason: 'Un altro della stessa sostanza' }
  const order = { name: 'Torasemide 5 mg', modality: 'OS', morning: 1, start_date: '2026-11-01' }
  const body = { ...order, confirm, ...more }
  return (await nurse.call('POST', `${base}/drugs/create_drug`, body)).json<{
    _id: string
    version: number
  }>()
}
const doseOf = (drug: { _id: string; version: number }, more: object = {}) => ({
  drugId: drug._id,
  drug_version: drug.version,
  day,
  moment: 'morning',
  status: 'given',
  ...more,
})
/** The refusal of a dose of which these things are asked, in this order. */
const asks = (...codes: string[]) => ({
  code: 'dose_questions',
  current: { questions: codes.map(code => ({ code })) },
})
const give = (body: object, who = nurse) => who.call('POST', `${base}/administrations/create`, body)
/** Each a substance of its own: the doses of one stand in the way of another's. */
let substances = 0
const asNeeded = (more: object = {}) => {
  substances += 1
  const limits = { reserve: true, reserve_min_interval_hours: 4, reserve_max_24h: 4 }
  return drugOf({ name: `Preparato ${substances}`, ...limits, ...more })
}

describe('giving a dose', () => {
  it('stores what became of it, under the order as it stood, with one line in the log', async () => {
    const drug = await drugOf()
    const answer = await give(doseOf(drug))
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      day,
      moment: 'morning',
      status: 'given',
      dose: 1,
      given_at: '2026-11-20T09:00:00.000Z',
      drug: { _id: drug._id, version: 1, name: 'Torasemide 5 mg', dose_unit: 'tablet' },
      author: { _id: nurse._id },
      handover: false,
      confirm: null,
    })
    const listed = (await nurse.call('GET', `${base}/administrations?from=${day}&to=${day}`)).json()
    const around = (await nurse.call('GET', `${base}/administrations/around/${day}`)).json()
    for (const doses of [listed, around.administrations]) expect(doses).toContainEqual(answer.json())
    const logs = (await nurse.call('GET', `${base}/logs/get_logs?limit=1`)).json()
    expect(logs.groups[0].logs[0]).toMatchObject({
      dataModel: 'Administration',
      action: 'created',
      entityId: answer.json()._id,
    })
  })

  it('is told to one of two who give it at once, and the same tap sent again changes nothing', async () => {
    const drug = await drugOf()
    const body = { ...doseOf(drug), _id: newId() }
    const answers = await Promise.all([give(body), give(doseOf(drug), other), give(body)])
    const codes = answers.map(({ statusCode }) => statusCode)
    const isFirst = codes[0] !== 409
    expect(codes.filter(code => code === 409)).toHaveLength(isFirst ? 1 : 2)
    const refused = answers.find(({ statusCode }) => statusCode === 409)!
    expect(refused.json()).toMatchObject(asks('dose_answered', 'dose_over_day'))
    expect(refused.json().current.questions[0].answers).toMatchObject([{ day, moment: 'morning' }])
    const confirmed = await give(
      doseOf(drug, { confirm: { reason: 'Data due volte per sbaglio' } }),
      isFirst ? other : nurse,
    )
    expect(confirmed.json()).toMatchObject({
      confirm: { reason: 'Data due volte per sbaglio' },
      handover: true,
    })
  })

  it('meets an order that has changed meanwhile, and takes what was given under the old one', async () => {
    const drug = await drugOf()
    const url = `${base}/drugs/${drug._id}`
    await nurse.call('PATCH', url, { version: 1, comments: 'Dopo colazione' })
    const changed = (await nurse.call('PATCH', url, { version: 2, morning: 0.5 })).json()
    expect((await give(doseOf(drug))).json()).toMatchObject({
      status: 409,
      code: 'dose_questions',
      current: { questions: [{ code: 'drug_changed', drug: { version: 3, morning: 0.5 } }] },
    })
    expect((await give(doseOf(changed))).json()).toMatchObject({ dose: 0.5, drug: { version: 3 } })
    const reason = 'Data prima di leggere la modifica'
    const read = keysAsked(await give(doseOf(drug)), 'drug_changed')
    const half = await give({ ...doseOf(drug), confirm: { reason, of: read } })
    expect(half.json()).toMatchObject({ status: 409, ...asks('dose_answered', 'dose_over_day') })
    const old = { ...doseOf(drug), confirm: { reason, of: [...read, ...keysAsked(half)] } }
    expect((await give(old)).json()).toMatchObject({
      dose: 1,
      drug: { version: 1 },
      confirm: { reason },
      handover: true,
    })
  })

  it('asks no colleague to read what went as ordered, only what did not', async () => {
    const unread = async () =>
      (await other.call('GET', `${base}/logs/unread_counts`))
        .json()[0]
        .dataModels.find(({ dataModel }: { dataModel: string }) => dataModel === 'Administration').unread
    const drug = await drugOf({ evening: 1 })
    const before = await unread()
    const given = (await give(doseOf(drug))).json()
    expect(await unread()).toBe(before)
    const logs = (await other.call('GET', `${base}/logs/get_logs?limit=1`)).json()
    expect(logs.groups[0].logs[0]).toMatchObject({ entityId: given._id, read: true })
    await give(doseOf(drug, { moment: 'evening', status: 'refused', status_reason: 'Nausea' }))
    expect(await unread()).toBe(before + 1)
    const url = `${base}/administrations/${given._id}`
    await nurse.call('PATCH', url, { version: 1, note: 'Ha faticato a deglutire' })
    expect(await unread()).toBe(before + 2)
  })

  it('does not mind a change that leaves the dose as it was', async () => {
    const drug = await drugOf()
    await nurse.call('PATCH', `${base}/drugs/${drug._id}`, { version: 1, comments: 'Dopo colazione' })
    expect((await give(doseOf(drug))).json()).toMatchObject({ dose: 1, drug: { version: 2 } })
  })

  const refused: [string, object, number, string, string][] = [
    ['refused without a reason', { status: 'refused' }, 422, 'status_reason', 'required'],
    ['of a moment that the scheme has not', { moment: 'night' }, 422, 'moment', 'not_in_scheme'],
    ['of a drug that nobody wrote', { drugId: newId() }, 422, 'drugId', 'not_an_option'],
    ['of a version that nobody wrote', { drug_version: 9 }, 422, 'drug_version', 'not_an_option'],
    ['six minutes in the future', { given_at: '2026-11-20T09:06:00.000Z' }, 422, 'given_at', 'in_the_future'],
    ['with a third of a tablet', { dose: 0.3 }, 422, 'dose', 'dose_not_a_quarter'],
    ['with a dose as text', { dose: '1' }, 400, 'dose', 'wrong_type'],
    ['with an unknown field', { amount: 1 }, 400, 'amount', 'unknown_field'],
    ['with another status', { status: 'lost' }, 422, 'status', 'not_an_option'],
    ['with a place, which is for patches', { site: 'Petto' }, 422, 'site', 'only_for_patch'],
  ]
  it('is refused at its field', async () => {
    const drug = await drugOf()
    for (const [name, more, status, path, code] of refused)
      expect((await give(doseOf(drug, more))).json(), name).toMatchObject({
        status,
        errors: [{ path, code }],
      })
  })

  it('that was missed or of which nobody knows is answered with a reason, once its window is over', async () => {
    const drug = await drugOf({ night: 1, start_date: '2026-11-01' })
    const missed = { status: 'missed', status_reason: 'Dimenticata' }
    expect((await give(doseOf(drug, missed))).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'status', code: 'window_not_over' }],
    })
    const ofYesterday = { ...missed, day: '2026-11-19' }
    expect((await give(doseOf(drug, ofYesterday))).json()).toMatchObject({ ...missed, handover: false })
    const unknown = { status: 'unknown', status_reason: 'Nessuno la ricorda', day: '2026-11-12' }
    expect((await give(doseOf(drug, unknown))).json()).toMatchObject({
      ...unknown,
      given_at: '2026-11-20T09:00:00.000Z',
    })
    const again = await give(doseOf(drug, { status: 'refused', status_reason: 'Nausea', day: '2026-11-12' }))
    expect(again.json()).toMatchObject(asks('dose_answered'))
  })

  it('that was really given of a drug that had ended, or not begun, is stored with a reason', async () => {
    for (const [when, of] of [
      [{ end_date: '2026-11-18' }, '2026-11-19'],
      [{ start_date: day }, '2026-11-18'],
    ] as const) {
      const drug = await drugOf(when)
      const body = doseOf(drug, { day: of, given_at: `${of}T07:00:00.000Z`, from_paper: true })
      const unanswered = await give(body)
      expect(unanswered.json()).toMatchObject(asks('drug_changed'))
      const confirm = { reason: 'Era ancora nel dosatore', of: keysAsked(unanswered) }
      expect((await give({ ...body, confirm })).json()).toMatchObject({
        status: 'given',
        dose: 1,
        from_paper: true,
        confirm: { reason: confirm.reason },
        handover: true,
      })
      const again = (await give({ ...body, confirm })).json()
      expect(again.current.questions).toContainEqual(expect.objectContaining({ code: 'dose_answered' }))
    }
  })

  it('of a patch says where it sticks and when it is changed', async () => {
    const patch = await drugOf({
      name: 'Rivastigmina 4.6 mg/24 h',
      modality: 'TTS',
      every_n_days: 3,
      start_date: day,
    })
    expect((await give(doseOf(patch))).json()).toMatchObject({ errors: [{ path: 'site', code: 'required' }] })
    const where = { site: 'Petto a destra', change_on: '2026-11-23' }
    expect((await give(doseOf(patch, where))).json()).toMatchObject(where)
  })
})

describe('a dose taken as needed', () => {
  const take = (drug: { _id: string; version: number }, more: object = {}) =>
    give({ drugId: drug._id, drug_version: drug.version, status: 'given', ...more })

  it('too early is refused with the earlier ones, and stored with a reason, handed over', async () => {
    const drug = await asNeeded()
    const first = (await take(drug, { given_at: '2026-11-20T07:00:00.000Z' })).json()
    expect(first).toMatchObject({ moment: null, day, dose: 1 })
    const early = await take(drug)
    expect(early.json()).toMatchObject({ status: 409, ...asks('dose_near') })
    expect(early.json().current.questions).toMatchObject([
      { doses: [{ _id: first._id }], until: '2026-11-20T11:00:00.000Z' },
    ])
    expect((await take(drug, { status: 'refused', status_reason: 'Nausea' })).statusCode).toBe(201)
    const confirm = { reason: 'Dolore 8, sentito il medico' }
    const stored = await take(drug, { confirm })
    expect(stored.json()).toMatchObject({ confirm: { ...confirm, of: ['dose_near'] }, handover: true })
    const url = `${base}/administrations/${first._id}`
    const told = await other.call('PATCH', url, { version: 1, effect: 'partial' })
    expect(told.json()).toMatchObject({ effect: 'partial' })
    const moved = await nurse.call('PATCH', url, {
      version: 2,
      given_at: '2026-11-20T07:30:00.000Z',
      reason: 'Ora sbagliata',
    })
    expect(moved.json()).toMatchObject(asks('dose_near'))
  })

  it('given early with a reason is asked for a new one where a correction moves it', async () => {
    const drug = await asNeeded()
    await take(drug, { given_at: '2026-11-20T06:00:00.000Z' })
    const confirm = { reason: 'Dolore 8, sentito il medico' }
    const early = (await take(drug, { given_at: '2026-11-20T08:00:00.000Z', confirm })).json()
    const url = `${base}/administrations/${early._id}`
    const moved = { version: 1, given_at: '2026-11-20T07:00:00.000Z', reason: 'Ora sbagliata' }
    expect((await nurse.call('PATCH', url, moved)).json()).toMatchObject(asks('dose_near'))
    const again = { reason: 'Dolore 8 già alle 8' }
    const stored = await nurse.call('PATCH', url, { ...moved, confirm: again })
    expect(stored.json()).toMatchObject({ version: 2, confirm: again })
  })

  it('is told to one of two who give it at once', async () => {
    const drug = await asNeeded()
    const answers = await Promise.all([take(drug), take(drug), take(drug)])
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2)
  })

  it('counts no struck dose, and tells its effect later without a reason', async () => {
    const drug = await asNeeded()
    const first = (await take(drug, { given_at: '2026-11-20T08:30:00.000Z' })).json()
    const url = `${base}/administrations/${first._id}`
    const effect = await other.call('PATCH', url, { version: 1, effect: 'good', effect_note: 'Da 6 a 2' })
    expect(effect.json()).toMatchObject({ version: 2, effect: 'good', status: 'given' })
    await nurse.call('PATCH', url, { version: 2, struck: { reason: 'cliente sbagliato' } })
    expect((await take(drug)).statusCode).toBe(201)
  })

  it('has its effect as news of its own, which leaves what was handed over as it is', async () => {
    const drug = await asNeeded()
    const handed = { given_at: '2026-11-20T08:30:00.000Z', handover: true }
    const first = (await take(drug, handed)).json<Administration>()
    const handover = async () =>
      (await other.call('GET', '/api/handover?limit=100')).json<ListPage<HandoverItem>>().items
    const ofDose = async () => (await handover()).filter(({ entityId }) => entityId === first._id)
    const [item] = await ofDose()
    await other.call('POST', `/api/logs/${item!._id}/accept`)
    const accepted = await ofDose()
    const url = `${base}/administrations/${first._id}`
    await other.call('PATCH', url, { version: 1, effect: 'good' })
    expect(await ofDose()).toEqual(accepted)
    const log = (await nurse.call('GET', `${base}/logs/get_logs`)).json<AnswerOf<typeof getLogs>>()
    const lines = log.groups.flatMap(({ logs }) => logs).filter(({ entityId }) => entityId === first._id)
    expect(lines).toMatchObject([
      { action: 'continued', handover: false, populatedData: { effect: 'good', handover: true } },
      { action: 'created', handover: true, later: null },
    ])
  })

  it('belongs to the day on which it was taken', async () => {
    const drug = await asNeeded()
    expect((await take(drug, { day: '2026-11-19' })).json()).toMatchObject({
      errors: [{ path: 'day', code: 'not_its_day' }],
    })
    expect((await take(drug, { moment: 'morning', day })).json()).toMatchObject({
      errors: [{ path: 'moment', code: 'not_in_scheme' }],
    })
  })
})

describe('a correction', () => {
  it('keeps what was written first, and checks what it makes of it', async () => {
    const drug = await drugOf()
    const refusal = (await give(doseOf(drug, { status: 'refused', status_reason: 'Nausea' }))).json()
    const url = `${base}/administrations/${refusal._id}`
    const given = await nurse.call('PATCH', url, { version: 1, status: 'given', status_reason: '' })
    expect(given.json()).toMatchObject({ version: 2, status: 'given' })
    expect((await nurse.call('PATCH', url, { version: 1, note: 'x' })).json()).toMatchObject({
      code: 'stale',
    })
    expect((await nurse.call('PATCH', url, { version: 2, status: 'held' })).json()).toMatchObject({
      errors: [{ path: 'status_reason', code: 'required' }],
    })
    expect((await other.call('PATCH', url, { version: 2, note: 'Poi presa' })).json()).toMatchObject({
      errors: [{ path: 'reason', code: 'reason_required' }],
    })
    const versions = (await nurse.call('GET', `${url}/versions`)).json<{ status: string }[]>()
    expect(versions.map(({ status }) => status)).toEqual(['given', 'refused'])
  })

  it('of a refusal into a dose given is told of the one that a colleague gave meanwhile', async () => {
    const drug = await drugOf()
    const refusal = (await give(doseOf(drug, { status: 'refused', status_reason: 'Nausea' }))).json()
    const confirm = { reason: 'Presa più tardi con la cena' }
    await give({ ...doseOf(drug), confirm }, other)
    const url = `${base}/administrations/${refusal._id}`
    const becomesGiven = { version: 1, status: 'given', status_reason: '' }
    const refused = await nurse.call('PATCH', url, becomesGiven)
    expect(refused.json()).toMatchObject(asks('dose_answered', 'dose_over_day'))
    const twice = {
      ...becomesGiven,
      confirm: { reason: 'Data due volte', of: keysAsked(refused) },
    }
    expect((await nurse.call('PATCH', url, twice)).json()).toMatchObject({ status: 'given', handover: true })
  })

  it('that strikes opens the dose again', async () => {
    const drug = await drugOf()
    const first = (await give(doseOf(drug))).json()
    const url = `${base}/administrations/${first._id}`
    await nurse.call('PATCH', url, { version: 1, struck: { reason: 'cliente sbagliato' } })
    expect((await give(doseOf(drug), other)).statusCode).toBe(201)
  })
})

describe('who may', () => {
  it('reads with drugs.read and gives with drugs.administer', async () => {
    const assistant = await program.person(nurse.business, ['AC'])
    const doctor = await program.person(nurse.business, ['MED'])
    for (const person of [assistant, doctor]) await program.assign(dossier, person)
    const drug = await drugOf()
    const read = (who: Caller) => who.call('GET', `${base}/administrations?from=${day}&to=${day}`)
    expect((await read(assistant)).statusCode).toBe(200)
    // A care assistant gives under a written delegation: without one the dossier is closed to her giving.
    expect((await give(doseOf(drug), assistant)).statusCode).toBe(404)
    expect((await give(doseOf(drug), doctor)).statusCode).toBe(403)
    expect((await give(doseOf(drug), other)).statusCode).toBe(201)
  })
})

describe('a round', () => {
  it('leaves no visit out of a day that holds too many: it says so', async () => {
    const busy = await program.person(nurse.business, ['INF'])
    await planMany(program, busy, day, 501)
    const answer = await busy.call('GET', `/api/rounds?date=${day}`)
    expect(answer.json()).toMatchObject({ status: 422, code: 'too_many_rows', current: { limit: 500 } })
  })

  it('holds the visits of the day with what is due and what was given, and a visit ends when all is answered', async () => {
    const planner = await program.person(nurse.business, ['DS'])
    const client = await program.dossier(nurse.business, { last_name: 'Ferrari' })
    const prescribed = { modality: 'OS', start_date: '2026-11-01' }
    const write = (body: object) => planner.call('POST', `/api/dossiers/${client}/drugs/create_drug`, body)
    const drug = (await write({ ...prescribed, name: 'Bisoprololo', morning: 1, evening: 1 })).json()
    await write({ ...prescribed, name: 'Insulina', morning: 1, self_managed: true })
    await write({ ...prescribed, name: 'Dafalgan', morning: 1, reserve: true })
    const visit = {
      title: 'Terapia',
      type: 'client',
      client,
      date: day,
      start_time: '08:00',
      end_time: '08:30',
    }
    const task = (
      await planner.call('POST', '/api/tasks/create_task', { ...visit, operators: [nurse._id] })
    ).json()
    const round = async () => (await nurse.call('GET', `/api/rounds?date=${day}`)).json()
    expect(await round()).toMatchObject([
      {
        taskId: task._id,
        dossierId: client,
        may_give: true,
        due: [{ drug: { _id: drug._id }, day, moment: 'morning', dose: 1 }],
        administrations: [],
      },
    ])
    const url = `/api/tasks/${task._id}`
    const end = (more: object = {}) =>
      nurse.call('PATCH', url, {
        version: 1,
        status: 'completed',
        ended_at: '2026-11-20T08:30:00.000Z',
        ...more,
      })
    expect((await end()).json()).toMatchObject({
      status: 409,
      code: 'doses_open',
      current: [{ drugId: drug._id, name: 'Bisoprololo', moment: 'morning', answer: null }],
    })
    const given = await nurse.call('POST', `/api/dossiers/${client}/administrations/create`, doseOf(drug))
    expect((await round())[0].administrations).toEqual([given.json()])
    expect((await end()).json()).toMatchObject({ status: 'completed', confirm_open_doses: null })
  })

  it('asks the database as often for several visits as for one', async () => {
    const planner = await program.person(nurse.business, ['DS'])
    const traveller = await program.person(nurse.business, ['INF'])
    const visit = async (start_time: string, end_time: string) => {
      const client = await program.dossier(nurse.business)
      const body = { name: 'Bisoprololo', modality: 'OS', morning: 1, start_date: '2026-11-01' }
      await planner.call('POST', `/api/dossiers/${client}/drugs/create_drug`, body)
      const task = { title: 'Terapia', type: 'client', client, date: day, start_time, end_time }
      await planner.call('POST', '/api/tasks/create_task', { ...task, operators: [traveller._id] })
    }
    const read = () => traveller.call('GET', `/api/rounds?date=${day}`)
    await visit('07:00', '07:20')
    await read()
    const forOne = await program.statements(read)
    await visit('07:30', '07:50')
    await visit('08:00', '08:20')
    const forThree = await program.statements(read)
    expect((await read()).json()).toHaveLength(3)
    // Each dossier that was read leaves a row of its own in the audit log, and waits for its chain.
    expect(forThree - forOne).toBeLessThanOrEqual(2 * 2)
  })

  it('lets a visit end with a reason, and whoever gives no drugs without one', async () => {
    const planner = await program.person(nurse.business, ['DS'])
    const helper = await program.person(nurse.business, ['AUS'])
    const client = await program.dossier(nurse.business, { last_name: 'Galli' })
    await planner.call('POST', `/api/dossiers/${client}/drugs/create_drug`, {
      name: 'Bisoprololo',
      modality: 'OS',
      morning: 1,
      start_date: '2026-11-01',
    })
    const visitOf = async (person: Caller, start_time: string, end_time: string) =>
      (
        await planner.call('POST', '/api/tasks/create_task', {
          title: 'Visita',
          type: 'client',
          client,
          date: day,
          start_time,
          end_time,
          operators: [person._id],
        })
      ).json<{ _id: string }>()
    const end = (person: Caller, { _id }: { _id: string }, more: object = {}) =>
      person.call('PATCH', `/api/tasks/${_id}`, { version: 1, status: 'completed', ...more })
    const helped = await visitOf(helper, '07:00', '07:30')
    expect((await end(helper, helped)).json()).toMatchObject({ status: 'completed' })
    const nursed = await visitOf(nurse, '08:40', '09:00')
    const confirm_open_doses = { reason: 'La dà la figlia alle 10' }
    expect((await end(nurse, nursed, { confirm_open_doses })).json()).toMatchObject({ confirm_open_doses })
  })
})
