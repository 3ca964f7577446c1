import { cleanup, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { SentCall } from '../testing/answer-calls.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { show } from '../testing/show.tsx'
import { somePerformance } from '@vicino/domain/testing/some-performance.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { ConfirmServicesSheet } from './FinishVisitSheet.tsx'

const visit = someTask({
  status: 'completed',
  started_at: '2026-11-20T07:02:00.000Z',
  ended_at: '2026-11-20T07:49:00.000Z',
})
const path = `/api/tasks/${visit._id}`
const drafts = `/api/users/me/drafts/performances.finish.${visit._id}`
const keptAt = '2026-11-20T07:50:00.000Z'
const keptOf = (body: unknown) => ({ value: (body as { value: unknown }).value, saved_at: keptAt })
const planned = (code: string, name: string, duration: number) => ({
  serviceId: `01906b97-5c00-7aaa-8aaa-0000${code.replace('.', '')}0`,
  service_details: { code, group: '5002', letter: 'B', name, category: 'Ferite e stomie' },
  duration,
  offered: true,
  left_out: false,
})
const dressing = planned('5002.340', 'Medicazione semplice', 15)
const wash = planned('5003.040', 'Igiene parziale', 25)

async function open(
  plan: readonly object[] = [dressing, wash],
  performed: readonly object[] = [],
  task = visit,
  answer: (call: SentCall) => object = () => ({ status: 201, body: [] }),
  draft: object | null = null,
) {
  const onClose = vi.fn<() => void>()
  const sent = answerReads([], {
    [`GET ${path}/planned_services`]: plan,
    [`GET ${path}/performances`]: performed,
    [`POST ${path}/add_performances`]: answer,
    [`GET ${drafts}`]: draft,
    [`PUT ${drafts}`]: ({ body }: SentCall) => ({ body: keptOf(body) }),
  })
  const { user } = await show(<ConfirmServicesSheet task={task} onClose={onClose} />)
  const posted = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
  const kept = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { user, onClose, posted, kept }
}

const confirm = () => screen.findByRole('button', { name: 'Conferma' })
/** Opens the fields of a service; the minutes have the focus then. */
const minutes = async (user: UserEvent, name: string) => {
  const group = within(screen.getByRole('group', { name }))
  await user.click(group.getByRole('button', { name: /cambia/ }))
  return group.getByRole('textbox', { name: 'Durata' })
}

test('one tap confirms the planned services in the real minutes of the visit', async () => {
  const { user, onClose, posted } = await open()
  expect(await confirm()).toHaveFocus()
  expect(screen.getByText(/Maria Bianchi, 08:02–08:49: 47 min/)).toBeVisible()
  expect(screen.getByText('Totale 47 di 47 min')).toBeVisible()
  await user.click(await confirm())
  await expect.poll(posted).toEqual([
    {
      _id: expect.stringMatching(/-7/),
      performances: [
        { service_details: { code: '5002.340' }, duration: 18, comment: '' },
        { service_details: { code: '5003.040' }, duration: 29, comment: '' },
      ],
    },
  ])
  expect(await screen.findByText('Service added')).toBeVisible()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a visit shorter than its services can be is said as it is', async () => {
  await open([dressing, wash], [], { ...visit, ended_at: '2026-11-20T07:03:00.000Z' })
  expect(await screen.findByText('Totale 2 min, la visita è durata 1 min')).toBeVisible()
})

test('what was not done is deselected and said so, and all or none is one tap', async () => {
  const { user, posted } = await open()
  await user.click(await screen.findByRole('checkbox', { name: 'Eseguita: Igiene parziale' }))
  expect(screen.getByText('Totale 18 di 47 min')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Seleziona tutto' }))
  await user.click(screen.getByRole('button', { name: 'Deseleziona tutto' }))
  expect(await confirm()).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Eseguita: Medicazione semplice' }))
  await user.click(await confirm())
  await expect
    .poll(posted)
    .toMatchObject([{ performances: [{ service_details: { code: '5002.340' } }], left_out: ['5003.040'] }])
})

test('75 real minutes are asked about before anything is sent, and may be kept', async () => {
  const long = { ...visit, ended_at: '2026-11-20T08:17:00.000Z' }
  const { user, posted } = await open([dressing], [], long)
  await user.click(await confirm())
  expect(posted()).toEqual([])
  expect(screen.getByRole('alert')).toHaveTextContent('Sono 75 minuti.')
  expect(screen.getByRole('button', { name: 'Mantieni 75' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Mantieni 75' }))
  await user.click(await confirm())
  await expect.poll(posted).toMatchObject([{ performances: [{ duration: 75 }] }])
})

test('700 typed minutes are no visit: they can only be written anew', async () => {
  const { user, posted } = await open([dressing])
  await confirm()
  const field = await minutes(user, 'Medicazione semplice')
  expect(field).toHaveFocus()
  await user.clear(field)
  await user.type(field, '700')
  await user.click(await confirm())
  expect(posted()).toEqual([])
  expect(screen.queryByRole('button', { name: /Mantieni|Usa/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Correggi' }))
  expect(field).toHaveFocus()
  await user.clear(field)
  await user.type(field, '70')
  await user.click(await confirm())
  await user.click(screen.getByRole('button', { name: 'Mantieni 70' }))
  await user.click(await confirm())
  await expect.poll(posted).toMatchObject([{ performances: [{ duration: 70 }] }])
})

test('half minutes are refused at their field', async () => {
  const { user, posted } = await open([dressing])
  await confirm()
  const field = await minutes(user, 'Medicazione semplice')
  await user.clear(field)
  await user.type(field, '12.5')
  await user.click(await confirm())
  expect(await screen.findByText('Scrivere un numero intero.')).toBeVisible()
  expect(posted()).toEqual([])
})

test('what the server refuses stays in the sheet with its sentence', async () => {
  const refused = {
    status: 409,
    body: { code: 'dossier_closed', detail: 'Il dossier è chiuso.', errors: [] },
  }
  const { user, onClose } = await open([dressing], [], visit, () => refused)
  await user.click(await confirm())
  expect(await screen.findByText('Il dossier è chiuso.')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

test.each<[string, readonly object[], readonly object[]]>([
  ['nothing is planned', [], []],
  ['all of it is recorded', [dressing], [somePerformance()]],
])('nothing is asked where %s', async (_, plan, performed) => {
  const { onClose } = await open(plan, performed)
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a comment is kept while it is typed, and stands there again for the services that are still open', async () => {
  const { user, kept } = await open()
  await confirm()
  await minutes(user, 'Medicazione semplice')
  await user.click(screen.getByRole('button', { name: 'Aggiungi un commento' }))
  await user.type(screen.getByRole('textbox', { name: 'Commento' }), 'Bordi arrossati')

  expect(await screen.findByText(/^Bozza salvata/)).toBeVisible()
  const draft = keptOf(kept().at(-1))
  cleanup()

  const again = await open([wash, dressing], [], visit, undefined, draft)
  expect(await screen.findByDisplayValue('Bordi arrossati')).toBeVisible()
  await again.user.click(await confirm())
  await expect.poll(again.posted).toMatchObject([
    {
      performances: [
        { service_details: { code: '5003.040' }, comment: '' },
        { service_details: { code: '5002.340' }, comment: 'Bordi arrossati' },
      ],
    },
  ])
})

test('what a colleague recorded meanwhile is shown, and left out or recorded once more', async () => {
  const recorded = somePerformance({ service_details: dressing.service_details, duration: 20 })
  const problem = { type: 'urn:vicino:problem:recorded_already', title: 'recorded_already', status: 409 }
  const refused = {
    ...problem,
    code: 'recorded_already',
    detail: 'Già registrata.',
    errors: [],
    requestId: 'x',
  }
  const { user, onClose, posted } = await open([dressing, wash], [], visit, ({ body }) =>
    (body as { beside?: string[] }).beside
      ? { status: 201, body: [] }
      : { status: 409, body: { ...refused, current: [recorded] } },
  )
  await user.click(await confirm())
  expect(
    await screen.findByText(/^Su questa visita è già registrato: Medicazione semplice, 20 min/),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Escludi ciò che è già registrato' }))
  expect(screen.getByRole('checkbox', { name: 'Eseguita: Medicazione semplice' })).not.toBeChecked()
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Eseguita: Medicazione semplice' }))
  await user.click(await confirm())
  await user.click(await screen.findByRole('button', { name: 'Registra una seconda volta' }))
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(posted().at(-1)).toMatchObject({ beside: [recorded._id] })
})
