import type { Day } from '@vicino/domain/days/day.ts'

/** Marks the day in Europe/Zurich: the library's own mark is the device's day, which may be another one. */
export const markToday = (today: Day) => (day: string) => ({ 'data-present': day === today || undefined })
