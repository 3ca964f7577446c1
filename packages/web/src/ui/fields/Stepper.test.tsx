import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { Stepper } from './Stepper.tsx'
import { useRangeJudge } from './use-clamp.ts'
import { useTooFine } from './use-too-fine.ts'

function Dose({ start = 0 }: { start?: number }) {
  const [value, setValue] = useState(start)
  const judge = useRangeJudge({ min: 0, max: 20 })
  const refuses = useTooFine(0.25)
  return (
    <>
      <Stepper label="Mattina" value={value} onChange={setValue} max={20} refuses={refuses} judge={judge} />
      <output>{value}</output>
    </>
  )
}

const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Mattina' })
const value = (): HTMLElement => screen.getByText((_, element) => element?.tagName === 'OUTPUT')

test.each([
  ['0.25', '0.25'],
  ['1,5', '1.5'],
  ['1/2', '0.5'],
  ['1½', '1.5'],
  ['0', '0'],
  ['20', '20'],
])('a typed %s is %s', async (typed, held) => {
  const { user } = await show(<Dose start={3} />)
  await user.clear(field())
  await user.type(field(), typed)
  await user.tab()
  expect(value()).toHaveTextContent(new RegExp(`^${held}$`))
})

test('a typed 1-2 never becomes 12: the sign is not taken, with an error, and the value of before stands', async () => {
  const { user } = await show(<Dose start={3} />)
  await user.clear(field())
  await user.type(field(), '1-2')
  await user.tab()
  expect(field()).toBeInvalid()
  expect(value()).toHaveTextContent(/^3$/)
})

test('an emptied field is 0', async () => {
  const { user } = await show(<Dose start={3} />)
  await user.clear(field())
  await user.tab()
  expect(value()).toHaveTextContent(/^0$/)
})

test('the buttons count whole steps and stop at the ends', async () => {
  const { user } = await show(<Dose start={19.5} />)
  await user.click(screen.getByRole('button', { name: 'Mattina: più' }))
  expect(value()).toHaveTextContent(/^20$/)
  expect(screen.getByRole('button', { name: 'Mattina: più' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Mattina: meno' }))
  expect(value()).toHaveTextContent(/^19$/)
})

test('the arrow keys count as the buttons do', async () => {
  const { user } = await show(<Dose />)
  await user.click(field())
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(value()).toHaveTextContent(/^1$/)
})

test('a typed 24 is not silently 20: the field asks', async () => {
  const { user } = await show(<Dose />)
  await user.clear(field())
  await user.type(field(), '24')
  await user.tab()
  expect(field()).toHaveValue('20')
  expect(value()).toHaveTextContent(/^24$/)
  expect(screen.getByRole('alert')).toHaveTextContent('Ha scritto 24')
  await user.click(screen.getByRole('button', { name: 'Mattina: meno' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(value()).toHaveTextContent(/^19$/)
})

test('a second 24 asks again', async () => {
  const { user } = await show(<Dose />)
  for (let time = 1; time <= 2; time += 1) {
    await user.clear(field())
    await user.type(field(), '24')
    await user.tab()
    expect(screen.getByRole('alert')).toHaveTextContent('Ha scritto 24')
  }
})

test('a dose of 0.3 is refused on leaving the field, and taken once it is written anew', async () => {
  const { user } = await show(<Dose start={3} />)
  await user.clear(field())
  await user.type(field(), '0.3')
  await user.tab()
  expect(field()).toBeInvalid()
  expect(screen.getByText('Scrivere la dose in quarti: 0.25, 0.5, 0.75.')).toBeVisible()
  await user.clear(field())
  await user.type(field(), '0.5')
  await user.tab()
  expect(field()).toBeValid()
  expect(value()).toHaveTextContent(/^0.5$/)
})
