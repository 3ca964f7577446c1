/** Lanes and the rows of a week lie below each other: which keys lead to the one before, and to the next. */
export const acrossLanes: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 }

/** The one before (-1) or after (1) among some in their order; at an end it stays. */
export const beside = <One>(all: readonly One[], one: One, by: -1 | 1): One =>
  all[Math.min(Math.max(all.indexOf(one) + by, 0), all.length - 1)] ?? one
