import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { newId } from '@vicino/domain/wire/id.ts'
import { answerReads } from '../../testing/answer-reads.ts'
import { show } from '../../testing/show.tsx'
import { NotDoneSheet } from './NotDoneSheet.tsx'

const taskId = newId()

const now = '2026-11-20T07:00:00.000Z'
const drafts = `/api/users/me/drafts/task.not_done.${taskId}`

function open(confirm: (notDone: object) => void, draft: unknown = null) {
  const sent = answerReads([], { [`GET ${drafts}`]: draft, [`PUT ${drafts}`]: { saved_at: now } })
  const sheet = (
    <NotDoneSheet
      taskId={taskId}
      onClose={() => undefined}
      busy={false}
      banner={null}
      onConfirm={async said => {
        confirm(said)
        return true
      }}
    />
  )
  const methods = () => sent.filter(({ path }) => path === drafts).map(({ method }) => method)
  return { shown: show(sheet), methods }
}

test('another reason than those of the list is told in words', async () => {
  const confirm = vi.fn<(notDone: object) => void>()
  const { user } = await open(confirm).shown
  const mark = screen.getByRole('button', { name: 'Segna come non eseguita' })
  await user.click(screen.getByRole('button', { name: 'Altro motivo' }))
  await user.click(mark)
  expect(screen.getByText('Scrivere in poche parole il motivo.')).toBeVisible()
  expect(confirm).not.toHaveBeenCalled()
  await user.type(screen.getByRole('textbox'), 'Strada chiusa per neve')
  await user.click(mark)
  expect(confirm).toHaveBeenCalledExactlyOnceWith({ reason: 'other', text: 'Strada chiusa per neve' })
})

test('a reason of the list needs no words', async () => {
  const confirm = vi.fn<(notDone: object) => void>()
  const { user } = await open(confirm).shown
  await user.click(screen.getByRole('button', { name: 'Ricovero' }))
  await user.click(screen.getByRole('button', { name: 'Segna come non eseguita' }))
  expect(confirm).toHaveBeenCalledExactlyOnceWith({ reason: 'hospital' })
})

test('what was typed is there again when the sheet is, and gone once it is written', async () => {
  const confirm = vi.fn<(notDone: object) => void>()
  const value = { reason: 'hospital', text: 'Portata al Civico alle 6' }
  const { shown, methods } = open(confirm, { value, saved_at: now })
  const { user } = await shown
  expect(await screen.findByDisplayValue('Portata al Civico alle 6')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Segna come non eseguita' }))
  expect(confirm).toHaveBeenCalledExactlyOnceWith(value)
  await expect.poll(methods).toEqual(['GET', 'DELETE'])
})

test('a draft that arrives late goes over nothing that was typed since', async () => {
  const late = ['nobody', { body: { value: { reason: 'hospital', text: 'Di prima' }, saved_at: now } }]
  const { shown, methods } = open(vi.fn<(notDone: object) => void>(), () => late.shift())
  const { user } = await shown
  await user.type(screen.getByRole('textbox'), 'Di adesso')
  await user.click(await screen.findByRole('button', { name: 'Vale quello che è scritto qui' }))
  expect(screen.getByRole('textbox')).toHaveValue('Di adesso')
  await expect.poll(methods).toEqual(['GET', 'GET', 'PUT'])
})
