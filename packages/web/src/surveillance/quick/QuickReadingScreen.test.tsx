import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { someReading } from '@vicino/domain/testing/some-reading.ts'

const { dossierId } = someReading()
const path = `/api/dossiers/${dossierId}/clinical_parameters`

function server(answer?: object, draft: object | null = null) {
  const sent = answerReads(writing('parameters.read', 'parameters.write'), {
    [`POST ${path}/create`]: ({ body }: { body: unknown }) =>
      answer ?? { status: 201, body: someReading(body as object) },
    [`GET ${path}/get_clinical_parameters`]: [someReading()],
    [`GET ${path}/latest`]: [],
    [`GET /api/users/me/drafts/vitals.new.${dossierId}`]: draft,
  })
  return () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
}

const open = () => showPage(`/dossier/${dossierId}/activity/vital_parameters`)
const field = (label: string) => screen.findByRole('textbox', { name: label })
const save = () => screen.getByRole('button', { name: 'Salva' })

test('the quick form sends the record under its own names, and nothing of what was not measured', async () => {
  const posted = server()
  const { user } = await open()
  const first = await field('Massima')
  await expect.poll(() => document.activeElement).toBe(first)
  expect(save()).toBeDisabled()
  await user.type(await field('Massima'), '136')
  expect(save()).toBeEnabled()
  await user.clear(await field('Massima'))
  expect(save()).toBeDisabled()
  await user.type(await field('Massima'), '136')
  await user.type(await field('Minima'), '84')
  await user.type(await field('Temperatura'), '36,5')
  await user.click(screen.getByRole('button', { name: 'Aria ambiente' }))
  await user.click(screen.getByRole('button', { name: 'irregolare' }))
  await user.click(save())
  await expect.poll(posted).toEqual([
    {
      _id: expect.any(String),
      measured_at: expect.any(String),
      bp_max: 136,
      bp_min: 84,
      temperature: 36.5,
      sat_o2_quantity: 0,
      hr_irregular: true,
      note: '',
    },
  ])
})

test('what a draft brought back is written anew by the first key, not gone on with', async () => {
  server(undefined, { value: { bp_max: 136 }, saved_at: '2026-11-20T07:20:00.000Z' })
  const { user } = await open()
  const first = await field('Massima')
  expect(first).toHaveValue('136')
  await expect.poll(() => document.activeElement).toBe(first)
  await user.keyboard('142')
  expect(first).toHaveValue('142')
})

test('half a pressure is said at its field, and nothing is sent', async () => {
  const posted = server()
  const { user } = await open()
  await user.type(await field('Massima'), '136')
  await user.click(save())
  expect(await screen.findByText('Una pressione ha due valori: scrivere anche questo.')).toBeVisible()
  expect(posted()).toEqual([])
})

test('what the server refuses is said in its words, and nothing typed is lost', async () => {
  const detail = 'Il dossier è chiuso e si può solo leggere.'
  server({
    status: 409,
    body: {
      type: 'about:blank',
      title: detail,
      status: 409,
      detail,
      code: 'dossier_closed',
      errors: [],
      requestId: 'r',
    },
  })
  const { user } = await open()
  await user.type(await field('Polso'), '72')
  await user.click(save())
  const toasts = await screen.findAllByRole('status')
  await expect.poll(() => toasts.some(one => one.textContent?.includes(detail))).toBe(true)
  expect(screen.getByRole('alert')).toHaveTextContent(detail)
  expect(await field('Polso')).toHaveValue('72')
})
