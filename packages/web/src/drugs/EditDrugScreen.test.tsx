import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { SentCall } from '../testing/answer-calls.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'

const meanwhile = /^Nel frattempo qualcun altro ha salvato/
const before = someDrug({ morning: 1, comments: 'Durante il pasto' })
const theirs = someDrug({
  ...before,
  version: 2,
  morning: 2,
  evening: 1,
  written_at: '2026-11-20T08:00:00.000Z',
})
const own = { author: { ...before.author, _id: somebody()._id }, created_at: new Date().toISOString() }
const path = `/api/dossiers/${before.dossierId}/drugs/${before._id}`
const stale = {
  status: 409,
  body: { code: 'stale', detail: 'Versione vecchia.', errors: [], current: theirs },
}

function server(answer: (call: SentCall) => object, drug = before, draft: object | null = null) {
  const sent = answerReads(writing('drugs.read', 'drugs.write_list'), {
    [`GET ${path}`]: drug,
    [`GET ${path}/versions`]: [drug],
    [`PATCH ${path}`]: answer,
    [`GET /api/users/me/drafts/drug.${drug._id}`]: draft,
  })
  return () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
}

/** The same, with what goes to and from the draft of the form. */
function serverWithDrafts(draft: object | null, answer: (call: SentCall) => object = taken) {
  const drafts = `/api/users/me/drafts/drug.${before._id}`
  const sent = answerReads(writing('drugs.read', 'drugs.write_list'), {
    [`GET ${path}`]: before,
    [`PATCH ${path}`]: answer,
    [`GET ${drafts}`]: draft,
    [`PUT ${drafts}`]: { value: {}, saved_at: '2026-11-20T08:00:00.000Z' },
  })
  return (method: string, to = drafts) => sent.filter(call => call.method === method && call.path === to)
}

const open = () => showPage(`/dossier/${before.dossierId}/activity/drugs/${before._id}/edit`)
const evening = () => screen.findByRole('textbox', { name: 'Sera' })
const save = () => screen.getByRole('button', { name: 'Salva' })
const taken = ({ body }: SentCall) => ({ body: someDrug({ ...before, ...(body as object), version: 2 }) })

test('nothing is sent while nothing was changed', async () => {
  const patched = server(taken)
  const { user } = await open()
  await evening()
  await user.click(screen.getByRole('button', { name: 'Sera: più' }))
  await user.click(screen.getByRole('button', { name: 'Sera: meno' }))
  await user.click(save())
  expect(patched()).toEqual([])
})

test("a correction of somebody else's drug asks the reason, and sends what became different", async () => {
  const patched = server(taken)
  const { user, address } = await open()
  await user.clear(await evening())
  await user.type(await evening(), '0.5')
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Cambiato dal medico' }))
  await user.click(screen.getByRole('button', { name: 'Salva la correzione' }))
  await expect.poll(patched).toEqual([{ version: 1, evening: 0.5, reason: 'Cambiato dal medico' }])
  await expect.poll(address).toBe(`/dossier/${before.dossierId}/activity/drugs/${before._id}`)
})

test('going back from the reason keeps what was typed', async () => {
  const patched = server(taken)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Sera: più' }))
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Indietro' }))
  expect(await evening()).toHaveValue('1')
  expect(patched()).toEqual([])
})

const reason = () => screen.findByRole('textbox', { name: /Motivo/ })
const begun = {
  value: { version: 1, evening: 3, correction_reason: 'Sentito il medico' },
  saved_at: '2026-11-20T07:00:00.000Z',
}

test('the reason of a correction is kept with the form while it is typed', async () => {
  const sent = serverWithDrafts(null)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Sera: più' }))
  await user.click(save())
  await user.type(await reason(), 'Sentito il medico')
  await expect
    .poll(() => sent('PUT').at(-1)?.body)
    .toMatchObject({ value: { evening: 1, correction_reason: 'Sentito il medico' } })
})

test('a reason that was begun stands in its sheet again, and goes with the correction', async () => {
  const sent = serverWithDrafts(begun)
  const { user } = await open()
  expect(await evening()).toHaveValue('3')
  await user.click(save())
  expect(await reason()).toHaveValue('Sentito il medico')
  await user.click(screen.getByRole('button', { name: 'Salva la correzione' }))
  await expect
    .poll(() => sent('PATCH', path).map(({ body }) => body))
    .toEqual([{ version: 1, evening: 3, reason: 'Sentito il medico' }])
  await expect.poll(() => sent('DELETE').length).toBe(1)
})

test('it waits where the correction was refused', async () => {
  const body = { code: 'invalid', detail: 'Rifiutato.', errors: [] }
  const sent = serverWithDrafts(begun, () => ({ status: 422, body }))
  const { user } = await open()
  await evening()
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Salva la correzione' }))
  await expect.poll(() => sent('PATCH', path)).toHaveLength(1)
  await user.click(save())
  expect(await reason()).toHaveValue('Sentito il medico')
  expect(sent('DELETE')).toEqual([])
})

test('a form that is begun anew asks for its reason anew', async () => {
  const sent = serverWithDrafts(begun)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Ricomincia da capo' }))
  await user.click(await screen.findByRole('button', { name: 'Scarta la bozza' }))
  await expect.poll(() => sent('DELETE').length).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Sera: più' }))
  await user.click(save())
  expect(await reason()).toHaveValue('')
})

const openConflict = async (user: UserEvent) => {
  await user.click(save())
  const sheet = within(await screen.findByRole('dialog', { name: 'Due versioni di questo farmaco' }))
  const choose = async (field: string, side: RegExp) =>
    user.click(within(sheet.getByRole('group', { name: field })).getByRole('radio', { name: side }))
  return { sheet, choose }
}
const giveReason = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Errore di scrittura' }))
  await user.click(screen.getByRole('button', { name: 'Salva la correzione' }))
}

