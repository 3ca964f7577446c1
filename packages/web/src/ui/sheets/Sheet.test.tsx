import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { Button } from '../Button.tsx'
import { Sheet } from './Sheet.tsx'

function Visit({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apri</Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Terminare la visita?"
        dismissible={dismissible}
      >
        <Button data-autofocus>Termina</Button>
        <input aria-label="Motivo" />
        <input aria-label="Cerca" type="search" />
      </Sheet>
    </>
  )
}

const open = async (dismissible = true) => {
  const { user } = await show(<Visit dismissible={dismissible} />)
  await user.click(screen.getByRole('button', { name: 'Apri' }))
  return user
}

test('a sheet is named by its title, takes the focus, and gives it back', async () => {
  const user = await open()
  expect(screen.getByRole('dialog', { name: 'Terminare la visita?' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Termina' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Chiudi' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Apri' })).toHaveFocus()
})

test.each(['cancel', 'mouseDown'] as const)('%s on the sheet itself closes it', async event => {
  await open()
  const sheet = screen.getByRole('dialog')
  if (event === 'cancel') fireEvent(sheet, new Event('cancel', { cancelable: true }))
  else fireEvent.mouseDown(sheet)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a press inside does not close it', async () => {
  await open()
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Termina' }))
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

test.each(['cancel', 'mouseDown'] as const)(
  '%s closes no sheet in which something was answered',
  async event => {
    const user = await open()
    const sheet = screen.getByRole('dialog')
    await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Caduta')
    if (event === 'cancel') fireEvent(sheet, new Event('cancel', { cancelable: true }))
    else fireEvent.mouseDown(sheet)
    expect(screen.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Caduta')
    await user.click(screen.getByRole('button', { name: 'Chiudi' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('what was only searched for in a sheet does not hold it', async () => {
  const user = await open()
  await user.type(screen.getByRole('searchbox', { name: 'Cerca' }), 'Rossi')
  fireEvent.mouseDown(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('while something is being sent it stays, whatever asks', async () => {
  await open(false)
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  fireEvent.mouseDown(screen.getByRole('dialog'))
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Chiudi' })).toBeDisabled()
})
