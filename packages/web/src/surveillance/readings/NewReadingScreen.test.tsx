import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { loneFields, measures, ofEachMeasure } from '@vicino/domain/surveillance/measure.ts'
import { someReading } from '@vicino/domain/testing/some-reading.ts'

const { dossierId } = someReading()
const path = `/api/dossiers/${dossierId}/clinical_parameters`

function server(latest: object[] = [], draft: object | null = null) {
  const sent = answerReads(writing('parameters.read', 'parameters.write'), {
    [`POST ${path}/create`]: ({ body }: { body: unknown }) => ({
      status: 201,
      body: someReading(body as object),
    }),
    [`GET ${path}/get_clinical_parameters`]: [],
    [`GET ${path}/latest`]: latest,
    [`GET /api/users/me/drafts/reading.new.${dossierId}`]: draft,
  })
  return () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
}

const open = () => showPage(`/dossier/${dossierId}/activity/clinical_parameters/new`)
const field = (label: string) => screen.findByRole('textbox', { name: label })
const save = () => screen.getByRole('button', { name: 'Salva' })

test('a glycaemia of 126 is asked for its unit, never clamped, and goes out as it was answered', async () => {
  const posted = server()
  const { user } = await open()
  await user.type(await field('Glicemia'), '126')
  await user.tab()
  expect(await field('Glicemia')).toHaveValue('126')
  expect(screen.queryByRole('button', { name: '126 mmol/l' })).toBeNull()
  await user.click(save())
  expect(posted()).toEqual([])
  await user.click(screen.getByRole('button', { name: '126 mg/dl = 7.0 mmol/l' }))
  await user.click(save())
  await expect.poll(posted).toMatchObject([{ glyc: 7 }])
})

const unfold = async (user: UserEvent) => user.click(await screen.findByText('Eliminazione'))

test('every number has its field', async () => {
  server()
  const { user } = await open()
  await unfold(user)
  for (const name of loneFields) expect(await field(measures[name].label)).toBeVisible()
})

test('what this client usually has comes first, elimination is folded, and nothing in it is lost', async () => {
  const point = {
    _id: someReading()._id,
    measured_at: new Date(Date.now() - 86_400_000).toISOString(),
    ...ofEachMeasure(() => null),
    weight: 70.4,
  }
  const posted = server([point])
  const { user } = await open()
  await screen.findByRole('group', { name: 'Misurati di solito' })
  const namesIn = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('textbox')
      .map(one => (one as HTMLInputElement).labels?.[0]?.textContent)
  expect(namesIn('Misurati di solito')).toEqual([
    'Pressione',
    'Frequenza cardiaca',
    'Saturazione di ossigeno',
    'Peso',
  ])
  const unusual = loneFields.filter(name => measures[name].group === 'metabolism' && name !== 'weight')
  expect(namesIn('Glicemia e peso')).toEqual(unusual.map(name => measures[name].label))
  const amount = screen.getByLabelText('Diuresi')
  expect(amount).not.toBeVisible()
  await unfold(user)
  await user.type(amount, '300')
  await unfold(user)
  expect(amount).not.toBeVisible()
  await user.click(save())
  await expect.poll(posted).toMatchObject([{ diuresis: 300 }])
})

test('what is asked about in the folded part keeps it open', async () => {
  server()
  const { user } = await open()
  await unfold(user)
  await user.type(screen.getByLabelText('Diuresi'), '9000')
  await unfold(user)
  await waitFor(() => expect(screen.getByText(/^Ha scritto 9000/)).toBeVisible())
})

test('what a draft brought back in the folded part stands in sight', async () => {
  server([], { value: { urine: 'clear' }, saved_at: '2026-11-20T14:00:00.000Z' })
  await open()
  expect(await screen.findByRole('button', { name: 'Chiara', pressed: true })).toBeVisible()
})

test('a glycaemia of 45 may be either', async () => {
  server()
  const { user } = await open()
  await user.type(await field('Glicemia'), '45')
  await user.tab()
  expect(screen.getByRole('button', { name: '45 mg/dl = 2.5 mmol/l' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '45 mmol/l' }))
  expect(await field('Glicemia')).toHaveValue('45')
})

test.each(['120', '120-', '-', '120//80', '130/140'])(
  'a pressure of %s stays as typed and is not sent',
  async typed => {
    const posted = server()
    const { user } = await open()
    await user.type(await field('Pressione'), typed)
    await user.click(save())
    expect(await field('Pressione')).toHaveValue(typed)
    expect(await field('Pressione')).toBeInvalid()
    expect(posted()).toEqual([])
  },
)

test('the digits of a phone are enough for a pressure: the slash comes by itself', async () => {
  const posted = server()
  const { user } = await open()
  await user.type(await field('Pressione'), '13684')
  expect(await field('Pressione')).toHaveValue('136/84')
  expect(await field('Pressione')).toHaveAttribute('inputmode', 'numeric')
  await user.click(save())
  await expect.poll(posted).toMatchObject([{ bp_min: 84, bp_max: 136 }])
})

test('a number measured in whole steps asks a phone for digits alone, every other for a decimal point too', async () => {
  server()
  await open()
  for (const name of loneFields.filter(one => measures[one].widest.min >= 0)) {
    const mode = Number.isInteger(measures[name].step) ? 'numeric' : 'decimal'
    expect([name, (await field(measures[name].label)).inputMode]).toEqual([name, mode])
  }
})

test('a pressure that no body has is said on leaving the field, as it was typed', async () => {
  server()
  const { user } = await open()
  await user.type(await field('Pressione'), '12-800')
  await user.tab()
  expect(await field('Pressione')).toHaveValue('12-800')
  expect(await field('Pressione')).toBeInvalid()
  expect(screen.getByText(/^Scrivere i due valori: 120\/80/)).toBeVisible()
})

test('a pressure with the smaller number first is turned around for nobody: it is said', async () => {
  server()
  const { user } = await open()
  await user.type(await field('Pressione'), '130/140')
  await user.tab()
  expect(await field('Pressione')).toHaveValue('130/140')
  expect(screen.getByText('La massima deve superare la minima.')).toBeVisible()
})

test('a pressure typed as 120-80 goes out as two numbers, with the form of the stool', async () => {
  const posted = server()
  const { user } = await open()
  await user.type(await field('Pressione'), '120-80')
  await user.tab()
  expect(await field('Pressione')).toHaveValue('120/80')
  await unfold(user)
  await user.click(screen.getByRole('button', { name: /Tipo 4/ }))
  await user.click(save())
  await expect.poll(posted).toMatchObject([{ bp_min: 80, bp_max: 120, bm: 'bristol_4', handover: false }])
})
