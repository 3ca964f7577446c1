import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeReadMarks } from './read-marks.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const marking = () => {
  const sent: string[][] = []
  return { sent, marks: makeReadMarks(async ids => void sent.push(ids)) }
}

it('sends what is seen within a moment in one call, each line once', () => {
  const { sent, marks } = marking()
  for (const id of ['a', 'b', 'a']) marks.see(id)
  expect(sent).toEqual([])
  vi.runAllTimers()
  marks.see('b')
  vi.runAllTimers()
  expect(sent).toEqual([['a', 'b']])
  expect([marks.sawNew('a'), marks.sawNew('c')]).toEqual([true, false])
})

it('sends a hundred at once, and the rest when the page is left', () => {
  const { sent, marks } = marking()
  for (let line = 0; line < 101; line += 1) marks.see(String(line))
  expect(sent.map(({ length }) => length)).toEqual([100])
  marks.flush()
  expect(sent.map(({ length }) => length)).toEqual([100, 1])
})

it('sends again what could not be sent', async () => {
  let tries = 0
  const marks = makeReadMarks(async () => {
    tries += 1
    throw new Error('away')
  })
  marks.see('a')
  await vi.runAllTimersAsync()
  marks.see('a')
  await vi.runAllTimersAsync()
  expect(tries).toBe(2)
})
