/** The parts of an interval as they are asked: whole hours, and the minutes beside them. */
export type IntervalParts = { hours: number | null; minutes: number | null }

const minutesPerHour = 60

/** An interval of hours in its parts; a part that says nothing is empty. */
export function partsOfInterval(interval: number | null): IntervalParts {
  if (interval === null) return { hours: null, minutes: null }
  const total = Math.round(interval * minutesPerHour)
  const minutes = total % minutesPerHour
  const hours = (total - minutes) / minutesPerHour
  return { hours: hours === 0 && minutes > 0 ? null : hours, minutes: minutes === 0 ? null : minutes }
}

/** The interval of some parts, in hours with the four decimals that keep each minute; null where nothing is said. */
export function intervalOf({ hours, minutes }: IntervalParts): number | null {
  if (hours === null && minutes === null) return null
  const total = Math.round((hours ?? 0) * minutesPerHour + (minutes ?? 0))
  return Number((total / minutesPerHour).toFixed(4))
}
