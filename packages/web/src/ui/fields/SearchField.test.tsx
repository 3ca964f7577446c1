import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { SearchField } from './SearchField.tsx'

const asked: string[] = []

function Search({ atHand = false }: { atHand?: boolean }) {
  const [words, setWords] = useState('')
  const search = (next: string): void => {
    asked.push(next)
    setWords(next)
  }
  return <SearchField label="Cerca" value={words} onSearch={search} atHand={atHand} />
}

const field = (): HTMLElement => screen.getByRole('searchbox', { name: 'Cerca' })

test('a pause searches for all that was typed, once', async () => {
  asked.length = 0
  const { user } = await show(<Search />)
  await user.type(field(), 'Rossi')
  await expect.poll(() => asked).toEqual(['Rossi'])
})

test('letters typed while an answer comes are not lost', async () => {
  asked.length = 0
  const { user } = await show(<Search />)
  await user.type(field(), 'Ro')
  await expect.poll(() => asked.length).toBe(1)
  await user.type(field(), 'ssi')
  expect(field()).toHaveValue('Rossi')
  await expect.poll(() => asked.at(-1)).toBe('Rossi')
  expect(field()).toHaveValue('Rossi')
})

test('Enter searches at once, and the cross empties', async () => {
  asked.length = 0
  const { user } = await show(<Search />)
  await user.type(field(), 'Bianchi{Enter}')
  expect(asked).toEqual(['Bianchi'])
  await user.click(screen.getByRole('button', { name: 'Svuota la ricerca' }))
  expect(asked).toEqual(['Bianchi', ''])
  expect(field()).toHaveValue('')
})

test('what lies at hand narrows with each letter', async () => {
  asked.length = 0
  const { user } = await show(<Search atHand />)
  await user.type(field(), 'Ros')
  expect(asked).toEqual(['R', 'Ro', 'Ros'])
})
