/** Somebody who could go to a client, as far as it says how well she suits. */
export type Carer = {
  /** How many visits she has made to the client of late. */
  visits: number
  /** Whether she is in the client's town that day anyway. */
  inTown: boolean
  /** How many minutes of her working hours are not planned yet; null where she has none written. */
  minutesLeft: number | null
}

/**
 * Carers in the order in which one asks them: who knows the client first, the better the earlier; of those alike who is in
 * the same town that day, then whoever has most hours left. Those who are alike in all of it keep their order.
 */
export const rankCarers = <Person extends Carer>(carers: readonly Person[]): Person[] =>
  carers.toSorted(
    (one, other) =>
      other.visits - one.visits || Number(other.inTown) - Number(one.inTown) || left(other) - left(one),
  )

/** Without written hours nobody knows what is left of them: she is asked after those who have some. */
const left = ({ minutesLeft }: Carer): number => minutesLeft ?? 0
