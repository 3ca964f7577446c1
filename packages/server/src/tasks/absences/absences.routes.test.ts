import { addDays } from '@vicino/domain/days/day.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../../testing/program.ts'
import { whileHeld } from '../../testing/while-held.ts'

const today = '2026-11-20'
const day = '2026-11-24'

let program: TestProgram
let business: string
let planner: Caller
let away: Caller
let nurse: Caller
let other: Caller
let maria: string
let luca: string

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
})
afterAll(() => program.close())

// A business of its own for each test: the colleagues are everybody.
beforeEach(async () => {
  program.setNow('2026-11-20T09:00:00.000Z')
  business = await program.business()
  planner = await program.person(business, ['PIA'], { last_name: 'Zeta' })
  away = await program.person(business, ['INF'], { last_name: 'Bianchi' })
  nurse = await program.person(business, ['INF'], { last_name: 'Carli' })
  other = await program.person(business, ['OSS'], { last_name: 'Dotti' })
  maria = await program.dossier(business, { last_name: 'Rossi', first_name: 'Maria' })
  luca = await program.dossier(business)
})

type Person = { _id: string }
type Made = { _id: string; version: number; operators: Person[]; confirm_overlap: unknown }

async function created(changed: object = {}): Promise<Made> {
  const visit = { title: 'Igiene', date: day, start_time: '08:00', end_time: '09:00', client: maria }
  const body = { ...visit, operators: [away._id], ...changed }
  const answer = await planner.call('POST', '/api/tasks/create_task', body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const read = async ({ _id }: Person): Promise<Made> => (await planner.call('GET', `/api/tasks/${_id}`)).json()
const staffOf = async (task: Person): Promise<string[]> =>
  (await read(task)).operators.map(({ _id }) => _id).toSorted()

const plan = (from: string, to: string, more = '', who = planner) =>
  who.call('GET', `/api/absences/plan?operatorId=${away._id}&startDate=${from}&endDate=${to}${more}`)
async function planned(from = day, to = from, more = '') {
  const answer = await plan(from, to, more)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const handed = ({ _id, version }: Made, to: Person | null = null) => ({
  taskId: _id,
  version,
  to: to?._id ?? null,
})
const absence = (more: object = {}) => ({
  _id: newId(),
  operatorId: away._id,
  kind: 'absence',
  date: day,
  end_date: day,
  full_day: true,
  start_time: null,
  end_time: null,
  handed: [],
  stays: [],
  ...more,
})
const confirm = (body: object, who = planner) => who.call('POST', '/api/absences', body)
async function confirmed(more: object) {
  const body = absence(more)
  const answer = await confirm(body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const undo = (id: string, version: number, who = planner) =>
  who.call('POST', `/api/absences/${id}/undo`, { version })
const idsOf = (list: { task: Person }[]) => list.map(({ task }) => task._id)

describe('the plan of an absence', () => {
  it('releases her visits and to-dos, and says what stays and why', async () => {
    const visit = await created()
    const toDo = await created({
      type: 'task',
      client: null,
      full_day: true,
      start_time: null,
      end_time: null,
    })
    const meeting = await created({ type: 'event', client: null, start_time: '14:00', end_time: '15:00' })
    const resting = await created({ client: luca, start_time: '10:00', end_time: '11:00' })
    await asTenant(
      program.database.app,
      { business },
      tx => tx`update task set suspended_by_dossier = true where _id = ${resting._id}`,
    )
    await created({ operators: [nurse._id], client: luca })
    const { released, stays, operator } = await planned()
    expect(operator._id).toBe(away._id)
    expect(idsOf(released).toSorted()).toEqual([visit._id, toDo._id].toSorted())
    const whyOf = new Map(stays.map(({ why, task }: { why: string; task: Person }) => [task._id, why]))
    expect(whyOf).toEqual(
      new Map([
        [meeting._id, 'own'],
        [resting._id, 'suspended'],
      ]),
    )
  })

  it('leaves a visit of a dossier that was closed since', async () => {
    const [open, closed] = [
      await created(),
      await created({ client: luca, start_time: '10:00', end_time: '11:00' }),
    ]
    await asTenant(
      program.database.app,
      { business },
      tx => tx`update dossier set status = 'closed' where _id = ${luca}`,
    )
    const { released, stays } = await planned()
    expect([idsOf(released), idsOf(stays)]).toEqual([[open._id], [closed._id]])
  })

  it('leaves what is over or under way, and of some hours only what they meet', async () => {
    await created({ date: today, start_time: '08:00', end_time: '09:00' })
    const begun = await created({ date: today, client: luca, start_time: '09:30', end_time: '10:30' })
    await asTenant(
      program.database.app,
      { business },
      tx => tx`update task set started_at = '2026-11-20T08:35:00.000Z' where _id = ${begun._id}`,
    )
    const late = await created({ date: today, start_time: '16:00', end_time: '17:00' })
    const whole = await planned(today)
    expect(idsOf(whole.released)).toEqual([late._id])
    expect(whole.stays.map(({ why }: { why: string }) => why)).toEqual(['past', 'begun'])
    const morning = await planned(today, today, '&start_time=11:00&end_time=16:00')
    expect(morning).toMatchObject({ released: [], stays: [] })
  })

  it('says of each colleague whether she is free, knows the client, is near and how much she has', async () => {
    const address = {
      full_address: '',
      street: '',
      city: 'Biasca',
      zip: '',
      country: 'CH',
      coordinates: null,
    }
    await asTenant(
      program.database.app,
      { business },
      tx => tx`update dossier set address = ${tx.json(address)} where business_id = ${business}`,
    )
    const visit = await created()
    await created({ operators: [other._id], client: luca, start_time: '08:30', end_time: '09:30' })
    await created({ operators: [nurse._id], client: luca, start_time: '10:00', end_time: '11:30' })
    for (const before of [3, 4]) await created({ operators: [nurse._id], date: addDays(today, -before) })
    const { released, colleagues } = await planned()
    expect(released).toMatchObject([{ task: { _id: visit._id }, town: 'Biasca', busy: [other._id] }])
    expect(colleagues.map(({ _id }: Person) => _id)).toEqual([nurse._id, other._id])
    expect(colleagues[0]).toMatchObject({
      days: [{ date: day, minutes: 90, towns: ['Biasca'] }],
      visits: [{ dossierId: maria, count: 2 }],
    })
  })

  it('costs as many statements for twenty visits and ten colleagues as for one', async () => {
    await created()
    const cost = () => program.statements(() => planned(day, addDays(day, 60)))
    const few = await cost()
    for (let at = 0; at < 10; at += 1) {
      const colleague = await program.person(business, ['INF'])
      const date = addDays(day, at + 1)
      const client = await program.dossier(business)
      await created({ date, client })
      await created({ date, client, start_time: '10:00', end_time: '11:00', operators: [colleague._id] })
    }
    expect(await cost()).toBe(few)
  })

  it('is for who plans for others', async () => {
    expect((await plan(day, day, '', nurse)).statusCode).toBe(403)
    const elsewhere = await program.person(await program.business(), ['PIA'])
    expect((await plan(day, day, '', elsewhere)).statusCode).toBe(404)
  })

  it.each([
    ['days that run backwards', '2026-11-23', '', 'endDate', 'end_before_start'],
    ['more days than one absence has', '2028-11-24', '', 'endDate', 'range_too_long'],
    ['a begin alone', day, '&start_time=10:00', 'end_time', 'required'],
    ['an end alone', day, '&end_time=10:00', 'start_time', 'required'],
    ['clocks that run backwards', day, '&start_time=12:00&end_time=10:00', 'end_time', 'end_not_after_start'],
  ])('refuses %s at the field', async (_, to, more, path, code) => {
    const answer = await plan(day, to, more)
    expect(answer.statusCode, answer.body).toBe(422)
    expect(answer.json()).toMatchObject({ errors: [{ path, code }] })
  })
})

describe('confirming an absence', () => {
  it('writes it and hands her visits on, those of two only her own part', async () => {
    const [one, both, open] = [
      await created(),
      await created({ operators: [away._id, other._id], start_time: '10:00', end_time: '11:00' }),
      await created({ client: luca, start_time: '11:00', end_time: '12:00' }),
    ]
    const made = await confirmed({ handed: [handed(one, nurse), handed(both, nurse), handed(open)] })
    expect(await staffOf(one)).toEqual([nurse._id])
    expect(await staffOf(both)).toEqual([nurse._id, other._id].toSorted())
    expect(await staffOf(open)).toEqual([])
    expect(made).toMatchObject({
      operator: { _id: away._id },
      kind: 'absence',
      undone_at: null,
      gone: 0,
      task: { type: 'holiday', title: 'Assenza', full_day: true, operators: [{ _id: away._id }] },
      handed: [
        { task: { _id: one._id, version: 2 }, to: { _id: nurse._id } },
        { task: { _id: both._id }, to: { _id: nurse._id } },
        { task: { _id: open._id }, to: null },
      ],
    })
    const trail = await asTenant(
      program.database.app,
      { business },
      tx => tx`
        select entity_id, action from audit where business_id = ${business} and action in ('create', 'update')
          and entity_id = any(${[made._id, one._id]}::uuid[]) order by action, entity_id`,
    )
    expect(trail).toContainEqual({ entity_id: made._id, action: 'create' })
    expect(trail).toContainEqual({ entity_id: one._id, action: 'update' })
  })

  it('does it once however often it comes', async () => {
    const visit = await created()
    const body = absence({ handed: [handed(visit, nurse)] })
    const [first, again] = [await confirm(body), await confirm(body)]
    expect([first.statusCode, again.statusCode]).toEqual([201, 200])
    expect(again.json()).toEqual(first.json())
    expect((await read(visit)).version).toBe(2)
    const changed = await confirm({ ...body, kind: 'training' })
    expect(changed.json()).toMatchObject({ code: 'id_taken' })
  })

  it('saves nothing where a visit was changed, came up or went meanwhile, and names it', async () => {
    const [kept, changed] = [
      await created(),
      await created({ client: luca, start_time: '10:00', end_time: '11:00' }),
    ]
    await planner.call('PATCH', `/api/tasks/${changed._id}`, { version: 1, title: 'Altro' })
    const stale = await confirm(absence({ handed: [handed(kept, nurse), handed(changed, nurse)] }))
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({
      code: 'stale',
      current: { tasks: [{ _id: changed._id, title: 'Altro' }] },
    })
    const missed = await confirm(absence({ handed: [handed(kept, nurse)] }))
    expect(missed.json()).toMatchObject({ code: 'stale', current: { tasks: [{ _id: changed._id }] } })
    await planner.call('DELETE', `/api/tasks/${changed._id}`)
    const gone = await confirm(absence({ handed: [handed(kept, nurse), handed({ ...changed, version: 2 })] }))
    expect([gone.statusCode, gone.json().code, gone.json().detail]).toEqual([
      404,
      'removed',
      'Questo appuntamento è stato eliminato da Anna Zeta il 20.11.2026, 10:00.',
    ])
    expect(await staffOf(kept)).toEqual([away._id])
    expect((await planned()).released).toHaveLength(1)
  })

  it('saves nothing where she has begun a visit meanwhile, and names it', async () => {
    program.setNow('2026-11-20T06:40:00.000Z')
    const visit = await created({ date: today })
    const later = await created({ date: today, start_time: '10:00', end_time: '11:00' })
    program.setNow('2026-11-20T07:05:00.000Z')
    const begin = { version: 1, started_at: '2026-11-20T07:02:00.000Z' }
    expect((await away.call('PATCH', `/api/tasks/${visit._id}`, begin)).statusCode).toBe(200)
    const both = { date: today, end_date: today, handed: [handed(visit, nurse), handed(later, nurse)] }
    expect((await confirm(absence(both))).json()).toMatchObject({
      code: 'stale',
      current: { tasks: [{ _id: visit._id, started_at: '2026-11-20T07:02:00.000Z' }] },
    })
    expect(await staffOf(later)).toEqual([away._id])
  })

  it('refuses who is not free, by what stands or by what it gives her itself', async () => {
    const [one, two] = [
      await created(),
      await created({
        client: luca,
        start_time: '08:30',
        end_time: '09:30',
        confirm_overlap: { reason: 'In coppia' },
      }),
    ]
    const both = await confirm(absence({ handed: [handed(one, nurse), handed(two, nurse)] }))
    expect(both.statusCode).toBe(409)
    expect(both.json().code).toBe('overlap')
    const standing = await created({ operators: [other._id], client: await program.dossier(business) })
    const answer = await confirm(absence({ handed: [handed(one, other), handed(two)] }))
    expect(answer.json()).toMatchObject({ code: 'overlap', current: { clashes: [{ _id: standing._id }] } })
    expect(await staffOf(one)).toEqual([away._id])
  })

  it('keeps the reason for which two are at a client at one time', async () => {
    const confirm_overlap = { reason: 'Due infermiere per il bagno' }
    const one = await created()
    const pair = await created({ operators: [other._id], confirm_overlap })
    const reasoned = await created({ start_time: '08:15', end_time: '08:45', confirm_overlap })
    const made = await confirmed({ handed: [handed(one, nurse), handed(reasoned)] })
    expect((await read(reasoned)).confirm_overlap).toEqual(confirm_overlap)
    expect((await read(pair)).version).toBe(1)
    expect((await undo(made._id, 1)).json()).toMatchObject({ restored: 2, kept: [] })
    expect((await read(reasoned)).confirm_overlap).toEqual(confirm_overlap)
  })

  it('stands beside what stays of hers only where that was seen', async () => {
    const meeting = await created({ type: 'event', client: null, start_time: '14:00', end_time: '15:00' })
    const unseen = await confirm(absence())
    expect(unseen.json()).toMatchObject({ code: 'overlap', current: { clashes: [{ _id: meeting._id }] } })
    const made = await confirmed({ stays: [meeting._id] })
    expect(made.task.confirm_overlap).toEqual({ reason: 'absence' })
    expect(await staffOf(meeting)).toEqual([away._id])
  })

  it('is refused at its field', async () => {
    const visit = await created()
    const office = await program.person(business, ['AMM'])
    const at = async (more: object) => {
      const answer = await confirm(absence(more))
      expect(answer.statusCode, answer.body).toBe(422)
      return answer.json().errors.map(({ path }: { path: string }) => path)
    }
    expect(await at({ handed: [handed(visit, away)] })).toEqual(['handed.0.to'])
    expect(await at({ handed: [handed(visit, office)] })).toEqual(['handed.0.to'])
    expect(await at({ end_date: '2026-11-23' })).toEqual(['end_date'])
    expect(await at({ full_day: false, start_time: '10:00' })).toEqual(['end_time'])
    expect(await at({ kind: 'illness' })).toEqual(['kind'])
    expect(await at({ handed: [handed(visit), handed(visit)] })).toEqual(['handed'])
  })

  it('is for who plans for her', async () => {
    const visit = await created()
    for (const who of [nurse, away, await program.person(business, ['AMM'])])
      expect((await confirm(absence({ handed: [handed(visit, nurse)] }), who)).statusCode).toBe(403)
    const lead = await program.person(business, ['CE'])
    expect((await confirm(absence({ handed: [handed(visit, nurse)] }), lead)).statusCode).toBe(404)
    const stranger = await program.person(await program.business(), ['PIA'])
    expect((await confirm(absence({ handed: [handed(visit, nurse)] }), stranger)).statusCode).toBe(404)
    expect(await staffOf(visit)).toEqual([away._id])
  })
})

describe('taking an absence back', () => {
  it('gives every visit back and takes the absence off the plan', async () => {
    const [one, open] = [
      await created(),
      await created({ client: luca, start_time: '10:00', end_time: '11:00' }),
    ]
    const made = await confirmed({ handed: [handed(one, nurse), handed(open)] })
    const answer = await undo(made._id, 1)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual({ restored: 2, kept: [], gone: 0 })
    expect(await staffOf(one)).toEqual([away._id])
    expect(await staffOf(open)).toEqual([away._id])
    expect((await planner.call('GET', `/api/tasks/${made._id}`)).statusCode).toBe(404)
    const again = await undo(made._id, 1)
    expect(again.json()).toEqual(answer.json())
    expect((await undo(made._id, 0)).json()).toMatchObject({ code: 'undo_too_late' })
    const after = await planner.call('GET', `/api/absences/${made._id}`)
    expect(after.json()).toMatchObject({ task: null, undone_at: '2026-11-20T09:00:00.000Z' })
  })

  it('leaves what somebody touched, what is over and what is gone, and names it', async () => {
    const soon = await created({ date: today, start_time: '11:00', end_time: '12:00' })
    const touched = await created()
    const free = await created({ client: luca, start_time: '10:00', end_time: '11:00' })
    const gone = await created({ client: luca, start_time: '16:00', end_time: '17:00' })
    const made = await confirmed({
      date: today,
      handed: [handed(soon, nurse), handed(touched, nurse), handed(free, nurse), handed(gone, nurse)],
    })
    await planner.call('PATCH', `/api/tasks/${touched._id}`, { version: 2, title: 'Cambiata' })
    await planner.call('DELETE', `/api/tasks/${gone._id}`)
    program.setNow('2026-11-20T12:00:00.000Z')
    const answer = await undo(made._id, 1)
    expect(answer.json()).toMatchObject({
      restored: 1,
      gone: 1,
      kept: [
        { task: { _id: soon._id }, why: 'past' },
        { task: { _id: touched._id }, why: 'changed' },
      ],
    })
    expect(await staffOf(touched)).toEqual([nurse._id])
    expect(await staffOf(free)).toEqual([away._id])
  })

  it('never plans over what came up in her hour since', async () => {
    const visit = await created()
    const made = await confirmed({ handed: [handed(visit, nurse)] })
    await created({ client: luca, confirm_overlap: { reason: 'Urgenza' } })
    expect((await undo(made._id, 1)).json()).toMatchObject({
      restored: 0,
      kept: [{ task: { _id: visit._id }, why: 'taken' }],
    })
    expect(await staffOf(visit)).toEqual([nurse._id])
  })

  it('leaves what is changed or taken off in the same moment, and gives the rest back', async () => {
    const [changed, gone, free] = [
      await created(),
      await created({ client: luca, start_time: '10:00', end_time: '11:00' }),
      await created({ client: luca, start_time: '16:00', end_time: '17:00' }),
    ]
    const list = [handed(changed, nurse), handed(gone, nurse), handed(free, nurse)]
    const made = await confirmed({ handed: list })
    const [answer] = await whileHeld(
      program,
      { business },
      async tx => {
        await tx`update task set title = 'Bagno', version = version + 1 where _id = ${changed._id}`
        await tx`delete from task where _id = ${gone._id}`
      },
      () => undo(made._id, 1),
    )
    expect(answer!.json()).toMatchObject({
      restored: 1,
      kept: [{ task: { _id: changed._id, title: 'Bagno' }, why: 'changed' }],
      gone: 1,
    })
    expect(await staffOf(changed)).toEqual([nurse._id])
    expect(await staffOf(free)).toEqual([away._id])
  })

  it('leaves a visit with whoever took it where she who had it works here no more', async () => {
    const visit = await created()
    const made = await confirmed({ handed: [handed(visit, nurse)] })
    await asTenant(
      program.database.app,
      { business },
      tx => tx`update collaboration set end_date = ${today} where user_id = ${away._id}`,
    )
    expect((await undo(made._id, 1)).json()).toMatchObject({
      restored: 0,
      kept: [{ task: { _id: visit._id }, why: 'unfit' }],
    })
    expect(await staffOf(visit)).toEqual([nurse._id])
  })

  it('asks for the absence as it stands, also where it is gone', async () => {
    const visit = await created()
    const made = await confirmed({ handed: [handed(visit, nurse)] })
    await planner.call('PATCH', `/api/tasks/${made._id}`, { version: 1, end_date: '2026-11-25' })
    expect((await undo(made._id, 1)).json()).toMatchObject({ code: 'stale', current: { version: 2 } })
    await planner.call('DELETE', `/api/tasks/${made._id}`)
    expect((await undo(made._id, 0)).json()).toMatchObject({ restored: 1 })
    expect(await staffOf(visit)).toEqual([away._id])
  })

  it('is for who plans for her, and for an absence that was confirmed so', async () => {
    const made = await confirmed({})
    expect((await undo(made._id, 1, nurse)).statusCode).toBe(403)
    const stranger = await program.person(await program.business(), ['PIA'])
    expect((await undo(made._id, 1, stranger)).statusCode).toBe(404)
    const plain = await created({ type: 'holiday', client: null, date: '2026-12-01' })
    expect((await undo(plain._id, 1)).statusCode).toBe(404)
    expect((await planner.call('GET', `/api/absences/${plain._id}`)).json()).toBeNull()
  })
})

describe('an absence that stands already', () => {
  const whole = {
    type: 'holiday',
    title: 'Vacanza',
    client: null,
    full_day: true,
    start_time: null,
    end_time: null,
  }
  const handOn = (id: string, version: number, list: object[]) =>
    planner.call('POST', `/api/absences/${id}/hand_on`, { version, handed: list })
  const giveBack = async (id: string, version: number, tasks: string[]) => {
    const { handed: list } = (await planner.call('GET', `/api/absences/${id}`)).json() ?? { handed: [] }
    const seen = (list as { task: Made }[]).flatMap(({ task }) =>
      tasks.includes(task._id) ? { taskId: task._id, version: task.version } : [],
    )
    return planner.call('POST', `/api/absences/${id}/give_back`, { version, tasks: seen })
  }

  it('hands on what came to it, again and again, and takes nothing off the plan when that goes back', async () => {
    const standing = await created(whole)
    const visit = await created({ confirm_overlap: { reason: 'Urgenza' } })
    const answer = await handOn(standing._id, 1, [handed(visit, nurse)])
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({
      kind: 'holiday',
      handed: [{ task: { _id: visit._id } }],
      outside: [],
    })
    expect((await handOn(standing._id, 1, [handed(visit, nurse)])).json()).toEqual(answer.json())
    const later = await created({
      client: luca,
      start_time: '10:00',
      end_time: '11:00',
      confirm_overlap: { reason: 'Urgenza' },
    })
    expect((await handOn(standing._id, 1, [])).json()).toMatchObject({
      code: 'stale',
      current: { tasks: [{ _id: later._id }] },
    })
    expect((await handOn(standing._id, 1, [handed(later)])).json().handed).toHaveLength(2)
    expect((await giveBack(standing._id, 1, [visit._id])).json()).toEqual({ restored: 1, kept: [], gone: 0 })
    expect(await staffOf(visit)).toEqual([away._id])
    expect(await staffOf(later)).toEqual([])
    expect((await planner.call('GET', `/api/tasks/${standing._id}`)).statusCode).toBe(200)
    const back = await read(visit)
    expect((await handOn(standing._id, 1, [handed(back, nurse)])).json().handed).toHaveLength(2)
  })

  it('gives back as often as it hands on, what was sent twice once, and nothing that was handed on since', async () => {
    const standing = await created(whole)
    const { _id: taskId } = await created({ confirm_overlap: { reason: 'Urgenza' } })
    const back = (version: number) =>
      planner.call('POST', `/api/absences/${standing._id}/give_back`, {
        version: 1,
        tasks: [{ taskId, version }],
      })
    for (const version of [1, 3]) {
      const list = [{ taskId, version, to: nurse._id }]
      expect((await handOn(standing._id, 1, list)).statusCode).toBe(200)
      if (version === 3) expect((await back(1)).json()).toMatchObject({ kept: [{ why: 'changed' }] })
      const answer = (await back(version + 1)).json()
      expect(answer).toEqual({ restored: 1, kept: [], gone: 0 })
      expect((await back(version + 1)).json()).toEqual(answer)
      expect(await staffOf({ _id: taskId })).toEqual([away._id])
    }
  })

  it('that ends earlier or was taken off says which visits lie outside of it by now', async () => {
    const next = addDays(day, 1)
    const [first, second, touched] = [
      await created(),
      await created({ date: next }),
      await created({ date: next, client: luca, start_time: '10:00', end_time: '11:00' }),
    ]
    const made = await confirmed({
      end_date: next,
      handed: [handed(first, nurse), handed(second, nurse), handed(touched, nurse)],
    })
    expect(made.outside).toEqual([])
    await planner.call('PATCH', `/api/tasks/${made._id}`, { version: 1, end_date: day })
    await planner.call('PATCH', `/api/tasks/${touched._id}`, { version: 2, title: 'Cambiata' })
    const shorter = (await planner.call('GET', `/api/absences/${made._id}`)).json()
    expect(shorter.outside).toEqual([second._id])
    expect((await giveBack(made._id, 1, shorter.outside)).json()).toMatchObject({ code: 'stale' })
    expect((await giveBack(made._id, 2, shorter.outside)).json()).toMatchObject({ restored: 1, kept: [] })
    expect(await staffOf(second)).toEqual([away._id])
    await planner.call('DELETE', `/api/tasks/${made._id}`)
    const gone = (await planner.call('GET', `/api/absences/${made._id}`)).json()
    expect(gone).toMatchObject({ task: null, outside: [first._id] })
    expect((await giveBack(made._id, 0, gone.outside)).json()).toMatchObject({ restored: 1 })
    expect(await staffOf(first)).toEqual([away._id])
  })

  it('that was called off hands nothing on, and gives back what it has handed on', async () => {
    const visit = await created()
    const made = await confirmed({ handed: [handed(visit, nurse)] })
    const off = { version: 1, status: 'not_done', not_done: { reason: 'cancelled' } }
    expect((await planner.call('PATCH', `/api/tasks/${made._id}`, off)).statusCode).toBe(200)
    expect((await handOn(made._id, 1, [])).json()).toMatchObject({
      code: 'stale',
      current: { tasks: [{ _id: made._id, status: 'not_done' }] },
    })
    expect((await handOn(made._id, 2, [])).statusCode).toBe(404)
    const { outside } = (await planner.call('GET', `/api/absences/${made._id}`)).json()
    expect(outside).toEqual([visit._id])
    expect((await giveBack(made._id, 2, outside)).json()).toEqual({ restored: 1, kept: [], gone: 0 })
    expect(await staffOf(visit)).toEqual([away._id])
  })

  /** A visit that was handed on, and one that came up at the same hour and was handed on after it. */
  async function twoOfOneHour() {
    const standing = await created(whole)
    const confirm_overlap = { reason: 'Urgenza' }
    const first = await created({ confirm_overlap })
    await handOn(standing._id, 1, [handed(first, nurse)])
    const second = await created({ client: luca, start_time: '08:30', end_time: '09:30', confirm_overlap })
    const carer = await program.person(business, ['INF'])
    const answer = await handOn(standing._id, 1, [handed(second, carer)])
    expect(answer.statusCode, answer.body).toBe(200)
    return { standing, first, second, carer }
  }

  it('books nobody twice with what goes back together', async () => {
    const { standing, first, second, carer } = await twoOfOneHour()
    const taken = { restored: 1, kept: [{ task: { _id: second._id }, why: 'taken' }], gone: 0 }
    expect((await giveBack(standing._id, 1, [second._id, first._id])).json()).toMatchObject(taken)
    expect(await staffOf(first)).toEqual([away._id])
    expect(await staffOf(second)).toEqual([carer._id])
    const again = await read(first)
    expect((await handOn(standing._id, 1, [handed(again, nurse)])).statusCode).toBe(200)
    expect((await undo(standing._id, 1)).json()).toMatchObject({
      restored: 1,
      kept: [{ task: { _id: first._id }, why: 'taken' }],
    })
    expect(await staffOf(second)).toEqual([away._id])
  })

  it('books nobody twice where two planners give back at the same moment', async () => {
    const { standing, first, second } = await twoOfOneHour()
    const colleague = await program.person(business, ['PIA'])
    const answers = await Promise.all(
      [
        { who: planner, visit: first },
        { who: colleague, visit: second },
      ].map(({ who, visit }) =>
        who.call('POST', `/api/absences/${standing._id}/give_back`, {
          version: 1,
          tasks: [{ taskId: visit._id, version: 2 }],
        }),
      ),
    )
    const [one, two] = answers.map(answer => answer.json())
    const [sooner, later] = one.restored === 1 ? [one, two] : [two, one]
    expect(sooner).toEqual({ restored: 1, kept: [], gone: 0 })
    expect(later).toMatchObject({ restored: 0, kept: [{ why: 'taken' }] })
    const staff = [await staffOf(first), await staffOf(second)]
    expect(staff.filter(people => people.includes(away._id))).toHaveLength(1)
  })

  it('is taken back by one of two planners who do it at the same moment', async () => {
    const visit = await created()
    const made = await confirmed({ handed: [handed(visit, nurse)] })
    const colleague = await program.person(business, ['PIA'])
    const answers = await Promise.all([undo(made._id, 1), undo(made._id, 1, colleague)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]))
    expect(await staffOf(visit)).toEqual([away._id])
    expect((await read(visit)).version).toBe(3)
  })

  const someId = '01a1fc0a-5a3b-7006-9c68-eb853133fd18'
  it.each<[string, object, string]>([
    ['hand_on', { version: 0, handed: [] }, 'version'],
    ['hand_on', { version: 1, handed: [{ taskId: 'x', version: 1, to: null }] }, 'handed.0.taskId'],
    ['hand_on', { version: 1, handed: [{ taskId: someId, version: 0, to: null }] }, 'handed.0.version'],
    ['give_back', { version: -1, tasks: [] }, 'version'],
    ['give_back', { version: 1, tasks: [{ taskId: 'x', version: 1 }] }, 'tasks.0.taskId'],
    ['give_back', { version: 1, tasks: [{ taskId: someId, version: 0 }] }, 'tasks.0.version'],
  ])('is refused by %s at the field: %j', async (act, body, path) => {
    const standing = await created(whole)
    const answer = await planner.call('POST', `/api/absences/${standing._id}/${act}`, body)
    expect([answer.statusCode, answer.json().errors?.[0]?.path], answer.body).toEqual([422, path])
  })

  it.each(['hand_on', 'give_back'])('%s names nothing of another house', async act => {
    const standing = await created(whole)
    const house = await program.business()
    const [theirs, carer] = [await program.person(house, ['PIA']), await program.person(house, ['INF'])]
    const body = { title: 'Vacanza', type: 'holiday', full_day: true, date: day, operators: [carer._id] }
    const foreign = (await theirs.call('POST', '/api/tasks/create_task', body)).json()
    const list = { handed: [{ taskId: foreign._id, version: 1, to: nurse._id }] }
    const tasks = { tasks: [{ taskId: foreign._id, version: 1 }] }
    const named = { version: 1, ...(act === 'hand_on' ? list : tasks) }
    for (const id of [standing._id, foreign._id, newId()]) {
      const answer = await planner.call('POST', `/api/absences/${id}/${act}`, named)
      expect([404, 409], answer.body).toContain(answer.statusCode)
      expect(answer.body).not.toContain(foreign._id)
    }
    const visit = await created({ confirm_overlap: { reason: 'Urgenza' } })
    const answer = await handOn(standing._id, 1, [handed(visit, carer)])
    expect([answer.statusCode, answer.json().errors?.[0]?.path], answer.body).toEqual([404, undefined])
  })

  it('is one absence of one person whom the caller plans', async () => {
    const both = await created({ ...whole, operators: [away._id, nurse._id] })
    expect((await handOn(both._id, 1, [])).statusCode).toBe(404)
    const visit = await created({ operators: [other._id] })
    expect((await handOn(visit._id, 1, [])).statusCode).toBe(404)
    const hers = await created({ ...whole, date: addDays(day, 9) })
    expect((await handOn(hers._id, 2, [])).json()).toMatchObject({ code: 'stale' })
    const body = { version: 1, handed: [] }
    expect((await nurse.call('POST', `/api/absences/${hers._id}/hand_on`, body)).statusCode).toBe(403)
    const stranger = await program.person(await program.business(), ['PIA'])
    expect((await stranger.call('POST', `/api/absences/${hers._id}/hand_on`, body)).statusCode).toBe(404)
    expect((await giveBack(hers._id, 1, [])).statusCode).toBe(404)
  })
})

describe('the calls after an absence', () => {
  it('come client by client, with the phones that the caller may know', async () => {
    await asTenant(
      program.database.app,
      { business },
      tx => tx`update dossier set phone = '+41910000016' where _id = ${maria}`,
    )
    const nursing = await program.person(business, ['DS'])
    for (const [name, scope, phone] of [
      ['Carla Rossi', 'organisational', '+41790000001'],
      ['Ugo Rossi', 'emergency', '+41790000002'],
    ]) {
      const person = { name, relation: 'daughter', phone, scope, place: 1 }
      const answer = await nursing.call('POST', `/api/dossiers/${maria}/contact_persons`, person)
      expect(answer.statusCode, answer.body).toBe(201)
    }
    const [first, second, third] = [
      await created(),
      await created({ client: luca, start_time: '10:00', end_time: '11:00' }),
      await created({ start_time: '18:00', end_time: '19:00' }),
    ]
    const made = await confirmed({ handed: [handed(first, nurse), handed(second), handed(third, nurse)] })
    const answer = await planner.call('GET', `/api/absences/${made._id}/calls`)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().calls).toMatchObject([
      {
        client: { _id: maria },
        phone: '+41910000016',
        persons: [{ name: 'Carla Rossi', phone: '+41790000001' }],
        visits: [{}, {}],
      },
      { client: { _id: luca }, visits: [{ to: null }] },
    ])
    const printed = await planner.call('POST', `/api/absences/${made._id}/print`)
    expect(printed.statusCode, printed.body).toBe(200)
    const withheld = await program.person(business, ['PIA'], { withheld: ['personal.read'] })
    const untold = await withheld.call('GET', `/api/absences/${made._id}/calls`)
    expect(untold.json().calls[0]).toMatchObject({ phone: null, persons: [] })
  })
})
