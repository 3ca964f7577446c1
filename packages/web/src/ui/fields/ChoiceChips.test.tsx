import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { ChoiceChips, ManyChips } from './ChoiceChips.tsx'

const options = [
  { value: 'yes', label: 'Sì' },
  { value: 'no', label: 'No' },
  { value: 'unknown', label: 'Non so' },
] as const

type Value = (typeof options)[number]['value']

function Single() {
  const [value, setValue] = useState<Value | null>(null)
  return <ChoiceChips label="Allergie" options={options} value={value} onChange={setValue} />
}

function Several() {
  const [value, setValue] = useState<Value[]>([])
  return (
    <>
      <ManyChips label="Allergie" options={options} value={value} onChange={setValue} />
      <output>{value.join(' ')}</output>
    </>
  )
}

const pressed = (): (string | null)[] =>
  screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

test('one answer replaces the other, and a second tap takes it back', async () => {
  const { user } = await show(<Single />)
  await user.click(screen.getByRole('button', { name: 'Sì' }))
  await user.click(screen.getByRole('button', { name: 'No' }))
  expect(pressed()).toEqual(['No'])
  await user.click(screen.getByRole('button', { name: 'No' }))
  expect(screen.queryByRole('button', { pressed: true })).toBeNull()
})

test('several answers keep the order of the options, not of the taps', async () => {
  const { user } = await show(<Several />)
  await user.click(screen.getByRole('button', { name: 'Non so' }))
  await user.click(screen.getByRole('button', { name: 'Sì' }))
  expect(screen.getByText('yes unknown')).toBeInTheDocument()
})

test('the question names its group, its error is read with it', async () => {
  await show(
    <ChoiceChips
      label="Allergie"
      options={options}
      value={null}
      onChange={() => undefined}
      error="Scegliere"
    />,
  )
  expect(screen.getByRole('group', { name: 'Allergie' })).toHaveAccessibleDescription('Scegliere')
})
