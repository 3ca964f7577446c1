import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { Keypad } from './Keypad.tsx'
import { NumberField } from './NumberField.tsx'

const fields = [
  ['Massima', 300],
  ['Minima', 200],
  ['Polso', 350],
] as const

function Vitals() {
  const [values, setValues] = useState<Record<string, number | null>>({})
  return (
    <Keypad>
      {fields.map(([label, max]) => (
        <NumberField
          key={label}
          label={label}
          pad={{ max, decimals: 0 }}
          value={values[label] ?? null}
          onChange={value => setValues(before => ({ ...before, [label]: value }))}
        />
      ))}
    </Keypad>
  )
}

const field = (label: string) => screen.getByRole('textbox', { name: label })
const typed = () => fields.map(([label]) => (field(label) as HTMLInputElement).value)

// A screen that fingers touch.
beforeEach(() => {
  const media = Object.getPrototypeOf(matchMedia('(pointer: coarse)')) as MediaQueryList
  vi.spyOn(media, 'matches', 'get').mockReturnValue(true)
})
afterEach(() => vi.restoreAllMocks())

async function pressing(...keys: string[]) {
  const { user } = await show(<Vitals />)
  for (const key of keys) await user.click(screen.getByRole('button', { name: key }))
  return user
}

test('a full field leads on by itself, and «Avanti» pressed out of habit skips nothing', async () => {
  await pressing('1', '3', '5', 'Avanti', '8', '0')
  expect(typed()).toEqual(['135', '80', ''])
  expect(field('Polso')).toHaveFocus()
})

test('a field that could take another digit waits for «Avanti»', async () => {
  await pressing('3', '0', 'Avanti', '2', '0', 'Avanti', '7', '2')
  expect(typed()).toEqual(['30', '20', '72'])
})

test('«Avanti» skips a field that nothing is typed in', async () => {
  await pressing('1', '3', '5', 'Avanti', 'Avanti', '7', '2')
  expect(typed()).toEqual(['135', '', '72'])
})

test('a field that was chosen by hand is left by «Avanti»', async () => {
  const user = await pressing('1', '3', '5')
  await user.click(field('Minima'))
  await user.click(screen.getByRole('button', { name: 'Avanti' }))
  expect(field('Polso')).toHaveFocus()
})

test('a field that a tap enters is written anew by the first key, and goes on where it is tapped once more', async () => {
  const user = await pressing('1', '3', 'Avanti')
  await user.click(field('Massima'))
  for (const key of ['1', '3', '8']) await user.click(screen.getByRole('button', { name: key }))
  expect(typed()).toEqual(['138', '', ''])
  await user.click(field('Polso'))
  await user.click(screen.getByRole('button', { name: '7' }))
  await user.click(field('Polso'))
  await user.click(screen.getByRole('button', { name: '2' }))
  expect(typed()).toEqual(['138', '', '72'])
})
