import { expect, test } from 'vitest'
import { pathOf, withLine, withPoint } from './drawn-line.ts'
import { DrawnSignature, linesAtMost, pointsAtMost, pointsIn, pointsInAllAtMost } from './drawn-signature.ts'

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
  [
    'too many points in all',
    Array.from({ length: 41 }, () => Array.from({ length: 250 }, () => ({ x: 1, y: 1 }))),
    false,
  ],
  ['as many lines as there may be', Array.from({ length: linesAtMost }, () => [{ x: 1, y: 1 }]), true],
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
  const goneOn = withPoint(full, { x: 5, y: 100 })
  expect(goneOn.length).toBeLessThan(pointsAtMost)
  expect([goneOn[0], goneOn.at(-2), goneOn.at(-1)]).toEqual([full[0], full.at(-1), { x: 5, y: 100 }])
})

test('whoever draws on and on loses no line, and what is drawn can be saved', () => {
  const scribble = Array.from({ length: 240 }, (_, at) => ({ x: (at * 37) % 600, y: (at * 53) % 200 }))
  const lines = Array.from({ length: linesAtMost }, () => scribble)
  const drawn = lines.reduce<DrawnSignature>(withLine, [])
  expect(drawn).toHaveLength(linesAtMost)
  expect(pointsIn(drawn)).toBeLessThan(pointsInAllAtMost)
  expect(drawn.map(line => [line[0], line.at(-1)])).toEqual(lines.map(line => [line[0], line.at(-1)]))
  expect(DrawnSignature.safeParse(drawn).success).toBe(true)
  expect(withLine(drawn, scribble)).toBe(drawn)
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
