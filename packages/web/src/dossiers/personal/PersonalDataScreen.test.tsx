import type { PersonalData } from '@vicino/domain/dossiers/personal-data.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SentCall } from '../../testing/answer-calls.ts'
import { answerReads } from '../../testing/answer-reads.ts'
import { someDossier, writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

const { _id: dossierId } = someDossier()
const client: PersonalData = {
  dossierId,
  version: 3,
  author: null,
  written_at: null,
  first_name: 'Maria',
  last_name: 'Bianchi',
  birthday: '1939-02-22',
  gender: 'female',
  avs: null,
  phone: null,
  email: null,
  address: null,
  language: null,
  access_note: '',
}
const theirs: PersonalData = {
  ...client,
  version: 4,
  author: { _id: newId(), name: 'Carla Galli', role: 'nurse_diploma', avatar: null },
  written_at: '2026-11-20T07:30:00.000Z',
  last_name: 'Bianchi-Rossi',
  access_note: 'Chiave dal vicino',
}
const stale = { status: 409, body: { code: 'stale', detail: 'Vecchia.', errors: [], current: theirs } }
const path = `/api/dossiers/${dossierId}/personal_data`

function server() {
  const answers = [
    () => stale,
    ({ body }: SentCall) => ({ body: { ...theirs, ...(body as object), version: 5 } }),
  ]
  const sent = answerReads(writing('personal.read', 'personal.write'), {
    [`GET ${path}`]: client,
    [`PATCH ${path}`]: (call: SentCall) => answers.shift()!(call),
  })
  return () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
}

const open = () => showPage(`/dossier/${dossierId}/attributes/profile`)
const lastName = () => screen.findByRole('textbox', { name: /^Cognome/ })
const openSheet = async () =>
  within(await screen.findByRole('dialog', { name: 'Due versioni di questi dati' }))

test('what one alone changed merges by itself; only what is mine is sent over theirs', async () => {
  const patched = server()
  const { user } = await open()
  await user.type(await lastName(), ' Verdi')
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'maria@prova.vicino.test')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  const sheet = await openSheet()
  expect(sheet.getByRole('button', { name: 'Ancora 1 campo da scegliere' })).toBeDisabled()
  await user.click(
    within(sheet.getByRole('group', { name: 'Cognome' })).getByRole('radio', { name: /Carla Galli/ }),
  )
  await user.click(sheet.getByRole('button', { name: 'Salva le scelte' }))
  await expect.poll(() => patched()[1]).toEqual({ version: 4, email: 'maria@prova.vicino.test' })
})

test('choosing all of theirs sends nothing more', async () => {
  const patched = server()
  const { user, address } = await open()
  await user.type(await lastName(), ' Verdi')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  const sheet = await openSheet()
  await user.click(
    within(sheet.getByRole('group', { name: 'Cognome' })).getByRole('radio', { name: /Carla Galli/ }),
  )
  await user.click(sheet.getByRole('button', { name: 'Salva le scelte' }))
  await expect.poll(address).toBe(`/dossier/${dossierId}/attributes`)
  expect(patched()).toHaveLength(1)
})

test('an open form says that somebody saved meanwhile, and keeps what is typed', async () => {
  let now = client
  answerReads(writing('personal.read', 'personal.write'), { [`GET ${path}`]: () => ({ body: now }) })
  const { user, hearNews } = await open()
  await user.type(await lastName(), ' Verdi')
  now = theirs
  await hearNews()
  expect(await screen.findByText(/^Nel frattempo qualcun altro ha salvato/)).toBeVisible()
  expect(await lastName()).toHaveValue('Bianchi Verdi')
})

test('the postal code proposes the canton, which one may put right', async () => {
  const sent = answerReads(writing('personal.read', 'personal.write'), {
    [`GET ${path}`]: client,
    [`PATCH ${path}`]: ({ body }: SentCall) => ({ body: { ...client, ...(body as object), version: 4 } }),
  })
  const { user } = await open()
  const canton = await screen.findByRole('combobox', { name: 'Cantone' })
  await user.type(screen.getByRole('textbox', { name: 'NPA' }), '6535')
  expect(canton).toHaveValue('GR')
  await user.selectOptions(canton, 'Ticino')
  await user.type(screen.getByRole('textbox', { name: 'Località' }), 'Roveredo')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await expect
    .poll(() => sent.find(({ method }) => method === 'PATCH')?.body)
    .toMatchObject({ address: { zip: '6535', city: 'Roveredo', canton: 'TI' } })
})

test('nationality and religion stand there for who may read them alone', async () => {
  const shown = { ...client, nationality: 'IT', religion: null }
  answerReads(writing('personal.read', 'personal.write', 'personal.religion_nationality'), {
    [`GET ${path}`]: shown,
  })
  await open()
  expect(await screen.findByRole('combobox', { name: 'Nazionalità' })).toHaveValue('IT')
  expect(screen.getByRole('textbox', { name: 'Religione' })).toHaveValue('')
})

test('who may not read nationality and religion finds no field for them', async () => {
  server()
  await open()
  await lastName()
  expect(screen.queryByRole('combobox', { name: 'Nazionalità' })).toBeNull()
})
