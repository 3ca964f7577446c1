// A thumb sets out for what stands there and lands a third of a second later. What came late above it has by then pushed
// something else under it: that tap was meant for nothing that it meets, so it does nothing, and is made again.

/** What a tap does something with. */
export const actors = 'a[href], button, summary, input, select, textarea, label'

/** From the eye's decision to the touch. */
export const reachMs = 350

/** What is shown right after a touch or a key is what she asked for, and she follows it. */
const askedForMs = 500

/** A finger that rests longer than this, or moves the page, has seen where it is. */
const tapMs = 800

type Place = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>
type Point = { x: number; y: number }

/** What could be tapped, and where, from an instant on. */
export type Sight = { from: number; scrolled: number; places: ReadonlyMap<Element, Place> }

const holds = ({ top, bottom, left, right }: Place, { x, y }: Point): boolean =>
  left <= x && x <= right && top <= y && y <= bottom

/** What was seen when a thumb that lands now set out: the last sight that stood then. */
const seenBy = (sights: readonly Sight[], now: number): Sight | undefined =>
  sights.findLast(({ from }) => from <= now - reachMs)

/** The sights that a tap can still be judged by. */
export function stillOfUse(sights: readonly Sight[], now: number): Sight[] {
  const seen = seenBy(sights, now)
  return seen ? sights.slice(sights.indexOf(seen)) : [...sights]
}

/**
 * Whether a tap that lands now on `met` set out for another thing: one that stood at that point, and stands elsewhere by
 * now. Where nothing stood there, or the page is being scrolled, nobody can tell; what a sheet covers was not pushed.
 */
export function isMeantForAnother(
  sights: readonly Sight[],
  tap: Point & { met: Element | null; now: number; scrolled: number },
): boolean {
  const { met, now, scrolled } = tap
  const [seen, newest] = [seenBy(sights, now), sights.at(-1)]
  if (!met || !seen || !newest || seen === newest || seen.scrolled !== scrolled) return false
  const stood = [...seen.places].filter(([, place]) => holds(place, tap)).map(([actor]) => actor)
  const isSame = stood.some(actor => actor.contains(met) || met.contains(actor))
  const isElsewhere = (actor: Element): boolean => {
    const place = newest.places.get(actor)
    return place !== undefined && !holds(place, tap)
  }
  return !isSame && stood.some(isElsewhere)
}

const look = (): Sight => ({
  from: performance.now(),
  scrolled: scrollY,
  places: new Map(
    [...document.querySelectorAll(actors)].map(actor => [actor, actor.getBoundingClientRect()] as const),
  ),
})

/** Keeps a finger's tap from what was pushed under it while it was on its way. A mouse shows where it is. */
export function keepTapsMeant(): void {
  if (!matchMedia('(any-pointer: coarse)').matches) return
  let sights: Sight[] = [look()]
  let lastTouch = -askedForMs
  let strayUntil = 0
  let isLooking = false

  const lookAgain = (): void => {
    isLooking = false
    const sight = look()
    const isAskedFor = sight.from - lastTouch < askedForMs
    sights = isAskedFor ? [sight] : stillOfUse([...sights, sight], sight.from)
  }
  const lookSoon = (): void => {
    if (isLooking) return
    isLooking = true
    // What is there is measured with the frame that shows it.
    requestAnimationFrame(lookAgain)
  }
  const everywhere = { capture: true }
  new MutationObserver(lookSoon).observe(document.body, { childList: true, subtree: true })
  // What was brought in by a motion or a finger stands elsewhere when that ends.
  for (const moved of ['animationend', 'transitionend', 'scrollend', 'resize'])
    addEventListener(moved, lookSoon, everywhere)

  addEventListener(
    'pointerdown',
    ({ target, pointerType, clientX: x, clientY: y }) => {
      const now = performance.now()
      const met = target instanceof Element ? target.closest(actors) : null
      const isStray =
        pointerType === 'touch' && isMeantForAnother(sights, { x, y, met, now, scrolled: scrollY })
      strayUntil = isStray ? now + tapMs : 0
      if (!isStray) lastTouch = now
    },
    everywhere,
  )
  addEventListener(
    'keydown',
    () => {
      strayUntil = 0
      lastTouch = performance.now()
    },
    everywhere,
  )
  addEventListener(
    'pointercancel',
    () => {
      strayUntil = 0
    },
    everywhere,
  )
  addEventListener(
    'click',
    event => {
      if (performance.now() > strayUntil) return
      strayUntil = 0
      event.preventDefault()
      event.stopPropagation()
    },
    everywhere,
  )
}
