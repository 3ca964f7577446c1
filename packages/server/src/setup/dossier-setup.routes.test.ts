import type { Role } from '@vicino/domain/access/role.ts'
import { someProblem } from '@vicino/domain/testing/some-care-plan.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

it('is counted from what exists, in one read, and congratulates once', async () => {
  const business = await program.business()
  const director = await program.person(business, ['DS'])
  const client = { first_name: 'Maria', last_name: 'Bianchi', birthday: '1931-02-11', gender: 'female' }
  const dossier = (await director.call('POST', '/api/dossiers/create_dossier', { client })).json()._id
  const progress = async (path: string) => (await director.call('GET', path)).json()
  const ofDossier = `/api/dossiers/${dossier}/setup`
  const step = (name: string, done: boolean) => ({ step: name, done })

  const nothing = [
    step('health_data', false),
    step('prescription', false),
    step('anamnesis', false),
    step('collaborators', false),
    step('care_plan', false),
    step('planned_performances', false),
  ]
  const congratulated = async (who = director) =>
    (await who.call('POST', `${ofDossier}/celebrate`)).json() as { now: boolean }
  expect(await progress(ofDossier)).toEqual({ steps: nothing, done: 0, total: 6, celebrated: false })
  expect(await congratulated()).toEqual({ now: false })

  const colleague = await program.person(business, ['INF'])
  await director.call('POST', `/api/dossiers/${dossier}/stakeholders`, { userId: colleague._id })
  const anamnesis = `/api/dossiers/${dossier}/anamnesis`
  const { _id } = (await director.call('POST', `${anamnesis}/create_anamnesis`, {})).json()
  await director.call('PUT', `${anamnesis}/${_id}/pain`, { version: 0, answers: {} })
  const [service] = (await director.call('GET', '/api/services?limit=1')).json().items
  const prescribed = { serviceId: service._id, duration: 60, frequency: 1, period: 7 }
  await director.call('POST', `/api/dossiers/${dossier}/prescriptions/add_prescription`, {
    prescription: {
      userId: director._id,
      start: '2026-11-20',
      end: '2026-12-20',
      status: 'open',
      services: [prescribed],
    },
  })
  const plans = `/api/dossiers/${dossier}/care_plans`
  const plan = { problems: [someProblem()], evaluate_on: '2027-02-20' }
  const { _id: planId } = (await director.call('POST', `${plans}/create_care_plan`, plan)).json()
  await director.call('POST', `${plans}/${planId}/sign`, { version: 1 })
  const card = { version: 1, cardNumber: '80756015090002647590' }
  await director.call('PATCH', `/api/dossiers/${dossier}/sanitary_data`, card)
  const visitOn = (date: string) =>
    asTenant(
      program.database.app,
      { business },
      tx =>
        tx`insert into task ${tx({
          business_id: business,
          _id: newId(),
          title: 'Visita',
          date,
          end_date: date,
          full_day: true,
          type: 'client',
          status: 'pending',
          dossier_id: dossier,
          author_id: director._id,
        })}`,
    )
  await visitOn('2026-11-19')
  expect((await progress(ofDossier)).done, 'a visit that is over plans nothing').toBe(5)
  await visitOn('2026-11-20')
  const everything = [
    step('health_data', true),
    step('prescription', true),
    step('anamnesis', true),
    step('collaborators', true),
    step('care_plan', true),
    step('planned_performances', true),
  ]
  expect(await progress(ofDossier)).toEqual({ steps: everything, done: 6, total: 6, celebrated: false })
  // Twice at once, on two devices: one of them is the moment.
  const both = await Promise.all([congratulated(), congratulated()])
  expect(both.filter(({ now }) => now)).toHaveLength(1)
  expect(await congratulated()).toEqual({ now: false })
  expect(await progress(ofDossier)).toMatchObject({ celebrated: true })
  // Each of the team has her own moment.
  expect((await colleague.call('GET', ofDossier)).json()).toMatchObject({ done: 6, celebrated: false })
  expect(await congratulated(colleague)).toEqual({ now: true })
  // What is taken away again opens its step again, and nobody is congratulated anew.
  await director.call('PATCH', `/api/dossiers/${dossier}/sanitary_data`, { version: 2, cardNumber: null })
  expect(await progress(ofDossier)).toMatchObject({ done: 5, celebrated: true })
})

it('asks an independent nurse for no colleagues', async () => {
  const house = await program.business('independent')
  const independent = await program.person(house, ['IND'])
  const dossier = await program.dossier(house)
  const { steps } = (await independent.call('GET', `/api/dossiers/${dossier}/setup`)).json()
  expect(steps.map(({ step }: { step: string }) => step)).toEqual([
    'health_data',
    'prescription',
    'anamnesis',
    'care_plan',
    'planned_performances',
  ])
})

it.each<[Role, string[]]>([
  ['INF', ['health_data', 'prescription', 'anamnesis', 'collaborators', 'care_plan', 'planned_performances']],
  ['PIA', ['health_data', 'prescription', 'collaborators', 'planned_performances']],
  ['AC', ['anamnesis', 'collaborators', 'care_plan', 'planned_performances']],
])('tells %s only the steps whose things she may know', async (role, expected) => {
  const business = await program.business()
  const dossier = await program.dossier(business)
  const person = await program.person(business, [role])
  await program.assign(dossier, person)
  const { steps } = (await person.call('GET', `/api/dossiers/${dossier}/setup`)).json()
  expect(steps.map(({ step }: { step: string }) => step)).toEqual(expected)
})

it('is of no dossier that she may not open', async () => {
  const dossier = await program.dossier(await program.business())
  const stranger = await program.person(await program.business(), ['DS'])
  for (const [method, path] of [
    ['GET', '/setup'],
    ['POST', '/setup/celebrate'],
  ] as const)
    expect((await stranger.call(method, `/api/dossiers/${dossier}${path}`)).statusCode).toBe(404)
})
