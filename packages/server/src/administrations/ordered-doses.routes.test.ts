import type {
  getAdministrationsAround,
  getDosesToRecord,
} from '@vicino/domain/administrations/administrations.contract.ts'
import type { OrderedDose } from '@vicino/domain/administrations/dose-to-give.ts'
import type { OpenDosesOfClient } from '@vicino/domain/administrations/open-doses.ts'
import type { RoundVisit } from '@vicino/domain/administrations/round.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codesAsked, keysAsked } from '../testing/asked-questions.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

const day = '2026-11-20'
const dayBefore = '2026-11-19T15:00:00.000Z'
const inTheMorning = '2026-11-20T08:00:00.000Z'
const atNoon = '2026-11-20T11:00:00.000Z'
const inTheAfternoon = '2026-11-20T14:00:00.000Z'

let program: TestProgram
let nurse: Caller
let client: string
let base: string
let drug: Drug
let visit: Task

beforeAll(async () => {
  program = await testProgram(dayBefore)
})
afterAll(() => program.close())

beforeEach(async () => {
  program.setNow(dayBefore)
  const business = await program.business()
  const director = await program.person(business, ['DS'])
  nurse = await program.person(business, ['INF'])
  client = await program.dossier(business)
  await program.assign(client, nurse)
  base = `/api/dossiers/${client}`
  drug = await prescribe({ morning: 2, evening: 2 })
  visit = await sent<Task>(
    'POST',
    '/api/tasks/create_task',
    {
      title: 'Terapia',
      type: 'client',
      client,
      date: day,
      start_time: '08:00',
      end_time: '08:30',
      operators: [nurse._id],
    },
    director,
  )
})

const sent = async <Answer>(
  method: 'POST' | 'PATCH',
  url: string,
  body: object,
  who = nurse,
): Promise<Answer> => {
  const answer = await who.call(method, url, body)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json<Answer>()
}
const prescribe = (more: object) =>
  sent<Drug>('POST', `${base}/drugs/create_drug`, {
    name: 'Torasemide 5 mg',
    modality: 'OS',
    start_date: '2026-11-01',
    ...more,
  })
const change = (more: object, version = 1) =>
  sent<Drug>('PATCH', `${base}/drugs/${drug._id}`, { version, reason: 'Il medico', ...more })
const give = (more: object = {}) =>
  nurse.call('POST', `${base}/administrations/create`, {
    drugId: drug._id,
    drug_version: 1,
    day,
    moment: 'morning',
    status: 'given',
    given_at: '2026-11-20T07:15:00.000Z',
    ...more,
  })
const read = async <Answer>(url: string) => (await nurse.call('GET', url)).json<Answer>()
const round = async () => (await read<RoundVisit[]>(`/api/rounds?date=${day}`))[0]!
const dayPage = () => read<AnswerOf<typeof getAdministrationsAround>>(`${base}/administrations/around/${day}`)
const ofVisit = async () => (await read<Task>(`/api/tasks/${visit._id}`)).visit!.due!
const stillOpen = async () =>
  (await read<Pick<OpenDosesOfClient, 'doses'>>(`${base}/administrations/open`)).doses

/** How a dose reads: when, how much, and under which version of the drug. */
const told = ({ moment, dose, drug: { version } }: OrderedDose): string => `${moment} ${dose} v${version}`

type Case = [string, object, string[], string[]]

/** What becomes of the drug at noon; the morning as it was ordered, and what comes after it. */
const changes: Case[] = [
  ['is one, not two', { morning: 1, evening: 1 }, ['morning 2 v1'], ['evening 1 v2']],
  ['is no more in the morning', { morning: 0 }, ['morning 2 v1'], ['evening 2 v2']],
  ['is one in the afternoon as well', { afternoon: 1 }, ['morning 2 v1'], ['afternoon 1 v2', 'evening 2 v2']],
  ['has ended', { end_date: '2026-11-19' }, ['morning 2 v1'], []],
  ['has not begun', { start_date: '2026-11-21' }, ['morning 2 v1'], []],
  ['is hers alone', { self_managed: true }, ['morning 2 v1'], ['evening 2 v2']],
  ['is taken as needed', { reserve: true }, ['morning 2 v1'], []],
  ['says how', { comments: 'A digiuno' }, ['morning 2 v1'], ['evening 2 v2']],
  ['was struck', { struck: { reason: 'cliente sbagliato' } }, [], []],
]

