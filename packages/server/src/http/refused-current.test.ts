import { contract } from '@vicino/domain/contract.ts'
import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'
import type { ProblemCode } from '@vicino/domain/wire/problem.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

/** What a refusal carries is what the contract says of it: the browser reads nothing else. */
let program: TestProgram
let nurse: Caller
let dossier: string
let base: string

beforeAll(async () => {
  program = await testProgram()
  const business = await program.business()
  nurse = await program.person(business, ['INF'])
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  base = `/api/dossiers/${dossier}`
})
afterAll(() => program.close())

type Stands = { _id: string; version: number }

const order = async (fields: object): Promise<Stands> =>
  (await nurse.call('POST', `${base}/drugs/create_drug`, fields)).json()
const says = ({ current }: Endpoint, code: ProblemCode): z.ZodMiniType => current![code]!

it.each(
  Object.entries<Endpoint>(contract).flatMap(([name, { current, problems }]) =>
    current ? [[name, Object.keys(current), problems] as const] : [],
  ),
)('%s says what is carried by none but its own refusals', (_name, codes, problems) => {
  expect(problems).toEqual(expect.arrayContaining(codes))
})

it.each([
  [
    contract.updateDrug,
    'drugs/create_drug',
    { name: 'Torasemide', modality: 'OS', morning: 1 },
    'drugs/',
    { evening: 1 },
  ],
  [contract.updateReading, 'clinical_parameters/create', { hr: 72 }, 'clinical_parameters/', { hr: 74 }],
])(
  'a correction of $entity carries the record as it stands',
  async (endpoint, create, fields, path, change) => {
    const { _id } = (await nurse.call('POST', `${base}/${create}`, fields)).json<{ _id: string }>()
    const correct = (body: object) => nurse.call('PATCH', `${base}/${path}${_id}`, body)
    await correct({ version: 1, ...change })
    const stale = (await correct({ version: 1, handover: true })).json()
    expect(stale.code).toBe('stale')
    expect(says(endpoint, 'stale').parse(stale.current)).toMatchObject({ _id, version: 2 })
    await correct({ version: 2, struck: { reason: 'Cliente sbagliato' } })
    const struck = (await correct({ version: 3, ...change })).json()
    expect(struck.code).toBe('struck')
    expect(says(endpoint, 'struck').parse(struck.current)).toMatchObject({ _id, version: 3 })
  },
)

it('a warning carries the warning, whether it was reworded or has ended', async () => {
  const path = `${base}/warnings`
  const { _id } = (await nurse.call('POST', path, { kind: 'risk', text: 'Cadute' })).json<{ _id: string }>()
  const change = (body: object) => nurse.call('PATCH', path, { _id, ...body })
  await change({ version: 1, text: 'Cadute di notte' })
  const stale = (await change({ version: 1, text: 'Altro' })).json()
  expect(says(contract.changeWarning, 'stale').parse(stale.current)).toMatchObject({ _id, version: 2 })
  await change({ version: 2, ended: { reason: 'Non più' } })
  const ended = (await change({ version: 3, text: 'Altro' })).json()
  expect(says(contract.changeWarning, 'ended').parse(ended.current)).toMatchObject({ _id, version: 3 })
})

it('a drug and a dose carry what is asked', async () => {
  const write = () =>
    nurse.call('POST', `${base}/drugs/create_drug`, { name: 'Marcoumar', modality: 'OS', reserve: true })
  const drug = (await write()).json<{ _id: string; version: number }>()
  const again = (await write()).json()
  expect(again.code).toBe('drug_questions')
  says(contract.createDrug, 'drug_questions').parse(again.current)
  const give = () =>
    nurse.call('POST', `${base}/administrations/create`, {
      drugId: drug._id,
      drug_version: drug.version,
      status: 'given',
      dose: 1,
    })
  await give()
  const twice = (await give()).json()
  expect(twice.code).toBe('dose_questions')
  says(contract.createAdministration, 'dose_questions').parse(twice.current)
})

