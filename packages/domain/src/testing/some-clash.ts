import type { Clash } from '../tasks/overlap.ts'
import { someTask } from './some-task.ts'

/** What stands in the way of a visit of Anna Ferrari on the morning of 20.11.2026. */
export function someClash(more: Partial<Clash> = {}): Clash {
  const { _id, title, type, date, end_date, start_time, end_time, full_day, client, operators } = someTask()
  const seen = { _id, title, type, date, end_date, start_time, end_time, full_day, client, operators }
  return { ...seen, shared: ['operator'], ...more }
}
