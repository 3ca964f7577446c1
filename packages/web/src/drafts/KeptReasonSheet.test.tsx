import { newId } from '@vicino/domain/wire/id.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { show } from '../testing/show.tsx'
import { KeptReasonSheet } from './KeptReasonSheet.tsx'

const logId = newId()
const now = '2026-11-20T07:00:00.000Z'
const drafts = `/api/users/me/drafts/handover.done.${logId}`

function open(draft: unknown = null) {
  const given: string[] = []
  const sent = answerReads([], { [`GET ${drafts}`]: draft, [`PUT ${drafts}`]: { saved_at: now } })
  const sheet = (
    <KeptReasonSheet
      draftKey={`handover.done.${logId}`}
      onClose={() => undefined}
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
    .poll(() => calls().find(({ method }) => method === 'PUT')?.body, { timeout: 5000 })
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
