import { expect, test } from 'vitest'
import { pathOf, withPoint } from './drawn-line.ts'
import { DrawnSignature, linesAtMost, pointsAtMost } from './drawn-signature.ts'

test.each<[string, unknown, boolean]>([
  ['a dot', [[{ x: 300, y: 100 }]], true],
  [
    'a line to the corners',
    [
      [
        { x: 0, y: 0 },
        { x: 600, y: 200 },
      ],
    ],
    true,
  ],
  ['nothing', [], false],
  ['a line without a point', [[]], false],
  ['a point outside', [[{ x: 601, y: 0 }]], false],
  ['a point between two', [[{ x: 1.5, y: 0 }]], false],
  ['a point of three', [[{ x: 1, y: 2, z: 3 }]], false],
  ['a text', [[{ x: 'M0 0', y: 1 }]], false],
  ['a drawing', '<svg onload="alert(1)"/>', false],
  ['too many points', [Array.from({ length: pointsAtMost + 1 }, () => ({ x: 1, y: 1 }))], false],
  ['too many lines', Array.from({ length: linesAtMost + 1 }, () => [{ x: 1, y: 1 }]), false],
])('%s', (_, drawn, isOne) => {
  expect(DrawnSignature.safeParse(drawn).success).toBe(isOne)
})

test('a line takes what is drawn into its field, and nothing that one would not see', () => {
  const line = [
    { x: 10.4, y: 20 },
    { x: 11, y: 20 },
    { x: 700, y: -5 },
  ].reduce<DrawnSignature[number]>(withPoint, [])
  expect(line).toEqual([
    { x: 10, y: 20 },
    { x: 600, y: 0 },
  ])
  const full = Array.from({ length: pointsAtMost }, (_, at) => ({ x: at * 2, y: 0 }))
  expect(withPoint(full, { x: 5, y: 100 })).toBe(full)
})

test('a line is a path, a single point a dot', () => {
  expect(
    pathOf([
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ]),
  ).toBe('M1 2L3 4')
  expect(pathOf([{ x: 1, y: 2 }])).toBe('M1 2h0')
})
