import type { Role } from '@vicino/domain/access/role.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import type { Service } from '@vicino/domain/services/service.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let nurse: Caller
let doctor: Caller
let planner: Caller
let dossier: string
let base: string
let dressing: Service
let hygiene: Service

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  nurse = await program.person(business, ['INF'])
  doctor = await program.person(business, ['MED'])
  planner = await program.person(business, ['DS'])
  const services: Service[] = (await nurse.call('GET', '/api/services?limit=100')).json().items
  dressing = services.find(({ code }) => code === '5002.340')!
  hygiene = services.find(({ code }) => code === '5003.040')!
})
beforeEach(async () => {
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  await program.assign(dossier, doctor)
  base = `/api/dossiers/${dossier}/prescriptions`
})
afterAll(() => program.close())

const today = '2026-11-20'
const lineOf = ({ _id, duration, frequency, period }: Service, more: object = {}) => ({
  serviceId: _id,
  duration,
  frequency,
  period,
  ...more,
})
const payload = (more: object = {}) => ({
  dossierId: dossier,
  prescription: {
    userId: nurse._id,
    start: today,
    end: '2026-12-20',
    status: 'open',
    services: [lineOf(dressing), lineOf(hygiene, { newDuration: 30 })],
    ...more,
  },
})
const payloadServices = () => payload().prescription.services
const add = (more: object = {}, who = nurse) => who.call('POST', `${base}/add_prescription`, payload(more))
const added = async (more: object = {}) => (await add(more)).json()
const change = (id: string, body: object, who = nurse) => who.call('PATCH', `${base}/${id}`, body)
const read = async (id: string, who = nurse) =>
  (await who.call('GET', `${base}/${id}/get_prescription`)).json()
const all = async () => (await nurse.call('GET', `${base}/all_prescriptions`)).json()
const open = async () => (await nurse.call('GET', `${base}/get_open_prescription`)).json()
const logs = async () =>
  (await nurse.call('GET', `/api/dossiers/${dossier}/logs/get_logs`))
    .json()
    .groups.flatMap((group: { logs: { dataModel: string; action: string }[] }) => group.logs)

