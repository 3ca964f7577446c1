import { addDays, addMonths, type Day } from '@vicino/domain/days/day.ts'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

type Month = { days: readonly Day[]; onShowDay: (day: Day) => void }

const steps: Record<string, (day: Day, column: number) => Day> = {
  ArrowLeft: day => addDays(day, -1),
  ArrowRight: day => addDays(day, 1),
  ArrowUp: day => addDays(day, -7),
  ArrowDown: day => addDays(day, 7),
  Home: (day, column) => addDays(day, -column),
  End: (day, column) => addDays(day, 6 - column),
  PageUp: day => addMonths(day, -1),
  PageDown: day => addMonths(day, 1),
}

const focusDay = (grid: HTMLElement | null, day: Day): void =>
  grid?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()

/** The arrows move the focus from day to day, and on into other months. */
export function useMonthKeys(grid: RefObject<HTMLElement | null>, { days, onShowDay }: Month) {
  const wanted = useRef<Day | null>(null)

  useLayoutEffect(() => {
    if (wanted.current && days.includes(wanted.current)) focusDay(grid.current, wanted.current)
    wanted.current = null
  }, [grid, days])

  return {
    onKeyDown: (event: KeyboardEvent) => {
      const from = (event.target as HTMLElement).dataset['day']
      const step = steps[event.key]
      if (!from || !step || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      const day = step(from, days.indexOf(from) % 7)
      const staysInMonth = days.includes(day) && !event.key.startsWith('Page')
      if (staysInMonth) focusDay(grid.current, day)
      else {
        wanted.current = day
        onShowDay(day)
      }
    },
  }
}
