/**
 * A visit is on time when it begins at most so many minutes before or after its planned clock: what a house promises
 * its clients as a quarter of an hour. Only a visit that was carried out, whose beginning was planned by the clock and
 * whose start was recorded, is weighed.
 */
export const onTimeMinutes = 15
