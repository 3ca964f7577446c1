import type { Task } from '@vicino/domain/tasks/task.ts'

/** '08:00–08:45 Medicazione' */
export const visitWords = ({
  start_time,
  end_time,
  title,
}: Pick<Task, 'start_time' | 'end_time' | 'title'>): string =>
  [start_time === null ? '' : `${start_time}–${end_time}`, title].filter(Boolean).join(' ')
