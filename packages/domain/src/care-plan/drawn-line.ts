import { type DrawnLine, type Point, pointsAtMost, signatureField } from './drawn-signature.ts'

/** Nearer points draw nothing that one sees. */
const nearest = 3

/**
 * A line with one more point, which is brought into the field; one that is hardly anywhere else leaves it as it is, and so
 * does one too many.
 */
export function withPoint(line: DrawnLine, [x, y]: Point): DrawnLine {
  const point: Point = [within(x, signatureField.width), within(y, signatureField.height)]
  const last = line.at(-1)
  const isNear = last && Math.hypot(point[0] - last[0], point[1] - last[1]) < nearest
  return isNear || line.length >= pointsAtMost ? line : [...line, point]
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)))

/** A line as the path of a drawing; a single point is a dot. */
export const pathOf = (line: DrawnLine): string =>
  line.length === 1
    ? `M${line[0]!.join(' ')}h0`
    : line.map((point, at) => `${at === 0 ? 'M' : 'L'}${point.join(' ')}`).join('')
