import { screen, within } from '@testing-library/react'
import { newId } from '@vicino/domain/wire/id.ts'
import type { ReadResponse } from '@vicino/domain/invoices/invoice-responses.contract.ts'
import type { ToSend } from '@vicino/domain/invoices/sending.contract.ts'
import { expect, test } from 'vitest'
import type { SentCall } from '../testing/answer-calls.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { someDossier, writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const { _id: dossierId } = someDossier()
const month = '2026-05'
const as_of = '2026-06-03T08:00:00.000Z'
const digest = 'a'.repeat(64)
const none = { items: [], page: 1, limit: 100, total: 0, more: false }

const waiting = (at: number, more: Partial<ToSend> = {}): ToSend => ({
  _id: newId(),
  dossierId,
  number: `2026-0000${at}`,
  client: { _id: dossierId, name: `Cliente ${at}`, avatar: null },
  payer: 'Cassa di Prova',
  total: 26.25,
  problems: [],
  ...more,
})

async function open(items: ToSend[], answers: Record<string, unknown> = {}, sending_mode = 'production') {
  let left = items
  const sent = answerReads(writing('billing.read', 'billing.issue_storno'), {
    'GET /api/invoices/control': { month, ...none },
    'GET /api/invoices': none,
    'GET /api/invoices/to_send': () => ({
      body: { month, sending_mode, items: left, more: false, as_of, digest },
    }),
    'GET /api/invoices/to_send/xml': () => ({ body: 'PK' }),
    'POST /api/invoices/mark_transmitted': ({ body }: SentCall) => {
      const { invoiceIds } = body as { invoiceIds: string[] }
      left = left.filter(({ _id }) => !invoiceIds.includes(_id))
      return { body: { marked: invoiceIds, left: [] } }
    },
    ...answers,
  })
  const { user } = await showPage(`/billing?month=${month}`)
  return { user, sent }
}

test('the month is downloaded, and exactly what was downloaded is marked', async () => {
  const problems = [{ code: 'no_biller_gln' as const, date: null, _id: null }]
  const items = [waiting(1), waiting(2), waiting(3, { problems })]
  const { user, sent } = await open(items)
  expect(await screen.findByText('Da inviare: 3. Pronte: 2.')).toBeVisible()
  expect(screen.queryByText(/partono come prova/)).toBeNull()
  expect(screen.getByText("2026-00003 · Manca il GLN dell'organizzazione")).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Segna come trasmesse' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Scarica il mese' }))
  await user.click(await screen.findByRole('button', { name: 'Segna come trasmesse' }))
  const sheet = screen.getByRole('dialog')
  expect(sheet).toHaveTextContent('Fatture scaricate: 2, da 2026-00001 a 2026-00002.')
  await user.click(within(sheet).getByRole('button', { name: 'Segna come trasmesse' }))
  expect(await screen.findByText('Da inviare: 1. Pronte: 0.')).toBeVisible()
  const marked = sent.find(({ path }) => path === '/api/invoices/mark_transmitted')
  expect(marked?.body).toEqual({ invoiceIds: items.slice(0, 2).map(({ _id }) => _id), as_of })
})

test('what changed since it was listed is not downloaded, and not marked', async () => {
  const problem = { type: 'urn:vicino:problem:sending_changed', title: 'sending_changed', status: 409 }
  const detail = 'Le fatture da inviare sono cambiate.'
  const { user } = await open([waiting(1)], {
    'GET /api/invoices/to_send/xml': () => ({
      status: 409,
      body: { ...problem, code: 'sending_changed', detail, errors: [], requestId: 'x' },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Scarica il mese' }))
  expect(await screen.findByText(detail)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Segna come trasmesse' })).toBeNull()
})

test('a test is downloaded, and never marked', async () => {
  const { user, sent } = await open([waiting(1)], {}, 'test')
  expect(
    await screen.findByText('Le fatture partono come prova: non si segnano come trasmesse.'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Scarica il mese' }))
  await expect.poll(() => sent.some(({ path }) => path.startsWith('/api/invoices/to_send/xml'))).toBe(true)
  expect(screen.queryByRole('button', { name: 'Segna come trasmesse' })).toBeNull()
})

test('what insurers answer is told file by file', async () => {
  const read = (more: Partial<ReadResponse>): ReadResponse => ({
    file: 'a.xml',
    outcome: 'not_xml',
    invoice: null,
    note: '',
    ...more,
  })
  const invoice = { _id: newId(), dossierId, number: '2026-00001' }
  const answers = [
    [read({ file: 'respinta.xml', outcome: 'rejected', invoice, note: '1204: Tessera errata' })],
    [read({ file: 'b.xml', outcome: 'not_ours' })],
  ]
  const { user } = await open([], {
    'POST /api/invoices/add_responses': () => ({ body: answers.shift() }),
  })
  expect(await screen.findByText('Nessuna fattura del mese aspetta di partire.')).toBeVisible()
  const file = (name: string) => new File(['<a/>'], name, { type: 'text/xml' })
  await user.upload(screen.getByLabelText('File delle risposte'), [file('respinta.xml'), file('b.xml')])
  const told = await screen.findByRole('list', { name: 'Esito delle risposte' })
  expect(await within(told).findByText('2026-00001 · Respinta')).toBeVisible()
  expect(within(told).getByText('respinta.xml · 1204: Tessera errata')).toBeVisible()
  expect(await within(told).findByText('La risposta è indirizzata a un altro GLN')).toBeVisible()
  expect(within(told).getAllByRole('link')).toHaveLength(1)
})
