import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'
import { someSheet, someTask } from '../testing/some-task.ts'

const task = someTask({
  visit: someSheet({ access_note: 'Chiave dalla vicina' }),
  date: '2199-11-20',
  end_date: '2199-11-20',
})
const path = `/api/tasks/${task._id}`
const open = () => showPage(`/plan/tasks/${task._id}`)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 3000 })

test('a visit says everything that is known of it, and what may be done with it', async () => {
  answerReads(writing('calendar.own'), { [`GET ${path}`]: task })
  await open()
  expect(await heading('Medicazione')).toBeVisible()
  for (const words of ['Maria Bianchi', 'Chiave dalla vicina', 'mercoledì 20 novembre 2199', '08:00–08:45'])
    expect(screen.getByText(words)).toBeVisible()
  for (const name of ['Inizia', 'Termina', 'Non eseguita', 'Elimina'])
    expect(screen.getByRole('button', { name })).toBeVisible()
})

test('who only reads finds nothing to press', async () => {
  answerReads(reading('calendar.own'), { [`GET ${path}`]: task })
  await open()
  await heading('Medicazione')
  expect(screen.queryByRole('button', { name: 'Inizia' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Modifica' })).toBeNull()
})

test('a colleague’s visit is only read by who does not plan', async () => {
  const luca = { _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd19', name: 'Luca Riva', avatar: null }
  answerReads(writing('calendar.own'), { [`GET ${path}`]: { ...task, operators: [luca], author: luca } })
  await open()
  await heading('Medicazione')
  for (const name of ['Inizia', 'Elimina']) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Modifica' })).toBeNull()
})

test('what has begun stays: it cannot be taken off the plan', async () => {
  answerReads(writing('calendar.own'), {
    [`GET ${path}`]: { ...task, started_at: '2026-11-20T07:05:00.000Z' },
  })
  await open()
  await heading('Medicazione')
  expect(screen.queryByRole('button', { name: 'Elimina' })).toBeNull()
  expect(screen.getByText('08:05–…')).toBeVisible()
})

test('a duty is only done', async () => {
  const duty = { ...task, type: 'task', client: null, dossierId: null, visit: undefined }
  answerReads(writing('calendar.own'), { [`GET ${path}`]: duty })
  await open()
  expect(await screen.findByRole('button', { name: 'Fatto' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Inizia' })).toBeNull()
})

test('a task that is missing or somebody else’s shows the page of an unknown address', async () => {
  const body = { code: 'not_found', detail: 'Non trovato.', errors: [] }
  answerReads(writing('calendar.own'), { [`GET ${path}`]: () => ({ status: 404, body }) })
  await open()
  expect(await heading('Pagina non trovata')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Calendario' })[0]).toBeVisible()
})
