/** What some minutes cost at a rate by the hour, both in Rappen: half a Rappen is rounded up. */
export const costOf = (minutes: number, hourlyRate: number): number =>
  Math.floor((minutes * hourlyRate * 2 + 60) / 120)

/** The smallest coin, in Rappen: what is paid is a multiple of it. */
const smallestCoin = 5

/** What is paid of a total, in Rappen. */
export const payableOf = (total: number): number => Math.round(total / smallestCoin) * smallestCoin

/** Francs with at most two decimals, as answers have them. */
export const francs = (rappen: number): number => rappen / 100
