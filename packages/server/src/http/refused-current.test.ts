import { contract } from '@vicino/domain/contract.ts'
import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'
import type { ProblemCode } from '@vicino/domain/wire/problem.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

/** What a refusal carries is what the contract says of it: the browser reads nothing else. */
let program: TestProgram
let nurse: Caller
let base: string

beforeAll(async () => {
  program = await testProgram()
  const business = await program.business()
  nurse = await program.person(business, ['INF'])
  const dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  base = `/api/dossiers/${dossier}`
})
afterAll(() => program.close())

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
