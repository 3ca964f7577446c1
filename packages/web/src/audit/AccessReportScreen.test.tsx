import { newId } from '@vicino/domain/wire/id.ts'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SentCall } from '../testing/answer-calls.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, someDossier } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const { _id: dossierId } = someDossier()

const entry = (actor_name: string, day = '2026-11-20') => ({
  _id: newId(),
  at: `${day}T07:00:00.000Z`,
  actor: null,
  actor_name,
  actor_role: 'INF',
  action: 'read',
  entity_type: 'dossier',
  entity_id: dossierId,
  dossier: { _id: dossierId, name: 'Maria Bianchi', birthday: '1939-04-02' },
  fields: [],
  rows: null,
  reason: null,
  recipient: null,
  result: 'ok',
  ip: '127.0.0.1',
  user_agent: '',
  link: null,
})

test('what goes on paper is whole, and says whose it is by name and birth date', async () => {
  const names = ['Laura Cavadini', 'Luca Riva', 'Anna Prova']
  const sent = answerReads(reading('audit.read', 'dossier.list'), {
    'GET /api/audit': ({ path }: SentCall) => {
      const page = Number(new URLSearchParams(path.split('?')[1]).get('page'))
      const items = [entry(names[page - 1]!)]
      return { body: { items, page, limit: 100, total: names.length, more: page < names.length } }
    },
  })
  await showPage(`/audit/dossier/${dossierId}`)
  for (const name of names) expect(await screen.findByText(new RegExp(`^${name}`))).toBeVisible()
  expect(sent.filter(({ path }) => path.startsWith('/api/audit?'))).toHaveLength(3)
  expect(screen.getByText('Maria Bianchi, 02.04.1939')).toBeInTheDocument()
  // Her name stands at the top of the page, and not in the history of the browser.
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Accessi: Maria Bianchi')
  expect(document.title).not.toContain('Bianchi')
})

test('on a screen stands the last week, on paper every day', async () => {
  const days = Array.from({ length: 9 }, (_, before) => `2026-11-${20 - before}`)
  answerReads(reading('audit.read', 'dossier.list'), {
    'GET /api/audit': {
      items: days.map(day => entry('Laura Cavadini', day)),
      page: 1,
      limit: 100,
      total: days.length,
      more: false,
    },
  })
  await showPage(`/audit/dossier/${dossierId}`)
  expect(await screen.findAllByText(/^Laura Cavadini/)).toHaveLength(7)
  expect(screen.getByRole('button', { name: 'Mostra tutti' })).toBeVisible()
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(screen.getAllByText(/^Laura Cavadini/)).toHaveLength(days.length)
  expect(screen.queryByRole('button', { name: 'Mostra tutti' })).toBeNull()
})
