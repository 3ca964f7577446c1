import { screen, within } from '@testing-library/react'
import { someStatistics } from '@vicino/domain/testing/some-statistics.ts'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, someDossier } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const permissions = reading('dossier.list', 'statistics.aggregate')
const lineOf = (name: RegExp) => screen.getByRole('row', { name })

test('a year has its tables with the figures of its pictures, and each leaves as a file', async () => {
  const sent = answerReads(permissions, { 'GET /api/statistics': someStatistics() })
  const { user } = await showPage('/statistics?year=2026')
  const letters = await screen.findByRole('table', { name: 'Ore per lettera' })
  expect(within(letters).getByRole('row', { name: /^B – cure 2.00 2.00 66.7 %/ })).toBeVisible()
  expect(within(letters).getByRole('row', { name: /^In tutto 3.00 3.00/ })).toBeVisible()
  const months = screen.getByRole('table', { name: 'Ore per mese' })
  expect(within(months).getByRole('row', { name: 'feb 1.00 1.50' })).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Mese per mese'), 'B')
  expect(within(months).getByRole('row', { name: 'feb 0.00 0.50' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Scarica CSV: Ore per lettera' })).toHaveAttribute(
    'href',
    '/api/statistics/table?of=hours&year=2026',
  )
  await user.click(screen.getByRole('link', { name: 'Visite' }))
  const visits = await screen.findByRole('table', { name: 'Visite per mese' })
  expect(within(visits).getByRole('row', { name: 'gen 4 3 1' })).toBeVisible()
  expect(lineOf(/^gen 1 0 1 50.0 %/)).toBeVisible()
  expect(screen.queryByRole('table', { name: 'Ore per lettera' })).toBeNull()
  expect(sent.some(({ path }) => path === '/api/statistics?year=2026')).toBe(true)
})

test('of few persons stands in no table how many they are', async () => {
  answerReads(permissions, { 'GET /api/statistics': someStatistics() })
  const { user } = await showPage('/statistics?year=2026&part=clients')
  expect(await screen.findByRole('row', { name: '80 anni e più 6 0 6' })).toBeVisible()
  expect(screen.queryByText(/^n. i.: non indicato/)).toBeNull()
  await user.selectOptions(screen.getByLabelText('Genere di prestazione'), 'D')
  expect(lineOf(/^80 anni e più n. i. 0 n. i. n. i./)).toBeVisible()
  expect(screen.getByText(/^n. i.: non indicato/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Collaboratori' }))
  expect(await screen.findByRole('row', { name: /^Inf\. di livello terziario 5 0 5 4.00/ })).toBeVisible()
  expect(lineOf(/^Amministrazione n. i. 0 n. i. n. i./)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Clinica' }))
  expect(await screen.findByRole('row', { name: 'Lesione da pressione 4 n. i. 4' })).toBeVisible()
})

test('what the authorities ask says what is missing, and leads there who may add it', async () => {
  answerReads(
    [
      ...permissions,
      ...reading('billing.read', 'collaborators.invite'),
      { permission: 'billing.tariffs', need: 'write' },
    ],
    { 'GET /api/statistics': someStatistics() },
  )
  await showPage('/statistics?year=2026&part=government')
  const identity = within(await screen.findByRole('region', { name: 'Identità' }))
  expect(identity.getByText('Ticino')).toBeVisible()
  expect(identity.getAllByText('Manca')).toHaveLength(3)
  expect(identity.getAllByRole('link', { name: 'Completa le impostazioni' })[0]).toHaveAttribute(
    'href',
    '/settings/edit',
  )
  const staff = within(screen.getByRole('region', { name: 'Collaboratori' }))
  expect(staff.getAllByText('Manca per 1 persona')).toHaveLength(3)
  expect(staff.getAllByRole('link', { name: 'Completa i dati dei collaboratori' })).toHaveLength(2)
})

test('an empty year says so, and shows no figures of what did not happen', async () => {
  answerReads(permissions, {
    'GET /api/statistics': someStatistics({
      hours: [],
      visits: [],
      cells: [],
      kinds: [],
      clients: { care: 0, all: 0, from_80: 0, cases: 0 },
      falls: { months: [], falls: 0, clients: 0 },
      wounds: [],
      house: null,
    }),
  })
  const { user } = await showPage('/statistics?year=2020')
  expect(await screen.findByText('Nessuna visita in questo anno')).toBeVisible()
  expect(screen.queryByRole('table', { name: 'Ore per lettera' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Clinica' }))
  expect(await screen.findByText('Nessuna caduta registrata in questo anno.')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'For Government' }))
  expect(await screen.findAllByText('Lo vede chi legge le impostazioni dell’organizzazione.')).toHaveLength(5)
})

test('of one client stands what her reader may know, without files for who takes none out', async () => {
  const { year, start, end, on, hours, visits, prescriptions } = someStatistics()
  const of = `/api/dossiers/${someDossier()._id}/statistics`
  answerReads(reading('dossier.list', 'prescription.read'), {
    [`GET ${of}`]: { year, start, end, on, hours, visits, prescriptions, falls: null, wounds: null },
  })
  const { user } = await showPage(`/dossier/${someDossier()._id}/attributes/statistics?year=2026`)
  expect(await screen.findByRole('table', { name: 'Ore per lettera' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Peso' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Clinica' }))
  expect(await screen.findByText('5 il 20.11.2026')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Prescrizioni' })).toBeVisible()
  expect(screen.queryByText('Cadute')).toBeNull()
  expect(screen.queryByRole('link', { name: /Scarica CSV/ })).toBeNull()
})
