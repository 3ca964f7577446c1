import { type DrawnLine, type Point, pointsAtMost, signatureField } from './drawn-signature.ts'

/** Nearer points draw nothing that one sees. */
const nearest = 3

/**
 * A line with one more point, which is brought into the field; one that is hardly anywhere else leaves it as it is, and so
 * does one too many.
 */
export function withPoint(line: DrawnLine, { x, y }: Point): DrawnLine {
  const point: Point = { x: within(x, signatureField.width), y: within(y, signatureField.height) }
  const last = line.at(-1)
  const isNear = last && Math.hypot(point.x - last.x, point.y - last.y) < nearest
  return isNear || line.length >= pointsAtMost ? line : [...line, point]
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)))

/** A line as the path of a drawing; a single point is a dot. */
export const pathOf = (line: DrawnLine): string =>
  line.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('') + (line.length === 1 ? 'h0' : '')
