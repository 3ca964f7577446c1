import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ToControl } from '@vicino/domain/invoices/invoices.contract.ts'
import type { SentCall } from '../testing/answer-calls.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, someDossier, writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const { _id: dossierId } = someDossier()
const month = '2026-05'

const client = (at: number, more: Partial<ToControl> = {}): ToControl => ({
  dossierId: `${dossierId.slice(0, -2)}${String(at).padStart(2, '0')}`,
  client: { _id: dossierId, name: `Cliente ${at}`, avatar: null },
  total: 26.25,
  invoices: 1,
  problems: [],
  ...more,
})
const page = <Item,>(items: Item[]) => ({ items, page: 1, limit: 100, total: items.length, more: false })

const many = Array.from({ length: 45 }, (_, at) => client(at))
const held = client(99, { problems: [{ code: 'no_avs', date: null, _id: null }] })

type Issue = { dossierIds: string[] }
const issuedIn = ({ body }: SentCall) => ({
  body: (body as Issue).dossierIds.map(id => ({ dossierId: id, invoices: [], problems: [] })),
})

async function open(clients: ToControl[], answer: (call: SentCall) => object = issuedIn) {
  const sent = answerReads(writing('billing.read', 'billing.issue_storno'), {
    'GET /api/invoices/control': { month, ...page(clients) },
    'GET /api/invoices': page([]),
    'POST /api/invoices/issue': answer,
  })
  const { user } = await showPage(`/billing?month=${month}`)
  const issued = () =>
    sent.filter(({ method }) => method === 'POST').map(({ body }) => (body as Issue).dossierIds.length)
  const start = async (): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Emetti tutto ciò che è in ordine' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Emetti' }))
  }
  return { user, start, issued }
}

test('a run issues who is in order, twenty at a time, and leaves out who is held', async () => {
  const { start, issued } = await open([...many, held])
  expect(await screen.findByText('Manca il numero AVS')).toBeVisible()
  expect(screen.getByText('Bloccata')).toBeVisible()
  await start()
  expect(await screen.findByText(/^45 clienti di 45/)).toBeVisible()
  expect(issued()).toEqual([20, 20, 5])
})

test('it may be stopped between two calls, and says how far it came', async () => {
  const { start, issued } = await open(many, call => {
    screen.getByRole('button', { name: 'Ferma' }).click()
    return issuedIn(call)
  })
  await start()
  expect(await screen.findByRole('button', { name: 'Emetti tutto ciò che è in ordine' })).toBeVisible()
  expect(issued()).toEqual([20])
  expect(screen.getByText(/^20 clienti di 45/)).toBeVisible()
})

test('a call that is refused ends it with its sentence, and it can be begun again', async () => {
  const problem = { type: 'urn:vicino:problem:not_found', title: 'not_found', status: 404 }
  const body = { ...problem, code: 'not_found', detail: 'Non trovato.', errors: [], requestId: 'x' }
  let calls = 0
  const { start, issued } = await open(many, call => {
    calls += 1
    return calls === 2 ? { status: 404, body } : issuedIn(call)
  })
  await start()
  expect(await screen.findByRole('alert')).toHaveTextContent('Non trovato')
  expect(screen.getByText(/^20 clienti di 45/)).toBeVisible()
  await start()
  expect(await screen.findByText(/^45 clienti di 45/)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(issued()).toEqual([20, 20, 20, 20, 5])
})

test('who only reads sees the list without a way to issue', async () => {
  answerReads(reading('dossier.list', 'billing.read'), {
    'GET /api/invoices/control': { month, ...page(many.slice(0, 2)) },
    'GET /api/invoices': page([]),
  })
  await showPage(`/billing?month=${month}`)
  expect(await screen.findByText('Cliente 1')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Emetti/ })).toBeNull()
})
