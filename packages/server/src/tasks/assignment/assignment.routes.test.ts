import { daysFrom } from '@vicino/domain/days/day.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../../testing/program.ts'

const today = '2026-11-20'

let program: TestProgram
let business: string
let planner: Caller
let nurse: Caller
let aide: Caller
let maria: string
let luca: string

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
})
afterAll(() => program.close())

// A business of its own for each test: the staff of a day is everybody.
beforeEach(async () => {
  business = await program.business()
  planner = await program.person(business, ['PIA'], { last_name: 'Zeta' })
  nurse = await program.person(business, ['INF'], { last_name: 'Bianchi' })
  aide = await program.person(business, ['AUS'], { last_name: 'Alberti' })
  maria = await program.dossier(business)
  luca = await program.dossier(business)
})

type Made = { _id: string; version: number; date: string; operators: { _id: string }[] }

const created = async (changed: object = {}): Promise<Made> => {
  const visit = {
    title: 'Igiene',
    date: today,
    start_time: '08:00',
    end_time: '09:00',
    client: maria,
    ...changed,
  }
  const answer = await planner.call('POST', '/api/tasks/create_task', visit)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const assign = (assignments: object[], more: object = {}, who = planner) =>
  who.call('POST', '/api/tasks/assign_tasks', { assignments, ...more })
const to = ({ _id, version }: Made, ...operators: string[]) => ({ taskId: _id, version, operators })
const read = async ({ _id }: Made): Promise<Made> => (await planner.call('GET', `/api/tasks/${_id}`)).json()
const operatorsOf = ({ operators }: Made) => operators.map(({ _id }) => _id)
const idsOf = (list: { _id: string }[]) => list.map(({ _id }) => _id).toSorted()

describe('assigning several tasks', () => {
  it('gives each to its operators, in the order in which they are named', async () => {
    const early = await created()
    const late = await created({ client: luca, start_time: '10:00', end_time: '11:00' })
    const answer = await assign([to(late, nurse._id), to(early, nurse._id, aide._id)])
    expect(answer.statusCode, answer.body).toBe(200)
    const tasks: Made[] = answer.json()
    expect(tasks.map(({ _id }) => _id)).toEqual([late._id, early._id])
    expect(tasks.map(({ version }) => version)).toEqual([2, 2])
    expect(operatorsOf(await read(early)).toSorted()).toEqual([nurse._id, aide._id].toSorted())
  })

  it('changes nothing when it comes again', async () => {
    const visit = await created()
    const first = await assign([to(visit, nurse._id)])
    const again = await assign([to(visit, nurse._id)])
    expect([first.statusCode, again.statusCode]).toEqual([200, 200])
    expect(again.json()).toEqual(first.json())
  })

  it('costs as many statements for twenty visits as for two, and keeps each to its own', async () => {
    const cost = async (from: string, until: string) => {
      const visits: Made[] = []
      for (const day of daysFrom(from, until))
        visits.push(await created({ client: await program.dossier(business), date: day }))
      const staffed = visits.map((visit, at) => to(visit, at % 2 === 0 ? nurse._id : aide._id))
      return program.statements(async () => {
        const answer = await assign(staffed)
        expect(answer.json().map(operatorsOf)).toEqual(staffed.map(({ operators }) => operators))
      })
    }
    const few = await cost('2026-12-01', '2026-12-02')
    expect(await cost('2026-12-10', '2026-12-29')).toBe(few)
  })

  it('names those that somebody changed meanwhile, and gives none', async () => {
    const [fresh, stale] = [await created(), await created({ client: luca })]
    await planner.call('PATCH', `/api/tasks/${stale._id}`, { version: 1, title: 'Altro' })
    const answer = await assign([to(fresh, nurse._id), to(stale, aide._id)])
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'stale',
      current: { tasks: [{ _id: stale._id, version: 2, title: 'Altro' }] },
    })
    expect(operatorsOf(await read(fresh))).toEqual([])
  })

  it('leaves what somebody has begun or settled', async () => {
    const visit = await created()
    await planner.call('PATCH', `/api/tasks/${visit._id}`, { version: 1, status: 'completed' })
    const answer = await assign([to({ ...visit, version: 2 }, nurse._id)])
    expect(answer.json()).toMatchObject({ code: 'part_of_record', current: { tasks: [{ _id: visit._id }] } })
  })

  it('is refused at its field where it names nobody, too many or a task twice', async () => {
    const visit = await created()
    for (const assignments of [
      [],
      [to(visit), to(visit)],
      [to(visit, nurse._id, nurse._id)],
      [{ taskId: visit._id }],
    ])
      expect((await assign(assignments)).statusCode).toBe(422)
  })
})