describe('a new prescription', () => {
  it('is signed by its author, with its hours and what is to be looked at', async () => {
    const answer = await add()
    expect(answer.statusCode, answer.body).toBe(201)
    const prescription = answer.json()
    expect(prescription).toMatchObject({
      dossierId: dossier,
      version: 1,
      status: 'open',
      start: today,
      end: '2026-12-20',
      services: [
        {
          serviceId: dressing._id,
          newDuration: null,
          comment: '',
          ordered_by_doctor: true,
          order_required: true,
          service_details: { letter: 'B', group: '5002', name: 'Medicazione semplice' },
        },
        { serviceId: hygiene._id, duration: 25, newDuration: 30, ordered_by_doctor: false },
      ],
      stakeholderId: { userId: nurse._id, user: { source: 'person', full_name: 'Anna Prova' } },
      author: { _id: nurse._id },
      signature: null,
    })
    expect(prescription.totals.groups.map((group: { letter: string }) => group.letter)).toEqual(['B', 'C'])
    // 15 minutes three times a week are 3.21 hours of a month, 30 minutes a day are 15.
    expect(prescription.totals.monthly_hours).toBeCloseTo(18.214, 3)
    expect(prescription.warnings.map(({ code }: { code: string }) => code)).toEqual([
      'doctor_missing',
      'unsigned',
    ])
    expect(await read(prescription._id)).toEqual(prescription)
    expect(await all()).toEqual([prescription])
    expect(await logs()).toMatchObject([{ dataModel: 'Prescription', action: 'created' }])
  })

  it('is ordered by a doctor in all of it after an accident, where nobody says otherwise', async () => {
    const covered = await nurse.call('POST', `/api/dossiers/${dossier}/coverages`, {
      law: 'uvg',
      from: '2026-01-01',
      insurer: 'Infortuni di Prova',
      case_number: 'P-1',
    })
    expect(covered.statusCode, covered.body).toBe(201)
    const { services } = await added({ services: [lineOf(dressing), lineOf(hygiene)] })
    expect(services).toMatchObject([{ ordered_by_doctor: true }, { ordered_by_doctor: true }])
    const said = await added({ services: [lineOf(hygiene, { ordered_by_doctor: false })] })
    expect(said.services).toMatchObject([{ ordered_by_doctor: false }])
    expect(said.warnings.map(({ code }: { code: string }) => code)).toContain('order_missing')
  })

  it('is written once, however often it is sent', async () => {
    const _id = newId()
    const answers = await Promise.all(Array.from({ length: 6 }, () => add({ _id })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 201,
    ])
    expect((await all()).map((one: { _id: string }) => one._id)).toEqual([_id])
    expect(await logs()).toHaveLength(1)
  })

  test.each<[string, () => object, number, [string, string][]]>([
    [
      'in the name of somebody else',
      () => ({ userId: doctor._id }),
      422,
      [['prescription.userId', 'forbidden']],
    ],
    ['that is closed already', () => ({ status: 'closed' }), 422, [['prescription.status', 'not_an_option']]],
    [
      'that ends before it begins',
      () => ({ end: '2026-11-19' }),
      422,
      [['prescription.end', 'end_before_start']],
    ],
    [
      'of acute and transitional care, too long and by nobody',
      () => ({ transitional: true }),
      422,
      [
        ['prescription.end', 'transitional_too_long'],
        ['prescription.doctor', 'transitional_needs_order'],
        ['prescription.ordered_on', 'transitional_needs_order'],
      ],
    ],
    ['without services', () => ({ services: [] }), 422, [['prescription.services', 'required']]],
    [
      'with a service that nobody knows',
      () => ({ services: [lineOf(dressing), { ...lineOf(dressing), serviceId: newId() }] }),
      422,
      [['prescription.services.1.serviceId', 'not_an_option']],
    ],
    [
      'with a service twice',
      () => ({ services: [lineOf(dressing), lineOf(dressing)] }),
      422,
      [['prescription.services.1.serviceId', 'twice']],
    ],
    [
      'every 14 days',
      () => ({ services: [lineOf(dressing, { period: 14 })] }),
      422,
      [['prescription.services.0.period', 'not_an_option']],
    ],
    [
      'of no minutes',
      () => ({ services: [lineOf(dressing, { newDuration: 0 })] }),
      422,
      [['prescription.services.0.newDuration', 'too_small']],
    ],
    [
      'of ten thousand services',
      () => ({ services: Array.from({ length: 10_000 }, () => lineOf(dressing)) }),
      422,
      [['prescription.services', 'too_many']],
    ],
    [
      'by a doctor who is in no book',
      () => ({ doctorId: newId() }),
      422,
      [['prescription.doctorId', 'not_an_option']],
    ],
    ['that renews none', () => ({ renews: newId() }), 422, [['prescription.renews', 'not_an_option']]],
    ['with a field that is none', () => ({ total: 3 }), 400, [['prescription.total', 'unknown_field']]],
  ])('%s is refused at its field', async (_, more, status, fields) => {
    const answer = await add(more())
    expect(answer.statusCode, answer.body).toBe(status)
    expect(
      answer.json().errors.map(({ path, code }: { path: string; code: string }) => [path, code]),
    ).toEqual(fields)
    expect(await all()).toEqual([])
  })

  it('is written by whoever may, and read by whoever may', async () => {
    const assistant = await program.person(business, ['OSS'])
    await program.assign(dossier, assistant)
    expect((await add({ userId: assistant._id }, assistant)).statusCode).toBe(403)
    const { _id } = await added()
    expect((await read(_id, assistant))._id).toBe(_id)
    const stranger = await program.person(business, ['INF'])
    expect((await stranger.call('GET', `${base}/all_prescriptions`)).statusCode).toBe(404)
  })
})

