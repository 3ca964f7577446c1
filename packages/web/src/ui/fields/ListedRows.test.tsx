import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { Button } from '../Button.tsx'
import { ListedRows } from './ListedRows.tsx'
import { TextField } from './TextField.tsx'

type Line = { text: string }

function Alarms({ start }: { start: Line[] }) {
  const [rows, setRows] = useState(start)
  const [errors, setErrors] = useState({})
  return (
    <>
      <ListedRows<Line>
        name="alarms"
        rows={rows}
        errors={errors}
        onChange={setRows}
        blank={{ text: '' }}
        leads="text"
        rowWords={({ text }) => text}
        addLabel="Aggiungi"
        removeLabel={({ text }) => `Rimuovi ${text}`}
      >
        {({ field }) => <TextField label="Allarme" {...field('text')} />}
      </ListedRows>
      <Button onClick={() => setErrors({ 'alarms.1': 'Troppo lungo.' })}>Salva</Button>
    </>
  )
}

const fields = () => screen.queryAllByRole('textbox', { name: 'Allarme' })

test('rows are their words until one is opened', async () => {
  const { user } = await show(<Alarms start={[{ text: 'Febbre' }, { text: 'Sangue' }]} />)
  expect(fields()).toEqual([])
  await user.click(screen.getByRole('heading', { name: 'Sangue' }))
  expect(fields()).toEqual([screen.getByDisplayValue('Sangue')])
})

test('a row in which nothing stands is open, and so is one that is added', async () => {
  const { user } = await show(<Alarms start={[{ text: '' }]} />)
  expect(screen.getByRole('heading', { name: 'Ancora da scrivere' })).toBeVisible()
  expect(fields()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Aggiungi' }))
  expect(fields()).toHaveLength(2)
})

test('a row opens by itself where it is refused as the one value that it is', async () => {
  const { user } = await show(<Alarms start={[{ text: 'Febbre' }, { text: 'Sangue' }]} />)
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(fields()).toEqual([screen.getByDisplayValue('Sangue')])
})
