/** What a drag does while the pointer goes on: `move` at most once a frame, then one of the other two. */
export type Drag = {
  move: (x: number, y: number) => void
  drop: () => void
  cancel: () => void
}

/** A mouse drags once it has gone this far; a finger once it has rested this long within this distance. */
const mousePx = 4
const fingerMs = 400
const fingerPx = 8

/** Near the edge of what scrolls, a drag scrolls: this near, and at most this far in a frame. */
const edgePx = 48
const fastestPx = 14

let dragging = false

/** Whether something is being dragged, up to and including the release: what a finger then does is no swipe. */
export const isDragging = (): boolean => dragging

/**
 * A finger that drags must not scroll. Browsers ask before the finger rests, so this has to listen from the
 * start: hand the element on which drags begin.
 */
export function holdScroll(element: HTMLElement): () => void {
  const hold = (event: TouchEvent): void => {
    if (dragging) event.preventDefault()
  }
  element.addEventListener('touchmove', hold, { passive: false })
  return () => element.removeEventListener('touchmove', hold)
}

type Following = {
  /** What scrolls while something is dragged near its edge. */
  scroller?: HTMLElement | undefined
  /** Whether a mouse that does not move drops at once what it begins. */
  clicks?: boolean | undefined
}

/**
 * Follows the pointer that was pressed until it drags, then hands it to what `begin` makes. Escape and whatever
 * takes the pointer away cancel it. Answers how to end it from outside.
 */
export function followPointer(
  press: PointerEvent,
  begin: () => Drag,
  { scroller, clicks = false }: Following = {},
): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const isMouse = press.pointerType === 'mouse'
  let last = press
  let drag: Drag | null = null

  const start = (): void => {
    if (signal.aborted || drag) return
    const begun = begin()
    drag = begun
    dragging = true
    holdPointer(press)
    everyFrame(begun, () => last, signal, scroller)
  }
  const end = (how: 'drop' | 'cancel'): void => {
    if (signal.aborted) return
    ending.abort()
    clearTimeout(rest)
    dragging = false
    if (!drag && clicks && isMouse && how === 'drop') drag = begin()
    else if (how === 'drop') drag?.move(last.clientX, last.clientY)
    if (!drag) return
    drag[how]()
    if (how === 'drop') swallowClick()
    else swallowClickOfRelease()
  }
  const rest = isMouse ? undefined : setTimeout(start, fingerMs)

  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return
    last = event
    const distance = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY)
    if (!drag && isMouse && distance >= mousePx) start()
    if (!drag && !isMouse && distance > fingerPx) end('cancel')
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !drag) return
    event.stopPropagation()
    end('cancel')
  }
  addEventListener('pointermove', onMove, { signal })
  addEventListener('pointerup', event => event.pointerId === press.pointerId && end('drop'), { signal })
  addEventListener('pointercancel', () => end('cancel'), { signal })
  addEventListener('keydown', onKey, { signal, capture: true })
  // A finger that rests would open the menu of the link below it.
  if (!isMouse) addEventListener('contextmenu', event => event.preventDefault(), { signal })
  return () => end('cancel')
}

/** Moves the drag once a frame where the pointer has moved, and scrolls while it is near an edge. */
function everyFrame(
  drag: Drag,
  pointer: () => PointerEvent,
  signal: AbortSignal,
  scroller?: HTMLElement,
): void {
  const edges = scroller?.getBoundingClientRect()
  let seen: PointerEvent | null = null
  const frame = (): void => {
    if (signal.aborted) return
    const now = pointer()
    const speed = edges ? edgeSpeed(now.clientY, edges) : 0
    if (speed !== 0) scroller?.scrollBy(0, speed)
    if (now !== seen || speed !== 0) drag.move(now.clientX, now.clientY)
    seen = now
    requestAnimationFrame(frame)
  }
  frame()
}

/** The browser asks no more what lies below the pointer. */
function holdPointer({ target, pointerId }: PointerEvent): void {
  if (target instanceof Element && target.isConnected) target.setPointerCapture(pointerId)
}

/** Pixels to scroll in this frame, faster the nearer the pointer is to the edge or beyond it. */
function edgeSpeed(y: number, { top, bottom }: DOMRect): number {
  const over = Math.max(0, y - (bottom - edgePx)) - Math.max(0, top + edgePx - y)
  return Math.sign(over) * Math.min(fastestPx, Math.ceil(Math.abs(over) / 4))
}

/** A drag that was given up is still held: its release comes, unless another press comes first. */
function swallowClickOfRelease(): void {
  const waiting = new AbortController()
  const { signal } = waiting
  addEventListener('pointerdown', () => waiting.abort(), { signal, capture: true })
  addEventListener(
    'pointerup',
    () => {
      waiting.abort()
      swallowClick()
    },
    { signal, capture: true },
  )
}

/** The release of a drag is no click on what lies below it. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
