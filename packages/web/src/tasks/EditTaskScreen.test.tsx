import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SentCall } from '../testing/answer-calls.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'
import { someTask } from '../testing/some-task.ts'

const meanwhile = /^Nel frattempo qualcun altro ha salvato/
const before = someTask({ started_at: '2026-11-20T07:10:00.000Z' })
const theirs = { ...before, version: 2, title: 'Medicazione gamba', description: 'Portare le garze' }
const path = `/api/tasks/${before._id}`

function server(answer: (call: SentCall) => object) {
  const sent = answerReads(writing('dossier.list', 'calendar.own'), {
    [`GET ${path}`]: before,
    [`PATCH ${path}`]: answer,
  })
  return () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
}

const open = () => showPage(`/plan/tasks/${before._id}/edit`)
const title = () => screen.findByRole('textbox', { name: 'Titolo' }, { timeout: 3000 })
const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Salva' })
const taken = () => ({ body: { ...before, version: 3 } })

test('only what became different is sent: begin and end of the visit stay as they are', async () => {
  const patched = server(taken)
  const { user, address } = await open()
  expect(await title()).toHaveValue('Medicazione')
  await user.type(await title(), ' gamba')
  await user.click(save())
  await expect.poll(patched).toEqual([{ version: 1, title: 'Medicazione gamba' }])
  await expect.poll(address).toBe(`/plan/tasks/${before._id}`)
})

test('another day is sent with its end', async () => {
  const patched = server(taken)
  const { user } = await open()
  await title()
  await user.clear(field('Giorno'))
  await user.type(field('Giorno'), '24.11.2026')
  await user.click(save())
  await expect.poll(patched).toEqual([{ version: 1, date: '2026-11-24', end_date: '2026-11-24' }])
})

test('another begin takes the end along', async () => {
  const patched = server(taken)
  const { user } = await open()
  await title()
  await user.clear(field('Dalle'))
  await user.type(field('Dalle'), '10:30{Enter}')
  await expect.poll(patched).toEqual([{ version: 1, start_time: '10:30', end_time: '11:15' }])
})

test('what one alone changed merges by itself; of what both changed each is chosen', async () => {
  const stale = {
    status: 409,
    body: { code: 'stale', detail: 'Versione vecchia.', errors: [], current: theirs },
  }
  const answers = [() => stale, taken]
  const patched = server(() => answers.shift()!())
  const { user } = await open()
  await user.type(await title(), ' piede')
  await user.click(save())
  const sheet = within(await screen.findByRole('dialog', { name: 'Due versioni di questo appuntamento' }))
  expect(sheet.queryByRole('group', { name: 'Descrizione' })).toBeNull()
  expect(sheet.getByRole('button', { name: 'Ancora 1 campo da scegliere' })).toBeDisabled()
  const titles = within(sheet.getByRole('group', { name: 'Titolo' }))
  await user.click(titles.getByRole('radio', { name: /Quello che ho scritto io/ }))
  await user.click(sheet.getByRole('button', { name: 'Salva le scelte' }))
  await expect.poll(() => patched()[1]).toEqual({ version: 2, title: 'Medicazione piede' })
})

test('who may not change it finds no form', async () => {
  answerReads(reading('calendar.own'), { [`GET ${path}`]: before })
  await open()
  expect(await screen.findByText('Qui si può solo leggere.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Salva' })).toBeNull()
})

test('an open form says that somebody saved meanwhile, and keeps what is typed', async () => {
  let now = before
  answerReads(writing('dossier.list', 'calendar.own'), { [`GET ${path}`]: () => ({ body: now }) })
  const { user, hearNews } = await open()
  await user.type(await title(), ' piede')
  await hearNews()
  expect(screen.queryByText(meanwhile)).toBeNull()
  now = theirs
  await hearNews()
  expect(await screen.findByText(meanwhile)).toBeVisible()
  expect(await title()).toHaveValue('Medicazione piede')
})
