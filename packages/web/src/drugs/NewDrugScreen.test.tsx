import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'

const { dossierId } = someDrug()
const drugs = `/api/dossiers/${dossierId}/drugs`
const draft = `/api/users/me/drafts/drug.new.${dossierId}`

function server(more: Record<string, unknown> = {}) {
  const sent = answerReads(writing('drugs.read', 'drugs.write_list'), {
    [`POST ${drugs}/create_drug`]: ({ body }: { body: unknown }) => ({
      status: 201,
      body: someDrug(body as object),
    }),
    [`GET ${drugs}/get_drugs`]: [],
    ...more,
  })
  return () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
}

const open = () => showPage(`/dossier/${dossierId}/activity/drugs/new`)
const name = () => screen.findByRole('textbox', { name: 'Nome del farmaco' })
const field = (label: string) => screen.getByRole('textbox', { name: label })
const modality = () => screen.getByRole('combobox', { name: 'Modalità' })
const save = () => screen.getByRole('button', { name: 'Salva' })

test('saving waits for name and modality', async () => {
  server()
  const { user } = await open()
  await user.type(await name(), 'Insulina glargine')
  expect(save()).toBeDisabled()
  await user.selectOptions(modality(), 'SC')
  expect(save()).toBeEnabled()
  await user.clear(await name())
  await user.type(await name(), '   ')
  expect(save()).toBeDisabled()
})

test('24 is no number of tablets: save leads to the question, and another unit takes it', async () => {
  const posted = server()
  const { user } = await open()
  await user.type(await name(), 'Insulina glargine')
  await user.selectOptions(modality(), 'SC')
  await user.clear(field('Sera'))
  await user.type(field('Sera'), '24')
  await user.click(save())
  expect(field('Sera')).toHaveValue('20')
  expect(screen.getByRole('alert')).toHaveTextContent('Ha scritto 24.')
  expect(screen.getByRole('button', { name: '24 gocce' })).toHaveFocus()
  await user.click(save())
  expect(posted()).toEqual([])
  await user.click(screen.getByRole('button', { name: '24 unità' }))
  expect(field('Sera')).toHaveValue('24')
  await user.click(save())
  await expect.poll(posted).toMatchObject([{ evening: 24, dose_unit: 'unit', morning: 0, modality: 'SC' }])
})

test.each([
  ['0,25', 0.25],
  ['1.5', 1.5],
  ['0', 0],
])('a dose typed as %s is sent as %d', async (typed, dose) => {
  const posted = server()
  const { user } = await open()
  await user.type(await name(), 'Torasemide')
  await user.selectOptions(modality(), 'OS')
  await user.clear(field('Mattina'))
  await user.type(field('Mattina'), `${typed}{Enter}`)
  await expect.poll(posted).toMatchObject([{ morning: dose }])
})

test('a third of a tablet is refused at its field, and the cursor goes there', async () => {
  const posted = server()
  const { user } = await open()
  await user.type(await name(), 'Torasemide')
  await user.selectOptions(modality(), 'OS')
  await user.clear(field('Notte'))
  await user.type(field('Notte'), '0.3')
  await user.click(save())
  expect(await screen.findByText('Scrivere la dose in quarti: 0.25, 0.5, 0.75.')).toBeInTheDocument()
  expect(field('Notte')).toHaveFocus()
  expect(posted()).toEqual([])
})

test('saving leads back to the list, the new drug named by the address', async () => {
  const posted = server()
  const { user, address } = await open()
  await user.type(await name(), 'Torasemide')
  await user.selectOptions(modality(), 'OS')
  await user.click(save())
  await expect.poll(posted).toHaveLength(1)
  const [{ _id }] = posted() as [{ _id: string }]
  await expect.poll(address).toBe(`/dossier/${dossierId}/activity/drugs#${_id}`)
})

test('a draft that comes back is the same drug, so that a save without answer is not written twice', async () => {
  const kept = {
    _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd77',
    name: 'Torasemide',
    modality: 'OS',
    morning: 0.5,
  }
  const posted = server({ [`GET ${draft}`]: { value: kept, saved_at: '2026-11-20T13:32:00.000Z' } })
  const { user } = await open()
  expect(await name()).toHaveValue('Torasemide')
  await user.click(save())
  await expect.poll(posted).toMatchObject([kept])
})

