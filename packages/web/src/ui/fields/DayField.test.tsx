import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { DayField } from './DayField.tsx'

function Start() {
  const [day, setDay] = useState<string | null>(null)
  return (
    <>
      <DayField label="Data d'inizio" value={day} onChange={setDay} />
      <output>{String(day)}</output>
    </>
  )
}

const field = (): HTMLElement => screen.getByRole('textbox', { name: "Data d'inizio" })
const value = (): HTMLElement => screen.getByText((_, element) => element?.tagName === 'OUTPUT')

test.each([
  ['20.11.2026', '2026-11-20', '20.11.2026'],
  ['1/3/1941', '1941-03-01', '01.03.1941'],
])('a typed %s is %s and shows as %s', async (typed, day, shown) => {
  const { user } = await show(<Start />)
  await user.type(field(), typed)
  await user.tab()
  expect(value()).toHaveTextContent(day)
  expect(field()).toHaveValue(shown)
})

test.each([
  ['31.04.2026', 'Questa data non esiste.'],
  ['01.01.1800', "L'anno va dal 1850 al 2200."],
  ['1.3.41', 'Scrivere la data così: 20.11.2026'],
])('%s stays as typed, with what to do', async (typed, words) => {
  const { user } = await show(<Start />)
  await user.type(field(), typed)
  await user.tab()
  expect(field()).toHaveValue(typed)
  expect(field()).toBeInvalid()
  expect(screen.getByText(words)).toBeInTheDocument()
  expect(value()).toHaveTextContent(typed)
})

test('whoever enters the field writes another day at once, and what she types is not taken away', async () => {
  const { user } = await show(<Start />)
  await user.type(field(), '20.11.2026')
  await user.tab()
  const input = field() as HTMLInputElement
  act(() => input.focus())
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, '20.11.2026'.length])
  await user.keyboard('11.02.1931')
  expect(input).toHaveValue('11.02.1931')
})

test('the calendar opens on demand, picks today, and gives the focus back', async () => {
  const { user } = await show(<Start />)
  await user.click(screen.getByRole('button', { name: "Data d'inizio: apri il calendario" }))
  await user.click(await screen.findByRole('button', { name: 'Oggi' }))
  expect(value()).toHaveTextContent(/^\d{4}-\d{2}-\d{2}$/)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: "Data d'inizio: apri il calendario" })).toHaveFocus()
})
