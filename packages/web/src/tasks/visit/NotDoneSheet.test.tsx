import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { NotDoneSheet } from './NotDoneSheet.tsx'

test('another reason than those of the list is told in words', async () => {
  const confirm = vi.fn<(notDone: object) => void>()
  const { user } = await show(
    <NotDoneSheet open onClose={() => undefined} busy={false} banner={null} onConfirm={confirm} />,
  )
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
  const { user } = await show(
    <NotDoneSheet open onClose={() => undefined} busy={false} banner={null} onConfirm={confirm} />,
  )
  await user.click(screen.getByRole('button', { name: 'Ricovero' }))
  await user.click(screen.getByRole('button', { name: 'Segna come non eseguita' }))
  expect(confirm).toHaveBeenCalledExactlyOnceWith({ reason: 'hospital' })
})
