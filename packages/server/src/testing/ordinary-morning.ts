import type { Instant } from '@vicino/domain/days/instant.ts'

/**
 * When a program of the tests runs unless it is told otherwise: half past nine in Zurich on a Tuesday in the middle of
 * a month, in the middle of a round, with no holiday and no change of the clocks near it. It is written down, because
 * a day that followed the real one would be a Sunday, a holiday and a month's end in turn; it is not the real day,
 * because what mixes both clocks would go unnoticed on it.
 */
export const ordinaryMorning: Instant = '2027-03-09T08:30:00.000Z'
