import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { ReasonSheet } from './ReasonSheet.tsx'

const given: string[] = []
let closings = 0

const Strike = () => (
  <ReasonSheet
    open
    onClose={() => {
      closings += 1
    }}
    title="Annullare il farmaco?"
    confirmLabel="Registrato per errore"
    suggestions={['Inserito per errore']}
    onConfirm={reason => given.push(reason)}
  />
)

test('nothing is confirmed without a reason', async () => {
  given.length = 0
  const { user } = await show(<Strike />)
  await user.type(screen.getByRole('textbox', { name: /Motivo/ }), ' ab ')
  await user.click(screen.getByRole('button', { name: 'Registrato per errore' }))
  expect(given).toEqual([])
  expect(screen.getByRole('textbox', { name: /Motivo/ })).toBeInvalid()
})

test('a reason goes out trimmed', async () => {
  given.length = 0
  const { user } = await show(<Strike />)
  await user.type(screen.getByRole('textbox', { name: /Motivo/ }), '  Doppione  ')
  await user.click(screen.getByRole('button', { name: 'Registrato per errore' }))
  expect(given).toEqual(['Doppione'])
})

test('a frequent reason is one tap', async () => {
  given.length = 0
  const { user } = await show(<Strike />)
  await user.click(screen.getByRole('button', { name: 'Inserito per errore' }))
  await user.click(screen.getByRole('button', { name: 'Registrato per errore' }))
  expect(given).toEqual(['Inserito per errore'])
})

test('who leaves with words typed is asked, for they are kept nowhere; without them she just leaves', async () => {
  closings = 0
  const { user } = await show(<Strike />)
  const back = (): HTMLElement => screen.getByRole('button', { name: 'Indietro' })
  await user.click(back())
  expect(closings).toBe(1)
  await user.type(screen.getByRole('textbox', { name: /Motivo/ }), 'Doppione')
  await user.click(back())
  expect(closings).toBe(1)
  await user.click(await screen.findByRole('button', { name: 'Resta qui' }))
  expect(screen.getByRole('textbox', { name: /Motivo/ })).toHaveValue('Doppione')
  await user.click(back())
  await user.click(await screen.findByRole('button', { name: 'Chiudi senza salvare' }))
  expect(closings).toBe(2)
})
