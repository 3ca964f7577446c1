/** An hour of the timeline is as high as this many pixels, so that a minute is one. */
export const hourPx = 60
export const dayPx = 24 * hourPx

/** Where a timeline stands when it is first seen: eight in the morning at the top. */
export const firstScrollPx = 480

/** The hours that are marked as the working day. */
export const workingDay = { from: '08:00', to: '17:00' } as const

/** What a hand draws or moves falls on whole quarters of an hour. */
export const snapMinutes = 15

export const pixelsOf = (minutes: number): number => (minutes * hourPx) / 60
export const minutesAt = (pixels: number): number => (pixels * 60) / hourPx

/** The nearest quarter of an hour. */
export const snap = (minutes: number): number => Math.round(minutes / snapMinutes) * snapMinutes

/** The quarter of an hour in which a minute lies. */
export const snapDown = (minutes: number): number => Math.floor(minutes / snapMinutes) * snapMinutes

/** How many minutes a step of the arrow keys goes, to the next quarter of an hour later (1) or earlier (-1). */
export function minutesToNextQuarter(minute: number, direction: -1 | 1): number {
  const next = direction === 1 ? snapDown(minute) + snapMinutes : -snapDown(-minute) - snapMinutes
  return next - minute
}
