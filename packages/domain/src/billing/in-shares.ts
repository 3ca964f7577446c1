/**
 * So many units as they fall to parts by their weight, none of them split: what is left over goes to the part that misses most
 * of it, of several the first. Together they are the whole.
 */
export function inShares(units: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const due = weights.map((weight, at) => {
    const share = whole === 0 ? 0 : units * (weight / whole)
    return { at, units: Math.floor(share), missing: share - Math.floor(share) }
  })
  const left = units - due.reduce((sum, part) => sum + part.units, 0)
  const favoured = new Set(
    due
      .toSorted((one, other) => other.missing - one.missing || one.at - other.at)
      .slice(0, left)
      .map(({ at }) => at),
  )
  return due.map(part => part.units + (favoured.has(part.at) ? 1 : 0))
}
