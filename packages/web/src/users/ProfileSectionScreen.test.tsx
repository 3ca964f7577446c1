import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SentCall } from '../testing/answer-calls.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { showPage } from '../testing/show-page.tsx'
import { somebody } from '@vicino/domain/testing/somebody.ts'

const me = somebody({ birthday: '1990-02-03' })
const theirs = { ...me, version: 4, last_name: 'Ferrario', first_name: 'Annamaria', phone: '+41791234567' }
const stale = { status: 409, body: { code: 'stale', detail: 'Vecchia.', errors: [], current: theirs } }

function server(draft: object | null = null) {
  const answers = [
    () => stale,
    ({ body }: SentCall) => ({ body: { ...theirs, ...(body as object), version: 5 } }),
  ]
  const sent = answerReads([], {
    'GET /api/users/me': me,
    'PATCH /api/users/me': (call: SentCall) => answers.shift()!(call),
    'GET /api/users/me/drafts/profile.personal_info': draft,
  })
  return () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
}

const firstName = () => screen.findByRole('textbox', { name: /^Nome/ })
const save = () => screen.getByRole('button', { name: 'Salva' })

test('what was changed on two devices: only what both changed is asked, the rest merges by itself', async () => {
  const patched = server()
  const { user } = await showPage('/account/personal_info')
  await user.type(await firstName(), ' Maria')
  await user.click(save())
  const sheet = within(await screen.findByRole('dialog', { name: 'Due versioni del suo profilo' }))
  expect(sheet.queryByRole('group', { name: 'Cognome' })).toBeNull()
  const both = within(sheet.getByRole('group', { name: 'Nome' }))
  await user.click(both.getByRole('radio', { name: /ho scritto io/ }))
  await user.click(sheet.getByRole('button', { name: 'Salva le scelte' }))
  await expect
    .poll(() => patched()[1])
    .toMatchObject({ version: 4, first_name: 'Anna Maria', last_name: 'Ferrario', birthday: '1990-02-03' })
})

test('a draft written over an older version is never laid silently over the newer one', async () => {
  const value = { version: 0, first_name: 'Annina' }
  const patched = server({ value, saved_at: '2026-11-20T07:00:00.000Z' })
  const { user } = await showPage('/account/personal_info')
  expect(await firstName()).toHaveValue('Annina')
  await user.click(save())
  await expect.poll(() => patched()[0]).toMatchObject({ version: 0, first_name: 'Annina' })
  expect(await screen.findByRole('dialog', { name: 'Due versioni del suo profilo' })).toBeVisible()
})

test('an open form says that it was saved elsewhere meanwhile, and keeps what is typed', async () => {
  let now = me
  answerReads([], { 'GET /api/users/me': () => ({ body: now }) })
  const { user, hearNews } = await showPage('/account/personal_info')
  await user.type(await firstName(), ' Maria')
  now = theirs
  await hearNews()
  expect(await screen.findByText(/^Nel frattempo qualcun altro ha salvato/)).toBeVisible()
  expect(await firstName()).toHaveValue('Anna Maria')
})

test('the address of the page is written small, and one that somebody has is said at its field', async () => {
  const message = 'Questo indirizzo è già preso: sceglierne un altro.'
  const errors = [{ path: 'slug', code: 'slug_taken', message }]
  const sent = answerReads([], {
    'GET /api/users/me': me,
    'PATCH /api/users/me': () => ({
      status: 422,
      body: { code: 'unprocessable', detail: 'Controllare i campi.', errors },
    }),
  })
  const { user } = await showPage('/account/slug')
  const field = await screen.findByRole('textbox', { name: /^Indirizzo della pagina/ })
  await user.clear(field)
  await user.type(field, 'Plan')
  await user.click(save())
  expect(await screen.findByText('Questo indirizzo è riservato al programma.')).toBeVisible()
  await user.type(field, '-Rossi')
  expect(field).toHaveValue('plan-rossi')
  await user.click(save())
  expect(await screen.findByText(message)).toBeVisible()
  const patched = sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  expect(patched).toEqual([{ version: 1, slug: 'plan-rossi' }])
})

test('the languages that she speaks are chosen one by one, and are not that of the screen', async () => {
  const sent = answerReads([], {
    'GET /api/users/me': somebody({ languages: ['it'] }),
    'PATCH /api/users/me': ({ body }: SentCall) => ({
      body: { ...somebody(), ...(body as object), version: 2 },
    }),
  })
  const { user } = await showPage('/account/languages')
  const spoken = within(await screen.findByRole('group', { name: 'Lingue parlate' }))
  expect(spoken.getByRole('button', { name: 'Italiano' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(spoken.getByRole('button', { name: 'Tigrino' }))
  await user.click(spoken.getByRole('button', { name: 'Romancio' }))
  await user.click(save())
  const patched = () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  await expect.poll(patched).toEqual([{ version: 1, languages: ['it', 'rm', 'ti'] }])
})

test('the switch says what becomes visible to whom before anything is published', async () => {
  const sent = answerReads([], {
    'GET /api/users/me': me,
    'PATCH /api/users/me': ({ body }: SentCall) => ({ body: { ...me, ...(body as object), version: 2 } }),
  })
  const { user } = await showPage('/account/published')
  const off = await screen.findByRole('switch', { name: /^Pubblica il profilo/ })
  expect(off).not.toBeChecked()
  expect(screen.getByText(/anche senza accesso.*Mai telefono/)).toBeVisible()
  await user.click(off)
  await user.click(save())
  const patched = () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  await expect.poll(patched).toEqual([{ version: 1, published: true }])
})
