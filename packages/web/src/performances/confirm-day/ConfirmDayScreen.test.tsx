import type { VisitToConfirm } from '@vicino/domain/performances/visit-to-confirm.contract.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SentCall } from '../../testing/answer-calls.ts'
import { answerReads } from '../../testing/answer-reads.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

const dressing = {
  code: '5002.340',
  group: '5002',
  letter: 'B',
  name: 'Medicazione semplice',
  category: 'Ferite',
}

const visit = (name: string, more: Partial<VisitToConfirm> = {}): VisitToConfirm => ({
  task: someTask({ _id: newId(), client: { _id: newId(), name, avatar: null } }),
  services: [
    {
      serviceId: newId(),
      service_details: dressing,
      duration: 20,
      offered: true,
      minutes: 25,
      prescribed: true,
    },
  ],
  recorded: 0,
  obstacle: null,
  ...more,
})

type Answer = (call: SentCall) => object
const confirmed: Answer = () => ({ status: 201, body: [] })

async function open(visits: VisitToConfirm[], answers: Answer[] = [], before: string | null = null) {
  const posts = Object.fromEntries(
    visits.map(({ task }, at) => [`POST /api/tasks/${task._id}/confirm`, answers[at] ?? confirmed]),
  )
  const sent = answerReads(writing('performance.record', 'dossier.list'), {
    'GET /api/tasks/to_confirm/2026-11-20': { visits, before },
    ...posts,
  })
  const shown = await showPage('/plan/confirm?date=2026-11-20')
  const posted = () => sent.filter(({ method }) => method === 'POST')
  return { ...shown, posted }
}

const button = (words: RegExp | string) => screen.findByRole('button', { name: words })

test('one tap confirms what went as planned, each visit with the minutes that stand there', async () => {
  const [maria, paolo] = [visit('Maria Bianchi'), visit('Paolo Rossi')]
  const { user, posted } = await open([maria, paolo])
  expect(await screen.findAllByText('previsti 20')).toHaveLength(2)
  await user.click(await button('Conferma 2 visite'))
  await expect.poll(posted).toHaveLength(2)
  expect(posted().map(({ body }) => body)).toEqual([
    {
      _id: expect.stringMatching(/-7/),
      version: 1,
      performances: [{ service_details: { code: '5002.340' }, duration: 25 }],
    },
    expect.objectContaining({ version: 1 }),
  ])
  expect(await screen.findByText('2 visite confermate')).toBeVisible()
})

test('what is left out is not confirmed, and what did not go as planned leads to its page', async () => {
  const running = visit('Paolo Rossi', { obstacle: 'running' })
  const { user, posted } = await open([visit('Maria Bianchi'), visit('Carla Neri'), running])
  const others = within(await screen.findByRole('list', { name: 'Da verificare una per una' }))
  expect(others.getByRole('link', { name: /Paolo Rossi/ })).toHaveAttribute(
    'href',
    `/plan/tasks/${running.task._id}`,
  )
  expect(others.getByText('Iniziata e non terminata')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /Maria Bianchi/ }))
  await user.click(await button('Conferma 1 visita'))
  await expect.poll(posted).toHaveLength(1)
})

test('a visit that is refused says why, the others are confirmed, and a second press sends the same again', async () => {
  const refuse: Answer = () => ({
    status: 503,
    body: { status: 503, code: 'unavailable', detail: 'Vicino non raggiunge la banca dati.', errors: [] },
  })
  const { user, posted } = await open([visit('Maria Bianchi'), visit('Paolo Rossi')], [refuse])
  await user.click(await button('Conferma 2 visite'))
  expect(await screen.findByText('1 visita confermata')).toBeVisible()
  expect(screen.getByRole('alert')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /Paolo Rossi/ }))
  await user.click(await button('Conferma 1 visita'))
  await expect.poll(posted).toHaveLength(3)
  const [first, , again] = posted().map(({ body }) => (body as { _id: string })._id)
  expect(again).toBe(first)
})

test('a service that is not prescribed says so, and a day that was forgotten is named', async () => {
  const [maria] = [visit('Maria Bianchi')]
  maria.services[0]!.prescribed = false
  const { user, address } = await open([maria], [], '2026-11-18')
  expect(await screen.findByText('Non prescritta')).toBeVisible()
  await user.click(await button('Apri quel giorno'))
  await expect.poll(address).toBe('/plan/confirm?date=2026-11-18')
})

test('a day of which all is said shows nothing to do', async () => {
  await open([])
  expect(await screen.findByText('Di questo giorno non c’è nulla da confermare.')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
