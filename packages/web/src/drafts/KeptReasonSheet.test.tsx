import { newId } from '@vicino/domain/wire/id.ts'
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { show } from '../testing/show.tsx'
import { KeptReasonSheet } from './KeptReasonSheet.tsx'

const logId = newId()
const now = '2026-11-20T07:00:00.000Z'
const drafts = `/api/users/me/drafts/handover.done.${logId}`

function open(draft: unknown = null, onClose: () => void = () => undefined) {
  const given: string[] = []
  const sent = answerReads([], { [`GET ${drafts}`]: draft, [`PUT ${drafts}`]: { saved_at: now } })
  const sheet = (
    <KeptReasonSheet
      draftKey={`handover.done.${logId}`}
      onClose={onClose}
      title="Che cosa è stato fatto?"
      label="Fatto"
      confirmLabel="Chiudi la consegna"
      onConfirm={async reason => given.push(reason)}
    />
  )
  const calls = () => sent.filter(({ path }) => path === drafts)
  const methods = () => calls().map(({ method }) => method)
  return { shown: show(sheet), calls, methods, given }
}

test('what is typed is kept within seconds', async () => {
  const { shown, calls } = open()
  const { user } = await shown
  await user.type(screen.getByRole('textbox', { name: /Fatto/ }), 'Medico avvisato alle 9')
  await expect
    .poll(() => calls().find(({ method }) => method === 'PUT')?.body)
    .toMatchObject({ value: { reason: 'Medico avvisato alle 9' } })
})

test('it is there again when the sheet is, and gone once it was sent', async () => {
  const { shown, methods, given } = open({ value: { reason: 'Medico avvisato' }, saved_at: now })
  const { user } = await shown
  expect(await screen.findByDisplayValue('Medico avvisato')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Chiudi la consegna' }))
  expect(given).toEqual(['Medico avvisato'])
  await expect.poll(methods).toEqual(['GET', 'DELETE'])
})

test('a restored sheet is begun anew where one asks for it', async () => {
  const { shown, methods } = open({ value: { reason: 'Di ieri' }, saved_at: now })
  const { user } = await shown
  expect(await screen.findByDisplayValue('Di ieri')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ricomincia da capo' }))
  await user.click(await screen.findByRole('button', { name: 'Scarta la bozza' }))
  expect(screen.getByRole('textbox', { name: /Fatto/ })).toHaveValue('')
  await expect.poll(methods).toEqual(['GET', 'DELETE'])
})

describe('a draft that comes when the sheet stands already, and somebody has typed', () => {
  async function typedBefore() {
    const { promise: read, resolve: give } = Promise.withResolvers<object>()
    const onClose = vi.fn<() => void>()
    const { shown, calls } = open(() => read, onClose)
    const { user } = await shown
    const field = () => screen.getByRole('textbox', { name: /Fatto/ })
    await user.type(field(), 'Di oggi')
    give({ body: { value: { reason: 'Di ieri' }, saved_at: now } })
    const takeUp = await screen.findByRole('button', { name: 'Riprendi la bozza' })
    expect(field()).toHaveValue('Di oggi')
    const kept = () => calls().flatMap(({ method, body }) => (method === 'GET' ? [] : [body]))
    return { user, field, takeUp, kept, onClose }
  }

  test('is offered in its place, and taken up where one asks for it', async () => {
    const { user, field, takeUp, kept } = await typedBefore()
    await user.click(takeUp)
    expect(field()).toHaveValue('Di ieri')
    expect(screen.queryByRole('button', { name: 'Riprendi la bozza' })).toBeNull()
    expect(kept()).toEqual([])
  })

  test('gives way to what was typed only where one says so', async () => {
    const { user, field, kept } = await typedBefore()
    await user.click(screen.getByRole('button', { name: 'Vale quello che è scritto qui' }))
    expect(field()).toHaveValue('Di oggi')
    await expect.poll(kept).toMatchObject([{ value: { reason: 'Di oggi' } }])
  })

  test('lets nobody close the sheet over what is kept nowhere', async () => {
    const { user, kept, onClose } = await typedBefore()
    await user.click(screen.getByRole('button', { name: 'Indietro' }))
    await user.click(await screen.findByRole('button', { name: 'Resta qui' }))
    expect(onClose).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Indietro' }))
    await user.click(await screen.findByRole('button', { name: 'Chiudi senza salvare' }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(kept()).toEqual([])
  })
})
