import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'
import { pageOfServices } from '@vicino/domain/testing/some-catalogue.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'

const visit = someTask({ status: 'completed' })
const dossierId = visit.dossierId!
const page = `/dossier/${dossierId}/performances/new?taskId=${visit._id}`

function server(task = visit, permissions = writing('performance.record')) {
  const sent = answerReads(permissions, {
    [`GET /api/tasks/${task._id}`]: task,
    [`GET /api/tasks/${task._id}/performances`]: [],
    [`GET /api/tasks/${task._id}/planned_services`]: [],
    'GET /api/services': pageOfServices,
    [`POST /api/tasks/${task._id}/add_performances`]: () => ({ status: 201, body: [] }),
  })
  return () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
}

const choose = (name: RegExp) => screen.findByRole('button', { name })
const goOn = () => screen.getByRole('button', { name: 'Continua' })
const line = (name: string) => within(screen.getByRole('group', { name: new RegExp(name) }))

test('services are chosen, then their minutes; saving leads to the visit', async () => {
  const posted = server()
  const { user, address } = await showPage(page)
  await user.click(await choose(/Medicazione semplice/))
  await user.click(await choose(/Igiene parziale.*di solito/))
  await user.click(goOn())
  const dressing = line('Medicazione')
  await user.clear(dressing.getByRole('textbox', { name: 'Durata' }))
  await user.type(dressing.getByRole('textbox', { name: 'Durata' }), '30')
  await user.click(line('Igiene').getByRole('button', { name: 'Aggiungi un commento' }))
  await user.type(line('Igiene').getByRole('textbox', { name: 'Commento' }), 'Con la figlia')
  await user.click(line('Igiene').getByRole('switch', { name: /^In consegna/ }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await expect.poll(posted).toEqual([
    {
      _id: expect.stringMatching(/-7/),
      performances: [
        { service_details: { code: '5002.340' }, duration: 30, comment: '' },
        { service_details: { code: '5003.040' }, duration: 25, comment: 'Con la figlia', handover: true },
      ],
    },
  ])
  expect(await screen.findByText('Service added')).toBeVisible()
  await expect.poll(address).toBe(`/plan/tasks/${visit._id}`)
})

test('a step back loses nothing that was written', async () => {
  server()
  const { user } = await showPage(page)
  await user.click(await choose(/Medicazione semplice/))
  await user.click(goOn())
  await user.click(screen.getByRole('button', { name: 'Durata: più' }))
  await user.click(screen.getByRole('button', { name: 'Cambia la scelta' }))
  expect(await choose(/Rimuovi Medicazione semplice/)).toBeVisible()
  await user.click(goOn())
  expect(screen.getByRole('textbox', { name: 'Durata' })).toHaveValue('20')
})

test('nothing goes on while nothing is chosen', async () => {
  server()
  const { user } = await showPage(page)
  await choose(/Medicazione semplice/)
  expect(goOn()).toBeDisabled()
  await user.type(screen.getByRole('searchbox'), 'igiene{Enter}')
  expect(screen.getByRole('button', { name: 'Continua' })).toBeVisible()
})

test.each([
  [
    'a visit that is not hers',
    someTask({
      operators: [],
      author: { _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd99', name: 'Marco Vassalli', avatar: null },
    }),
  ],
  ['a visit that was not done', someTask({ status: 'not_done', not_done: { reason: 'absent' } })],
])('%s takes no services from her', async (_, task) => {
  server(task)
  await showPage(page)
  expect(await screen.findByText('Su questa visita non può registrare prestazioni.')).toBeVisible()
})

test('without a visit there is nothing to add to', async () => {
  server()
  await showPage(`/dossier/${dossierId}/performances/new`)
  expect(await screen.findByText(/Le prestazioni si aggiungono dalla visita/)).toBeVisible()
})
