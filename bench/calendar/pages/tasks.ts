import { clockAt } from '../../../packages/domain/src/days/clock.ts'
import { addDays, type Day, daysInMonth } from '../../../packages/domain/src/days/day.ts'

/** A task as both calendars are given it, each in its own words. */
export type BenchTask = {
  id: string
  title: string
  kind: number
  done: boolean
  date: Day
  end: Day
  clocks: { from: string; to: string } | null
}

const people = [
  'Bernasconi Maria',
  'Ferrari Anna',
  'Rossi Carlo',
  'Bianchi Luca',
  'Fontana Piera',
  'Keller Urs',
]
const acts = ['Igiene', 'Medicazione', 'Terapia', 'Prelievo', 'Controllo']

/** Of a hundred tasks so many fill whole days, some of them several; so many are night watches. */
const wholeDays = 6
const nights = 2

/** The tasks of a month, the same ones whenever it is asked: Weyl's sequence instead of chance. */
export function tasksOfMonth(month: Day, count: number): BenchTask[] {
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(month, Math.floor(part(index, 0) * daysInMonth(month)))
    return taskOn(date, index)
  })
}

/** The tasks of a day; few of them fill it whole. */
export const tasksOfDay = (date: Day, count: number): BenchTask[] =>
  Array.from({ length: count }, (_, index) => taskOn(date, index + 50))

function taskOn(date: Day, index: number): BenchTask {
  const start = 360 + Math.floor(part(index, 1) * 56) * 15
  const end = start + 15 + Math.floor(part(index, 2) * 6) * 15
  const sort = index % 100
  const task = {
    id: `${date}-${index}`,
    title: `${people[index % people.length]} ${acts[index % acts.length]}`,
    kind: index % acts.length,
    done: part(index, 3) < 0.4,
    date,
  }
  if (sort < wholeDays) return { ...task, end: addDays(date, index % 3), clocks: null }
  if (sort < wholeDays + nights)
    return { ...task, end: addDays(date, 1), clocks: { from: '22:00', to: '06:00' } }
  return { ...task, end: date, clocks: { from: clockAt(start), to: clockAt(end) } }
}

const steps = [0.618_033_988_75, 0.754_877_666_25, 0.569_840_290_99, 0.819_172_513_4]
const part = (index: number, dimension: number): number => ((index + 1) * steps[dimension]!) % 1
