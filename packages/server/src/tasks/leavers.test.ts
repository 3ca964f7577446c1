import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { planTask } from '../testing/plan-visit.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

type Made = { _id: string; version: number; date: string; title: string; operators: { _id: string }[] }

let program: TestProgram
let business: string
let director: Caller
let planner: Caller
let nurse: Caller
let aide: Caller
let [maria, luca, anna] = ['', '', '']

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
})
afterAll(() => program.close())
beforeEach(async () => {
  business = await program.business()
  director = await program.person(business, ['DS'])
  planner = await program.person(business, ['PIA'])
  nurse = await program.person(business, ['INF'])
  aide = await program.person(business, ['AUS'])
  maria = await program.dossier(business)
  luca = await program.dossier(business)
  anna = await program.dossier(business)
})

const fileOf = async ({ _id }: Caller): Promise<{ _id: string; version: number }> => {
  const { items } = (await director.call('GET', '/api/collaborators?limit=100&status=all')).json()
  const { _id: file } = items.find((one: { userId: string }) => one.userId === _id)
  return (await director.call('GET', `/api/collaborators/${file}`)).json()
}
const ends = async (end_date: string | null, more: object = {}) => {
  const { _id, version } = await fileOf(nurse)
  const answer = await director.call('PATCH', `/api/collaborators/${_id}`, { version, end_date, ...more })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const clock = (start_time: string, end_time: string) => ({ start_time, end_time })
const plan = (changed: object = {}) => {
  const visit = { title: 'Igiene', ...clock('08:00', '09:00'), client: maria, operators: [nurse._id] }
  return planTask(planner, { ...visit, ...changed })
}
const patch = ({ _id, version }: Made, body: object) =>
  planner.call('PATCH', `/api/tasks/${_id}`, { version, ...body })
const read = async ({ _id }: Made): Promise<Made> => (await planner.call('GET', `/api/tasks/${_id}`)).json()
const whoGoes = async (...visits: Made[]): Promise<string[][]> =>
  Promise.all(visits.map(async visit => (await read(visit)).operators.map(({ _id }) => _id)))
const days = async (): Promise<Record<string, string[]>> => {
  const answer = await planner.call('GET', '/api/tasks/all_tasks?startDate=2026-11-01&endDate=2026-12-31')
  return Object.fromEntries(
    answer.json().map(({ date, operators }: Made) => [date, operators.map(({ _id }) => _id)]),
  )
}

describe('a last day that is put off', () => {
  /** Two series of hers, of which one has moved to the hour of the other while both were for nobody. */
  async function moved(more: object = {}): Promise<{ early: Made; late: Made }> {
    const repeat = { rule: 'FREQ=WEEKLY;BYDAY=TU', count: 1 }
    const early = await plan({ date: '2026-12-01', ...more })
    const late = await plan({ date: '2026-12-01', ...clock('10:00', '11:00'), client: luca, repeat })
    await ends('2026-11-30')
    const answer = await patch(late, { scope: 'all', ...clock('08:30', '09:30') })
    expect(answer.statusCode, answer.body).toBe(200)
    return { early, late }
  }

  it('gives nobody two visits at one hour: both stay for nobody, and it is said how many', async () => {
    const { early, late } = await moved()
    const free = await plan({ date: '2026-11-26', client: anna })
    await ends('2026-11-25')
    expect((await ends('2026-12-31')).left_open).toEqual(['2026-12-01', '2026-12-01'])
    expect(await whoGoes(early, late, free)).toEqual([[], [], [nurse._id]])
    expect((await fileOf(nurse)) as object, 'said once').not.toHaveProperty('left_open')
    expect((await ends(null)) as object, 'and not given back again').not.toHaveProperty('left_open')
    expect(await whoGoes(early, late)).toEqual([[], []])
    const rows = await program.asOwner(
      business,
      tx => tx`
      select entity_id from audit where business_id = ${business} and entity_type = 'task' and actor_id = ${director._id}
        and action = 'update'`,
    )
    expect(rows.map(row => String(row['entity_id'])).toSorted()).toEqual([early._id, late._id].toSorted())
  })

  it('leaves beside her whoever goes there too, and refuses who still shows her without', async () => {
    const { early } = await moved({ operators: [nurse._id, aide._id] })
    const seen = await read(early)
    await ends(null)
    expect(await whoGoes(early)).toEqual([[aide._id]])
    expect((await patch(seen, { title: 'Altro' })).json()).toMatchObject({ code: 'stale' })
  })

  it('gives back beside what was planned there with a reason', async () => {
    const early = await plan({ date: '2026-12-01' })
    const confirm_overlap = { reason: 'In due' }
    const late = await plan({ date: '2026-12-01', client: luca, confirm_overlap })
    await ends('2026-11-30')
    expect(await ends(null)).not.toHaveProperty('left_open')
    expect(await whoGoes(early, late)).toEqual([[nurse._id], [nurse._id]])
  })

  it('does not plan over a to-do that stayed hers, nor for a client who is away', async () => {
    const meeting = await plan({
      date: '2026-12-02',
      type: 'event',
      client: null,
      ...clock('14:00', '15:00'),
    })
    const beside = await plan({ date: '2026-12-02', ...clock('12:00', '13:00') })
    const away = await plan({ date: '2026-12-02', client: luca, ...clock('16:00', '17:00') })
    await ends('2026-11-30')
    const repeat = { rule: 'FREQ=WEEKLY;BYDAY=WE', count: 1 }
    const onto = await patch(beside, { repeat, scope: 'all', ...clock('14:30', '15:30') })
    expect(onto.statusCode, onto.body).toBe(409)
    await program.asOwner(
      business,
      tx => tx`update task set start_time = '14:30', end_time = '15:30' where _id = ${beside._id}`,
    )
    await program.asOwner(
      business,
      tx => tx`
      update task set start_time = '14:00', end_time = '15:00', suspended_by_dossier = true where _id = ${away._id}`,
    )
    expect((await ends(null)).left_open).toEqual(['2026-12-02'])
    expect(await whoGoes(meeting, beside, away)).toEqual([[nurse._id], [], [nurse._id]])
  })

  it('is asked alike where she comes back', async () => {
    const { early, late } = await moved()
    const { _id, version } = await fileOf(nurse)
    expect((await director.call('DELETE', `/api/collaborators/${_id}?version=${version}`)).statusCode).toBe(
      200,
    )
    const invited = await director.call('POST', '/api/collaborators/add_collaborator', {
      entityId: business,
      entityType: 'Business',
      userId: nurse._id,
      role: 'INF',
      job_title: 'nurse_diploma',
      start_date: '2026-11-26',
    })
    const token = new URL(invited.json().url).searchParams.get('token')!
    const accepted = await nurse.call('POST', `/api/invitations/${token}/accept`, {})
    expect(accepted.statusCode, accepted.body).toBe(200)
    expect(await whoGoes(early, late)).toEqual([[], []])
  })

  it('waits for a series that moves in the same moment, or is waited for', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const date = `2026-12-0${turn + 1}`
      const early = await plan({ date })
      const repeat = { rule: 'FREQ=DAILY', count: 1 }
      const late = await plan({ date, ...clock('10:00', '11:00'), client: luca, repeat })
      await ends('2026-11-30')
      const { _id, version } = await fileOf(nurse)
      const [, move] = await Promise.all([
        director.call('PATCH', `/api/collaborators/${_id}`, { version, end_date: null }),
        patch(late, { scope: 'all', ...clock('08:30', '09:30') }),
      ])
      const [one, other] = await whoGoes(early, late)
      expect(move.statusCode === 200 && one!.length + other!.length > 1, `turn ${turn}`).toBe(false)
    }
  })
})

