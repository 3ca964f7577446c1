import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Payment, PaymentFile } from '@vicino/domain/payments/payment.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const author = { _id: newId(), name: 'Ufficio Prova', role: 'administration', avatar: null }
const sum = (count: number, amount: number) => ({ count, amount })

const read: PaymentFile = {
  _id: newId(),
  name: 'novembre.xml',
  message_id: 'MSG-1',
  sums: [
    {
      currency: 'CHF',
      total: sum(3, 7880),
      booked: sum(1, 2625),
      differing: sum(1, 2630),
      unmatched: sum(1, 2625),
      known: sum(0, 0),
    },
  ],
  waiting: 2,
  author,
  received_at: '2026-11-20T09:00:00.000Z',
}
const waiting: Payment = {
  _id: newId(),
  fileId: read._id,
  version: 1,
  date: '2026-11-18',
  amount: 2625,
  currency: 'CHF',
  reference: null,
  payer: 'Cassa di Prova',
  text: null,
  outcome: 'unmatched',
  question: 'no_reference',
  named: null,
  bookings: [],
  answer: null,
}
const page = <Item,>(items: Item[]) => ({ items, page: 1, limit: 10, total: items.length, more: false })

test('a file shows what became of it, its parts and its whole, and what waits stands below', async () => {
  answerReads(writing('dossier.list', 'billing.read', 'billing.issue_storno'), {
    'GET /api/payments': page([waiting]),
    'GET /api/payment_files': page([read]),
    'POST /api/payment_files': () => ({ body: { file: read, again: false } }),
  })
  const { user } = await showPage('/billing/payments')
  const list = await screen.findByRole('list', { name: 'Da verificare' })
  expect(within(list).getByText('Cassa di Prova')).toBeVisible()
  expect(within(list).getByText('Senza riferimento')).toBeVisible()
  const file = new File(['<x/>'], 'novembre.xml', { type: 'application/xml' })
  await user.upload(screen.getByLabelText('File camt.054'), file)
  const table = await screen.findByRole('table')
  expect(within(table).getByRole('row', { name: /^In tutto 3 CHF 78.80/ })).toBeVisible()
  expect(within(table).getByRole('row', { name: /^Da assegnare 1 CHF 26.25/ })).toBeVisible()
})
