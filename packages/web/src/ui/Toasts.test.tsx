import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../testing/show.tsx'
import { toast } from './toast.ts'

test('toasts are spoken from one region, at most three, and can be put away', async () => {
  const { user } = await show(<p>pagina</p>)
  act(() => {
    for (const words of ['Uno', 'Due', 'Tre', 'Quattro']) toast(words)
  })
  const region = screen.getByRole('status', { hidden: true })
  expect([...region.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Due',
    'Tre',
    'Quattro',
  ])
  await user.click(screen.getAllByRole('button', { name: 'Chiudi', hidden: true })[0]!)
  expect(region).not.toHaveTextContent('Due')
})

test('the same words said again stand once', async () => {
  await show(<p>pagina</p>)
  act(() => {
    for (const words of ['Il server non risponde', 'Altro', 'Il server non risponde']) toast(words, 'error')
  })
  const region = screen.getByRole('status', { hidden: true })
  expect([...region.querySelectorAll('p')].map(({ textContent }) => textContent).slice(-2)).toEqual([
    'Altro',
    'Il server non risponde',
  ])
  expect(screen.getAllByText('Il server non risponde')).toHaveLength(1)
})
