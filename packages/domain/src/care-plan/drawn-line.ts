import {
  type DrawnLine,
  type DrawnSignature,
  linesAtMost,
  type Point,
  pointsAtMost,
  pointsIn,
  signatureField,
} from './drawn-signature.ts'

/** Nearer points draw nothing that one sees. */
const nearest = 3

/** So many points say all that a hand writes in the field, and wait in a draft as long as it is open. */
const inkAtMost = 3_000

/**
 * A line with one more point, which is brought into the field; one that is hardly anywhere else leaves it as it is. A line
 * that has all its points keeps every second one and goes on.
 */
export function withPoint(line: DrawnLine, { x, y }: Point): DrawnLine {
  const point: Point = { x: within(x, signatureField.width), y: within(y, signatureField.height) }
  const last = line.at(-1)
  const isNear = last && Math.hypot(point.x - last.x, point.y - last.y) < nearest
  if (isNear) return line
  return [...(line.length < pointsAtMost ? line : thinned(line)), point]
}

/**
 * A signature with one more line. Where it holds more points than one sees, its lines keep every second one; one line too
 * many leaves it as it is.
 */
export function withLine(lines: DrawnSignature, line: DrawnLine): DrawnSignature {
  if (lines.length >= linesAtMost) return lines
  return lighter([...lines, line])
}

const lighter = (lines: DrawnSignature): DrawnSignature =>
  pointsIn(lines) <= inkAtMost ? lines : lighter(lines.map(thinned))

const thinned = (line: DrawnLine): DrawnLine => line.filter((_, at) => at % 2 === 0 || at === line.length - 1)

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)))

/** A line as the path of a drawing; a single point is a dot. */
export const pathOf = (line: DrawnLine): string =>
  line.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('') + (line.length === 1 ? 'h0' : '')
