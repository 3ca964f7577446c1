import type { CatalogueEntry, CatalogueService } from '@vicino/domain/services/catalogue-entry.ts'
import { someService, someServiceFields } from '@vicino/domain/testing/some-catalogue.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SentCall } from '../testing/answer-calls.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const entry = (more: Partial<CatalogueEntry>): CatalogueEntry => ({
  ...someService(),
  origin: 'common',
  offered: true,
  next: null,
  ...more,
})
const household = { group: '5009', letter: 'D', group_name: 'Economia domestica', category: 'Casa' }
const entries = [
  entry({}),
  entry({
    _id: '01906b97-5c00-7aaa-8aaa-aaaaaaaaaaab',
    code: '5002.900',
    name: 'Bagno ai piedi',
    origin: 'own',
    next: '2030-01-01',
  }),
  entry({
    ...household,
    _id: '01906b97-5c00-7aaa-8aaa-aaaaaaaaaaac',
    code: '5009.010',
    name: 'Pulizia',
    avatar: 'cleaning',
    offered: false,
  }),
]
const categories = [
  {
    code: 'wounds_and_stomas',
    name: 'Ferite e stomie',
    group: '5002',
    group_name: 'Esami e cure',
    letter: 'B',
    avatar: 'wound',
  },
  {
    code: 'household',
    name: 'Casa',
    group: '5009',
    group_name: 'Economia domestica',
    letter: 'D',
    avatar: 'cleaning',
  },
]
const fields = someServiceFields()
const own: CatalogueService = {
  ...entries[1]!,
  version: 2,
  fields,
  changes: [{ from: '2030-01-01', offered: null, fields: { ...fields, duration: 30 } }],
  use: { visits: 12, prescriptions: 1 },
  author: null,
  written_at: null,
}
const path = `/api/services/${own._id}`

async function open(address: string) {
  const sent = answerReads(writing('catalogue.services'), {
    'GET /api/services/catalogue': ({ path: asked }: SentCall) => {
      const items = entries.filter(({ name }) => !asked.includes('search=pulizia') || name === 'Pulizia')
      return { body: { items, page: 1, limit: 100, total: items.length, more: false } }
    },
    'GET /api/services/categories': categories,
    [`GET ${path}`]: own,
    'POST /api/services': ({ body }: SentCall) => ({ body: { ...own, _id: (body as { _id: string })._id } }),
    [`PATCH ${path}`]: { ...own, version: 3 },
  })
  const { user } = await showPage(address)
  const written = (method: string) => sent.find(call => call.method === method)?.body
  return { user, written }
}

test('the catalogue is narrowed by words, by letter and by what is offered', async () => {
  const { user } = await open('/settings/services')
  expect(await screen.findAllByRole('link', { name: /min/ })).toHaveLength(3)
  const shown = () => screen.queryAllByRole('link', { name: /5\d{3}/ }).map(row => row.textContent)
  await user.click(screen.getByRole('button', { name: 'Non offerte' }))
  await expect.poll(shown).toEqual([expect.stringContaining('Non offerta')])
  await user.click(screen.getByRole('button', { name: "Dell'organizzazione" }))
  await expect
    .poll(shown)
    .toEqual([expect.stringMatching(/Bagno ai piedi.*cambia dal 01\.01\.2030.*Propria/)])
  await user.click(screen.getByRole('button', { name: "Dell'organizzazione" }))
  await user.type(screen.getByRole('searchbox', { name: 'Cerca una prestazione' }), 'pulizia{Enter}')
  await expect.poll(shown).toEqual([expect.stringContaining('Pulizia')])
})

test('the catalogue is as narrow as it was for who comes back from a service', async () => {
  const { user } = await open('/settings/services')
  const rows = () => screen.queryAllByRole('link', { name: /5\d{3}/ }).map(row => row.textContent)
  const words = await screen.findByRole('searchbox', { name: 'Cerca una prestazione' })
  await user.clear(words)
  await user.type(words, 'bagno{Enter}')
  await user.click(await screen.findByRole('button', { name: "Dell'organizzazione" }))
  await expect.poll(rows).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: /Bagno ai piedi/ }))
  // The catalogue has a way back of its own, to the settings.
  await screen.findByRole('heading', { name: 'Bagno ai piedi' })
  await user.click(screen.getByRole('link', { name: 'Indietro' }))
  expect(await screen.findByRole('button', { name: "Dell'organizzazione", pressed: true })).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('bagno')
  await expect.poll(rows).toEqual([expect.stringContaining('Bagno ai piedi')])
})

test('a new service of housekeeping asks for no order, and is sent whole', async () => {
  const { user, written } = await open('/settings/services/new')
  await user.type(await screen.findByRole('textbox', { name: 'Codice' }), '5009.900')
  await user.type(screen.getByRole('textbox', { name: 'Nome della prestazione' }), 'Giardino')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Categoria' }), 'wounds_and_stomas')
  expect(screen.getByRole('switch', { name: 'Richiede una prescrizione medica' })).toBeChecked()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Categoria' }), 'household')
  expect(screen.queryByRole('switch', { name: 'Richiede una prescrizione medica' })).toBeNull()
  expect(screen.getByText(/Non è a carico della LAMal/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText(/Compilare questo campo|Scegliere/)).toBeVisible()
  expect(written('POST')).toBeUndefined()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Qualifica minima' }), 'CRS')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await expect
    .poll(() => written('POST'))
    .toMatchObject({
      code: '5009.900',
      name_it: 'Giardino',
      name_de: null,
      category_code: 'household',
      order_required: false,
      opre_ref: null,
      min_qualification: 'CRS',
    })
})

test('a change tells what it changes from when and until when, and sends that alone', async () => {
  const { user, written } = await open(`/settings/services/${own._id}`)
  await user.type(await screen.findByRole('textbox', { name: 'Commento' }), 'Con la bacinella')
  const told = (await screen.findAllByRole('heading', { name: 'Che cosa cambia' })).at(-1)!.parentElement!
  expect(within(told).getByText('Non indicato → Con la bacinella')).toBeVisible()
  expect(within(told).getByText(/Solo fino al 31\.12\.2029/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await expect
    .poll(() => written('PATCH'))
    .toEqual({
      version: 2,
      from: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      comment: 'Con la bacinella',
    })
})

test('who switches one off reads what names it, and says from which day', async () => {
  const { user, written } = await open(`/settings/services/${own._id}`)
  expect(await screen.findByText('Durata: 20 min → 30 min')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Non offrire più…' }))
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).getByText(/12 visite, prescrizioni: 1/)).toBeVisible()
  await user.click(within(sheet).getByRole('button', { name: 'Non offrire più' }))
  await expect.poll(() => written('PATCH')).toMatchObject({ version: 2, offered: false })
})