describe('a change', () => {
  it('closes and opens again, without a reason, each a line of the log', async () => {
    const { _id } = await added()
    const colleague = await program.person(business, ['DS'])
    const closed = await change(_id, { version: 1, status: 'closed' }, colleague)
    expect(closed.json()).toMatchObject({ status: 'closed', version: 2, reason: null, end: today })
    expect(await open()).toBeNull()
    const reopened = (await change(_id, { version: 2, status: 'open' })).json()
    expect(reopened, 'it ends as it was ordered').toMatchObject({
      status: 'open',
      end: '2026-12-20',
      original_end: null,
    })
    expect((await logs()).map(({ action }: { action: string }) => action)).toEqual([
      'reopened',
      'ended',
      'created',
    ])
  })

  it('closes what has not begun with its first day, and leaves the signature of who ordered more', async () => {
    const { _id } = await added({ start: '2026-12-01' })
    await doctor.call('POST', `${base}/${_id}/sign`, { version: 1 })
    const closed = (await change(_id, { version: 2, status: 'closed' })).json()
    expect(closed).toMatchObject({ end: '2026-12-01', signature: { _id: doctor._id }, signed_on: today })
    const later = (await change(_id, { version: 3, end: '2026-12-10' })).json()
    expect(later, 'the day is corrected, not what she signed').toMatchObject({
      end: '2026-12-10',
      original_end: '2026-12-20',
      signature: { _id: doctor._id },
      signed_on: today,
    })
    const same = (await change(_id, { version: 4, start: '2026-12-01', services: payloadServices() })).json()
    expect(same.signature).toMatchObject({ _id: doctor._id })
    const longer = (await change(_id, { version: 5, end: '2027-01-10' })).json()
    expect(longer).toMatchObject({ end: '2027-01-10', original_end: null, signature: null })
  })

  it('closes with a day, of whoever may and without a reason, and keeps in mind when it was to end', async () => {
    const { _id } = await added({ start: '2026-11-01' })
    await doctor.call('POST', `${base}/${_id}/sign`, { version: 1 })
    const beyond = await change(_id, { version: 2, status: 'closed', end: '2026-12-21' }, planner)
    expect(beyond.json().errors).toMatchObject([{ path: 'end', code: 'after_its_end' }])
    const before = await change(_id, { version: 2, status: 'closed', end: '2026-10-31' }, planner)
    expect(before.json().errors).toMatchObject([{ path: 'end', code: 'end_before_start' }])
    const closed = await change(_id, { version: 2, status: 'closed', end: '2026-11-28' }, planner)
    expect(closed.json()).toMatchObject({
      status: 'closed',
      author: { _id: planner._id },
      stakeholderId: { userId: nurse._id },
      end: '2026-11-28',
      original_end: '2026-12-20',
      signature: { _id: doctor._id },
      reason: null,
    })
    const back = await change(_id, { version: 3, status: 'open' }, planner)
    expect(back.json()).toMatchObject({
      end: '2026-12-20',
      original_end: null,
      signature: { _id: doctor._id },
    })
  })

  it('is signed for another doctor only by who says so, and says it from then on', async () => {
    const { _id } = await added({ doctor: 'Dr. Ugo Altri', ordered_on: '2026-11-19' })
    const asked = await doctor.call('POST', `${base}/${_id}/sign`, { version: 1 })
    expect(asked.json()).toMatchObject({
      status: 409,
      code: 'order_of_another',
      current: { _id, version: 1 },
    })
    const other = await doctor.call('POST', `${base}/${_id}/sign`, { version: 1, in_place_of: 'Dr. Nessuno' })
    expect(other.json().code, 'who read another name is asked anew').toBe('order_of_another')
    const signed = await doctor.call('POST', `${base}/${_id}/sign`, {
      version: 1,
      in_place_of: 'Dr. Ugo Altri',
    })
    expect(signed.json()).toMatchObject({
      doctor: 'Dr. Ugo Altri',
      signature: { _id: doctor._id },
      in_place_of: 'Dr. Ugo Altri',
    })
    const [line] = await logs()
    expect(line).toMatchObject({ action: 'continued', populatedData: { in_place_of: 'Dr. Ugo Altri' } })
    const taken = (await change(_id, { version: 2, end: '2027-02-20', reason: 'Serve di più' })).json()
    expect(taken).toMatchObject({ signature: null, in_place_of: null })
  })

  it('is signed once by a doctor, however often she taps, and by no other over hers', async () => {
    const { _id } = await added()
    const sign = (version: number, who = doctor) => who.call('POST', `${base}/${_id}/sign`, { version })
    const [one, other] = await Promise.all([sign(1), sign(1)])
    expect([one, other].map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await sign(2)).json()).toMatchObject({ version: 2, signature: { _id: doctor._id } })
    expect((await nurse.call('GET', `${base}/${_id}/versions`)).json()).toHaveLength(2)
    expect((await logs()).map(({ action }: { action: string }) => action)).toEqual(['continued', 'created'])
    const colleague = await program.person(business, ['MED'])
    await program.assign(dossier, colleague)
    const refused = await sign(2, colleague)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'signed_already'])
  })

  it('is not signed once it is closed', async () => {
    const { _id } = await added()
    await change(_id, { version: 1, status: 'closed' })
    const refused = await doctor.call('POST', `${base}/${_id}/sign`, { version: 2 })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'ended'])
    expect(refused.json().current).toMatchObject({ _id, status: 'closed' })
  })

  it('is renewed once, also by two at the same moment, and says by what', async () => {
    const { _id } = await added()
    const renewal = { _id: newId(), renews: _id, start: '2026-12-21', end: '2027-01-20' }
    const [one, other] = await Promise.all([add(renewal), add({ ...renewal, _id: newId() })])
    const answers = [one, other].toSorted((a, b) => a.statusCode - b.statusCode)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 409])
    expect(answers[1]!.json().code).toBe('renewed_already')
    const first = answers[0]!.json()
    expect((await read(_id)).renewed_by).toBe(first._id)
    expect((await add({ ...renewal, _id: first._id })).statusCode, 'the same write again').toBe(200)
    const struck = { version: 1, struck: { reason: 'Scritta per errore' } }
    expect((await change(first._id, struck)).statusCode).toBe(200)
    expect((await read(_id)).renewed_by).toBeNull()
    expect((await add({ ...renewal, _id: newId() })).statusCode).toBe(201)
  })

  it('keeps the day on which she signed on paper where she signs here too', async () => {
    const { _id } = await added({ signed_on: '2026-11-18' })
    const signed = (await doctor.call('POST', `${base}/${_id}/sign`, { version: 1 })).json()
    expect(signed).toMatchObject({ signed_on: '2026-11-18', ordered_on: '2026-11-18' })
  })

  it('over a version that no longer stands is told so, with the one that does', async () => {
    const { _id } = await added()
    await change(_id, { version: 1, status: 'closed' })
    const answer = await change(_id, { version: 1, end: '2027-01-20' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'stale'])
    expect(answer.json().current).toMatchObject({ _id, version: 2, status: 'closed' })
  })

  it('of what was signed takes the signature back; of what was not known it does not', async () => {
    const { _id } = await added()
    const signed = (await doctor.call('POST', `${base}/${_id}/sign`, { version: 1 })).json()
    expect(signed).toMatchObject({
      version: 2,
      signature: { _id: doctor._id },
      signed_on: today,
      ordered_on: today,
      doctor: 'Anna Prova',
    })
    expect(signed.warnings).toEqual([])
    const numbered = (await change(_id, { version: 2, rcc_number: 'D123456' })).json()
    expect(numbered.signature).toMatchObject({ _id: doctor._id })
    const longer = (await change(_id, { version: 3, end: '2027-02-20', reason: 'Serve di più' })).json()
    expect(longer).toMatchObject({ end: '2027-02-20', signature: null, signed_on: null })
    expect((await logs())[2]).toMatchObject({ action: 'continued' })
  })

  it('by a colleague needs a reason', async () => {
    const { _id } = await added()
    const colleague = await program.person(business, ['DS'])
    const answer = await change(_id, { version: 1, end: '2027-01-20' }, colleague)
    expect(answer.json().errors).toMatchObject([{ path: 'reason', code: 'reason_required' }])
    expect(
      (await change(_id, { version: 1, end: '2027-01-20', reason: 'Prolungata' }, colleague)).statusCode,
    ).toBe(200)
  })

  it('keeps a service that left the catalogue since, as a renewal does, and takes no new one of those', async () => {
    const { _id } = await added()
    await program.database.owner`update service set valid_to = '2026-11-19' where _id = ${hygiene._id}`
    try {
      const kept = await change(_id, { version: 1, services: [lineOf(hygiene, { frequency: 2 })] })
      expect(kept.statusCode, kept.body).toBe(200)
      expect((await add({ services: [lineOf(hygiene)] })).statusCode).toBe(422)
      const renewed = await add({ services: [lineOf(hygiene)], renews: _id })
      expect(renewed.statusCode, renewed.body).toBe(201)
    } finally {
      await program.database.owner`update service set valid_to = null where _id = ${hygiene._id}`
    }
  })

  it('strikes with a reason, and what is struck takes no other', async () => {
    const { _id } = await added()
    const struck = await change(_id, { version: 1, struck: { reason: 'Cliente sbagliato' } })
    expect(struck.json()).toMatchObject({ struck: { reason: 'Cliente sbagliato' }, warnings: [] })
    const answer = await change(_id, { version: 2, status: 'closed' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'struck'])
    expect(await nurse.call('GET', `${base}/${_id}/versions`).then(one => one.json())).toHaveLength(2)
  })

  it('is signed by nobody but a doctor', async () => {
    const { _id } = await added()
    expect((await nurse.call('POST', `${base}/${_id}/sign`, { version: 1 })).statusCode).toBe(403)
  })
})

