import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OfficeBilling } from '@vicino/domain/invoices/office.contract.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { reading } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const office: OfficeBilling = {
  month: '2026-10',
  to_issue: { clients: 43, minutes: 90 },
  open: { count: 4, amount: 95 },
  overdue: { count: 1, amount: 26.25 },
  credit: { count: 0, amount: 0 },
  payments: { count: 2, amount: 12 },
}

test('the office sees what waits, each with how many and how much, leading to its list', async () => {
  const none = { items: [], page: 1, limit: 10, total: 0, more: false }
  answerReads(reading('dossier.list', 'billing.read'), {
    'GET /api/invoices/office': office,
    'GET /api/invoices/controlled': { month: '2026-10', blocked: 1, doubtful: 2, in_order: 40 },
    'GET /api/invoices/control': { month: '2026-10', ...none },
    'GET /api/invoices': none,
  })
  const { user } = await showPage('/billing')
  const tile = async (name: RegExp) => screen.findByRole('link', { name })
  expect(await tile(/^Da controllare 3/)).toHaveAttribute('href', '/billing?month=2026-10')
  expect(await tile(/^Da emettere 40 1.50 ore/)).toHaveAttribute('href', '/billing?month=2026-10')
  expect(await tile(/^Pagamenti da assegnare 2 CHF 12.00/)).toHaveAttribute('href', '/billing/payments')
  expect(await tile(/^Scadute 1 CHF 26.25/)).toHaveAttribute('href', '/billing/overdue')
  expect(await tile(/^Aperte 4 CHF 95.00/)).toHaveAttribute('href', '/billing/open')
  await user.click(screen.getByText('Tabelle'))
  expect(await screen.findByRole('link', { name: 'Scarica CSV' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/api\/accounting\/invoices\?from=\d{4}-\d\d-01&to=/),
  )
})