test('leaving a cadence takes back what only it had', async () => {
  const posted = server()
  const { user } = await open()
  await user.type(await name(), 'Fentanyl')
  await user.selectOptions(modality(), 'TTS')
  await user.click(screen.getByRole('radio', { name: 'In certi giorni' }))
  await user.click(screen.getByRole('button', { name: 'lun' }))
  await user.click(screen.getByRole('radio', { name: 'A intervalli' }))
  await user.type(field('Ogni quanti giorni'), '3')
  await user.click(save())
  await expect.poll(posted).toMatchObject([{ days: [], every_n_days: 3 }])
})

test('switching the reserve off takes its limits back', async () => {
  const posted = server()
  const { user } = await open()
  await user.type(await name(), 'Paracetamolo')
  await user.selectOptions(modality(), 'OS')
  const reserve = screen.getByRole('switch', { name: /In riserva/ })
  await user.click(reserve)
  await user.type(field('Massimo in 24 ore'), '4')
  await user.click(reserve)
  await user.click(save())
  await expect.poll(posted).toMatchObject([{ reserve: false, reserve_max_24h: null }])
})

test('a drug as needed has one dose each time, and no moment', async () => {
  const posted = server()
  const { user } = await open()
  await user.type(await name(), 'Paracetamolo')
  await user.selectOptions(modality(), 'OS')
  await user.click(screen.getByRole('button', { name: 'Sera: più' }))
  await user.click(screen.getByRole('switch', { name: /In riserva/ }))
  expect(field('Dose per volta')).toHaveValue('1')
  expect(screen.queryByRole('textbox', { name: 'Mattina' })).toBeNull()
  await user.clear(field('Dose per volta'))
  await user.type(field('Dose per volta'), '0.5')
  await user.click(save())
  await expect.poll(posted).toMatchObject([{ reserve: true, morning: 0.5, evening: 0 }])
})

test('a dose each time never becomes a scheme: switching the reserve off brings the scheme of before', async () => {
  const posted = server()
  const { user } = await open()
  await user.type(await name(), 'Paracetamolo')
  await user.selectOptions(modality(), 'OS')
  await user.click(screen.getByRole('button', { name: 'Sera: più' }))
  const reserve = screen.getByRole('switch', { name: /In riserva/ })
  await user.click(reserve)
  await user.click(screen.getByRole('button', { name: 'Dose per volta: più' }))
  await user.click(reserve)
  expect(field('Sera')).toHaveValue('1')
  await user.click(save())
  await expect.poll(posted).toMatchObject([{ reserve: false, morning: 0, evening: 1 }])
})

test('a begin in more than a year asks to look again', async () => {
  server()
  const { user } = await open()
  await name()
  const words = 'Comincia fra più di un anno: controllare.'
  expect(screen.queryByText(words)).toBeNull()
  await user.clear(field("Data d'inizio"))
  await user.type(field("Data d'inizio"), '21.11.2126{Tab}')
  expect(await screen.findByText(words)).toBeVisible()
})

test('the list from which the form was opened stands only once in the history', async () => {
  server()
  const { user, address, pagesBelow } = await showPage(`/dossier/${dossierId}/activity/drugs`)
  const [add] = await screen.findAllByRole('link', { name: 'Aggiungi farmaco' })
  await user.click(add!)
  await user.type(await name(), 'Torasemide')
  await user.selectOptions(modality(), 'OS')
  await user.click(save())
  await expect.poll(address).toMatch(/activity\/drugs#/)
  expect(pagesBelow()).toBe(0)
})

test('who may not write finds no form', async () => {
  answerReads(writing('drugs.read'), {})
  await open()
  expect(await screen.findByText('Sola lettura')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Salva' })).toBeNull()
})

test.each(['In certi giorni', 'A intervalli'])(
  'a cadence whose days were forgotten never becomes every day: %s',
  async cadence => {
    const posted = server()
    const { user } = await open()
    await user.type(await name(), 'Metotrexato')
    await user.selectOptions(modality(), 'OS')
    await user.click(screen.getByRole('radio', { name: cadence }))
    await user.click(save())
    expect(await screen.findByText('Compilare questo campo.')).toBeVisible()
    expect(posted()).toEqual([])
  },
)
