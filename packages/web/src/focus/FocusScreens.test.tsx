import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'
import { someFocus, someFocusEvent } from '@vicino/domain/testing/some-focus.ts'

const focus = someFocus()
const { _id, dossierId } = focus
const api = `/api/dossiers/${dossierId}/focuses`
const page = `/dossier/${dossierId}/activity/focus`

const nurse = writing('focus.read', 'focus.event', 'focus.open_close')
const assistant = [...reading('focus.read'), ...writing('focus.event')]

function server(permissions: typeof nurse, more: Record<string, unknown> = {}) {
  const sent = answerReads(permissions, {
    [`GET ${api}/all_focuses`]: [focus],
    [`GET ${api}/${_id}`]: focus,
    [`GET ${api}/${_id}/versions`]: [focus],
    [`GET ${api}/${_id}/focus_events`]: [someFocusEvent(), someFocusEvent({ _id, data: 'Addome teso' })],
    'GET /api/focus_topics': [
      {
        focusTopicId: 'constipation',
        name: 'Stipsi',
        group: 'elimination',
        group_name: 'Eliminazione',
        protocol: null,
        common_data: ['Addome teso'],
        common_actions: ['Bevuto un bicchiere'],
      },
    ],
    [`POST ${api}/${_id}/add_events`]: ({ body }: { body: object }) => ({
      status: 201,
      body: someFocusEvent(body),
    }),
    ...more,
  })
  return () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
}

test('nothing there: the words of the specification, and for who may not open one no way to', async () => {
  server(assistant, { [`GET ${api}/all_focuses`]: [] })
  await showPage(page)
  expect(await screen.findByText('Nessun focus trovato')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Aggiungi focus' })).toBeNull()
})

test('who does not sign evaluations writes what she saw and did, and sends no more', async () => {
  const posted = server(assistant)
  const { user, address } = await showPage(`${page}/${_id}/events/new`)
  await user.type(await screen.findByRole('textbox', { name: 'A\u00a0· Azione' }), '<b>Bevuto</b>')
  expect(screen.queryByText('Valutazione presente')).toBeNull()
  expect(screen.queryByText('Chiudi focus')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await expect.poll(posted).toMatchObject([{ action: '<b>Bevuto</b>' }])
  expect(posted()[0]).not.toHaveProperty('evaluation')
  await expect.poll(address).toContain(`${page}/${_id}/events#`)
})

test('what the anamnesis points at comes first, and a tap goes on to the note', async () => {
  const problem = { title: 'Stipsi', focusId: null, focusTopicId: 'constipation', common_measures: [] }
  const posted = server(nurse, {
    [`GET ${api}/all_focuses`]: [],
    [`GET /api/dossiers/${dossierId}/care_plans/suggested_problems`]: [{ ...problem, from: 'anamnesis' }],
    [`POST ${api}/create_focus`]: { ...focus, focus: 'Stipsi' },
  })
  const { user } = await showPage(`${page}/new`)
  const suggested = await screen.findByRole('list', { name: "Suggeriti dall'anamnesi" })
  // The same topic stands in its group, which is folded.
  expect(screen.getAllByRole('button', { name: 'Stipsi' })).toHaveLength(1)
  await user.click(within(suggested).getByRole('button', { name: 'Stipsi' }))
  await user.type(await screen.findByRole('textbox', { name: 'D\u00a0· Dati' }), 'Addome teso')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await expect.poll(posted).toMatchObject([{ focusTopicId: 'constipation', data: 'Addome teso' }])
})

test('hiding the evaluation takes it back, and a common sentence is written by a tap', async () => {
  const posted = server(nurse)
  const { user } = await showPage(`${page}/${_id}/events/new`)
  await user.click(await screen.findByRole('button', { name: 'Addome teso' }))
  const evaluates = screen.getByRole('switch', { name: 'Valutazione presente' })
  await user.click(evaluates)
  await user.type(screen.getByRole('textbox', { name: 'V\u00a0· Valutazione' }), 'Meglio')
  await user.click(evaluates)
  expect(screen.queryByRole('textbox', { name: 'V\u00a0· Valutazione' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await expect.poll(posted).toMatchObject([{ data: 'Addome teso' }])
  expect(posted()[0]).not.toHaveProperty('evaluation')
})

test('a note on a closed focus says where it will stand, and offers to open the focus again first', async () => {
  const closed = { ...focus, status: 'closed' as const }
  server(nurse, { [`GET ${api}/${_id}`]: closed })
  const { user } = await showPage(`${page}/${_id}/events/new`)
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Questo focus è chiuso/)
  await user.click(screen.getByRole('button', { name: 'Riapri il focus' }))
  expect(await screen.findByRole('dialog', { name: `Riaprire ${focus.focus}?` })).toBeVisible()
})

test('a colleague closed it first: the note stays in the form, with what the server says', async () => {
  const detail = 'Questa registrazione è già conclusa.'
  server(nurse, {
    [`POST ${api}/${_id}/add_events`]: () => ({
      status: 409,
      body: { code: 'ended', detail, errors: [], requestId: 'x' },
    }),
  })
  const { user } = await showPage(`${page}/${_id}/events/new`)
  await user.type(await screen.findByRole('textbox', { name: 'D\u00a0· Dati' }), 'Evacua ogni giorno')
  await user.click(screen.getByRole('switch', { name: /Chiudi focus/ }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText(detail)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'D\u00a0· Dati' })).toHaveValue('Evacua ogni giorno')
})

test('a struck note stays legible with its reason, and is corrected no more', async () => {
  const struck = { reason: 'Cliente sbagliato' }
  server(nurse, {
    [`GET ${api}/${_id}/focus_events`]: [someFocusEvent({ version: 2, struck })],
  })
  await showPage(`${page}/${_id}/events`)
  const [note] = within(await screen.findByRole('list', { name: 'Eventi' })).getAllByRole('listitem')
  expect(note).toHaveTextContent('Ha bevuto poco')
  expect(note).toHaveTextContent('Annullato: Cliente sbagliato')
  expect(within(note!).queryByRole('link', { name: 'Correggi' })).toBeNull()
  expect(within(note!).getByRole('button', { name: 'Cronologia' })).toBeVisible()
})
