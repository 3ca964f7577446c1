import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { late } from './late.ts'

const Field = () => <input aria-label="Valore" />
const field = () => screen.findByRole('textbox', { name: 'Valore' })

test('what was brought before stands there at once, with nothing in its place', async () => {
  const Late = late(async () => Field, <p>In arrivo</p>)
  await Late.bring()
  render(<Late />)
  expect(screen.getByRole('textbox', { name: 'Valore' })).toBeVisible()
})

test('what came late keeps what is typed in it when its code is brought meanwhile', async () => {
  const Late = late(async () => Field, <p>In arrivo</p>)
  const { rerender } = render(<Late />)
  expect(screen.getByText('In arrivo')).toBeVisible()
  await userEvent.type(await field(), '138')
  await Late.bring()
  rerender(<Late />)
  expect(await field()).toHaveValue('138')
})
