import { expect, test } from 'vitest'
import { pathOf, withPoint } from './drawn-line.ts'
import { DrawnSignature, linesAtMost, pointsAtMost } from './drawn-signature.ts'

test.each<[string, unknown, boolean]>([
  ['a dot', [[[300, 100]]], true],
  [
    'a line to the corners',
    [
      [
        [0, 0],
        [600, 200],
      ],
    ],
    true,
  ],
  ['nothing', [], false],
  ['a line without a point', [[]], false],
  ['a point outside', [[[601, 0]]], false],
  ['a point between two', [[[1.5, 0]]], false],
  ['a point of three', [[[1, 2, 3]]], false],
  ['a text', [[['M0 0', 1]]], false],
  ['a drawing', '<svg onload="alert(1)"/>', false],
  ['too many points', [Array.from({ length: pointsAtMost + 1 }, () => [1, 1])], false],
  ['too many lines', Array.from({ length: linesAtMost + 1 }, () => [[1, 1]]), false],
])('%s', (_, drawn, isOne) => {
  expect(DrawnSignature.safeParse(drawn).success).toBe(isOne)
})

test('a line takes what is drawn into its field, and nothing that one would not see', () => {
  const line = [
    [10.4, 20],
    [11, 20],
    [700, -5],
  ].reduce<DrawnSignature[number]>((so, [x, y]) => withPoint(so, [x!, y!]), [])
  expect(line).toEqual([
    [10, 20],
    [600, 0],
  ])
  const full = Array.from({ length: pointsAtMost }, (_, at): [number, number] => [at * 2, 0])
  expect(withPoint(full, [5, 100])).toBe(full)
})

test('a line is a path, a single point a dot', () => {
  expect(
    pathOf([
      [1, 2],
      [3, 4],
    ]),
  ).toBe('M1 2L3 4')
  expect(pathOf([[1, 2]])).toBe('M1 2h0')
})
