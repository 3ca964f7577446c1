import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { someDossier, writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

const { _id, ...head } = someDossier()
const twin = {
  reason: 'birthday_and_name',
  dossier: { _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd99', name: 'Maria Bianchi', birthday: '1939-02-22' },
}
const created = (...permissions: ReturnType<typeof writing>) => ({
  ...head,
  _id,
  permissions,
  duplicates: [twin],
})

async function create(answer: object) {
  const sent = answerReads(writing('dossier.create'), {
    'POST /api/dossiers/create_dossier': answer,
    'GET /api/dossiers/all_dossiers': { items: [], total: 0, page: 1, limit: 10 },
    [`PATCH /api/dossiers/${_id}`]: {
      dossier: { ...head, _id, status: 'closed' },
      struck: [],
      restored: [],
      left_open: [],
    },
    'GET /api/tasks/all_tasks': [],
  })
  const { user, address } = await showPage('/dossier/create_new')
  await user.type(await screen.findByLabelText(/^Nome/), 'Maria')
  await user.type(screen.getByLabelText(/Cognome/), 'Bianchi')
  await user.click(screen.getByRole('button', { name: 'femminile' }))
  await user.click(screen.getByRole('button', { name: 'Crea dossier' }))
  await screen.findByRole('heading', { name: 'Forse è la stessa persona' })
  return { user, address, sent }
}

test('a set-up that asks for it is led home once the dossier is opened', async () => {
  answerReads(writing('dossier.create'), {
    'POST /api/dossiers/create_dossier': { ...created(), duplicates: [] },
    'GET /api/dossiers/all_dossiers': { items: [], total: 0, page: 1, limit: 10 },
  })
  const { user, address } = await showPage('/dossier/create_new?redirect=home')
  await user.type(await screen.findByLabelText(/^Nome/), 'Maria')
  await user.type(screen.getByLabelText(/Cognome/), 'Bianchi')
  await user.click(screen.getByRole('button', { name: 'femminile' }))
  await user.click(screen.getByRole('button', { name: 'Crea dossier' }))
  await expect.poll(address).toBe('/')
})

test('who may not open a dossier finds no form', async () => {
  answerReads(writing('dossier.list'), {})
  await showPage('/dossier/create_new')
  expect(await screen.findByText('Non previsto per il suo ruolo')).toBeVisible()
  expect(screen.getByRole('link', { name: "Torna all'inizio" })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Crea dossier' })).toBeNull()
})

test('a sex that is not chosen is to be chosen, a name to be filled in', async () => {
  answerReads(writing('dossier.create'), {})
  const { user } = await showPage('/dossier/create_new')
  await user.click(await screen.findByRole('button', { name: 'Crea dossier' }))
  expect(await screen.findByText('Scegliere una possibilità.')).toBeVisible()
  expect(screen.getAllByText('Compilare questo campo.')).toHaveLength(2)
})

test('whoever looks like the same person is named below her name, before anything else is typed', async () => {
  const { suspension, warnings, client } = head
  const listed = {
    _id,
    status: 'closed',
    suspension,
    warnings,
    client: { ...client, city: null },
    next_visit: null,
    last_visit: null,
  }
  answerReads(writing('dossier.create'), {
    'GET /api/dossiers/all_dossiers': { items: [listed], total: 1, page: 1, limit: 3, more: false },
  })
  const { user } = await showPage('/dossier/create_new')
  await user.type(await screen.findByLabelText(/^Nome/), 'Maria')
  await user.type(screen.getByLabelText(/Cognome/), 'Bianchi')
  const same = await screen.findByRole('link', { name: 'Maria Bianchi, 22.02.1939 (Chiuso)' })
  const further = screen.getByRole('heading', { name: 'Recapito' })
  expect(same.compareDocumentPosition(further)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a Swiss number under a code that nobody knows is pointed out, not refused', async () => {
  answerReads(writing('dossier.create'), {})
  const { user } = await showPage('/dossier/create_new')
  const phone = await screen.findByLabelText(/Telefono/)
  await user.type(phone, '099 123 45 67')
  expect(await screen.findByText(/^Nessun prefisso svizzero/)).toBeVisible()
  await user.clear(phone)
  await user.type(phone, '091 123 45 67')
  expect(screen.queryByText(/^Nessun prefisso svizzero/)).toBeNull()
})

test('once it is open, the step back leads past the form', async () => {
  answerReads(writing('dossier.create'), {
    'POST /api/dossiers/create_dossier': { ...created(), duplicates: [] },
    'GET /api/dossiers/all_dossiers': { items: [], total: 0, page: 1, limit: 10 },
  })
  const { user, address, pagesBelow } = await showPage('/dossier/create_new')
  await user.type(await screen.findByLabelText(/^Nome/), 'Maria')
  await user.type(screen.getByLabelText(/Cognome/), 'Bianchi')
  await user.click(screen.getByRole('button', { name: 'femminile' }))
  await user.click(screen.getByRole('button', { name: 'Crea dossier' }))
  await expect.poll(address).toBe(`/dossier/${_id}`)
  expect(pagesBelow()).toBe(0)
})

test('one opened twice is closed where that is learnt', async () => {
  const { user, address, sent } = await create(created(...writing('dossier.close_reopen')))
  await user.click(screen.getByRole('button', { name: 'È la stessa persona: chiudi il dossier nuovo' }))
  await user.type(await screen.findByLabelText(/Motivo/), 'Aperto due volte')
  await user.click(screen.getAllByRole('button', { name: 'Chiudi' }).at(-1)!)
  await expect.poll(address).toBe('/plan/clients')
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ status: 'closed' })
})

test('who may not close it is not offered to', async () => {
  await create(created(...writing('personal.write')))
  expect(screen.getByRole('link', { name: /Maria Bianchi/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /chiudi il dossier nuovo/ })).toBeNull()
})