describe('a first day that is put off', () => {
  const begins = async (start_date: string) => {
    const { _id, version } = await fileOf(nurse)
    const answer = await director.call('PATCH', `/api/collaborators/${_id}`, { version, start_date })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  it('leaves for nobody what lies before it, and gives it back where its hour is free', async () => {
    const repeat = { rule: 'FREQ=DAILY', count: 1 }
    const early = await plan({ date: '2026-11-23' })
    const late = await plan({ date: '2026-11-23', client: luca, ...clock('10:00', '11:00'), repeat })
    const free = await plan({ date: '2026-11-24' })
    const after = await plan({ date: '2026-11-30' })
    await begins('2026-11-26')
    expect(await whoGoes(early, late, free, after)).toEqual([[], [], [], [nurse._id]])
    const moved = await patch(late, { scope: 'all', ...clock('08:30', '09:30') })
    expect(moved.statusCode, moved.body).toBe(200)
    expect((await begins('2026-11-20')).left_open).toEqual(['2026-11-23', '2026-11-23'])
    expect(await whoGoes(early, late, free, after)).toEqual([[], [], [nurse._id], [nurse._id]])
  })

  it('a series that moves before it is for nobody there', async () => {
    const first = await plan({ date: '2026-11-30', repeat: { rule: 'FREQ=WEEKLY;BYDAY=MO', count: 2 } })
    await begins('2026-11-30')
    const answer = await patch(first, { scope: 'all', date: '2026-11-27', end_date: '2026-11-27' })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await days()).toEqual({ '2026-11-27': [], '2026-12-04': [nurse._id] })
  })
})

