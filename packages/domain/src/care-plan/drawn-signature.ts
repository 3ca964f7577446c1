import * as z from 'zod/mini'
import { maxLength, minLength } from '../wire/length.ts'

/** The field in which somebody signs with a finger, in points across and down, on every screen the same. */
export const signatureField = { width: 600, height: 200 } as const

/** As many points as a line has at most; one that is drawn on and on keeps every second of them. */
export const pointsAtMost = 250
/** As many lines as a signature has at most: more is no signature. */
export const linesAtMost = 200
/** As many points as all its lines have at most. */
export const pointsInAllAtMost = 10_000

const Point = z.strictObject({
  x: z.int().check(z.minimum(0), z.maximum(signatureField.width)),
  y: z.int().check(z.minimum(0), z.maximum(signatureField.height)),
})
export type Point = z.infer<typeof Point>

const DrawnLine = z.array(Point).check(minLength(1, 'required'), maxLength(pointsAtMost, 'too_many'))
export type DrawnLine = z.infer<typeof DrawnLine>

/** A signature as it was drawn: lines of points and nothing that could run or lead anywhere. */
export const DrawnSignature = z.array(DrawnLine).check(
  minLength(1, 'required'),
  maxLength(linesAtMost, 'too_many'),
  z.refine(lines => pointsIn(lines) <= pointsInAllAtMost, 'too_many'),
)
export type DrawnSignature = z.infer<typeof DrawnSignature>

/** How many points some lines have together. */
export const pointsIn = (lines: readonly DrawnLine[]): number =>
  lines.reduce((sum, line) => sum + line.length, 0)
