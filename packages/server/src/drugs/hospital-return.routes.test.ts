import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let nurse: Caller
let director: Caller
let helper: Caller
let base: string
let dossier: string

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  nurse = await program.person(business, ['INF'])
  director = await program.person(business, ['DS'])
  helper = await program.person(business, ['OSS'])
})
beforeEach(async () => {
  program.setNow('2026-11-20T09:00:00.000Z')
  dossier = await program.dossier(business)
  for (const person of [nurse, helper]) await program.assign(dossier, person)
  base = `/api/dossiers/${dossier}`
})
afterAll(() => program.close())

const order = async (name: string, more: object = {}): Promise<Drug> =>
  (
    await nurse.call('POST', `${base}/drugs/create_drug`, {
      name,
      modality: 'OS',
      morning: 1,
      start_date: '2026-11-01',
      ...more,
    })
  ).json()
const url = () => `${base}/drugs/hospital_return`
const read = async (who = nurse) => (await who.call('GET', url())).json()
const save = (drugs: object[], more: object = {}, who = nurse) =>
  who.call('POST', url(), { reason: "Rientro dall'ospedale", drugs, ...more })
const named = ({ _id, version }: Drug) => ({ drugId: _id, version })
const go = (drug: Drug) => ({ ...named(drug), act: 'continue' })
const change = (drug: Drug, changed: object) => ({ ...named(drug), act: 'change', ...changed })
const stop = (drug: Drug, end_date = '2026-11-20') => ({ ...named(drug), act: 'stop', end_date })
const current = async ({ _id }: Drug): Promise<Drug> =>
  (await nurse.call('GET', `${base}/drugs/${_id}`)).json()
const suspend = (version: number, reason: string, from: string, to: string | null = null) =>
  director.call('PATCH', base, { version, status: 'suspended', reason, from, to })
const reactivate = (version: number) =>
  director.call('PATCH', base, { version, status: 'active', reason: 'Rientro a casa' })
const headOf = async (who = nurse) => (await who.call('GET', base)).json().hospital_return
const rowsOf = (ids: readonly string[]) =>
  asTenant(program.database.app, { business }, async tx => {
    const [activity] = await tx`select count(*)::int as n from activity where entity_id = any(${ids}::uuid[])`
    const [audit] = await tx`
      select count(*)::int as n from audit where entity_id = any(${ids}::uuid[]) and action <> 'read'`
    return { activity: Number(activity!['n']), audit: Number(audit!['n']) }
  })

describe('a client who is back from hospital', () => {
  it('is asked about once the stay is over, until somebody went through her drugs', async () => {
    const [torem, pantozol] = [await order('Torem 10'), await order('Pantozol 40 mg')]
    await suspend(1, 'Ricovero in ospedale', '2026-11-16')
    expect(await read()).toMatchObject({ stay: null, due: false })
    await nurse.call('PATCH', `${base}/drugs/${pantozol._id}`, { version: 1, end_date: '2026-11-17' })
    await reactivate(2)
    const stay = { from: '2026-11-16', to: '2026-11-20' }
    const asked = await read()
    expect(asked).toMatchObject({ stay, due: true })
    expect(asked.drugs.map(({ name }: Drug) => name)).toEqual(['Torem 10', 'Pantozol 40 mg'])
    expect(await headOf()).toEqual(stay)
    const again = await current(pantozol)
    expect((await save([go(torem), go(again)])).json()).toMatchObject({ stay, author: { _id: nurse._id } })
    expect(await current(pantozol)).toMatchObject({ version: 3, end_date: null })
    expect(await current(torem)).toMatchObject({ version: 1 })
    expect(await read()).toMatchObject({ stay: null, due: false })
    expect(await headOf()).toBeNull()
  })

  it('is asked about where the last day of the stay has passed, and not after a holiday', async () => {
    await order('Torem 10')
    await suspend(1, 'Ricovero', '2026-11-16', '2026-11-19')
    expect(await headOf()).toEqual({ from: '2026-11-16', to: '2026-11-19' })
    dossier = await program.dossier(business)
    await program.assign(dossier, nurse)
    base = `/api/dossiers/${dossier}`
    await suspend(1, 'Vacanze dalla figlia', '2026-11-16')
    await reactivate(2)
    expect(await headOf()).toBeNull()
  })
})

