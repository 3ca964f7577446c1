import type { Instant } from '@vicino/domain/days/instant.ts'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { GivenAtField } from './GivenAtField.tsx'

function Field({ near }: { near: Instant }) {
  const [value, setValue] = useState<Instant | null>(near)
  return (
    <>
      <GivenAtField value={value} onChange={setValue} near={near} />
      <p aria-label="Istante">{value ?? 'nessuna'}</p>
    </>
  )
}

const write = async (near: Instant, clock: string) => {
  const { user } = await show(<Field near={near} />)
  await user.clear(screen.getByLabelText(/Ora/))
  await user.type(screen.getByLabelText(/Ora/), clock)
  await user.tab()
  return user
}

test('an hour that the night does not have is refused, and not put elsewhere', async () => {
  await write('2027-03-28T03:00:00.000Z', '02:30')
  expect(screen.getByText(/Quest'ora non c'è/)).toBeVisible()
  expect(screen.getByLabelText(/Ora/)).toHaveValue('02:30')
  expect(screen.getByLabelText('Istante')).toHaveTextContent('nessuna')
})

test('of an hour that the night has twice it is asked which one', async () => {
  const user = await write('2026-10-25T03:00:00.000Z', '02:30')
  expect(screen.getByLabelText('Istante')).toHaveTextContent('nessuna')
  await user.click(screen.getByRole('button', { name: /La seconda volta/ }))
  expect(screen.getByLabelText('Istante')).toHaveTextContent('2026-10-25T01:30:00.000Z')
  await user.click(screen.getByRole('button', { name: /La prima volta/ }))
  expect(screen.getByLabelText('Istante')).toHaveTextContent('2026-10-25T00:30:00.000Z')
})

test('an hour that comes once is an instant at once, after one that did not', async () => {
  const user = await write('2027-03-28T03:00:00.000Z', '02:30')
  await user.clear(screen.getByLabelText(/Ora/))
  await user.type(screen.getByLabelText(/Ora/), '0340')
  await user.tab()
  expect(screen.getByLabelText('Istante')).toHaveTextContent('2027-03-28T01:40:00.000Z')
  expect(screen.queryByText(/Quest'ora non c'è/)).toBeNull()
})
