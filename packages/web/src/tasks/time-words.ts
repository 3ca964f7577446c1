import type { Task } from '@vicino/domain/tasks/task.ts'
import type { TFunction } from 'i18next'

type Timed = Pick<Task, 'full_day' | 'start_time' | 'end_time'>

/** '08:00–09:00', or that it fills the day. */
export function timeWords({ full_day, start_time, end_time }: Timed, t: TFunction): string {
  return full_day ? t('Tutto il giorno') : `${start_time}–${end_time}`
}
