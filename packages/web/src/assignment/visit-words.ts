import { busy } from '@vicino/domain/tasks/private-task.ts'
import { noClient, type Task, untitled } from '@vicino/domain/tasks/task.ts'
import type { TFunction } from 'i18next'

type Named = Pick<Task, 'type' | 'title' | 'client'>
type Timed = Pick<Task, 'full_day' | 'start_time' | 'end_time'>

/** A visit goes by its client, anything else by its title; of private time the server says only that it is. */
export function nameOf({ type, title, client }: Named, t: TFunction): string {
  if (type === 'client') return client?.name ?? t(noClient.label)
  return title === busy.label ? t(busy.label) : title || t(untitled.label)
}

/** '08:00–09:00', or that it fills the day. */
export const clocksOf = ({ full_day, start_time, end_time }: Timed, t: TFunction): string =>
  full_day ? t('Tutto il giorno') : `${start_time}–${end_time}`
