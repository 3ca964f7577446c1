import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Drag, followPointer, isDragging } from './pointer-drag.ts'

type Kind = 'mouse' | 'touch'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  // What the last release swallows must not be the first click of the next test.
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

const pointer = (type: string, kind: Kind, clientX: number, clientY: number): PointerEvent =>
  new PointerEvent(type, { pointerType: kind, pointerId: 1, clientX, clientY, bubbles: true })

/** Presses a pointer on an element; answers what became of the drag. */
function press(kind: Kind) {
  const drag = { move: vi.fn<Drag['move']>(), drop: vi.fn<Drag['drop']>(), cancel: vi.fn<Drag['cancel']>() }
  const begin = vi.fn<() => Drag>(() => drag)
  const end = followPointer(pointer('pointerdown', kind, 100, 100), begin)
  return {
    ...drag,
    begin,
    end,
    send: (type: string, x: number, y: number) => dispatchEvent(pointer(type, kind, x, y)),
  }
}

test('a mouse drags once it has gone some pixels, and drops where it is let go', () => {
  const { send, begin, move, drop } = press('mouse')
  send('pointermove', 102, 101)
  expect(begin).not.toHaveBeenCalled()
  send('pointermove', 110, 100)
  expect(begin).toHaveBeenCalledOnce()
  send('pointermove', 150, 160)
  send('pointerup', 150, 160)
  expect(move).toHaveBeenLastCalledWith(150, 160)
  expect(drop).toHaveBeenCalledOnce()
})

test('a click is no drag', () => {
  const { send, begin, drop } = press('mouse')
  send('pointerup', 100, 100)
  send('pointermove', 300, 300)
  expect(begin).not.toHaveBeenCalled()
  expect(drop).not.toHaveBeenCalled()
})

test('a finger drags once it has rested, and scrolls when it does not rest', () => {
  const resting = press('touch')
  vi.advanceTimersByTime(450)
  expect(resting.begin).toHaveBeenCalledOnce()
  resting.send('pointerup', 100, 100)
  expect(resting.drop).toHaveBeenCalledOnce()

  const scrolling = press('touch')
  scrolling.send('pointermove', 100, 130)
  vi.advanceTimersByTime(1000)
  expect(scrolling.begin).not.toHaveBeenCalled()
})

test('Escape, a pointer that is taken away and the end from outside cancel it once', () => {
  for (const stop of [
    () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    (drag: ReturnType<typeof press>) => drag.send('pointercancel', 0, 0),
    (drag: ReturnType<typeof press>) => drag.end(),
  ]) {
    const drag = press('mouse')
    drag.send('pointermove', 120, 100)
    stop(drag)
    drag.send('pointerup', 120, 100)
    expect(drag.cancel).toHaveBeenCalledOnce()
    expect(drag.drop).not.toHaveBeenCalled()
  }
})

test('the release of a drag is no click on what lies below, the next press is', () => {
  const clicked = vi.fn<() => void>()
  const below = document.createElement('button')
  below.addEventListener('click', clicked)
  document.body.append(below)
  const { send } = press('mouse')
  send('pointermove', 120, 100)
  send('pointerup', 120, 100)
  below.click()
  expect(clicked).not.toHaveBeenCalled()
  vi.runAllTimers()
  below.click()
  expect(clicked).toHaveBeenCalledOnce()
})

test('the release of a drag that Escape ended is no click either, and a new press is', () => {
  const clicked = vi.fn<() => void>()
  document.body.addEventListener('click', clicked)
  for (const [next, clicks] of [
    ['pointerup', 0],
    ['pointerdown', 1],
  ] as const) {
    const { send } = press('mouse')
    send('pointermove', 120, 100)
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    vi.runOnlyPendingTimers()
    send(next, 120, 100)
    document.body.click()
    vi.runOnlyPendingTimers()
    expect(clicked).toHaveBeenCalledTimes(clicks)
  }
  document.body.removeEventListener('click', clicked)
})

test('the release is still part of the drag for what lies around it, and no swipe', () => {
  press('touch')
  vi.advanceTimersByTime(450)
  const seen = vi.fn<(dragging: boolean) => void>()
  document.body.addEventListener('pointerup', () => seen(isDragging()), { once: true })
  document.body.dispatchEvent(pointer('pointerup', 'touch', 200, 100))
  expect(seen).toHaveBeenCalledExactlyOnceWith(true)
  expect(isDragging()).toBe(false)
})
