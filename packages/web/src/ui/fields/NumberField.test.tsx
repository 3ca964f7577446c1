import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { NumberField } from './NumberField.tsx'
import { useRangeJudge } from './use-clamp.ts'

function Breathing() {
  const [value, setValue] = useState<number | null>(null)
  const judge = useRangeJudge({ min: 10, max: 40, widest: { min: 0, max: 80 } })
  return <NumberField label="Frequenza respiratoria" value={value} onChange={setValue} judge={judge} />
}

const field = (): HTMLElement => screen.getByRole('textbox')

test.each([
  ['8', 'Mantieni 8', '8'],
  ['8', 'Usa 10', '10'],
  ['44', 'Mantieni 44', '44'],
])('a typed %s asks, and «%s» leaves %s', async (typed, answer, held) => {
  const { user } = await show(<Breathing />)
  await user.type(field(), typed)
  await user.tab()
  expect(screen.getByRole('alert')).toHaveTextContent(`Ha scritto ${typed}`)
  await user.click(screen.getByRole('button', { name: answer }))
  expect(field()).toHaveValue(held)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what no body can have is never kept', async () => {
  const { user } = await show(<Breathing />)
  await user.type(field(), '370')
  await user.tab()
  expect(field()).toHaveValue('40')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Usa 40'])
})

test('a corrected value takes the question back', async () => {
  const { user } = await show(<Breathing />)
  await user.type(field(), '8')
  await user.tab()
  await user.clear(field())
  await user.type(field(), '18')
  await user.tab()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(field()).toHaveValue('18')
})

test('a comma is a point', async () => {
  const { user } = await show(<Breathing />)
  await user.type(field(), '12,5')
  await user.tab()
  expect(field()).toHaveValue('12.5')
})

test.each(['1-2', '-8', '1e3', '12 al minuto', '1/2'])(
  'a typed %s never becomes another number: it stays, with an error',
  async typed => {
    const { user } = await show(<Breathing />)
    await user.type(field(), typed)
    await user.tab()
    expect(field()).toHaveValue(typed)
    expect(screen.getByText('Scrivere un numero, per esempio 1.5.')).toBeVisible()
    await user.clear(field())
    await user.type(field(), '12')
    await user.tab()
    expect(field()).toHaveValue('12')
    expect(screen.queryByText('Scrivere un numero, per esempio 1.5.')).toBeNull()
  },
)
