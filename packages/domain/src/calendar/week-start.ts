import { addDays, type Day, weekdayOf } from '../days/day.ts'
import { type Weekday, weekdays } from '../days/weekday.ts'

/** The day with which a week begins: Monday here, Sunday where a locale wishes it. */
export type WeekStart = Weekday

const order = weekdays.map(({ value }) => value)

/** How many columns after the start of the week a day stands, 0 to 6. */
function columnInWeek(day: Day, weekStart: WeekStart): number {
  return (order.indexOf(weekdayOf(day)) - order.indexOf(weekStart) + 7) % 7
}

/** The first day of the week in which the day lies. */
export const startOfWeekOn = (day: Day, weekStart: WeekStart): Day =>
  addDays(day, -columnInWeek(day, weekStart))
