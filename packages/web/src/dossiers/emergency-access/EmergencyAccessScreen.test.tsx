import { screen } from '@testing-library/react'
import { newId } from '@vicino/domain/wire/id.ts'
import { expect, test } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { someDossier, writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

const path = '/api/emergency_accesses'
const accessId = newId()
const permissions = writing('emergency_access', 'dossier.list')
const until = '2026-11-21T09:00:00.000Z'

async function open(answers: Record<string, unknown> = {}, address = '/plan/emergency') {
  const sent = answerReads(permissions, {
    [`POST ${path}`]: { accessId },
    [`POST ${path}/${accessId}/open`]: { dossierId: someDossier()._id, until },
    ...answers,
  })
  const page = await showPage(address)
  return { ...page, written: () => sent.filter(({ method }) => method === 'POST') }
}
type Opened = Awaited<ReturnType<typeof open>>

async function look({ user }: Opened): Promise<void> {
  await user.type(await screen.findByLabelText(/^Nome/), 'Maria')
  await user.type(screen.getByLabelText(/^Cognome/), 'Bianchi')
  await user.type(screen.getByRole('textbox', { name: /^Data di nascita/ }), '22.02.1939')
  await user.click(screen.getByRole('button', { name: 'Cerca' }))
}

const refuse = (status: number, problem: object) => () => ({
  status,
  body: {
    type: 'urn:vicino:problem',
    title: '',
    status,
    detail: 'Troppi tentativi. Riprovare fra 30 minuti.',
    errors: [],
    requestId: newId(),
    ...problem,
  },
})

test('she asks by the exact name and the birth date, and nothing else is sent', async () => {
  const page = await open()
  await look(page)
  await screen.findByText('Il dossier esiste.')
  const body = { first_name: 'Maria', last_name: 'Bianchi', birthday: '1939-02-22' }
  expect(page.written()).toMatchObject([{ path, body }])
})

test('who is not found is said, until something else is typed', async () => {
  const page = await open({ [`POST ${path}`]: { accessId: null } })
  await look(page)
  expect(await screen.findByText(/^Nessun dossier con esattamente/)).toBeVisible()
  await page.user.type(screen.getByLabelText(/^Cognome/), 'n')
  expect(screen.queryByText(/^Nessun dossier con esattamente/)).toBeNull()
  expect(screen.getByLabelText(/^Cognome/)).toHaveValue('Bianchin')
})

test('what is missing is said at its field', async () => {
  const errors = [{ path: 'last_name', code: 'required', message: 'Manca.' }]
  const page = await open({ [`POST ${path}`]: refuse(422, { code: 'unprocessable', errors }) })
  await page.user.type(await screen.findByLabelText(/^Nome/), 'Maria')
  await page.user.click(screen.getByRole('button', { name: 'Cerca' }))
  expect(await screen.findByLabelText(/^Cognome/)).toBeInvalid()
  expect(screen.getByLabelText(/^Nome/)).toBeValid()
})

test('a try too many is told in the words of the server, and what was typed stands', async () => {
  const page = await open({ [`POST ${path}`]: refuse(429, { code: 'too_many_requests' }) })
  await look(page)
  expect(await screen.findByText(/^Troppi tentativi/)).toBeVisible()
  expect(screen.getByLabelText(/^Cognome/)).toHaveValue('Bianchi')
})

test('the dossier opens with a reason alone', async () => {
  const page = await open()
  await look(page)
  await page.user.click(await screen.findByRole('button', { name: 'Apri il dossier' }))
  expect(page.written()).toHaveLength(1)
  await page.user.type(screen.getByLabelText(/^Motivo/), 'Trovata a terra')
  await page.user.click(screen.getByRole('button', { name: 'Apri il dossier' }))
  await expect.poll(page.address).toBe(`/dossier/${someDossier()._id}`)
  expect(page.written().at(-1)).toMatchObject({
    path: `${path}/${accessId}/open`,
    body: { reason: 'Trovata a terra' },
  })
})

test('a page that is loaded anew asks for the reason, and of whom it is says nothing', async () => {
  const page = await open()
  await look(page)
  await screen.findByText('Il dossier esiste.')
  expect(page.address()).toBe(`/plan/emergency?accessId=${accessId}`)
  expect(page.pagesBelow()).toBe(0)
})

test('what was found too long ago is looked for again', async () => {
  const gone = refuse(404, { code: 'not_found', detail: 'Non trovato.' })
  const page = await open({ [`POST ${path}/${accessId}/open`]: gone }, `/plan/emergency?accessId=${accessId}`)
  await page.user.type(await screen.findByLabelText(/^Motivo/), 'Trovata a terra')
  await page.user.click(screen.getByRole('button', { name: 'Apri il dossier' }))
  expect(await screen.findByText('Non trovato.')).toBeVisible()
  await page.user.click(screen.getByRole('link', { name: 'Cerca di nuovo' }))
  expect(await screen.findByLabelText(/^Cognome/)).toHaveValue('')
})

test('who may open none finds no such page', async () => {
  answerReads([], {})
  await showPage('/plan/emergency')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Pagina non trovata')
})
