import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { NumberField } from './NumberField.tsx'
import { readSigned } from './read-number.ts'
import { useRangeJudge } from './use-clamp.ts'

function Breathing() {
  const [value, setValue] = useState<number | null>(null)
  const judge = useRangeJudge({ min: 10, max: 40, widest: { min: 0, max: 80 } })
  return <NumberField label="Frequenza respiratoria" value={value} onChange={setValue} judge={judge} />
}

afterEach(() => vi.restoreAllMocks())

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

function Warmth() {
  const [value, setValue] = useState<number | null>(null)
  const judge = useRangeJudge({ min: 34, max: 42, widest: { min: 25, max: 45 }, step: 0.1 })
  return <NumberField label="Temperatura" value={value} onChange={setValue} judge={judge} />
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('what no body can have becomes no limit: the likely slip is offered, or the correction', async () => {
  const { user } = await show(<Warmth />)
  await user.type(field(), '370')
  await user.tab()
  expect(field()).toHaveValue('370')
  expect(screen.getByRole('alert')).toHaveTextContent('Ha scritto 370. Il valore può andare da 25 a 45.')
  expect(buttons()).toEqual(['Usa 37.0', 'Correggi'])
  await user.click(screen.getByRole('button', { name: 'Usa 37.0' }))
  expect(field()).toHaveValue('37')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('where no point is misplaced it can only be written anew', async () => {
  const { user } = await show(<Warmth />)
  await user.type(field(), '500')
  await user.tab()
  expect(buttons()).toEqual(['Correggi'])
  await user.click(screen.getByRole('button', { name: 'Correggi' }))
  expect(field()).toHaveFocus()
  await user.keyboard('37')
  await user.tab()
  expect(field()).toHaveValue('37')
  expect(screen.queryByRole('alert')).toBeNull()
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

const noNumber = 'Scrivere un numero, per esempio 1.5.'

test.each([
  ['1-2', '12'],
  ['-8', '8'],
  ['1e3', '13'],
  ['36,5abc', '36,5'],
  ['1/2', '12'],
  ['1,2,3', '1,23'],
])(
  'of a typed %s only what belongs to a number is taken, and it is no number until it is written anew',
  async (typed, left) => {
    const { user } = await show(<Breathing />)
    await user.type(field(), typed)
    expect(field()).toHaveValue(left)
    expect(screen.getByText(noNumber)).toBeVisible()
    await user.tab()
    expect(screen.getByText(noNumber)).toBeVisible()
    await user.clear(field())
    await user.type(field(), '12')
    await user.tab()
    expect(field()).toHaveValue('12')
    expect(screen.queryByText(noNumber)).toBeNull()
  },
)

test('a slip of the finger that is taken back leaves the number as it was meant', async () => {
  const { user } = await show(<Breathing />)
  await user.type(field(), '1a')
  await user.keyboard('{Backspace}')
  expect(screen.queryByText(noNumber)).toBeNull()
  await user.keyboard('18')
  await user.tab()
  expect(field()).toHaveValue('18')
})

test('what is pasted is taken as a whole or not at all', async () => {
  const { user } = await show(<Breathing />)
  await user.click(field())
  await user.paste('18 al minuto')
  expect(field()).toHaveValue('')
  expect(screen.getByText(noNumber)).toBeVisible()
  await user.tab()
  await user.click(field())
  await user.paste(' 18,5 ')
  await user.tab()
  expect(field()).toHaveValue('18.5')
  expect(screen.queryByText(noNumber)).toBeNull()
})

test('a keyboard has a minus where a number may lie below nothing, and no decimal point where it is whole', async () => {
  await show(
    <>
      <NumberField label="Bilancio" value={null} onChange={() => undefined} read={readSigned} />
      <NumberField label="Peso" step={0.1} value={null} onChange={() => undefined} />
      <NumberField label="Polso" step={1} value={null} onChange={() => undefined} />
    </>,
  )
  expect(screen.getByRole('textbox', { name: 'Bilancio' })).toHaveAttribute('inputmode', 'text')
  expect(screen.getByRole('textbox', { name: 'Peso' })).toHaveAttribute('inputmode', 'decimal')
  expect(screen.getByRole('textbox', { name: 'Polso' })).toHaveAttribute('inputmode', 'numeric')
})

test('where fingers type, digits come, and one tap turns a number that may lie below nothing', async () => {
  const media = Object.getPrototypeOf(matchMedia('(pointer: coarse)')) as MediaQueryList
  vi.spyOn(media, 'matches', 'get').mockReturnValue(true)
  const kept = vi.fn<(value: number | null) => void>()
  const { user } = await show(
    <NumberField label="Bilancio" step={1} value={null} onChange={kept} read={readSigned} />,
  )
  expect(field()).toHaveAttribute('inputmode', 'numeric')
  const turn = screen.getByRole('button', { name: 'Cambia il segno' })
  await user.type(field(), '350')
  await user.click(turn)
  expect(field()).toHaveValue('-350')
  expect(field()).toHaveFocus()
  await user.click(turn)
  expect(field()).toHaveValue('350')
  await user.click(turn)
  await user.tab()
  expect(kept.mock.lastCall).toEqual([-350])
})

test('a number that is finer than it is written down is told on leaving it', async () => {
  const refuses = (typed: number) => (Number.isInteger(typed) ? undefined : 'Scrivere un numero intero.')
  const { user } = await show(
    <NumberField label="Polso" value={null} onChange={() => undefined} refuses={refuses} />,
  )
  await user.type(field(), '72,5')
  expect(screen.queryByText('Scrivere un numero intero.')).toBeNull()
  await user.tab()
  expect(screen.getByText('Scrivere un numero intero.')).toBeVisible()
})

test('what is being typed is told as soon as it would be taken as it is, and kept only on leaving', async () => {
  const told: (number | null)[] = []
  const kept: (number | null)[] = []
  function Pulse() {
    const judge = useRangeJudge({ min: 20, max: 250, widest: { min: 10, max: 350 }, step: 1 })
    return (
      <NumberField
        label="Polso"
        value={null}
        judge={judge}
        refuses={typed => (Number.isInteger(typed) ? undefined : 'Scrivere un numero intero.')}
        onTyping={typed => told.push(typed)}
        onChange={value => kept.push(value)}
      />
    )
  }
  const { user } = await show(<Pulse />)
  await user.type(field(), '46,5')
  expect(told).toEqual([null, 46, 46, null])
  await user.type(field(), '{Backspace}{Backspace}x')
  expect(told.slice(4)).toEqual([46, 46, null])
  expect(kept).toEqual([])
  expect(screen.queryByText(/^Ha scritto/)).toBeNull()
  await user.clear(field())
  await user.type(field(), '460')
  await user.tab()
  expect(kept).toEqual([460])
  expect(told.at(-1)).toBeNull()
})
