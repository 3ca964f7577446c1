import type { Role } from '@vicino/domain/access/role.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../../testing/program.ts'

const today = '2026-11-20'

let program: TestProgram
let business: string
let dossier: string
let planner: Caller
let nurse: Caller

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  business = await program.business()
  planner = await program.person(business, ['PIA'])
})
afterAll(() => program.close())

const inTenant = <T>(ask: Parameters<typeof asTenant<T>>[2]) =>
  asTenant(program.database.app, { business }, ask)

const address = {
  full_address: 'Via Nosedo 4, 6500 Bellinzona',
  street: 'Via Nosedo 4',
  city: 'Bellinzona',
  zip: '6500',
  country: 'CH',
  coordinates: null,
}

beforeEach(async () => {
  dossier = await program.dossier(business, { birthday: '1931-02-11' })
  nurse = await program.person(business, ['INF'])
  await program.assign(dossier, nurse)
  await inTenant(async tx => {
    await tx`
      update dossier set phone = '+41 91 825 00 00', access_note = 'Secondo piano', address = ${tx.json(address)}
      where _id = ${dossier}`
  })
})

const post = async (path: string, body: object, who = nurse) => {
  const answer = await who.call('POST', path, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const warn = (kind: string, text: string) => post(`/api/dossiers/${dossier}/warnings`, { kind, text })
const prescribe = (name: string, changed: object) =>
  post(`/api/dossiers/${dossier}/drugs/create_drug`, {
    name,
    modality: 'OS',
    start_date: '2026-11-01',
    ...changed,
  })
const plan = (who: Caller, changed: object = {}) =>
  post(
    '/api/tasks/create_task',
    {
      title: 'Igiene',
      date: today,
      start_time: '08:00',
      end_time: '09:00',
      client: dossier,
      operators: [who._id],
      ...changed,
    },
    planner,
  )
const sheetOf = async (who: Caller, day = today) => {
  const [task] = (await who.call('GET', `/api/tasks/date/${day}?operatorId=${who._id}`)).json()
  return task.visit
}
const dueOf = async (who: Caller, day = today) =>
  (await sheetOf(who, day)).due.map(
    ({ name, dose, moment }: { name: string; dose: number; moment: string }) => `${name} ${dose} ${moment}`,
  )

describe('the first visit after a stay in hospital', () => {
  const stay = { from: '2026-11-16', to: '2026-11-19' }
  const backHome = async (client: string): Promise<void> => {
    const director = await program.person(business, ['DS'])
    const suspension = { version: 1, status: 'suspended', reason: 'Ricovero in ospedale', ...stay }
    await director.call('PATCH', `/api/dossiers/${client}`, suspension)
  }

  it('says it to who writes the list of drugs', async () => {
    const helper = await program.person(business, ['OSS'])
    await program.assign(dossier, helper)
    await backHome(dossier)
    await plan(nurse)
    await plan(helper, { start_time: '10:00', end_time: '11:00' })
    expect(await sheetOf(nurse)).toMatchObject({ hospital_return: stay })
    expect(await sheetOf(helper)).toMatchObject({ hospital_return: null })
  })

  it('says nothing where there was none, and costs as many statements for two clients as for one', async () => {
    await plan(nurse)
    const one = await program.statements(() => sheetOf(nurse))
    expect(await sheetOf(nurse)).toMatchObject({ hospital_return: null })
    const other = await program.dossier(business)
    await program.assign(other, nurse)
    await backHome(other)
    await plan(nurse, { client: other, start_time: '10:00', end_time: '11:00' })
    expect(await program.statements(() => sheetOf(nurse))).toBe(one)
  })
})

describe('what a nurse needs next to the client', () => {
  it('comes with her visit', async () => {
    const key = await warn('key', 'Chiave dal vicino')
    const allergy = await warn('allergy', 'Penicillina')
    const drug = await prescribe('Torasemid', { morning: 0.5 })
    const task = await plan(nurse)
    const sheet = {
      address,
      phone: '+41 91 825 00 00',
      access_note: 'Secondo piano',
      birthday: '1931-02-11',
      warnings: [
        { _id: allergy._id, kind: 'allergy', text: 'Penicillina' },
        { _id: key._id, kind: 'key', text: 'Chiave dal vicino' },
      ],
      due: [
        {
          drugId: drug._id,
          drug_version: 1,
          name: 'Torasemid',
          modality: 'OS',
          dose_unit: 'tablet',
          dose_scale: null,
          comments: '',
          dose: 0.5,
          day: today,
          moment: 'morning',
          change_on: null,
          answer: null,
        },
      ],
      without_dose: [],
      hospital_return: null,
    }
    expect(await sheetOf(nurse)).toEqual(sheet)
    expect((await nurse.call('GET', `/api/tasks/${task._id}`)).json().visit).toEqual(sheet)
  })

  it('names a drug without a dose, to who may read the drugs', async () => {
    await prescribe('Pantoprazolo', {})
    await plan(nurse)
    expect(await sheetOf(nurse)).toMatchObject({ due: [], without_dose: [{ name: 'Pantoprazolo' }] })
    const therapist = await program.person(business, ['TER'])
    await inTenant(
      async tx => tx`update task_operator set user_id = ${therapist._id} where user_id = ${nurse._id}`,
    )
    expect(await sheetOf(therapist)).toMatchObject({ due: null, without_dose: null })
  })

  it.each<[Role, object | undefined]>([
    ['INF', { warnings: ['allergy', 'key'], due: ['Torasemid'] }],
    ['OSS', { warnings: ['allergy', 'key'], due: ['Torasemid'] }],
    ['TER', { warnings: ['allergy', 'key'], due: null }],
    ['PIA', { warnings: ['key'], due: null }],
    ['AMM', { warnings: ['key'], due: null }],
    ['DS', { warnings: ['allergy', 'key'], due: ['Torasemid'] }],
  ])('is for %s what she may read', async (role, expected) => {
    await warn('key', 'Chiave dal vicino')
    await warn('allergy', 'Penicillina')
    await prescribe('Torasemid', { morning: 1 })
    const person = await program.person(business, [role])
    // Whoever cares for no client may still have visits for which she was booked before that was asked.
    await plan(nurse)
    await inTenant(
      async tx => tx`update task_operator set user_id = ${person._id} where user_id = ${nurse._id}`,
    )
    const { warnings, due } = await sheetOf(person)
    expect({
      warnings: warnings.map(({ kind }: { kind: string }) => kind),
      due: due && due.map(({ name }: { name: string }) => name),
    }).toEqual(expected)
  })

  it('narrows with what is withheld from her', async () => {
    const person = await program.person(business, ['INF'], { withheld: ['personal.read'] })
    await plan(person)
    expect(await sheetOf(person)).toBeUndefined()
  })

  it('does not come with the visits of others, nor with what is no visit', async () => {
    await plan(nurse)
    const [listed] = (await planner.call('GET', `/api/tasks/date/${today}?operatorId=${nurse._id}`)).json()
    expect(listed).not.toHaveProperty('visit')
    await plan(nurse, { date: '2026-11-21', type: 'task', client: null })
    expect(await sheetOf(nurse, '2026-11-21')).toBeUndefined()
  })

  it('ends with the care, though the visit stays hers', async () => {
    await plan(nurse)
    await inTenant(async tx => tx`update stakeholder set until = '2026-11-19' where user_id = ${nurse._id}`)
    program.setNow('2027-03-20T09:00:00.000Z')
    expect(await sheetOf(nurse)).toBeUndefined()
    program.setNow('2026-11-20T09:00:00.000Z')
  })

  it('stays closed with a closed dossier', async () => {
    await plan(nurse)
    await inTenant(async tx => tx`update dossier set status = 'closed' where _id = ${dossier}`)
    expect(await sheetOf(nurse)).toBeUndefined()
  })

  it('shows no warning that has ended and no drug that was struck or corrected away', async () => {
    const { _id } = await warn('dog', 'Cane in giardino')
    const ended = await nurse.call('PATCH', `/api/dossiers/${dossier}/warnings`, {
      _id,
      version: 1,
      ended: { reason: 'Cane partito' },
    })
    expect(ended.statusCode, ended.body).toBe(200)
    const struck = await prescribe('Aspirina', { morning: 1 })
    const corrected = await prescribe('Dafalgan', { morning: 1 })
    const path = `/api/dossiers/${dossier}/drugs`
    await nurse.call('PATCH', `${path}/${struck._id}`, { version: 1, struck: { reason: 'Errore' } })
    await nurse.call('PATCH', `${path}/${corrected._id}`, { version: 1, morning: 2 })
    await plan(nurse)
    expect((await sheetOf(nurse)).warnings).toEqual([])
    expect(await dueOf(nurse)).toEqual(['Dafalgan 2 morning'])
  })
})

describe('what is due at a visit', () => {
  it.each<[string, string, string, string[]]>([
    ['in the morning', '06:00', '06:30', ['Lantus 1 morning']],
    ['before six', '05:00', '06:00', ['Lantus 4 night']],
    ['over noon', '10:30', '11:30', ['Lantus 1 morning', 'Lantus 2 afternoon']],
    ['in the evening', '20:00', '21:00', ['Lantus 3 evening']],
    ['at night', '21:00', '21:30', ['Lantus 4 night']],
  ])('%s', async (_, start_time, end_time, expected) => {
    program.setNow('2026-11-19T15:00:00.000Z')
    await prescribe('Lantus', { morning: 1, afternoon: 2, evening: 3, night: 4 })
    program.setNow('2026-11-20T09:00:00.000Z')
    await plan(nurse, { start_time, end_time })
    expect(await dueOf(nurse)).toEqual(expected)
  })

  it('is what the list says for that day', async () => {
    await prescribe('Sempre', { morning: 1 })
    await prescribe('Lunedì', { morning: 1, days: ['mon'] })
    await prescribe('Venerdì', { morning: 1, days: ['fri'] })
    await prescribe('Ogni tre', { morning: 1, start_date: '2026-11-17', every_n_days: 3 })
    await prescribe('Finito', { morning: 1, end_date: '2026-11-19' })
    await prescribe('Non ancora', { morning: 1, start_date: '2026-11-21' })
    await prescribe('In riserva', { morning: 1, reserve: true })
    await prescribe('Da sé', { morning: 1, self_managed: true })
    await prescribe('Altro momento', { evening: 1 })
    await plan(nurse)
    expect(await dueOf(nurse)).toEqual(['Ogni tre 1 morning', 'Sempre 1 morning', 'Venerdì 1 morning'])
  })

  it('of a night watch is the same on both its days', async () => {
    await prescribe('Zolpidem', { night: 1 })
    await plan(nurse, { start_time: '22:00', end_time: '06:00', end_date: '2026-11-21' })
    expect(await dueOf(nurse)).toEqual(['Zolpidem 1 night'])
    expect(await dueOf(nurse, '2026-11-21')).toEqual(['Zolpidem 1 night'])
  })

  it('of a visit without clocks is the whole day', async () => {
    await prescribe('Dafalgan', { morning: 1, evening: 1 })
    await plan(nurse, { full_day: true, start_time: null, end_time: null })
    expect(await dueOf(nurse)).toEqual(['Dafalgan 1 morning', 'Dafalgan 1 evening'])
  })
})