describe('a dose of the morning, looked at in the afternoon', () => {
  it.each(changes)(
    'is what was ordered then, wherever it stands: since noon the drug %s',
    async (_, more, then, later) => {
      program.setNow(atNoon)
      await change(more)
      program.setNow(inTheAfternoon)
      expect((await round()).due.map(told)).toEqual(then)
      expect((await dayPage()).doses.map(told)).toEqual([...then, ...later])
      expect((await stillOpen()).map(told)).toEqual(then)
      const listed = (await ofVisit()).map(({ drug_version: version, ...dose }) =>
        told({ ...dose, drug: { ...drug, version } }),
      )
      expect(listed).toEqual(then)
    },
  )

  it('carries all that the order said then', async () => {
    const said = {
      comments: 'A digiuno',
      modality: 'SC',
      dose_unit: 'ml',
      name: 'Torasemide 10 mg',
    }
    program.setNow(atNoon)
    await change(said)
    program.setNow(inTheAfternoon)
    const { name, modality, dose_unit, comments } = drug
    const was = { name, modality, dose_unit, comments }
    expect((await round()).due).toMatchObject([{ drug: was }])
    expect((await dayPage()).doses).toMatchObject([{ drug: was }, { drug: said }])
    expect(await ofVisit()).toMatchObject([was])
  })

  it('is none of a drug that was begun at noon, nor of a time that was added', async () => {
    program.setNow(atNoon)
    await change({ morning: 0, afternoon: 1 })
    const begun = await prescribe({ name: 'Amoxicillina 1 g', morning: 1, evening: 1 })
    program.setNow('2026-11-20T16:30:00.000Z')
    await change({ morning: 3 }, 2)
    const doses = (await dayPage()).doses.map(dose => `${dose.drug.name} ${told(dose)}`)
    expect(doses).toEqual([
      'Torasemide 5 mg morning 2 v1',
      'Torasemide 5 mg afternoon 1 v2',
      `${begun.name} evening 1 v1`,
      'Torasemide 5 mg evening 2 v3',
    ])
    expect((await round()).due.map(told)).toEqual(['morning 2 v1'])
    expect((await ofVisit()).map(({ name }) => name)).toEqual(['Torasemide 5 mg'])
  })

  it('holds up the end of its visit, and one that nobody had ordered then does not', async () => {
    program.setNow(atNoon)
    await change({ end_date: '2026-11-19' })
    await prescribe({ name: 'Amoxicillina 1 g', morning: 1 })
    program.setNow(inTheAfternoon)
    const end = { version: visit.version, status: 'completed', ended_at: '2026-11-20T07:30:00.000Z' }
    const held = await nurse.call('PATCH', `/api/tasks/${visit._id}`, end)
    expect(held.json()).toMatchObject({ code: 'doses_open', current: [{ drug_version: 1, dose: 2 }] })
    expect((await give()).statusCode).toBe(201)
    expect((await nurse.call('PATCH', `/api/tasks/${visit._id}`, end)).statusCode).toBe(200)
  })

  it('stands of yesterday as it was ordered yesterday', async () => {
    program.setNow(atNoon)
    await change({ end_date: '2026-11-18' })
    const around = () =>
      read<AnswerOf<typeof getAdministrationsAround>>(`${base}/administrations/around/2026-11-19`)
    expect((await around()).doses.map(told)).toEqual(['evening 2 v1'])
  })

  it('is read with as few statements, however often the drug was changed', async () => {
    program.setNow(inTheAfternoon)
    const reads = [round, dayPage, ofVisit]
    const counted = async () => {
      const counts: number[] = []
      for (const one of reads) counts.push(await program.statements(one))
      return counts
    }
    await counted()
    const before = await counted()
    for (const version of [1, 2, 3]) await change({ morning: version / 2 }, version)
    await prescribe({ name: 'Amoxicillina 1 g', morning: 1 })
    expect(await counted()).toEqual(before)
  })
})

