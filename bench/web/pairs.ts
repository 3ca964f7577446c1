import { median, spreadOfMedian } from '../figures.ts'

/** Times of the product and of its floor in milliseconds, pair by pair. */
export type Pairs = { ours: readonly number[]; floor: readonly number[] }

type Measure = () => Promise<number>

/** The first opening of a page starts what the next ones find running. */
const warmUps = 2
const fewest = 9
const most = 61

/** How long one figure is sought once the fewest were measured: on a restless machine it would never stand still. */
const longestMs = 120_000

/** How far the middle of the ratios may still lie, as a part of it, when enough pairs were measured. */
const steadyWithin = 0.06

/** How far apart the first half of the pairs and the second may lie, as a part of it: two runs in one that agree. */
const agreeWithin = 0.1

/**
 * Measures the product and its floor in turns, each first in every second pair: a slow moment of the machine hits both.
 * Goes on until the middle of the ratios stands still and two runs agree, the most were measured, or it took too long.
 */
export async function measurePairs(floor: Measure, ours: Measure): Promise<Pairs> {
  const pairs = { ours: [] as number[], floor: [] as number[] }
  const measurePair = async (floorFirst: boolean): Promise<[number, number]> => {
    const first = await (floorFirst ? floor : ours)()
    const second = await (floorFirst ? ours : floor)()
    return floorFirst ? [first, second] : [second, first]
  }
  for (let round = 0; round < warmUps; round += 1) await measurePair(round % 2 === 0)
  const begun = performance.now()
  const goesOn = (): boolean =>
    pairs.ours.length < most && performance.now() - begun < longestMs && !isSteady(pairs)
  while (pairs.ours.length < fewest || goesOn()) {
    const [ofFloor, ofOurs] = await measurePair(pairs.ours.length % 2 === 0)
    pairs.floor.push(ofFloor)
    pairs.ours.push(ofOurs)
  }
  return pairs
}

const ratiosOf = ({ ours, floor }: Pairs): number[] => ours.map((value, pair) => value / floor[pair]!)

function isSteady(pairs: Pairs): boolean {
  const { from, middle, to } = spreadOfMedian(ratiosOf(pairs))
  const [first, second] = twoRuns(pairs)
  return to - from <= 2 * steadyWithin * middle && Math.abs(first - second) <= agreeWithin * middle
}

/** The middle of the ratios in the first half of the pairs and in the second, as of two runs one after the other. */
export function twoRuns(pairs: Pairs): [first: number, second: number] {
  const ratios = ratiosOf(pairs)
  const half = Math.floor(ratios.length / 2)
  return [median(ratios.slice(0, half)), median(ratios.slice(half))]
}
