/** A part of a day in its minutes, 0 to 1440. */
export type DayPart = { from: number; to: number }