describe('acute and transitional care', () => {
  const acute = {
    transitional: true,
    end: '2026-12-03',
    doctor: 'Medico Ospedale di Prova',
    ordered_on: '2026-11-19',
  }

  it('is ordered as a whole by the hospital, whatever is sent of its services', async () => {
    const services = [lineOf(hygiene, { ordered_by_doctor: false })]
    expect(await added({ ...acute, services })).toMatchObject({
      transitional: true,
      services: [{ ordered_by_doctor: true }],
    })
  })

  it('is ordered once: what goes on from it is refused, a new stay in hospital begins anew', async () => {
    const { _id } = await added(acute)
    const next = { ...acute, start: '2026-12-04', end: '2026-12-10', ordered_on: '2026-12-03' }
    const refused = await add(next)
    expect([refused.statusCode, refused.json().errors[0]]).toMatchObject([
      422,
      { path: 'prescription.start', code: 'transitional_once' },
    ])
    expect((await add({ ...next, start: '2026-12-06' })).statusCode).toBe(201)
    const longer = await change(_id, { version: 1, end: '2026-12-10' })
    expect([longer.statusCode, longer.json().errors[0]]).toMatchObject([
      422,
      { path: 'end', code: 'transitional_too_long' },
    ])
  })

  it('is ordered once where two order it at the same moment', async () => {
    const answers = await Promise.all([add(acute), add(acute), add({ ...acute, ordered_on: '2026-11-18' })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422, 422])
  })

  it('makes of an ordinary prescription one of its own, and back, by a correction', async () => {
    const { _id } = await added({ ...acute, transitional: false, services: [lineOf(hygiene)] })
    const turned = await change(_id, { version: 1, transitional: true })
    expect(turned.json(), turned.body).toMatchObject({
      transitional: true,
      services: [{ ordered_by_doctor: true }],
    })
    expect((await change(_id, { version: 2, transitional: false })).statusCode).toBe(200)
  })
})

