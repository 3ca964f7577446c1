/** A band holds for all totals from `from` upwards; without it, for all that are left. */
const startOf = (band: { readonly from?: number }): number => band.from ?? Number.NEGATIVE_INFINITY

/** The band in which a total lies. Bands are ordered highest first, and the last one is unbounded. */
export function bandOf<B extends object>(bands: readonly B[], total: number): B {
  return bands.find(band => total >= startOf(band)) ?? bands.at(-1)!
}