describe('overlaps of assigned tasks', () => {
  it('are named all at once, with those among the assigned ones', async () => {
    const standing = await created({ operators: [nurse._id] })
    const one = await created({ client: luca, start_time: '08:30', end_time: '09:30' })
    const other = await created({
      client: await program.dossier(business),
      start_time: '09:15',
      end_time: '10:00',
    })
    const answer = await assign([to(one, nurse._id), to(other, nurse._id)])
    expect(answer.statusCode).toBe(409)
    const { code, current } = answer.json()
    expect(code).toBe('overlap')
    expect(idsOf(current.clashes)).toEqual(idsOf([standing, one, other]))
    expect(operatorsOf(await read(one))).toEqual([])
  })

  it('ask again for what has come up since the reason was given, but not for what the call itself brings', async () => {
    const standing = await created({ operators: [nurse._id] })
    const one = await created({ client: luca })
    const other = await created({ client: await program.dossier(business) })
    const both = [to(one, nurse._id), to(other, nurse._id)]
    const told = (of: string[]) => assign(both, { confirm_overlap: { reason: 'Visita in coppia', of } })
    expect((await told([])).json()).toMatchObject({ code: 'overlap' })
    const answer = await told([standing._id])
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()[0].confirm_overlap).toEqual({ reason: 'Visita in coppia' })
  })

  it('count the absence of an operator', async () => {
    const absence = await created({
      type: 'holiday',
      client: null,
      full_day: true,
      start_time: null,
      end_time: null,
      operators: [nurse._id],
    })
    const answer = await assign([to(await created(), nurse._id)])
    expect(idsOf(answer.json().current.clashes)).toEqual([absence._id])
  })

  it('are taken with a reason, which stands at those that overlap', async () => {
    await created({ operators: [nurse._id] })
    const clashing = await created({ client: luca })
    const free = await created({ client: luca, start_time: '14:00', end_time: '15:00' })
    const confirm_overlap = { reason: 'Visita in coppia' }
    const answer = await assign([to(clashing, nurse._id), to(free, nurse._id)], { confirm_overlap })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject([{ confirm_overlap }, { confirm_overlap: null }])
  })

  it('of two planners who assign the same visit at once let one win', async () => {
    const visit = await created()
    const answers = await Promise.all([assign([to(visit, nurse._id)]), assign([to(visit, aide._id)])])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({
      code: 'stale',
      current: { tasks: [{ _id: visit._id, version: 2 }] },
    })
  })

  it('never wait in a circle when calls name the same visits in other orders', async () => {
    const visits = [await created(), await created({ client: luca, start_time: '11:00', end_time: '12:00' })]
    const answers = await Promise.all([
      assign(visits.map(visit => to(visit, nurse._id))),
      assign(visits.toReversed().map(visit => to(visit, aide._id))),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('who assigns', () => {
  it('plans for others: a nurse does not', async () => {
    expect((await assign([to(await created(), nurse._id)], {}, nurse)).statusCode).toBe(403)
  })

  it.each([
    ['a foreign task', async () => ({ taskId: newId(), version: 1, operators: [nurse._id] })],
    ['a stranger', async () => to(await created(), newId())],
  ])('finds neither of %s', async (_, assignment) => {
    expect((await assign([await assignment()])).statusCode).toBe(404)
  })

  it('never books somebody who cares for no client, at the place where she is named', async () => {
    const [one, other] = [await created(), await created({ client: luca })]
    const answer = await assign([to(one, nurse._id), to(other, planner._id)])
    expect(answer.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'assignments.1.operators', code: 'no_carer' }],
    })
    expect(operatorsOf(await read(one))).toEqual([])
  })

  it('leaves a row in the audit log for each client', async () => {
    const [one, other] = [await created(), await created({ client: luca })]
    await assign([to(one, nurse._id), to(other, aide._id)])
    const rows = await asTenant(
      program.database.app,
      { business },
      tx =>
        tx`select entity_id, dossier_id, fields from audit where fields = '{operators}' order by dossier_id`,
    )
    expect(rows).toEqual(
      [
        { entity_id: one._id, dossier_id: maria, fields: ['operators'] },
        { entity_id: other._id, dossier_id: luca, fields: ['operators'] },
      ].toSorted((a, b) => (a.dossier_id < b.dossier_id ? -1 : 1)),
    )
  })
})

describe('the staffing of a day', () => {
  const staffing = async (who = planner) => (await who.call('GET', `/api/tasks/staffing/${today}`)).json()

  it('names who cares for clients and works on that day, with her hours', async () => {
    const working_hours = { fri: [{ from: '07:00', to: '12:00' }] }
    await asTenant(program.database.app, { business }, async tx => {
      await tx`update collaboration set working_hours = ${tx.json(working_hours)} where user_id = ${nurse._id}`
    })
    const gone = await program.person(business, ['OSS'])
    await asTenant(program.database.app, { business }, async tx => {
      await tx`update collaboration set end_date = '2026-11-19' where user_id = ${gone._id}`
    })
    expect((await staffing()).operators).toEqual([
      {
        _id: aide._id,
        name: 'Anna Alberti',
        avatar: null,
        roles: ['AUS'],
        job_title: 'nurse_diploma',
        working_hours: {},
      },
      expect.objectContaining({ _id: nurse._id, working_hours }),
    ])
  })

  it('adds who goes to a client already, whatever her role', async () => {
    const visit = await created({ operators: [nurse._id] })
    await created({
      type: 'task',
      client: null,
      operators: [planner._id],
      date: today,
      start_time: '14:00',
      end_time: '15:00',
    })
    expect(idsOf((await staffing()).operators)).toEqual(idsOf([aide, nurse]))
    // As it was before it was asked who cares for clients.
    await asTenant(program.database.app, { business }, async tx => {
      await tx`update task_operator set user_id = ${planner._id} where task_id = ${visit._id}`
    })
    expect(idsOf((await staffing()).operators)).toEqual(idsOf([aide, nurse, planner]))
  })

  it('shows the leader of a team only whom she plans', async () => {
    const leader = await program.person(business, ['CE'])
    const team = newId()
    await asTenant(program.database.app, { business }, async tx => {
      await tx`insert into team ${tx({ business_id: business, _id: team, name: 'Bellinzona' })}`
      for (const user_id of [leader._id, aide._id])
        await tx`insert into team_member ${tx({ business_id: business, team_id: team, user_id })}`
    })
    expect(idsOf((await staffing(leader)).operators)).toEqual(idsOf([aide, leader]))
    expect((await nurse.call('GET', `/api/tasks/staffing/${today}`)).statusCode).toBe(403)
  })

  it('says what the most demanding service of a visit asks for', async () => {
    const [visit] = [await created(), await created({ client: luca })]
    const services = await asTenant(
      program.database.app,
      { business },
      tx => tx<{ _id: string; min_qualification: string }[]>`
        select distinct on (min_qualification) _id, min_qualification from service
        where min_qualification in ('CRS', 'INF', 'OSS') order by min_qualification`,
    )
    await asTenant(program.database.app, { business }, async tx => {
      for (const [position, { _id }] of services.entries())
        await tx`insert into task_service ${tx({
          business_id: business,
          task_id: visit._id,
          service_id: _id,
          position,
          duration: 10,
        })}`
    })
    expect(services).toHaveLength(3)
    expect((await staffing()).needs).toEqual([{ taskId: visit._id, min_qualification: 'INF' }])
  })
})

describe('the visits of who has left', () => {
  let director: Caller
  beforeEach(async () => {
    director = await program.person(business, ['DS'])
  })
  const fileOf = async ({ _id }: Caller): Promise<{ _id: string; version: number }> => {
    const { items } = (await director.call('GET', '/api/collaborators?limit=100&status=all')).json()
    const { _id: file } = items.find((one: { userId: string }) => one.userId === _id)
    return (await director.call('GET', `/api/collaborators/${file}`)).json()
  }
  const end = async (whom: Caller) => {
    const { _id, version } = await fileOf(whom)
    const answer = await director.call('DELETE', `/api/collaborators/${_id}?version=${version}`)
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const lastDay = async (whom: Caller, end_date: string | null) => {
    const { _id, version } = await fileOf(whom)
    const answer = await director.call('PATCH', `/api/collaborators/${_id}`, { version, end_date })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const days = async (who = planner): Promise<Record<string, string[]>> => {
    const answer = await who.call('GET', '/api/tasks/all_tasks?startDate=2026-11-01&endDate=2026-12-31')
    const tasks: Made[] = answer.json()
    return Object.fromEntries(tasks.map(task => [task.date, operatorsOf(task)]))
  }
  const on = (date: string, changed: object = {}) => created({ date, operators: [nurse._id], ...changed })

  it('are for nobody from the day on which her access was closed; what she has done keeps her name', async () => {
    const done = await on('2026-11-18')
    await planner.call('PATCH', `/api/tasks/${done._id}`, { version: 1, status: 'completed' })
    await on('2026-11-19')
    await on(today, { start_time: '18:00', end_time: '19:00' })
    const two = await on('2026-11-24', { operators: [nurse._id, aide._id] })
    await end(nurse)
    expect(await days()).toEqual({
      '2026-11-18': [nurse._id],
      '2026-11-19': [nurse._id],
      [today]: [],
      '2026-11-24': [aide._id],
    })
    expect(operatorsOf(await read(two))).toEqual([aide._id])
  })

  it('are given to others as any other visit, and never again to her', async () => {
    const visit = await on(today, { start_time: '18:00', end_time: '19:00' })
    await end(nurse)
    expect((await assign([to(visit, nurse._id)])).statusCode).toBe(404)
    expect((await assign([to(visit, aide._id)])).statusCode).toBe(200)
    expect(operatorsOf(await read(visit))).toEqual([aide._id])
  })

  it('are for nobody after a last day to come, and hers again where she stays', async () => {
    for (const date of ['2026-11-24', '2026-11-25', '2026-11-26']) await on(date)
    await lastDay(nurse, '2026-11-24')
    expect(await days()).toEqual({ '2026-11-24': [nurse._id], '2026-11-25': [], '2026-11-26': [] })
    const plan = await planner.call(
      'GET',
      `/api/absences/plan?operatorId=${nurse._id}&startDate=2026-11-24&endDate=2026-11-26`,
    )
    expect(plan.json().released.map(({ task }: { task: Made }) => task.date)).toEqual(['2026-11-24'])
    await lastDay(nurse, null)
    expect(await days()).toMatchObject({ '2026-11-25': [nurse._id], '2026-11-26': [nurse._id] })
  })

  it('stay for nobody until the day of her return, from which they are hers again', async () => {
    for (const date of ['2026-11-19', '2026-11-24', '2026-11-26', '2026-12-01']) await on(date)
    await end(nurse)
    const invited = await director.call('POST', '/api/collaborators/add_collaborator', {
      entityId: business,
      entityType: 'Business',
      userId: nurse._id,
      role: 'INF',
      job_title: 'nurse_diploma',
      start_date: '2026-11-26',
    })
    expect(invited.statusCode, invited.body).toBe(201)
    const token = new URL(invited.json().url).searchParams.get('token')!
    const accepted = await nurse.call('POST', `/api/invitations/${token}/accept`, {})
    expect(accepted.statusCode, accepted.body).toBe(200)
    const back = { '2026-11-19': [nurse._id], '2026-11-24': [], '2026-11-26': [nurse._id] }
    expect(await days()).toEqual({ ...back, '2026-12-01': [nurse._id] })
    await lastDay(nurse, '2026-11-30')
    expect(await days()).toEqual({ ...back, '2026-12-01': [] })
  })

  it('of a series go to another with one change, and the series goes on with her', async () => {
    const repeat = { rule: 'FREQ=WEEKLY;BYDAY=MO', count: 3 }
    const first = await on('2026-11-23', { repeat })
    await end(nurse)
    expect(await days()).toEqual({ '2026-11-23': [], '2026-11-30': [], '2026-12-07': [] })
    const answer = await planner.call('PATCH', `/api/tasks/${first._id}`, {
      version: first.version,
      operators: [aide._id],
      scope: 'following',
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(Object.values(await days())).toEqual([[aide._id], [aide._id], [aide._id]])
  })

  it('of a series leave her those of the days before, whatever else is written in one that is for nobody', async () => {
    await on('2026-11-23', { repeat: { rule: 'FREQ=WEEKLY;BYDAY=MO', count: 3 } })
    await lastDay(nurse, '2026-11-30')
    const staffed = { '2026-11-23': [nurse._id], '2026-11-30': [nurse._id], '2026-12-07': [] }
    expect(await days()).toEqual(staffed)
    const all = await planner.call('GET', '/api/tasks/all_tasks?startDate=2026-12-07&endDate=2026-12-07')
    const [last]: Made[] = all.json()
    const body = { version: last!.version, title: 'Medicazione', scope: 'all' }
    const answer = await planner.call('PATCH', `/api/tasks/${last!._id}`, body)
    expect(answer.json()).toMatchObject({ title: 'Medicazione', operators: [] })
    expect(await days()).toEqual(staffed)
  })

  it('of a series that moves or goes on for longer are weighed and written for nobody', async () => {
    const repeat = { rule: 'FREQ=WEEKLY;BYDAY=MO', count: 2 }
    const { _id } = await on('2026-11-23', { repeat })
    await on('2026-12-01', { client: luca })
    await lastDay(nurse, '2026-11-30')
    const change = { scope: 'all', date: '2026-11-24', end_date: '2026-11-24' }
    const weighed = await planner.call('POST', `/api/tasks/${_id}/weigh_series_change`, {
      version: 1,
      ...change,
    })
    expect(weighed.json()).toMatchObject({ days: 2, busy: [] })
    const patch = (version: number, body: object) =>
      planner.call('PATCH', `/api/tasks/${_id}`, { version, scope: 'all', ...body })
    const moved = await patch(1, change)
    expect(moved.statusCode, moved.body).toBe(200)
    expect(await days()).toEqual({ '2026-11-24': [nurse._id], '2026-12-01': [] })
    const longer = await patch(2, { repeat: { rule: 'FREQ=WEEKLY;BYDAY=TU', until: '2026-12-08' } })
    expect(longer.statusCode, longer.body).toBe(200)
    expect(await days()).toMatchObject({ '2026-11-24': [nurse._id], '2026-12-08': [] })
    const leaving = await program.person(business, ['INF'])
    await lastDay(leaving, '2026-11-30')
    expect((await patch(longer.json().version, { operators: [leaving._id] })).statusCode).toBe(404)
  })

  it('stay within reach of who plans for her team', async () => {
    const leader = await program.person(business, ['CE'])
    const team = newId()
    await asTenant(program.database.app, { business }, async tx => {
      await tx`insert into team ${tx({ business_id: business, _id: team, name: 'Bellinzona' })}`
      for (const user_id of [leader._id, nurse._id, aide._id])
        await tx`insert into team_member ${tx({ business_id: business, team_id: team, user_id })}`
    })
    const visit = await on('2026-11-24')
    await end(nurse)
    expect(await days(leader)).toEqual({ '2026-11-24': [] })
    expect((await leader.call('GET', `/api/tasks/${visit._id}`)).json()).toMatchObject({ operators: [] })
  })
})