describe('going through the drugs', () => {
  it('continues, changes and stops in one write, with its rows in both logs, and once', async () => {
    const drugs = [
      await order('Torem 10'),
      await order('Pantozol 40 mg'),
      await order('Dafalgan 1 g'),
    ] as const
    const [torem, pantozol, dafalgan] = drugs
    const body = { _id: newId() }
    const answers = [go(torem), change(pantozol, { evening: 1 }), stop(dafalgan)]
    const ids = drugs.map(({ _id }) => _id)
    const before = await rowsOf(ids)
    const saved = await save(answers, body)
    expect(saved.statusCode).toBe(201)
    const again = await save(answers, body)
    expect(again.statusCode).toBe(200)
    expect(again.json()).toEqual(saved.json())
    expect(await current(torem)).toMatchObject({ version: 1 })
    expect(await current(pantozol)).toMatchObject({ version: 2, evening: 1, reason: "Rientro dall'ospedale" })
    expect(await current(dafalgan)).toMatchObject({ version: 2, end_date: '2026-11-20' })
    const after = await rowsOf(ids)
    expect(after).toEqual({ activity: before.activity + 2, audit: before.audit + 2 })
  })

  it('reads once what its drugs are held against: each further one costs its own writing', async () => {
    const changing = async (count: number): Promise<number> => {
      dossier = await program.dossier(business)
      await program.assign(dossier, nurse)
      base = `/api/dossiers/${dossier}`
      const drugs: Drug[] = []
      for (const name of ['Torem 10', 'Pantozol 40 mg', 'Eliquis 5 mg']) drugs.push(await order(name))
      const answers = drugs.map((drug, at) => (at < count ? change(drug, { evening: 1 }) : go(drug)))
      return program.statements(async () => expect((await save(answers)).statusCode).toBe(201))
    }
    const [forOne, forThree] = [await changing(1), await changing(3)]
    // Its version in the place of the one before, and its row in the log of the dossier.
    expect(forThree - forOne).toBe(2 * 3)
  })

  it('saves nothing where one drug is left out, named twice, or not hers', async () => {
    const [torem, pantozol] = [await order('Torem 10'), await order('Pantozol 40 mg')]
    const errorsOf = async (...answers: object[]) =>
      (await save(answers))
        .json()
        .errors.map(({ path, code }: { path: string; code: string }) => [path, code])
    expect(await errorsOf(stop(torem))).toEqual([['drugs', 'required']])
    expect(await errorsOf(stop(torem), go(torem), go(pantozol))).toEqual([['drugs.1.drugId', 'twice']])
    expect(await errorsOf(go(torem), go(pantozol), go({ ...torem, _id: newId() }))).toEqual([
      ['drugs.2.drugId', 'not_an_option'],
    ])
    expect(await errorsOf(stop(torem, '2026-10-01'), go(pantozol))).toEqual([
      ['drugs.0.end_date', 'end_before_start'],
    ])
    expect(await errorsOf(stop(torem), change(pantozol, { morning: 0.3 }))).toEqual([
      ['drugs.1.morning', 'dose_not_a_quarter'],
    ])
    expect(await current(torem)).toMatchObject({ version: 1, end_date: null })
  })

  it('saves nothing over a version that no longer stands, and says which drug it is', async () => {
    const [torem, pantozol] = [await order('Torem 10'), await order('Pantozol 40 mg')]
    await nurse.call('PATCH', `${base}/drugs/${pantozol._id}`, { version: 1, morning: 2 })
    for (const answer of [go(pantozol), change(pantozol, { evening: 1 }), stop(pantozol)])
      expect((await save([stop(torem), answer])).json()).toMatchObject({
        status: 409,
        code: 'stale',
        current: { _id: pantozol._id, name: 'Pantozol 40 mg', version: 2 },
      })
    expect(await current(torem)).toMatchObject({ version: 1, end_date: null })
  })

  it('asks of a changed drug what is asked of any, and not of what is stopped for it', async () => {
    const [torem, pantozol] = [await order('Torem 10'), await order('Pantozol 40 mg')]
    await nurse.call('POST', `${base}/warnings`, { kind: 'allergy', text: 'Allergia alla penicillina' })
    const answers = [stop(torem, '2026-11-19'), change(pantozol, { name: 'Co-Amoxi 1 g' })]
    const asked = (await save(answers)).json()
    expect(asked).toMatchObject({ status: 409, code: 'drug_questions' })
    expect(asked.current.questions).toMatchObject([{ code: 'allergy' }])
    expect(await current(torem)).toMatchObject({ version: 1 })
    const of = asked.current.questions.map(({ key }: { key: string }) => key)
    const saved = await save(answers, { confirm: { reason: 'Tollerata in ospedale', of } })
    expect(saved.statusCode).toBe(201)
    expect(await current(pantozol)).toMatchObject({ answered: [{ reason: 'Tollerata in ospedale' }] })
  })

  it('is for who writes the list of drugs', async () => {
    const torem = await order('Torem 10')
    expect((await save([go(torem)], {}, helper)).statusCode).toBe(403)
    expect((await read(helper)).drugs).toHaveLength(1)
  })
})
