import { createMemoryHistory } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pages } from '../pages/pages.ts'
import { show } from '../testing/show.tsx'
import { useGoOn, whileLeaving } from './use-go-on.ts'

function Saved() {
  const goOn = useGoOn()
  return (
    <button type="button" onClick={() => goOn(pages.handover.link())}>
      Salvato
    </button>
  )
}

test('who is about to leave a page is led on from it only once she stays', async () => {
  const history = createMemoryHistory({ initialEntries: ['/contacts'] })
  const { user } = await show(<Saved />, history)
  const { promise: stays, resolve: stay } = Promise.withResolvers<boolean>()
  const asked = whileLeaving('/contacts', stays)
  await user.click(screen.getByRole('button', { name: 'Salvato' }))
  expect(history.location.pathname).toBe('/contacts')
  stay(true)
  await asked
  await user.click(screen.getByRole('button', { name: 'Salvato' }))
  await expect.poll(() => history.location.pathname).toBe('/handover')
})
