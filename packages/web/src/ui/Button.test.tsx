import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../testing/show.tsx'
import { Button } from './Button.tsx'

/** Goes to work at the first press and counts what it took. */
function Worker() {
  const [presses, setPresses] = useState(0)
  return (
    <Button loading={presses > 0} onClick={() => setPresses(presses + 1)}>
      {`Elimina ${presses}`}
    </Button>
  )
}

test('a button at work says that it takes no press, takes none, and keeps the focus', async () => {
  const { user } = await show(<Worker />)
  const button = screen.getByRole('button')
  expect(button).toBeEnabled()
  await user.click(button)
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  expect(button).toHaveTextContent('Elimina 1')
  expect(button).toHaveFocus()
})