describe('what is stored of it', () => {
  it.each([
    ['another amount', { morning: 1 }],
    ['other words', { comments: 'A digiuno' }],
    ['its end', { end_date: '2026-11-18' }],
  ])('is the version that was shown, whatever was ordered at noon: %s', async (_, more) => {
    program.setNow(atNoon)
    await change(more)
    program.setNow(inTheAfternoon)
    const { drug: shown, dose } = (await round()).due[0]!
    const stored = await give({ drug_version: shown.version })
    expect(stored.json()).toMatchObject({ dose, drug: { version: 1 }, confirm: null })
    expect((await round()).administrations).toMatchObject([{ drug: { version: 1 } }])
  })

  it('is asked about where a colleague changed it while its window was on, and the page reads it anew', async () => {
    program.setNow(inTheMorning)
    const shown = (await round()).due[0]!
    await change({ morning: 1 })
    expect((await round()).due.map(told)).toEqual(['morning 1 v2'])
    const tapped = await give({ drug_version: shown.drug.version, given_at: inTheMorning })
    expect(tapped.json().current.questions).toMatchObject([
      { code: 'drug_changed', of_its_time: false, drug: { version: 2, morning: 1 } },
    ])
    program.setNow(inTheAfternoon)
    const late = await give({ drug_version: shown.drug.version })
    expect(late.json().current.questions[0]).toMatchObject({
      code: 'drug_changed',
      of_its_time: true,
      drug: { version: 2, morning: 1 },
    })
  })

  it('is the order of its time, which is named, where a younger one was read', async () => {
    program.setNow(atNoon)
    await change({ morning: 1 })
    program.setNow(inTheAfternoon)
    const asked = await give({ drug_version: 2, dose: 1 })
    expect(asked.json().current.questions).toMatchObject([
      { code: 'drug_changed', of_its_time: true, drug: { version: 1, morning: 2 } },
    ])
    const confirm = { of: keysAsked(asked), reason: 'Ordine telefonico' }
    const stored = await give({ drug_version: 2, dose: 1, confirm })
    expect(stored.json()).toMatchObject({ dose: 1, drug: { version: 1 } })
  })

  it('is asked about where nobody had ordered it then', async () => {
    program.setNow(atNoon)
    await change({ afternoon: 1, morning: 0 })
    program.setNow('2026-11-20T16:30:00.000Z')
    await change({ morning: 1, afternoon: 0, evening: 0 }, 2)
    const evening = { moment: 'afternoon', drug_version: 2, given_at: '2026-11-20T12:00:00.000Z' }
    expect((await give(evening)).json()).toMatchObject({ dose: 1, drug: { version: 2 } })
    program.setNow('2026-11-21T09:00:00.000Z')
    await change({ evening: 1 }, 3)
    const never = { moment: 'evening', drug_version: 4, given_at: '2026-11-20T17:00:00.000Z' }
    const asked = await give(never)
    expect(asked.json().current.questions[0]).toMatchObject({ code: 'drug_changed', of_its_time: true })
    const confirm = { of: keysAsked(asked), reason: 'Data dal medico' }
    expect((await give({ ...never, confirm })).json()).toMatchObject({ dose: 1, drug: { version: 4 } })
  })

  it('is held against a limit that came since where it is given now, and not where it was given before', async () => {
    program.setNow(atNoon)
    await change({ morning: 1, hold_rules: [{ parameter: 'hr', below: 50, above: null }] })
    program.setNow(inTheAfternoon)
    const line = (await round()).due[0]!
    expect(line).toMatchObject({ dose: 2, drug: { hold_rules: [] } })
    const now = await give({ given_at: inTheAfternoon })
    expect(codesAsked(now)).toEqual(line.questions.map(({ code }) => code))
    expect(codesAsked(now)).toEqual(['hold'])
    expect((await give()).json()).toMatchObject({ dose: 2, drug: { version: 1 }, confirm: null })
  })

  it('is held against the limit of when it was given, of several that came since', async () => {
    const below = (value: number) => ({ hold_rules: [{ parameter: 'hr', below: value, above: null }] })
    program.setNow('2026-11-20T10:30:00.000Z')
    await change(below(50))
    program.setNow(atNoon)
    await change(below(60), 2)
    program.setNow(inTheAfternoon)
    const asked = await give({ given_at: '2026-11-20T10:45:00.000Z' })
    expect(asked.json().current.questions).toMatchObject([
      { code: 'hold', rules: [{ parameter: 'hr', below: 50 }] },
    ])
  })

  it('is offered from paper as it was ordered on that day, and then nothing is asked', async () => {
    program.setNow('2026-11-21T10:00:00.000Z')
    await change({ morning: 1 })
    const offered = await read<AnswerOf<typeof getDosesToRecord>>(`${base}/administrations/to_record/${day}`)
    expect(offered).toMatchObject([
      { moment: 'morning', dose: 2, drug: { version: 1 } },
      { moment: 'evening', dose: 2, drug: { version: 1 } },
    ])
    const stored = await give({ drug_version: offered[0]!.drug.version, from_paper: true })
    expect(stored.json()).toMatchObject({ dose: 2, from_paper: true, confirm: null })
  })
})

describe('a drug of which nobody wrote how much and when', () => {
  it('stands in the round and on the page of the day until its dose is told', async () => {
    const untold = await prescribe({ name: 'Pantoprazolo 20 mg', morning: 0, evening: 0 })
    const named = ({ without_dose }: { without_dose: Drug[] }) => without_dose.map(({ _id }) => _id)
    expect(named(await round())).toEqual([untold._id])
    expect(named(await dayPage())).toEqual([untold._id])
    await sent('PATCH', `${base}/drugs/${untold._id}`, { version: 1, reason: 'Il medico', morning: 1 })
    expect(named(await round())).toEqual([])
    expect(named(await dayPage())).toEqual([])
  })
})
