import { millisecondsOf, type Instant } from '@vicino/domain/days/instant.ts'
import type { BoundsStretch } from '@vicino/domain/surveillance/limits-course.ts'
import { type BoundName, boundNames, markOf } from '@vicino/domain/surveillance/limits.ts'
import type { Bounds } from '@vicino/domain/surveillance/measure.ts'
import type { TrendValue } from '@vicino/domain/surveillance/trend.ts'

/** The values that a chart reaches over, and those that are named at its side. */
export type ChartScale = { low: number; high: number; ticks: number[] }

const niceSteps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]

/** About how many steps a chart has at its side. */
const stepsWanted = 4

/** How far from the values a bound is still drawn, as a share of the highest: calm values lie calmly between theirs. */
const nearShare = 0.35

/** A scale of round numbers that holds all values, and those of the bounds that lie near them. */
export function chartScaleOf(values: readonly number[], bounds: readonly Bounds[]): ChartScale {
  const lowest = Math.min(...values)
  const highest = Math.max(...values)
  const reach = Math.max(highest - lowest, Math.abs(highest) * nearShare, 0.4)
  const near = bounds
    .flatMap(each => boundNames.map(name => each[name]))
    .filter(bound => bound !== undefined && bound >= lowest - reach && bound <= highest + reach) as number[]
  // What never changes is drawn in the middle.
  const room = near.length === 0 && lowest === highest ? reach / 2 : 0
  const [from, to] = [Math.min(lowest - room, ...near), Math.max(highest + room, ...near)]
  const step = niceSteps.find(nice => (to - from) / nice <= stepsWanted) ?? niceSteps.at(-1)!
  const first = Math.floor(from / step)
  const last = Math.max(Math.ceil(to / step), first + 1)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(1)),
  )
  return { low: ticks[0]!, high: ticks.at(-1)!, ticks }
}

/** The surface that a chart is drawn on; it is stretched to its place, so its units mean nothing. */
export const surface = { width: 1000, height: 100 }

/** How high a value lies, from the upper edge. */
export const heightOf = (value: number, { low, high }: ChartScale): number =>
  Number((surface.height - ((value - low) / (high - low)) * surface.height).toFixed(2))

export type ChartSpan = { from: Instant; to: Instant }

/** How far along the span an instant lies. */
function placeOf(at: Instant, { from, to }: ChartSpan): string {
  const start = millisecondsOf(from)
  return (((millisecondsOf(at) - start) / (millisecondsOf(to) - start)) * surface.width).toFixed(1)
}

/** Where one bound holds and can be seen: a level line for each stretch; empty where there is none. */
export function boundLine(
  name: BoundName,
  stretches: readonly BoundsStretch[],
  span: ChartSpan,
  scale: ChartScale,
): string {
  return stretches
    .map(({ from, to, bounds: { [name]: bound } }) =>
      bound === undefined || bound < scale.low || bound > scale.high
        ? ''
        : `M${placeOf(from, span)} ${heightOf(bound, scale)}H${placeOf(to, span)}`,
    )
    .join('')
}

/** The drawing of one parameter: its line, and its points by how they are marked. */
type Drawing = { line: string; plain: string; yellow: string; red: string }

/** Each value is marked by the bounds of its own time. */
export function drawingOf(
  values: readonly TrendValue[],
  span: ChartSpan,
  scale: ChartScale,
  stretches: readonly BoundsStretch[],
): Drawing {
  const drawing: Drawing = { line: '', plain: '', yellow: '', red: '' }
  for (const { measured_at, value } of values) {
    const at = `${placeOf(measured_at, span)} ${heightOf(value, scale)}`
    const { bounds } = stretches.findLast(({ from }) => from <= measured_at) ?? stretches[0]!
    drawing.line += `${drawing.line === '' ? 'M' : 'L'}${at}`
    // A stroke without length, with round ends, stays a dot however the surface is stretched.
    drawing[markOf(value, bounds)?.level ?? 'plain'] += `M${at}h0`
  }
  return drawing
}
