import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let nurse: Caller
let helper: Caller
let base: string
let drug: { _id: string; version: number }

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  nurse = await program.person(business, ['INF'])
  helper = await program.person(business, ['OSS'], { last_name: 'Aiuto' })
})
beforeEach(async () => {
  const dossier = await program.dossier(business)
  for (const person of [nurse, helper]) await program.assign(dossier, person)
  base = `/api/dossiers/${dossier}`
  const order = { name: 'Sevredol 10 mg', modality: 'OS', morning: 1, start_date: '2026-11-01' }
  drug = (await nurse.call('POST', `${base}/drugs/create_drug`, order)).json()
})
afterAll(() => program.close())

const write = (more: object = {}, who = nurse, day = '2026-11-20') =>
  who.call('POST', `${base}/administrations/create`, {
    drugId: drug._id,
    drug_version: drug.version,
    day,
    moment: 'morning',
    status: 'given',
    ...more,
  })
const correct = ({ _id }: { _id: string }, body: object, who = nurse) =>
  who.call('PATCH', `${base}/administrations/${_id}`, body)
const errorsOf = (answer: { json: () => { errors?: { path: string; code: string }[] } }) =>
  answer.json().errors?.map(({ path, code }) => [path, code])
const delegate = (permission: string) =>
  asTenant(
    program.database.app,
    { business },
    tx =>
      tx`insert into delegation ${tx({
        business_id: business,
        _id: newId(),
        user_id: helper._id,
        permission,
        valid_from: '2026-11-01',
        valid_until: null,
        given_by: nurse._id,
      })}`,
  )

describe('a narcotic that is given', () => {
  it('names who else was present, or how much is left, and keeps it', async () => {
    expect(errorsOf(await write())).toEqual([['second_person', 'second_person_needed']])
    expect(errorsOf(await write({ second_person: 'Anna Prova' }))).toEqual([
      ['second_person', 'second_person_herself'],
    ])
    expect(errorsOf(await write({ remaining: -1 }))).toEqual([['remaining', 'too_small']])
    const counted = await write({ remaining: 12 })
    expect(counted.json()).toMatchObject({ second_person: '', remaining: 12 })
    const named = (await correct(counted.json(), { version: 1, second_person: 'La figlia' })).json()
    expect(named).toMatchObject({ second_person: 'La figlia', remaining: 12, version: 2 })
    const emptied = await correct(named, { version: 2, second_person: '', remaining: null })
    expect(errorsOf(emptied)).toEqual([['second_person', 'second_person_needed']])
  })

  it('that stands on paper is stored without a witness, with why', async () => {
    const paper = { from_paper: true, given_at: '2026-11-19T08:00:00.000Z' }
    expect(errorsOf(await write(paper, nurse, '2026-11-19'))).toEqual([
      ['second_person', 'second_person_needed'],
    ])
    const told = { ...paper, status_reason: 'Data di notte, nessun altro in casa' }
    expect((await write(told, nurse, '2026-11-19')).json()).toMatchObject({ second_person: '' })
  })
})

describe('who may not give a narcotic', () => {
  const forbidden = { status: 403, code: 'forbidden', errors: [{ path: 'status', code: 'narcotic' }] }
  const witnessed = { second_person: 'Marta Rossi' }

  it('writes, corrects and strikes none that was given, and the audit log knows of it', async () => {
    expect((await write(witnessed, helper)).json()).toMatchObject(forbidden)
    const given = (await write(witnessed)).json()
    const reason = 'Errore di scrittura'
    for (const body of [{ note: 'Sonnolenta' }, { status: 'refused' }, { struck: { reason } }])
      expect((await correct(given, { version: 1, reason, ...body }, helper)).json()).toMatchObject(forbidden)
    const denied = await asTenant(
      program.database.app,
      { business },
      tx => tx`select action from audit where actor_id = ${helper._id} and result = 'denied'
        and dossier_id = ${base.split('/')[3]!}`,
    )
    expect(denied).toHaveLength(4)
  })

  it('says what else became of it, but not that it was given after all', async () => {
    const refused = await write({ status: 'refused', status_reason: 'Nausea' }, helper)
    expect(refused.statusCode).toBe(201)
    const noted = await correct(refused.json(), { version: 1, note: 'Dopo colazione' }, helper)
    expect(noted.statusCode).toBe(200)
    const given = await correct(noted.json(), { version: 2, status: 'given', ...witnessed }, helper)
    expect(given.json()).toMatchObject(forbidden)
  })

  it('sees which drugs they are, and that they are not hers to give', async () => {
    const narcoticsOf = async (who: Caller) =>
      (await who.call('GET', `${base}/administrations/bedside`)).json().narcotics
    expect(await narcoticsOf(helper)).toEqual({ may_give: false, drugs: [drug._id] })
    expect(await narcoticsOf(nurse)).toEqual({ may_give: true, drugs: [drug._id] })
  })

  it('gives it under a written delegation', async () => {
    await delegate('drugs.narcotics')
    expect((await write(witnessed, helper)).statusCode).toBe(201)
    const { narcotics } = (await helper.call('GET', `${base}/administrations/bedside`)).json()
    expect(narcotics.may_give).toBe(true)
  })
})

it('how a dose worked is told by whoever comes later', async () => {
  const reserve = { name: 'Oxynorm 5 mg', modality: 'OS', reserve: true, morning: 1 }
  drug = (await nurse.call('POST', `${base}/drugs/create_drug`, reserve)).json()
  const given = (await write({ day: undefined, moment: null, remaining: 3 })).json()
  expect((await correct(given, { version: 1, effect: 'good' }, helper)).json()).toMatchObject({
    effect: 'good',
    remaining: 3,
  })
})
