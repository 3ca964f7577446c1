import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSwipe } from './use-swipe.ts'

const left = vi.fn<() => void>()
const right = vi.fn<() => void>()

function Pages() {
  return (
    <div {...useSwipe({ onLeft: left, onRight: right })}>
      Oggi
      <dialog open>
        <p>Prestazioni</p>
      </dialog>
    </div>
  )
}

test.each([
  ['far to the left', 'touch', -80, 10, [1, 0]],
  ['far to the right', 'touch', 80, -10, [0, 1]],
  ['a little', 'touch', -40, 0, [0, 0]],
  ['more down than across', 'touch', -80, 60, [0, 0]],
  ['with a mouse', 'mouse', -80, 0, [0, 0]],
])('a finger that moves %s', (_how, pointerType, across, down, calls) => {
  left.mockClear()
  right.mockClear()
  render(<Pages />)
  const page = screen.getByText('Oggi')
  fireEvent.pointerDown(page, { pointerType, clientX: 200, clientY: 300 })
  fireEvent.pointerUp(page, { pointerType, clientX: 200 + across, clientY: 300 + down })
  expect([left.mock.calls.length, right.mock.calls.length]).toEqual(calls)
})

test('a finger that moves far to the left in a sheet turns no page: what is typed in it would be gone', () => {
  left.mockClear()
  render(<Pages />)
  const inSheet = screen.getByText('Prestazioni')
  fireEvent.pointerDown(inSheet, { pointerType: 'touch', clientX: 200, clientY: 300 })
  fireEvent.pointerUp(inSheet, { pointerType: 'touch', clientX: 80, clientY: 300 })
  expect(left).not.toHaveBeenCalled()
})
