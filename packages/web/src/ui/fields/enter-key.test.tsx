import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { followEnter } from './enter-key.ts'
import { NoteField } from './NoteField.tsx'
import { NumberField } from './NumberField.tsx'
import { SearchField } from './SearchField.tsx'
import { TextField } from './TextField.tsx'

followEnter()

const media = Object.getPrototypeOf(matchMedia('(pointer: coarse)')) as MediaQueryList
let isTouched = false
beforeEach(() => {
  vi.spyOn(media, 'matches', 'get').mockImplementation(() => isTouched)
})

const nothing = { value: '', onChange: () => undefined }

function show(touched: boolean, note = false) {
  isTouched = touched
  const sent = vi.fn<() => void>()
  render(
    <form
      onSubmit={event => {
        event.preventDefault()
        sent()
      }}
    >
      <TextField label="Nome" {...nothing} />
      <SearchField label="Cerca" value="" onSearch={() => undefined} />
      <TextField label="Spento" disabled {...nothing} />
      <NumberField label="Peso" value={null} onChange={() => undefined} />
      <TextField label="Via" {...nothing} />
      {note && <NoteField label="Nota" {...nothing} />}
      <button type="submit">Salva</button>
    </form>,
  )
  return { user: userEvent.setup(), sent }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('on a phone Enter goes from field to field and sends the form from the last', async () => {
  const { user, sent } = show(true)
  await user.click(field('Nome'))
  await user.keyboard('{Enter}')
  expect(field('Peso')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(field('Via')).toHaveFocus()
  expect(sent).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(sent).toHaveBeenCalledOnce()
})

test('a note is the next field, in which Enter is a new line', async () => {
  const { user, sent } = show(true, true)
  await user.click(field('Via'))
  await user.keyboard('{Enter}')
  expect(field('Nota')).toHaveFocus()
  expect(sent).not.toHaveBeenCalled()
})

test('by keys Enter sends the form from each field', async () => {
  const { user, sent } = show(false)
  await user.click(field('Nome'))
  await user.keyboard('{Enter}')
  expect(sent).toHaveBeenCalledOnce()
  expect(field('Nome')).toHaveFocus()
})

test.each([
  ['Nome', false, 'next'],
  ['Peso', false, 'next'],
  ['Via', false, 'done'],
  ['Via', true, 'next'],
  ['Cerca', false, 'search'],
])('the key of «%s» (a note after it: %s) says %s', async (name, note, says) => {
  const { user } = show(true, note)
  await user.click(field(name))
  expect(field(name)).toHaveAttribute('enterkeyhint', says)
})
