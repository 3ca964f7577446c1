import { screen } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { show } from '../testing/show.tsx'
import { beginningOf } from './beginning-of.ts'
import { ClippedText } from './ClippedText.tsx'

describe('the beginning of a text', () => {
  it.each([
    ['', ''],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), `${'x'.repeat(60)}…`],
    [`${'x'.repeat(30)} ${'y'.repeat(40)}`, `${'x'.repeat(30)}…`],
    [`${'x'.repeat(60)} y`, `${'x'.repeat(60)}…`],
  ])('%s', (text, shown) => {
    expect(beginningOf(text)).toBe(shown)
  })
})

test('the rest is one tap away, and back', async () => {
  const text = `${'parola '.repeat(12)}fine`
  const { user } = await show(<ClippedText text={text} />)
  expect(screen.queryByText(text)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Mostra tutto' }))
  expect(screen.getByText(text)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Mostra meno' }))
  expect(screen.queryByText(text)).toBeNull()
})

test('a short text has nothing to open', async () => {
  await show(<ClippedText text="Infermiera a Biasca." />)
  expect(screen.queryByRole('button')).toBeNull()
})
