import type { DossierSummary } from '@vicino/domain/dossiers/dossier-summary.contract.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

const morning = '2026-11-20T09:00:00.000Z'

let program: TestProgram
let business: string
let nurse: Caller
let colleague: Caller
let dossier: string

beforeAll(async () => {
  program = await testProgram(morning)
  business = await program.business()
  nurse = await program.person(business, ['INF'])
  colleague = await program.person(business, ['DS', 'INF'])
})
afterAll(() => program.close())

beforeEach(async () => {
  program.setNow(morning)
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  await program.assign(dossier, colleague)
})

const base = () => `/api/dossiers/${dossier}`

const summaryFor = async (person: Caller): Promise<DossierSummary> => {
  const answer = await person.call('GET', `${base()}/summary`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const wrote = async (answer: ReturnType<Caller['call']>) => {
  const { statusCode, body } = await answer
  expect([200, 201], body).toContain(statusCode)
  return JSON.parse(body)
}
const write = (path: string, body: object, who = colleague) =>
  wrote(who.call('POST', `${base()}/${path}`, body))

/** A visit of somebody. */
const planned = (operator: Caller, start_time: string, end_time: string, date = '2026-11-20') =>
  wrote(
    colleague.call('POST', '/api/tasks/create_task', {
      title: 'Visita',
      date,
      start_time,
      end_time,
      client: dossier,
      operators: [operator._id],
    }),
  )

/** One that was made as it was planned. */
async function visited(operator: Caller, start_time: string, end_time: string) {
  const { _id, version } = await planned(operator, start_time, end_time)
  await wrote(colleague.call('PATCH', `/api/tasks/${_id}`, { version, status: 'completed' }))
}

const whatOf = ({ news }: DossierSummary) =>
  news!.lines.map(({ why, populatedData: { name, focus, text } }) => [why, name ?? focus ?? text ?? null])

describe('what is new', () => {
  it('is since the last visit of her own, from its beginning on, and by others', async () => {
    program.setNow('2026-11-20T06:30:00.000Z')
    await write('drugs/create_drug', { name: 'Prima', modality: 'OS' })
    program.setNow('2026-11-20T07:30:00.000Z')
    await write('drugs/create_drug', { name: 'Durante', modality: 'OS' })
    await write('focuses/create_focus', { focus: 'Suo', data: 'Di sua mano' }, nurse)
    program.setNow(morning)
    await visited(nurse, '08:00', '09:00')
    await visited(colleague, '09:15', '09:45')
    await write('drugs/create_drug', { name: 'Dopo', modality: 'OS' })
    const summary = await summaryFor(nurse)
    expect(summary.news).toMatchObject({
      last_visit: '2026-11-20T07:00:00.000Z',
      since: '2026-11-20T07:00:00.000Z',
      more: 0,
    })
    expect(whatOf(summary)).toEqual([
      ['drug', 'Dopo'],
      ['drug', 'Durante'],
    ])
  })

  it('is of the last seven days for who was never there, and nothing of a visit that only was planned', async () => {
    program.setNow('2026-11-12T09:00:00.000Z')
    await write('drugs/create_drug', { name: 'Otto giorni fa', modality: 'OS' })
    program.setNow('2026-11-14T09:00:00.000Z')
    await write('drugs/create_drug', { name: 'Sei giorni fa', modality: 'OS' })
    program.setNow(morning)
    await planned(nurse, '09:30', '09:45')
    const summary = await summaryFor(nurse)
    expect(summary.news).toMatchObject({ last_visit: null, since: '2026-11-13T09:00:00.000Z' })
    expect(whatOf(summary)).toEqual([['drug', 'Sei giorni fa']])
  })

  it('tells six lines, what can harm first, and how many more there are', async () => {
    for (const focus of ['Uno', 'Due', 'Tre', 'Quattro', 'Cinque'])
      await write('focuses/create_focus', { focus, data: 'Nota' })
    await write('clinical_parameters/create', { hr: 95 })
    await write('warnings', { kind: 'risk', text: 'Cade' })
    const drug = { name: 'Eliquis 5', modality: 'OS', morning: 1, start_date: '2026-11-01' }
    const { _id: drugId } = await write('drugs/create_drug', drug)
    const refused = { drugId, drug_version: 1, day: '2026-11-20', moment: 'morning', status: 'refused' }
    await write('administrations/create', { ...refused, status_reason: 'Non vuole prenderla' })
    await write('clinical_parameters/create', { hr: 140 })
    const summary = await summaryFor(nurse)
    expect(whatOf(summary).map(([why]) => why)).toEqual([
      'critical_value',
      'dose_not_taken',
      'warning',
      'drug',
      'value_out_of_range',
      'note',
    ])
    expect(summary.news!.more).toBe(4)
    expect(summary).toMatchObject({ unread: 10, waiting: 0 })
  })

  it('puts what waits for somebody before what is only noted, until somebody takes it over', async () => {
    const note = { focus: 'Consegnato', data: 'Chiamare la figlia', handover: true }
    await write('focuses/create_focus', note)
    await write('focuses/create_focus', { focus: 'Nota', data: 'Tutto bene' })
    const before = await summaryFor(nurse)
    expect(whatOf(before)).toEqual([
      ['handed_over', 'Consegnato'],
      ['note', 'Nota'],
    ])
    expect(before.waiting).toBe(1)
    expect(before.news!.lines.map(({ waiting }) => waiting)).toEqual([true, false])
    await wrote(nurse.call('POST', `/api/logs/${before.news!.lines[0]!._id}/accept`, {}))
    const after = await summaryFor(nurse)
    expect(whatOf(after)).toEqual([
      ['note', 'Nota'],
      ['note', 'Consegnato'],
    ])
    expect(after.waiting).toBe(0)
  })

  it('is nothing of a record that she wrote over herself', async () => {
    const { _id } = await write('clinical_parameters/create', { hr: 34 })
    expect(whatOf(await summaryFor(nurse)).map(([why]) => why)).toEqual(['critical_value'])
    await wrote(
      nurse.call('PATCH', `${base()}/clinical_parameters/${_id}`, { version: 1, hr: 84, reason: 'Era 84' }),
    )
    expect(await summaryFor(nurse)).toMatchObject({ news: { lines: [], more: 0 } })
  })

  it('counts the doses for which nobody has answered since', async () => {
    const drug = { name: 'Torem 10', modality: 'OS', morning: 1, start_date: '2026-11-01' }
    program.setNow('2026-11-19T05:00:00.000Z')
    dossier = await program.dossier(business)
    await program.assign(dossier, colleague)
    await program.assign(dossier, nurse)
    await write('drugs/create_drug', drug)
    await planned(colleague, '08:00', '09:00', '2026-11-19')
    program.setNow(morning)
    expect((await summaryFor(nurse)).news).toMatchObject({ open_doses: 1 })
  })

  it('is told to each as far as she may know it', async () => {
    await write('clinical_parameters/create', { hr: 140 })
    await write('focuses/create_focus', { focus: 'Edemi', data: 'Nota' })
    await write('drugs/create_drug', { name: 'Torem 10', modality: 'OS' })
    const planner = await program.person(business, ['PIA'])
    expect(await summaryFor(planner)).toEqual({
      news: null,
      unread: 0,
      waiting: 0,
      doses: null,
      values: null,
      focuses: null,
    })
    const stranger = await program.person(await program.business(), ['DS'])
    expect((await stranger.call('GET', `${base()}/summary`)).statusCode).toBe(404)
  })
})

describe('how the client is', () => {
  it('holds the doses of the day, the last two values of each parameter, and the focuses that are open', async () => {
    const drug = { name: 'Torem 10', modality: 'OS', morning: 1, evening: 2, start_date: '2026-11-01' }
    await write('drugs/create_drug', drug)
    for (const [hr, hour] of [
      [70, '06'],
      [72, '07'],
      [84, '08'],
    ] as const)
      await write('clinical_parameters/create', { hr, measured_at: `2026-11-20T${hour}:00:00.000Z` })
    const { _id } = await write('focuses/create_focus', { focus: 'Chiuso', data: 'Nota' })
    await write('focuses/create_focus', { focus: 'Aperto', data: 'Nota' })
    await write(`focuses/${_id}/add_events`, { data: 'Fine', status: 'closed' })
    const { doses, values, focuses } = await summaryFor(nurse)
    expect(doses!.map(({ moment, dose, time, answer }) => [moment, dose, time, answer])).toEqual([
      ['morning', 1, 'now', null],
      ['evening', 2, 'later', null],
    ])
    expect(values!.points.map(({ hr }) => hr)).toEqual([72, 84])
    expect(focuses!.map(({ focus }) => focus)).toEqual(['Aperto'])
  })

  it('holds the doses of last night until the morning', async () => {
    const drug = { name: 'Torem 10', modality: 'OS', morning: 1, night: 2, start_date: '2026-11-01' }
    await write('drugs/create_drug', drug)
    const named = async () =>
      (await summaryFor(nurse)).doses!.map(({ day, moment, time }) => [day, moment, time])
    program.setNow('2026-11-21T01:00:00.000Z')
    expect(await named()).toEqual([
      ['2026-11-20', 'night', 'now'],
      ['2026-11-21', 'morning', 'later'],
      ['2026-11-21', 'night', 'later'],
    ])
    program.setNow('2026-11-21T06:00:00.000Z')
    expect(await named()).toEqual([
      ['2026-11-21', 'morning', 'now'],
      ['2026-11-21', 'night', 'later'],
    ])
  })

  it('asks for no dose of a closed dossier', async () => {
    await write('drugs/create_drug', {
      name: 'Torem 10',
      modality: 'OS',
      morning: 1,
      start_date: '2026-11-01',
    })
    await wrote(colleague.call('PATCH', base(), { version: 1, status: 'closed', reason: 'Trasferita' }))
    await write('openings', { reason: 'Richiesta della figlia' })
    expect(await summaryFor(colleague)).toMatchObject({ doses: null, news: { open_doses: null } })
  })

  it('costs as many statements for one line as for many', async () => {
    await write('focuses/create_focus', { focus: 'Uno', data: 'Nota' })
    await summaryFor(nurse)
    const ofOne = await program.statements(() => summaryFor(nurse))
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']) {
      await write('drugs/create_drug', { name, modality: 'OS', morning: 1, start_date: '2026-11-01' })
      await write('clinical_parameters/create', { hr: 95, weight: 70 })
    }
    expect(await program.statements(() => summaryFor(nurse))).toBe(ofOne)
  })
})
