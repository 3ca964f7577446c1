import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let nurse: Caller
let dossier: string

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  nurse = await program.person(business, ['INF'])
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
  const drugs = `/api/dossiers/${dossier}/drugs`
  const confirm = { reason: 'Un altro della stessa sostanza' }
  const write = async (name: string, comments: string) =>
    (await nurse.call('POST', `${drugs}/create_drug`, { name, modality: 'OS', comments, confirm })).json()
  await write('Dafalgan 500 mg', 'Se dolore')
  await write('Movicol', "Sciogliere in mezzo bicchiere d'acqua, dopo il caffè")
  const struck = await write('Dafalgan forte', 'Errore')
  await nurse.call('PATCH', `${drugs}/${struck._id}`, { version: 1, struck: { reason: 'Cliente sbagliato' } })
})
afterAll(() => program.close())

const search = (words: string, who = nurse, where = dossier) =>
  who.call('GET', `/api/dossiers/${where}/search?${String(new URLSearchParams({ search: words }))}`)
const titles = async (words: string, who = nurse) =>
  (await search(words, who)).json().map(({ title }: { title: string }) => title)

it.each<[string, string[]]>([
  ['dafal', ['Dafalgan 500 mg', 'Dafalgan forte']],
  ['DAFALGAN 500', ['Dafalgan 500 mg']],
  ['caffe', ['Movicol']],
  ["d'acqua", ['Movicol']],
  ['acqua movicol', ['Movicol']],
  ['aspirina', []],
  ['%', []],
])('%s finds %j', async (words, expected) => expect(await titles(words)).toEqual(expected))

it('says what kind of record it is, with the text that speaks for it', async () => {
  expect((await search('bicchiere')).json()).toEqual([
    {
      kind: 'Drug',
      _id: expect.any(String),
      title: 'Movicol',
      text: "Sciogliere in mezzo bicchiere d'acqua, dopo il caffè",
      date: '2026-11-20',
      struck: false,
    },
  ])
})

it('finds clinical warnings too, those that stand before those that have ended; a dog is no record', async () => {
  const warnings = `/api/dossiers/${dossier}/warnings`
  const warn = async (kind: string, text: string) =>
    (await nurse.call('POST', warnings, { kind, text })).json()
  const { _id } = await warn('infection', 'MRSA al tallone')
  await nurse.call('PATCH', warnings, { _id, version: 1, ended: { reason: 'Tre strisci negativi' } })
  await warn('allergy', 'Disinfettante al tallone')
  await warn('dog', 'Tallone: morde')
  const found = { kind: 'Warning', text: '', date: '2026-11-20' }
  expect((await search('tallone')).json()).toMatchObject([
    { ...found, title: 'Disinfettante al tallone', struck: false },
    { ...found, _id, title: 'MRSA al tallone', struck: true },
  ])
})

it('finds doses by why they were not given, the newest record first', async () => {
  const drug = { name: 'Torasemide 5 mg', modality: 'OS', morning: 1, comments: 'Nausea: dopo colazione' }
  const base = `/api/dossiers/${dossier}`
  const { _id } = (
    await nurse.call('POST', `${base}/drugs/create_drug`, { ...drug, start_date: '2026-11-01' })
  ).json()
  await nurse.call('POST', `${base}/administrations/create`, {
    drugId: _id,
    drug_version: 1,
    day: '2026-11-20',
    moment: 'morning',
    status: 'refused',
    status_reason: 'Nausea dal mattino',
  })
  expect((await search('nausea')).json()).toMatchObject([
    { kind: 'Administration', title: 'Torasemide 5 mg', text: 'Nausea dal mattino', date: '2026-11-20' },
    { kind: 'Drug', title: 'Torasemide 5 mg', date: '2026-11-01' },
  ])
})

it('finds only the kinds that the reader may read', async () => {
  const administration = await program.person(business, ['AMM'])
  expect(await titles('dafalgan', administration)).toEqual([])
})

it('asks for words, and is 404 in a dossier beyond reach', async () => {
  expect((await search(' ')).json()).toMatchObject({ status: 422, errors: [{ path: 'search' }] })
  expect((await search('a', nurse, await program.dossier(business))).statusCode).toBe(404)
})
