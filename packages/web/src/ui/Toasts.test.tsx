import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { Sheet } from './sheets/Sheet.tsx'
import { coverToasts, dropToasts, toast } from './toast.ts'
import { holdTyped } from './typed-here.ts'

const wordsIn = (region: HTMLElement) =>
  [...region.querySelectorAll('p')].map(({ textContent }) => textContent)

test('toasts are spoken from one region, at most three, and can be put away', async () => {
  const { user } = await show(<p>pagina</p>)
  act(() => {
    for (const words of ['Uno', 'Due', 'Tre', 'Quattro']) toast(words)
  })
  const region = screen.getByRole('status', { hidden: true })
  expect(wordsIn(region)).toEqual(['Due', 'Tre', 'Quattro'])
  await user.click(screen.getAllByRole('button', { name: 'Chiudi', hidden: true })[0]!)
  expect(region).not.toHaveTextContent('Due')
})

test('the same words said again stand once', async () => {
  await show(<p>pagina</p>)
  act(() => {
    dropToasts()
    for (const words of ['Il server non risponde', 'Altro', 'Il server non risponde']) toast(words, 'error')
  })
  const region = screen.getByRole('status', { hidden: true })
  expect(wordsIn(region)).toEqual(['Altro', 'Il server non risponde'])
})

test('of many failures the newest are in sight, the others are counted and one tap away', async () => {
  const { user } = await show(<p>pagina</p>)
  act(() => {
    dropToasts()
    for (const words of ['Uno', 'Due', 'Tre', 'Quattro', 'Cinque']) toast(words, 'error')
  })
  const region = screen.getByRole('status', { hidden: true })
  expect(wordsIn(region)).toEqual(['Tre', 'Quattro', 'Cinque'])
  await user.click(screen.getByRole('button', { name: 'Mostra altri 2 avvisi', hidden: true }))
  expect(wordsIn(region)).toEqual(['Uno', 'Due', 'Tre', 'Quattro', 'Cinque'])
  const close = () => user.click(screen.getAllByRole('button', { name: 'Chiudi', hidden: true })[0]!)
  await close()
  await close()
  act(() => void toast('Sei', 'error'))
  expect(screen.getByRole('button', { name: 'Mostra un altro avviso', hidden: true })).toBeInTheDocument()
  expect(wordsIn(region)).toEqual(['Quattro', 'Cinque', 'Sei'])
})

test('over an open sheet they stand in it, where they can be reached, and go back with it', async () => {
  const act1 = vi.fn<() => void>()
  const way = { label: 'Apri', act: act1 }
  act(dropToasts)
  const { user, rerender } = await show(
    <Sheet open title="Dose" onClose={() => undefined}>
      <p>foglio</p>
    </Sheet>,
  )
  act(() => void toast('Maria: non salvato', 'error', way))
  const sheet = screen.getByRole('dialog')
  // Said apart: one closes the sheet, the other what it says.
  for (const name of ['Chiudi', 'Chiudi l’avviso'])
    expect(within(sheet).getByRole('button', { name })).toBeVisible()
  await user.click(within(sheet).getByRole('button', { name: 'Apri' }))
  expect(act1).toHaveBeenCalledOnce()
  expect(within(sheet).queryByText('Maria: non salvato')).toBeNull()
  act(() => void toast('Luca: non salvato', 'error', way))
  rerender(<p>niente</p>)
  expect(sheet).not.toBeInTheDocument()
})

test('what leads elsewhere from a sheet waits until what is typed there is safe', async () => {
  const lead = vi.fn<() => void>()
  act(dropToasts)
  const { user } = await show(
    <Sheet open title="Nota" onClose={() => undefined}>
      <p>foglio</p>
    </Sheet>,
  )
  const flush = vi.fn<() => Promise<boolean>>(async () => false)
  const letGo = holdTyped({ hasTyped: () => true, flush })
  act(() => void toast('Maria: non salvato', 'error', { label: 'Apri', act: lead }))
  const press = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Apri' }))
  await press()
  expect(lead).not.toHaveBeenCalled()
  expect(await screen.findByText(/andrebbe perso/)).toBeInTheDocument()
  flush.mockResolvedValue(true)
  await press()
  await vi.waitFor(() => expect(lead).toHaveBeenCalledOnce())
  letGo()
})

test('nobody reads them while the page is covered, and none is lost', async () => {
  await show(<p>pagina</p>)
  act(() => {
    dropToasts()
    toast('Maria: non salvato', 'error')
  })
  let uncover = (): void => undefined
  act(() => {
    uncover = coverToasts()
    toast('Luca: non salvato', 'error')
  })
  const region = screen.getByRole('status', { hidden: true })
  expect(wordsIn(region)).toEqual([])
  act(() => uncover())
  expect(wordsIn(region)).toEqual(['Maria: non salvato', 'Luca: non salvato'])
})