test('what one alone changed merges by itself; of what both changed each is chosen, doses as one scheme', async () => {
  const mine = someDrug({ ...before, ...own })
  const answers = [() => stale, taken]
  const patched = server(call => answers.shift()!(call), mine)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Mattina: meno' }))
  await user.type(screen.getByRole('textbox', { name: 'Commenti' }), ', mai dopo')
  await user.click(screen.getByRole('switch', { name: /In consegna/ }))
  const { sheet, choose } = await openConflict(user)
  expect(sheet.getByText(/Marco Vassalli ha salvato questa registrazione il 20.11.2026, 09:00/)).toBeVisible()
  expect(sheet.queryByRole('group', { name: 'Commenti' })).toBeNull()
  expect(sheet.getByRole('button', { name: 'Ancora 2 campi da scegliere' })).toBeDisabled()
  await choose('Mattina', /Marco Vassalli, 20.11.2026, 09:00/)
  await choose('Sera', /Marco Vassalli/)
  await user.click(sheet.getByRole('button', { name: 'Salva le scelte' }))
  await giveReason(user)
  await expect
    .poll(() => patched()[1])
    .toEqual({
      version: 2,
      comments: 'Durante il pasto, mai dopo',
      handover: true,
      reason: 'Errore di scrittura',
    })
})

test('going back from the reason of a choice keeps the choice and what was typed', async () => {
  const answers = [() => stale, taken]
  const patched = server(call => answers.shift()!(call), someDrug({ ...before, ...own }))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Mattina: meno' }))
  const { sheet, choose } = await openConflict(user)
  await choose('Mattina', /Quello che ho scritto io/)
  await choose('Sera', /Marco Vassalli/)
  await user.click(sheet.getByRole('button', { name: 'Salva le scelte' }))
  await user.click(await screen.findByRole('button', { name: 'Indietro' }))
  expect(sheet.getByRole('radio', { name: /^0 Quello che ho scritto io/, checked: true })).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'Salva le scelte' }))
  await giveReason(user)
  await expect.poll(() => patched()[1]).toMatchObject({ version: 2, morning: 0 })
})

test('a choice that breaks a rule is sent nowhere: it stands in the form with its error', async () => {
  const current = { ...theirs, ...before, version: 2, start_date: '2026-12-01', end_date: '2026-12-31' }
  const patched = server(
    () => ({ ...stale, body: { ...stale.body, current } }),
    someDrug({ ...before, ...own, start_date: '2026-11-01', end_date: null }),
  )
  const { user } = await open()
  await user.type(await screen.findByRole('textbox', { name: /Data di fine/ }), '30.11.2026')
  const { sheet, choose } = await openConflict(user)
  await choose("Data d'inizio", /Marco Vassalli/)
  await choose('Data di fine', /Quello che ho scritto io/)
  await user.click(sheet.getByRole('button', { name: 'Salva le scelte' }))
  expect(await screen.findByRole('textbox', { name: /Data di fine/ })).toBeInvalid()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(patched()).toHaveLength(1)
})

test('choosing all of theirs sends nothing more', async () => {
  const patched = server(() => stale, someDrug({ ...before, ...own }))
  const { user, address } = await open()
  await user.click(await screen.findByRole('button', { name: 'Mattina: meno' }))
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Tutta la versione di Marco Vassalli' }))
  await user.click(screen.getByRole('button', { name: 'Salva le scelte' }))
  await expect.poll(address).toBe(`/dossier/${before.dossierId}/activity/drugs/${before._id}`)
  expect(patched()).toHaveLength(1)
})

test('a drug that was struck meanwhile says so, and nothing is to be chosen', async () => {
  const struck = { ...theirs, struck: { reason: 'Doppione' } }
  server(() => ({ ...stale, body: { ...stale.body, current: struck } }), someDrug({ ...before, ...own }))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Sera: più' }))
  await user.click(save())
  expect(await screen.findByText('Annullato: Doppione')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a draft written over an older version is never laid silently over the newer one', async () => {
  const draft = { value: { version: 1, evening: 3 }, saved_at: '2026-11-20T07:00:00.000Z' }
  const patched = server(() => stale, { ...theirs, ...own }, draft)
  const { user } = await open()
  expect(await evening()).toHaveValue('3')
  await user.click(save())
  await expect.poll(() => patched()[0]).toMatchObject({ version: 1, evening: 3 })
  expect(await screen.findByRole('dialog', { name: 'Due versioni di questo farmaco' })).toBeVisible()
})

test('who may not write finds no form', async () => {
  answerReads(reading('drugs.read'), { [`GET ${path}`]: before })
  await open()
  expect(await screen.findByText('Sola lettura')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Salva' })).toBeNull()
})

test('a drug that is missing shows the page of an unknown address', async () => {
  const body = { code: 'not_found', detail: 'Non trovato.', errors: [] }
  answerReads(writing('drugs.read', 'drugs.write_list'), { [`GET ${path}`]: () => ({ status: 404, body }) })
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible()
})

test('an open correction says that somebody saved meanwhile, and keeps what is typed', async () => {
  let now = before
  answerReads(writing('drugs.read', 'drugs.write_list'), { [`GET ${path}`]: () => ({ body: now }) })
  const { user, hearNews } = await open()
  await user.clear(await evening())
  await user.type(await evening(), '0.5')
  now = theirs
  await hearNews()
  expect(await screen.findByText(meanwhile)).toBeVisible()
  expect(await evening()).toHaveValue('0.5')
})