/** What a refused call carries, as its contract reads it. */
async function carriedBy(endpoint: Endpoint, code: ProblemCode, answer: Answer): Promise<unknown> {
  const problem = (await answer).json()
  expect(problem.code).toBe(code)
  return says(endpoint, code).parse(problem.current)
}
type Answer = ReturnType<Caller['call']>

it('a correction of a performed service carries it as it stands', async () => {
  const task = {
    title: 'Visita',
    date: '2026-11-20',
    start_time: '08:00',
    end_time: '08:45',
    client: dossier,
  }
  const visit = (await nurse.call('POST', '/api/tasks/create_task', task)).json<Stands>()
  const performances = [{ service_details: { code: '5002.340' }, duration: 25 }]
  const added = await nurse.call('POST', `/api/tasks/${visit._id}/add_performances`, { performances })
  const { _id } = added.json<[Stands]>()[0]
  const correct = (body: object) => nurse.call('PATCH', `${base}/performances/${_id}`, body)
  await correct({ version: 1, duration: 30 })
  const { updatePerformance } = contract
  const stale = carriedBy(updatePerformance, 'stale', correct({ version: 1, duration: 35 }))
  expect(await stale).toMatchObject({ _id, version: 2, duration: 30 })
  await correct({ version: 2, struck: { reason: 'Cliente sbagliato' } })
  const struck = carriedBy(updatePerformance, 'struck', correct({ version: 3, duration: 35 }))
  expect(await struck).toMatchObject({ _id, version: 3, struck: { reason: 'Cliente sbagliato' } })
})

it('a correction of a dose carries the dose, or what is asked of it', async () => {
  const drug = await order({ name: 'Novalgina', modality: 'OS', reserve: true, reserve_max_24h: 4 })
  const given = await nurse.call('POST', `${base}/administrations/create`, {
    drugId: drug._id,
    drug_version: drug.version,
    status: 'given',
    dose: 1,
  })
  const { _id } = given.json<Stands>()
  const correct = (body: object) => nurse.call('PATCH', `${base}/administrations/${_id}`, body)
  const { updateAdministration } = contract
  const asked = carriedBy(updateAdministration, 'dose_questions', correct({ version: 1, dose: 9 }))
  expect(await asked).toMatchObject({ questions: [{ code: expect.any(String), key: expect.any(String) }] })
  await correct({ version: 1, note: 'Dopo il pasto' })
  const stale = carriedBy(updateAdministration, 'stale', correct({ version: 1, note: 'Prima' }))
  expect(await stale).toMatchObject({ _id, version: 2, note: 'Dopo il pasto' })
  await correct({ version: 2, struck: { reason: 'Cliente sbagliato' } })
  const struck = carriedBy(updateAdministration, 'struck', correct({ version: 3, note: 'Prima' }))
  expect(await struck).toMatchObject({ _id, version: 3 })
})

it('a return from hospital carries the drug that was changed meanwhile, or what is asked of it', async () => {
  const drug = await order({ name: 'Torem 10', modality: 'OS', morning: 1 })
  const answer = (_id: string, version: number, more: object) => ({ drugId: _id, version, ...more })
  const go = { act: 'continue' }
  const others = async () => {
    const { drugs } = (await nurse.call('GET', `${base}/drugs/hospital_return`)).json<{ drugs: Stands[] }>()
    return drugs.flatMap(({ _id, version }) => (_id === drug._id ? [] : [answer(_id, version, go)]))
  }
  const save = async (version: number, more: object) =>
    nurse.call('POST', `${base}/drugs/hospital_return`, {
      reason: 'Rientro',
      drugs: [...(await others()), answer(drug._id, version, more)],
    })
  const { saveHospitalReturn } = contract
  const twin = { act: 'change', name: 'Marcoumar' }
  const asked = carriedBy(saveHospitalReturn, 'drug_questions', save(1, twin))
  expect(await asked).toMatchObject({ questions: [{ key: expect.any(String) }] })
  await nurse.call('PATCH', `${base}/drugs/${drug._id}`, { version: 1, evening: 1 })
  const stale = carriedBy(saveHospitalReturn, 'stale', save(1, go))
  expect(await stale).toMatchObject({ _id: drug._id, version: 2, evening: 1 })
})