describe('the open prescription', () => {
  it('is the one whose period holds today, of two the one that began last', async () => {
    expect(await open()).toBeNull()
    await added({ start: addDays(today, 1), end: '2027-01-01' })
    await added({ start: '2026-10-01', end: addDays(today, -1) })
    expect(await open()).toBeNull()
    await added({ start: '2026-10-01', end: today })
    const later = await added({ start: '2026-11-01', end: today })
    expect(await open()).toMatchObject({ _id: later._id })
    expect(later.warnings.map(({ code }: { code: string }) => code)).toContain('overlaps')
  })
})

describe('the renewals', () => {
  const renewals = async (who: Caller, query = '') =>
    (await who.call('GET', `/api/prescriptions${query}`)).json()

  it('are the open ones of all clients whom one may know, the one that ends first first', async () => {
    const director = await program.person(business, ['DS'])
    const own = await added({ end: '2026-11-25' })
    const foreign = await program.dossier(business)
    const farther = await director.call('POST', `/api/dossiers/${foreign}/prescriptions/add_prescription`, {
      prescription: { ...payload().prescription, userId: director._id, end: '2026-11-22' },
    })
    expect(farther.statusCode, farther.body).toBe(201)
    await added({ end: '2026-11-21', status: 'open' }).then(({ _id }) =>
      change(_id, { version: 1, status: 'closed' }),
    )
    const old = await added({ end: '2026-11-23' })
    expect(old.warnings.map(({ code }: { code: string }) => code)).toContain('ends_in_14')
    const next = await added({ renews: old._id, start: '2026-11-24', end: '2027-11-24' })
    const renewed = (await read(old._id)).warnings.map(({ code }: { code: string }) => code)
    expect(renewed, 'what goes on is not to be renewed').not.toContain('ends_in_14')
    await change(next._id, { version: 1, status: 'closed' })
    const mine = await renewals(nurse, '?limit=100')
    const ours = mine.items.filter(({ dossierId }: { dossierId: string }) => dossierId === dossier)
    expect(ours).toEqual([
      {
        _id: own._id,
        dossierId: dossier,
        client: expect.objectContaining({ name: 'Luca Bernasconi' }),
        start: today,
        end: '2026-11-25',
        days_left: 5,
        transitional: false,
        groups: [
          { letter: 'B', hours: '3.21' },
          { letter: 'C', hours: '15.00' },
        ].map(({ letter, hours }) =>
          expect.objectContaining({ letter, monthly_hours: expect.closeTo(Number(hours), 2) }),
        ),
      },
    ])
    expect(mine.items.some(({ dossierId }: { dossierId: string }) => dossierId === foreign)).toBe(false)
    const allOfThem = await renewals(director, '?limit=100')
    const ends: string[] = allOfThem.items.map(({ end }: { end: string }) => end)
    expect(ends).toEqual(ends.toSorted())
    const { _id } = farther.json()
    expect(allOfThem.items.find((item: { _id: string }) => item._id === _id)).toMatchObject({ days_left: 2 })
  })
})