describe('a series of who leaves', () => {
  const weekly = { rule: 'FREQ=WEEKLY;BYDAY=MO', count: 3 }

  it('of to-dos moves past her last day with whom it was planned, and back', async () => {
    const first = await plan({
      date: '2026-11-23',
      type: 'event',
      client: null,
      title: 'Riunione',
      operators: [nurse._id, aide._id],
      repeat: weekly,
    })
    await ends('2026-11-30')
    const change = newId()
    const answer = await patch(first, { scope: 'all', date: '2026-11-24', end_date: '2026-11-24', change })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(Object.keys(await days())).toEqual(['2026-11-24', '2026-12-01', '2026-12-08'])
    const undone = await planner.call('POST', `/api/tasks/${first._id}/undo_series_change`, { change })
    expect(undone.statusCode, undone.body).toBe(200)
    expect(Object.keys(await days())).toEqual(['2026-11-23', '2026-11-30', '2026-12-07'])
  })

  it('a single to-do past it is refused at whom it names', async () => {
    const single = await plan({ date: '2026-11-23', type: 'event', client: null })
    await ends('2026-11-30')
    const answer = await patch(single, { date: '2026-12-01', end_date: '2026-12-01' })
    expect([answer.statusCode, answer.json().errors]).toMatchObject([
      422,
      [{ path: 'operators', code: 'not_at_work' }],
    ])
    expect(
      (await patch(single, { date: '2026-12-01', end_date: '2026-12-01', operators: [] })).statusCode,
    ).toBe(200)
  })

  it.each(['all', 'following'])(
    'keeps her days where one that is for nobody is sent whole for %s of it',
    async scope => {
      const first = await plan({ date: '2026-11-23', repeat: weekly, operators: [nurse._id, aide._id] })
      await ends('2026-11-30')
      const listed = await planner.call('GET', '/api/tasks/all_tasks?startDate=2026-12-07&endDate=2026-12-07')
      const [last]: Made[] = listed.json()
      expect(last!.operators.map(({ _id }) => _id)).toEqual([aide._id])
      const answer = await patch(last!, { title: 'Medicazione', operators: [aide._id], scope })
      expect(answer.statusCode, answer.body).toBe(200)
      await ends(null)
      const both = [nurse._id, aide._id].toSorted()
      expect(Object.values(await days()).map(some => some.toSorted())).toEqual([both, both, both])
      expect((await read(first)).title).toBe(scope === 'all' ? 'Medicazione' : 'Igiene')
    },
  )
})
