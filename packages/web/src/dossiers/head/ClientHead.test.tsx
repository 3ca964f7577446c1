import { screen } from '@testing-library/react'
import { ageAt } from '@vicino/domain/days/day.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { someWarning } from '@vicino/domain/testing/some-warning.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { inDossier, reading, someDossier, writing } from '../../testing/open-dossier.tsx'
import { show } from '../../testing/show.tsx'
import { ClientHead } from './ClientHead.tsx'

const allergy = someWarning()

afterEach(() => vi.useRealTimers())

it('says whose dossier it is, and nothing about a dossier in use', async () => {
  await show(inDossier(<ClientHead />))
  const age = ageAt('1939-02-22', todayIn(new Date().toISOString()))
  expect(screen.getByRole('link', { name: /Maria Bianchi/ })).toBeVisible()
  expect(screen.getByText(`22.02.1939, ${age} anni`)).toBeVisible()
  expect(screen.queryByText('Attivo')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([
  ['suspended', 'Sospeso'],
  ['closed', 'Chiuso'],
] as const)('says that it is %s', async (status, label) => {
  await show(inDossier(<ClientHead />, someDossier({ status })))
  expect(screen.getByText(label)).toBeVisible()
})

it('shows the warnings, and opens them all', async () => {
  const open = vi.fn<() => void>()
  const head = someDossier({ warnings: [allergy], permissions: reading('anamnesis.read') })
  const { user } = await show(inDossier(<ClientHead />, head, open))
  expect(screen.getByText('Penicillina')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '1 avvertenza' }))
  expect(open).toHaveBeenCalledOnce()
})

it('keeps a critical value in sight, and says who took it over', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00.000Z') })
  const by = { _id: 'a', name: 'Anna Ferrari', role: 'nurse_diploma', avatar: null }
  const value = {
    readingId: '01a1fc0a-5a3b-7006-9c68-eb853133fd40',
    field: 'hr' as const,
    value: 34,
    measured_at: '2026-11-20T08:20:00.000Z',
    handover: true,
    accepted: { by, at: '2026-11-20T08:40:00.000Z', done: null },
  }
  const critical = [value, { ...value, field: 'news2' as const, value: 7 }]
  await show(inDossier(<ClientHead />, someDossier({ critical })))
  const mark = await screen.findByRole('link', { name: /Critico.*Polso 34\/min, NEWS2 7/ })
  expect(mark).toHaveTextContent('09:20')
  expect(mark).toHaveTextContent('Preso in carico: Anna Ferrari, 09:40')
  expect(mark).toHaveAttribute('href', expect.stringMatching(value.readingId))
})

it('shows four warnings, and says of more how many there are', async () => {
  const risk = (text: string) => ({ ...allergy, _id: text, kind: 'risk' as const, text })
  const key = { ...allergy, _id: 'key', kind: 'key' as const, text: 'Chiave in cassetta' }
  const four = [key, risk('Cade'), risk('Esce di casa'), allergy]
  const { unmount } = await show(inDossier(<ClientHead />, someDossier({ warnings: four })))
  for (const { text } of four) expect(screen.getByText(text)).toBeVisible()
  unmount()
  await show(inDossier(<ClientHead />, someDossier({ warnings: [...four, risk('Beve poco')] })))
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(shown).toEqual(['Cade', 'Esce di casa', 'Penicillina', 'Altre avvertenze: 2'])
})

it('never says that there are none: some kinds may be for others to read', async () => {
  await show(inDossier(<ClientHead />, someDossier({ permissions: writing('personal.write') })))
  expect(screen.getByRole('button', { name: 'Avvertenze' })).toBeVisible()
  expect(screen.queryByText(/nessuna/i)).toBeNull()
})

it('says more than one thing in one line with its counts, critical first, and opens it by a tap', async () => {
  const value = {
    readingId: '01a1fc0a-5a3b-7006-9c68-eb853133fd40',
    field: 'hr' as const,
    value: 34,
    measured_at: '2026-11-20T08:20:00.000Z',
    handover: false,
    accepted: null,
  }
  const critical = [value, { ...value, field: 'news2' as const, value: 7 }]
  const key = { ...allergy, _id: 'key', kind: 'key' as const, text: 'Chiave in cassetta' }
  const head = someDossier({ critical, warnings: [key, allergy] })
  const { user } = await show(inDossier(<ClientHead />, head))
  const fold = screen.getByRole('button', {
    name: 'Valori critici: 1\u00a0· Avvertenze: 2\u00a0· Penicillina\u00a0· Chiave in cassetta',
  })
  expect(fold).toHaveAttribute('aria-expanded', 'false')
  await user.click(fold)
  expect(fold).toHaveAttribute('aria-expanded', 'true')
})

it('leaves one thing alone as it is', async () => {
  await show(inDossier(<ClientHead />, someDossier({ warnings: [allergy] })))
  expect(screen.queryByText(/^Avvertenze: /)).toBeNull()
})