test('reading the list costs the same, however many there are', async () => {
  await added()
  const one = await program.statements(all)
  for (let at = 0; at < 5; at++) await added({ start: addDays(today, at), end: addDays(today, at) })
  expect(await program.statements(all)).toBe(one)
})

test.each<[Role, boolean]>([
  ['PIA', true],
  ['AMM', true],
  ['AC', false],
])('%s reads prescriptions: %s', async (role, reads) => {
  const person = await program.person(business, [role])
  await program.assign(dossier, person)
  const { statusCode } = await person.call('GET', `${base}/all_prescriptions`)
  expect(statusCode === 200).toBe(reads)
})

describe('what is left of a prescription', () => {
  const visit = async (day: string, services: { service: Service; minutes: number }[]): Promise<string> => {
    const path = `/api/dossiers/${dossier}/planning/${day}`
    const { version } = (await planner.call('GET', path)).json()
    const selectedServices = services.map(({ service, minutes }) => ({
      serviceId: service._id,
      duration: minutes,
    }))
    const appointment = { _id: newId(), initialTime: '08:00', endTime: '09:00', note: '', selectedServices }
    const answer = await planner.call('PUT', path, { version, appointments: [appointment] })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().appointments[0].taskId
  }
  const balance = async (path: string) => (await nurse.call('GET', `${base}/${path}`)).json()

  it('tells which visits lose their order where it ends earlier, and leaves out what others order', async () => {
    const { _id } = await added({ services: [lineOf(dressing)] })
    const done = await visit(today, [{ service: dressing, minutes: 20 }])
    await visit('2026-11-25', [{ service: hygiene, minutes: 20 }])
    await visit('2026-11-26', [{ service: dressing, minutes: 20 }])
    await visit('2026-12-21', [{ service: dressing, minutes: 20 }])
    const beyond = async (date: string) => {
      const answer = await nurse.call('GET', `${base}/${_id}/visits_beyond?date=${date}`)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json()
    }
    expect(await beyond(today)).toMatchObject({
      count: 1,
      completed: 0,
      visits: [{ date: '2026-11-26', services: ['Medicazione semplice'], is_completed: false }],
    })
    await planner.call('POST', `/api/tasks/${done}/add_performances`, {
      performances: [{ service_details: { code: dressing.code }, duration: 35 }],
    })
    expect(await beyond(addDays(today, -1))).toMatchObject({ count: 2, visits: [{ taskId: done }, {}] })
    await added({ services: [lineOf(dressing)], start: '2026-11-26', end: '2026-11-30' })
    expect(await beyond(today)).toEqual({ count: 0, completed: 0, visits: [] })
  })

  it('counts done and planned minutes of its period by letter, and what it does not name', async () => {
    const { _id } = await added({ services: [lineOf(dressing)] })
    const first = await visit(today, [{ service: dressing, minutes: 20 }])
    await visit('2026-12-20', [
      { service: dressing, minutes: 15 },
      { service: hygiene, minutes: 25 },
    ])
    await visit('2026-12-21', [{ service: dressing, minutes: 50 }])
    const recorded = await planner.call('POST', `/api/tasks/${first}/add_performances`, {
      performances: [{ service_details: { code: dressing.code }, duration: 35 }],
    })
    expect(recorded.statusCode, recorded.body).toBe(201)
    const { given_days, ...held } = await balance(`${_id}/balance`)
    expect(given_days).toBe(1)
    expect(held).toMatchObject({
      prescriptionId: _id,
      codes: [dressing.code],
      letters: [
        { letter: 'B', done: 35, planned: 15 },
        { letter: 'C', prescribed: 0, done: 0, planned: 25, left: -25 },
      ],
      used: [
        { service_details: { code: dressing.code }, times: 1, done: 35, planned: 15 },
        { service_details: { code: hygiene.code }, times: 0, done: 0, planned: 25 },
      ],
    })
    expect(held.left).toBeCloseTo(held.prescribed - 75, 6)
    expect(await balance('balance?date=2026-12-20')).toEqual([held])
    expect(await balance('balance?date=2026-12-21')).toEqual([])
  })

  it('says for how many days care was given by it, without those that the client was in hospital', async () => {
    const { _id } = await added({ services: [lineOf(dressing)], start: '2026-11-01' })
    const given = async (date: string) => {
      const taskId = await visit(date, [{ service: dressing, minutes: 20 }])
      const performances = [{ service_details: { code: dressing.code }, duration: 20 }]
      await planner.call('POST', `/api/tasks/${taskId}/add_performances`, { performances })
    }
    const gone = async (date: string, reason: string) => {
      const taskId = await visit(date, [{ service: dressing, minutes: 20 }])
      const { version } = (await planner.call('GET', `/api/tasks/${taskId}`)).json()
      const answer = await planner.call('PATCH', `/api/tasks/${taskId}`, {
        version,
        status: 'not_done',
        not_done: { reason },
      })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    const days = async () => (await balance(`${_id}/balance`)).given_days
    expect(await days()).toBe(0)
    await given('2026-11-09')
    const since = await days()
    await gone('2026-11-12', 'absent')
    expect(await days()).toBe(since)
    await gone('2026-11-14', 'hospital')
    await given('2026-11-17')
    expect(await days()).toBe(since - 3)
  })
})
