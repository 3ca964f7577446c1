import { expect, test } from 'vitest'
import { isMeantForAnother, reachMs, type Sight, stillOfUse } from './meant-tap.ts'

const [begin, phone, menu] = ['button', 'a', 'button'].map(name => document.createElement(name))
const label = document.createElement('label')
const inLabel = label.appendChild(document.createElement('input'))

const at = (top: number) => ({ top, bottom: top + 50, left: 20, right: 370 })
const sight = (from: number, places: [Element | undefined, number][], scrolled = 0): Sight => ({
  from,
  scrolled,
  places: new Map(places.map(([actor, top]) => [actor!, at(top)])),
})

const before = sight(0, [
  [phone, 340],
  [begin, 480],
])
const pushed = sight(1000, [
  [phone, 480],
  [begin, 620],
])
const soon = 1000 + reachMs - 1

test.each([
  ['another thing was pushed under the thumb', [before, pushed], 500, phone, true],
  ['what it meant is met where it stands now', [before, pushed], 640, begin, false],
  ['nothing was moved', [before], 500, begin, false],
  ['what is met stood there and stays', [before, sight(1000, [[begin, 480]])], 500, begin, false],
  ['nothing stood at that point', [before, pushed], 700, menu, false],
  ['what stood there is gone with its page', [before, sight(1000, [[menu, 480]])], 500, menu, false],
  [
    'a sheet came over what stood there',
    [
      before,
      sight(1000, [
        [begin, 480],
        [menu, 480],
      ]),
    ],
    500,
    menu,
    false,
  ],
  ['nothing that acts is met', [before, pushed], 500, null, false],
  [
    'it is the field of its label',
    [sight(0, [[label, 480]]), sight(1000, [[label, 470]])],
    500,
    inLabel,
    false,
  ],
  ['the page was scrolled meanwhile', [{ ...before, scrolled: 90 }, pushed], 500, phone, false],
])('a tap right after a move, where %s', (_, sights, y, met, isStray) =>
  expect(isMeantForAnother(sights, { x: 100, y, met: met ?? null, now: soon, scrolled: 0 })).toBe(isStray),
)

test('who sets out after the move means what stands there', () => {
  const tap = { x: 100, y: 500, met: phone!, scrolled: 0 }
  expect(isMeantForAnother([before, pushed], { ...tap, now: 1000 + reachMs })).toBe(false)
})

test('of several moves the sight from which the thumb set out is kept', () => {
  const again = sight(1100, [[begin, 700]])
  expect(stillOfUse([before, pushed, again], 1100)).toEqual([before, pushed, again])
  expect(stillOfUse([before, pushed, again], 1100 + reachMs)).toEqual([again])
  expect(stillOfUse([before, pushed, again], 1000 + reachMs)).toEqual([pushed, again])
})
